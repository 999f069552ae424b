"""Battle (BR-14.3 to BR-14.6), step by step as the rulebook has it."""

from meadhall.engine import Choose, Rule, Together
from meadhall.games.blood_rage.board import present, strength
from meadhall.games.blood_rage.cards.battle_cards import (
    BEFORE_COMPARING,
    LOSE_TEXTS,
    SIGHT,
    WIN_TEXTS,
    Battle,
    fall,
    heimdalls_watch,
    thors_primacy,
    to_hand,
)
from meadhall.games.blood_rage.clan import gain_glory, gain_rage
from meadhall.games.blood_rage.content import (
    AXES,
    BATTLE,
    BONUS,
    CARD_OF,
    CARD_VALUES,
    CLOCKWISE,
    CONTENT,
    FIRST_LATE_AGE,
    KIND,
    LATE,
    PROVINCE_VALUES,
    QUEST,
    SEAT_VALUES,
    STEPS,
    TITLE,
    WORD,
)
from meadhall.games.blood_rage.destroy import BATTLE as BY_BATTLE
from meadhall.games.blood_rage.destroy import all_in_area
from meadhall.games.blood_rage.pillage import succeed
from meadhall.games.blood_rage.reasons import NOT_LATE
from meadhall.games.blood_rage.state import G, Hall, added, removed, replaced

WORDS_OF = {
    card.id: tuple(
        (name, number)
        for name, number in card.words
        if name in ("win_glory", "win_rage", "steal_glory", "steal_rage", "fallen_glory")
    )
    for card in CONTENT.cards
    if card.kind == BATTLE
}


def battle(g: G, pillager: int, province: int) -> Rule[None]:
    """All clans with a figure in the area are in it, with all their figures (BR-14.2.8)."""
    s = g.s
    order = [seat for seat in CLOCKWISE[g.seats][pillager] if present(s, seat, province)]
    fight = Battle(pillager, province, order, g.seats)
    g.tell("battle-begins", clause="BR-14.2.8", seat=SEAT_VALUES[pillager], place=PROVINCE_VALUES[province])
    yield from g.emit("battle-begins", order, fight)
    yield from play_cards(g, fight)  # 14.3 and steps A, B
    yield from quests_as_battle_cards(g, fight)  # step C
    yield from before_comparing(g, fight)  # step D
    yield from late_cards(g, fight)  # step E
    compare(g, fight)  # 14.5
    yield from resolve(g, fight)  # 14.6


# 14.3, 14.4 Play cards ------------------------------------------------------------------------------------------------


def play_cards(g: G, fight: Battle) -> Rule[None]:
    """BR-14.3.1 to BR-14.4.5: one card each, revealed together; again as long as a Watch sweeps the table."""
    s = g.s
    swept = True
    while swept:
        clans = [seat for seat in fight.order if s.hands[seat]]
        if not clans:
            return
        answers: list[str] = yield Together(
            [
                Choose(
                    seat,
                    "battle-card",
                    [CARD_VALUES[card] for card in s.hands[seat]],
                    clause="BR-14.3.1",
                    params={"place": PROVINCE_VALUES[fight.province]},
                )
                for seat in clans
            ]
        )
        g.reveal()
        for seat, answer in zip(clans, answers, strict=True):
            lay_down(g, fight, seat, CARD_OF[answer])
        thors_primacy(g, fight)
        swept = heimdalls_watch(g, fight)


def lay_down(g: G, fight: Battle, seat: int, card: int) -> None:
    """BR-14.4.1, BR-14.4.2: a Battle card adds its bonus and its text is live; other cards do nothing."""
    s = g.s
    s.hands = removed(s.hands, seat, card)
    s.table = added(s.table, seat, card)
    fight.bonuses[seat].append(BONUS[card])
    if KIND[card] == BATTLE:
        fight.texts[seat].append(TITLE[card])
    g.tell("battle-card-revealed", clause="BR-14.3.3", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])


def quests_as_battle_cards(g: G, fight: Battle) -> Rule[None]:
    """BR-14.4.6, step C: the owner of such an Upgrade may give a revealed Quest its bonus."""
    s = g.s
    for seat in fight.order:
        quests = [i for i, card in enumerate(s.table[seat]) if KIND[card] == QUEST]
        bonuses = sorted({WORD["quest_bonus"][card] for card in s.upgrades[seat]} - {0}) if quests else []
        if not bonuses:
            continue
        for i in quests:
            card = CARD_VALUES[s.table[seat][i]]
            answer: str = yield Choose(
                seat,
                "quest-as-battle",
                ["no", *(f"plus:{bonus}" for bonus in bonuses)],
                clause="BR-14.4.6",
                params={"card": card},
            )
            if answer != "no":
                fight.bonuses[seat][i] = int(answer[5:])
                g.tell(
                    "quest-as-battle",
                    clause="BR-14.4.6",
                    seat=SEAT_VALUES[seat],
                    card=card,
                    bonus=fight.bonuses[seat][i],
                )


def before_comparing(g: G, fight: Battle) -> Rule[None]:
    """BR-14.4.7, step D."""
    for seat in fight.order:
        for text in fight.texts[seat]:
            effect = BEFORE_COMPARING.get(text)
            if effect is not None:
                g.tell("text-works", clause="BR-14.4.7", seat=SEAT_VALUES[seat], card=f"card:{text}")
                yield from effect(g, fight, seat)


def late_cards(g: G, fight: Battle) -> Rule[None]:
    """BR-14.4.9, step E. Every clan with cards in hand is asked, so that nobody learns who holds a late card.

    Before the first Age whose deck has one, everybody knows that nobody does.
    """
    s = g.s
    if s.age < FIRST_LATE_AGE:
        return
    passed = 0
    while passed < len(fight.order):
        for seat in fight.order:
            card = -1
            if s.hands[seat]:
                answer: str = yield ask_late_card(s, seat)
                if answer != "pass":
                    card = CARD_OF[answer]
            if card < 0:
                passed += 1
                if passed >= len(fight.order):
                    return
            else:
                passed = 0
                g.reveal()
                lay_down(g, fight, seat, card)


def ask_late_card(s: Hall, seat: int) -> Choose:
    hand = s.hands[seat]
    return Choose(
        seat,
        "late-card",
        [*(CARD_VALUES[card] for card in hand if LATE[card]), "pass"],
        clause="BR-14.4.9",
        blocked=lambda: [(CARD_VALUES[card], NOT_LATE) for card in hand if not LATE[card]],
    )


# 14.5 Comparing STR ---------------------------------------------------------------------------------------------------


def total_strength(s: Hall, fight: Battle, seat: int) -> int:
    """BR-14.5.1: figures and cards; Heimdall's Sight is worth the best bonus of the others."""
    total = strength(s, seat, fight.province) + sum(fight.bonuses[seat])
    return total + fight.sight(seat) if SIGHT in fight.texts[seat] else total


def compare(g: G, fight: Battle) -> None:
    """BR-14.5.2, BR-14.5.3: a tie for the highest total has no winner."""
    totals = [total_strength(g.s, fight, seat) for seat in fight.order]
    for seat, total in zip(fight.order, totals, strict=True):
        g.tell("battle-total", clause="BR-14.5.1", seat=SEAT_VALUES[seat], strength=total)
    best = max(totals)
    if totals.count(best) == 1:
        fight.winner = fight.order[totals.index(best)]
        g.tell(
            "battle-won",
            clause="BR-14.5.2",
            seat=SEAT_VALUES[fight.winner],
            place=PROVINCE_VALUES[fight.province],
        )
    else:
        g.tell("battle-tied", clause="BR-14.5.3", place=PROVINCE_VALUES[fight.province])


# 14.6 Resolution ------------------------------------------------------------------------------------------------------


def resolve(g: G, fight: Battle) -> Rule[None]:
    """BR-14.6, in its order."""
    s, winner = g.s, fight.winner
    losers = [seat for seat in fight.order if seat != winner]
    yield from win_and_lose_texts(g, fight)  # 14.6.1
    yield from clear_table(g, fight)  # 14.6.2, 14.6.3
    doomed = [each for seat in losers for each in all_in_area(s, seat, fight.province)]
    yield from fall(g, fight, doomed, BY_BATTLE)  # 14.6.4
    yield from glory_for_the_fallen(g, fight)  # 14.6.5
    if winner == fight.pillager:
        yield from succeed(g, winner, fight.province, fight.texts[winner])  # 14.6.6
    if winner >= 0:
        axes = STEPS[AXES][s.stats[winner * 3 + AXES] - 1]
        gain_glory(g, winner, axes, "cause:battle", "BR-14.6.7")
    yield from g.emit("battle-lost", losers, fight.province)  # 14.6.8


def win_and_lose_texts(g: G, fight: Battle) -> Rule[None]:
    """BR-14.6.1: one pass from the pillager clockwise, winner and losers alike; nothing for losers without a winner."""
    winner = fight.winner
    for seat in fight.order:
        for text in fight.texts[seat]:
            for name, number in WORDS_OF[text]:
                if seat == winner:
                    if name == "win_glory":
                        gain_glory(g, seat, number, f"card:{text}", "BR-14.6.1")
                    elif name == "win_rage":
                        gain_rage(g, seat, number, f"card:{text}", "BR-14.6.1")
                elif winner >= 0:
                    if name == "steal_glory":
                        steal(g, g.s.glory, seat, winner, number)
                    elif name == "steal_rage":
                        steal(g, g.s.rage, seat, winner, number)
            if seat == winner:
                if text in WIN_TEXTS:
                    yield from WIN_TEXTS[text](g, fight, seat)
            elif winner >= 0 and text in LOSE_TEXTS:
                LOSE_TEXTS[text](g, fight, seat)


def steal(g: G, purse: list[int], thief: int, victim: int, number: int) -> None:
    """BR-A34: the thief takes what is there; Rage beyond the end of the track is lost (BR-3.2)."""
    taken = min(number, purse[victim])
    if taken:
        purse[victim] -= taken
        purse[thief] += taken
        rage = purse is g.s.rage
        if rage:
            purse[thief] = min(purse[thief], CONTENT.rage_end)
        g.tell(
            "rage-stolen" if rage else "glory-stolen",
            clause="BR-14.6.1",
            seat=SEAT_VALUES[thief],
            victim=SEAT_VALUES[victim],
            amount=taken,
        )


def clear_table(g: G, fight: Battle) -> Rule[None]:
    """BR-14.6.2: the winner's cards are discarded unless kept, the losers' go back into their hands."""
    s = g.s
    if fight.winner >= 0:
        yield from g.emit("battle-won", (fight.winner,), fight)
    for seat in fight.order:
        for card in s.table[seat]:
            if seat == fight.winner:
                s.discard = (*s.discard, card)
                g.tell("card-discarded", clause="BR-14.6.2", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])
            else:
                to_hand(g, seat, card)
                g.tell("card-returned", clause="BR-14.6.2", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])
        s.table = replaced(s.table, seat, ())


def glory_for_the_fallen(g: G, fight: Battle) -> Rule[None]:
    """BR-14.6.5: live texts first, then the cards in play."""
    total = sum(fight.fallen)
    if not total:
        return
    for seat in fight.order:
        for text in fight.texts[seat]:
            for name, number in WORDS_OF[text]:
                if name == "fallen_glory":
                    gain_glory(g, seat, number * total, f"card:{text}", "BR-14.6.5")
    yield from g.emit("battle-fought", fight.order, fight)
