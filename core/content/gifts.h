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
    int sinks = 0; ///< own acts that it can stay where it drowns, where the ground does not say fewer; 0: as others
    int drinks = 0; ///< per cent of the harm of its blows and throws that it gets as health
    int cushions = 0; ///< harm of each turn that it does not feel
    bool swims = false; ///< what can be swum in holds it
    bool weightless = false; ///< the thing weighs nothing, see weighed(), and who has it in use falls unhurt
    bool operator==(const Gifts&) const = default;
};

/// Of two numbers of acts the lesser one, where 0 is none at all.
constexpr int soonerOf(int a, int b) { return a == 0 || b == 0 ? a + b : (a < b ? a : b); }

constexpr Gifts operator+(const Gifts& a, const Gifts& b)
{
    return {.sight = a.sight + b.sight,
            .speed = a.speed + b.speed,
            .health = a.health + b.health,
            .noise = a.noise + b.noise,
            .regenerates = a.regenerates + b.regenerates,
            .sense = a.sense + b.sense,
            .thrift = a.thrift + b.thrift,
            .sinks = soonerOf(a.sinks, b.sinks),
            .drinks = a.drinks + b.drinks,
            .cushions = a.cushions + b.cushions,
            .swims = a.swims || b.swims,
            .weightless = a.weightless || b.weightless};
}

/// With so much more of each number for every enchantment. What regenerates does so each turn at the most, what sinks
/// leaves an act, and what drinks or cushions never does the opposite.
constexpr Gifts enchanted(const Gifts& gifts, const Gifts& by, int enchant)
{
    const auto least = [](int number, int low) { return number < low ? low : number; };
    return {.sight = gifts.sight + enchant * by.sight,
            .speed = gifts.speed + enchant * by.speed,
            .health = gifts.health + enchant * by.health,
            .noise = gifts.noise + enchant * by.noise,
            .regenerates = gifts.regenerates == 0 ? 0 : least(gifts.regenerates + enchant * by.regenerates, 1),
            .sense = gifts.sense + enchant * by.sense,
            .thrift = gifts.thrift + enchant * by.thrift,
            .sinks = gifts.sinks == 0 ? 0 : least(gifts.sinks + enchant * by.sinks, 1),
            .drinks = least(gifts.drinks + enchant * by.drinks, 0),
            .cushions = least(gifts.cushions + enchant * by.cushions, 0),
            .swims = gifts.swims,
            .weightless = gifts.weightless};
}

/// What one thing gives in all: without weight it drags nobody down, and nobody hears it.
constexpr Gifts weighed(Gifts gifts)
{
    if (gifts.weightless) {
        gifts.sinks = 0;
        gifts.noise = gifts.noise > 0 ? 0 : gifts.noise;
    }
    return gifts;
}

} // namespace cave
