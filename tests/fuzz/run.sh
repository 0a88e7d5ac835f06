#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [SECONDS [READER...]]: fuzzes each reader (dungeon game journal tmj txt content recipe; all without a name) for
# so many seconds, 600 without a number, under the sanitizers. What it finds lies in build/asan/fuzz/findings; a finding
# goes into corpus/READER, where the ctest `save` tries it for ever. What it has learned stays in build/asan/fuzz/READER
# for the next run.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"

seconds=${1:-600}
if ! [[ $seconds =~ ^[0-9]+$ ]]; then
    sed -n '3,7s/^# //p' "${BASH_SOURCE[0]}" >&2
    exit 2
fi
shift $(($# > 0))
[ $# -gt 0 ] || set -- dungeon game journal tmj txt content recipe

install_packages build check
build_preset asan cavewright-fuzz
folder=$root/build/asan/fuzz

fuzz() # reader
{
    mkdir -p "$folder/findings" "$folder/$1"
    if CAVE_FUZZ_READER=$1 "$root/build/asan/tests/fuzz/cavewright-fuzz" -max_total_time="$seconds" -max_len=24576 \
        -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$folder/findings/$1-" \
        "$folder/$1" "$root/tests/fuzz/corpus/$1" >"$folder/$1.log" 2>&1; then
        echo "$1: $(grep -E 'DONE|INITED' "$folder/$1.log" | tail -n 1)"
    else
        tail -n 60 "$folder/$1.log"
        echo "$1: there is a finding, see above and $folder/$1.log"
        return 1
    fi
}
export -f fuzz
export root seconds folder
printf '%s\n' "$@" | xargs -P "$(nproc)" -I{} bash -c 'fuzz {}'
