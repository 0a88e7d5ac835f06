// SPDX-License-Identifier: MIT
#include "core/session/state_difference.h"

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

constexpr std::size_t kMostDifferences = 8; // that are named; the others are counted

std::vector<TextArgument> placeOf(Position at)
{
    return {std::int64_t{at.z} + 1, std::int64_t{at.x}, std::int64_t{at.y}};
}

// A sentence about a cell: %1 is the level, %2 and %3 are the cell, the rest follows.
Text about(Position at, std::string_view context, std::string_view source, std::vector<TextArgument> rest)
{
    std::vector<TextArgument> arguments = placeOf(at);
    std::ranges::move(rest, std::back_inserter(arguments));
    return {context, source, std::move(arguments)};
}

KindName nameOf(const World& world, const Creature& creature)
{
    return {KindTable::Creature, world.kindOf(creature).id, Role::Bare};
}

KindName nameOf(const World& world, const Item& item)
{
    return {KindTable::Item, world.catalogue().item(item.kind).id, Role::Bare};
}

Text tileText(const World& found, Position at, TileId here, TileId recorded)
{
    const auto name = [&](TileId tile) {
        return KindName{KindTable::Tile, found.catalogue().tile(tile).id, Role::Bare};
    };
    return about(at, CAVE_TEXT("replay", "Level %1 (%2,%3): %4 now, %5 in the record."), {name(here), name(recorded)});
}

template <typename Thing>
Text onlyNowText(const World& found, const Thing& thing)
{
    return about(thing.at, CAVE_TEXT("replay", "Level %1 (%2,%3): %4 now, nothing of it in the record."),
                 {nameOf(found, thing)});
}

template <typename Thing>
Text onlyRecordedText(const World& recorded, const Thing& thing)
{
    return about(thing.at, CAVE_TEXT("replay", "Level %1 (%2,%3): %4 in the record, nothing of it now."),
                 {nameOf(recorded, thing)});
}

Text healthText(const World& found, const Creature& creature, int recorded)
{
    return about(creature.at, CAVE_TEXT("replay", "Level %1 (%2,%3): %4 has %5 health now, %6 in the record."),
                 {nameOf(found, creature), std::int64_t{creature.health}, std::int64_t{recorded}});
}

template <typename Thing>
Text movedText(const World& found, const Thing& thing, Position recorded)
{
    std::vector<TextArgument> rest{nameOf(found, thing)};
    std::ranges::move(placeOf(recorded), std::back_inserter(rest));
    return about(thing.at, CAVE_TEXT("replay", "Level %1 (%2,%3): %4 now; in the record it is on level %5 (%6,%7)."),
                 std::move(rest));
}

template <typename Thing>
Text otherwiseText(const World& found, const Thing& thing)
{
    return about(thing.at, CAVE_TEXT("replay", "Level %1 (%2,%3): %4 is not as it is in the record."),
                 {nameOf(found, thing)});
}

Text differenceText(const World& found, const Creature& here, const Creature& recorded)
{
    if (here.at != recorded.at)
        return movedText(found, here, recorded.at);
    return here.health == recorded.health ? otherwiseText(found, here) : healthText(found, here, recorded.health);
}

Text differenceText(const World& found, const Item& here, const Item& recorded)
{
    const bool bothLie = here.carrier == EntityId::None && recorded.carrier == EntityId::None;
    return bothLie && here.at != recorded.at ? movedText(found, here, recorded.at) : otherwiseText(found, here);
}

void compareTiles(const World& found, const World& recorded, std::vector<Text>& texts)
{
    for (int z = 0; z < found.depth(); ++z)
        for (int y = 0; y < found.height(); ++y)
            for (int x = 0; x < found.width(); ++x)
                if (const TileId here = found.level(z).tiles[x, y], there = recorded.level(z).tiles[x, y];
                    here != there)
                    texts.push_back(tileText(found, {x, y, z}, here, there));
}

// Both by ascending id.
template <typename Thing>
void compareThings(const World& found, const std::vector<Thing>& here, const World& recorded,
                   const std::vector<Thing>& there, std::vector<Text>& texts)
{
    auto one = here.begin();
    auto other = there.begin();
    while (one != here.end() || other != there.end()) {
        if (other == there.end() || (one != here.end() && one->id < other->id)) {
            texts.push_back(onlyNowText(found, *one++));
        } else if (one == here.end() || other->id < one->id) {
            texts.push_back(onlyRecordedText(recorded, *other++));
        } else {
            if (*one != *other)
                texts.push_back(differenceText(found, *one, *other));
            ++one;
            ++other;
        }
    }
}

void compareLiving(const World& found, const World& recorded, std::vector<Text>& texts)
{
    for (int z = 0; z < found.depth(); ++z)
        if (found.level(z).living != recorded.level(z).living)
            texts.push_back({CAVE_TEXT("replay", "What goes on by itself on level %1 is not as it is in the record."),
                             {std::int64_t{z} + 1}});
}

// What is no slot of the hash.
void compareRest(const WorldState& found, const WorldState& recorded, std::vector<Text>& texts)
{
    const auto number = [&](std::string_view context, std::string_view source, std::int64_t now, std::int64_t then) {
        if (now != then)
            texts.push_back({context, source, {now, then}});
    };
    number(CAVE_TEXT("replay", "It is turn %1 now, turn %2 in the record."), found.turn, recorded.turn);
    number(CAVE_TEXT("replay", "The clock shows %1 now, %2 in the record."), found.clock, recorded.clock);
    number(CAVE_TEXT("replay", "There is %1 food in the hero now, %2 in the record."), found.fullness,
           recorded.fullness);
    if (found.dice.state() != recorded.dice.state() || found.dice.increment() != recorded.dice.increment())
        texts.push_back({CAVE_TEXT("replay", "The dice are not as they are in the record.")});
    if (found.counted != recorded.counted)
        texts.push_back({CAVE_TEXT("replay", "What the hero has gathered is not as it is in the record.")});
    if (found.known != recorded.known)
        texts.push_back({CAVE_TEXT("replay", "The things that the hero knows are not those of the record.")});
    if (found.isQuiet != recorded.isQuiet)
        texts.push_back({CAVE_TEXT("replay", "Whether the hero keeps quiet is not as it is in the record.")});
    number(CAVE_TEXT("replay", "The hero was heard %1 cells away now, %2 in the record."), found.noise, recorded.noise);
    if (found.happened != recorded.happened || found.bonus != recorded.bonus || found.fallen != recorded.fallen ||
        found.fallenLeft != recorded.fallenLeft)
        texts.push_back({CAVE_TEXT("replay", "What events of the dungeon have done is not as it is in the record.")});
    if (found.hunt != recorded.hunt)
        texts.push_back({CAVE_TEXT("replay", "When hunters come is not as it is in the record.")});
    if (found.goalsMet != recorded.goalsMet)
        texts.push_back({CAVE_TEXT("replay", "Which of the goals are met is not as it is in the record.")});
    if (found.outcome != recorded.outcome || found.cause != recorded.cause)
        texts.push_back({CAVE_TEXT("replay", "The game does not end as it does in the record.")});
}

// Both are of one dungeon.
std::vector<Text> differingParts(const World& found, const World& recorded)
{
    std::vector<Text> texts;
    const bool sameSize =
        found.depth() == recorded.depth() && found.width() == recorded.width() && found.height() == recorded.height();
    if (sameSize) {
        compareTiles(found, recorded, texts);
        compareLiving(found, recorded, texts);
    }
    const WorldState here = found.savedState();
    const WorldState there = recorded.savedState();
    compareThings(found, here.creatures, recorded, there.creatures, texts);
    compareThings(found, here.items, recorded, there.items, texts);
    compareRest(here, there, texts);
    if (texts.size() > kMostDifferences) {
        const auto more = static_cast<std::int64_t>(texts.size() - kMostDifferences);
        texts.resize(kMostDifferences);
        texts.push_back({CAVE_TEXT_N("replay", "%n more part(s) [differs|differ]."), {}, more});
    }
    return texts;
}

} // namespace

std::vector<Text> differenceAtEnd(World found, std::span<const LoggedCommand> rest, const World& saved)
{
    for (const LoggedCommand& logged : rest)
        if (play(found, logged.command).refusal)
            return {};
    if (found.hash() == saved.hash())
        return {};
    std::vector<Text> texts{{CAVE_TEXT("replay", "At the end of the log, this differs from the saved state:")}};
    std::ranges::move(differingParts(found, saved), std::back_inserter(texts));
    return texts;
}

} // namespace cave
