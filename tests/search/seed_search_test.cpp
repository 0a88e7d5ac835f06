// SPDX-License-Identifier: MIT
// Searching seeds: lazily, with the answers of a full look.
#include "core/search/seed_search.h"

#include "core/base/random.h"
#include "core/content/english.h"
#include "core/generate/bake.h"
#include "core/search/measuring.h"
#include "tests/search/questions.h"
#include "tests/support/ascii_map.h"
#include "tests/support/built_in_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <tuple>

using namespace cave;

namespace {

std::optional<std::int64_t> valueIn(const Dungeon& dungeon, std::string_view part)
{
    return Measuring(dungeon).valueOf(askedPart(part, dungeon));
}

// A place as it can be sorted.
using Frame = std::tuple<int, int, int, int>; // x, y, right, bottom

std::vector<Frame> framesOf(const std::vector<Box>& places)
{
    std::vector<Frame> frames;
    for (const Box& place : places)
        frames.emplace_back(place.x, place.y, place.right(), place.bottom());
    std::ranges::sort(frames);
    return frames;
}

// Cell by cell, letter by letter.
std::vector<Frame> recounted(const Dungeon& dungeon, const CountedName& name, int z)
{
    const Catalogue& catalogue = *dungeon.catalogue;
    const DungeonLevel& level = dungeon.level(z);
    std::vector<Frame> frames;
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x) {
            if (name.of == Counted::Tile && catalogue.tile(level.tiles[x, y]).id == name.id)
                frames.emplace_back(x, y, x + 1, y + 1);
            for (const Placement& thing : level.things) {
                const bool isItem = thing.table == KindTable::Item;
                bool isMeant = name.of == Counted::Creature && !isItem && catalogue.creature(thing.kind).id == name.id;
                if (name.of == Counted::Item)
                    isMeant = isItem ? catalogue.item(thing.kind).id == name.id
                                     : thing.carries && catalogue.item(*thing.carries).id == name.id;
                if (isMeant && thing.x == x && thing.y == y)
                    frames.emplace_back(x, y, x + 1, y + 1);
            }
        }
    for (const PlacedPiece& placed : level.placed) {
        const Piece& piece = *dungeon.findPiece(placed.piece);
        const bool hasTag = std::ranges::find(piece.tags, name.id) != piece.tags.end();
        if (name.of != Counted::Tag ? name.of != Counted::Piece || placed.piece != name.id : !hasTag)
            continue;
        Frame frame{dungeon.width, dungeon.height, 0, 0};
        for (const LetterCell& cell : cellsOf(piece, placed))
            frame = {std::min(std::get<0>(frame), cell.x), std::min(std::get<1>(frame), cell.y),
                     std::max(std::get<2>(frame), cell.x + 1), std::max(std::get<3>(frame), cell.y + 1)};
        frames.push_back(frame);
    }
    return frames;
}

} // namespace

class SeedSearchTest : public QObject {
    Q_OBJECT

private slots:
    void hitsAreThoseOfAFullLook_data();
    void hitsAreThoseOfAFullLook();
    void nearMissesLackNoMoreTermsThanTheyMayAndNameThem();
    void noLevelHasMoreThanWasForecast_data();
    void noLevelHasMoreThanWasForecast();
    void keysAloneDecideMostSeedsOfARareThing();
    void whatHasNoValueMakesAComparisonFalse();
    void partsAreMeasuredAsAPersonWould();
    void aHitTellsWhy();
    void placesOfAHitAreThoseOfASlowRecount_data();
    void placesOfAHitAreThoseOfASlowRecount();
    void stepsAreToTheNearestPlaceAlone();
    void theLevelOfAHitIsTheFirstThatHasSomethingAskedFor();
    void whatIsEverywhereHasNoPlaces();
    void whatWasDecidedWithoutTheProofTellsNothingOfIt();
    void numbersOfTheWholeDungeonAreOfNoLevel();
    void whoStopsWaitsForNoGame();
    void whatAStoppedGameLacksIsNoHit();
    void whatAStoppedProofHasNotFoundIsNoHit();
};

void SeedSearchTest::hitsAreThoseOfAFullLook_data()
{
    addQuestions({
        {"delve", "count(item:bow, 1..last) >= 1"},
        {"delve", "has platemail by 6 and not has creature:ogre by 4"},
        {"delve", "count(item:bow) + count(item:arrow) > 12 or max(loops, 1..3) >= 12"},
        {"delve", "not (has bow by 4 or has axe by 4) and steps(stairs_down, 1) <= 30"},
        {"jsrogue", "has health_potion by 2 and min(floor) > 900"},
        {"crypt", "errors() = 0 and warnings() <= 3 and lakes() = 0"},
        {"crypt", "creatures(1) < 5 and items() != 20"},
        {"zircon", "way() >= 50 and secrets() = 0"},
        {"delve", "locks() >= 12 and not unreachable() > 10"},
        {"delve", "max(unreachable) > 0 or min(locks, 2..last) = 0 or locks() = 11"},
        {"jsrogue", "shortfalls() = 0 or has health_potion by 2"},
        {"crypt", "locks(2) > 9 or won() = 1 and turns() < 2350"},
        {"crypt", "died() = 1 and bot(explorer, turn) = turns()"},
    });
}

void SeedSearchTest::hitsAreThoseOfAFullLook()
{
    const auto [design, wanted] = fetchedQuestion();
    auto search = SeedSearch::of(design, wanted);
    QVERIFY(search);
    const auto count = static_cast<std::uint64_t>(scaled(30));
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        const auto hit = search->tryOut(seed);
        const auto full = answersFully(wanted, design, seed);
        QVERIFY(hit && full);
        QVERIFY2(hit->has_value() == *full, qPrintable(QString::number(seed)));
    }
    QCOMPARE(search->counts().tried, count);
    QCOMPARE(search->counts().forecast + search->counts().baked, count);
}

void SeedSearchTest::nearMissesLackNoMoreTermsThanTheyMayAndNameThem()
{
    const Dungeon design = searched("delve");
    const Query wanted = asked("has bow by 3 and has axe by 4 and loops(1) >= 4 and warnings() = 0", design);
    QCOMPARE(termsOf(wanted).size(), std::size_t{4});
    const auto count = static_cast<std::uint64_t>(scaled(30));
    for (const std::size_t near : {0, 1, 2, 4}) {
        auto search = SeedSearch::of(design, wanted, near);
        QVERIFY(search);
        for (std::uint64_t seed = 1; seed <= count; ++seed) {
            const std::vector<std::string> lacking = lackingTerms(wanted, design, seed);
            const auto hit = search->tryOut(seed);
            QVERIFY(hit);
            QCOMPARE(hit->has_value(), lacking.size() <= near);
            if (*hit) {
                QVERIFY((*hit)->missed == lacking);
                continue;
            }
            QCOMPARE(search->missed().size(), near + 1); // no more is looked at
            for (const std::size_t term : search->missed())
                QVERIFY(std::ranges::find(lacking, textOf(termsOf(wanted)[term])) != lacking.end());
        }
    }
}

void SeedSearchTest::noLevelHasMoreThanWasForecast_data() { addBuiltInDungeons(); }

void SeedSearchTest::noLevelHasMoreThanWasForecast()
{
    Dungeon design = fetchedDungeon();
    auto forecaster = Forecaster::of(design);
    QVERIFY(forecaster);
    const Catalogue& catalogue = *design.catalogue;
    std::vector<Weighted::Kind> kinds;
    for (std::size_t i = 0; i < catalogue.items().size(); ++i)
        kinds.push_back({KindTable::Item, static_cast<std::uint16_t>(i)});
    for (std::size_t i = 0; i < catalogue.creatures().size(); ++i)
        kinds.push_back({KindTable::Creature, static_cast<std::uint16_t>(i)});
    const auto count = static_cast<std::uint64_t>(scaled(testScale() == 1 ? 4 : 40)); // tests/long.sh: 2,000
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        QVERIFY(bake(design, seed));
        for (int z = 0; z < design.depth(); ++z) {
            std::map<std::pair<KindTable, std::uint16_t>, int> there;
            for (const Placement& thing : design.level(z).things) {
                ++there[{thing.table, thing.kind}];
                if (thing.carries)
                    ++there[{KindTable::Item, *thing.carries}];
            }
            for (const Weighted::Kind kind : kinds)
                if (const auto most = forecaster->mostOf(seed, kind, z))
                    QVERIFY2((there[{kind.table, kind.kind}] <= *most),
                             qPrintable(QString("seed %1 level %2 kind %3").arg(seed).arg(z + 1).arg(kind.kind)));
        }
    }
}

void SeedSearchTest::keysAloneDecideMostSeedsOfARareThing()
{
    const Dungeon design = searched("delve");
    auto search = SeedSearch::of(design, asked("count(item:melon, 1..last) >= 12", design));
    QVERIFY(search);
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        QVERIFY(search->tryOut(seed));
    QVERIFY2(search->counts().forecast > 40, qPrintable(QString::number(search->counts().forecast)));
}

void SeedSearchTest::whatHasNoValueMakesAComparisonFalse()
{
    const Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####");
    QVERIFY(!valueIn(dungeon, "steps(item:dagger)"));
    for (const char* const query : {"steps(item:dagger) >= 0", "steps(item:dagger) != 5"})
        QCOMPARE(*answersFully(asked(query, dungeon), dungeon, 1), false);
    QCOMPARE(*answersFully(asked("not steps(item:dagger) >= 0", dungeon), dungeon, 1), true);
}

void SeedSearchTest::partsAreMeasuredAsAPersonWould()
{
    Dungeon dungeon = asciiDungeon("#########\n#@......#\n#.#####.#\n#..>....#\n#########\n\n"
                                   "#########\n#.......#\n#.......#\n#..<....#\n#########");
    putItem(dungeon, "dagger", {7, 1, 0});
    putItem(dungeon, "dagger", {3, 1, 1});
    QCOMPARE(valueIn(dungeon, "count(item:dagger)"), std::int64_t{2});
    QCOMPARE(valueIn(dungeon, "count(item:dagger, 2)"), std::int64_t{1});
    QCOMPARE(valueIn(dungeon, "steps(item:dagger)"), std::int64_t{6}); // not 2 + 1 + 2 by the stairs
    QCOMPARE(valueIn(dungeon, "steps(tile:stairs_down)"), std::int64_t{3});
    QCOMPARE(valueIn(dungeon, "steps(item:dagger, 2)"), std::int64_t{6});
    QCOMPARE(valueIn(dungeon, "items()"), std::int64_t{2});
    QCOMPARE(valueIn(dungeon, "min(items)"), std::int64_t{1});
    QCOMPARE(valueIn(dungeon, "floor(2)"), std::int64_t{21});
}

void SeedSearchTest::aHitTellsWhy()
{
    const Dungeon design = searched("delve");
    auto search = SeedSearch::of(design, asked("items(1) >= 0 and creatures(1) >= 0", design));
    const auto hit = search->tryOut(1);
    QVERIFY(hit && *hit);
    QCOMPARE((*hit)->why.size(), std::size_t{2});
    QCOMPARE((*hit)->why[0].part, std::string("items(1)"));
    QVERIFY((*hit)->why[1].value >= 1);
}

void SeedSearchTest::placesOfAHitAreThoseOfASlowRecount_data()
{
    addQuestions({
        {"delve", "has bow by 6 or count(item:arrow|item:axe, 2..4) >= 1"},
        {"delve", "count(creature:ogre|creature:bat) >= 1 and count(tile:stairs_down) >= 1"},
        {"jsrogue", "floor(2) > 0 and has tile:stairs_down by 4 and not has tile:stairs_up by 1"},
        {"crypt", "count(tile:door|tile:stairs_down) + items(1) >= 1"},
        {"kiln", "count(tag:scene) >= 1 and count(piece:gatehouse|piece:great_kiln) >= 1"},
    });
}

void SeedSearchTest::placesOfAHitAreThoseOfASlowRecount()
{
    const auto [design, wanted] = fetchedQuestion();
    std::map<std::string, std::vector<CountedName>> namesOf; // of each part that counts, by its text
    std::map<std::string, std::pair<int, int>> levelsOf;
    const auto note = [&](const auto& again, const Query& node) -> void {
        for (const Query& part : node.parts)
            again(again, part);
        for (const QueryPart& part : node.left)
            if (part.word == QueryWord::Count) {
                namesOf[textOf(part)] = part.names;
                levelsOf[textOf(part)] = {part.first, part.last == 0 ? design.depth() : part.last};
            }
    };
    note(note, wanted);
    auto search = SeedSearch::of(design, wanted);
    QVERIFY(search);
    int told = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(20)); ++seed) {
        const auto hit = search->tryOut(seed);
        QVERIFY(hit);
        if (!*hit)
            continue;
        Dungeon made = design;
        QVERIFY(bake(made, seed));
        for (const SearchReason& why : (*hit)->why) {
            std::vector<Frame> expected;
            const auto [first, last] = levelsOf[why.part];
            if (first <= (*hit)->level && (*hit)->level <= last)
                for (const CountedName& name : namesOf[why.part])
                    std::ranges::move(recounted(made, name, (*hit)->level - 1), std::back_inserter(expected));
            std::ranges::sort(expected);
            if (expected.size() > kMostPlaces)
                expected.clear();
            QVERIFY2(framesOf(why.places) == expected, qPrintable(shown(why.part) + QString(" %1").arg(seed)));
            told += static_cast<int>(expected.size());
        }
    }
    QVERIFY(told > 0);
}

void SeedSearchTest::stepsAreToTheNearestPlaceAlone()
{
    Dungeon dungeon = asciiDungeon("#########\n#@......#\n#.#####.#\n#..>....#\n#########");
    putItem(dungeon, "dagger", {7, 1, 0});
    putItem(dungeon, "dagger", {4, 1, 0});
    const QueryPart steps = askedPart("steps(item:dagger)", dungeon);
    Measuring measuring(dungeon);
    QCOMPARE(measuring.valueOf(steps), std::int64_t{3});
    QVERIFY(measuring.placesOf(steps, 0) == (std::vector<Box>{{4, 1, 1, 1}}));
    const QueryPart count = askedPart("count(item:dagger)", dungeon);
    QVERIFY(framesOf(measuring.placesOf(count, 0)) == (std::vector<Frame>{{4, 1, 5, 2}, {7, 1, 8, 2}}));
    QVERIFY(measuring.placesOf(askedPart("floor()", dungeon), 0).empty());
}

void SeedSearchTest::theLevelOfAHitIsTheFirstThatHasSomethingAskedFor()
{
    const Dungeon design = searched("delve");
    const auto levelOf = [&](std::string_view query) {
        const auto hit = SeedSearch::of(design, asked(query, design))->tryOut(1);
        if (!hit || !*hit)
            qFatal("%s", std::string(query).c_str());
        return (*hit)->level;
    };
    QCOMPARE(levelOf("floor() > 0"), 1);
    QCOMPARE(levelOf("floor(3) > 0"), 3);
    QCOMPARE(levelOf("floor(3) > 0 and count(tile:stairs_down, 2) >= 0 - 5"), 2);
    QCOMPARE(levelOf("count(creature:ogre, 1) >= 0 and floor(4) > 0"), 4); // no ogre there: nothing to look at
}

void SeedSearchTest::whatIsEverywhereHasNoPlaces()
{
    const Dungeon design = searched("crypt");
    const auto hit = SeedSearch::of(design, asked("count(tile:floor, 1) > 0", design))->tryOut(1);
    QVERIFY(hit && *hit);
    QVERIFY((*hit)->why.front().value > static_cast<std::int64_t>(kMostPlaces));
    QVERIFY((*hit)->why.front().places.empty());
}

void SeedSearchTest::whatWasDecidedWithoutTheProofTellsNothingOfIt()
{
    const Dungeon design = searched("crypt");
    const auto partsOf = [&](std::string_view query) {
        const auto hit = SeedSearch::of(design, asked(query, design))->tryOut(1);
        if (!hit || !*hit)
            qFatal("%s", std::string(query).c_str());
        QStringList parts;
        for (const SearchReason& why : (*hit)->why)
            parts << shown(why.part);
        return parts;
    };
    QCOMPARE(partsOf("locks(1) < 0 or floor(1) > 0"), (QStringList{"floor(1)"}));
    QCOMPARE(partsOf("won() < 0 or unreachable(1) >= 0"), (QStringList{"unreachable(1)"}));
    QCOMPARE(partsOf("floor(1) > 0 and locks(1) >= 0"), (QStringList{"floor(1)", "locks(1)"}));
    QCOMPARE(partsOf("turns() > 0 and locks(1) >= 0"), (QStringList{"turns()", "locks(1)"}));
}

void SeedSearchTest::numbersOfTheWholeDungeonAreOfNoLevel()
{
    const Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####");
    Measuring measuring(dungeon);
    const QueryPart turns = askedPart("turns()", dungeon);
    QVERIFY(measuring.valueOf(turns));
    QCOMPARE(measuring.levelOf(turns), 0);
    QCOMPARE(measuring.levelOf(askedPart("locks()", dungeon)), 1);
}

void SeedSearchTest::whoStopsWaitsForNoGame()
{
    const Dungeon design = searched("crypt");
    int looks = 0;
    const auto goesOn = [&] { return ++looks < 0; };
    auto search = SeedSearch::of(design, asked("turns() >= 0", design), 0, goesOn);
    QVERIFY(search);
    const auto hit = search->tryOut(1);
    QVERIFY(hit && !*hit);
    QVERIFY(looks > 0);
    QVERIFY(*SeedSearch::of(design, asked("turns() >= 0", design))->tryOut(1));
}

// Stopped before the game, or in it.
void SeedSearchTest::whatAStoppedGameLacksIsNoHit()
{
    const Dungeon design = searched("crypt");
    for (int looks = 0; looks < 6; ++looks) {
        int left = looks;
        auto search = SeedSearch::of(design, asked("not turns() >= 0", design), 0, [&] { return --left >= 0; });
        QVERIFY(search);
        const auto hit = search->tryOut(1);
        QVERIFY(hit && !*hit);
    }
}

// At whichever look: it has found fewer errors than there are, maybe none.
void SeedSearchTest::whatAStoppedProofHasNotFoundIsNoHit()
{
    const Dungeon design = searched("crypt");
    int looks = 0;
    const auto isHitWithin = [&](int most) {
        looks = 0;
        auto search = SeedSearch::of(design, asked("errors() = 0", design), 0, [&] { return ++looks <= most; });
        if (!search)
            return false;
        const auto hit = search->tryOut(1);
        return hit && hit->has_value();
    };
    QVERIFY(isHitWithin(1'000'000));
    const int all = looks;
    QVERIFY2(all > 10, qPrintable(QString::number(all))); // also between the parts of the proof
    for (int most = 0; most < all; ++most)
        QVERIFY2(!isHitWithin(most), qPrintable(QString::number(most)));
    QVERIFY(isHitWithin(all));
}

CAVE_TEST_SUITE(SeedSearchTest);
#include "seed_search_test.moc"
