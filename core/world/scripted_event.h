// SPDX-License-Identifier: MIT
/// @file
/// What a dungeon, a level or a piece does when something happens there: rows of data, each a trigger, what must hold,
/// and what is done then. core/world/event_words says what each word can be told, core/save reads them,
/// core/rules/living runs them. (What happened in a turn is another thing: core/rules/facts/event.)
#pragma once

#include "core/base/box.h"
#include "core/base/ids.h"
#include "core/base/shared_or_empty.h"
#include "core/content/kinds.h"
#include "core/json/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

inline constexpr std::size_t kMostEvents = 100; ///< of a scope: a dungeon, a level, a piece
inline constexpr std::size_t kMostMarks = 32; ///< of a scope
inline constexpr std::size_t kMostConditions = 10; ///< of an event, those within others not counted
inline constexpr std::size_t kMostEffects = 20; ///< of an event
inline constexpr std::size_t kMostEventBoxes = 1000; ///< of one of its terms
inline constexpr int kDeepestCondition = 4; ///< "not" in "any" in ...
inline constexpr int kHighestMark = 1000;
inline constexpr int kLongestDelay = 10'000; ///< beats

/// Cells of a level.
struct EventCells {
    enum class Of : std::uint8_t {
        None,
        Letters, ///< that have these characters in the piece's rows
        Boxes,
        Here, ///< where it was triggered
        Level ///< all
    };
    Of of = Of::None;
    std::string letters;
    Uid placed; ///< with letters: of the placed piece of this uid; none: of the piece whose event it is
    std::vector<Box> boxes; ///< cells are boxes of one
    bool operator==(const EventCells&) const = default;
};

/// Who is meant.
struct EventWho {
    enum class Of : std::uint8_t {
        Hero,
        Ally, ///< of the hero's side, and no captive
        Foe, ///< whom the hero hates, or who hates the hero
        Other, ///< any creature but the hero
        Thing,
        Any,
        Kind, ///< the creature or item of this id
        Group ///< the creatures and items of this group
    };
    Of of = Of::Hero;
    std::string name; ///< of the kind or group
    bool operator==(const EventWho&) const = default;
};

inline constexpr int kNotSaid = -1'000'000'000; ///< of a number without a default
inline constexpr std::string_view kFallen = "fallen"; ///< instead of a creature that is made: the last ally that died
inline constexpr std::string_view kLevelPrefix = "level."; ///< before the name of a level's mark, in its own events too
inline constexpr std::string_view kDungeonPrefix =
    "dungeon."; ///< before that of the dungeon's, in events of all others
inline constexpr std::string_view kChasm = "chasm"; ///< the tile of ground that falls

/// What the words of an event are told, each those of its own row in core/world/event_words. Ids of kinds are kept as
/// text, as a catalogue's rows move when a designer changes it.
struct EventTerms {
    EventCells cells;
    EventWho who;
    Uid level; ///< of a dungeon's event: which level's cells; none: whichever the hero is on
    std::string mark; ///< of the own scope, or with one of the prefixes of those around it
    std::string tile;
    std::string creature;
    std::string item;
    std::string gas;
    std::string deep; ///< the tile of a flood's deeper half
    std::string group;
    std::string side; ///< a faction
    std::string text; ///< a sentence of the context kDungeonContext
    Json table; ///< of kinds with their weights, as in a recipe's row; null: none
    std::optional<Effect> effect; ///< as a creature's touch
    int least = kNotSaid;
    int most = kNotSaid;
    int below = kNotSaid; ///< per cent of full health
    int at = kNotSaid; ///< beat of the level, from 1
    int every = kNotSaid; ///< beats
    int count = kNotSaid;
    int perMille = kNotSaid;
    int set = kNotSaid;
    int add = kNotSaid;
    int range = kNotSaid; ///< cells
    int points = kNotSaid;
    int units = kNotSaid; ///< of gas, in each cell
    int volume = kNotSaid; ///< of a flood: cells
    int rate = kNotSaid; ///< cells a beat
    int hold = kNotSaid; ///< beats; 0: it stays
    int delay = 0; ///< of an effect: beats
    int tone = 0; ///< index into the words of its field, as these three
    int order = 0;
    int ending = 0;
    bool last = false;
    bool first = false;
    bool all = false;
    bool force = false;
    bool asleep = false;
    bool hero = false; ///< not cells, but the hero's pack
    bool operator==(const EventTerms&) const = default;
};

enum class TriggerWord : std::uint8_t {
    Enter, ///< one of `who` comes to a cell
    Leave, ///< goes from it
    Weigh, ///< the weight on all the cells rises to `least`
    Lift, ///< falls below it
    Use, ///< the hero walks into it
    Take, ///< a thing is taken up there
    Put, ///< comes to lie there
    See, ///< a cell comes into view
    Die, ///< one of the group or kind, or the last one
    Hurt, ///< the health of one of them falls below that share for the first time
    Turn, ///< at a beat of the level, or every so many
    Arrive, ///< the hero comes to the level, or for the first time
    Mark, ///< rises to `least`
    Become, ///< a cell becomes that tile
    Gas ///< the units of that gas in a cell rise to `least`
};

struct EventTrigger {
    TriggerWord on = TriggerWord::Enter;
    EventTerms terms;
    bool operator==(const EventTrigger&) const = default;
};

enum class ConditionWord : std::uint8_t {
    Mark, ///< is within least..most
    Has, ///< the hero so many of the item
    Alive, ///< so many of the group or kind
    Stands, ///< one of `who` in the cells
    Lies, ///< a thing there
    Tile, ///< one of the cells, or all, is that tile
    Health, ///< of the hero is below that share
    Depth, ///< of the level, from 1, is within least..most
    Chance,
    Any, ///< one of `parts` holds
    Not ///< the one of `parts` does not hold
};

struct EventCondition {
    ConditionWord is = ConditionWord::Mark;
    EventTerms terms;
    std::vector<EventCondition> parts = {}; ///< of Any and Not
    bool operator==(const EventCondition&) const = default;
};

enum class EffectWord : std::uint8_t {
    Say,
    Mark, ///< becomes `set`, or rises by `add`, within 0..most
    Tile, ///< the cells become it; `force` pushes aside who stands there
    Open, ///< what they open or unlock into
    Close,
    Make, ///< creatures or things, in the cells or with the hero
    Remove, ///< who and what is in the cells, of the group, or of the hero's things; never the hero
    Move, ///< each of `who` to the free one of the cells of lowest rank
    Fall, ///< the cells become kChasm, where a level lies below
    Effect, ///< is done to who is in the cells, or to `who`
    Gas, ///< comes out in each of the cells
    Fire, ///< meets the cells
    Flood, ///< begins in the cells, which share what it takes
    Order, ///< is obeyed by the group
    Side, ///< the group belongs to another faction
    Reveal, ///< the cells are known, what is hidden there found
    Noise,
    Score,
    End ///< the game is won or lost
};

/// What a group can be ordered, in the order of the words of "order".
enum class EventOrder : std::uint8_t { Wake, Sleep, Hunt, Stay, Wander, Follow, Step };

/// Of an effect of Flood: those of the library where the row names none. No deep one: all of it is shallow.
struct FloodTiles {
    std::string_view shallow;
    std::string_view deep;
};
inline FloodTiles floodTilesOf(const EventTerms& terms)
{
    if (terms.tile.empty())
        return {"flood_water", terms.deep.empty() ? std::string_view("flood_deep") : std::string_view(terms.deep)};
    return {terms.tile, terms.deep};
}

struct EventEffect {
    EffectWord does = EffectWord::Say;
    EventTerms terms;
    bool operator==(const EventEffect&) const = default;
};

/// The id of the tile that an effect of Tile or Fall lays; "" of the others.
inline std::string_view tileLaidBy(const EventEffect& effect)
{
    return effect.does == EffectWord::Fall   ? kChasm
           : effect.does == EffectWord::Tile ? effect.terms.tile
                                             : std::string_view();
}
/// A kind that the design does not name.
inline bool makesAnything(const EventEffect& effect)
{
    return effect.does == EffectWord::Make && (effect.terms.table != Json() || effect.terms.creature == kFallen);
}
inline bool changesTiles(const EventEffect& effect)
{
    return !tileLaidBy(effect).empty() || effect.does == EffectWord::Open || effect.does == EffectWord::Close;
}

/// Fires at most once a round (an act or a beat), when its turn comes in the queue and all conditions hold then.
struct ScriptedEvent {
    Uid uid; ///< unique in its scope
    Uid placed{}; ///< in a game: the placed piece that brought it; none: the level or the dungeon itself
    std::string name; ///< for the designer
    EventTrigger when;
    std::vector<EventCondition> conditions; ///< all must hold
    std::vector<EventEffect> effects; ///< in order
    int repeat = 1; ///< how often; 0: always
    int rest = 0; ///< beats until it may fire again
    bool operator==(const ScriptedEvent&) const = default;
};

/// A number that events of its scope write and ask, from 0.
struct EventMark {
    std::string name; ///< an id
    int most = 1; ///< 1 .. kHighestMark
    Uid placed{}; ///< in a game: as in ScriptedEvent
    bool operator==(const EventMark&) const = default;
};

struct Script {
    std::vector<EventMark> marks; ///< names are used once, for each placed piece
    std::vector<ScriptedEvent> events; ///< in the designer's order; in a game in that in which they fire
    bool isEmpty() const { return marks.empty() && events.empty(); }
    bool operator==(const Script&) const = default;
};

using SharedScript = SharedOrEmpty<Script>;

} // namespace cave
