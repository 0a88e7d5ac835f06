// SPDX-License-Identifier: MIT
#include "core/lab/bands.h"

#include "core/base/files.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <filesystem>

using namespace cave;

namespace {

// 200 games: 20 won, 10 cut short, 170 died, of which 8 starved; 30 of 200 on level 1, 140 of 170 on level 2.
Tally someGames()
{
    Tally tally;
    tally.games = 200;
    tally.won = 20;
    tally.died = 170;
    tally.starved = 8;
    tally.deathsBy = {{"golem", 100}, {"starved", 8}, {"newt", 62}};
    tally.levels[0] = {.reached = 200, .died = 30, .sum = {.damage = 900}};
    tally.levels[1] = {.reached = 170, .died = 140, .sum = {.damage = 169}};
    return tally;
}

std::vector<BandCheck> checksOf(std::string_view bands)
{
    return checkBands(*readBands(bands), someGames(), "explorer");
}

} // namespace

class BandsTest : public QObject {
    Q_OBJECT

private slots:
    void aBandIsMissedWhereTheWholeIntervalLiesOutside()
    {
        const auto checks = checksOf(R"({"wonPerMille": {"explorer": [0, 60]}})"); // 65 to 150
        QCOMPARE(checks.size(), std::size_t{1});
        QVERIFY(checks[0].isMissed && checks[0].measured == 100 && checks[0].interval == wilson(20, 200));
        QVERIFY(!checksOf(R"({"wonPerMille": {"explorer": [0, 70]}})")[0].isMissed);
        QVERIFY(!checksOf(R"({"wonPerMille": {"explorer": [140, 200]}})")[0].isMissed);
        QVERIFY(checksOf(R"({"wonPerMille": {"explorer": [160, 200]}})")[0].isMissed);
    }

    void whatMustNeverBeIsMissedByTheFirst()
    {
        Tally tally = someGames();
        tally.won += 9; // one of 200 is not finished
        const auto bands = *readBands(R"({"unfinishedPerMille": {"explorer": 0}})");
        QVERIFY(checkBands(bands, tally, "explorer")[0].isMissed);
        ++tally.won;
        QVERIFY(!checkBands(bands, tally, "explorer")[0].isMissed);
    }

    void eachShareIsOfItsOwnGames_data()
    {
        QTest::addColumn<std::string>("bands");
        QTest::addColumn<int>("measured");
        QTest::newRow("unfinished") << std::string(R"({"unfinishedPerMille": {"explorer": 0}})") << 50;
        QTest::newRow("starved") << std::string(R"({"starvedPerMille": {"explorer": 0}})") << 40;
        QTest::newRow("early") << std::string(R"({"earlyPerMille": {"explorer": 0}})") << 850;
        QTest::newRow("by whom") << std::string(R"({"killedPerMille": {"explorer": {"golem": 0}}})") << 500;
        QTest::newRow("by nobody") << std::string(R"({"killedPerMille": {"explorer": {"orc": 0}}})") << 0;
    }

    void eachShareIsOfItsOwnGames()
    {
        QFETCH(std::string, bands);
        QTEST(checksOf(bands).at(0).measured, "measured");
    }

    void stonesAndNamesAreSharesOfThoseThatThereWere()
    {
        Tally tally = someGames();
        const auto bands = *readBands(R"({"stonesUsedPerMille": {"explorer": [900, 1000]},
                                          "unknownPerMille": {"explorer": 250}, "waitsPerMille": {"explorer": 99}})");
        QVERIFY(checkBands(bands, tally, "explorer").empty()); // there was nothing of it
        tally.supplies = {.stonesUsed = 60, .stonesKept = 40, .classed = 1000, .unknown = 260};
        tally.turns = 30'000'000; // more than an interval counts
        tally.waits = 3'300'000;
        const auto checks = checkBands(bands, tally, "explorer");
        QCOMPARE(checks.size(), std::size_t{3});
        QVERIFY(checks[0].measured == 600 && checks[0].isMissed);
        QVERIFY(checks[1].measured == 260 && !checks[1].isMissed);
        QVERIFY(checks[2].measured == 110 && checks[2].isMissed);
    }

    void foodIsThatOfGamesThatWereWon()
    {
        Tally tally = someGames();
        const auto bands = *readBands(R"({"foodPercent": {"explorer": [110, 140]}})");
        QVERIFY(checkBands(bands, tally, "explorer").empty());
        tally.supplies = {.food = 1500, .hunger = 1000};
        const auto checks = checkBands(bands, tally, "explorer");
        QVERIFY(checks.size() == 1 && !checks[0].interval && checks[0].isMissed);
        QCOMPARE(shown(sentenceOf(checks[0])), QString("foodPercent explorer: 150, wanted 110 to 140: missed"));
        tally.supplies.food = 1400;
        QVERIFY(!checkBands(bands, tally, "explorer")[0].isMissed);
    }

    void fewerMayDieThanAboveAsFarAsIntervalsTell()
    {
        Tally tally = someGames();
        const auto bands = *readBands(R"({"fewerDiedPerMille": {"explorer": 0}})");
        QCOMPARE(checkBands(bands, tally, "explorer").size(), std::size_t{1}); // of the second level
        QVERIFY(!checkBands(bands, tally, "explorer")[0].isMissed);
        tally.levels[2] = {.reached = 30, .died = 20, .sum = {}};
        const auto checks = checkBands(bands, tally, "explorer");
        QVERIFY(checks.size() == 2 && checks[1].measured == 600 && checks[1].isMissed);
        const auto wanted = *readBands(R"({"fewerDiedPerMille": {"explorer": [800, 1000]}})");
        QVERIFY(checkBands(wanted, tally, "explorer")[1].isMissed); // fewer, but not by so many
        tally.levels[2].died = 135; // 5 fewer of 200 may be none
        QVERIFY(!checkBands(bands, tally, "explorer")[1].isMissed);
    }

    void damageIsTheMeanOfThoseWhoCameToTheLevel()
    {
        const auto checks = checksOf(R"({"meanDamage": {"explorer": [1, 1000]}})");
        QCOMPARE(checks.size(), std::size_t{2});
        QVERIFY(checks[0].measured == 4 && !checks[0].isMissed);
        QVERIFY(checks[1].measured == 0 && checks[1].isMissed);
    }

    void deathsAreCountedByThoseWhoCameToTheLevel()
    {
        const auto checks = checksOf(R"({"diedPerMille": {"explorer": 250}})");
        QCOMPARE(checks.size(), std::size_t{2});
        QVERIFY(checks[0].measured == 150 && !checks[0].isMissed);
        QVERIFY(checks[1].measured == 823 && checks[1].isMissed);
        QCOMPARE(shown(sentenceOf(checks[1])),
                 QString("diedPerMille explorer, level 2: 823 (759 to 874), wanted 0 to 250: missed"));
    }

    void bandsOfOthersSayNothing() { QVERIFY(checksOf(R"({"wonPerMille": {"planner": [300, 1000]}})").empty()); }

    void aSpreadIsMissedWhereTheIntervalsLieFurtherApart()
    {
        const auto bands = *readBands(R"({"originSpreadPercent": {"planner": 200}})");
        const auto checked = [&](std::int64_t wonByBest) {
            return checkSpreads(bands, {{"warden", 500, 50}, {"poacher", 500, wonByBest}, {"digger", 500, 60}}, {},
                                "planner");
        };
        const auto holds = checked(140); // 28 %, of 10 %: it may be 24 % of 13 %
        QCOMPARE(holds.size(), std::size_t{1});
        QVERIFY(!holds[0].isMissed && holds[0].best.name == "poacher" && holds[0].worst.name == "warden");
        QVERIFY(checked(200)[0].isMissed);
        QCOMPARE(shown(sentenceOf(checked(200)[0])),
                 shown("originSpreadPercent planner: poacher 400 (" + std::to_string(wilson(200, 500).low) + " to " +
                       std::to_string(wilson(200, 500).high) + "), warden 100 (" + std::to_string(wilson(50, 500).low) +
                       " to " + std::to_string(wilson(50, 500).high) + "), wanted at most 200: missed"));
    }

    void spreadsCompareOnlyWhatWasPlayed()
    {
        const auto bands =
            *readBands(R"({"originSpreadPercent": {"planner": 100}, "buildSpreadPercent": {"planner": 100}})");
        const std::vector<Rival> rivals{{"one", 9, 9}, {"other", 9, 0}};
        QVERIFY(checkSpreads(bands, rivals, rivals, "explorer").empty());
        QVERIFY(checkSpreads(bands, {rivals[0]}, {}, "planner").empty());
        const auto checks = checkSpreads(bands, {}, rivals, "planner");
        QVERIFY(checks.size() == 1 && checks[0].band.share == Share::Builds && checks[0].isMissed);
        QVERIFY(checkBands(bands, someGames(), "planner").empty());
    }

    void whatIsNoBandIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<std::string>("bands");
        QTest::addColumn<QString>("place");
        QTest::newRow("share") << std::string(R"({"lostPerMille": {}})") << "lostPerMille";
        QTest::newRow("persona") << std::string(R"({"wonPerMille": {"nobody": 5}})") << "wonPerMille.nobody";
        QTest::newRow("three numbers") << std::string(R"({"wonPerMille": {"swift": [1, 2, 3]}})")
                                       << "wonPerMille.swift";
        QTest::newRow("turned round") << std::string(R"({"wonPerMille": {"swift": [2, 1]}})") << "wonPerMille.swift[1]";
        QTest::newRow("spread of less than all")
            << std::string(R"({"buildSpreadPercent": {"swift": 99}})") << "buildSpreadPercent.swift";
        QTest::newRow("too much") << std::string(R"({"diedPerMille": {"swift": 1001}})") << "diedPerMille.swift";
    }

    void whatIsNoBandIsRefusedWithItsPlace()
    {
        QFETCH(std::string, bands);
        const auto read = readBands(bands);
        QVERIFY(!read);
        QTEST(shown(read.error().where), "place");
    }

    void ourOwnBandsCanBeRead()
    {
        int files = 0;
        for (const auto& entry : std::filesystem::directory_iterator(dataPath("../balance"))) {
            if (entry.path().extension() != ".json")
                continue;
            ++files;
            const auto read = readBands(*readFile(entry.path(), 1 << 20));
            QVERIFY2(read && !read->empty(), entry.path().c_str());
        }
        QVERIFY(files > 0);
    }
};

CAVE_TEST_SUITE(BandsTest);
#include "bands_test.moc"
