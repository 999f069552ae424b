"""One habit of asking that all chapters share."""

from meadhall.engine import Choose, Rule


def pick(ask: Choose) -> Rule[str]:
    """Ask, unless there is only one answer. Never for choices that depend on a hidden hand: the missing question would tell."""
    values = ask.values
    answer: str = (yield ask) if len(values) > 1 else str(values[0])
    return answer
