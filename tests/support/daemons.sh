# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# For the scripts to source that start daemons of their own: `work`, a folder for them, and `started`, their process ids, to be
# added to. Both are gone when the script ends.

work=$(mktemp -d /tmp/cavewright-daemons-XXXXXX) # short: a socket's path has at most 107 letters
started=()

# shellcheck disable=SC2317 # the trap calls it
finish()
{
    [ ${#started[@]} -eq 0 ] || kill "${started[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT

skip() # why
{
    echo "Skipped: $1"
    tail -n 5 "$work"/*.log 2>/dev/null || true
    exit 77
}

answers() # command...: within 20 seconds
{
    for _ in $(seq 80); do
        "$@" >/dev/null 2>&1 && return
        sleep 0.25
    done
    return 1
}
