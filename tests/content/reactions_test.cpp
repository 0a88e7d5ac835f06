// SPDX-License-Identifier: MIT
// How tiles react, as rows; and libraries that a dungeon asks for.
#include "core/content/reaction_rows.h"

#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "core/content/kind_rows.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

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
    void everyMemberIsReadAndWritten();
    void errorsNameThePlace();
    void whatARowCannotSayIsRefused_data();
    void whatARowCannotSayIsRefused();
    void whatOnlyCoversSomethingIsLivingToo();
    void aDungeonUsesALibrary();
    void librariesAreSoundAndLeaveTheBuiltInKindsAlone();
    void theLibraryIsRichAndDescribed();
    void aDungeonHasSignsLeft();
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
    QCOMPARE(
        problemOfTile(R"(, "reacts": [{"on": "sing", "into": "floor"}])"),
        QString("tiles[0].reacts[0].on: This must be one of: enter, leave, stay, weigh, lift, use, dig, burn, soak, "
                "freeze, strike, light, time."));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "cheese"}])").startsWith("tiles[0].reacts[0].into: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "oil"}])").startsWith("tiles[0].reacts[0].into: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "floor", "under": "x"}])")
                .startsWith("tiles[0].reacts[0].under: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn"}])").startsWith("tiles[0].reacts[0]: This must say what"));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "time", "ends": true}])").startsWith("tiles[0].reacts[0].ends: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "floor", "per_mille": 0}])")
                .startsWith("tiles[0].reacts[0].per_mille: "));
    QVERIFY(problemOfTile(R"(, "reacts": [{"on": "burn", "into": "floor", "loud": 1}])")
                .startsWith("tiles[0].reacts[0].loud: "));
    QVERIFY(problemOf(R"({"use": ["cellar"]})").startsWith("use[0]: This must be one of: campaign, living"));
    QVERIFY(problemOf(R"({"use": ["living", "living"]})").startsWith("use[1]: "));
    QVERIFY(problemOf(R"({"use": ["living"]})", false).startsWith("use: "));
}

void ReactionsTest::everyMemberIsReadAndWritten()
{
    const auto document = parseJson(R"({"id": "oil", "name": "oil", "glyph": "o", "colour": "#000000", "sign": "o",
        "falls": true, "keeps": true, "reacts": [
        {"on": "enter", "who": "thing", "noise": 3, "say": "Plop."},
        {"on": "weigh", "least": 12, "into": "floor", "joined": true},
        {"on": "strike", "by": ["blow", "lightning"], "effect": {"kind": "fireball", "amount": 4, "radius": 2}},
        {"on": "time", "spread": {"tile": "oil", "over": ["floor", "rubble"], "cells": 4}}]})");
    std::optional<Error> problem;
    const TileKind kind = readTile(JsonCursor(*document, problem));
    QVERIFY(!problem && kind.falls && kind.keeps);
    QVERIFY(kind.reacts[0].who == Who::Thing && kind.reacts[0].noise == 3 && kind.reacts[0].say == "Plop.");
    QVERIFY(kind.reacts[1].least == 12 && kind.reacts[1].joined);
    QCOMPARE(kind.reacts[2].by, kStruckByBlow | StruckBy{1} << (kStruckByEffect + unsigned(EffectKind::Lightning)));
    QVERIFY(kind.reacts[2].effect->amount == 4 && kind.reacts[2].effect->radius == 2);
    QVERIFY(*kind.reacts[3].spread == (SpreadRow{"oil", {"floor", "rubble"}, 4}));
    const Json row = rowOf(kind);
    const TileKind again = readTile(JsonCursor(row, problem));
    QVERIFY(!problem && again.reacts == kind.reacts && again.falls && again.keeps);
}

void ReactionsTest::whatARowCannotSayIsRefused_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("where");
    const auto add = [](const char* row, const char* where) { QTest::newRow(row) << QString(row) << QString(where); };
    add(R"("on": "burn", "noise": 3, "who": "hero")", "who");
    add(R"("on": "enter", "noise": 3, "who": "king")", "who");
    add(R"("on": "stay", "noise": 3, "least": 2)", "least");
    add(R"("on": "weigh", "noise": 3, "least": 0)", "least");
    add(R"("on": "lift", "noise": 3, "by": ["blow"])", "by");
    add(R"("on": "strike", "noise": 3, "by": ["song"])", "by[0]");
    add(R"("on": "leave", "noise": 201)", "noise");
    add(R"("on": "use", "say": 4)", "say");
    add(R"("on": "dig", "effect": {"kind": "mapping"})", "effect.kind");
    add(R"("on": "soak", "effect": {"kind": "poison", "turns": 0})", "effect.turns");
    add(R"("on": "freeze", "effect": {"kind": "fireball", "amount": 2, "radius": 21})", "effect.radius");
    add(R"("on": "light", "spread": {"tile": "floor", "over": []})", "spread.over");
    add(R"("on": "light", "spread": {"tile": "cheese", "over": ["floor"]})", "spread.tile");
    add(R"("on": "light", "spread": {"tile": "floor", "over": ["wall", "cheese"]})", "spread.over[1]");
    add(R"("on": "light", "spread": {"tile": "floor", "over": ["wall"], "cells": 6})", "spread.cells");
    add(R"("on": "soak", "flood": {"shallow": "water", "rate": 1, "volume": 0})", "flood.volume");
    add(R"("on": "soak", "flood": {"shallow": "cheese", "rate": 1, "volume": 1})", "flood.shallow");
    add(R"("on": "soak", "flood": {"shallow": "water", "rate": 1, "volume": 1, "hold": 1})", "flood.shallow");
    add(R"("on": "soak", "flood": {"shallow": "water", "rate": 0, "volume": 1})", "flood.rate");
    add(R"("on": "light", "noise": 3, "joined": true)", "joined");
    add(R"("on": "light", "noise": 3, "under": "floor")", "under");
    add(R"("on": "light", "into": "floor", "ends": true)", "ends");
}

void ReactionsTest::whatARowCannotSayIsRefused()
{
    QFETCH(QString, row);
    QFETCH(QString, where);
    const QString problem = problemOfTile(", \"reacts\": [{" + row.toStdString() + "}]");
    QVERIFY2(problem.startsWith("tiles[0].reacts[0]." + where + ": "), qPrintable(problem));
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

void ReactionsTest::theLibraryIsRichAndDescribed()
{
    const auto document = parseJson(R"({"use": ["living"]})");
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    catalogue.read(JsonCursor(*document, problem), true);
    QVERIFY(!problem && catalogue.tiles().size() >= 60);
    std::size_t rows = 0;
    std::set<On> words;
    for (const TileKind& kind : catalogue.tiles()) {
        QVERIFY2(!kind.description.empty(), kind.id.c_str());
        rows += kind.reacts.size();
        for (const ReactionRow& row : kind.reacts)
            words.insert(row.on);
    }
    QVERIFY(rows >= 40);
    QCOMPARE(words.size(), static_cast<std::size_t>(On::Time) + 1); // each is used
}

void ReactionsTest::aDungeonHasSignsLeft()
{
    const auto document = parseJson(R"({"use": ["living"]})");
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    catalogue.read(JsonCursor(*document, problem), true);
    int left = 0;
    for (char sign = '!'; sign <= '~'; ++sign)
        left += sign != '"' && sign != '\\' && !catalogue.findTileBySign(sign);
    QVERIFY(!problem && left >= 15);
}

CAVE_TEST_SUITE(ReactionsTest);
#include "reactions_test.moc"
