// SPDX-License-Identifier: MIT
// Seeds are decided level by level, and no otherwise than with all of them.
#include "core/base/random.h"
#include "core/generate/bake.h"
#include "core/generate/lazy_bake.h"
#include "core/search/bounds.h"
#include "core/search/measuring.h"
#include "core/search/seed_search.h"
#include "core/search/start_walk.h"
#include "tests/search/questions.h"
#include "tests/support/built_in_rows.h"
#include "tests/support/recipe_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace cave;

namespace {

constexpr int kQueries = 6; // random ones
constexpr int kSeedsAsked = 10;
constexpr int kShare = 5; // each query is asked of every fifth seed

// All that a part may come to; nothing: no value.
using Values = std::vector<std::optional<std::int64_t>>;

Values valuesWithin(const Bounds& bounds)
{
    Values values;
    if (bounds.valued != Valued::Yes)
        values.emplace_back();
    for (std::int64_t value = bounds.low; value <= bounds.high && bounds.valued != Valued::No; ++value)
        values.emplace_back(value);
    return values;
}

std::vector<Bounds> smallBounds()
{
    std::vector<Bounds> all{Bounds::none()};
    for (std::int64_t low = 0; low <= 3; ++low)
        for (std::int64_t high = low; high <= 3; ++high)
            for (const Valued valued : {Valued::Yes, Valued::Maybe})
                all.push_back({low, high, valued});
    return all;
}

bool holds(std::int64_t left, Compare compare, std::int64_t right)
{
    switch (compare) {
    case Compare::Equal: return left == right;
    case Compare::Unequal: return left != right;
    case Compare::Less: return left < right;
    case Compare::AtMost: return left <= right;
    case Compare::More: return left > right;
    case Compare::AtLeast: return left >= right;
    }
    return false;
}

std::int64_t both(Folded how, std::int64_t a, std::int64_t b)
{
    return how == Folded::Sum ? a + b : how == Folded::Least ? std::min(a, b) : std::max(a, b);
}

// A room with two daggers, one of a table of a dagger or a spear, and a rat that carries a dagger.
Piece armoury(const Catalogue& catalogue)
{
    Piece piece{.name = "armoury", .tags = {"store"}, .rows = {"#####", "#ddt#", "#..r#", "##+##"}};
    const auto lies = [&](char letter, Json thing) {
        piece.legend[letter] = {.tile = catalogue.floor(), .thing = std::move(thing)};
    };
    lies('d', "dagger");
    lies('t',
         Json::Array{Json::Object{{"kind", "dagger"}, {"weight", 1}}, Json::Object{{"kind", "spear"}, {"weight", 1}}});
    lies('r', "rat");
    piece.legend['r'].carries = "dagger";
    piece.legend['+'] = {.tile = catalogue.floor(), .isExit = true};
    return piece;
}

} // namespace

class LazySearchTest : public QObject {
    Q_OBJECT

private slots:
    void hitsAreThoseOfAFullLook_data();
    void hitsAreThoseOfAFullLook();
    void randomQuestionsHitAsAFullLookDoes_data();
    void randomQuestionsHitAsAFullLookDoes();
    void onlyLevelsThatMatterAreBaked();
    void terrainDecidesWithoutTheLevelsAbove();
    void whoStopsWaitsForNoLevel();
    void comparisonsAreOpenWhereValuesDisagree();
    void foldedBoundsHoldAllThatCanBe();
    void theWalkFromTheStartIsTheSameLevelByLevel();
    void piecesAreForecastByTheirThings();
    void gatesAreForecastByTheirKeysAndRewards();
    void allItemsOfTheDeepAreForecast();
    void hordesOfTheDeepAreForecast();
    void noLevelHasMoreThanItsTerrainForecasts_data();
    void noLevelHasMoreThanItsTerrainForecasts();
};

void LazySearchTest::hitsAreThoseOfAFullLook_data()
{
    addQuestions({
        {"deep", "has healing_potion by 1"},
        {"deep", "has bow on 4 or items(2) > 14 and not creatures(2) > 8"},
        {"deep", "has tag:machine by 2 and steps(healing_potion) <= 40"},
        {"deep", "steps(item:bow, 2..4) < 300 or min(loops, 1..3) >= 6"},
        {"deep", "count(item:coins, 1..2) - count(item:arrow, 1) >= 8"},
        {"delve", "not max(danger, 1..3) < 120 and dead_ends(3) > 1"},
        {"delve", "lakes(1) + lakes(2) = 0 or shortfalls(1..2) > 0"},
        {"delve", "steps(stairs_down, 3) > 90 or not steps(stairs_up, 2) <= 60"},
        {"jsrogue", "floor(2) > 1400 and has health_potion on 1"},
        {"crypt", "way(2) != 40 and linearity(1) < 500"},
        {"crypt", "steps(stairs_down, 2) + 1 <= way(1) + way(2) or items(3) = 4"},
        {"kiln", "creatures(1) + creatures(3) <= 14 and steps(coins) < 30"},
        {"labyrinth", "count(item:coins, 2) > count(item:apple, 1..2) + 2"},
        {"rooms", "count(creature:troll, 3..4) = 0 and secrets(1) = 0"},
        {"zircon", "symmetry(1) < 700 or way(1) < 30 and locks() = 0"},
    });
}

void LazySearchTest::hitsAreThoseOfAFullLook()
{
    const auto [design, wanted] = fetchedQuestion();
    for (const std::size_t near : {0, 1}) {
        auto search = SeedSearch::of(design, wanted, near);
        QVERIFY(search);
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(8)); ++seed) {
            const std::vector<std::string> lacking = lackingTerms(wanted, design, seed);
            const auto hit = search->tryOut(seed);
            QVERIFY(hit);
            QVERIFY2(hit->has_value() == (lacking.size() <= near), qPrintable(QString::number(seed)));
            if (!*hit)
                continue;
            QVERIFY((*hit)->missed == lacking);
            Dungeon whole = design;
            QVERIFY(bake(whole, seed));
            Measuring measuring(whole);
            for (const SearchReason& why : (*hit)->why) {
                const QueryPart part = askedPart(why.part, design);
                if (part.word != QueryWord::Count && part.word != QueryWord::Steps)
                    continue;
                QCOMPARE(measuring.valueOf(part), std::optional(why.value));
                QCOMPARE(measuring.levelOf(part), why.level);
            }
        }
    }
}

void LazySearchTest::randomQuestionsHitAsAFullLookDoes_data() { addBuiltInDungeons(); }

// Of things alone, so that rows are left out, and of more. tests/long.sh asks 300 questions of 500 seeds of each
// dungeon, each seed a fifth of them: all would take hours. A seed is baked as a whole once for all of them.
void LazySearchTest::randomQuestionsHitAsAFullLookDoes()
{
    const Dungeon design = fetchedDungeon();
    const Catalogue& catalogue = *design.catalogue;
    Random dice(5);
    const auto below = [&](std::size_t most) { return dice.below(static_cast<std::uint32_t>(most)); };
    const auto term = [&] {
        const std::uint32_t last = below(static_cast<std::size_t>(design.depth())) + 1;
        const std::string levels = std::to_string(below(last) + 1) + ".." + std::to_string(last);
        const std::string item = "item:" + catalogue.items()[below(catalogue.items().size())].id;
        const std::string creature = "creature:" + catalogue.creatures()[below(catalogue.creatures().size())].id;
        switch (below(5)) {
        case 0: return "count(" + item + "|" + creature + ", " + levels + ") >= 1";
        case 1: return "not has " + item + " by " + std::to_string(last);
        case 2: return "count(" + creature + ", " + levels + ") < 2";
        case 3: return "steps(" + item + ", " + levels + ") < 200";
        default: return "items(" + std::to_string(last) + ") > 6";
        }
    };
    const int count = std::max(scaled(kQueries), kShare);
    std::vector<Query> queries;
    std::vector<SeedSearch> searches;
    queries.reserve(static_cast<std::size_t>(count));
    searches.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        queries.push_back(asked(term() + (below(2) == 0 ? " and " : " or ") + term(), design));
        auto search = SeedSearch::of(design, queries.back());
        QVERIFY(search);
        searches.push_back(std::move(*search));
    }
    const int seeds = std::max(scaled(kSeedsAsked), kShare);
    for (int seed = 1; seed <= seeds; ++seed) {
        Dungeon whole = design;
        const auto made = bake(whole, static_cast<std::uint64_t>(seed));
        QVERIFY(made);
        Measuring measuring(whole, {.rows = &made->rows});
        const auto exact = [&](const QueryPart& part) { return Bounds::of(measuring.valueOf(part)); };
        for (int i = seed % kShare; i < count; i += kShare) {
            const auto which = static_cast<std::size_t>(i);
            const auto hit = searches[which].tryOut(static_cast<std::uint64_t>(seed));
            QVERIFY(hit);
            QVERIFY2(hit->has_value() == (truthOf(queries[which], exact) == Truth::Yes),
                     qPrintable(QString("seed %1: %2").arg(seed).arg(shown(textOf(queries[which])))));
        }
    }
}

// Of the Deep's levels only few can hold a bow, and one of them in a piece of its own.
void LazySearchTest::terrainDecidesWithoutTheLevelsAbove()
{
    const Dungeon design = searched("deep");
    auto search = SeedSearch::of(design, asked("count(item:bow, 1..last) >= 3", design));
    QVERIFY(search);
    constexpr std::uint64_t kSeeds = 20;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
        QVERIFY(search->tryOut(seed));
    QVERIFY2(search->counts().levels < kSeeds, qPrintable(QString::number(search->counts().levels)));
}

void LazySearchTest::whoStopsWaitsForNoLevel()
{
    const Dungeon design = searched("deep");
    auto search = SeedSearch::of(design, asked("floor() >= 0", design), 0, [] { return false; });
    QVERIFY(search);
    const auto hit = search->tryOut(1);
    QVERIFY(hit && !*hit);
    QCOMPARE(search->counts().levels, std::uint64_t{0});
}

void LazySearchTest::onlyLevelsThatMatterAreBaked()
{
    const Dungeon design = searched("deep");
    const auto levelsOf = [&](std::string_view query) {
        auto search = SeedSearch::of(design, asked(query, design));
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            if (!search->tryOut(seed))
                qFatal("no answer");
        return static_cast<int>(search->counts().levels);
    };
    QCOMPARE(levelsOf("items(2) > 10000"), 3);
    QCOMPARE(levelsOf("items(2) > 10000 or floor(4) > 100000"), 6);
    QCOMPARE(levelsOf("items(2) > 10000 and errors() > 0 and floor(2) > 0"), 3);
    QCOMPARE(levelsOf("items() < 0"), 0);
    QCOMPARE(levelsOf("max(floor) < 1"), 3); // one level is enough
    QCOMPARE(levelsOf("min(floor) >= 100000"), 3);
    QCOMPARE(levelsOf("not max(floor) >= 1"), 3);
    QCOMPARE(levelsOf("steps(tile:stairs_down) <= 0"), 3); // it is further than that to the second level
    QCOMPARE(levelsOf("has healing_potion on 1 and not has healing_potion on 1"), 3);
}

// Truth is what all values say, where they agree; those without one say no.
void LazySearchTest::comparisonsAreOpenWhereValuesDisagree()
{
    constexpr std::array kCompares{Compare::Equal,  Compare::Unequal, Compare::Less,
                                   Compare::AtMost, Compare::More,    Compare::AtLeast};
    for (const Bounds& left : smallBounds())
        for (const Bounds& right : smallBounds())
            for (const Compare compare : kCompares) {
                bool isEver = false;
                bool isAlways = true;
                for (const auto& a : valuesWithin(left))
                    for (const auto& b : valuesWithin(right)) {
                        const bool is = a && b && holds(*a, compare, *b);
                        isEver = isEver || is;
                        isAlways = isAlways && is;
                    }
                const Truth truth = isAlways ? Truth::Yes : isEver ? Truth::Open : Truth::No;
                QVERIFY(comparedTo(left, compare, right) == truth);
            }
}

void LazySearchTest::foldedBoundsHoldAllThatCanBe()
{
    for (const Folded how : {Folded::Sum, Folded::Least, Folded::Most})
        for (const Bounds& a : smallBounds())
            for (const Bounds& b : smallBounds()) {
                const Bounds all = folded(how, a, b);
                bool mayBeNone = false;
                std::int64_t low = kBoundless;
                std::int64_t high = -kBoundless;
                for (const auto& one : valuesWithin(a))
                    for (const auto& other : valuesWithin(b)) {
                        mayBeNone = mayBeNone || (!one && !other);
                        if (!one && !other)
                            continue;
                        const std::int64_t value = one && other ? both(how, *one, *other) : one ? *one : *other;
                        low = std::min(low, value);
                        high = std::max(high, value);
                    }
                QCOMPARE(all.valued == Valued::No, low > high);
                QCOMPARE(all.valued == Valued::Yes, !mayBeNone);
                if (low <= high)
                    QVERIFY(all.low <= low && high <= all.high);
                if (a.valued == Valued::Yes && b.valued == Valued::Yes)
                    QVERIFY(all.low == low && all.high == high);
            }
}

void LazySearchTest::theWalkFromTheStartIsTheSameLevelByLevel()
{
    for (const char* const name : {"deep", "delve", "jsrogue", "zircon", "rooms"}) {
        const Dungeon design = searched(name);
        auto lazy = LazyBake::of(design);
        QVERIFY(lazy);
        Dungeon whole = design;
        QVERIFY(bake(whole, 2));
        StartWalk all(whole, {});
        QVERIFY(!all.goOn());
        lazy->begin(2);
        StartWalk walk(lazy->dungeon(), [&](int z) { return lazy->isMade(z); });
        std::optional<StartWalk::Wait> wait;
        do {
            wait = walk.goOn();
            for (int z = 0; z < design.depth(); ++z)
                for (int y = 0; y < design.height; ++y)
                    for (int x = 0; x < design.width; ++x) {
                        const auto steps = walk.stepsTo(x, y, z);
                        const auto truly = all.stepsTo(x, y, z);
                        if (steps || !wait)
                            QVERIFY(steps == truly);
                        else if (truly)
                            QVERIFY(*truly >= wait->steps);
                    }
            if (wait) {
                QVERIFY(!lazy->isMade(wait->z));
                lazy->make(wait->z);
            }
        } while (wait);
    }
}

void LazySearchTest::piecesAreForecastByTheirThings()
{
    Dungeon dungeon = dungeonOfRows(60, 40, 2,
                                    {{"fill"},
                                     {"caves"},
                                     {"prune"},
                                     {"connect"},
                                     {"vault", R"({"tag": "store", "count": 3, "over": "wall"})"},
                                     {"stairs", R"({"link": "one"})"}});
    const Catalogue& catalogue = *dungeon.catalogue;
    dungeon.pieces = {armoury(catalogue)};
    dungeon.pieces.front().lastDepth = 1;
    auto made = Forecaster::of(dungeon);
    QVERIFY(made);
    std::optional<Forecaster> forecaster(std::move(*made));
    const auto most = [&](const char* id, int z) {
        const bool isItem = catalogue.findItem(id).has_value();
        return forecaster->mostOf(1,
                                  {isItem ? KindTable::Item : KindTable::Creature,
                                   isItem ? *catalogue.findItem(id) : *catalogue.findCreature(id)},
                                  z);
    };
    QVERIFY(most("dagger", 0) == 3 * (2 + 1 + 1));
    QVERIFY(most("spear", 0) == 3);
    QVERIFY(most("rat", 0) == 3);
    QVERIFY(most("bow", 0) == 0);
    QVERIFY(most("dagger", 1) == 0); // the piece is for the level above
    dungeon.levels[0].thingEdits.push_back({true, {KindTable::Item, *catalogue.findItem("bow"), 3, 3}, 0});
    forecaster.emplace(std::move(*Forecaster::of(dungeon)));
    QVERIFY(most("bow", 0) == 1);
    QVERIFY(most("bow", 1) == 0);
}

void LazySearchTest::gatesAreForecastByTheirKeysAndRewards()
{
    const Dungeon dungeon =
        dungeonOfRows(60, 40, 1,
                      {{"fill"},
                       {"caves"},
                       {"prune"},
                       {"connect"},
                       {"stairs", R"({"link": "one"})"},
                       {"gates", R"({"count": 2, "rewards": 3, "reward": [{"kind": "bow", "weight": 1},
                      {"kind": "spear", "weight": {"step": [[1, 0], [2, 1]]}}]})"}});
    auto forecaster = Forecaster::of(dungeon);
    QVERIFY(forecaster);
    const auto most = [&](const char* id) {
        return forecaster->mostOf(1, {KindTable::Item, *dungeon.catalogue->findItem(id)}, 0);
    };
    QVERIFY(most("key") == 2);
    QVERIFY(most("bow") == 6);
    QVERIFY(most("spear") == 0); // weighs nothing at this depth
    QVERIFY(most("dagger") == 0);
}

void LazySearchTest::allItemsOfTheDeepAreForecast()
{
    const Dungeon design = searched("deep");
    auto forecaster = Forecaster::of(design);
    QVERIFY(forecaster);
    for (std::size_t item = 0; item < design.catalogue->items().size(); ++item)
        for (int z = 0; z < design.depth(); ++z)
            QVERIFY2(forecaster->mostOf(1, {KindTable::Item, static_cast<std::uint16_t>(item)}, z),
                     design.catalogue->item(static_cast<ItemKindId>(item)).id.c_str());
}

// Who leads and who goes along; that nobody comes beyond it is told with all other kinds.
void LazySearchTest::hordesOfTheDeepAreForecast()
{
    const Dungeon design = searched("deep");
    auto forecaster = Forecaster::of(design);
    QVERIFY(forecaster);
    int told = 0;
    for (const Horde& horde : design.catalogue->hordes())
        for (int z = 0; z < design.depth(); ++z) {
            const auto most =
                forecaster->mostOf(1, {KindTable::Creature, *design.catalogue->findCreature(horde.lead)}, z);
            told += most && *most > 0;
        }
    QVERIFY(told > 0);
}

void LazySearchTest::noLevelHasMoreThanItsTerrainForecasts_data() { addBuiltInDungeons(); }

void LazySearchTest::noLevelHasMoreThanItsTerrainForecasts()
{
    const Dungeon design = fetchedDungeon();
    auto forecaster = Forecaster::of(design);
    auto lazy = LazyBake::of(design);
    QVERIFY(forecaster && lazy);
    const auto items = static_cast<ItemKindId>(design.catalogue->items().size());
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(4)); ++seed)
        for (int z = 0; z < design.depth(); ++z) {
            lazy->begin(seed);
            lazy->makeTerrain(z, Forecaster::kAllRows);
            QVERIFY(!lazy->isMade(z));
            std::vector<std::optional<std::int64_t>> most;
            for (ItemKindId item = 0; item < items; ++item) {
                most.push_back(forecaster->mostOf(seed, {KindTable::Item, item}, z, &lazy->thingsOfTerrain(z)));
                const auto byKeys = forecaster->mostOf(seed, {KindTable::Item, item}, z);
                QVERIFY(!byKeys || (most.back() && *most.back() <= *byKeys));
            }
            lazy->make(z);
            std::vector<std::int64_t> there(items);
            for (const Placement& thing : lazy->dungeon().level(z).things) {
                if (thing.table == KindTable::Item)
                    ++there[thing.kind];
                if (thing.carries)
                    ++there[*thing.carries];
            }
            for (ItemKindId item = 0; item < items; ++item)
                QVERIFY(!most[item] || there[item] <= *most[item]);
        }
}

CAVE_TEST_SUITE(LazySearchTest);
#include "lazy_search_test.moc"
