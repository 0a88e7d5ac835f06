// SPDX-License-Identifier: MIT
#include "app/title/dungeon_library.h"

#include "app/view/base/file_path.h"
#include "app/view/words/game_reference.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/formats.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace cave;

class DungeonLibraryTest : public QObject {
    Q_OBJECT

private slots:
    void builtInFirstThenOwnFiles();
    void easierDungeonsComeFirst();
    void editionsStandBeneathTheirDungeon();
    void anEditionOfWhatIsNotHereStandsForItself();
    void whatComesNextIsOfferedToo();
    void noNameIsTooLongToBeKept();
    void opensNamesAndFiles();
    void problemsStopPlay();
    void invitations_data();
    void invitations();
};

void DungeonLibraryTest::builtInFirstThenOwnFiles()
{
    const QTemporaryDir folder;
    const std::size_t offered = DungeonLibrary(folder.filePath("missing")).list().size();
    QCOMPARE(offered, builtInDungeons().size()); // editions among them
    QVERIFY(saveDungeon(emptyHall(), pathOf(folder.filePath("hall.cave.json"))));
    QFile broken(folder.filePath("broken.cave.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("[]") == 2);
    broken.close();
    const std::vector<DungeonEntry> entries = DungeonLibrary(folder.path()).list();
    QCOMPARE(entries.size(), offered + 2);
    QCOMPARE(entries[0].key, QString("tutorial"));
    QCOMPARE(entries[0].name(), QString("First Steps"));
    QVERIFY(entries[0].isBuiltIn && entries[0].dungeon);
    QVERIFY(entries[offered].error && !entries[offered].dungeon);
    QCOMPARE(entries[offered].name(), QString("broken.cave.json"));
    QCOMPARE(entries[offered + 1].name(), QString("Arena"));
}

void DungeonLibraryTest::easierDungeonsComeFirst()
{
    const std::vector<OfferedDungeon> offered = offeredDungeons();
    QVERIFY(std::ranges::is_sorted(offered, {}, &OfferedDungeon::difficulty));
    const std::vector<DungeonEntry> entries = DungeonLibrary("missing").list();
    std::size_t row = 0;
    for (const OfferedDungeon& one : offered) {
        QCOMPARE(entries[row].key.toStdString(), one.name);
        QCOMPARE(entries[row++].difficulty, one.difficulty);
        for (; row < entries.size() && entries[row].isEdition(); ++row)
            QCOMPARE(entries[row].dungeon->edition->of, one.name);
    }
    QCOMPARE(row, entries.size());
    const QTemporaryDir folder;
    QVERIFY(saveDungeon(emptyHall(), pathOf(folder.filePath("hall.cave.json"))));
    QCOMPARE(DungeonLibrary(folder.path()).list().back().difficulty, 0); // nobody has said
}

void DungeonLibraryTest::editionsStandBeneathTheirDungeon()
{
    const QTemporaryDir folder;
    Dungeon own = emptyHall();
    own.edition = Edition{"rooms", "Mine"};
    QVERIFY(saveDungeon(own, pathOf(folder.filePath("mine.cave.json"))));
    const std::vector<DungeonEntry> entries = DungeonLibrary(folder.path()).list();
    const auto rooms = std::ranges::find(entries, QString("rooms"), &DungeonEntry::key);
    QStringList names;
    for (auto entry = std::next(rooms); entry != entries.end() && entry->isEdition(); ++entry)
        names << entry->editionName();
    QCOMPARE(names, (QStringList{"The chapter", "As published", "Mine"}));
    QVERIFY(!rooms->isBeneath && std::next(rooms)->isBeneath);
}

void DungeonLibraryTest::anEditionOfWhatIsNotHereStandsForItself()
{
    const QTemporaryDir folder;
    Dungeon own = emptyHall();
    own.edition = Edition{"elsewhere", "Mine"};
    QVERIFY(saveDungeon(own, pathOf(folder.filePath("mine.cave.json"))));
    QVERIFY(!DungeonLibrary(folder.path()).list().back().isBeneath);
}

void DungeonLibraryTest::whatComesNextIsOfferedToo()
{
    const std::vector<OfferedDungeon> offered = offeredDungeons();
    for (const OfferedDungeon& one : offered)
        QVERIFY2(one.next.empty() ||
                     (one.next != one.name && std::ranges::count(offered, one.next, &OfferedDungeon::name) == 1),
                 one.next.c_str());
    QCOMPARE(offered.front().name, std::string("tutorial"));
    QCOMPARE(offered.front().next, std::string("deep")); // the campaign
}

void DungeonLibraryTest::noNameIsTooLongToBeKept()
{
    const QTemporaryDir folder;
    const DungeonLibrary library(folder.path());
    Dungeon dungeon = emptyHall();
    dungeon.name = QString(200, QChar(0x5750)).toStdString(); // 3 bytes each
    const auto kept = library.keep(dungeon);
    QVERIFY(kept && openDungeon(*kept)->name == dungeon.name);
    dungeon.description = "Another one.";
    const auto other = library.keep(dungeon);
    QVERIFY(other && *other != *kept);
}

void DungeonLibraryTest::opensNamesAndFiles()
{
    QVERIFY(openDungeon("jsrogue"));
    QVERIFY(!openDungeon("no such thing"));
    const QTemporaryDir folder;
    QVERIFY(saveDungeon(emptyHall(), pathOf(folder.filePath("hall.cave.json"))));
    const auto hall = openDungeon(folder.filePath("hall.cave.json"));
    QVERIFY(hall);
    QCOMPARE(hall->name, std::string("Arena"));
}

void DungeonLibraryTest::problemsStopPlay()
{
    QVERIFY(startPlayable(emptyHall(), 7));
    Dungeon unpaired = emptyHall();
    unpaired.levels[1].tiles[6, 4] = unpaired.catalogue->floor(); // the stairs down have no other end now
    const auto refused = startPlayable(unpaired, 7);
    QVERIFY(!refused);
    QCOMPARE(refused.error().where, std::string("level 1 (6,4)"));
}

void DungeonLibraryTest::invitations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("dungeon");
    QTest::addColumn<QString>("seed");
    QTest::newRow("both") << " jsrogue#13805\n" << "jsrogue" << "13805";
    QTest::newRow("seed") << "13805" << "" << "13805";
    QTest::newRow("words") << "amber vault" << "" << "amber vault";
    QTest::newRow("# in the name") << "cave #2#7" << "cave #2" << "7";
    QTest::newRow("as shown") << QStringLiteral("jsrogue%1#13805").arg(kLineMayEnd) << "jsrogue" << "13805";
    QTest::newRow("first line only") << "jsrogue#1\nmore" << "jsrogue" << "1";
}

void DungeonLibraryTest::invitations()
{
    QFETCH(const QString, text);
    QFETCH(const QString, dungeon);
    QFETCH(const QString, seed);
    const auto invitation = readInvitation(text);
    QVERIFY(invitation);
    QCOMPARE(invitation->dungeon, dungeon);
    QCOMPARE(invitation->seed, seed);
    QVERIFY(!readInvitation("  \n"));
}

CAVE_TEST_SUITE(DungeonLibraryTest);
#include "dungeon_library_test.moc"
