// SPDX-License-Identifier: MIT
#include "core/search/bounds.h"

namespace cave {

Bounds folded(Folded how, const Bounds& sum, const Bounds& next)
{
    if (sum.valued == Valued::No || next.valued == Valued::No)
        return sum.valued == Valued::No ? next : sum;
    // What may be left out bounds the rest on one side only.
    const bool isSure = sum.valued == Valued::Yes;
    const bool isNextSure = next.valued == Valued::Yes;
    const auto nearer = [&](std::int64_t own, std::int64_t other, bool isLeast) {
        if (isSure != isNextSure)
            return isSure ? own : other;
        return isSure == isLeast ? std::min(own, other) : std::max(own, other);
    };
    const Valued valued = std::min(sum.valued, next.valued);
    switch (how) {
    case Folded::Sum: {
        const auto least = [](const Bounds& own) {
            return own.valued == Valued::Yes ? own.low : std::min<std::int64_t>(own.low, 0);
        };
        const auto most = [](const Bounds& own) {
            return own.valued == Valued::Yes ? own.high : std::max<std::int64_t>(own.high, 0);
        };
        return {least(sum) + least(next), std::min(most(sum) + most(next), kBoundless), valued};
    }
    case Folded::Least: return {std::min(sum.low, next.low), nearer(sum.high, next.high, true), valued};
    case Folded::Most: return {nearer(sum.low, next.low, false), std::max(sum.high, next.high), valued};
    }
    return {};
}

Truth comparedTo(const Bounds& left, Compare compare, const Bounds& right)
{
    const Valued valued = std::max(left.valued, right.valued);
    if (valued == Valued::No)
        return Truth::No;
    const auto decided = [&](bool isYes, bool isNo) {
        return isNo ? Truth::No : isYes && valued == Valued::Yes ? Truth::Yes : Truth::Open;
    };
    const bool isApart = left.high < right.low || right.high < left.low;
    const bool isSame = left.low == left.high && right.low == right.high && left.low == right.low;
    switch (compare) {
    case Compare::Equal: return decided(isSame, isApart);
    case Compare::Unequal: return decided(isApart, isSame);
    case Compare::Less: return decided(left.high < right.low, left.low >= right.high);
    case Compare::AtMost: return decided(left.high <= right.low, left.low > right.high);
    case Compare::More: return decided(left.low > right.high, left.high <= right.low);
    case Compare::AtLeast: return decided(left.low >= right.high, left.high < right.low);
    }
    return Truth::Open;
}

} // namespace cave
