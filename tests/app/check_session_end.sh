#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_session_end.sh GAME: fails unless the program keeps what it has when it is told to end as at the end of a session:
# a game with its save, and the place of the window, which nothing but an orderly end or this writes.
set -euo pipefail
game=$(realpath -- "${1:?usage: check_session_end.sh GAME}")
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
failed=0

fail()
{
    echo "$1"
    failed=1
}

for signal in TERM HUP INT; do
    data=$work/$signal
    "$game" --data-dir "$data" --play jsrogue --seed 4 2>"$work/told" &
    for _ in $(seq 600); do # until the game has begun: from then on the signals are heard
        [ -z "$(ls -A "$data/saves" 2>/dev/null)" ] || break
        sleep 0.1
    done
    kill -s "$signal" $!
    status=0
    wait $! 2>/dev/null || status=$?
    [ "$status" -eq $((128 + $(kill -l "$signal"))) ] || fail "At SIG$signal it ends with $status: $(cat "$work/told")"
    grep -q '^geometry=' "$data/state.ini" || fail "At SIG$signal the window's place is not kept."
    [ -s "$data/saves/jsrogue-4.save.json" ] || fail "At SIG$signal the game is not kept."
done

exit "$failed"
