# SPDX-License-Identifier: MIT
"""A designer who builds a room by ear, with somebody in it and stairs down: whatever it knows it has heard."""
import re

from ears import GaveUp

WIDTH, HEIGHT = 7, 5


class Designer:
    def __init__(self, listener):
        self.listener = listener
        self.keys = {}  # by the name of the tool or the action
        self.places = {}  # where they count, if not all over the page

    def go_to_editor(self):
        """To its list of built-in dungeons, from the title on."""
        ear = self.listener
        ear.press_until("Down", "Dungeon editor, push button", 14)
        ear.press("Enter")
        if not ear.hear_of("Built-in dungeons, list"):
            raise GaveUp("Nobody says that the editor begins with a list of dungeons.")

    def open(self):
        """An empty level, from the title on."""
        ear = self.listener
        self.go_to_editor()
        ear.press_until("Tab", "Make an empty one, push button", 14)
        ear.press("Enter")
        if not ear.hear_of(r"Level 1\..* \d+, \d+: wall\."):
            raise GaveUp("Nobody says where the cursor is.")

    def learn_keys(self):
        """By the menu of help, as in every program."""
        ear = self.listener
        ear.press("F10")
        ear.press_until("Left", r"(?m)^Help, menu item", 3)
        ear.press_until("Down", r"(?m)^Keys of the editor, menu item", 8)
        ear.press("Enter")
        ear.press_until("Tab", "Keys.*, tree", 4)
        self.keys = ear.read_keys(self.places)
        ear.press("Esc")

    def key_of(self, action):
        if action not in self.keys:
            raise GaveUp(f"Never heard which key does: {action}")
        return self.keys[action]

    def choose(self, menu, entry, key="Down"):
        """From a menu, as those must be that have no key; `key` leads through it."""
        ear = self.listener
        ear.press("F10")
        ear.press_until("Right", f"(?m)^{menu}, menu item", 9)
        ear.press_until(key, f"(?m)^{re.escape(entry)}, menu item", 40)
        ear.press("Enter")

    def go_to_list_of(self, action, key):
        """To the list where the action's key counts, as the list of keys said, from one to the next with that key."""
        place = re.fullmatch("in the list of (.+)", self.places.get(action, ""))
        if place is None:
            raise GaveUp(f"Nobody says where the key counts: {action}")
        self.listener.press(key)  # lists may have been heard without the focus: they are filled anew
        self.listener.press_until(key, rf"(?mi)^{place[1]}, list", 12)

    def build(self):
        self.draw_room()
        self.put_somebody()
        self.lay_stairs()

    def use(self, tool, pattern):
        if tool not in self.keys:
            raise GaveUp(f"Never heard which key takes the tool: {tool}")
        self.listener.press(self.keys[tool].lower())  # editors name keys as they are labelled, without Shift
        if not self.listener.hear_of(pattern):
            raise GaveUp(f"The tool is not said: {tool}")

    def draw_room(self):
        ear = self.listener
        self.use("Room", r"(?m)^Room\.")
        ear.press("Enter")
        if not ear.hear_of(r"From \d+, \d+\."):
            raise GaveUp("Nobody says where the room begins.")
        for key in ["Right"] * (WIDTH - 1) + ["Down"] * (HEIGHT - 1):
            ear.press(key)
        if not ear.hear_of(f"{WIDTH} x {HEIGHT}"):
            raise GaveUp("Nobody says how large the room becomes.")
        ear.press("Enter")
        if not ear.hear_of(f"Room of {WIDTH} x {HEIGHT}"):
            raise GaveUp("Nobody says that there is a room.")
        ear.press("Left")
        ear.press("Up")  # from its corner into it
        if not ear.hear_of("floor"):
            raise GaveUp("There is no floor in the room.")

    def put_somebody(self):
        ear = self.listener
        self.use("Things", r"(?m)^Things: [a-z ]+\.")
        who = ear.hears(r"Things: ([a-z ]+)\.")[1]
        ear.press("Enter")
        if not ear.hear_of(rf"\d+, \d+: .*floor, {who}\."):
            raise GaveUp(f"Nobody says that the {who} stands there.")

    def lay_stairs(self):
        ear = self.listener
        ear.press("Left")
        self.use("Stairs down", r"(?m)^Stairs down\.")
        ear.press("Enter")
        if ear.hears("in the way"):  # of their other end
            ear.press_until("Tab", "Carve it, push button", 4)
            ear.press("Enter")
        ear.press("Left")
        ear.press("Right")
        if not ear.hear_of(r"\d+, \d+: stairs down"):
            raise GaveUp("Nobody says that there are stairs.")
