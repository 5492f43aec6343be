# shellcheck shell=bash
# The language models, where the program looks for them.

fetch() {
    /usr/bin/python3 "$poche_scripts/setup/fetch.py" "$@"
}

need_model() {
    local folder="$POCHE_DATA/models" key
    key="$(fetch choose "$folder")"
    fetch model "$key" "$folder"
}

need_test_model() {
    fetch model test "$POCHE_CACHE/test-models"
}

need_embedding_model() {
    fetch model embedding "$POCHE_DATA/embedding"
}
