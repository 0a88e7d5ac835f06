#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh CLI [COUNT [PERSONA...]]: lets each persona (those that are named, else all) that a file of this folder names
# play COUNT seeds (1000 when not given) of the dungeon that the file is called after, says which bands hold, and fails
# if one is missed. Where a file says how far origins or builds may lie apart, a fifth of the seeds is played with each
# of them.
set -euo pipefail
cli=${1:?usage: run.sh CLI [COUNT [PERSONA...]]}
count=${2:-1000}
personas=("${@:3}")
[ ${#personas[@]} -gt 0 ] || personas=(explorer careful greedy swift planner)
folder=$(dirname -- "${BASH_SOURCE[0]}")
missed=0

# play DUNGEON BANDS PERSONA COUNT [OPTION...]
play()
{
    echo "== $1, $3 ${*:5}" >&2
    local status=0
    "$cli" simulate "$1" --bands "$2" --persona "$3" --count "$4" "${@:5}" --turns 60000 -j "$(nproc)" >/dev/null || status=$?
    [ "$status" -le 1 ] || exit "$status" # not played at all
    [ "$status" -eq 0 ] || missed=1
}

for persona in "${personas[@]}"; do
    grep -q "\"$persona\":" "$folder"/*.json || { echo "No file of bands names $persona." >&2 && exit 2; }
done
for bands in "$folder"/*.json; do
    dungeon=$(basename -- "$bands" .json)
    for persona in "${personas[@]}"; do
        ! grep -q "\"$persona\":" "$bands" || play "$dungeon" "$bands" "$persona" "$count"
        for sides in origin build; do
            ! grep -q "\"${sides}SpreadPercent\":.*\"$persona\":" "$bands" ||
                play "$dungeon" "$bands" "$persona" $(((count + 4) / 5)) "--$sides" all
        done
    done
done
exit "$missed"
