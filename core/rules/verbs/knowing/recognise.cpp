// SPDX-License-Identifier: MIT
#include "core/rules/verbs/knowing/recognise.h"

#include "core/rules/verbs/gear/tempering.h"
#include "core/world/looks.h"

namespace cave {

namespace {

// The only kind of a class that is not known.
std::optional<ItemKindId> lastUnknown(const World& world, const UnknownClass& unknown)
{
    std::optional<ItemKindId> last;
    for (const std::string& id : unknown.kinds) {
        const auto kind = world.catalogue().findItem(id);
        if (!kind || world.isKnown(*kind))
            continue;
        if (last)
            return std::nullopt;
        last = kind;
    }
    return last;
}

} // namespace

void recognise(WorldWriter world, ItemKindId kind, Events& events, Recognised::By by)
{
    const ItemKindId look = world->seenAs(kind);
    if (look == kind)
        return;
    world.learn(kind);
    events.push_back(Recognised{kind, look, by});
    const UnknownClass* unknown = classOf(world->rules(), world->catalogue().item(kind).id);
    if (const auto last = unknown ? lastUnknown(world, *unknown) : std::nullopt)
        recognise(world, *last, events, Recognised::By::Elimination);
}

void recogniseWhereSeen(WorldWriter world, const Actor& user, Position at, ItemKindId kind, Events& events)
{
    if (user.isHero || world->isVisible(at))
        recognise(world, kind, events);
}

void recogniseAll(WorldWriter world, EntityId carrier, Events& events)
{
    for (const Item& item : world->itemsOf(carrier)) {
        recognise(world, item.kind, events);
        showAlike(world, item.id, events);
    }
}

bool isUnknownTo(const World& world, const Creature& actor, const Item& item)
{
    return actor.id == world.state().hero && !world.isKnown(item.kind);
}

} // namespace cave
