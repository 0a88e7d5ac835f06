// SPDX-License-Identifier: MIT
/// @file
/// What a pass can be told, as windows, checks and files see it: its parameters described, their values as JSON.
#pragma once

#include "core/content/catalogue.h"
#include "core/json/json_cursor.h"
#include "core/world/dungeon.h"

#include <span>
#include <string_view>

namespace cave {

enum class ParameterKind : std::uint8_t {
    Integer,  ///< or a curve over depth
    PerMille, ///< 0..1000, or a curve over depth
    Choice,   ///< one of a few words
    Flag,
    Tile,     ///< a tile's id; "" for none where the default is ""
    Table,    ///< creatures or items with weights: [{"kind": "bat", "weight": 10}], weights may be curves
    Word      ///< an id: a tag, a piece's name; "" for none
};

/// Describes one parameter, so that windows, checks and the command line need no code for each pass.
struct Parameter {
    std::string_view id;
    std::string_view name; ///< a few words, of the context "Parameters"
    ParameterKind kind = ParameterKind::Integer;
    Json byDefault{}; ///< used when the row says nothing
    int low = 0; ///< Integer
    int high = 0;
    std::string_view unit = {}; ///< "cells", "rounds" or ""
    std::vector<std::string_view> choices{}; ///< Choice
    std::string_view help = {}; ///< one sentence, of the context "recipe"
};

const Parameter* findParameter(std::span<const Parameter> parameters, std::string_view id);

/// Fails at the first value that is unknown to `parameters`, out of range or names nothing. `pass` is for the message.
void checkParameters(const JsonCursor& values, std::string_view pass, std::span<const Parameter> parameters,
                     const Catalogue& catalogue);

/// Fails unless this is a kind's id or a table as a row's parameters hold it.
void checkThing(const JsonCursor& thing, const Catalogue& catalogue);
/// The ids of all that what checkThing() lets through may be, which lie in it; of null none.
std::vector<std::string_view> kindsIn(const Json& thing);

/// Whether some kind of what checkThing() lets through can; null cannot.
bool canHavePrice(const Json& thing, const Catalogue& catalogue);

/// All items that what checkThing() lets through may be; none where it may be a creature too.
std::vector<ItemKindId> itemsOf(const Json& thing, const Catalogue& catalogue);

/// A table of kinds with their weights at one depth.
struct Weighted {
    struct Kind {
        KindTable table = KindTable::Creature;
        std::uint16_t kind = 0;
        bool operator==(const Kind&) const = default;
    };
    std::vector<Kind> kinds;
    std::vector<std::uint64_t> hashes;
    std::vector<int> weights; ///< 0 for kinds that do not come at this depth
    bool isEmpty() const;     ///< no weight above 0
    bool mayBe(Kind kind) const; ///< some weight of it is above 0
};
Weighted weightedAt(const Json& thing, const Catalogue& catalogue, int depth); ///< of what checkThing() lets through

/// What a row says, sound as checkParameters() holds it, and for which depth its curves are to be read.
struct RowValues {
    const Json& said;
    const Catalogue& catalogue;
    int depth = 1; ///< counts from 1
};

} // namespace cave
