"""Battle (BR-14.3 to BR-14.6), step by step as the rulebook has it."""

from meadhall.engine import Choose, Rule, Together, replaced
from meadhall.engine.piles import added, removed
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.board import present, strength
from meadhall.games.blood_rage.cards.battle_cards import (
    BEFORE_COMPARING,
    LOSE_TEXTS,
    SIGHT,
    WIN_TEXTS,
    fall,
    has_live,
    heimdalls_watch,
    sight,
    thors_primacy,
    to_hand,
)
from meadhall.games.blood_rage.clan import gain_glory, gain_rage, word
from meadhall.games.blood_rage.content import (
    AXES,
    BATTLE,
    BONUS,
    CARD_OF,
    CARD_VALUES,
    CONTENT,
    FIRST_LATE_AGE,
    KIND,
    LATE,
    PROVINCE_VALUES,
    QUEST,
    SEAT_VALUES,
    STEPS,
    TITLE,
    TITLE_VALUES,
    WORD,
)
from meadhall.games.blood_rage.destroy import BATTLE as BY_BATTLE
from meadhall.games.blood_rage.destroy import all_in_area
from meadhall.games.blood_rage.pillage import succeed
from meadhall.games.blood_rage.reactions import react
from meadhall.games.blood_rage.reasons import NOT_LATE
from meadhall.games.blood_rage.state import BloodRage, G, clear_battle


def battle(g: G, pillager: int, province: int) -> Rule[None]:
    """All clans with a figure in the area are in it, with all their figures (BR-14.2.8)."""
    s = g.s
    clear_battle(s, g.seats)
    s.pillager, s.battlefield = pillager, province
    s.fighters = tuple([seat for seat in clockwise(g.seats, pillager) if present(s, seat, province)])
    place = PROVINCE_VALUES[province]
    g.begin("battle", clause="BR-14.2.8", seat=SEAT_VALUES[pillager], place=place)
    g.tell("battle-begins", clause="BR-14.2.8", seat=SEAT_VALUES[pillager], place=place)
    yield from react(g, "battle-begins", s.fighters)
    if s.age >= FIRST_LATE_AGE:  # before that Age everybody knows that nobody holds a late card
        g.then(("play_cards",), ("late_cards", 0), ("resolution",))
    else:
        g.then(("play_cards",), ("resolution",))


# 14.3, 14.4 Play cards ------------------------------------------------------------------------------------------------


def play_cards(g: G) -> Rule[None]:
    """BR-14.3.1 to BR-14.4.7: one card each, revealed together, and steps A to D; a new wave if a Watch sweeps the table."""
    s = g.s
    clans = [seat for seat in s.fighters if s.hands[seat]]
    if clans:
        chosen = yield from choose_cards(s, clans)
        g.reveal()
        for seat in clans:
            lay_down(g, seat, chosen[seat], "battle-card-revealed")
        thors_primacy(g)  # step A
        if heimdalls_watch(g):  # step B
            g.push("play_cards")
            return
    yield from quests_as_battle_cards(g)  # step C
    yield from before_comparing(g)  # step D


def choose_cards(s: BloodRage, clans: list[int]) -> Rule[dict[int, int]]:
    """BR-14.3.1: everybody a card, in secret; how many cards a hand has is no secret, so the last one is not asked for."""
    chosen = {seat: s.hands[seat][0] for seat in clans}
    params = {"place": PROVINCE_VALUES[s.battlefield]}
    asks = [
        Choose(
            seat,
            "battle-card",
            [CARD_VALUES[card] for card in s.hands[seat]],
            clause="BR-14.3.1",
            params=params,
        )
        for seat in clans
        if len(s.hands[seat]) > 1
    ]
    if asks:
        answers: list[str] = yield Together(asks)
        chosen |= {ask.seat: CARD_OF[answer] for ask, answer in zip(asks, answers, strict=True)}
    return chosen


def lay_down(g: G, seat: int, card: int, event: str) -> None:
    """BR-14.4.1, BR-14.4.2: a Battle card adds its bonus and its text is live; other cards do nothing."""
    s = g.s
    s.hands = removed(s.hands, seat, card)
    s.table = added(s.table, seat, card)
    s.bonuses = added(s.bonuses, seat, BONUS[card])
    if KIND[card] == BATTLE:
        s.live = added(s.live, seat, card)
    if not g.mute:
        g.tell(
            event,
            clause="BR-14.3.3",
            seat=SEAT_VALUES[seat],
            card=CARD_VALUES[card],
            bonus=BONUS[card],
            sight=int(TITLE[card] == SIGHT),
        )


def quests_as_battle_cards(g: G) -> Rule[None]:
    """BR-14.4.6, step C: the owner of such Upgrades may give a revealed Quest the sum of their bonuses (BR-12.1.6)."""
    s = g.s
    for seat in s.fighters:
        for i, card in enumerate(s.table[seat]):
            if KIND[card] != QUEST:
                continue
            bonus = word(s, seat, "quest_bonus")
            if not bonus:
                continue
            answer: str = yield Choose(
                seat,
                "quest-as-battle",
                ["no", f"plus:{bonus}"],
                clause="BR-14.4.6",
                params={"card": CARD_VALUES[card]},
            )
            if answer != "no":
                s.bonuses = replaced(s.bonuses, seat, replaced(s.bonuses[seat], i, bonus))
                g.tell(
                    "quest-as-battle",
                    clause="BR-14.4.6",
                    seat=SEAT_VALUES[seat],
                    card=CARD_VALUES[card],
                    bonus=bonus,
                )


def before_comparing(g: G) -> Rule[None]:
    """BR-14.4.7, step D."""
    s = g.s
    for seat in s.fighters:
        for card in s.live[seat]:
            effect = BEFORE_COMPARING.get(TITLE[card])
            if effect is not None:
                yield from effect(g, seat)


def late_cards(g: G, start: int) -> Rule[None]:
    """BR-14.4.9, step E: from the clan number `start` in order until all have passed. Ends with a late card, and is called again.

    Every clan with cards in hand is asked, so that nobody learns who holds a late card; but for a hand that everybody knows.
    """
    s = g.s
    clans = len(s.fighters)
    everybody = (1 << g.seats) - 1
    for index in range(start, start + clans):
        seat = s.fighters[index % clans]
        hand = s.hands[seat]
        if not any(LATE[card] or s.seen[card] != everybody for card in hand):
            continue
        answer: str = yield Choose(
            seat,
            "late-card",
            [*[CARD_VALUES[card] for card in hand if LATE[card]], "pass"],
            clause="BR-14.4.9",
            blocked=lambda hand=hand: [  # type: ignore[misc]
                (CARD_VALUES[card], NOT_LATE) for card in hand if not LATE[card]
            ],
        )
        if answer != "pass":
            g.reveal()
            lay_down(g, seat, CARD_OF[answer], "late-card-played")
            g.push("late_cards", (index + 1) % clans)
            return


# 14.5 Comparing STR ---------------------------------------------------------------------------------------------------


def card_strength(s: BloodRage, seat: int) -> int:
    """BR-14.5.1: what the cards add; Heimdall's Sight is worth the best bonus of the others."""
    total = sum(s.bonuses[seat])
    return total + sight(s, seat) if has_live(s, seat, SIGHT) else total


def strength_of_cards(s: BloodRage, seat: int) -> list[tuple[int, int]]:
    """BR-14.5.1: the cards on the table and what each of them adds; none once the table is cleared (BR-14.6.2)."""
    return [
        (card, bonus + (sight(s, seat) if TITLE[card] == SIGHT and card in s.live[seat] else 0))
        for card, bonus in zip(s.table[seat], s.bonuses[seat], strict=False)
    ]


def total_strength(s: BloodRage, seat: int) -> int:
    """BR-14.5.1: figures and cards."""
    return strength(s, seat, s.battlefield) + card_strength(s, seat)


def compare(g: G) -> None:
    """BR-14.5.2, BR-14.5.3: a tie for the highest total has no winner."""
    s = g.s
    totals = [total_strength(s, seat) for seat in s.fighters]
    if not g.mute:
        tell_totals(g, totals)
    best = max(totals)
    place = PROVINCE_VALUES[s.battlefield]
    if totals.count(best) == 1:
        s.winner = s.fighters[totals.index(best)]
        g.tell("battle-won", clause="BR-14.5.2", seat=SEAT_VALUES[s.winner], place=place)
        g.result("battle", winner=SEAT_VALUES[s.winner])
    else:
        g.tell("battle-tied", clause="BR-14.5.3", place=place, strength=best)
        g.result("battle", tied=1)


def tell_totals(g: G, totals: list[int]) -> None:
    """BR-14.5.1: what every clan has, and what of it are cards."""
    s = g.s
    for seat, total in zip(s.fighters, totals, strict=True):
        cards = card_strength(s, seat)
        g.tell(
            "battle-total",
            clause="BR-14.5.1",
            seat=SEAT_VALUES[seat],
            figures=total - cards,
            cards=cards,
            strength=total,
        )
        g.result("battle", **{f"strength_{seat}": total})


# 14.6 Resolution ------------------------------------------------------------------------------------------------------


def resolution(g: G) -> Rule[None]:
    """BR-14.5 and BR-14.6, in their order."""
    compare(g)
    s = g.s
    winner, province = s.winner, s.battlefield
    losers = [seat for seat in s.fighters if seat != winner]
    yield from win_and_lose_texts(g)  # 14.6.1
    yield from clear_table(g)  # 14.6.2, 14.6.3
    doomed = [each for seat in losers for each in all_in_area(s, seat, province)]
    yield from fall(g, doomed, BY_BATTLE)  # 14.6.4
    yield from glory_for_the_fallen(g)  # 14.6.5
    if winner == s.pillager:
        yield from succeed(g, winner, province)  # 14.6.6
    if winner >= 0:
        axes = STEPS[AXES][s.stats[winner * 3 + AXES] - 1]
        gain_glory(g, winner, axes, "cause:battle", "BR-14.6.7")
    yield from react(g, "battle-lost", losers, province)  # 14.6.8
    clear_battle(s, g.seats)


def win_and_lose_texts(g: G) -> Rule[None]:
    """BR-14.6.1: one pass from the pillager clockwise, winner and losers alike; nothing for losers without a winner."""
    s = g.s
    for seat in s.fighters:
        for card in s.live[seat]:
            if seat == s.winner:
                gain_rage(g, seat, WORD["win_rage"][card], TITLE_VALUES[card], "BR-14.6.1")
                gain_glory(g, seat, WORD["win_glory"][card], TITLE_VALUES[card], "BR-14.6.1")
                if TITLE[card] in WIN_TEXTS:
                    yield from WIN_TEXTS[TITLE[card]](g, seat)
            elif s.winner >= 0:
                steal(g, "rage-stolen", s.rage, seat, s.winner, WORD["steal_rage"][card], TITLE_VALUES[card])
                steal(
                    g, "glory-stolen", s.glory, seat, s.winner, WORD["steal_glory"][card], TITLE_VALUES[card]
                )
                if TITLE[card] in LOSE_TEXTS:
                    LOSE_TEXTS[TITLE[card]](g, seat)


def steal(g: G, event: str, purse: list[int], thief: int, victim: int, number: int, by: str) -> None:
    """BR-A34: the thief takes what is there; Rage beyond the end of the track is lost (BR-3.2)."""
    taken = min(number, purse[victim])
    if taken:
        purse[victim] -= taken
        purse[thief] += taken
        if purse is g.s.rage:
            purse[thief] = min(purse[thief], CONTENT.rage_end)
        g.tell(
            event,
            clause="BR-14.6.1",
            seat=SEAT_VALUES[thief],
            victim=SEAT_VALUES[victim],
            amount=taken,
            after=purse[thief],
            left=purse[victim],
            by=by,
        )
    elif number:
        g.tell(
            "nothing-to-steal", clause="BR-14.6.1", seat=SEAT_VALUES[thief], victim=SEAT_VALUES[victim], by=by
        )


def clear_table(g: G) -> Rule[None]:
    """BR-14.6.2: the winner's cards are discarded unless kept, the losers' go back into their hands. Live texts stay live."""
    s = g.s
    if s.winner >= 0:
        yield from react(g, "battle-won", (s.winner,))
    for seat in s.fighters:
        for card in s.table[seat]:
            if seat == s.winner:
                s.discard = (*s.discard, card)
                if not g.mute:
                    g.tell(
                        "card-discarded",
                        clause="BR-14.6.2",
                        seat=SEAT_VALUES[seat],
                        card=CARD_VALUES[card],
                        by="cause:won",
                    )
            else:
                to_hand(g, seat, card)
                if not g.mute:
                    g.tell(
                        "card-returned",
                        clause="BR-14.6.2",
                        seat=SEAT_VALUES[seat],
                        card=CARD_VALUES[card],
                        by="cause:lost",
                    )
    s.table = ((),) * g.seats


def glory_for_the_fallen(g: G) -> Rule[None]:
    """BR-14.6.5: live texts first, then the cards in play."""
    s = g.s
    total = sum(s.fallen)
    if not total:
        return
    for seat in s.fighters:
        for card in s.live[seat]:
            gain_glory(g, seat, WORD["fallen_glory"][card] * total, TITLE_VALUES[card], "BR-14.6.5")
    yield from react(g, "battle-fought", s.fighters)
