// SPDX-License-Identifier: MIT
#include "editor/handlers/recent_files.h"
#include "tests/support/test_main.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

class RecentFilesTest : public QObject {
    Q_OBJECT

private slots:
    void theNewestIsFirstAndEachIsThereOnce();
    void theOldestGo();
    void aNewFileIsNamedAfterTheDungeon();
};

void RecentFilesTest::theNewestIsFirstAndEachIsThereOnce()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    RecentFiles recent(settings);
    recent.add(folder.filePath("a"));
    recent.add(folder.filePath("b"));
    recent.add(folder.filePath("a"));
    QCOMPARE(recent.paths(), (QStringList{folder.filePath("a"), folder.filePath("b")}));
    QCOMPARE(recent.folder(), folder.path());
}

void RecentFilesTest::theOldestGo()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    RecentFiles recent(settings);
    recent.setMost(2);
    for (const char* name : {"a", "b", "c"})
        recent.add(folder.filePath(name));
    QCOMPARE(recent.paths(), (QStringList{folder.filePath("c"), folder.filePath("b")}));
}

void RecentFilesTest::aNewFileIsNamedAfterTheDungeon()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    RecentFiles recent(settings);
    recent.useFolderOf(folder.filePath("x"));
    QCOMPARE(recent.pathFor("The Sunken  Hall!", ".map"), folder.filePath("the-sunken-hall.map"));
    QCOMPARE(recent.pathFor("??", ".map"), folder.filePath("dungeon.map"));
}

CAVE_TEST_SUITE(RecentFilesTest);
#include "recent_files_test.moc"
