#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [ARGUMENT...]: builds cavewright-bench, cavewright-play-bench and cavewright-editor-bench for release and runs
# them: the table of our kernels beside their peers, what a game costs, how long a save keeps its window, what the editor
# costs. All of it is written to tests/bench/results/DATE-PROCESSOR.txt as well. Arguments go to the three programs
# instead, such as --benchmark_filter=heroTurns; then nothing is written.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"

install_packages build bench
build_preset release cavewright-bench cavewright-play-bench cavewright-editor-bench
programs=$root/build/release/tests

# What rot.js needs for the same jobs, in microseconds; nothing where there is no node.
rotjs()
{
    local folder=$root/build/rotjs
    if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
        echo "WITHOUT node AND npm NOTHING IS SHOWN OF rot.js." >&2
    elif ! npm install --silent --no-save --prefix "$folder" rot-js@2.2 >/dev/null; then
        echo "rot.js CANNOT BE INSTALLED: NOTHING IS SHOWN OF IT." >&2
    else
        "$programs/cavewright-bench" --maps | node "$root/tests/bench/rotjs.mjs" "$folder"
    fi
}

measure()
{
    local status=0
    echo "$(date -u +%F), $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) processors," \
        "load before: $(cut -d ' ' -f 1 /proc/loadavg), commit $(git -C "$root" rev-parse --short HEAD)"
    # shellcheck disable=SC2016 # these are awk's
    "$programs/cavewright-bench" --ratios >"$table" || status=$?
    { rotjs || echo "rot.js FAILED: LITTLE OR NOTHING IS SHOWN OF IT." >&2; } | awk -F '\t' -v table="$table" '
        { time[$1] = $2 }
        END {
            while ((getline line < table) > 0) {
                job = substr(line, 1, 44); sub(/ +$/, "", job)
                print line (job in time ? "  (rot.js: " time[job] " us)" : "")
            }
        }'
    "$programs/cavewright-play-bench" --ratios 2>/dev/null || status=$?
    local program
    for program in bench play-bench editor-bench; do
        "$programs/cavewright-$program" 2>&1 | grep -vE "propagateSizeHints|XDG_RUNTIME_DIR|built as DEBUG"
    done
    return "$status"
}

if [ $# -gt 0 ]; then
    for program in bench play-bench editor-bench; do
        "$programs/cavewright-$program" "$@"
    done
    exit
fi
table=$(mktemp)
trap 'rm -f "$table"' EXIT
processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1 | tr -cs '[:alnum:]\n' '-')
mkdir -p "$root/tests/bench/results"
measure | tee "$root/tests/bench/results/$(date -u +%F)-${processor:-unknown}.txt"
