# SPDX-License-Identifier: MIT
"""session.py BINARY FOLDER TRANSCRIPT: uses the program by ear and writes down what was heard and pressed; run.sh
calls it.

Ends with 1 where what was to be heard was not, or something that can be used has no name.
"""
import os
import pathlib
import subprocess
import sys

from gi.repository import Gio, GLib

import tree
from ears import GaveUp, Listener
from edit import Designer
from play import Newcomer

# Opened one after the other to look at their names: by the names of the actions that open them.
PLAY_SHEETS = ["Pack", "Character", "Messages", "Levels", "Deeds", "Go to", "Look around", "Find an action",
               "Manual"]
EDITOR_WINDOWS = ["Properties", "Content", "Rules", "Variants", "Range", "Play-test", "Find a thing", "Go to a cell",
                  "Replace a tile", "Rename", "Add a row", "All levels", "Export", "Find an action", "Search seeds",
                  "Pieces", "Manual"]


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
        self.process = None
        self.unnamed = set()
        self.unlisted = set()
        self.looked_at = 0

    def start(self, name):
        self.listener.write(f"\n== {name}")
        self.process = subprocess.Popen([self.binary, "--data-dir", self.folder / name, "--lang", "en"],
                                        env=dict(os.environ, QT_QPA_PLATFORM="xcb"))
        self.listener.ears.process = self.process.pid

    def stop(self):
        self.process.terminate()
        self.process.wait(20)

    def look_at_names(self, where):
        count, missing = tree.unnamed(self.process.pid)
        self.unlisted |= {f"{where}: {name}" for name in self.listener.ears.unlisted()}
        self.looked_at += count
        self.listener.write(f"names: {where}: {count} things, {len(missing)} without a name")
        self.unnamed |= {f"{where}: {path}" for path in missing}

    def look_at_opened(self, keys, actions):
        for action in actions:
            if action not in keys:
                raise GaveUp(f"Never heard which key does: {action}")
            self.listener.press(keys[action])
            self.look_at_names(action)
            self.listener.press("Esc")

    def play(self):
        self.start("play")
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
        self.start("edit")
        self.listener.listen(1.0, patience=60)
        designer = Designer(self.listener)
        designer.open()
        self.look_at_names("editor")
        designer.learn_keys()
        designer.build()
        self.look_at_names("editor, with a room")
        self.look_at_opened(designer.keys, EDITOR_WINDOWS)
        self.stop()

    def look_at_panels(self):
        """Beside a dungeon that has recipes."""
        self.start("panels")
        ear = self.listener
        ear.listen(1.0, patience=60)
        ear.press_until("Down", "Dungeon editor, push button", 14)
        ear.press("Enter")
        ear.press_until("Tab", "Built-in dungeons, list", 20)
        ear.press("Enter")
        self.look_at_names("editor, with a recipe")
        ear.press_until("F6", "page tab list", 10)
        for _ in range(8):
            ear.press("Right")
            self.look_at_names(f"editor, {ear.last()}")
        self.stop()

    def look_around(self):
        """What the two above have not opened."""
        self.start("pages")
        ear = self.listener
        ear.listen(1.0, patience=60)
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
        for _ in range(12):
            page = self.listener.last()
            self.look_at_names(f"Settings, {page}")
            self.listener.press("Right")
            if not self.listener.heard:
                break


def main():
    binary, folder, transcript = sys.argv[1:]
    switch_on_readers()
    with open(transcript, "w", encoding="utf-8") as written:
        return use(binary, folder, Listener(written))


def use(binary, folder, listener):
    session = Session(binary, pathlib.Path(folder), listener)
    failures = []
    for part in (session.play, session.edit, session.look_at_panels, session.look_around):
        try:
            part()
        except GaveUp as reason:
            failures.append(f"{part.__name__}: {reason}")
            session.stop()
    listener.write("")
    faults = [*failures, *(f"Without a name: {path}" for path in sorted(session.unnamed)),
              *(f"Not to be found by walking the tree: {name}" for name in sorted(session.unlisted)),
              *(f"Heard twice in a row: {sentence}" for sentence in sorted(listener.doubled))]
    for words in faults:
        listener.write(words)
    listener.write(f"{session.looked_at} things looked at, {len(session.unnamed)} without a name. "
                   f"{'All was done by ear.' if not failures else 'Not all could be done by ear.'}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
