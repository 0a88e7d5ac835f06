// SPDX-License-Identifier: MIT
#include "core/batch/part.h"

#include "tests/batch/batch_support.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cave;

class PartTest : public QObject {
    Q_OBJECT

private slots:
    void aPartGivesItsLinesAndTellsWhatItIsAPartOf()
    {
        const QTemporaryDir folder;
        const SeedRange seeds{7, 50};
        const auto paths = writeParts(pathOf(folder.path()), seeds, 3);
        QCOMPARE(paths[1].filename().string(), std::string("part-00001-of-00003.jsonl.zst"));
        std::vector<std::string> lines;
        const auto closing = readPart(paths[1], [&](std::string_view line) -> Result<void> {
            lines.emplace_back(line);
            return {};
        });
        QVERIFY(closing);
        QCOMPARE(closing->run, kRun);
        QCOMPARE(closing->shard, (Shard{1, 3}));
        QCOMPARE(closing->seeds, (SeedRange{23, 17}));
        QCOMPARE(closing->lines, std::uint64_t{17});
        QCOMPARE(lines.size(), std::size_t{17});
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(lines[i], lineOf(23 + i));
    }

    void aPartThatIsCutAtAnyPlaceIsRefused()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = pathOf(folder.filePath("part"));
        const std::string whole = partOf({1, 3000}, {});
        QVERIFY(whole.size() > 20'000);
        for (std::size_t size = 0; size < whole.size(); size += size < 20 || size > whole.size() - 30 ? 1 : 1000) {
            QVERIFY(writeFileUnsynced(path, whole.substr(0, size)));
            QVERIFY2(!provePart(path), qPrintable(QString::number(size)));
        }
        QVERIFY(writeFileUnsynced(path, whole));
        QVERIFY(provePart(path));
    }

    void aPartWithAnythingBehindIsRefusedAndNoBitChangesTheLines()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = pathOf(folder.filePath("part"));
        const std::string whole = partOf({1, 40}, {});
        for (const std::string& more : {std::string("x"), std::string(1, '\0'), whole}) {
            QVERIFY(writeFileUnsynced(path, whole + more));
            QVERIFY(!provePart(path));
        }
        int refused = 0;
        int tried = 0;
        for (std::size_t at = 0; at < whole.size(); at += 7, ++tried) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ (1 << (at % 8)));
            QVERIFY(writeFileUnsynced(path, changed));
            const auto closing = provePart(path);
            // A few bits of zstd mean nothing.
            QVERIFY(!closing || (closing->run == kRun && closing->seeds == SeedRange{1, 40} && closing->lines == 40));
            QVERIFY(closing || closing.error().where.starts_with(path.string()));
            refused += !closing;
        }
        QVERIFY(refused * 100 > tried * 95);
    }

    void linesThatAreNotThoseOfTheClosingOneAreRefused()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = pathOf(folder.filePath("part"));
        std::vector<std::string> lines;
        QVERIFY(unpackLines(partOf({1, 5}, {}), [&](std::string_view line) -> Result<void> {
            lines.emplace_back(line);
            return {};
        }));
        const auto isRefusedWith = [&](const std::vector<std::string>& these) {
            LinePacker packer;
            for (const std::string& line : these)
                packer.add(line);
            packer.end();
            return writeFileUnsynced(path, packer.take()) && !provePart(path);
        };
        QVERIFY(!isRefusedWith(lines));
        auto changed = lines;
        changed.back().insert(1, R"("$schema": "part.schema.json", )"); // as in any file of ours
        QVERIFY(!isRefusedWith(changed));
        changed = lines;
        std::swap(changed[1], changed[2]);
        QVERIFY(isRefusedWith(changed));
        changed = lines;
        changed.erase(changed.begin());
        QVERIFY(isRefusedWith(changed));
        changed = lines;
        changed[3] += ' ';
        QVERIFY(isRefusedWith(changed));
        changed = lines;
        changed.pop_back();
        QVERIFY(isRefusedWith(changed));
        changed = lines;
        changed.push_back(lines.back());
        QVERIFY(isRefusedWith(changed));
        QVERIFY(isRefusedWith({}));
    }

    void anEmptyShardHasAPartTooAndTheSameLinesGiveTheSameBytes()
    {
        const QTemporaryDir folder;
        const auto paths = writeParts(pathOf(folder.path()), {1, 2}, 5);
        for (const auto& path : paths)
            QVERIFY(provePart(path));
        QCOMPARE(partOf({1, 90}, {1, 2}), partOf({1, 90}, {1, 2}));
    }

    void aPartIsFinishedForItsOwnRunOnly()
    {
        const QTemporaryDir folder;
        const SeedRange seeds{1, 40};
        const Shard shard{1, 4};
        const std::filesystem::path place = pathOf(folder.path());
        QCOMPARE(isFinished(place, kRun, shard, seedsOf(seeds, shard)).value(), false);
        const auto paths = writeParts(place, seeds, 4);
        QCOMPARE(isFinished(place, kRun, shard, seedsOf(seeds, shard)).value(), true);
        BatchRun other = kRun;
        other.version = "1.1";
        QVERIFY(!isFinished(place, other, shard, seedsOf(seeds, shard)));
        QVERIFY(!isFinished(place, kRun, shard, seedsOf({1, 44}, shard)));
        QVERIFY(writeFileUnsynced(paths[1], "no part"));
        QCOMPARE(isFinished(place, kRun, shard, seedsOf(seeds, shard)).value(), false);
    }

    // Parts from before there was another form do not tell it, and are of the first.
    void theFormOfLinesIsToldWhereItIsNotTheFirst()
    {
        const auto closingLine = [](const BatchRun& run) {
            std::string last;
            const auto keep = [&](std::string_view line) {
                last = line;
                return Result<void>();
            };
            const bool isRead = unpackLines(partOf({1, 4}, {}, run), keep).has_value();
            return isRead ? last : std::string();
        };
        BatchRun second = kRun;
        second.form = 2;
        const auto ignore = [](std::string_view) { return Result<void>(); };
        QVERIFY(closingLine(kRun).find("form") == std::string::npos);
        QCOMPARE(readPartBytes(partOf({1, 4}, {}), ignore).value().run.form, 1);
        QVERIFY(closingLine(second).find("\"form\": 2") != std::string::npos);
        QCOMPARE(readPartBytes(partOf({1, 4}, {}, second), ignore).value().run, second);
    }

    void tasksWithAPartToMakeStillAreListed()
    {
        const QTemporaryDir folder;
        const std::filesystem::path place = pathOf(folder.path());
        const auto paths = writeParts(place, {1, 40}, 10);
        QVERIFY(missingTasks(place, 10, 1).empty());
        std::filesystem::remove(paths[4]);
        QVERIFY(writeFileUnsynced(paths[5], "broken"));
        std::filesystem::remove(paths[9]);
        QCOMPARE(missingTasks(place, 10, 1), (std::vector<std::uint64_t>{4, 5, 9}));
        QCOMPARE(missingTasks(place, 10, 3), (std::vector<std::uint64_t>{1, 3}));
        QCOMPARE(missingTasks(place, 10, 100), (std::vector<std::uint64_t>{0}));
        QCOMPARE(missingTasks(place, 3, 1), (std::vector<std::uint64_t>{0, 1, 2}));
        std::filesystem::copy_file(paths[2], paths[9]); // whole, but another part
        QCOMPARE(missingTasks(place, 10, 1), (std::vector<std::uint64_t>{4, 5, 9}));
    }
};

CAVE_TEST_SUITE(PartTest);
#include "part_test.moc"
