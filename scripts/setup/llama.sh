# shellcheck shell=bash
# llama.cpp: its `llama` library alone, compiled for this processor, into a prefix of its own.

llama_is_there() {
    local lib="$POCHE_LLAMA_PREFIX/lib"
    [ -f "$lib/pkgconfig/llama.pc" ] && [ -e "$lib/libllama.so" ] && [ -e "$lib/libggml.so" ] && [ -e "$lib/libggml-base.so" ]
}

# Prints only the share done, on one line, and only on a terminal.
build_share() {
    if [ -t 1 ]; then
        sed -un 's/^\[ *\([0-9]*%\)\].*/\1/p' | while read -r share; do
            printf '\r  %s\033[K' "$(words compiled "$share")"
        done
        printf '\r\033[K'
    else
        cat >/dev/null
    fi
}

llama_archive() {
    sed -n 's/.*"file": "\(llama_cpp_python-[^"]*\)".*/\1/p' "$poche_scripts/setup/artefacts.json"
}

# unpack_llama WORK: once, so that what was compiled before an interruption is not older than its sources.
unpack_llama() {
    [ ! -f "$1/unpacked" ] || return 0
    rm -rf "$1/source" && mkdir "$1/source" &&
        tar -xzf "$POCHE_DEPS/sources/$(llama_archive)" -C "$1/source" --strip-components=3 \
            --wildcards '*/vendor/llama.cpp/*' &&
        touch "$1/unpacked"
}

build_llama() {
    local work="$1" source="$1/source" build="$1/build" log="$1/build.log"
    unpack_llama "$work" || return 1
    cmake -S "$source" -B "$build" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$POCHE_LLAMA_PREFIX" -DCMAKE_INSTALL_LIBDIR=lib \
        -DCMAKE_INSTALL_RPATH="\$ORIGIN" -DBUILD_SHARED_LIBS=ON -DGGML_NATIVE=ON -DGGML_CCACHE=OFF \
        -DLLAMA_BUILD_COMMON=OFF -DLLAMA_BUILD_TOOLS=OFF -DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_EXAMPLES=OFF \
        -DLLAMA_BUILD_SERVER=OFF -DLLAMA_BUILD_APP=OFF >>"$log" 2>&1 &&
        cmake --build "$build" --target llama --parallel "$(nproc)" 2>>"$log" | tee -a "$log" | build_share &&
        DESTDIR="$work/stage" cmake --install "$build" >>"$log" 2>&1 &&
        install -D -m 644 "$source/LICENSE" "$work/stage$POCHE_LLAMA_PREFIX/LICENSE"
}

need_llama() {
    ! llama_is_there || return 0
    mkdir -p "$POCHE_DEPS"
    exec {llama_lock}>"$POCHE_DEPS/.llama.lock"
    flock "$llama_lock"
    ! llama_is_there || return 0
    local work
    work="$POCHE_DEPS/.llama-build-$(basename "$POCHE_LLAMA_PREFIX")"
    # Of another version, or of another processor.
    find "$POCHE_DEPS" -maxdepth 1 -name '.llama-build-*' ! -path "$work" -exec rm -rf {} +
    /usr/bin/python3 "$poche_scripts/setup/fetch.py" source llama "$POCHE_DEPS/sources"
    mkdir -p "$work"
    say compiling
    trap 'printf "\n" >&2; say stopped again >&2; exit 130' INT
    if ! build_llama "$work"; then
        cp "$work/build.log" "$POCHE_DEPS/llama-build.log"
        tail -n 15 "$POCHE_DEPS/llama-build.log" >&2
        refuse not-compiled "$POCHE_DEPS/llama-build.log"
    fi
    rm -rf "$POCHE_LLAMA_PREFIX"
    mv "$work/stage$POCHE_LLAMA_PREFIX" "$POCHE_LLAMA_PREFIX"
    trap - INT
    rm -rf "$work"
    llama_is_there || refuse llama-incomplete "$POCHE_LLAMA_PREFIX"
    exec {llama_lock}>&-
}
