// SPDX-License-Identifier: MIT
#include "core/pilot/danger.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class DangerTest : public QObject {
    Q_OBJECT

private slots:
    void whoCanDoHarmIsDangerous_data();
    void whoCanDoHarmIsDangerous();
};

void DangerTest::whoCanDoHarmIsDangerous_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<bool>("isDangerous");
    QTest::newRow("strikes") << R"("attack": 1)" << true;
    QTest::newRow("only drifts") << R"("behaviours": [{"does": "wander"}])" << false;
    QTest::newRow("only grows") << R"("behaviours": [{"does": "spread", "per_mille": 20}])" << false;
    QTest::newRow("bursts") << R"("behaviours": [{"does": "explode", "radius": 1, "amount": 9}])" << true;
    QTest::newRow("steals") << R"("behaviours": [{"does": "steal"}])" << true;
    QTest::newRow("calls others") << R"("behaviours": [{"does": "summon", "kind": "rat"}])" << true;
    QTest::newRow("will strike when hurt")
        << R"("behaviours": [{"does": "strengthen", "health": 2, "attack": 3}])" << true;
    QTest::newRow("hurt, strikes no harder") << R"("behaviours": [{"does": "strengthen", "health": 2}])" << false;
    QTest::newRow("has nothing to shoot with") << R"("behaviours": [{"does": "shoot", "range": 5}])" << false;
}

void DangerTest::whoCanDoHarmIsDangerous()
{
    QFETCH(QString, row);
    const auto kinds =
        catalogueWith(R"({"creatures": [{"id": "it", "name": "it", "glyph": "I", "colour": "#ffffff", "health": 4, )" +
                      row.toStdString() + "}]}");
    QTEST(isDangerous(kinds->creature(*kinds->findCreature("it"))), "isDangerous");
}

CAVE_TEST_SUITE(DangerTest);
#include "danger_test.moc"
