// SPDX-License-Identifier: MIT
// Small hand-made designs under the rules and content of a built-in dungeon, played by commands as a log has them.
#pragma once

#include "core/session/session.h"
#include "tests/support/ascii_map.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cave {

// The built-in dungeon's rules over this picture: see tests/support/ascii_map.h.
Dungeon designOf(std::string_view dungeon, std::string_view picture);
Session started(const Dungeon& design, std::uint64_t seed = 1);

// Plays one command. One that is refused ends the test: a script knows what it does.
Turn script(Session& session, std::string_view command);
Turn script(Session& session, std::string_view verb, std::string_view item); // the first one carried or lying here
// Until the game is over or this many turns have passed; chooses attack whenever a gain is to be chosen.
std::vector<Event> scriptUntilOver(Session& session, std::string_view command, int most);

EntityId itemNamed(const World& world, std::string_view id); // carried, else lying where the hero stands
const Creature* creatureNamed(const World& world, std::string_view id); // the first one, or null
bool isTold(const Session& session, std::string_view source); // among the messages
// "Z 30/8/5, sight 6, speed 100": glyph, health, attack and defence of a kind.
std::string numbersOf(const Dungeon& design, std::string_view creature);
std::uint32_t colourOf(const Dungeon& design, std::string_view creature); // 0xrrggbb, of its glyph

template <typename E>
std::vector<E> eventsOf(const std::vector<Event>& events)
{
    std::vector<E> found;
    for (const Event& event : events)
        if (const E* wanted = std::get_if<E>(&event))
            found.push_back(*wanted);
    return found;
}

// Damage of all strikes against the hero, or by the hero.
std::vector<int> damagesToHero(const std::vector<Event>& events);
std::vector<int> damagesByHero(const std::vector<Event>& events);

} // namespace cave
