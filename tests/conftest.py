"""What holds for all tests: none is skipped, and hypothesis repeats itself in CI."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

settings.register_profile("desk", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")

NO_SKIP = "a test may not be skipped: make it run here, or take it out"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped:
        report.__dict__.pop("wasxfail", None)  # pytest does not count an expected failure as one
        report.outcome = "failed"
        report.longrepr = f"{NO_SKIP} ({report.longrepr})"
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"{NO_SKIP} ({report.longrepr})"
    return report
