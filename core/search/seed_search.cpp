// SPDX-License-Identifier: MIT
#include "core/search/seed_search.h"

#include "core/generate/bake.h"
#include "core/lab/map_measures.h"
#include "core/search/measuring.h"

#include <algorithm>
#include <limits>

namespace cave {

namespace {

// Kleene's: open until more is known.
enum class Truth : std::uint8_t { No, Open, Yes };

// What a part can still come to, both ends included. Nothing: it has no value.
struct Bounds {
    std::int64_t low = std::numeric_limits<std::int32_t>::min();
    std::int64_t high = std::numeric_limits<std::int32_t>::max();
    bool isUnknown = true; ///< nothing is known: it may have no value either
    bool hasNone = false;
};

constexpr Bounds exactly(std::int64_t value) { return {value, value, false, false}; }

// What must be known for a part, in the order of what it costs.
constexpr int kKeys = 0;
constexpr int kLevels = 1;
constexpr int kProof = 2;
constexpr int kGames = 3;

int stageOf(MeasureNeeds needs)
{
    switch (needs) {
    case MeasureNeeds::Level:
    case MeasureNeeds::Rows: return kLevels;
    case MeasureNeeds::Proof: return kProof;
    case MeasureNeeds::Game: return kGames;
    }
    return kGames;
}

int stageOf(const QueryPart& part)
{
    switch (part.word) {
    case QueryWord::Number: return kKeys;
    case QueryWord::Count:
    case QueryWord::Steps: return kLevels;
    case QueryWord::Measure: return stageOf(mapMeasures()[part.measure].needs);
    case QueryWord::Errors:
    case QueryWord::Warnings: return kProof;
    case QueryWord::Bot: return kGames;
    }
    return kGames;
}

Truth comparedTo(const Bounds& left, Compare compare, const Bounds& right)
{
    if (left.hasNone || right.hasNone)
        return Truth::No;
    if (left.isUnknown || right.isUnknown)
        return Truth::Open;
    const auto decided = [](bool isYes, bool isNo) { return isYes ? Truth::Yes : isNo ? Truth::No : Truth::Open; };
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

template <typename BoundsOf>
Bounds sumOf(const QuerySum& sum, BoundsOf boundsOf)
{
    Bounds total = exactly(0);
    for (const QueryPart& part : sum) {
        const Bounds own = boundsOf(part);
        total.hasNone = total.hasNone || own.hasNone;
        total.isUnknown = total.isUnknown || own.isUnknown;
        total.low += part.isTakenAway ? -own.high : own.low;
        total.high += part.isTakenAway ? -own.low : own.high;
    }
    return total;
}

template <typename BoundsOf>
Truth truthOf(const Query& query, BoundsOf boundsOf)
{
    if (query.node == Query::Node::Comparison)
        return comparedTo(sumOf(query.left, boundsOf), query.compare, sumOf(query.right, boundsOf));
    if (query.node == Query::Node::Not)
        return static_cast<Truth>(2 - static_cast<int>(truthOf(query.parts.front(), boundsOf)));
    const bool isAnd = query.node == Query::Node::And;
    Truth all = isAnd ? Truth::Yes : Truth::No;
    for (const Query& part : query.parts) {
        const Truth own = truthOf(part, boundsOf);
        all = isAnd ? std::min(all, own) : std::max(all, own);
        if (all == (isAnd ? Truth::No : Truth::Yes))
            break;
    }
    return all;
}

template <typename Visit>
void forEachPart(const Query& query, Visit visit)
{
    for (const Query& part : query.parts)
        forEachPart(part, visit);
    for (const QuerySum* sum : {&query.left, &query.right})
        for (const QueryPart& part : *sum)
            visit(part);
}

} // namespace

class SeedSearch::Work {
public:
    Work(const Dungeon& dungeon, Query query, std::size_t near, std::function<bool()> goesOn, Forecaster forecaster)
        : m_dungeon(dungeon), m_query(std::move(query)), m_near(near), m_goesOn(std::move(goesOn)),
          m_forecaster(std::move(forecaster))
    {
        m_counts.missing.resize(termsOf(m_query).size());
    }

    Result<std::optional<SearchHit>> tryOut(std::uint64_t seed)
    {
        ++m_counts.tried;
        Truth truth = together([&](const QueryPart& part) { return forecastOf(part, seed); });
        if (truth == Truth::No) {
            ++m_counts.forecast;
            return std::optional<SearchHit>();
        }
        Dungeon dungeon = m_dungeon;
        const auto baked = bake(dungeon, seed, 1);
        if (!baked)
            return std::unexpected(baked.error());
        ++m_counts.baked;
        Measuring measuring(dungeon, {&baked->rows, m_goesOn});
        int stage = kLevels;
        for (;; ++stage) {
            truth = together([&](const QueryPart& part) { return measured(part, stage, measuring); });
            if (truth != Truth::Open || stage == kGames)
                break;
        }
        if (truth != Truth::Yes)
            return std::optional<SearchHit>();
        ++m_counts.hits;
        return std::optional(hitOf(seed, stage, measuring));
    }

    const SearchCounts& counts() const { return m_counts; }

private:
    // Whether so many terms hold that it is a hit.
    template <typename BoundsOf>
    Truth together(BoundsOf boundsOf)
    {
        const std::span<const Query> terms = termsOf(m_query);
        m_missed.clear();
        bool isOpen = false;
        for (std::size_t i = 0; i < terms.size(); ++i) {
            const Truth truth = truthOf(terms[i], boundsOf);
            isOpen = isOpen || truth == Truth::Open;
            if (truth == Truth::No)
                m_missed.push_back(i);
            if (m_missed.size() > m_near) {
                for (const std::size_t missed : m_missed)
                    ++m_counts.missing[missed];
                return Truth::No;
            }
        }
        return isOpen ? Truth::Open : Truth::Yes;
    }

    Bounds forecastOf(const QueryPart& part, std::uint64_t seed)
    {
        if (part.word == QueryWord::Number)
            return exactly(part.number);
        if (part.word != QueryWord::Count)
            return {};
        const Catalogue& catalogue = *m_dungeon.catalogue;
        std::int64_t most = 0;
        const int last = part.last == 0 ? m_dungeon.depth() : part.last;
        for (const CountedName& name : part.names)
            for (int z = part.first - 1; z < last; ++z) {
                const bool isItem = name.of == Counted::Item;
                if (!isItem && name.of != Counted::Creature)
                    return {};
                const Weighted::Kind kind{isItem ? KindTable::Item : KindTable::Creature,
                                          isItem ? *catalogue.findItem(name.id) : *catalogue.findCreature(name.id)};
                const auto here = m_forecaster.mostOf(seed, kind, z);
                if (!here)
                    return {};
                most += *here;
            }
        return {0, most, false, false};
    }

    static Bounds measured(const QueryPart& part, int stage, Measuring& measuring)
    {
        if (stageOf(part) > stage)
            return {};
        const auto value = measuring.valueOf(part);
        return value ? exactly(*value) : Bounds{.isUnknown = false, .hasNone = true};
    }

    // What would cost more than deciding did is not told.
    SearchHit hitOf(std::uint64_t seed, int stage, Measuring& measuring) const
    {
        SearchHit hit{seed, {}, {}};
        for (const std::size_t missed : m_missed)
            hit.missed.push_back(textOf(termsOf(m_query)[missed]));
        forEachPart(m_query, [&](const QueryPart& part) {
            if (part.word == QueryWord::Number || stageOf(part) > stage)
                return;
            if (const auto value = measuring.valueOf(part))
                hit.why.push_back({textOf(part), *value, measuring.levelOf(part)});
        });
        return hit;
    }

    const Dungeon m_dungeon;
    const Query m_query;
    const std::size_t m_near;
    const std::function<bool()> m_goesOn;
    Forecaster m_forecaster;
    SearchCounts m_counts;
    std::vector<std::size_t> m_missed; // terms of the seed that was looked at last
};

SeedSearch::SeedSearch(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
SeedSearch::~SeedSearch() = default;
SeedSearch::SeedSearch(SeedSearch&&) noexcept = default;

std::span<const Query> termsOf(const Query& query)
{
    return query.node == Query::Node::And ? std::span<const Query>(query.parts) : std::span(&query, 1);
}

Result<SeedSearch> SeedSearch::of(const Dungeon& dungeon, Query query, std::size_t near, std::function<bool()> goesOn)
{
    auto forecaster = Forecaster::of(dungeon);
    if (!forecaster)
        return std::unexpected(forecaster.error());
    return SeedSearch(
        std::make_unique<Work>(dungeon, std::move(query), near, std::move(goesOn), std::move(*forecaster)));
}

Result<std::optional<SearchHit>> SeedSearch::tryOut(std::uint64_t seed) { return m_work->tryOut(seed); }
const SearchCounts& SeedSearch::counts() const { return m_work->counts(); }

Result<bool> answersFully(const Query& query, const Dungeon& dungeon, std::uint64_t seed)
{
    Dungeon baked = dungeon;
    const auto made = bake(baked, seed);
    if (!made)
        return std::unexpected(made.error());
    Measuring measuring(baked, {.rows = &made->rows});
    const auto exact = [&](const QueryPart& part) {
        const auto value = measuring.valueOf(part);
        return value ? exactly(*value) : Bounds{.isUnknown = false, .hasNone = true};
    };
    return truthOf(query, exact) == Truth::Yes;
}

} // namespace cave
