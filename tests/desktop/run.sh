#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [DEB]: installs the package (else that of build/release, made anew) in an empty Debian and uses it there as
# desktops do: kinds of files, opening them, one program for all, small pictures, the end of the session. lintian must
# find nothing in it, and removing it must leave nothing.
# Only root can make a system of its own: skipped (77) for others. Needs the packages of the row `desktop` in packages.txt.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"
[ "$(id -u)" -eq 0 ] || { echo "Skipped: only root can make a system of its own." && exit 77; }
install_packages desktop
. "$root/tests/support/daemons.sh"

if [ $# -gt 0 ]; then
    deb=$(realpath -- "$1")
else
    build_preset release
    (cd "$root/build/release" && rm -f ./*.deb && cpack >/dev/null)
    deb=$(echo "$root"/build/release/*.deb)
fi
lintian --allow-root --fail-on error,warning "$deb"
echo "lintian finds nothing in ${deb##*/}"

system=$work/system
debootstrap --variant=minbase bookworm "$system" >"$work/debootstrap.log" || skip "No empty Debian is to be had."
# Before a command; no function, so that what is started in the background is the command itself, and is killed.
inside=(chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LC_ALL=C.UTF-8
    DEBIAN_FRONTEND=noninteractive HOME=/home/player XDG_RUNTIME_DIR=/home/player/run)
"${inside[@]}" mount -t proc proc /proc
trap 'umount -l "$system/proc"; finish' EXIT
add() { "${inside[@]}" apt-get -q install -y --no-install-recommends "$@" >>"$work/apt.log"; }
"${inside[@]}" mkdir -p -m 700 /home/player/run
cp "$deb" "$system/cavewright.deb"
"${inside[@]}" apt-get -q update >"$work/apt.log"
add /cavewright.deb
"${inside[@]}" cavewright --version
"${inside[@]}" cavewright-cli --version
# A desktop, as small as can be: whoever opens files, makes small pictures and shows windows.
add dbus-daemon desktop-file-utils shared-mime-info libglib2.0-bin xdg-utils tumbler xvfb xdotool imagemagick

cp "$root/tests/desktop/session.sh" "$system"
"${inside[@]}" Xvfb :77 -screen 0 1280x800x24 -nolisten tcp >"$work/xvfb.log" 2>&1 &
started+=($!)
answers test -S "$system/tmp/.X11-unix/X77" || skip "Xvfb does not come up."
status=0
"${inside[@]}" env DISPLAY=:77 dbus-run-session -- /session.sh 2>"$work/session.log" || status=$?
if [ "$status" -ne 0 ]; then
    tail -n 20 "$work/session.log" >&2
    exit "$status"
fi

"${inside[@]}" apt-get -q purge -y cavewright >>"$work/apt.log"
left=$("${inside[@]}" find /usr /etc /var/lib -iname '*cavewright*' -not -path '/var/lib/dpkg/*' \
    -not -path '/var/lib/apt/*')
[ -z "$left" ] || { printf 'Left by the package:\n%s\n' "$left" && exit 1; }
echo "removed, it leaves nothing"
