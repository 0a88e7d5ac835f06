// SPDX-License-Identifier: MIT
#include "core/batch/database.h"
#include "core/batch/merge.h"

#include "tests/batch/batch_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

const SeedRange kSeeds{18, 60};

bool goOn(std::uint64_t) { return true; }

// What the parts come to in a file of this name.
std::optional<std::uint64_t> merged(const std::vector<std::filesystem::path>& paths, const std::filesystem::path& out)
{
    const auto parts = orderParts(paths, false);
    const auto hash = parts ? mergeParts(*parts, out, &goOn) : std::unexpected(parts.error());
    if (!hash)
        qWarning() << shown(hash.error().where) << shown(hash.error().what);
    return hash ? *hash : std::nullopt;
}

} // namespace

class MergeTest : public QObject {
    Q_OBJECT

private slots:
    void linesAndHashDoNotDependOnTheNumberOfParts()
    {
        std::string lines;
        BatchHasher hash;
        for (std::uint64_t i = 0; i < kSeeds.count; ++i) {
            lines += lineOf(kSeeds.first + i) + '\n';
            hash.add(lineOf(kSeeds.first + i));
        }
        for (const std::uint64_t of : {1, 2, 7, 60, 99}) {
            const QTemporaryDir folder;
            auto paths = writeParts(pathOf(folder.path()), kSeeds, of);
            std::ranges::reverse(paths);
            const std::filesystem::path out = pathOf(folder.filePath("all.jsonl"));
            QCOMPARE(merged(paths, out), std::optional(hash.result()));
            QCOMPARE(shown(*readFile(out, lines.size() + 1)), shown(lines));

            std::string taken;
            const auto parts = orderParts(paths, false);
            QVERIFY(parts);
            const auto take = [&](std::string_view more) {
                taken += more;
                return Result<void>();
            };
            const auto streamed = mergeParts(*parts, take, &goOn);
            QVERIFY(streamed);
            QCOMPARE(*streamed, std::optional(hash.result()));
            QCOMPARE(shown(taken), shown(lines));
        }
    }

    void aMergedPartIsTheOnlyPartOfItsRun()
    {
        const QTemporaryDir folder;
        const std::filesystem::path out = pathOf(folder.filePath("all.jsonl.zst"));
        const auto hash = merged(writeParts(pathOf(folder.path()), kSeeds, 5), out);
        QVERIFY(hash);
        const auto closing = provePart(out);
        QVERIFY(closing);
        QCOMPARE(closing->run, kRun);
        QCOMPARE(closing->seeds, kSeeds);
        QCOMPARE(closing->hash, *hash);
        QCOMPARE(merged({out}, pathOf(folder.filePath("again.jsonl"))), hash);
    }

    void theNameOfADatabaseIsThatWhereItsLinksLead()
    {
        const QTemporaryDir folder;
        const auto paths = writeParts(pathOf(folder.path()), kSeeds, 2);
        const std::filesystem::path toDatabase = pathOf(folder.filePath("database.jsonl"));
        const std::filesystem::path toLines = pathOf(folder.filePath("lines.sqlite"));
        std::filesystem::create_symlink("all.sqlite", toDatabase);
        std::filesystem::create_symlink("all.jsonl", toLines);
        QVERIFY(isDatabaseName(toDatabase) && isDatabaseName("all.sqlite"));
        QVERIFY(!isDatabaseName(toLines) && !isDatabaseName("all.sqlite.jsonl"));
        QVERIFY(merged(paths, toDatabase) && merged(paths, toLines));
        QCOMPARE(answer(toDatabase, "SELECT count(*) FROM seed"), std::string("60\n"));
        QVERIFY(answer(toLines, "SELECT count(*) FROM seed").starts_with("refused: "));
    }

    void partsThatDoNotBelongTogetherAreRefusedAndNamed_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("told");
        QTest::newRow("one is missing") << "missing" << "Parts are missing of %1: %2. | 4 | 2";
        QTest::newRow("one is broken") << "broken"
                                       << "This is cut off or damaged, or no file of packed lines.";
        QTest::newRow("one is there twice") << "twice" << "It is the same part as %1.";
        QTest::newRow("another command") << "command" << "It was made by another command than %1.";
        QTest::newRow("another dungeon") << "dungeon" << "It was made from another dungeon than %1.";
        QTest::newRow("other settings") << "settings" << "It was made with other settings than %1.";
        QTest::newRow("another version") << "version" << "It was made by another version of the program than %1.";
        QTest::newRow("other rules") << "rules" << "It was made by another version of the program than %1.";
        QTest::newRow("lines of another form") << "form"
                                               << "It was made by another version of the program than %1.";
        QTest::newRow("another number of parts")
            << "of" << "Its run was cut into another number of parts than that of %1.";
        QTest::newRow("other seeds") << "seeds" << "Its seeds do not follow those of %1.";
    }

    void partsThatDoNotBelongTogetherAreRefusedAndNamed()
    {
        QFETCH(QString, change);
        QFETCH(QString, told);
        const QTemporaryDir folder;
        auto paths = writeParts(pathOf(folder.path()), kSeeds, 4);
        BatchRun run = kRun;
        SeedRange seeds = kSeeds;
        Shard shard{2, 4};
        if (change == "command")
            run.command = "search";
        else if (change == "dungeon")
            ++run.dungeon;
        else if (change == "settings")
            run.settings = Json::Object{};
        else if (change == "version")
            run.version = "2.0";
        else if (change == "rules")
            ++run.rules;
        else if (change == "form")
            ++run.form;
        else if (change == "of")
            shard = {3, 6};
        else if (change == "seeds")
            seeds.count += 4;
        else if (change == "twice")
            shard.index = 3;
        if (change == "missing")
            paths.erase(paths.begin() + 2);
        else
            QVERIFY(writeFileUnsynced(paths[2], change == "broken" ? "no part" : partOf(seeds, shard, run)));
        const auto parts = orderParts(paths, false);
        QVERIFY(!parts);
        QVERIFY2(shown(parts.error().what).startsWith(told), qPrintable(shown(parts.error().what)));
        if (change != "missing")
            QVERIFY(parts.error().where.find("part-0000") != std::string::npos);
    }

    void aRangeOfThePartsIsTakenWhenItIsAskedForButNoGap()
    {
        const QTemporaryDir folder;
        const auto paths = writeParts(pathOf(folder.path()), kSeeds, 6);
        const auto range = orderParts({paths[2], paths[3], paths[4]}, true);
        QVERIFY(range);
        QCOMPARE(range->seeds, (SeedRange{38, 30}));
        QVERIFY(!orderParts({paths[2], paths[3], paths[4]}, false));
        const auto gap = orderParts({paths[1], paths[4]}, true);
        QVERIFY(!gap);
        QCOMPARE(shown(gap.error().what), QStringLiteral("Parts are missing of %1: %2. | 6 | 2-3"));
    }

    void aMergeThatIsStoppedOrFailsLeavesWhatWasThere()
    {
        const QTemporaryDir folder;
        const auto parts = orderParts(writeParts(pathOf(folder.path()), kSeeds, 2), false);
        QVERIFY(parts);
        for (const char* name : {"all.jsonl", "all.jsonl.zst", "all.sqlite"}) {
            const std::filesystem::path out = pathOf(folder.filePath(name));
            QVERIFY(writeFileUnsynced(out, "before"));
            const auto stopped = mergeParts(*parts, out, [](std::uint64_t lines) { return lines < 20; });
            QVERIFY(stopped && !*stopped);
            QCOMPARE(shown(*readFile(out, 100)), QStringLiteral("before"));
        }
        QVERIFY(!mergeParts(*parts, pathOf(folder.filePath("all.csv")), &goOn));
        QVERIFY(writeFileUnsynced(parts->paths[1], "broken since"));
        QVERIFY(!mergeParts(*parts, pathOf(folder.filePath("all.jsonl")), &goOn));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 5);
    }

    void aDatabaseHoldsEachNumberOfEachLevel()
    {
        const QTemporaryDir folder;
        const std::filesystem::path out = pathOf(folder.filePath("all.sqlite"));
        const auto hash = merged(writeParts(pathOf(folder.path()), kSeeds, 3), out);
        QVERIFY(hash);
        QCOMPARE(answer(out, "SELECT count(*), min(n), max(n) FROM seed"), std::string("60|0|59\n"));
        QCOMPARE(answer(out, "SELECT seed, errors, warnings FROM seed WHERE n = 1"), std::string("19|0|1\n"));
        QCOMPARE(answer(out, "SELECT json FROM seed WHERE n = 0"),
                 std::string("{\"width\": 40, \"problems\": {\"errors\": 0, \"warnings\": 0}}\n"));
        QCOMPARE(answer(out, "SELECT level, floor, loops, items FROM level WHERE n = 2 ORDER BY level"),
                 std::string("1|120|20|0\n2|121|20|1\n"));
        QCOMPARE(answer(out, "SELECT level, kind_table, name, count FROM thing JOIN kind ON kind.id = kind WHERE n = 2"
                             " ORDER BY level, name"),
                 std::string("0|creature|rat|3\n0|item|torch|20\n1|creature|rat|1\n2|creature|rat|2\n"));
        QCOMPARE(answer(out, "SELECT value FROM run WHERE key IN ('command', 'count', 'first', 'hash') ORDER BY key"),
                 "catalog\n60\n18\n" + hexOf(*hash) + "\n");
    }

    // Which are inserted many at once, and what is left one by one.
    void aDatabaseHoldsEveryKindOfALineWithMany()
    {
        constexpr int kKinds = 75;
        Json::Object items; // the last are first in the order of their numbers
        items.reserve(kKinds);
        for (int i = kKinds; i > 0; --i)
            items.emplace_back("kind_" + std::to_string(i), i);
        const Json level = Json::Object{{"items", Json::Object(items.begin(), items.begin() + kKinds - 1)}};
        Json line = Json::Object{{"seed", "1"}, {"levels", Json::Array{level, level}}};
        line.set("items", std::move(items)); // of which one lies on no level
        PartWriter writer;
        writer.add(line.compact());
        line.set("seed", "2");
        writer.add(line.compact());
        const QTemporaryDir folder;
        const std::filesystem::path part = pathOf(folder.filePath("part"));
        QVERIFY(writeFileUnsynced(part, writer.close(kRun, {}, {1, 2})));
        const std::filesystem::path out = pathOf(folder.filePath("all.sqlite"));
        QVERIFY(merged({part}, out));
        QCOMPARE(answer(out, "SELECT n, level, count(*), sum(count), sum(name = 'kind_' || count) FROM thing"
                             " JOIN kind ON kind.id = kind GROUP BY n, level ORDER BY n, level"),
                 std::string("0|0|75|2850|75\n0|1|74|2849|74\n0|2|74|2849|74\n"
                             "1|0|75|2850|75\n1|1|74|2849|74\n1|2|74|2849|74\n"));
        QCOMPARE(answer(out, "SELECT count(*), min(id), max(id) FROM kind"), std::string("75|1|75\n"));
    }

    void gamesHaveATableOfTheirOwn()
    {
        const QTemporaryDir folder;
        PartWriter writer;
        writer.add(R"({"seed": "18446744073709551615", "outcome": "died", "killer": "rat", "turn": 70, "level": 2,)"
                   R"( "score": 5, "persona": "swift", "health": 0, "levels": [{"level": 1, "turns": 60}]})");
        BatchRun run = kRun;
        run.command = "simulate";
        const std::filesystem::path part = pathOf(folder.filePath("part"));
        QVERIFY(writeFileUnsynced(part, writer.close(run, {}, {18'446'744'073'709'551'615u, 1})));
        const std::filesystem::path out = pathOf(folder.filePath("all.sqlite"));
        QVERIFY(merged({part}, out));
        QCOMPARE(answer(out, "SELECT * FROM game"), std::string("0|swift|0|died|2|70|rat|5|{\"health\": 0}\n"));
        QCOMPARE(answer(out, "SELECT seed FROM seed"), std::string("18446744073709551615\n"));
        QCOMPARE(answer(out, "SELECT * FROM level"), std::string("0|1|60\n"));
    }

    void hitsOfASearchKeepTheLevelsWhereSomethingIs()
    {
        const QTemporaryDir folder;
        const std::filesystem::path part = pathOf(folder.filePath("part"));
        PartWriter writer;
        writer.add(R"({"seed": "2", "levels": [1, 3], "why": [{"part": "x", "value": 5, "level": 3}], "missed": []})");
        QVERIFY(writeFileUnsynced(part, writer.close(kRun, {}, {1, 3})));
        const std::filesystem::path out = pathOf(folder.filePath("hits.sqlite"));
        QVERIFY(merged({part}, out));
        QCOMPARE(answer(out, "SELECT n, seed, json -> '$.levels[1]', json -> '$.why[0].value' FROM seed"),
                 std::string("1|2|3|5\n"));
        QCOMPARE(answer(out, "SELECT count(*) FROM level"), std::string("0\n"));
    }

    void linesThatADatabaseCannotHoldAreRefusedWithTheirPlace()
    {
        for (const char* line : {"no JSON", "[]", "{}", R"({"seed": 7})", R"({"seed": "17"})", R"({"seed": "78"})",
                                 R"({"seed": "20", "levels": [7]})", R"({"seed": "20", "items": {"bow": "many"}})",
                                 R"({"seed": "20", "levels": [{"Floor": 1, "floor": 2}]})"}) {
            const QTemporaryDir folder;
            PartWriter writer;
            writer.add(lineOf(18));
            writer.add(line);
            const std::filesystem::path part = pathOf(folder.filePath("part"));
            QVERIFY(writeFileUnsynced(part, writer.close(kRun, {}, kSeeds)));
            const auto parts = orderParts({part}, false);
            QVERIFY(parts);
            const auto hash = mergeParts(*parts, pathOf(folder.filePath("all.sqlite")), &goOn);
            QVERIFY2(!hash, line);
            QVERIFY2(hash.error().where.starts_with(part.string() + ": line 2"), hash.error().where.c_str());
        }
    }

    void aDatabaseIsAskedOneQuestionThatChangesNothing()
    {
        const QTemporaryDir folder;
        const std::filesystem::path out = pathOf(folder.filePath("all.sqlite"));
        QVERIFY(merged(writeParts(pathOf(folder.path()), {1, 3}, 1), out));
        QCOMPARE(answer(out, "SELECT 1.5, NULL, x'0aff', 'text';  "), std::string("1.5||0aff|text\n"));
        const auto before = readFile(out, std::size_t{1} << 20);
        for (const std::string& sql : {std::string("DELETE FROM seed"), std::string("SELECT 1; DROP TABLE seed"),
                                       std::string(), std::string("nonsense"), std::string("SELECT nothing FROM seed"),
                                       "ATTACH '" + folder.filePath("other").toStdString() + "' AS other"})
            QVERIFY2(answer(out, sql).starts_with("refused"), sql.c_str());
        QCOMPARE(readFile(out, std::size_t{1} << 20).value(), *before);
        QVERIFY(!QDir(folder.path()).exists("other"));
        QVERIFY(answer(pathOf(folder.filePath("none.sqlite")), "SELECT 1").starts_with("refused"));
        QVERIFY(writeFileUnsynced(out, "no database at all, but long enough to be one"));
        QVERIFY(answer(out, "SELECT * FROM seed").starts_with("refused"));
    }
};

CAVE_TEST_SUITE(MergeTest);
#include "merge_test.moc"
