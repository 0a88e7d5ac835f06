// SPDX-License-Identifier: MIT
// What a tile, a creature and an item of a kind are: one row of data each. Rules read these fields, never identities.
#pragma once

#include "core/base/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

using TileId = std::uint8_t;        // index into Catalogue::tiles(); a level is a byte a cell
using CreatureKindId = std::uint16_t;
using ItemKindId = std::uint16_t;

// How a kind looks. Colours are 0xRRGGBB.
struct Look {
    char32_t glyph = U'?';
    char glyph7 = '?';              // stand-in where a font lacks the glyph
    std::uint32_t colour = 0xffffff;
    std::uint32_t background = 0;   // tiles only
    std::string art;                // an SVG's name without folder and suffix; "" draws the glyph
};

enum class Stone : std::uint8_t { Cave, Room, Crypt };   // which stone a tile is made of
enum class Ground : std::uint8_t { Floor, Rock, Water }; // how it is painted
enum class Leads : std::uint8_t { Nowhere, Up, Down };

struct TileKind {
    std::string id;
    std::string name;               // English, bare: "wall"
    std::string article;            // "a", "an" or "" (water, deep water)
    std::string description;        // one sentence
    Look look;
    char sign = '?';                // in .txt files and legends; printable ASCII, not '"' or '\', unique
    Stone stone = Stone::Cave;
    Ground ground = Ground::Floor;
    bool walkable = false;
    bool opaque = false;            // blocks sight
    // Tile ids that this one turns into, "" for never:
    std::string digsInto;           // by digging
    std::string opensInto;          // when somebody walks onto it: a closed door
    std::string closesInto;         // by closing it: an open door
    std::string unlocksInto;        // with its key: a locked door
    std::string foundAs;            // by searching: a secret door
    std::string looksLike;          // what it looks and reads like until it is found; "": like itself
    Leads leads = Leads::Nowhere;   // stairs and holes
    bool oneWay = false;            // it has no other end to come back by: where it leads only a link says. A hole
    bool diggable() const { return !digsInto.empty(); }
};

// Whether these are the two ends of stairs, one above the other; other ends only a link can join.
constexpr bool isStairsPair(const TileKind& from, const TileKind& to)
{
    return from.leads != Leads::Nowhere && to.leads != Leads::Nowhere && from.leads != to.leads && to.walkable &&
           !from.oneWay && !to.oneWay;
}

// What a creature does by itself, by name in the table of behaviours, with its numbers.
struct BehaviourRow {
    std::string does;               // "wander", "hunt", "spread", "summon", "strengthen"
    int perMille = 1000;            // chance an act
    int limit = 0;                  // spread, summon: how often in its life; 0: no limit
    int colony = 0;                 // spread, summon: most members of its colony, itself included; 0: no cap
    int health = 0;                 // strengthen: at this health or less, once in its life
    int attack = 0;                 // strengthen: gained
    bool diagonal = true;           // wander: in 8 directions instead of 4
    std::string kind;               // summon: creature id
};

// What a creature may leave behind when it dies.
struct DropRow {
    std::vector<std::string> items; // item ids, one of them each time
    int perMille = 1000;            // chance that anything is left
    int least = 1;                  // how many then
    int most = 1;
};

struct CreatureKind {
    std::string id;
    std::string name;
    std::string article;
    std::string description;
    Look look;
    int health = 1;                 // 1..
    int attack = 0;                 // 0: cannot attack
    int defence = 0;
    int sight = 0;                  // radius in cells
    int speed = 100;                // 100 = normal, 200 acts twice as often; 1..1000
    bool flies = false;             // for its picture's shadow
    bool opensDoors = true;         // closed ones by walking; locked ones never
    int experience = 0;             // for slaying it, where the rules' formula asks for it
    std::vector<DropRow> drops;
    std::vector<BehaviourRow> behaviours;   // tried in order until one acts
};

enum class Slot : std::uint8_t { None, Hand, Body, Either }; // where an item is wielded or worn

// What happens when an item is used up: numbers that its kind does not read are 0.
enum class EffectKind : std::uint8_t { Heal, Lightning, Confusion, Fireball };
enum class UsedBy : std::uint8_t { Drinking, Reading };
struct Effect {
    EffectKind kind = EffectKind::Heal;
    UsedBy by = UsedBy::Drinking;
    int amount = 0;                 // of health given or taken
    int range = 0;                  // cells to the nearest in view
    int radius = 0;                 // cells
    int turns = 0;                  // that it lasts
    bool operator==(const Effect&) const = default;
};

struct ItemKind {
    std::string id;
    std::string name;
    std::string article;
    std::string description;
    Look look;
    Slot slot = Slot::None;
    int attack = 0;                 // added while wielded or worn
    int defence = 0;
    int food = 0;                   // a bite; 0: nothing to eat
    int bites = 1;                  // until it is eaten up
    std::optional<Effect> effect;
    bool key = false;               // opens locked doors, and is used up by it
    bool counted = false;           // picked up it is counted, not carried: coins
};

} // namespace cave
