// SPDX-License-Identifier: MIT
// Rows that are only looks of other things.
#include "core/content/behaviour_rows.h"
#include "core/content/kind_rows.h"
#include "tests/support/ascii_map.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>

using namespace cave;

namespace {

std::optional<Error> lookFault(std::string_view content)
{
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    const Json json = *parseJson(content);
    catalogue.read(JsonCursor(json, problem), true);
    return problem;
}

} // namespace

class LooksTest : public QObject {
    Q_OBJECT

private slots:
    void aLookIsReadAndWrittenAgain();
    void whatIsOfUseIsNoLook_data();
    void whatIsOfUseIsNoLook();
    void nobodyLeavesOrLooksLikeALook();
    void whoLiesInWaitMayLookLikeOneOfSeveral();
    void whatNobodyLooksLikeIsRefused_data();
    void whatNobodyLooksLikeIsRefused();
    void theCampaignHasLooksAndThingsWithPicturesAndWords();
};

void LooksTest::aLookIsReadAndWrittenAgain()
{
    const auto catalogue = catalogueWith(
        R"({"items": [{"id": "jar", "name": "jar", "glyph": "!", "colour": "#ffffff", "look": "jars"}]})");
    const ItemKind& jar = catalogue->item(*catalogue->findItem("jar"));
    QCOMPARE(jar.lookOf, std::string("jars"));
    QVERIFY(*rowOf(jar).find("look") == Json("jars"));
    QVERIFY(rowOf(catalogue->items()[0]).find("look") == nullptr);
}

void LooksTest::whatIsOfUseIsNoLook_data()
{
    QTest::addColumn<QString>("member");
    for (const char* member : {R"("food": 5)", R"("key": true)", R"("counted": true)", R"("thrown": 3)",
                               R"("slot": "hand", "attack": 2)", R"("effect": {"kind": "cure", "by": "drinking"})"})
        QTest::newRow(member) << member;
}

void LooksTest::whatIsOfUseIsNoLook()
{
    QFETCH(const QString, member);
    const std::string row =
        R"({"items": [{"id": "jar", "name": "jar", "glyph": "!", "colour": "#ffffff", "look": "jars", )";
    const auto fault = lookFault(row + member.toStdString() + "}]}");
    QVERIFY(fault);
    QCOMPARE(shown(fault->where), QString("items[0].look"));
}

void LooksTest::nobodyLeavesOrLooksLikeALook()
{
    const std::string head = R"({"items": [{"id": "jar", "name": "jar", "glyph": "!", "colour": "#ffffff",
        "look": "jars"}], "creatures": [{"id": "elf", "name": "elf", "glyph": "e", "colour": "#ffffff", "health": 1, )";
    const auto left = lookFault(head + R"("drops": [{"items": ["jar"]}]}]})");
    QVERIFY(left);
    QCOMPARE(shown(left->where), QString("creatures[0].drops[0].items[0]"));
    const auto lurking = lookFault(head + R"("behaviours": [{"does": "ambush", "range": 2, "looks_like": "jar"}]}]})");
    QVERIFY(lurking);
    QCOMPARE(shown(lurking->where), QString("creatures[0].behaviours[0].looks_like"));
}

// One stands without a list, as it always did.
void LooksTest::whoLiesInWaitMayLookLikeOneOfSeveral()
{
    using Ids = std::vector<std::string>;
    for (const auto& [looks, ids] : {std::pair<Json, Ids>{Json("sword"), {"sword"}},
                                     {Json::Array{"sword", "apple"}, {"sword", "apple"}},
                                     {Json(""), {}}}) {
        const Json row = Json::Object{{"does", "ambush"}, {"range", 2}, {"looks_like", looks}};
        std::optional<Error> problem;
        const BehaviourRow read = readBehaviour(JsonCursor(row, problem));
        QVERIFY(!problem);
        QCOMPARE(read.looksLike, ids);
        QCOMPARE(rowOf(read), row);
    }
}

void LooksTest::whatNobodyLooksLikeIsRefused_data()
{
    QTest::addColumn<QString>("looks");
    QTest::addColumn<QString>("where");
    QString many;
    for (int i = 0; i < 17; ++i)
        many += QStringLiteral("%1\"thing_%2\"").arg(i == 0 ? "" : ", ").arg(i);
    const QString list = "creatures[0].behaviours[0].looks_like";
    QTest::newRow("an item that is not there") << R"("nothing")" << list;
    QTest::newRow("no text") << "5" << list;
    QTest::newRow("an empty list") << "[]" << list;
    QTest::newRow("a list of one") << R"(["sword"])" << list;
    QTest::newRow("too many") << '[' + many + ']' << list;
    QTest::newRow("an item of a list that is not there") << R"(["sword", "nothing"])" << list + "[1]";
    QTest::newRow("an item twice") << R"(["sword", "apple", "sword"])" << list + "[2]";
    QTest::newRow("nothing in a list") << R"(["", "sword"])" << list + "[0]";
    QTest::newRow("no text in a list") << R"(["sword", 5])" << list + "[1]";
    QTest::newRow("a look in a list") << R"(["sword", "jar"])" << list + "[1]";
}

void LooksTest::whatNobodyLooksLikeIsRefused()
{
    QFETCH(const QString, looks);
    QFETCH(const QString, where);
    const auto fault = lookFault(R"({"items": [{"id": "jar", "name": "jar", "glyph": "!", "colour": "#ffffff",
        "look": "jars"}], "creatures": [{"id": "elf", "name": "elf", "glyph": "e", "colour": "#ffffff", "health": 1,
        "behaviours": [{"does": "ambush", "range": 2, "looks_like": )" +
                                 looks.toStdString() + "}]}]}");
    QVERIFY(fault);
    QCOMPARE(shown(fault->where), where);
}

void LooksTest::theCampaignHasLooksAndThingsWithPicturesAndWords()
{
    const auto catalogue = catalogueWith(R"({"use": ["campaign"]})");
    std::map<std::string, int> looks;
    std::set<std::string> names;
    for (const ItemKind& kind : catalogue->items()) {
        if (!kind.lookOf.empty()) {
            ++looks[kind.lookOf];
            QVERIFY2(names.insert(kind.name).second, kind.name.c_str());
        }
        QVERIFY2(kind.description.ends_with('.'), kind.id.c_str());
        const QString file = shown(resourcePath("art/" + kind.look.art + ".svg"));
        QVERIFY2(kind.look.art.empty() || QFile::exists(file), qPrintable(file));
    }
    QVERIFY(looks == (std::map<std::string, int>{{"glass", 22}, {"metal", 12}, {"seal", 20}, {"wood", 12}}));
}

CAVE_TEST_SUITE(LooksTest);
#include "looks_test.moc"
