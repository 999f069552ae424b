"""The tests mirror the package: tests/engine tests src/meadhall/engine, and so on."""
