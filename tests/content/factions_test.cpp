// SPDX-License-Identifier: MIT
// Factions as rows, and what else says how creatures stand to each other.
#include "core/content/faction_rows.h"

#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "core/content/kind_rows.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

struct Read {
    Catalogue catalogue{*Catalogue::builtIn()};
    QString problem; // "place: what" of the first thing that is wrong
};

Read read(const std::string& content, bool mayReplace = true)
{
    const auto document = parseJson(content);
    std::optional<Error> problem;
    Read read;
    read.catalogue.read(JsonCursor(*document, problem), mayReplace);
    if (problem)
        read.problem = shown(problem->where + ": " + format(problem->what, EnglishPhrasebook()));
    return read;
}

Read readCreature(const std::string& members)
{
    return read(R"({"factions": [{"id": "goblins", "name": "goblins", "hates": ["hero"]}], "creatures": [)"
                R"({"id": "orc", "name": "orc", "glyph": "o", "colour": "#000000", "health": 5)" +
                members + "}]}");
}

} // namespace

class FactionsTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAWordAllHateTheHeroOnly();
    void whoIsHatedIsAFoeToo();
    void aKindBelongsToItsFaction();
    void theTwoThatAreThereCanBeSaidOtherwise();
    void errorsNameThePlace();
    void noMoreThanSixteen();
    void mannersAreWrittenAsTheyAreReadAndOnlyWhereTheySaySomething();
    void whatIsImmuneGoesOverHarmfulGround();
};

void FactionsTest::withoutAWordAllHateTheHeroOnly()
{
    const Catalogue& catalogue = *Catalogue::builtIn();
    QCOMPARE(catalogue.factions().size(), std::size_t{2});
    QVERIFY(catalogue.areFoes(kHeroSide, kDwellers) && catalogue.areFoes(kDwellers, kHeroSide));
    QVERIFY(!catalogue.areFoes(kDwellers, kDwellers) && !catalogue.areFoes(kHeroSide, kHeroSide));
    QVERIFY(!catalogue.hasFeuds() && !catalogue.hasOwnFactions() && !catalogue.hasAlerts());
}

void FactionsTest::whoIsHatedIsAFoeToo()
{
    const Read made = read(R"({"factions": [{"id": "goblins", "name": "goblins", "hates": ["hero", "undead"]},
                                           {"id": "undead", "name": "the undead", "hates": ["hero"]}]})");
    QCOMPARE(made.problem, QString());
    const FactionId goblins = *made.catalogue.findFaction("goblins");
    const FactionId undead = *made.catalogue.findFaction("undead");
    QVERIFY(made.catalogue.areFoes(goblins, undead) && made.catalogue.areFoes(undead, goblins));
    QVERIFY(!made.catalogue.areFoes(goblins, kDwellers));
    QVERIFY(made.catalogue.hasOwnFactions());
    QVERIFY(!made.catalogue.hasFeuds()); // nobody belongs to them yet
}

void FactionsTest::aKindBelongsToItsFaction()
{
    const Read made = readCreature(R"(, "side": "goblins")");
    QCOMPARE(made.problem, QString());
    QCOMPARE(made.catalogue.factionOf(*made.catalogue.findCreature("orc")), *made.catalogue.findFaction("goblins"));
    QCOMPARE(made.catalogue.factionOf(*made.catalogue.findCreature("bat")), kDwellers);
    QVERIFY(made.catalogue.hasFeuds());
}

void FactionsTest::theTwoThatAreThereCanBeSaidOtherwise()
{
    for (const bool mayReplace : {false, true}) {
        const Read made = read(R"({"factions": [{"id": "dwellers", "name": "locals"}]})", mayReplace);
        QCOMPARE(made.problem, QString());
        QVERIFY(!made.catalogue.areFoes(kHeroSide, kDwellers));
        QVERIFY(made.catalogue.hasFeuds() && made.catalogue.hasOwnFactions());
    }
}

void FactionsTest::errorsNameThePlace()
{
    const auto problem = [](const std::string& factions) {
        return read(R"({"factions": [)" + factions + "]}").problem;
    };
    QCOMPARE(problem(R"({"id": "x", "name": ""})"), QStringLiteral("factions[0].name: A faction needs a name."));
    QCOMPARE(problem(R"({"id": "x", "name": "x"}, {"id": "x", "name": "x"})"),
             QStringLiteral("factions[1].id: \"x\" stands here twice."));
    QCOMPARE(problem(R"({"id": "x", "name": "x", "hates": ["hero", "y"]})"),
             QStringLiteral("factions[0].hates[1]: No faction is called \"y\"."));
    QCOMPARE(readCreature(R"(, "side": "elves")").problem,
             QStringLiteral("creatures[0].side: No faction is called \"elves\"."));
    QCOMPARE(readCreature(R"(, "immune": ["floor", "soup"])").problem,
             QStringLiteral("creatures[0].immune[1]: No tile and no gas is called \"soup\"."));
    QCOMPARE(
        readCreature(R"(, "immortal": true, "behaviours": [{"does": "explode", "radius": 1, "amount": 1}])").problem,
        QStringLiteral("creatures[0].immortal: What cannot die cannot burst."));
}

void FactionsTest::noMoreThanSixteen()
{
    std::string rows;
    for (int i = 0; i < 14; ++i)
        rows += (i > 0 ? "," : "") + std::string(R"({"id": "f)") + std::to_string(i) + R"(", "name": "f"})";
    QCOMPARE(read(R"({"factions": [)" + rows + "]}").problem, QString());
    QCOMPARE(read(R"({"factions": [)" + rows + R"(,{"id": "g", "name": "g"}]})").problem,
             QStringLiteral("factions[14]: More than 16 factions are too many."));
}

void FactionsTest::mannersAreWrittenAsTheyAreReadAndOnlyWhereTheySaySomething()
{
    const Read made =
        readCreature(R"(, "side": "goblins", "immune": ["floor"], "immortal": true, "alert": {"sure": 2, "hears": 5})");
    QCOMPARE(made.problem, QString());
    const CreatureKind& orc = made.catalogue.creature(*made.catalogue.findCreature("orc"));
    QVERIFY(orc.immortal && orc.alert && *orc.alert == (Alert{2, 1000, 5}));
    const Json row = rowOf(orc);
    std::optional<Error> problem;
    QCOMPARE(rowOf(cave::readCreature(JsonCursor(row, problem))), row);
    QVERIFY(!problem);
    const Json bat = rowOf(Catalogue::builtIn()->creature(*Catalogue::builtIn()->findCreature("bat")));
    for (const char* const key : {"side", "immune", "immortal", "alert"})
        QVERIFY2(row.find(key) != nullptr && bat.find(key) == nullptr, key);
}

void FactionsTest::whatIsImmuneGoesOverHarmfulGround()
{
    const Read made = read(R"({"use": ["living"], "creatures": [
        {"id": "imp", "name": "imp", "glyph": "i", "colour": "#000000", "health": 5, "immune": ["flames"]}]})");
    QCOMPARE(made.problem, QString());
    const TileKind& flames = made.catalogue.tile(*made.catalogue.findTile("flames"));
    const CreatureKind& imp = made.catalogue.creature(*made.catalogue.findCreature("imp"));
    const CreatureKind& bat = made.catalogue.creature(*made.catalogue.findCreature("bat"));
    QVERIFY(welcomes(flames, imp) && !welcomes(flames, bat));
    QVERIFY(harms(flames, bat) && !harms(flames, imp));
}

CAVE_TEST_SUITE(FactionsTest);
#include "factions_test.moc"
