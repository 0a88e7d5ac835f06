// SPDX-License-Identifier: MIT
// What the tests of the rules share.
#pragma once

#include "core/rules/turn/play.h"
#include "core/rules/verbs/check.h"
#include "tests/support/ascii_map.h"

#include <QString>

namespace cave {

// Every creature of the built-in kinds and some that do nothing: D(ummy), and T(arget) with much health and a defence
// of 7.
std::shared_ptr<const Catalogue> testKinds();
World testWorld(std::string_view picture, const Rules& rules = {}, std::uint64_t seed = 1);

const Creature& creatureOfKind(const World& world, std::string_view id); // the only one
World byRules(int version, const World& world); // the game as rules of that version have begun it
void give(World& world, EntityId item, EntityId carrier);
void begin(World& world, EntityId who, Condition condition, int turns);
std::string refusalOf(const Turn& turn);                                 // in English; "" when the turn was played

template <typename E>
std::vector<E> eventsOf(const std::vector<Event>& events)
{
    std::vector<E> found;
    for (const Event& event : events)
        if (const E* wanted = std::get_if<E>(&event))
            found.push_back(*wanted);
    return found;
}

// What a refused command must leave as it is.
struct Instant {
    explicit Instant(const World& world)
        : hash(world.hash()), turn(world.state().turn), clock(world.state().clock), dice(world.state().dice),
          picture(asciiPicture(world))
    {
    }
    bool operator==(const Instant&) const = default;
    std::uint64_t hash;
    std::int64_t turn;
    std::int64_t clock;
    Random dice;
    std::string picture;
};

} // namespace cave
