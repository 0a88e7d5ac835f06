# SPDX-License-Identifier: MIT
"""A newcomer who plays the tutorial by ear: whatever it knows it has heard, its keys as well."""
import re

from ears import GaveUp

CREATURE = re.compile(r"([A-Z][a-z -]+), (hunting you|wandering|asleep|[a-z ]+)\. \d+ of \d+ health,.*?\. "
                      r"(\d+) steps? ([a-z ]+)\.")
MOST_ACTS = 400
MOST_IN_VAIN = 12


class Newcomer:
    def __init__(self, listener):
        self.listener = listener
        self.keys = {}  # by the name of the action, as help says them
        self.pack = []
        self.sees_way_down = False
        self.is_hungry = False
        self.is_fighting = False

    def do(self, action):
        if action not in self.keys:
            raise GaveUp(f"Never heard which key does: {action}")
        return self.listener.press(self.keys[action])

    # --- Before the game -----------------------------------------------------------------------------------------
    def choose_by_ear(self):
        ear = self.listener
        offered = ear.hear_of(r"By ear: press (\S),")
        if offered is None:
            raise GaveUp("By ear is not offered.")
        ear.press(offered[1].lower())
        if not ear.hear_of(r"By ear is on\."):
            raise GaveUp("Nobody says that By ear is on.")

    def begin(self):
        """The title's new game, whose first dungeon is the tutorial."""
        ear = self.listener
        ear.press_until("Down", "New game, push button", 12)
        ear.press("Enter")
        if not ear.hear_of("First Steps"):
            raise GaveUp("The tutorial is not heard of.")
        ear.press(ear.press_until("Tab", r"Begins the game \((\w+)\)", 30)[1])
        self.told = ear.hears(r"Press (\S+) for all keys\.")
        if begin := ear.hear_of(r"push button, .*\((\w+)\)"):  # of the dialog with its story
            ear.press(begin[1])

    def learn_keys(self):
        ear = self.listener
        told = self.told or ear.hear_of(r"Press (\S+) for all keys\.")
        if told is None:
            raise GaveUp("No key for help is heard of.")
        ear.press(told[1])
        self.keys = ear.read_keys()
        close = ear.press_until("Tab", r"push button, Back to the map \((\w+)\)", 4)
        ear.press(close[1])

    # --- The game ------------------------------------------------------------------------------------------------
    def finish(self):
        ear = self.listener
        in_vain = 0
        for _ in range(MOST_ACTS):
            if ear.hears("You have won|You raise the lantern"):
                return
            if ear.hears("You have died"):
                raise GaveUp("The hero has died.")
            before = ear.last()
            self.take_in()
            self.act()
            in_vain = in_vain + 1 if ear.last() == before else 0
            if in_vain == MOST_IN_VAIN:
                raise GaveUp("It knows no way on.")
        raise GaveUp("It goes on and on.")

    def take_in(self):
        words = self.listener.last()  # what came since the key was pressed is told again with what is new
        if "climb down" in words:
            self.sees_way_down = False
        if "stairs down" in words.lower():
            self.sees_way_down = True
        if re.search("You are (hungry|starving)", words):
            self.is_hungry = True
        if "You eat" in words:
            self.is_hungry = False
        self.pack += re.findall(r"You pick up (?:an? |the )?([a-z ]+)\.", words)

    def act(self):
        ear = self.listener
        if re.search("push button|check box", ear.last()):
            ear.press("Enter")
        elif self.is_fighting or ear.hears("comes into view|hunts you|beside you|hits you|misses you"):
            self.fight()
        elif self.is_hungry and (food := self.carried("loaf|bread|apple")):
            self.use("Eat", food)
        elif weapon := self.carried("dagger"):
            self.use("Wield", weapon)
        elif tunic := self.carried("tunic"):
            self.use("Wear", tunic)
        elif ear.hears("arch.*not|stays dark") is None and self.carried("lantern"):
            self.go_to("way out|arch")
        elif self.sees_way_down and (self.is_hungry or ear.hears("Explored|Nothing more")):
            self.do("Stairs down")
        else:
            self.do("Explore")

    def carried(self, pattern):
        return next((thing for thing in self.pack if re.search(pattern, thing)), None)

    def use(self, action, thing):
        """Chooses it from the list that comes up."""
        self.do(action)
        self.pack.remove(thing)
        if self.listener.hears(", list"):
            self.listener.press_until("Down", rf"(?mi)^\w, .*{thing}", 12)
            self.listener.press("Enter")

    def go_to(self, place):
        self.do("Go to")
        self.listener.press_until("Down", f"(?i){place}", 40)
        begun = self.listener.press("Enter")
        self.listener.heard = begun + self.listener.listen(patience=12.0)  # on the way nothing is said until it ends

    def fight(self):
        """Lets what hunts come, and strikes first."""
        self.do("Say what is around")
        near = CREATURE.search(self.listener.last())
        self.is_fighting = near is not None and (near[2] == "hunting you" or near[3] == "1")
        if not self.is_fighting:
            self.do("Explore")
        elif "ogre" in near[1] and (scroll := self.carried("scroll")):
            self.use("Read", scroll)
        elif int(near[3]) > 1:
            self.do("Wait")
        else:
            self.do(near[4].capitalize())
