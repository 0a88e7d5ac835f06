# SPDX-License-Identifier: MIT
"""session.py BINARY FOLDER TRANSCRIPT: uses the program by ear and writes down what was heard and pressed; run.sh
calls it.

Ends with 1 where what was to be heard was not, or something that can be used has no name.
"""
import os
import pathlib
import shutil
import subprocess
import sys

from gi.repository import Gio, GLib

import tree
from ears import GaveUp, Listener
from edit import Designer
from play import Newcomer

# Opened one after the other to look at their names: by the names of the actions that open them, with what is heard when
# they do.
PLAY_SHEETS = {
    "Pack": "Pack, dialog", "Character": "Character, dialog", "Messages": "Messages, dialog",
    "Levels": "Levels, dialog", "Deeds": "Deeds, dialog", "Go to": r"Go where\?, dialog",
    "Look around": r"(?m)^\d+, \d+: You\.",
    "Find an action": "Find an action, dialog", "Manual": "Manual of Cavewright"}
EDITOR_WINDOWS = {
    "Properties": "Dungeon properties, dialog", "Rules": "Rules, dialog", "Variants": "Variants of level 1, dialog",
    "Range": "Many seeds, dialog", "Batch": "(?m)^First seed, text",
    "Play-test": "Play-test, dialog", "Find a thing": "Find a thing, dialog", "Go to a cell": "Go to a cell, dialog",
    "Replace a tile": "Replace a tile, dialog", "All levels": "All levels, dialog",
    "Export": "Export the dungeon, dialog", "Find an action": "Find an action, dialog",
    "Search seeds": "Search seeds, dialog", "Pieces": "Pieces, dialog", "Manual": "Manual of Cavewright"}
# Their keys count in a list alone.
OF_LEVELS = {"Rename": "Rename the level, dialog"}
OF_ROWS = {"Add a row": "Add a row, dialog", "Label the row": "Label the row, dialog"}
# The buttons of Content, each of which opens a dialog of that name.
CONTENT_DIALOGS = ["Factions", "Themes", "Hordes", "Runes", "Sounds", "Heard when", "Heard near", "Music"]
FOREIGN_MAP = pathlib.Path(__file__).parents[1] / "fuzz" / "corpus" / "ldtk" / "small.ldtk"


def switch_on_readers():
    """As the desktop does when a screen reader starts."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None,
                      Gio.DBusCallFlags.NONE, -1, None)


class Session:
    def __init__(self, binary, folder, listener):
        self.binary = binary
        self.folder = folder
        self.listener = listener
        self.designer = Designer(listener)
        self.process = None
        self.name = ""
        self.unnamed = set()
        self.unlisted = set()
        self.unended = set()
        self.looked_at = 0

    def start(self, name, *arguments):
        """In a data folder of that name."""
        self.name = name
        self.listener.write(f"\n== {' '.join([name, *map(str, arguments)])}")
        self.process = subprocess.Popen([self.binary, "--data-dir", self.folder / name, "--lang", "en", *arguments],
                                        env=dict(os.environ, QT_QPA_PLATFORM="xcb"))
        self.listener.ears.process = self.process.pid

    def start_at_title(self, name):
        """In a data folder of that name; till the title says which button has the focus, before a key leads from it."""
        self.start(name)
        self.listener.listen(1.0, patience=60)
        if not self.listener.hear_of("push button"):
            raise GaveUp("Nobody says what has the focus on the title.")

    def stop(self):
        """Whoever does not end is told of in the report, which an error here would hide."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.unended.add(self.name)
            self.process.kill()
            self.process.wait()

    def look_at_names(self, where):
        count, missing = tree.unnamed(self.process.pid)
        self.unlisted |= {f"{where}: {name}" for name in self.listener.ears.unlisted()}
        self.looked_at += count
        self.listener.write(f"names: {where}: {count} things, {len(missing)} without a name")
        self.unnamed |= {f"{where}: {path}" for path in missing}

    def look_at_opened(self, keys, windows):
        """Opens each by its key, listens whether it comes, and closes it."""
        for action, pattern in windows.items():
            if action not in keys:
                raise GaveUp(f"Never heard which key does: {action}")
            self.listener.press(keys[action])
            self.look_at_heard(action, pattern)

    def look_at_heard(self, what, pattern):
        """Where nothing opens, names would be those of what is behind it."""
        if not self.listener.hear_of(pattern):
            raise GaveUp(f"Not heard when it is opened: {what}")
        self.look_at_names(what)
        self.listener.press("Esc")

    def play(self):
        self.start_at_title("play")
        newcomer = Newcomer(self.listener)
        newcomer.choose_by_ear()
        self.look_at_names("title")
        newcomer.begin()
        self.look_at_names("play")
        newcomer.learn_keys()
        newcomer.finish()
        self.look_at_names("end of the game")
        self.stop()

    def edit(self):
        self.start_at_title("edit")
        designer = self.designer
        designer.open()
        self.look_at_names("editor")
        designer.learn_keys()
        designer.build()
        self.look_at_names("editor, with a room")
        self.look_at_opened(designer.keys, EDITOR_WINDOWS)
        designer.choose("Level", "Size of all levels...", "Up")
        self.look_at_heard("Size of all levels", "Size of all levels, dialog")
        self.look_into_content()
        self.share()
        designer.go_to_list_of("Rename", designer.key_of("Next pane"))
        self.look_at_opened(designer.keys, OF_LEVELS)
        self.stop()

    def look_into_content(self):
        """All its tabs and what its buttons open."""
        ear = self.listener
        ear.press(self.designer.key_of("Content"))
        if not ear.hear_of("Content, dialog") or not ear.hear_of("page tab"):
            raise GaveUp("Nobody says that Content has tabs.")
        self.look_at_tabs("Content")
        for button in CONTENT_DIALOGS:
            ear.press_until("Tab", rf"(?m)^{button}\.\.\., push button", 40)
            ear.press("Space")
            self.look_at_heard(f"Content, {button}", f"(?m)^{button}, dialog")
        ear.press("Esc")

    def look_at_tabs(self, where):
        """From the first, which has the focus, to the last, where the key leads no farther."""
        while tab := self.listener.hear_of("(?m)^(.+, page tab)"):
            self.look_at_names(f"{where}, {tab[1]}")
            self.listener.press("Right")

    def share(self):
        """As a string, which only a message tells of."""
        ear = self.listener
        self.designer.choose("File", "Copy share string")
        if not ear.hear_of("The share string is in the clipboard"):
            raise GaveUp("Nobody says that there is a share string.")
        self.designer.choose("File", "Open a shared string")
        if not ear.hear_of("This is a copy of what was shared"):
            raise GaveUp("Nobody says that a shared string is opened.")
        self.look_at_names("Open a shared string")

    def look_at_panels(self):
        """Beside a dungeon that has recipes."""
        self.start_at_title("panels")
        ear = self.listener
        self.designer.go_to_editor()
        ear.press("Enter")
        if not ear.hear_of(r"(?m)^Level 1\b.* \d+, \d+: "):
            raise GaveUp("Nobody says where the cursor is in a built-in dungeon.")
        self.look_at_names("editor, with a recipe")
        if not self.designer.keys:  # who should have learned them gave up before
            self.designer.learn_keys()
        ear.press_until("F6", "page tab list", 10)
        self.look_at_tabs("editor")
        ear.press_until("Left", "Recipe, page tab", 10)
        self.designer.go_to_list_of("Add a row", "Tab")
        self.look_at_opened(self.designer.keys, OF_ROWS)
        self.designer.choose("Recipe", "Sweep...", "Up")
        self.look_at_heard("Sweep", "(?m)^Makes the same seeds with up to eleven values")
        self.stop()

    def look_at_foreign_map(self):
        """As a file manager opens it: the editor asks what is in it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        ear = self.listener
        path = pathlib.Path(shutil.copy(FOREIGN_MAP, self.folder))
        self.start("map", "--edit", path)
        ear.listen(1.0, patience=60)
        if not ear.hear_of(r"What is in this map\?, dialog"):
            raise GaveUp("Nobody asks what is in somebody else's map.")
        self.look_at_names("What is in this map?")
        ear.press_until("Tab", "(?m)^Open, push button", 12)
        ear.press("Space")
        if not ear.hear_of(r"(?m)^Level 1\b.* \d+, \d+: "):
            raise GaveUp("Nobody says where the cursor is in somebody else's map.")
        self.stop()

    def recover(self):
        """What was not saved when the program was killed."""
        self.start_at_title("recovery")
        ear = self.listener
        self.designer.open()
        ear.press("Enter")
        if not ear.hear_of(r"\d+, \d+: cave floor"):
            raise GaveUp("Nobody says that floor is painted.")
        copies = self.folder / "recovery" / "recovery"
        for _ in range(20):
            if any(copies.glob("*/*.cave.json")):
                break
            ear.listen(patience=1.0)
        self.process.kill()
        self.process.wait(20)
        self.start("recovery")
        ear.listen(1.0, patience=60)
        if not ear.hear_of("Recovery, dialog"):
            raise GaveUp("Nobody says that there is something to recover.")
        self.look_at_names("Recovery")
        ear.press_until("Tab", "(?m)^Open all, push button", 8)
        ear.press("Enter")
        if not ear.hear_of(r"\d+, \d+: cave floor"):
            raise GaveUp("Nobody says that what was painted is back.")
        self.stop()

    def look_around(self):
        """What the other parts have not opened."""
        self.start_at_title("pages")
        ear = self.listener
        for entry in ("Game of the day", "Load game", "High scores", "Settings", "Help"):
            ear.press_until("Down", f"{entry}, push button", 14)
            ear.press("Enter")
            self.look_at_names(entry)
            if entry == "Settings":
                self.look_at_settings()
            ear.press("Esc")
        ear.press_until("Down", "New game, push button", 14)
        ear.press("Enter")
        self.look_at_names("New game")
        ear.press("Enter")
        ear.press("Enter")  # its story
        ear.press("?")
        keys = ear.read_keys()
        ear.press("Esc")
        self.look_at_opened(keys, PLAY_SHEETS)
        ear.press_until("Esc", "Game menu, dialog", 2)
        self.look_at_names("game menu")
        self.stop()

    def look_at_settings(self):
        self.listener.press_until("Tab", "page tab", 40)
        self.look_at_tabs("Settings")


def main():
    binary, folder, transcript = sys.argv[1:]
    switch_on_readers()
    with open(transcript, "w", encoding="utf-8") as written:
        return use(binary, folder, Listener(written))


def use(binary, folder, listener):
    session = Session(binary, pathlib.Path(folder), listener)
    failures = []
    for part in (session.play, session.edit, session.look_at_panels, session.look_at_foreign_map, session.recover,
                 session.look_around):
        try:
            part()
        except GaveUp as reason:
            failures.append(f"{part.__name__}: {reason}")
            session.stop()
    listener.write("")
    faults = [*failures, *(f"Without a name: {path}" for path in sorted(session.unnamed)),
              *(f"Not to be found by walking the tree: {name}" for name in sorted(session.unlisted)),
              *(f"Heard twice in a row: {sentence}" for sentence in sorted(listener.doubled)),
              *(f"Did not end when it was asked to: {name}" for name in sorted(session.unended))]
    for words in faults:
        listener.write(words)
    listener.write(f"{session.looked_at} things looked at, {len(session.unnamed)} without a name. "
                   f"{'All was done by ear.' if not failures else 'Not all could be done by ear.'}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
