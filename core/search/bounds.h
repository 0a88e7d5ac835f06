// SPDX-License-Identifier: MIT
/// @file
/// What is known of a query before all of it is: bounds of its parts, and truth that may be open.
#pragma once

#include "core/search/query.h"

#include <algorithm>
#include <limits>

namespace cave {

/// Kleene's: open until more is known.
enum class Truth : std::uint8_t { No, Open, Yes };

/// Whether a part has a value.
enum class Valued : std::uint8_t { Yes, Maybe, No };

/// Beyond all values; so many of it as a query has parts can be added up.
inline constexpr std::int64_t kBoundless =
    std::numeric_limits<std::int64_t>::max() / (4 * static_cast<std::int64_t>(kMostQueryParts));

/// What a part can still come to, both ends included.
struct Bounds {
    std::int64_t low = -kBoundless;
    std::int64_t high = kBoundless;
    Valued valued = Valued::Maybe;

    static constexpr Bounds exactly(std::int64_t value) { return {value, value, Valued::Yes}; }
    static constexpr Bounds none() { return {0, 0, Valued::No}; }
    static constexpr Bounds of(std::optional<std::int64_t> value) { return value ? exactly(*value) : none(); }
    constexpr bool isKnown() const { return low == high && valued != Valued::Maybe; }
};

Truth comparedTo(const Bounds& left, Compare compare, const Bounds& right);

/// Of several levels; those without a value are left out.
Bounds folded(Folded how, const Bounds& sum, const Bounds& next);

template <typename BoundsOf>
Bounds sumOf(const QuerySum& sum, BoundsOf boundsOfPart)
{
    Bounds total = Bounds::exactly(0);
    for (const QueryPart& part : sum) {
        const Bounds own = boundsOfPart(part);
        total.valued = std::max(total.valued, own.valued);
        total.low += part.isTakenAway ? -own.high : own.low;
        total.high += part.isTakenAway ? -own.low : own.high;
    }
    return total;
}

template <typename BoundsOf>
Truth truthOf(const Query& query, BoundsOf boundsOfPart)
{
    if (query.node == Query::Node::Comparison)
        return comparedTo(sumOf(query.left, boundsOfPart), query.compare, sumOf(query.right, boundsOfPart));
    if (query.node == Query::Node::Not)
        return static_cast<Truth>(2 - static_cast<int>(truthOf(query.parts.front(), boundsOfPart)));
    const bool isAnd = query.node == Query::Node::And;
    Truth all = isAnd ? Truth::Yes : Truth::No;
    for (const Query& part : query.parts) {
        const Truth own = truthOf(part, boundsOfPart);
        all = isAnd ? std::min(all, own) : std::max(all, own);
        if (all == (isAnd ? Truth::No : Truth::Yes))
            break;
    }
    return all;
}

/// Visits the parts on which it hangs whether an open query is true.
template <typename BoundsOf, typename Visit>
void forEachOpenPart(const Query& query, BoundsOf boundsOfPart, Visit visit)
{
    if (truthOf(query, boundsOfPart) != Truth::Open)
        return;
    for (const Query& part : query.parts)
        forEachOpenPart(part, boundsOfPart, visit);
    for (const QuerySum* sum : {&query.left, &query.right})
        std::ranges::for_each(*sum, visit);
}

} // namespace cave
