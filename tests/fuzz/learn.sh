#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# learn.sh [SECONDS [READER...]]: fuzzes each reader for so many seconds of processor time, 600 without a number, from
# all that was learned before, and says for how long it has reached no new code. The fewest inputs that reach as much are
# then kept in tests/fuzz/learned for the next time. For what it finds see run.sh.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/readers.sh"
read_arguments 600 3,5 "$@"

learn() # reader
{
    local corpus=$folder/$1 kept=$root/tests/fuzz/learned/$1.tar.xz
    take_learned "$1"
    rm -rf "$corpus.least"
    mkdir -p "$corpus.least"

    fuzzer "$1" "$corpus" "$root/tests/fuzz/corpus/$1" &
    local pid=$! log=$folder/$1.log
    local spent=0 began=-1 reached=0 code=0 new_at=0 times ticks
    ticks=$(getconf CLK_TCK)
    while kill -0 "$pid" 2>/dev/null && ! ((began >= 0 && spent - began >= seconds)); do
        sleep 1
        times=$(cut -d ' ' -f 14,15 "/proc/$pid/stat" 2>/dev/null) || break
        spent=$(((${times/ /+}) / ticks))
        if ((began < 0)); then
            ! grep -q INITED "$log" || began=$spent
        fi
        code=$(grep -oE 'cov: [0-9]+' "$log" | tail -n 1 | cut -c 6-)
        if ((began >= 0 && ${code:-0} > reached)); then
            reached=$code
            new_at=$((spent - began))
        fi
    done
    if ! kill -INT "$pid" 2>/dev/null; then
        tail -n 60 "$log"
        echo "$1: there is a finding, see above and $log"
        return 1
    fi
    wait "$pid" || true # it says that it was stopped
    echo "$1: $(grep -oE '^#[0-9]+' "$log" | tail -n 1) runs in $((spent - began)) s of processor time, $reached edges," \
        "no new one in the last $((spent - began - new_at)) s"

    (fuzzer "$1" -merge=1 "$corpus.least" "$root/tests/fuzz/corpus/$1" "$corpus")
    mkdir -p "${kept%/*}"
    tar -cJf "$kept" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C "$corpus.least" .
}

build_fuzzers
for_each_reader learn
