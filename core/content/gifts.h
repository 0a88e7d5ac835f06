// SPDX-License-Identifier: MIT
/// @file
/// What a thing gives beside attack and defence to who has it in use.
#pragma once

namespace cave {

/// As long as it is in use. Of several things the numbers add up.
struct Gifts {
    int sight = 0; ///< cells
    int speed = 0; ///< per cent of normal
    int health = 0; ///< of the most that it can have
    int noise = 0; ///< cells further that it is heard
    int regenerates = 0; ///< 1 health every so many turns, of each thing by itself; 0: none
    int sense = 0; ///< cells: it knows where creatures are as near as this, in view or not
    int thrift = 0; ///< per cent of the charges that its wands keep when they are used
    bool swims = false; ///< what can be swum in holds it
    bool operator==(const Gifts&) const = default;
};

constexpr Gifts operator+(const Gifts& a, const Gifts& b)
{
    return {
        a.sight + b.sight, a.speed + b.speed,   a.health + b.health, a.noise + b.noise, a.regenerates + b.regenerates,
        a.sense + b.sense, a.thrift + b.thrift, a.swims || b.swims};
}

/// With so much more of each number for every enchantment. What regenerates does so each turn at the most.
constexpr Gifts enchanted(const Gifts& gifts, const Gifts& by, int enchant)
{
    const int turns = gifts.regenerates + enchant * by.regenerates;
    return {gifts.sight + enchant * by.sight,
            gifts.speed + enchant * by.speed,
            gifts.health + enchant * by.health,
            gifts.noise + enchant * by.noise,
            gifts.regenerates == 0 ? 0 : (turns < 1 ? 1 : turns),
            gifts.sense + enchant * by.sense,
            gifts.thrift + enchant * by.thrift,
            gifts.swims};
}

} // namespace cave
