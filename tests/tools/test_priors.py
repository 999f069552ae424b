"""The prior counts a set as bots name it: member by member, and closed."""

from meadhall.engine import Choose, Subset
from tools.priors import steps, weights


def test_a_set_is_counted_step_by_step_with_its_end() -> None:
    ask = Subset(0, "oath", ("a", "b", "c"))
    assert list(steps(ask, "+b")) == [(["a", "b", "c", "done"], "b"), (["c", "done"], "done")]
    assert list(steps(ask, "-")) == [(["a", "b", "c", "done"], "done")]
    assert list(steps(Choose(0, "act", ("x", "y")), "y")) == [(("x", "y"), "y")]


def test_a_weight_says_how_much_oftener_than_by_chance() -> None:
    assert weights({"act": {"x": 9.0, "y": 9.0}}, {"act": {"x": 14, "y": 4}}) == {"act": {"x": 1.5, "y": 0.5}}
