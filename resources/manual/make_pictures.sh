#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# make_pictures.sh PROGRAM [STORY...]: makes the pictures of the manual anew, with the real program in a window that nobody
# sees. Each story is one session: keys and clicks go to the program as a designer's would, and what it then shows is what
# the chapter tells. Without a story all are played: steps, lab, charts.
#
# After a change of the looks, run it and look at what it wrote; where a button has moved, so must the click here.
# Needs the packages "pictures" of tests/support/packages.txt. The stories are told in English.
set -euo pipefail

program=$(realpath -- "${1:?usage: make_pictures.sh PROGRAM [STORY...]}")
shift
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/pictures"
[ $# -gt 0 ] || set -- steps lab charts

width=1024
height=700
colours=40 # few enough for small files, and enough for text and stone

work=$(mktemp -d)
children=()
running=""
end()
{
    kill ${running:+"$running"} "${children[@]}" 2>"/dev/null" || true
    wait
    rm -rf -- "$work"
}
trap end EXIT

# Windows lie where the program puts them, bare, so that the same click always meets the same thing.
begin_display()
{
    cat >"$work/openbox.xml" <<'XML'
<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
<theme><keepBorder>no</keepBorder></theme>
<applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
XML
    Xvfb -displayfd 3 -screen 0 "${width}x${height}x24" 3>"$work/display" 2>"/dev/null" &
    children+=($!)
    until [ -s "$work/display" ]; do sleep 0.1; done
    DISPLAY=:$(cat -- "$work/display")
    export DISPLAY QT_QPA_PLATFORM=xcb
    openbox --config-file "$work/openbox.xml" 2>"/dev/null" &
    children+=($!)
}

begin_program()
{
    "$program" --lang en --data-dir "$work/data" --size "${width}x$height" 2>"/dev/null" &
    running=$!
    xdotool search --sync --onlyvisible --class cavewright windowmove --sync 0 0
    settle
}

end_program()
{
    kill "$running"
    wait "$running" || true
    running=""
    rm -rf -- "$work/data"
}

# What runs beside the window is done when nothing has moved for a while. Torches never rest, nor do carets: there is an end.
settle() # [looks that must be alike [looks at most]]
{
    local before="" now calm=0 look
    for ((look = 0; look < ${2:-60}; ++look)); do
        now=$(import -window root rgb:- | md5sum)
        if [ "$now" = "$before" ]; then calm=$((calm + 1)); else calm=0; fi
        [ "$calm" -lt "${1:-3}" ] || return 0
        before=$now
        sleep 0.2
    done
}

press() # key...
{
    local key
    for key in "$@"; do
        xdotool key "$key"
        sleep 0.2
    done
}

write() # text
{
    xdotool type --delay 40 "$1"
}

click() # x y [button]
{
    xdotool mousemove "$1" "$2" sleep 0.1 click "${3:-1}"
    sleep 0.3
}

drag() # x y x y
{
    xdotool mousemove "$1" "$2" sleep 0.1 mousedown 1 sleep 0.1 mousemove $((($1 + $3) / 2)) $((($2 + $4) / 2)) \
        sleep 0.1 mousemove "$3" "$4" sleep 0.2 mouseup 1
    sleep 0.3
}

go_to() # x y: the cell cursor
{
    press ctrl+shift+g
    write "$1 $2"
    press Return
}

# Cells that are 16 pixels wide, with 40, 24 in the middle.
cell_x() { echo $((414 + ($1 - 40) * 16)); }
cell_y() { echo $((380 + ($1 - 24) * 16)); }

click_cell() # x y
{
    click "$(cell_x "$1")" "$(cell_y "$2")"
}

drag_cells() # x y x y
{
    drag "$(cell_x "$1")" "$(cell_y "$2")" "$(cell_x "$3")" "$(cell_y "$4")"
}

away() # the pointer, to where nothing answers to it
{
    xdotool mousemove $((width - 1)) $((height - 1))
}

# A part of the window, or all of it, made no wider than 620, which the window of the manual has room for, or what is told.
picture() # name [part, as 640x400+X+Y [width]]
{
    settle
    import -window root "$work/all.png"
    convert "$work/all.png" ${2:+-crop "$2"} +repage -filter Lanczos -resize "${3:-620}x>" -dither None -colors "$colours" -strip \
        -define png:compression-filter=0 -define png:compression-level=9 "PNG8:$1.png"
    printf '%s: %s bytes\n' "$1" "$(stat -c %s -- "$1.png")"
}

# The title needs a while for the page of the editor, during which nothing moves.
open_editor()
{
    press e
    settle 12
}

# From the page on which a dungeon begins, whose list has the focus and goes to what is typed: its order is that of how
# difficult the dungeons are.
begin_from() # name seed
{
    xdotool type --delay 1 "$1"
    click 190 557
    press ctrl+a
    write "$2"
}

make_it()
{
    click 190 597
    settle 8
}

# "Your first dungeon in ten steps", done one after the other on one dungeon.
steps()
{
    begin_program
    open_editor
    begin_from Caves 13805
    picture step-open 665x545+20+90

    make_it
    press ctrl+9
    click 845 257 # the recipe
    away
    picture editor

    press alt+Right F7
    settle
    click 490 350
    picture step-dice 800x436+8+58

    click 963 643
    settle
    click 820 357 # the row of caves
    click 904 573 # how much is floor
    press ctrl+a
    write 540
    press Return
    settle
    away
    picture step-number 640x470+384+206

    click 450 380 2 # the canvas gets the keys and nothing is painted
    go_to 40 24
    press ctrl+0 Home o
    drag_cells 36 20 45 27
    click 737 257 # tiles
    click 800 480 # shallow water
    drag_cells 38 24 43 24
    drag_cells 39 23 42 23
    away
    picture step-paint 720x340+304+190

    press r
    drag_cells 36 20 45 27
    press k ctrl+shift+a ctrl+r
    settle
    away
    picture step-anew 420x260+260+230

    press t
    click 830 449 # slime
    click_cell 38 22
    click_cell 43 22
    click 826 257 # items
    click 830 509 # sword
    click_cell 40 25 # a row above that of the words beside the stairs
    press greater
    click_cell 43 26
    picture step-things 820x478+104+190 600

    click 539 607 # Carve it
    press d
    click_cell 42 21
    write 'Whoever wakes the slimes swims.'
    picture step-tell 500x220+240+255

    press Return v
    click 707 660
    press F8
    settle
    picture step-problems 640x330+88+350

    press ctrl+F8 b ctrl+9
    click 660 660
    settle
    picture step-way 650x460+78+222 520

    go_to 40 23
    press shift+F5
    settle
    picture step-play
    end_program
}

# The designer's story of the laboratory: a level that kills, mended; then a seed that has what is wished for.
lab()
{
    begin_program
    open_editor
    begin_from Caves 13805
    make_it
    press t
    click 830 479 # giant zombie
    local zombies=(3x24 3x25 4x24 4x25 5x24 5x25 5x26 6x26) at
    for at in "${zombies[@]}"; do # the map lies otherwise here than cell_x says
        click "$((111 + 16 * ${at%x*}))" "$((13 + 16 * ${at#*x}))"
    done
    press ctrl+F12 Return Tab # away from the field, whose caret would not rest
    settle 12 900
    press Escape
    away
    picture lab-deadly 420x300+105+280

    for at in "${zombies[@]:0:7}"; do
        click "$((111 + 16 * ${at%x*}))" "$((13 + 16 * ${at#*x}))" 3
    done
    press ctrl+F12 Return Tab # away from the field, whose caret would not rest
    settle 12 900
    away
    picture lab-mended 890x550+57+35
    press Escape
    away
    picture lab-again 420x300+105+280

    press ctrl+n
    settle 8
    begin_from "The Deep" 1
    make_it
    press ctrl+shift+F7
    write 'has platemail by 2 and steps(altar) <= 20'
    press Tab ctrl+a
    write 1590
    press Tab ctrl+a
    write 200
    press Tab Tab Return
    settle 20 3000
    click 190 205
    away
    picture lab-found 860x330+72+10

    click 110 584 # Edit
    settle
    press Escape
    click 500 560 2
    go_to '63 24' 2
    press ctrl+0
    away
    picture lab-vault 480x250+170+230

    press shift+F5
    settle
    press Return Up g
    picture lab-played
    end_program
}

# What many seeds of one recipe are like.
charts()
{
    begin_program
    open_editor
    begin_from "The Crypt" 1
    make_it
    press ctrl+F7
    settle
    click 227 98 # Run
    settle 12 900
    away
    picture range 905x620+45+8

    click 152 25 # Sweep
    settle
    write Loo
    press Tab
    write Det
    click 598 98
    settle 12 900
    away
    picture sweep 905x620+45+8
    end_program
}

begin_display
for story in "$@"; do
    "$story"
done
