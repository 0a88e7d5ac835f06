#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# difficulty.sh CLI [COUNT]: lets the explorer play COUNT seeds (1000 when not given) of each dungeon that players are
# offered, and fails if a game comes to no end, or if one is won more or less often than its difficulty in offered.json
# says: 1 from 95 games of 100 on, 2 from 75, 3 from 50, 4 from 15, else 5.
set -euo pipefail
cli=${1:?usage: difficulty.sh CLI [COUNT]}
count=${2:-1000}
offered=$(dirname -- "${BASH_SOURCE[0]}")/../../resources/dungeons/offered.json
wins=("" "[950, 1000]" "[750, 949]" "[500, 749]" "[150, 499]" "[0, 149]")
bands=$(mktemp)
trap 'rm -f -- "$bands"' EXIT
missed=0
found=0
while read -r dungeon difficulty; do
    found=$((found + 1))
    echo "== $dungeon, difficulty $difficulty" >&2
    echo "{\"wonPerMille\": {\"explorer\": ${wins[difficulty]}}, \"unfinishedPerMille\": {\"explorer\": 0}}" >"$bands"
    status=0
    "$cli" simulate "$dungeon" --count "$count" --persona explorer --turns 60000 --bands "$bands" -j "$(nproc)" >/dev/null || status=$?
    [ "$status" -le 1 ] || exit "$status" # not played at all
    [ "$status" -eq 0 ] || missed=1
done < <(sed -nE 's/.*"name": "([a-z_]+)", "difficulty": ([1-5]).*/\1 \2/p' "$offered")
[ "$found" -eq "$(grep -c '"name":' "$offered")" ] || missed=1 # a row that is written otherwise
exit "$missed"
