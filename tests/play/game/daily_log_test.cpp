// SPDX-License-Identifier: MIT
#include "app/play/game/daily_log.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDate>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

class DailyLogTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstGameOfADayCounts();
    void aFileKeepsAllOfIt();
    void anEndFromBeforeGivingUpWasNotedIsADeath();
    void whatIsNoSuchFileIsRefused_data();
    void whatIsNoSuchFileIsRefused();
    void theOldestDaysAreForgotten();
};

void DailyLogTest::theFirstGameOfADayCounts()
{
    DailyLog log;
    QVERIFY(log.of("2026-11-26") == nullptr);
    QVERIFY(!log.end("2026-11-26", {}));
    QVERIFY(log.begin("2026-11-26", "poacher"));
    QVERIFY(!log.begin("2026-11-26", "warden"));
    QCOMPARE(shown(log.of("2026-11-26")->origin), QString("poacher"));
    QVERIFY(log.end("2026-11-26", {Outcome::Died, 12, 34, 2}));
    QVERIFY(!log.end("2026-11-26", {Outcome::Won, 9999, 1, 14}));
    QVERIFY(log.of("2026-11-26")->end == (DailyEnd{Outcome::Died, 12, 34, 2}));
    QVERIFY(log.begin("2026-11-25", "")); // whoever plays where the date line is behind
    QCOMPARE(shown(log.games().front().day), QString("2026-11-25"));
}

void DailyLogTest::aFileKeepsAllOfIt()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("daily.json").toStdString();
    const auto none = DailyLog::load(file);
    QVERIFY(none && none->games().empty());
    DailyLog log;
    log.begin("2026-11-25", "");
    log.begin("2026-11-26", "poacher");
    log.end("2026-11-26", {Outcome::Won, 1234, 5678, 14});
    log.begin("2026-11-27", "");
    log.end("2026-11-27", {Outcome::Died, 0, 1, 1, true});
    QVERIFY(log.save(file));
    const auto read = DailyLog::load(file);
    QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
    QVERIFY(read->games() == log.games());
    QCOMPARE(shown(read->text()), shown(log.text()));
    QVERIFY(DailyLog::read(DailyLog().text())->games().empty());
    const std::string named = log.text().insert(2, "\"$schema\": \"daily.schema.json\",\n");
    QCOMPARE(shown(DailyLog::read(named)->text()), shown(named));
}

void DailyLogTest::anEndFromBeforeGivingUpWasNotedIsADeath()
{
    const auto log = DailyLog::read(R"({"format": "cavewright/daily", "version": 1, "days": [
        {"day": "2026-02-27", "end": {"outcome": "died", "score": 1, "turn": 2, "level": 3}}]})");
    QVERIFY(log && log->of("2026-02-27")->end == (DailyEnd{Outcome::Died, 1, 2, 3, false}));
    QVERIFY(!shown(log->text()).contains("gaveUp"));
}

void DailyLogTest::whatIsNoSuchFileIsRefused_data()
{
    QTest::addColumn<QString>("days");
    QTest::addColumn<QString>("where");
    QTest::newRow("no day") << R"([{"day": "2026-02-29"}])" << "days[0].day";
    QTest::newRow("twice") << R"([{"day": "2026-02-27"}, {"day": "2026-02-27"}])" << "days[1].day";
    QTest::newRow("out of order") << R"([{"day": "2026-02-27"}, {"day": "2026-02-26"}])" << "days[1].day";
    QTest::newRow("unknown member") << R"([{"day": "2026-02-27", "cheat": 1}])" << "days[0].cheat";
    QTest::newRow("an end that is none")
        << R"([{"day": "2026-02-27", "end": {"outcome": "running", "score": 0, "turn": 0, "level": 1}}])"
        << "days[0].end.outcome";
    QTest::newRow("a score below 0")
        << R"([{"day": "2026-02-27", "end": {"outcome": "won", "score": -1, "turn": 0, "level": 1}}])"
        << "days[0].end.score";
    QTest::newRow("won and given up") << R"([{"day": "2026-02-27",
        "end": {"outcome": "won", "score": 1, "turn": 0, "level": 1, "gaveUp": true}}])"
                                      << "days[0].end.gaveUp";
    QTest::newRow("no list") << "7" << "days";
}

void DailyLogTest::whatIsNoSuchFileIsRefused()
{
    QFETCH(const QString, days);
    QFETCH(const QString, where);
    const auto log =
        DailyLog::read((R"({"format": "cavewright/daily", "version": 1, "days": )" + days + "}").toStdString());
    QVERIFY(!log);
    QCOMPARE(shown(log.error().where), where);
}

void DailyLogTest::theOldestDaysAreForgotten()
{
    DailyLog log;
    for (std::size_t i = 0; i <= DailyLog::kMostDays; ++i)
        log.begin(QDate(2000, 1, 1).addDays(static_cast<qint64>(i)).toString(Qt::ISODate).toStdString(), "");
    QCOMPARE(log.games().size(), DailyLog::kMostDays);
    QCOMPARE(shown(log.games().front().day), QString("2000-01-02"));
}

CAVE_TEST_SUITE(DailyLogTest);
#include "daily_log_test.moc"
