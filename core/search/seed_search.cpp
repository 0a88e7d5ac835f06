// SPDX-License-Identifier: MIT
#include "core/search/seed_search.h"

#include "core/generate/lazy_bake.h"
#include "core/lab/map_measures.h"
#include "core/search/bounds.h"
#include "core/search/measuring.h"

#include <algorithm>
#include <map>

namespace cave {

namespace {

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

std::optional<Weighted::Kind> kindOf(const Dungeon& dungeon, const CountedName& name)
{
    if (name.of == Counted::Item)
        return Weighted::Kind{KindTable::Item, *dungeon.catalogue->findItem(name.id)};
    if (name.of == Counted::Creature)
        return Weighted::Kind{KindTable::Creature, *dungeon.catalogue->findCreature(name.id)};
    return std::nullopt;
}

// More than that many things at stake on a level are worth no more work.
constexpr std::int64_t kMostGain = 16;

template <typename Visit>
void forEachPart(const Query& query, Visit visit)
{
    for (const Query& part : query.parts)
        forEachPart(part, visit);
    for (const QuerySum* sum : {&query.left, &query.right})
        for (const QueryPart& part : *sum)
            visit(part);
}

// The kinds of things that are asked for, where nothing else hangs on what lies on a level.
std::optional<std::vector<Weighted::Kind>> onlyKinds(const Query& query, const Dungeon& dungeon)
{
    std::optional<std::vector<Weighted::Kind>> kinds{std::in_place};
    forEachPart(query, [&](const QueryPart& part) {
        if (part.word != QueryWord::Number && part.word != QueryWord::Count && part.word != QueryWord::Steps)
            kinds.reset();
        for (const CountedName& name : part.names)
            if (const auto kind = kindOf(dungeon, name); kind && kinds)
                kinds->push_back(*kind);
    });
    return kinds;
}

} // namespace

class SeedSearch::Work {
public:
    Work(LazyBake bake, Query query, std::size_t near, std::function<bool()> goesOn, Forecaster forecaster)
        : m_bake(std::move(bake)), m_query(std::move(query)), m_near(near), m_goesOn(std::move(goesOn)),
          m_forecaster(std::move(forecaster))
    {
    }

    Result<std::optional<SearchHit>> tryOut(std::uint64_t seed)
    {
        ++m_counts.tried;
        m_seed = seed;
        m_stage = kKeys;
        m_onLevels.clear();
        m_measuring.reset();
        Truth truth = together();
        if (truth == Truth::No) {
            ++m_counts.forecast;
            return std::optional<SearchHit>();
        }
        m_bake.begin(seed);
        ++m_counts.baked;
        m_measuring.emplace(dungeon(), MeasuredWith{&m_bake.rows(), m_goesOn}, [this](int z) { return isMade(z); });
        m_stage = kLevels;
        while ((truth = together()) == Truth::Open) {
            if (isStopped())
                break;
            if (const auto work = cheapestWork()) {
                run(*work);
            } else if (m_stage < kGames) {
                if (!m_bake.makeAll(m_goesOn))
                    break;
                ++m_stage;
            } else {
                break;
            }
        }
        // A game that was stopped has no value, which a "not" would take for an answer, and a proof too few problems.
        if (truth != Truth::Yes || isStopped())
            return std::optional<SearchHit>();
        ++m_counts.hits;
        return std::optional(hitOf(seed));
    }

    const SearchCounts& counts() const { return m_counts; }
    std::span<const std::size_t> missed() const { return m_missed; }

private:
    // How far a level is: rows of its Terrain that have run, or all of it.
    static constexpr std::size_t kWhole = Forecaster::kAllRows;

    // What can be done next, and how much less is open after it.
    struct LevelWork {
        int z = 0;
        std::size_t rows = 0; // of Terrain that are to run till then; kWhole: the level is to be made
        std::size_t cost = 0; // rows that this takes
        std::int64_t gain = 0; // things that may turn out not to be there
        bool isCheaperThan(const LevelWork& other) const
        {
            return static_cast<std::int64_t>(cost) * other.gain < static_cast<std::int64_t>(other.cost) * gain;
        }
    };

    bool isStopped() const { return m_goesOn && !m_goesOn(); }

    // Whether so many terms hold that it is a hit.
    Truth together()
    {
        const std::span<const Query> terms = termsOf(m_query);
        m_missed.clear();
        bool isOpen = false;
        for (std::size_t i = 0; i < terms.size(); ++i) {
            const Truth truth = truthOf(terms[i], [this](const QueryPart& part) { return boundsOf(part); });
            isOpen = isOpen || truth == Truth::Open;
            if (truth == Truth::No)
                m_missed.push_back(i);
            if (m_missed.size() > m_near)
                return Truth::No;
        }
        return isOpen ? Truth::Open : Truth::Yes;
    }

    // Of all that open parts hang on, that which settles most for what it costs; of equals what is asked for first.
    std::optional<LevelWork> cheapestWork()
    {
        std::optional<LevelWork> best;
        const auto offer = [&](const LevelWork& work) {
            if (!best || work.isCheaperThan(*best))
                best = work;
        };
        const auto bounds = [this](const QueryPart& part) { return boundsOf(part); };
        for (const Query& term : termsOf(m_query))
            forEachOpenPart(term, bounds, [&](const QueryPart& part) {
                if (isOfLevels(part)) {
                    for (const int z : levelsAsked(part, dungeon()))
                        if (!isMade(z) && !boundsOn(part, z).isKnown())
                            offerWorkOn(part, z, offer);
                } else if (part.word == QueryWord::Steps && !boundsOf(part).isKnown()) {
                    if (const auto wait = m_measuring->waitsFor())
                        offer({wait->z, kWhole, m_bake.costOf(wait->z), 1});
                }
            });
        return best;
    }

    // Terrain alone can be enough, for it hangs on no other level.
    template <typename Offer>
    void offerWorkOn(const QueryPart& part, int z, Offer offer)
    {
        const Bounds now = boundsOn(part, z);
        const std::int64_t gain = std::min(now.high - now.low, kMostGain);
        offer(LevelWork{z, kWhole, m_bake.costOf(z), gain});
        std::size_t rows = 0;
        if (part.word == QueryWord::Count)
            for (const CountedName& name : part.names)
                if (const auto kind = kindOf(dungeon(), name))
                    rows = std::max(rows, m_forecaster.terrainRowsFor(m_seed, *kind, z));
        if (const std::size_t done = m_bake.terrainRowsOf(z); done < rows)
            offer(LevelWork{z, rows, rows - done, gain});
    }

    void run(const LevelWork& work)
    {
        if (work.rows != kWhole)
            return m_bake.makeTerrain(work.z, work.rows);
        m_bake.make(work.z);
        ++m_counts.levels;
    }

    // Till all can be told of a part: of steps also which of several nearest places comes first.
    void makeFor(const QueryPart& part)
    {
        if (isOfLevels(part)) {
            for (const int z : levelsAsked(part, dungeon()))
                if (part.word == QueryWord::Measure || !boundsOn(part, z).isKnown())
                    m_bake.make(z);
            return;
        }
        if (part.word != QueryWord::Steps) {
            m_bake.makeAll();
            return;
        }
        while (const auto wait = m_measuring->waitsFor()) {
            const Bounds steps = boundsOf(part);
            if (steps.isKnown() && (steps.valued == Valued::No || steps.low < wait->steps))
                return;
            m_bake.make(wait->z);
        }
    }

    Bounds boundsOf(const QueryPart& part)
    {
        if (isOfLevels(part))
            return boundsOfLevels(part);
        if (part.word == QueryWord::Number)
            return Bounds::exactly(part.number);
        if (part.word == QueryWord::Steps)
            return boundsOfSteps(part);
        return stageOf(part) > m_stage ? Bounds{} : Bounds::of(m_measuring->valueOf(part));
    }

    static bool isOfLevels(const QueryPart& part)
    {
        return part.word == QueryWord::Count || (part.word == QueryWord::Measure && stageOf(part) == kLevels);
    }

    Bounds boundsOfLevels(const QueryPart& part)
    {
        std::optional<Bounds> all;
        for (const int z : levelsAsked(part, dungeon())) {
            const Bounds own = boundsOn(part, z);
            all = all ? folded(part.folded, *all, own) : own;
        }
        return *all;
    }

    // Of what steps lead to: how many there are. Neither counts nor measures are ever below 0.
    Bounds boundsOn(const QueryPart& part, int z)
    {
        auto& [last, known] = m_onLevels[{&part, z}];
        if (last == madeOf(z) && known)
            return *known;
        last = madeOf(z);
        if (last == kWhole)
            known = Bounds::of(m_measuring->valueOn(part, z));
        else if (part.word == QueryWord::Measure)
            known = Bounds{0, kBoundless, Valued::Maybe};
        else
            known = Bounds{0, mostOn(part, z), Valued::Yes};
        return *known;
    }

    // What there is none of is nowhere.
    Bounds boundsOfSteps(const QueryPart& part)
    {
        if (std::ranges::all_of(levelsAsked(part, dungeon()), [&](int z) { return boundsOn(part, z).high == 0; }))
            return Bounds::none();
        if (!m_measuring)
            return {0, kBoundless, Valued::Maybe};
        const auto wait = m_measuring->waitsFor();
        const auto found = m_measuring->valueOf(part);
        return found || !wait ? Bounds::of(found) : Bounds{wait->steps, kBoundless, Valued::Maybe};
    }

    // Told from keys, and from what lies on the terrain as far as there is some.
    std::int64_t mostOn(const QueryPart& part, int z)
    {
        const std::size_t rows = madeOf(z);
        std::int64_t most = 0;
        for (const CountedName& name : part.names) {
            const auto kind = kindOf(dungeon(), name);
            if (!kind)
                return kBoundless;
            const auto here =
                m_forecaster.mostOf(m_seed, *kind, z, rows > 0 ? &m_bake.thingsOfTerrain(z) : nullptr, rows);
            if (!here)
                return kBoundless;
            most += *here;
        }
        return most;
    }

    const Dungeon& dungeon() const { return m_bake.dungeon(); }
    std::size_t madeOf(int z) const
    {
        if (m_stage == kKeys)
            return 0;
        return m_bake.isMade(z) ? kWhole : m_bake.terrainRowsOf(z);
    }
    bool isMade(int z) const { return madeOf(z) == kWhole; }

    // Of the parts that were told of.
    static int levelOf(const SearchHit& hit, const std::vector<const QueryPart*>& told)
    {
        int level = 0;
        for (std::size_t i = 0; i < told.size(); ++i) {
            if (hit.why[i].level == 0)
                continue;
            if (told[i]->word != QueryWord::Measure)
                return hit.why[i].level;
            if (level == 0)
                level = hit.why[i].level;
        }
        return std::max(level, 1);
    }

    // What would cost more than deciding did is not told.
    SearchHit hitOf(std::uint64_t seed)
    {
        SearchHit hit{.seed = seed, .why = {}, .missed = {}};
        std::vector<const QueryPart*> told;
        for (const std::size_t missed : m_missed)
            hit.missed.push_back(textOf(termsOf(m_query)[missed]));
        forEachPart(m_query, [&](const QueryPart& part) {
            if (part.word == QueryWord::Number || stageOf(part) > m_stage)
                return;
            makeFor(part);
            if (const auto value = m_measuring->valueOf(part)) {
                hit.why.push_back({textOf(part), *value, m_measuring->levelOf(part)});
                told.push_back(&part);
            }
        });
        hit.level = levelOf(hit, told);
        for (std::size_t i = 0; i < told.size(); ++i)
            if (auto places = m_measuring->placesOf(*told[i], hit.level - 1); places.size() <= kMostPlaces)
                hit.why[i].places = std::move(places);
        return hit;
    }

    LazyBake m_bake;
    const Query m_query;
    const std::size_t m_near;
    const std::function<bool()> m_goesOn;
    Forecaster m_forecaster;
    SearchCounts m_counts;
    std::uint64_t m_seed = 0; // that is looked at, as far as:
    int m_stage = kKeys;
    std::optional<Measuring> m_measuring; // from kLevels on
    struct OnLevel {
        std::size_t made = 0; // at that time
        std::optional<Bounds> bounds;
    };
    std::map<std::pair<const QueryPart*, int>, OnLevel> m_onLevels; // what parts come to there
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
    auto bake = LazyBake::of(dungeon, onlyKinds(query, dungeon));
    if (!bake)
        return std::unexpected(bake.error());
    return SeedSearch(
        std::make_unique<Work>(std::move(*bake), std::move(query), near, std::move(goesOn), std::move(*forecaster)));
}

Result<std::optional<SearchHit>> SeedSearch::tryOut(std::uint64_t seed) { return m_work->tryOut(seed); }
const SearchCounts& SeedSearch::counts() const { return m_work->counts(); }
std::span<const std::size_t> SeedSearch::missed() const { return m_work->missed(); }

Result<bool> answersFully(const Query& query, const Dungeon& dungeon, std::uint64_t seed)
{
    Dungeon baked = dungeon;
    const auto made = bake(baked, seed);
    if (!made)
        return std::unexpected(made.error());
    Measuring measuring(baked, {.rows = &made->rows});
    const auto exact = [&](const QueryPart& part) { return Bounds::of(measuring.valueOf(part)); };
    return truthOf(query, exact) == Truth::Yes;
}

} // namespace cave
