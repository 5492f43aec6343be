# shellcheck shell=bash
# The programs that read the calendar files in the end-to-end tests, in an environment of their own.

need_test_tools() {
    # Written last: a folder without it is half an environment.
    [ ! -f "$POCHE_TEST_TOOLS/complete" ] || return 0
    say test-tools
    rm -rf "$POCHE_TEST_TOOLS"
    /usr/bin/python3 -m venv "$POCHE_TEST_TOOLS"
    "$POCHE_TEST_TOOLS/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
        --only-binary :all: --require-hashes --requirement "$poche_scripts/../Tests/EndToEnd/requirements.txt" ||
        refuse test-tools-failed
    touch "$POCHE_TEST_TOOLS/complete"
}
