# SPDX-License-Identifier: MIT
"""What somebody has who does not see the screen: ears, by AT-SPI, and a keyboard.

Ears hear of an event what a screen reader of today says of it: names, roles, values and descriptions of what gets the
focus, notifications that come to light, titles of windows. Nothing else of the program is known to who listens.
"""
import re
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Readers add no word for what is of these roles.
SILENT_ROLES = {"list item", "label", "filler", "panel", "frame", "notification", "layered pane", "table cell"}


def words_of(thing):
    """What a screen reader says of a thing that gets the focus."""
    role = thing.get_role_name()
    states = thing.get_state_set()
    words = [thing.get_name()]
    if role not in SILENT_ROLES:
        words.append(role)
    if role in ("check box", "radio button", "toggle button"):
        words.append("checked" if states.contains(Atspi.StateType.CHECKED) else "not checked")
    if states.contains(Atspi.StateType.EXPANDABLE):
        words.append("expanded" if states.contains(Atspi.StateType.EXPANDED) else "collapsed")
    if not states.contains(Atspi.StateType.ENABLED):
        words.append("unavailable")
    words.append(value_of(thing, role))
    if role.endswith("menu item"):
        words.append(key_of(thing))
    description = thing.get_description()
    if description != words[0]:
        words.append(description)
    return ", ".join(word.replace("\n", " ") for word in words if word)


def key_of(thing):
    """Of an entry of a menu. AT-SPI has up to three: within the menu, from everywhere, and the shortcut."""
    actions = thing.get_action_iface()
    bound = Atspi.Action.get_key_binding(actions, 0) if actions and Atspi.Action.get_n_actions(actions) else ""
    return bound.split(";")[-1].strip()


def path_of(thing):
    """What it is in, from the window on."""
    path = []
    while (thing := thing.get_parent()) is not None and thing.get_role() != Atspi.Role.APPLICATION:
        path.insert(0, thing)
    return path


def words_of_place(thing):
    """What a reader says of something that the focus has come into: its name, and of a dialog all that is written in
    it."""
    role = thing.get_role_name()
    name = thing.get_name()
    if role == "dialog":
        return [f"{name}, dialog", *(label for label in labels_in(thing) if label != name)]
    return [f"{name}, {role}"] if name and role not in SILENT_ROLES else []


def labels_in(thing):
    for i in range(thing.get_child_count()):
        child = thing.get_child_at_index(i)
        if child is None or not child.get_state_set().contains(Atspi.StateType.SHOWING):
            continue
        labels = any(each.get_relation_type() == Atspi.RelationType.LABEL_FOR for each in child.get_relation_set())
        if child.get_role() == Atspi.Role.LABEL and child.get_name() and not labels:
            yield child.get_name()
        else:
            yield from labels_in(child)


def value_of(thing, role):
    if role == "combo box":
        selection = thing.get_selection_iface()
        chosen = selection.get_selected_child(0) if selection and selection.get_n_selected_children() else None
        return chosen.get_name() if chosen else ""
    text = thing.get_text_iface()
    if text and role in ("text", "entry", "spin button", "password text", "paragraph"):
        return Atspi.Text.get_text(text, 0, -1)
    value = thing.get_value_iface()
    return f"{value.get_current_value():g}" if value else ""


class Ears:
    EVENTS = ("object:state-changed:focused", "object:state-changed:showing", "object:state-changed:checked",
              "object:active-descendant-changed", "object:selection-changed", "object:property-change:accessible-value",
              "object:announcement", "window:activate")

    def __init__(self):
        Atspi.init()
        self.process = None  # that is listened to
        self.titles = set()  # of windows, which window managers may activate more than once
        self._heard = []
        self._focused = None
        self._path = []
        self._listener = Atspi.EventListener.new(self._on_event)
        for event in self.EVENTS:
            self._listener.register(event)

    def listen(self, quiet=0.5, patience=3.0, longest=60.0):
        """The sentences that come, until there is silence for `quiet` seconds; the first may take `patience`."""
        context = GLib.MainContext.default()
        begun = time.monotonic()
        self._last = begun
        while time.monotonic() < min(begun + longest, self._last + (quiet if self._heard else patience)):
            if not context.iteration(False):
                time.sleep(0.01)
        heard, self._heard = self._heard, []
        return heard

    def unlisted(self):
        """What the focus is in, and what no list of children leads to."""
        try:
            return [f"{thing.get_role_name()} {thing.get_name()!r}" for thing in self._path
                    if thing.get_index_in_parent() < 0]
        except GLib.Error:
            return []  # it is gone already

    def _on_event(self, event):
        try:
            self._take(event)
        except GLib.Error:
            pass  # it is gone already

    def _take(self, event):
        source = event.source
        application = source.get_application()
        if application is None or application.get_process_id() != self.process:
            return
        kind = event.type
        if kind == "window:activate":
            self.titles.add(source.get_name())
            self._say(source.get_name())
        elif kind == "object:announcement":
            self._say(event.any_data)
        elif kind == "object:state-changed:showing":
            if event.detail1 and source.get_role() in (Atspi.Role.NOTIFICATION, Atspi.Role.ALERT):
                self._say(source.get_name())
        elif kind == "object:state-changed:focused":
            if event.detail1:
                self._hear_focus(source)
        elif kind == "object:active-descendant-changed":
            if isinstance(event.any_data, Atspi.Accessible):
                self._say(words_of(event.any_data))
        elif source == self._focused:  # another value of it
            if kind == "object:state-changed:checked":
                self._say("checked" if event.detail1 else "not checked")
            else:
                self._say(value_of(source, source.get_role_name()))

    def _hear_focus(self, thing):
        path = path_of(thing)
        for place in path:
            if place not in self._path:
                for words in words_of_place(place):
                    self._say(words)
        self._focused, self._path = thing, path + [thing]
        self._say(words_of(thing))

    def _say(self, words):
        self._last = time.monotonic()
        if words and words.strip():
            self._heard.append(words.strip())


class GaveUp(Exception):
    """What was to be heard was not."""


class Listener:
    """Presses keys and listens; all of it is written down. Knows nothing but what it heard."""

    def __init__(self, transcript):
        self.ears = Ears()
        self.heard = []  # since the last key
        self.doubled = set()  # what was heard twice in a row without a key between
        self._transcript = transcript

    def write(self, line):
        print(line, file=self._transcript, flush=True)

    def listen(self, quiet=0.5, patience=3.0):
        self.heard = self.ears.listen(quiet, patience)
        for sentence in self.heard:
            self.write(f"heard: {sentence}")
        self.doubled |= {sentence for sentence, next_one in zip(self.heard, self.heard[1:])
                         if sentence == next_one and sentence not in self.ears.titles}
        return self.heard

    def press(self, *keys):
        """Keys as people name them: "Ctrl+A", ">", "Enter"."""
        self.write(f"keys:  {' '.join(keys)}")
        subprocess.run(["xdotool", "key", "--delay", "60", *map(keysym, keys)], check=True)
        return self.listen()

    def last(self):
        return self.heard[-1] if self.heard else ""

    def hears(self, pattern):
        return re.search(pattern, "\n".join(self.heard))

    def press_until(self, key, pattern, most):
        """As often as it takes to hear that; may be heard already."""
        for _ in range(most):
            if found := self.hears(pattern):
                return found
            self.press(key)
        if found := self.hears(pattern):
            return found
        raise GaveUp(f"{key} leads to nothing that sounds like: {pattern}")

    def hear_of(self, pattern):
        """What was heard, or comes without a key: a busy machine is only late."""
        for _ in range(3):
            if found := self.hears(pattern):
                return found
            self.listen(patience=5.0)
        return self.hears(pattern)

    def read_keys(self, places=None):
        """Reads a list of actions from its first row to its last one: the key of each, by its name. Where it counts,
        unless that is everywhere, goes to `places`."""
        keys = {}
        while self.heard or self.listen(patience=12.0):  # the last row leads no farther; a busy machine is only late
            for sentence in self.heard:
                row = re.match("(.+?), Keys (.+?)(?:, Where (.+?))?(?:, What it does .+)?$", sentence)
                if row and row[1] not in keys:
                    keys[row[1]] = simplest(row[2].split("  "))
                    if row[3] and places is not None:
                        places[row[1]] = row[3]
            self.press("Down")
        return keys


def simplest(keys):
    """Of the keys that were read out, one that every keyboard has."""
    return next((key for key in keys if not key.startswith("Keypad")), keys[0])


KEYSYMS = {"Enter": "Return", "Esc": "Escape", "PgUp": "Prior", "PgDown": "Next", "Space": "space", "Del": "Delete",
           "Ins": "Insert", "Backspace": "BackSpace", "<": "less", ">": "greater", ",": "comma", ".": "period",
           ";": "semicolon", "?": "question", "/": "slash", "+": "plus", "-": "minus", "=": "equal", "Ctrl": "ctrl",
           "Shift": "shift", "Alt": "alt"}


def keysym(key):
    """As xdotool names the key."""
    *held, last = key.split("+") if len(key) > 1 else [key]
    if held and len(last) == 1:
        last = last.lower()
    return "+".join([KEYSYMS.get(each, each) for each in held] + [KEYSYMS.get(last, last)])
