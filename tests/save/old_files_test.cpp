// SPDX-License-Identifier: MIT
// Files of every version that was ever written load for ever: tests/data/old/VERSION, which are never written anew. A
// file of a newer version is refused as that.
#include "core/base/files.h"
#include "core/save/formats/formats.h"
#include "core/save/journal.h"
#include "core/save/recipe_file.h"
#include "core/save/record.h"
#include "core/session/replay.h"
#include "tests/support/paths.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/strings.h"
#include "tests/support/survival.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;
namespace fs = std::filesystem;

namespace {

const fs::path kOldFiles = dataPath("old");

void addFiles(const QStringList& endings)
{
    QTest::addColumn<QString>("file");
    const QDir old(QString::fromStdString(kOldFiles.string()));
    for (const QString& version : old.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const QString& file : QDir(old.filePath(version)).entryList(endings, QDir::Files))
            QTest::newRow(qPrintable(version + '/' + file)) << old.filePath(version + '/' + file);
}

// The text with another number behind its first "version".
std::string withVersion(std::string text, int version)
{
    const std::string key = "\"version\": ";
    const std::size_t at = text.find(key) + key.size();
    return text.replace(at, text.find_first_not_of("0123456789", at) - at, std::to_string(version));
}

} // namespace

class OldFilesTest : public QObject {
    Q_OBJECT

private slots:
    void dungeonsAreRead_data()
    {
        QStringList endings;
        for (const Format& format : formats())
            if (format.read)
                endings << u'*' + shown(format.suffix);
        addFiles(endings);
    }
    void dungeonsAreRead()
    {
        QFETCH(const QString, file);
        const auto read = loadDungeon(file.toStdString());
        QVERIFY2(read, read ? "" : read.error().where.c_str());
        QVERIFY(read->changedLevels.empty());
        Random dice(1);
        QCOMPARE(shown(survive(read->dungeon, dice)), QString());
    }

    void recipesAreRead_data() { addFiles({"*.recipe.json"}); }
    void recipesAreRead()
    {
        QFETCH(const QString, file);
        const auto home = loadRecipe(file.toStdString());
        QVERIFY2(home, home ? "" : home.error().where.c_str());
        QVERIFY(!home->findRecipe(kFileRecipe)->rows.empty());
    }

    void gamesAndRecordsAreRead_data() { addFiles({"*.save.json", "*.record.json"}); }
    void gamesAndRecordsAreRead()
    {
        QFETCH(const QString, file);
        auto game = loadGame(file.toStdString());
        QVERIFY2(game, game ? "" : game.error().where.c_str());
        QCOMPARE(game->isRecord, file.endsWith(".record.json"));
        QVERIFY(!game->isRecord || loadRecordSummary(file.toStdString()));
        const std::size_t saved = game->session.log().size();
        QVERIFY(saved > 0);
        const bool isReplayed = game->session.world().state().rulesVersion >= kOldestReplayedRules;
        if (isReplayed) {
            const auto difference = replay(game->session);
            QVERIFY(difference && !*difference);
        }
        const CaughtUp caught = catchUp(*game, file.toStdString());
        if (isReplayed && fs::exists(journalOf(file.toStdString())))
            QVERIFY(!caught.damage && game->session.log().size() > saved);
        Random dice(1);
        QCOMPARE(shown(survive(game->session, dice)), QString());
    }

    void newerFilesAreRefusedByName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        const Dungeon dungeon = recipeDungeon(1);
        const auto add = [](const char* name, const std::string& text) {
            QTest::newRow(name) << name << QString::fromStdString(text);
        };
        add("a.cave.json", withVersion(writeDungeon(dungeon), kDungeonVersion + 1));
        add("a.recipe.json",
            withVersion(R"({"format": "cavewright/recipe", "version": 1, "rows": [], "new": 1})", kRecipeVersion + 1));
        add("a.save.json", resealed(withVersion(writeGame({*Session::start(dungeon, 1)}), kGameVersion + 1)));
    }
    void newerFilesAreRefusedByName()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, text);
        const QTemporaryDir folder;
        const fs::path file = folder.filePath(name).toStdString();
        QVERIFY(writeFileAtomically(file, text.toStdString()));
        const auto errorOf = [](const auto& read) { return read ? Error{} : read.error(); };
        const Error error = name.endsWith(".cave.json")     ? errorOf(loadDungeon(file))
                            : name.endsWith(".recipe.json") ? errorOf(loadRecipe(file))
                                                            : errorOf(loadGame(file));
        QCOMPARE(shown(error.where), shown(file.string() + ": version"));
        QVERIFY(error.what.source.starts_with("A newer Cavewright made this file."));
    }

    void aNewerJournalIsRefusedByName()
    {
        const QTemporaryDir folder;
        const fs::path save = folder.filePath("a.save.json").toStdString();
        QVERIFY(writeFileAtomically(journalOf(save), "cavewright/journal 2 0 0x0000000000000000\nwait\n"));
        GameFile game{*Session::start(recipeDungeon(1), 1)};
        const CaughtUp caught = catchUp(game, save);
        QVERIFY(caught.damage);
        QCOMPARE(shown(caught.damage->what), QString("This is no journal of Cavewright, or of a newer one."));
    }
};

CAVE_TEST_SUITE(OldFilesTest);
#include "old_files_test.moc"
