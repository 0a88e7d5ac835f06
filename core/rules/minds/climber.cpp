// SPDX-License-Identifier: MIT
#include "core/rules/minds/climber.h"

#include "core/rules/facts/company.h"

namespace cave {

std::optional<Command> climbingCommand(const World& world, const Creature& self, MayDo mayDo)
{
    const Leads leads = world.tileKind(self.at).leads;
    if (leads == Leads::Nowhere)
        return std::nullopt;
    const Command climb = leads == Leads::Up ? Command(ClimbUp{}) : Command(ClimbDown{});
    return mayDo(world, self, climb) ? std::optional(climb) : std::nullopt;
}

std::optional<Command> followingCommand(const World& world, const Creature& self, MayDo mayDo)
{
    if (self.quarry != self.at || world.hero().at.z == self.at.z || !goesAfterHero(world, self))
        return std::nullopt;
    return climbingCommand(world, self, mayDo);
}

} // namespace cave
