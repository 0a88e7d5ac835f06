#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh CLI [COUNT]: lets each persona that a file of this folder names play COUNT seeds (1000 when not given) of the
# dungeon that the file is called after, says which bands hold, and fails if one is missed.
set -euo pipefail
cli=${1:?usage: run.sh CLI [COUNT]}
count=${2:-1000}
folder=$(dirname -- "${BASH_SOURCE[0]}")
missed=0
for bands in "$folder"/*.json; do
    dungeon=$(basename -- "$bands" .json)
    for persona in explorer careful greedy swift planner; do
        grep -q "\"$persona\":" "$bands" || continue
        echo "== $dungeon, $persona" >&2
        status=0
        "$cli" simulate "$dungeon" --count "$count" --persona "$persona" --turns 60000 --bands "$bands" -j "$(nproc)" >/dev/null || status=$?
        [ "$status" -le 1 ] || exit "$status" # not played at all
        [ "$status" -eq 0 ] || missed=1
    done
done
exit "$missed"
