// SPDX-License-Identifier: MIT
/// @file
/// What the bot cares about, a function each. Each says what it wants to do now, or nothing when it has no wish.
#pragma once

#include "core/pilot/situation.h"

namespace cave::concern {

std::optional<Command> chooseGain(Situation& now); ///< that a new level brings
std::optional<Command> getAshore(Situation& now);  ///< out of water that it would drown in, and out of fire
std::optional<Command> fleeFire(Situation& now);   ///< off what burns, where fire is beside
std::optional<Command> fight(Situation& now);      ///< threats, by blows, by things, or by getting away
std::optional<Command> feed(Situation& now);       ///< before hunger hurts, never more than fits
std::optional<Command> equip(Situation& now);      ///< the best of what it has
std::optional<Command> mend(Situation& now);       ///< drinks what heals, where nobody disturbs
std::optional<Command> useForGood(Situation& now); ///< what makes stronger, wiser or well again
std::optional<Command> tryUnknown(Situation& now); ///< drinks and reads what it does not know, where that is safest
std::optional<Command> rest(Situation& now);       ///< where wounds heal by themselves, and till the mind is clear
std::optional<Command> freeCaptives(Situation& now); ///< that it sees and can get to
std::optional<Command> hunt(Situation& now);       ///< what is worth slaying and comes not by itself
std::optional<Command> finish(Situation& now);     ///< goes to where the goal is reached
std::optional<Command> hurry(Situation& now);      ///< down, where food runs short and none is known here
std::optional<Command> challenge(Situation& now);  ///< goes to a guardian that is known, where that promises well
std::optional<Command> explore(Situation& now);    ///< and takes what is of use on the way
std::optional<Command> pullLevers(Situation& now); ///< and whatever else is used by walking into it, once each
std::optional<Command> leave(Situation& now);      ///< by stairs that lead somewhere new; leaps rather than climb up
std::optional<Command> pursue(Situation& now);     ///< goes to any guardian that is known, whatever it costs
std::optional<Command> revisit(Situation& now);    ///< goes back to levels that it left too early
std::optional<Command> search(Situation& now);     ///< for what is hidden
std::optional<Command> dig(Situation& now);        ///< into what nobody has seen
std::optional<Command> breakThrough(Situation& now); ///< slays who blocks the only way
std::optional<Command> wanderOff(Situation& now);  ///< back over known stairs

std::optional<Command> leap(Situation& now);         ///< into a chasm

bool isEverUsed(const Effect& effect); ///< by any of these

/// Goes to food that is known on this level; see hurry().
std::optional<Command> fetchFood(Situation& now);

/// Takes things that are known on this level, while nobody is near; see rest().
std::optional<Command> fetchInSafety(Situation& now);

/// Goes to the way down of a level of which all was seen, while nobody is near; see rest().
std::optional<Command> goToTheWayDown(Situation& now);

/// Goes back to where something was out of reach, though all else was seen; see wanderOff().
std::optional<Command> tryOnceMore(Situation& now);

/// Uses things up against threats; see fight().
std::optional<Command> useAgainstThreats(Situation& now);
std::optional<Command> throwSomething(Situation& now); ///< at the nearest threat; there must be one
std::optional<Command> drinkToHeal(Situation& now, int wasted); ///< where no more than this would be wasted

} // namespace cave::concern
