# SPDX-License-Identifier: MIT
"""The whole tree of accessible things of a window, as screen readers walk it."""
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def walk(thing, path=()):
    """Every thing of the tree that is shown, with its path of names and roles."""
    try:
        states = thing.get_state_set()
        here = path + (f"{thing.get_role_name()} {thing.get_name()!r}",)
        yield thing, states, here
        # What is not shown cannot get the focus; of lists with very many rows the first ones stand for all.
        for i in range(min(thing.get_child_count(), 60)):
            child = thing.get_child_at_index(i)
            if child is not None and child.get_state_set().contains(Atspi.StateType.VISIBLE):
                yield from walk(child, here)
    except GLib.Error:
        return  # it went away meanwhile


def application_of(process):
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(i)
        if application is not None and application.get_process_id() == process:
            return application
    return None


# These are used even where the focus does not go to them.
USED = {"page tab", "push button", "toggle button", "check box", "radio button", "menu item", "check menu item",
        "radio menu item", "combo box", "spin button", "slider", "text", "list item", "tree item"}


def unnamed(process):
    """How many things can be used or have the focus, and the paths of those without a name."""
    count, missing = 0, []
    for thing, states, path in walk(application_of(process)):
        role = thing.get_role_name()
        if role == "application" or not (states.contains(Atspi.StateType.FOCUSABLE) or role in USED):
            continue
        if role == "push button" and len(path) > 1 and path[-2].startswith("text "):
            continue  # empties a field for the mouse, as keys do in the field itself
        if role == "table cell":
            continue  # the first one of a row tells all of them; others may be empty
        if role == "menu item" and not states.contains(Atspi.StateType.ENABLED):
            continue  # a rule between others
        count += 1
        if not (thing.get_name() or "").strip():
            missing.append(" > ".join(path))
    return count, missing
