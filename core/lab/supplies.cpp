// SPDX-License-Identifier: MIT
#include "core/lab/supplies.h"

#include "core/rules/verbs/gear/tempering.h"

#include <algorithm>

namespace cave {

namespace {

std::int64_t stonesCarriedIn(const World& world)
{
    return std::ranges::count_if(world.itemsOf(world.state().hero),
                                 [&](const Item& item) { return tempers(world.catalogue().item(item.kind)); });
}

void addNames(const World& end, Supplies& supplies)
{
    for (const UnknownClass& unknown : end.rules().identify) {
        supplies.classed += std::ssize(unknown.kinds);
        supplies.unknown += std::ranges::count_if(unknown.kinds, [&](const std::string& id) {
            const auto kind = end.catalogue().findItem(id);
            return kind && !end.isKnown(*kind);
        });
    }
}

void addFood(const World& end, const PlayLog& log, Supplies& supplies)
{
    const auto& hunger = end.rules().hunger;
    if (!hunger)
        return;
    supplies.food += hunger->start;
    for (const auto& [z, level] : log.levels())
        supplies.food += level.foodEaten;
    if (const auto last = log.levels().find(end.hero().at.z); last != log.levels().end())
        supplies.food += last->second.foodCarried;
    supplies.hunger += end.state().turn * hunger->each;
}

} // namespace

Supplies& Supplies::operator+=(const Supplies& other)
{
    stonesUsed += other.stonesUsed;
    stonesKept += other.stonesKept;
    classed += other.classed;
    unknown += other.unknown;
    food += other.food;
    hunger += other.hunger;
    return *this;
}

Supplies suppliesOf(const World& end, const PlayLog& log)
{
    Supplies supplies{.stonesUsed = log.stonesUsed(), .stonesKept = stonesCarriedIn(end)};
    if (end.state().outcome == Outcome::Won) {
        addNames(end, supplies);
        addFood(end, log, supplies);
    }
    return supplies;
}

} // namespace cave
