// SPDX-License-Identifier: MIT
#include "core/rules/verbs/act.h"

#include "core/rules/verbs/burst.h"
#include "core/rules/verbs/chests/chest_verbs.h"
#include "core/rules/verbs/climb.h"
#include "core/rules/verbs/company/company_verbs.h"
#include "core/rules/verbs/doors.h"
#include "core/rules/verbs/eat.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/foes/onslaught.h"
#include "core/rules/verbs/foes/rallying.h"
#include "core/rules/verbs/gain.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/growth.h"
#include "core/rules/verbs/item_verbs.h"
#include "core/rules/verbs/mend.h"
#include "core/rules/verbs/search.h"
#include "core/rules/verbs/shoot.h"
#include "core/rules/verbs/steal.h"
#include "core/rules/verbs/throwing.h"
#include "core/rules/verbs/wake.h"
#include "core/rules/verbs/walk.h"

namespace cave {

namespace {

// One for each verb. Not lambdas: each of them would hold what it needs, at every act of every creature.
struct Acting {
    WorldWriter world;
    const Creature& self;
    Events& events;

    void operator()(Wait) const {}
    void operator()(Walk verb) const { walk(world, self, verb.direction, events); }
    void operator()(ClimbUp) const { climb(world, self, events); }
    void operator()(ClimbDown) const { climb(world, self, events); }
    void operator()(Spread verb) const { spread(world, self, verb.direction, events); }
    void operator()(Summon verb) const { summon(world, self, verb.direction, events); }
    void operator()(Strengthen) const { strengthen(world, self, events); }
    void operator()(Wake) const { wake(world, self.id, events); }
    void operator()(Shoot verb) const { shoot(world, self, aimed(verb), events); }
    void operator()(Steal verb) const { steal(world, self, verb.item, events); }
    void operator()(Burst) const { burst(world, self, events); }
    void operator()(Mend verb) const { mend(world, self, aimed(verb), events); }
    void operator()(Charge verb) const { charge(world, self, aimed(verb), events); }
    void operator()(Pull verb) const { pull(world, self, aimed(verb), events); }
    void operator()(Call) const { callOthers(world, self, events); }
    void operator()(Raise verb) const { raiseRemains(world, self, aimed(verb), events); }
    void operator()(Hearten) const { hearten(world, self, events); }
    void operator()(Blink verb) const { blinkTo(world, self, aimed(verb), events); }
    void operator()(Close verb) const { close(world, self, verb.direction, events); }
    void operator()(Search) const { search(world, self, events); }
    void operator()(PickUp) const { pickUp(world, self, events); }
    void operator()(Take verb) const { takeItem(world, self, verb.item, events); }
    void operator()(Drop verb) const { dropItem(world, self, verb.item, events); }
    void operator()(Wield verb) const { equip(world, self, verb.item, Use::Wielded, events); }
    void operator()(Wear verb) const { wear(world, self, verb.item, verb.place, events); }
    void operator()(TakeOff verb) const { equip(world, self, verb.item, Use::None, events); }
    void operator()(Eat verb) const { eat(world, self, verb.item, events); }
    void operator()(Drink verb) const { useUp(world, self, verb.item, self.at, events); }
    void operator()(Read verb) const { useUp(world, self, verb.item, self.at, events); }
    void operator()(ReadAt verb) const { useUp(world, self, verb.item, aimed(verb), events); }
    void operator()(Zap verb) const { useUp(world, self, verb.item, self.at, events); }
    void operator()(ZapAt verb) const { useUp(world, self, verb.item, aimed(verb), events); }
    void operator()(Throw verb) const { throwItem(world, self, verb.item, aimed(verb), events); }
    void operator()(Strike verb) const { strikeThere(world, self, verb.direction, events); }
    void operator()(Free verb) const { freeCaptive(world, self, verb.direction, events); }
    void operator()(Order verb) const { giveOrder(world, self, verb.duty, events); }
    void operator()(Gain verb) const { choose(world, self, verb.gained, events); }
    void operator()(GiveUp) const { perish(world, Cause::GaveUp, events); }
    void operator()(OpenThing verb) const { openThing(world, self, verb.item, events); }
    void operator()(PutInto verb) const { putInto(world, self, verb.item, verb.into, events); }
    void operator()(UseOn verb) const { useOn(world, self, verb.item, verb.on, events); }

private:
    Position aimed(auto verb) const { return {verb.x, verb.y, self.at.z}; }
};

} // namespace

void act(WorldWriter world, EntityId actor, const Command& command, Events& events)
{
    std::visit(Acting{world, *world->creature(actor), events}, command);
}

} // namespace cave
