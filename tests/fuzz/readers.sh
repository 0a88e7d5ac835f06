# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# For run.sh and learn.sh to source: builds the fuzzers, brings back what was learned, and starts one.
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"

readers=(dungeon game journal tmj tmx ldtk txt content recipe record share query part)
folder=$root/build/asan/fuzz

# The arguments of both: seconds, then readers. Says the given lines of the script when they are wrong.
read_arguments() # default lines [SECONDS [READER...]]
{
    seconds=${3:-$1}
    if ! [[ $seconds =~ ^[0-9]+$ ]]; then
        sed -n "$2s/^# //p" "$0" >&2
        exit 2
    fi
    [ $# -le 3 ] || readers=("${@:4}")
}

build_fuzzers()
{
    install_packages build check
    build_preset asan cavewright-fuzz
    mkdir -p "$folder/findings"
}

# All inputs that ever reached something new, in an empty folder.
take_learned() # reader
{
    local kept=$root/tests/fuzz/learned/$1.tar.xz
    rm -rf "${folder:?}/$1"
    mkdir -p "$folder/$1"
    [ ! -e "$kept" ] || tar -xJf "$kept" -C "$folder/$1"
}

# Takes the place of the shell. Writes the log of this reader; what it learns goes into the first folder.
fuzzer() # reader argument... folder...
{
    CAVE_FUZZ_READER=$1 exec "$root/build/asan/tests/fuzz/cavewright-fuzz" -max_len=24576 -timeout=10 \
        -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$folder/findings/$1-" "${@:2}" >"$folder/$1.log" 2>&1
}

# A function for each reader, as many at once as there are processors.
for_each_reader() # function
{
    # shellcheck disable=SC2163 # it is the name of one
    export -f fuzzer take_learned "$1"
    export root seconds folder
    printf '%s\n' "${readers[@]}" | xargs -P "$(nproc)" -I{} bash -euc "$1 {}"
}
