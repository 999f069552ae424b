#!/usr/bin/env bash
# Pins the dependencies of pyproject.toml in requirements/*.txt. Run it as `make lock`.
# The files name versions only: no index, no link, no path of the machine that made them.
set -euo pipefail
cd "$(dirname "$0")/.."
export CUSTOM_COMPILE_COMMAND="make lock"
python=${PYTHON:-.venv/bin/python}

pin() {
    local out=requirements/$1.txt
    shift
    "$python" -m piptools compile --quiet --upgrade --strip-extras --no-header --no-annotate \
        --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file "$out" "$@"
    echo "$out: $(grep -c == "$out") packages"
}

# One resolution for everything, the smaller sets are cut from it, so that all of them agree.
pin all --extra server --extra lab --extra envs --extra dev pyproject.toml
pin cluster --extra cluster --constraint requirements/all.txt pyproject.toml
pin server --extra server --constraint requirements/all.txt pyproject.toml
pin base --constraint requirements/all.txt pyproject.toml
pin build --constraint requirements/all.txt requirements/build.in
pin node requirements/node.in
pin peers requirements/peers.in
