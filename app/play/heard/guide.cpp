// SPDX-License-Identifier: MIT
#include "app/play/heard/guide.h"

#include "core/content/words.h"
#include "core/rules/verbs/doors.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace cave {

namespace {

constexpr int kSidePan = 7 * kWhole / 8; // the other ear hears a little of it, which is less tiring

struct Side {
    Direction direction;
    std::string_view word; // in rows: {"event": "door_beside", "of": "north", ...}
    Direction across;      // along the wall that an opening there is in
    Direction back;        // the other way along it
};
constexpr std::array kSides{
    Side{Direction::North, kHeardSides[0], Direction::East, Direction::West},
    Side{Direction::East, kHeardSides[1], Direction::South, Direction::North},
    Side{Direction::South, kHeardSides[2], Direction::West, Direction::East},
    Side{Direction::West, kHeardSides[3], Direction::North, Direction::South},
};

// As the hero knows it.
class KnownGround {
public:
    explicit KnownGround(const World& world) : m_world(world) {}

    const TileKind* at(Position at) const // null: not known
    {
        const TileId tile = m_world.contains(at) ? m_world.level(at.z).memory.tiles[at.x, at.y] : kUnknownTile;
        return tile == kUnknownTile ? nullptr : &m_world.catalogue().tile(tile);
    }
    bool isDoor(Position at) const
    {
        const TileKind* tile = this->at(at);
        return tile && cave::isDoor(*tile);
    }
    bool isWay(Position at) const
    {
        const TileKind* tile = this->at(at);
        return tile && tile->walkable;
    }

    // A niche is none: the way goes on behind it, as far as is known. Nor is the corridor that the hero walks along, of
    // which one cell `isAhead`.
    bool isGap(Position here, const Side& side, bool isAhead) const
    {
        const Position at = moved(here, side.direction);
        if (!isWay(at) || isWay(moved(at, side.across)) || isWay(moved(at, side.back)))
            return false;
        const int room = int{isWay(moved(here, side.across))} + int{isWay(moved(here, side.back))};
        if (room < (isAhead ? 2 : 1))
            return false;
        const Position behind = moved(at, side.direction);
        return (m_world.contains(behind) && this->at(behind) == nullptr) || isWay(behind) ||
               isWay(moved(behind, side.across)) || isWay(moved(behind, side.back));
    }

private:
    const World& m_world;
};

bool isStraightBeside(Position a, Position b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) <= 1; }

} // namespace

std::vector<HeardEvent> besideTheStep(const World& world, const Events& events)
{
    const Position here = world.hero().at;
    const Stepped* step = nullptr;
    for (const Event& event : events)
        if (const auto* each = std::get_if<Stepped>(&event); each && each->who.isHero)
            step = each;
    if (!step || step->to != here)
        return {};
    const KnownGround ground(world);
    std::vector<HeardEvent> heard;
    for (const Side& side : kSides) {
        const Position at = moved(here, side.direction);
        if (isStraightBeside(at, step->from))
            continue;
        const bool isDoor = ground.isDoor(at);
        if (isDoor || ground.isGap(here, side, moved(step->from, side.direction) == here))
            heard.push_back({.as = isDoor ? HeardAs::DoorBeside : HeardAs::GapBeside,
                             .of = {side.word, ground.at(at)->id},
                             .at = at,
                             .cry = {},
                             .isOfHero = true});
    }
    return heard;
}

std::optional<HeardEvent> bump(const World& world, const Command& command, const Refusal& refusal)
{
    const KnownGround ground(world);
    const TileKind* tile = ground.at(refusal.at);
    if (!std::holds_alternative<Walk>(command) || !tile || ground.isWay(refusal.at) ||
        world.seenCreatureAt(refusal.at) != nullptr)
        return std::nullopt;
    return HeardEvent{.as = HeardAs::Bumped, .of = {tile->id, {}}, .at = refusal.at, .cry = {}, .isOfHero = true};
}

std::vector<PlayedSound> guideTones(const SoundBook& book, const World& world, const std::vector<HeardEvent>& events)
{
    std::vector<PlayedSound> tones;
    for (const HeardEvent& event : events)
        if (const EventSound* row = book.soundOf(wordFor(heardWords(), event.as), event.of)) {
            const int side = event.at.x - world.hero().at.x;
            tones.push_back({row->sound, {.gain = kWhole, .pan = std::clamp(side, -1, 1) * kSidePan, .muffle = 0}});
        }
    return tones;
}

} // namespace cave
