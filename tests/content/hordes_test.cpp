// SPDX-License-Identifier: MIT
// Hordes as rows of content.
#include "core/content/horde_rows.h"

#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

QString faultOfHordes(const std::string& rows, Catalogue& catalogue, bool mayReplace = true)
{
    const auto document = parseJson(R"({"hordes": [)" + rows + "]}");
    std::optional<Error> problem;
    catalogue.read(JsonCursor(*document, problem), mayReplace);
    return problem ? shown(problem->where + ": " + format(problem->what, EnglishPhrasebook())) : QString();
}

QString faultOfHordes(const std::string& rows)
{
    Catalogue catalogue = *Catalogue::builtIn();
    return faultOfHordes(rows, catalogue);
}

std::vector<std::string> idsOf(const HordeChoice& choice)
{
    std::vector<std::string> ids;
    for (const Horde* horde : choice.hordes)
        ids.push_back(horde->id);
    return ids;
}

} // namespace

class HordesTest : public QObject {
    Q_OBJECT

private slots:
    void oneIsWrittenAsItIsRead();
    void withoutAWordOneIsAtHomeEverywhere();
    void aDungeonSaysOneOtherwise();
    void errorsNameThePlace();
    void theyAreChosenByDepth();
};

void HordesTest::oneIsWrittenAsItIsRead()
{
    const std::string row = R"({"id": "pack", "lead": "wolf", "with": [{"kind": "rat", "least": 0, "most": 3}],
                                "band": [2, 5], "weight": 7})";
    Catalogue catalogue = *Catalogue::builtIn();
    QCOMPARE(faultOfHordes(row, catalogue), QString());
    QCOMPARE(catalogue.hordes().size(), std::size_t{1});
    QCOMPARE(catalogue.hordes()[0], (Horde{"pack", "wolf", {{"rat", 0, 3}}, 2, 5, 7}));
    QCOMPARE(rowOf(catalogue.hordes()[0]), *parseJson(row));
}

void HordesTest::withoutAWordOneIsAtHomeEverywhere()
{
    Catalogue catalogue = *Catalogue::builtIn();
    QCOMPARE(faultOfHordes(R"({"id": "one", "lead": "rat"})", catalogue), QString());
    QVERIFY(catalogue.hordes()[0].isAtHome(1) && catalogue.hordes()[0].isAtHome(256));
    QCOMPARE(rowOf(catalogue.hordes()[0]),
             *parseJson(R"({"id": "one", "lead": "rat", "band": [1, 256], "weight": 10})"));
}

void HordesTest::aDungeonSaysOneOtherwise()
{
    Catalogue catalogue = *Catalogue::builtIn();
    QCOMPARE(faultOfHordes(R"({"id": "one", "lead": "rat"})", catalogue), QString());
    QCOMPARE(faultOfHordes(R"({"id": "one", "lead": "bat"})", catalogue), QString());
    QCOMPARE(catalogue.hordes().size(), std::size_t{1});
    QCOMPARE(catalogue.hordes()[0].lead, std::string("bat"));
    QVERIFY(faultOfHordes(R"({"id": "one", "lead": "rat"})", catalogue, false).startsWith("hordes[0].id: "));
}

void HordesTest::errorsNameThePlace()
{
    QVERIFY(faultOfHordes(R"({"id": "x"})").startsWith("hordes[0]: "));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "cheese"})").startsWith("hordes[0].lead: No creature is called"));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "rat", "smell": 1})").startsWith("hordes[0].smell: "));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "rat", "with": [{"kind": "cheese"}]})")
                .startsWith("hordes[0].with[0].kind: "));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "rat", "with": [{"kind": "rat", "least": 3, "most": 2}]})")
                .startsWith("hordes[0].with[0].most: "));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "rat", "with": [{"kind": "rat", "most": 21}]})")
                .startsWith("hordes[0].with[0].most: "));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "rat", "band": [3]})")
                .startsWith("hordes[0].band: This must be two numbers"));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "rat", "band": [3, 2]})").startsWith("hordes[0].band[1]: "));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "rat", "weight": 0})").startsWith("hordes[0].weight: "));
    QVERIFY(faultOfHordes(R"({"id": "x", "lead": "rat"}, {"id": "x", "lead": "rat"})").startsWith("hordes[1].id: "));
}

void HordesTest::theyAreChosenByDepth()
{
    Catalogue catalogue = *Catalogue::builtIn();
    QCOMPARE(
        faultOfHordes(R"({"id": "rats", "lead": "rat", "band": [1, 3]}, {"id": "orcs", "lead": "orc", "band": [3, 5]})",
                      catalogue),
        QString());
    using Ids = std::vector<std::string>;
    QCOMPARE(idsOf(hordesAt(catalogue, 1)), Ids{"rats"});
    QCOMPARE(idsOf(hordesAt(catalogue, 3)), (Ids{"rats", "orcs"}));
    QVERIFY(hordesAt(catalogue, 6).isEmpty());
    QCOMPARE(idsOf(hordesFromBelow(catalogue, 1, 3)), Ids{"orcs"});
    QCOMPARE(idsOf(hordesFromBelow(catalogue, 4, 3)), Ids{"orcs"}); // the nearest that has some
    QCOMPARE(idsOf(hordesFromBelow(catalogue, 1, 0)), Ids{"rats"});
    QVERIFY(hordesFromBelow(catalogue, 6, 2).isEmpty());
}

CAVE_TEST_SUITE(HordesTest);
#include "hordes_test.moc"
