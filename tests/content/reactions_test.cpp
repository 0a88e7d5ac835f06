// SPDX-License-Identifier: MIT
// How tiles react, as rows; and libraries that a dungeon asks for.
#include "core/content/reaction_rows.h"

#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "core/content/kind_rows.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// "place: what" of the first thing that is wrong; "" when all is read.
QString problemOf(const std::string& content, bool mayReplace = true)
{
    const auto document = parseJson(content);
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    catalogue.read(JsonCursor(*document, problem), mayReplace);
    return problem ? shown(problem->where + ": " + format(problem->what, EnglishPhrasebook())) : QString();
}

QString problemOfTile(const std::string& members)
{
    return problemOf(R"({"tiles": [{"id": "oil", "name": "oil", "glyph": "o", "colour": "#000000", "sign": "o")" +
                     members + "}]}");
}

} // namespace

class ReactionsTest : public QObject {
    Q_OBJECT

private slots:
    void aTileReactsAsItsRowsSay();
    void rowsAreWrittenAsTheyAreRead();
    void kindsThatDoNotReactAreWrittenAsEver();
    void errorsNameThePlace();
    void whatOnlyCoversSomethingIsLivingToo();
    void aDungeonUsesALibrary();
    void librariesAreSoundAndLeaveTheBuiltInKindsAlone();
};

void ReactionsTest::aTileReactsAsItsRowsSay()
{
    const auto document = parseJson(R"({"tiles": [{"id": "oil", "name": "oil", "glyph": "o", "colour": "#000000",
        "sign": "o", "transient": true, "harmful": true, "reacts": [{"on": "burn", "into": "rubble", "under": "floor"},
        {"on": "time", "per_mille": 20, "ends": true}]}]})");
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    QVERIFY(!catalogue.isLiving());
    catalogue.read(JsonCursor(*document, problem), true);
    QVERIFY(!problem);
    const TileId oil = *catalogue.findTile("oil");
    QVERIFY(catalogue.isLiving() && catalogue.isTimed(oil) && catalogue.burnable()[oil] && !catalogue.fires()[oil]);
    const TileKind& kind = catalogue.tile(oil);
    QVERIFY(kind.transient && kind.harmful && !kind.fire);
    QCOMPARE(kind.reacts.size(), std::size_t{2});
    QVERIFY(kind.reacts[0] == (ReactionRow{On::Burn, 1000, "rubble", "floor", false}));
    QVERIFY(kind.reacts[1] == (ReactionRow{On::Time, 20, "", "", true}));
    QCOMPARE(catalogue.reactions(oil)[0].into, *catalogue.findTile("rubble"));
    QVERIFY(catalogue.reactions(oil)[0].under == catalogue.floor());
}

void ReactionsTest::rowsAreWrittenAsTheyAreRead()
{
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    const Json use = Json::Object{{"use", Json::Array{"living"}}};
    catalogue.read(JsonCursor(use, problem), true);
    QVERIFY(!problem);
    for (const TileKind& kind : catalogue.tiles()) {
        const Json row = rowOf(kind);
        const TileKind again = readTile(JsonCursor(row, problem));
        QVERIFY(!problem);
        QVERIFY(again.reacts == kind.reacts && again.fire == kind.fire && again.harmful == kind.harmful &&
                again.transient == kind.transient);
        QVERIFY(rowOf(again) == row);
    }
}

void ReactionsTest::kindsThatDoNotReactAreWrittenAsEver()
{
    const Json tile = rowOf(Catalogue::builtIn()->tile(Catalogue::builtIn()->wall()));
    for (const char* key : {"transient", "fire", "harmful", "reacts"})
        QVERIFY(!tile.find(key));
    QVERIFY(!rowOf(Catalogue::builtIn()->items()[0]).find("burns"));
}

void ReactionsTest::errorsNameThePlace()
{
    QCOMPARE(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "floor"}])"), QString());
    QCOMPARE(problemOfTile(R"(, "reacts": [{"on": "sing", "into": "floor"}])"),
             QString("tiles[0].reacts[0].on: This must be one of: enter, burn, time."));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "cheese"}])").startsWith("tiles[0].reacts[0].into: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "oil"}])").startsWith("tiles[0].reacts[0].into: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "floor", "under": "x"}])")
                .startsWith("tiles[0].reacts[0].under: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn"}])").startsWith("tiles[0].reacts[0]: This must say either"));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "time", "ends": true}])").startsWith("tiles[0].reacts[0].ends: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "floor", "per_mille": 0}])")
                .startsWith("tiles[0].reacts[0].per_mille: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "floor", "loud": 1}])")
                .startsWith("tiles[0].reacts[0].loud: "));
    QVERIFY(problemOf(R"({"use": ["cellar"]})").startsWith("use[0]: This must be one of: living"));
    QVERIFY(problemOf(R"({"use": ["living", "living"]})").startsWith("use[1]: "));
    QVERIFY(problemOf(R"({"use": ["living"]})", false).startsWith("use: "));
}

// A game file may say what lies under it, and that must be forgotten with it.
void ReactionsTest::whatOnlyCoversSomethingIsLivingToo()
{
    const auto document = parseJson(R"({"tiles": [{"id": "mist", "name": "mist", "glyph": "m", "colour": "#000000",
        "sign": "m", "walkable": true, "transient": true}]})");
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    catalogue.read(JsonCursor(*document, problem), true);
    QVERIFY(!problem && catalogue.isLiving());
}

// Its rows come before the dungeon's own, which may replace them.
void ReactionsTest::aDungeonUsesALibrary()
{
    const auto document = parseJson(R"({"use": ["living"], "tiles": [{"id": "ash", "name": "soot", "glyph": "s",
        "colour": "#000000", "sign": "s", "walkable": true}]})");
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    catalogue.read(JsonCursor(*document, problem), true);
    QVERIFY(!problem);
    QCOMPARE(catalogue.tile(*catalogue.findTile("ash")).name, std::string("soot"));
    QVERIFY(catalogue.findTile("flames") && catalogue.findItem("fire_flask"));
}

void ReactionsTest::librariesAreSoundAndLeaveTheBuiltInKindsAlone()
{
    for (const std::string_view name : libraryNames())
        QCOMPARE(problemOf(R"({"use": [")" + std::string(name) + R"("]})"), QString());
    QVERIFY(!Catalogue::builtIn()->findTile("flames"));
    QVERIFY(!Catalogue::builtIn()->isLiving());
}

CAVE_TEST_SUITE(ReactionsTest);
#include "reactions_test.moc"
