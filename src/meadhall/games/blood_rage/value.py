from meadhall.games.blood_rage.state import Hall


def value(s: Hall, seat: int) -> float:
    return float(s.glory[seat])
