#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# session.sh: uses the installed package as somebody at a desktop does. run.sh runs it, on the bus of a session, with a
# display and an empty home folder.
set -euo pipefail
failed=0

is() # what found wanted
{
    printf '%s: %s\n' "$1" "$2"
    [ "$2" = "$3" ] || { printf '    instead of: %s\n' "$3" && failed=1; }
}

window() # title: its number, once there is such a one; nothing when none comes
{
    for _ in $(seq 1200); do
        xdotool search --name "$1" 2>/dev/null && return
        sleep 0.1
    done
}

# Until the program waits for its user: one that is busy for too long is left alone by the next.
calm() # process
{
    local busy _
    for _ in $(seq 12); do
        busy=0
        for _ in $(seq 100); do
            sleep 0.1
            [ "$(awk '{ print $3 }' "/proc/$1/stat")" != R ] || busy=$((busy + 1))
        done
        [ "$busy" -gt 20 ] || return 0 # the torch flickers
    done
}

dungeon=application/vnd.cavewright.dungeon+json
game=application/vnd.cavewright.game+json
cd
cavewright-cli generate crypt --seed 42 -o crypt.cave.json
cavewright-cli play jsrogue --seed 42 --bot --turns 60 --save bot.save.json >outcome
cp crypt.cave.json unnamed
cp bot.save.json unnamed-game
cp bot.save.json bot.record.json

# Kinds of files, by name and by what is in them.
export XDG_CURRENT_DESKTOP=GNOME # else xdg-mime asks file(1), which knows no kinds of the desktop
is "crypt.cave.json is" "$(xdg-mime query filetype crypt.cave.json)" "$dungeon"
is "bot.save.json is" "$(xdg-mime query filetype bot.save.json)" "$game"
is "bot.record.json is" "$(xdg-mime query filetype bot.record.json)" "$game"
is "a dungeon without an ending is" "$(xdg-mime query filetype unnamed)" "$dungeon"
is "a game without an ending is" "$(xdg-mime query filetype unnamed-game)" "$game"
for kind in "$dungeon" "$game"; do
    is "$kind is opened by" "$(xdg-mime query default "$kind")" cavewright.desktop
done

# A dungeon is opened by its kind, and what is opened later by the same program.
gio open crypt.cave.json
first=$(window 'Crypt.* - Cavewright')
is "gio open crypt.cave.json shows" "$(xdotool getwindowname "$first")" "The Crypt, level 1 - Cavewright"
program=$(xdotool getwindowpid "$first")
calm "$program"
gio open bot.save.json
second=$(window 'Jsrogue.* - Cavewright')
is "gio open bot.save.json shows" "$(xdotool getwindowname "$second")" "Jsrogue, level 1 - Cavewright"
is "in the window of before" "$second" "$first"

# Small pictures, as file managers ask for them.
for name in crypt.cave.json:$dungeon bot.save.json:$game; do
    uri=file://$HOME/${name%%:*}
    gdbus call --session --dest org.freedesktop.thumbnails.Thumbnailer1 \
        --object-path /org/freedesktop/thumbnails/Thumbnailer1 \
        --method org.freedesktop.thumbnails.Thumbnailer1.Queue "['$uri']" "['${name#*:}']" normal default 'uint32 0' >/dev/null
    picture=$HOME/.cache/thumbnails/normal/$(printf '%s' "$uri" | md5sum | cut -d ' ' -f 1).png
    for _ in $(seq 1200); do
        [ ! -s "$picture" ] || break
        sleep 0.1
    done
    size=none
    [ ! -s "$picture" ] || size=$(identify -format '%w' "$picture")
    is "the small picture of ${name%%:*} is so many pixels wide" "$size" 128
done

# The end of the session.
kill -s TERM "$program"
while kill -s 0 "$program" 2>/dev/null; do
    sleep 0.1
done
kept=no
! grep -q '^geometry=' .local/share/cavewright/state.ini || kept=yes
is "the window's place is kept at the end of the session" "$kept" yes
exit "$failed"
