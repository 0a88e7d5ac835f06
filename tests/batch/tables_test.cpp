// SPDX-License-Identifier: MIT
#include "core/batch/tables.h"

#include "core/base/progress.h"
#include "tests/batch/batch_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cave;

namespace {

// A catalogue and a game, so that no table is empty.
std::filesystem::path writeOneOfEach(const std::filesystem::path& folder)
{
    PartWriter writer;
    writer.add(lineOf(18));
    writer.add(R"({"seed": "19", "outcome": "died", "persona": "swift", "turn": 70, "levels": [{"turns": 60}]})");
    writer.add(lineOf(20));
    const std::filesystem::path path = folder / partName({});
    if (!writeFileUnsynced(path, writer.close(kRun, {}, {18, 3})))
        qFatal("A part cannot be written.");
    return path;
}

std::optional<std::uint64_t> mergedInto(const std::filesystem::path& out,
                                        const std::vector<std::filesystem::path>& paths, const BatchTables& tables)
{
    const auto parts = orderParts(paths, true);
    const auto hash =
        parts ? mergeParts(*parts, out, [](std::uint64_t) { return true; }, tables) : std::unexpected(parts.error());
    return hash ? *hash : std::nullopt;
}

// The names of all tables or indexes, a line each.
std::string namesIn(const std::filesystem::path& database, const std::string& type)
{
    return answer(database, "SELECT name FROM sqlite_master WHERE type = '" + type +
                                "' AND name NOT LIKE 'sqlite%' ORDER BY name");
}

} // namespace

class TablesTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsNamedIsWantedAndNothingElse()
    {
        const BatchTables none{.seed = false, .level = false, .kind = false, .thing = false, .game = false};
        QVERIFY(readTables("run") == none);
        BatchTables two = none;
        two.seed = two.level = true;
        QVERIFY(readTables("seed,level") == two);
        QVERIFY(readTables("level,run,seed,level") == two);
        QVERIFY(readTables("seed,level,kind,thing,game") == BatchTables{});
    }

    void unknownNamesAreRefusedWithThoseThatThereAre()
    {
        const std::pair<const char*, const char*> wrong[]{{"", ""},
                                                          {"seeds", "seeds"},
                                                          {"seed,", ""},
                                                          {",seed", ""},
                                                          {"Seed", "Seed"},
                                                          {"seed, level", " level"},
                                                          {"seed;level", "seed;level"}};
        for (const auto& [list, told] : wrong) {
            const auto tables = readTables(list);
            QVERIFY2(!tables, list);
            QCOMPARE(shown(tables.error().what),
                     QStringLiteral("\"%1\" is none of: %2. | ") + told + " | run, seed, level, kind, thing, game");
        }
    }

    void eachTableOfADatabaseCanBeNamed()
    {
        const QTemporaryDir folder;
        const std::filesystem::path all = pathOf(folder.filePath("all.sqlite"));
        QVERIFY(mergedInto(all, {writeOneOfEach(pathOf(folder.path()))}, {}));
        const QStringList there = shown(namesIn(all, "table")).split('\n', Qt::SkipEmptyParts);
        QStringList named = shown(tableNames()).split(", ");
        named.sort();
        QCOMPARE(there, named);
        QCOMPARE(namesIn(all, "index"), std::string("thing_by_kind\n"));
    }

    void onlyTheWantedTablesAreWrittenWithTheRowsOfTheWhole_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("written");
        QTest::newRow("none") << "run" << "run";
        QTest::newRow("seeds") << "seed" << "run seed";
        QTest::newRow("seeds and levels") << "seed,level" << "level run seed";
        QTest::newRow("levels alone") << "level" << "level run";
        QTest::newRow("kinds alone") << "kind" << "kind run";
        QTest::newRow("things, with the names of their kinds") << "thing" << "kind run thing";
        QTest::newRow("games") << "game,run" << "game run";
    }

    void onlyTheWantedTablesAreWrittenWithTheRowsOfTheWhole()
    {
        QFETCH(QString, wanted);
        QFETCH(QString, written);
        const QTemporaryDir folder;
        const std::filesystem::path part = writeOneOfEach(pathOf(folder.path()));
        const std::filesystem::path all = pathOf(folder.filePath("all.sqlite"));
        const std::filesystem::path some = pathOf(folder.filePath("some.sqlite"));
        const auto hash = mergedInto(all, {part}, {});
        QVERIFY(hash);
        const auto tables = readTables(wanted.toStdString());
        QVERIFY(tables);
        QCOMPARE(mergedInto(some, {part}, *tables), hash);
        QCOMPARE(shown(namesIn(some, "table")).split('\n', Qt::SkipEmptyParts).join(' '), written);
        QCOMPARE(namesIn(some, "index"), std::string(tables->thing ? "thing_by_kind\n" : ""));
        for (const QString& table : written.split(' ')) {
            const std::string rows = answer(all, "SELECT * FROM " + table.toStdString());
            QVERIFY2(!rows.empty(), qPrintable(table));
            QCOMPARE(shown(answer(some, "SELECT * FROM " + table.toStdString())), shown(rows));
        }
    }

    void aRangeOfThePartsHasItsTablesToo()
    {
        const QTemporaryDir folder;
        const auto paths = writeParts(pathOf(folder.path()), {18, 60}, 6);
        const std::filesystem::path out = pathOf(folder.filePath("some.sqlite"));
        QVERIFY(mergedInto(out, {paths[3], paths[2]}, *readTables("seed")));
        QCOMPARE(answer(out, "SELECT count(*), min(seed), max(seed), max(n) FROM seed"), std::string("20|38|57|19\n"));
        QCOMPARE(answer(out, "SELECT value FROM run WHERE key IN ('first', 'count') ORDER BY key"),
                 std::string("20\n38\n"));
    }

    void aTableThatIsNotThereIsNamedToWhoAsksIt()
    {
        const QTemporaryDir folder;
        const std::filesystem::path out = pathOf(folder.filePath("some.sqlite"));
        QVERIFY(mergedInto(out, {writeOneOfEach(pathOf(folder.path()))}, *readTables("seed")));
        const auto asked = queryDatabase(
            out, "SELECT seed FROM seed JOIN thing USING (n)",
            [](const std::vector<std::string>&) { return Result<void>(); }, [](const Json::Array&) { return true; });
        QVERIFY(!asked);
        QCOMPARE(asked.error().where, out.string());
        QCOMPARE(shown(asked.error().what), QStringLiteral("The database says: %1. | no such table: thing"));
    }

    // It would count without end, and never come to a row.
    void aQuestionIsStoppedBeforeItsFirstRow()
    {
        const QTemporaryDir folder;
        const std::filesystem::path out = pathOf(folder.filePath("some.sqlite"));
        QVERIFY(mergedInto(out, {writeOneOfEach(pathOf(folder.path()))}, *readTables("seed")));
        int rows = 0;
        int looks = 0;
        const auto asked = queryDatabase(
            out,
            "WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number) SELECT count(*) FROM number",
            [](const std::vector<std::string>&) { return Result<void>(); },
            [&](const Json::Array&) {
                ++rows;
                return true;
            },
            [&] { return ++looks < 3; });
        QVERIFY(!asked && isStopped(asked.error()));
        QCOMPARE(looks, 3);
        QCOMPARE(rows, 0);
    }
};

CAVE_TEST_SUITE(TablesTest);
#include "tables_test.moc"
