// SPDX-License-Identifier: MIT
/// @file
/// The members of a kind's row, described: windows build their forms from this, tests hold it against the readers.
#pragma once

#include "core/content/kinds.h"
#include "core/json/json.h"

#include <array>
#include <span>
#include <string_view>

namespace cave {

/// The words for the values of an enumeration, in its order.
inline constexpr std::array<std::string_view, 3> kStones{"cave", "room", "crypt"};
inline constexpr std::array<std::string_view, 3> kGrounds{"floor", "rock", "water"};
inline constexpr std::array<std::string_view, 3> kLeads{"nowhere", "up", "down"};
inline constexpr std::array<std::string_view, 6> kSlots{"none", "hand", "body", "either", "off", "ring"};
inline constexpr std::array<std::string_view, 9> kStyles{"usual", "stab", "lunge", "sweep", "reach",
                                                         "crush", "push", "quick", "dig"};
inline constexpr std::array<std::string_view, 4> kNameForms{"bare", "the", "a", "raised"};
inline constexpr std::array<std::string_view, 3> kArticles{"a", "an", ""};

inline constexpr std::array<std::string_view, 10> kFightRoles{"",      "weak",  "pack", "plain",   "shot",
                                                              "frail", "brute", "tank", "support", "boss"};

enum class FieldKind : std::uint8_t {
    Line,       ///< text, low..high bytes
    Glyph,      ///< one visible character
    AsciiSign,  ///< one printable ASCII character
    Colour,     ///< "#f0b35a"
    Art,        ///< the name of a picture; "" for none
    Number,     ///< low..high
    Flag,
    Word,       ///< one of `words`
    Tile,       ///< an id; "" for none
    Creature,   ///< an id
    Item,       ///< an id; "" for none
    Items,      ///< ids, at least one
    Drops,      ///< objects of dropFields()
    Behaviours, ///< objects of behaviourFields()
    Effect,     ///< an object of effectFields(), or absent
    Touch,      ///< an object of touchFields()
    Reactions,  ///< objects of reactionFields()
    Tiles,      ///< ids, at least one
    Words,      ///< some of `words`
    Part,       ///< an object of `parts`, or absent
    Befalling,  ///< an object of befallingFields(), or absent
    Faction,    ///< an id
    Gas,        ///< an id
    Stages,     ///< objects of stageFields()
    MayTouch,   ///< an object of touchFields(), or absent
    Band,       ///< two numbers, low..high, the second not below the first; or absent
    Effects,    ///< objects of effectFields(), or absent
    Members,    ///< objects of memberFields(), or absent
    AnyFaction, ///< an id; "" for all of them
    Sound,      ///< an id
    SoundOrVoice, ///< an id, or "voice"
    SoundThatLoops, ///< an id
    HeardOf,    ///< whom or what an event is about, of eventSoundFields(); "" for anything
    Theme,      ///< an id; "" for those of which nothing else is said
    Scale,      ///< semitones, low..high, at least one
    Sufferings, ///< objects of sufferingFields()
    ItemOrItems ///< an id, "" for none, or 2..high ids, none of them twice
};

struct KindField {
    std::string_view id;
    FieldKind kind = FieldKind::Number;
    int low = 0;
    int high = 0;
    std::span<const std::string_view> words{};
    bool isNeeded = false; ///< of a behaviour, a horde or a rune: its row must say it
    std::span<const KindField> parts{};
    int usual = 0; ///< a number where it is not said, when that is not the least
    int step = 1; ///< from one number to the next
    std::string_view label{}; ///< what it is called where its id has another meaning; "": by its id
    bool mayBeUnsaid = false; ///< of a stage: then a number is as it was before, a flag as its kind has it
    std::string_view first = "floor"; ///< of a tile in an object of parts: the one to begin with
};

/// The id under which windows know its name.
constexpr std::string_view labelOf(const KindField& field) { return field.label.empty() ? field.id : field.label; }

/// Whether the member may as well be left out of a row that need not say it: a number, a flag or a line.
bool saysNothing(const KindField& field, const Json& value);

/// All but "id", in the order in which they are shown.
std::span<const KindField> kindFields(KindTable table);
std::span<const KindField> dropFields();
/// A sound object of a field's parts to begin with, where the content has what it names.
Json newPart(const KindField& field);

} // namespace cave
