// SPDX-License-Identifier: MIT
#include "core/rules/verbs/check.h"

#include "core/rules/facts/message.h"
#include "core/rules/verbs/burst.h"
#include "core/rules/verbs/chests/chest_verbs.h"
#include "core/rules/verbs/climb.h"
#include "core/rules/verbs/company/company_verbs.h"
#include "core/rules/verbs/doors.h"
#include "core/rules/verbs/eat.h"
#include "core/rules/verbs/effects.h"
#include "core/rules/verbs/foes/onslaught.h"
#include "core/rules/verbs/foes/rallying.h"
#include "core/rules/verbs/gain.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/growth.h"
#include "core/rules/verbs/item_verbs.h"
#include "core/rules/verbs/mend.h"
#include "core/rules/verbs/shoot.h"
#include "core/rules/verbs/steal.h"
#include "core/rules/verbs/throwing.h"
#include "core/rules/verbs/wake.h"
#include "core/rules/verbs/walk.h"

namespace cave {

namespace {

// One for each verb. Not lambdas: see Acting in act.cpp.
struct Checking {
    const World& world;
    const Creature& self;

    Answer operator()(Wait) const { return std::nullopt; }
    Answer operator()(Walk verb) const { return checkWalk(world, self, verb.direction); }
    Answer operator()(ClimbUp) const { return checkClimb(world, self, Leads::Up); }
    Answer operator()(ClimbDown) const { return checkClimb(world, self, Leads::Down); }
    Answer operator()(Spread verb) const { return checkSpread(world, self, verb.direction); }
    Answer operator()(Summon verb) const { return checkSummon(world, self, verb.direction); }
    Answer operator()(Strengthen) const { return checkStrengthen(world, self); }
    Answer operator()(Wake) const { return checkWake(world, self); }
    Answer operator()(Shoot verb) const { return checkShoot(world, self, aimed(verb)); }
    Answer operator()(Steal verb) const { return checkSteal(world, self, verb.item); }
    Answer operator()(Burst) const { return checkBurst(world, self); }
    Answer operator()(Mend verb) const { return checkMend(world, self, aimed(verb)); }
    Answer operator()(Charge verb) const { return checkCharge(world, self, aimed(verb)); }
    Answer operator()(Pull verb) const { return checkPull(world, self, aimed(verb)); }
    Answer operator()(Call) const { return checkCall(world, self); }
    Answer operator()(Raise verb) const { return checkRaise(world, self, aimed(verb)); }
    Answer operator()(Hearten) const { return checkHearten(world, self); }
    Answer operator()(Blink verb) const { return checkBlink(world, self, aimed(verb)); }
    Answer operator()(Close verb) const { return checkClose(world, self, verb.direction); }
    Answer operator()(Search) const { return std::nullopt; }
    Answer operator()(PickUp) const { return checkPickUp(world, self); }
    Answer operator()(Take verb) const { return checkTake(world, self, verb.item); }
    Answer operator()(Drop verb) const { return checkDrop(world, self, verb.item); }
    Answer operator()(Wield verb) const { return checkWield(world, self, verb.item); }
    Answer operator()(Wear verb) const { return checkWear(world, self, verb.item, verb.place); }
    Answer operator()(TakeOff verb) const { return checkTakeOff(world, self, verb.item); }
    Answer operator()(Eat verb) const { return checkEat(world, self, verb.item); }
    Answer operator()(Drink verb) const { return checkUse(world, self, verb.item, UsedBy::Drinking); }
    Answer operator()(Read verb) const { return checkUse(world, self, verb.item, UsedBy::Reading); }
    Answer operator()(ReadAt verb) const { return checkUseAt(world, self, verb.item, UsedBy::Reading, aimed(verb)); }
    Answer operator()(Zap verb) const { return checkUse(world, self, verb.item, UsedBy::Zapping); }
    Answer operator()(ZapAt verb) const { return checkUseAt(world, self, verb.item, UsedBy::Zapping, aimed(verb)); }
    Answer operator()(Throw verb) const { return checkThrow(world, self, verb.item, aimed(verb)); }
    Answer operator()(Strike verb) const { return checkStrike(world, self, verb.direction); }
    Answer operator()(Free verb) const { return checkFree(world, self, verb.direction); }
    Answer operator()(Order) const { return checkOrder(world, self); }
    Answer operator()(Gain verb) const { return checkGain(world, self, verb.gained); }
    Answer operator()(GiveUp) const { return std::nullopt; }
    Answer operator()(OpenThing verb) const { return checkOpen(world, self, verb.item); }
    Answer operator()(PutInto verb) const { return checkPut(world, self, verb.item, verb.into); }
    Answer operator()(UseOn verb) const { return checkUseOn(world, self, verb.item, verb.on); }

private:
    Position aimed(auto verb) const { return {verb.x, verb.y, self.at.z}; }
};

} // namespace

bool mayDo(const World& world, const Creature& actor, const Command& command)
{
    const auto* walk = std::get_if<Walk>(&command);
    if (!walk || world.isOver() || actor.gainsToChoose > 0)
        return !check(world, actor.id, command);
    return mayWalk(world, actor, walk->direction);
}

namespace {

Answer answerTo(const World& world, EntityId actor, const Command& command)
{
    const Creature& self = *world.creature(actor);
    if (world.isOver())
        return refuse({CAVE_TEXT("game", "This game is over.")}, self.at);
    if (std::holds_alternative<GiveUp>(command))
        return actor == world.state().hero ? std::nullopt
                                           : refuse({CAVE_TEXT("game", "Only you can give up.")}, self.at);
    if (self.gainsToChoose > 0 && !std::holds_alternative<Gain>(command))
        return refuse({CAVE_TEXT("game", "You are level %1. Choose what to gain first."), {std::int64_t{self.level}}},
                      self.at);
    return std::visit(Checking{world, self}, command);
}

} // namespace

Answer check(const World& world, EntityId actor, const Command& command)
{
    Answer answer = answerTo(world, actor, command);
    if (answer)
        answer->why = inOwnWords(world, std::move(answer->why));
    return answer;
}

} // namespace cave
