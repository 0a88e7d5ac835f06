// SPDX-License-Identifier: MIT
#include "core/rules/minds/track.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/passage.h"
#include "core/rules/minds/hunt.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kSearchReach = 4; // cells from where it is
constexpr int kTries = 8; // places that are thought of

// Somewhere near that it can get to; where it is when none comes to mind.
Position placeToSearch(const World& world, const Creature& self, Random& dice)
{
    const BitGrid& ground = groundFor(world, self, self.at.z);
    const Box around = Box{self.at.x, self.at.y, 1, 1}.grown(kSearchReach).intersected(ground.box());
    for (int i = 0; i < kTries; ++i) {
        const int x = around.x + static_cast<int>(dice.below(static_cast<std::uint32_t>(around.width)));
        const int y = around.y + static_cast<int>(dice.below(static_cast<std::uint32_t>(around.height)));
        const Position to{x, y, self.at.z};
        if (to != self.at && ground.get(x, y) && !world.creatureAt(to) && stepTowards(world, self, to))
            return to;
    }
    return self.at;
}

} // namespace

bool losesTrack(const World& world, const Creature& self)
{
    const CreatureKind& kind = world.kindOf(self);
    const bool follows = self.at.z != world.hero().at.z && goesAfterHero(world, self);
    return kind.alert && !kind.phases && !self.isHunter && !isAlly(world, self) && !follows &&
           world.playsBy(kHuntersSearch);
}

Track trackOf(const World& world, const Creature& self, Random& dice)
{
    if (const Creature* prey = preyOf(world, self))
        return {prey->at, 0};
    if (!self.quarry)
        return {};
    // Whoever is there before has nowhere else to go: it looks round at once.
    const bool isThere = self.quarry == self.at;
    const int lost = 1 + (isThere ? std::max(self.lost, kTracksFor) : self.lost);
    if (lost > kTracksFor + kSearchesFor)
        return {};
    const bool goesOn = lost <= kTracksFor || (isSearching(self) && !isThere);
    return {goesOn ? *self.quarry : placeToSearch(world, self, dice), lost};
}

} // namespace cave
