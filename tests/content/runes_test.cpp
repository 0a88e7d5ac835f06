// SPDX-License-Identifier: MIT
// Runes as rows of content.
#include "core/content/runes/rune_rows.h"

#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

QString faultOfRunes(const std::string& rows)
{
    const auto document = parseJson(R"({"runes": [)" + rows + "]}");
    Catalogue catalogue = *Catalogue::builtIn();
    std::optional<Error> problem;
    catalogue.read(JsonCursor(*document, problem), true);
    return problem ? shown(problem->where + ": " + format(problem->what, EnglishPhrasebook())) : QString();
}

QString faultOfRune(const std::string& members) { return faultOfRunes(R"({"id": "x", "name": "x", )" + members + "}"); }

} // namespace

class RunesTest : public QObject {
    Q_OBJECT

private slots:
    void oneIsWrittenAsItIsRead();
    void errorsNameThePlace();
    void whatDoesNotSuitItsWhenIsRefused();
    void thingsBearWhatSuitsThem();
    void itWorksOftenerByEnchantment();
    void theCampaignsAreTold();
};

void RunesTest::oneIsWrittenAsItIsRead()
{
    const std::string rows[] = {
        R"({"id": "sting", "name": "sting", "description": "Hurts.", "on": "weapon", "when": "hit", "per_mille": 300,
            "by_enchantment": 20, "bad": true, "weight": 3, "effect": {"kind": "poison", "turns": 4}, "drinks": 10,
            "sunders": 1, "times": 2, "against": "dwellers", "swift": true})",
        R"({"id": "barb", "name": "barbs", "on": "armour", "when": "hurt", "weight": 10, "returns": 25, "mirrors": true})",
        R"({"id": "gills", "name": "gills", "on": "armour", "when": "worn", "weight": 10,
            "gives": {"speed": 5, "swims": true, "by": {"speed": 1}}, "resists": {"fire": 500},
            "resists_by": {"fire": 100}})"};
    for (const std::string& row : rows) {
        const auto catalogue = catalogueWith(R"({"runes": [)" + row + "]}");
        QCOMPARE(catalogue->runes().size(), std::size_t{1});
        QCOMPARE(rowOf(catalogue->runes()[0]), *parseJson(row));
    }
}

void RunesTest::errorsNameThePlace()
{
    QVERIFY(faultOfRune(R"("on": "hat", "when": "worn", "gives": {"speed": 1})").startsWith("runes[0].on: "));
    QVERIFY(faultOfRune(R"("on": "weapon", "when": "noon", "swift": true)").startsWith("runes[0].when: "));
    QVERIFY(faultOfRune(R"("on": "weapon", "when": "hit", "swift": true, "smell": 1)").startsWith("runes[0].smell: "));
    QVERIFY(faultOfRune(R"("on": "weapon", "when": "hit", "drinks": 101)").startsWith("runes[0].drinks: "));
    QVERIFY(faultOfRune(R"("on": "weapon", "when": "hit", "times": 2, "against": "cheese")")
                .startsWith("runes[0].against: No faction is called"));
    QVERIFY(faultOfRune(R"("on": "weapon", "when": "hit", "effect": {"kind": "cloud", "amount": 9, "gas": "cheese"})")
                .startsWith("runes[0].effect"));
    const std::string one = R"({"id": "x", "name": "x", "on": "weapon", "when": "hit", "swift": true})";
    QVERIFY(faultOfRunes(one + ", " + one).startsWith("runes[1].id: "));
}

void RunesTest::whatDoesNotSuitItsWhenIsRefused()
{
    QVERIFY(faultOfRune(R"("on": "weapon", "when": "hit")").endsWith("This rune does nothing."));
    QVERIFY(
        faultOfRune(R"("on": "armour", "when": "hit", "swift": true)").startsWith("runes[0].when: Blows are given"));
    QVERIFY(
        faultOfRune(R"("on": "weapon", "when": "hurt", "returns": 9)").startsWith("runes[0].when: Blows are given"));
    QVERIFY(faultOfRune(R"("on": "armour", "when": "worn", "returns": 9)").startsWith("runes[0].returns: "));
    QVERIFY(faultOfRune(R"("on": "armour", "when": "hurt", "gives": {"speed": 1})").startsWith("runes[0].gives: "));
    QVERIFY(faultOfRune(R"("on": "weapon", "when": "hit", "swift": true, "against": "dwellers")")
                .startsWith("runes[0].against: "));
    QVERIFY(faultOfRune(R"("on": "armour", "when": "worn", "resists": {"fire": 500}, "resists_by": {"cold": 100})")
                .startsWith("runes[0].resists_by.cold: "));
    QCOMPARE(faultOfRune(R"("on": "weapon", "when": "worn", "gives": {"speed": 1})"), QString());
}

void RunesTest::thingsBearWhatSuitsThem()
{
    const auto catalogue = catalogueWith(R"({"use": ["campaign"]})");
    const auto count = [&](std::string_view item, bool isBad) {
        return runesFor(*catalogue, catalogue->item(*catalogue->findItem(item)), isBad).runes.size();
    };
    QVERIFY(count("sword", false) > 5 && count("chainmail", false) > 5 && count("shield", false) > 5);
    QVERIFY(count("sword", true) > 0 && count("chainmail", true) > 0);
    QCOMPARE(count("iron_ring", false), std::size_t{0});
    QCOMPARE(count("healing_potion", false), std::size_t{0});
}

void RunesTest::itWorksOftenerByEnchantment()
{
    Rune rune;
    rune.perMille = 200;
    rune.byEnchantment = 50;
    QCOMPARE(perMilleOf(rune, 0), 200);
    QCOMPARE(perMilleOf(rune, 3), 350);
    QCOMPARE(perMilleOf(rune, -9), 0);
    QCOMPARE(perMilleOf(rune, 99), 1000);
}

void RunesTest::theCampaignsAreTold()
{
    for (const Rune& rune : catalogueWith(R"({"use": ["campaign"]})")->runes())
        QVERIFY2(!rune.description.empty(), rune.id.c_str());
}

CAVE_TEST_SUITE(RunesTest);
#include "runes_test.moc"
