// SPDX-License-Identifier: MIT
// Kinds of gas, as rows of content.
#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "core/content/gas_rows.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kBlaze =
    R"("tiles": [{"id": "blaze", "name": "blaze", "glyph": "b", "colour": "#000000", "sign": "b", "walkable": true,
        "transient": true, "fire": true}], )";

std::string gasWith(const std::string& members)
{
    return R"({"id": "reek", "name": "reek", "glyph": "r", "colour": "#000000")" + members + "}";
}

// "place: what" of the first thing that is wrong; "" when all is read.
QString faultIn(const std::string& content, Catalogue& catalogue)
{
    const auto document = parseJson(content);
    std::optional<Error> problem;
    catalogue.read(JsonCursor(*document, problem), true);
    return problem ? shown(problem->where + ": " + format(problem->what, EnglishPhrasebook())) : QString();
}

QString faultOfGas(const std::string& members)
{
    Catalogue catalogue(*Catalogue::builtIn());
    return faultIn(std::string("{").append(kBlaze) + R"("gases": [)" + gasWith(members) + "]}", catalogue);
}

} // namespace

class GasesTest : public QObject {
    Q_OBJECT

private slots:
    void aGasIsAsItsRowSays();
    void whatARowLeavesOutGoesWithoutSaying();
    void rowsAreWrittenAsTheyAreRead();
    void contentWithGasIsLiving();
    void aTileLetsOutGas();
    void errorsNameThePlace();
    void whoTakesTheFireAwayIsTold();
    void aStageLetsOutNoUnknownGas();
    void nobodySuffersAnUnknownGas();
    void gasesHaveNames();
};

void GasesTest::aGasIsAsItsRowSays()
{
    Catalogue catalogue(*Catalogue::builtIn());
    QCOMPARE(faultIn(std::string("{").append(kBlaze) + R"("gases": [)" +
                         gasWith(R"(, "thins": 60, "harmful": true, "least": 5, "opaque_from": 40,
                             "effect": {"kind": "confusion", "turns": 3},
                             "burns": {"fire": "blaze", "effect": {"kind": "fireball", "amount": 8}})") +
                         "]}",
                     catalogue),
             QString());
    const GasId reek = *catalogue.findGas("reek");
    const GasKind& kind = catalogue.gas(reek);
    QVERIFY(kind.thins == 60 && kind.harmful && kind.least == 5 && kind.opaqueFrom == 40);
    QVERIFY(kind.effect && kind.effect->kind == EffectKind::Confusion && kind.effect->turns == 3);
    QVERIFY(kind.burst && kind.burst->kind == EffectKind::Fireball && kind.burst->amount == 8);
    QVERIFY(catalogue.fireOf(reek) == catalogue.findTile("blaze"));
    QVERIFY(!catalogue.isBad(reek, 4) && catalogue.isBad(reek, 5));
    QVERIFY(!catalogue.hides(reek, 39) && catalogue.hides(reek, 40));
}

void GasesTest::whatARowLeavesOutGoesWithoutSaying()
{
    Catalogue catalogue(*Catalogue::builtIn());
    QCOMPARE(faultIn(R"({"gases": [)" + gasWith({}) + "]}", catalogue), QString());
    const GasKind& kind = catalogue.gas(0);
    QVERIFY(kind.thins == 0 && !kind.harmful && kind.least == 1 && !kind.effect && !kind.burst);
    QVERIFY(!catalogue.fireOf(0) && !catalogue.hides(0, 1'000'000) && !catalogue.isBad(0, 1'000'000));
}

void GasesTest::rowsAreWrittenAsTheyAreRead()
{
    for (const char* members : {"", R"(, "thins": 1000, "effect": {"kind": "heal", "amount": 1})",
                                R"(, "burns": {"fire": "blaze"}, "harmful": true)",
                                R"(, "burns": {"fire": "blaze", "effect": {"kind": "ignite"}}, "opaque_from": 3)"}) {
        Catalogue catalogue(*Catalogue::builtIn());
        QCOMPARE(faultIn(std::string("{").append(kBlaze) + R"("gases": [)" + gasWith(members) + "]}", catalogue),
                 QString());
        std::optional<Error> problem;
        const Json row = rowOf(catalogue.gas(0));
        QVERIFY(rowOf(readGas(JsonCursor(row, problem))) == row);
        QVERIFY(!problem);
    }
}

void GasesTest::contentWithGasIsLiving()
{
    Catalogue catalogue(*Catalogue::builtIn());
    QVERIFY(catalogue.gases().empty());
    QCOMPARE(faultIn(R"({"gases": [)" + gasWith({}) + "]}", catalogue), QString());
    QVERIFY(catalogue.isLiving());
}

void GasesTest::aTileLetsOutGas()
{
    Catalogue catalogue(*Catalogue::builtIn());
    const std::string tile = R"("tiles": [{"id": "vent", "name": "vent", "glyph": "v", "colour": "#000000", "sign": "v",
        "reacts": [{"on": "time", "per_mille": 200, "gas": {"kind": "reek", "units": 40}}]}])";
    QCOMPARE(faultIn("{" + tile + R"(, "gases": [)" + gasWith({}) + "]}", catalogue), QString());
    const TileId vent = *catalogue.findTile("vent");
    QVERIFY(catalogue.isTimed(vent));
    QCOMPARE(catalogue.tile(vent).reacts[0].units, 40);
    QVERIFY(catalogue.reactions(vent)[0].gas == catalogue.findGas("reek"));
    QVERIFY(!catalogue.reactions(vent)[0].into);
    Catalogue without(*Catalogue::builtIn());
    QVERIFY(faultIn("{" + tile + "}", without).startsWith("tiles[0].reacts[0].gas.kind: No gas"));
}

void GasesTest::errorsNameThePlace()
{
    QVERIFY(faultOfGas(R"(, "thins": 1001)").startsWith("gases[0].thins: "));
    QVERIFY(faultOfGas(R"(, "least": 0)").startsWith("gases[0].least: "));
    QVERIFY(faultOfGas(R"(, "opaque_from": 1000001)").startsWith("gases[0].opaque_from: "));
    QVERIFY(faultOfGas(R"(, "effect": {"kind": "mapping"})").startsWith("gases[0].effect.kind: "));
    QVERIFY(faultOfGas(R"(, "burns": {"effect": {"kind": "ignite"}})").startsWith("gases[0].burns: "));
    QVERIFY(faultOfGas(R"(, "burns": {"fire": "floor"})").startsWith("gases[0].burns.fire: Gas burns with a tile"));
    QVERIFY(faultOfGas(R"(, "burns": {"fire": "cheese"})").startsWith("gases[0].burns.fire: "));
    QVERIFY(faultOfGas(R"(, "smells": true)").startsWith("gases[0].smells: "));
    Catalogue catalogue(*Catalogue::builtIn());
    QVERIFY(faultIn(R"({"gases": [)" + gasWith({}) + "," + gasWith({}) + "]}", catalogue).startsWith("gases[1].id: "));
}

// A tile that is replaced may be no fire any more.
void GasesTest::whoTakesTheFireAwayIsTold()
{
    Catalogue catalogue(*Catalogue::builtIn());
    QCOMPARE(
        faultIn(std::string("{").append(kBlaze) + R"("gases": [)" + gasWith(R"(, "burns": {"fire": "blaze"})") + "]}",
                catalogue),
        QString());
    QVERIFY(faultIn(R"({"tiles": [{"id": "blaze", "name": "x", "glyph": "b", "colour": "#000000", "sign": "b"}]})",
                    catalogue)
                .contains("Gas burns with a tile"));
}

void GasesTest::aStageLetsOutNoUnknownGas()
{
    const std::string beast = R"("creatures": [{"id": "beast", "name": "beast", "glyph": "b", "colour": "#000000",
        "health": 9, "stages": [{"below": 50, "behaviours": [
            {"does": "touch", "effect": {"kind": "cloud", "amount": 9, "gas": "reek"}}]}]}])";
    Catalogue catalogue(*Catalogue::builtIn());
    QCOMPARE(faultIn("{" + beast + R"(, "gases": [)" + gasWith({}) + "]}", catalogue), QString());
    Catalogue without(*Catalogue::builtIn());
    QVERIFY(faultIn("{" + beast + "}", without)
                .startsWith("creatures[0].stages[0].behaviours[0].effect.gas: No gas is called"));
}

void GasesTest::nobodySuffersAnUnknownGas()
{
    Catalogue catalogue(*Catalogue::builtIn());
    QVERIFY(faultIn(R"({"creatures": [{"id": "beast", "name": "beast", "glyph": "b", "colour": "#000000", "health": 9,
        "suffers": [{"when": "soaked", "effect": {"kind": "cloud", "amount": 9, "gas": "reek"}}]}]})",
                    catalogue)
                .startsWith("creatures[0].suffers[0].effect.gas: No gas is called"));
}

void GasesTest::gasesHaveNames()
{
    auto catalogue = std::make_shared<Catalogue>(*Catalogue::builtIn());
    QCOMPARE(faultIn(R"({"gases": [)" + gasWith(R"(, "article": "", "description": "It stinks.")") + "]}", *catalogue),
             QString());
    const EnglishPhrasebook english(catalogue);
    QCOMPARE(shown(english.kindName({KindTable::Gas, "reek", Role::TheSubject})), QString("the reek"));
    QCOMPARE(shown(english.kindName({KindTable::Gas, "reek", Role::ASubject})), QString("reek"));
    QCOMPARE(shown(english.description(KindTable::Gas, "reek")), QString("It stinks."));
}

CAVE_TEST_SUITE(GasesTest);
#include "gases_test.moc"
