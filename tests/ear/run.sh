#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [BINARY [TRANSCRIPT]]: uses the program with nothing but ears and a keyboard, by AT-SPI as screen readers do,
# on a display of its own: switches By ear on, plays the tutorial to its end, builds a room in the editor, and walks the
# tree of all that is shown for things without a name. Fails where something was not said, was said twice in a row, has no
# name or is not in the tree. What was heard and pressed is written to TRANSCRIPT, else shown. tests/ear/transcript.txt is
# that of the last time it was kept.
# Skipped (77) where display or bus do not come up. Needs the packages of the row `ear` in packages.txt.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"
install_packages ear
. "$root/tests/support/daemons.sh"
binary=$(realpath -- "${1:-$root/build/dev/app/cavewright}")
transcript=${2:-/dev/stdout}

mkdir -m 700 "$work/run"
export XDG_RUNTIME_DIR=$work/run
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" >"$work/xvfb.log" 2>&1 &
started+=($!)
answers test -s "$work/display" || skip "Xvfb does not come up."
DISPLAY=:$(cat "$work/display")
export DISPLAY
openbox >"$work/openbox.log" 2>&1 &
started+=($!)
dbus-run-session -- true >"$work/bus.log" 2>&1 || skip "No bus comes up."

status=0
# Debian's own Python has the bindings.
LC_ALL=C.UTF-8 PYTHONDONTWRITEBYTECODE=1 dbus-run-session -- \
    /usr/bin/python3 "$root/tests/ear/session.py" "$binary" "$work/data" "$work/transcript" >"$work/session.log" 2>&1 ||
    status=$?
[ -s "$work/transcript" ] || skip "Nothing was heard."
cat "$work/transcript" >"$transcript"
tail -n 1 "$work/transcript" >&2
if [ "$status" -ne 0 ]; then
    grep -v "^dbus-daemon" "$work/session.log" | tail -n 20 >&2
fi
exit "$status"
