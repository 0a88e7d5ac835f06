// SPDX-License-Identifier: MIT
/// @file
/// What is asked of a dungeon's seeds: "has bow by 3 and count(item:rock, 1..5) >= 2".
///
///   query   = term { "or" term } .           term  = factor { "and" factor } .
///   factor  = "not" factor | "(" query ")" | "has" names [ ("by" | "on") number ] | sum compare sum .
///   compare = "=" | "!=" | "<" | "<=" | ">" | ">=" .     sum = part { ("+" | "-") part } .
///   part    = number | word "(" arguments ")" .
///   names   = name { "|" name } .   name = [ ("item" | "creature" | "tile" | "piece" | "tag") ":" ] id .
///   levels  = number [ ".." ( number | "last" ) ] | "last" .
///
/// Parts are: count(names [, levels]) of things, tiles, pieces, or pieces with a tag; steps(names [, levels]) from the
/// start to the nearest; MEASURE([levels]), min(MEASURE [, levels]), max(MEASURE [, levels]), those of the whole
/// dungeon as MEASURE() only; errors(), warnings(); bot(PERSONA, won | level | turn | score). Levels count from 1; none
/// named: all. "has K by n" is count(K, 1..n) >= 1. Numbers are whole. What has no value makes its comparison false,
/// "!=" too.
#pragma once

#include "core/base/result.h"
#include "core/world/dungeon.h"

#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

inline constexpr std::size_t kLongestQuery = 4096; ///< bytes
inline constexpr std::size_t kMostQueryParts = 64;
inline constexpr int kDeepestQuery = 16; ///< brackets and "not" within each other

/// What can be counted on a level. In the order of query_words.h.
enum class Counted : std::uint8_t { Item, Creature, Tile, Piece, Tag };
struct CountedName {
    Counted of = Counted::Item;
    std::string id;
    bool operator==(const CountedName&) const = default;
};

enum class Folded : std::uint8_t { Sum, Least, Most }; ///< of several levels
enum class BotNumber : std::uint8_t { Won, Level, Turn, Score };

/// What a part of a sum is.
enum class QueryWord : std::uint8_t { Number, Count, Steps, Measure, Errors, Warnings, Bot };
struct QueryPart {
    QueryWord word = QueryWord::Number;
    std::int64_t number = 0;
    std::vector<CountedName> names{};
    int first = 1; ///< level
    int last = 0; ///< 0: the last one
    std::size_t measure = 0; ///< of mapMeasures(), of each of the levels or of the whole dungeon
    Folded folded = Folded::Sum;
    std::string persona{};
    BotNumber botNumber = BotNumber::Won;
    bool isTakenAway = false; ///< in its sum
    bool operator==(const QueryPart&) const = default;
};
using QuerySum = std::vector<QueryPart>; ///< 1 or more

enum class Compare : std::uint8_t { Equal, Unequal, Less, AtMost, More, AtLeast };

struct Query {
    enum class Node : std::uint8_t { Comparison, Not, And, Or };
    Node node = Node::Comparison;
    std::vector<Query> parts{}; ///< of Not: 1; of And and Or: 2 or more
    QuerySum left{};
    Compare compare = Compare::AtLeast;
    QuerySum right{};
    bool operator==(const Query&) const = default;
};

/// Indices of the levels that a part of a query for this dungeon is about, top first.
std::ranges::iota_view<int, int> levelsAsked(const QueryPart& part, const Dungeon& dungeon);

/// Names must be kinds, pieces or tags of the dungeon. An error's `where` is "column 5", from 1; it says what was
/// expected, or the nearest name where one is hardly another.
Result<Query> parseQuery(std::string_view text, const Dungeon& dungeon);

/// Of such an error: the byte of the text, from 0, that it is about; behind the last one where something is missing.
std::optional<std::size_t> placeOf(const Error& error);

std::string textOf(const Query& query); ///< reading it gives an equal one
std::string textOf(const QueryPart& part); ///< without its sign

} // namespace cave
