// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/pilot/bot.h"
#include "core/save/journal.h"
#include "tests/support/frozen_dungeons.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cave;

namespace {

Session startedGame() { return *Session::start(frozenDungeon("jsrogue"), 5); }

// A game that a bot has played so far, its save, and the journal of what came after that.
struct Scene {
    explicit Scene(int saved, int later)
    {
        bot(saved);
        const GameFile file{game};
        written = bool(saveGame(file, save));
        auto begun = Journal::begin(journalOf(save), game.log(), game.log().size());
        written = written && begun;
        journal.emplace(std::move(*begun));
        for (int i = 0; i < later; ++i) {
            bot(1);
            written = written && journal->add(game.log().back());
        }
    }
    void bot(int commands)
    {
        for (int i = 0; i < commands && !game.world().isOver(); ++i)
            game.submit(mind.choose(game.world()));
    }
    std::string text() const { return *readFile(journalOf(save), 1 << 20); }
    void replaceBy(std::string_view bytes) const { isReplaced = bool(writeFileAtomically(journalOf(save), bytes)); }

    QTemporaryDir folder;
    std::filesystem::path save = folder.filePath("a.save.json").toStdString();
    Bot mind;
    Session game = startedGame();
    std::optional<Journal> journal;
    bool written = false;
    mutable bool isReplaced = false;
};

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

private slots:
    void aGameGoesOnAtTheLastCommandOfItsJournal()
    {
        const Scene scene(30, 40);
        QVERIFY(scene.written);
        auto loaded = loadGame(scene.save);
        QVERIFY(loaded);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(!caught.damage);
        QCOMPARE(caught.commands, 40);
        QVERIFY(loaded->session.log() == scene.game.log());
        QCOMPARE(loaded->session.world().hash(), scene.game.world().hash());
    }

    void withoutAJournalNothingHappens()
    {
        const Scene scene(3, 2);
        std::filesystem::remove(journalOf(scene.save));
        auto loaded = loadGame(scene.save);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(!caught.damage);
        QCOMPARE(caught.commands, 0);
    }

    // Whatever byte was the last that reached the file.
    void ofATornJournalEveryWholeLineCounts()
    {
        const Scene scene(10, 6);
        const std::string whole = scene.text();
        const auto saved = loadGame(scene.save);
        for (std::size_t bytes = 0; bytes < whole.size(); ++bytes) {
            scene.replaceBy(std::string_view(whole).substr(0, bytes));
            GameFile loaded = *saved;
            const CaughtUp caught = catchUp(loaded, scene.save);
            QVERIFY2(!caught.damage, std::to_string(bytes).c_str());
            const auto lines = std::ranges::count(std::string_view(whole).substr(0, bytes), '\n');
            QCOMPARE(caught.commands, std::max<std::int64_t>(0, lines - 1));
            QVERIFY(std::ranges::equal(loaded.session.log(),
                                       std::span(scene.game.log()).first(loaded.session.log().size())));
        }
    }

    // As a power cut leaves it: the file had grown, what stood in it had not reached the disk.
    void aTailOfNullsIsToldAsDamage()
    {
        const Scene scene(10, 6);
        const std::string whole = scene.text();
        for (const std::size_t kept : {std::size_t{0}, whole.find('\n') + 1, whole.size() / 2, whole.size()}) {
            scene.replaceBy(whole.substr(0, kept) + std::string(whole.size() - kept + 40, '\0'));
            auto loaded = loadGame(scene.save);
            const CaughtUp caught = catchUp(*loaded, scene.save);
            QVERIFY2(caught.damage, std::to_string(kept).c_str());
            const auto lines = std::ranges::count(std::string_view(whole).substr(0, kept), '\n');
            QCOMPARE(caught.commands, std::max<std::int64_t>(0, lines - 1));
        }
    }

    void afterTheSaveWasWrittenAnewTheSameJournalStillFits()
    {
        const Scene scene(10, 20);
        QVERIFY(saveGame(GameFile{scene.game}, scene.save));
        auto loaded = loadGame(scene.save);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(!caught.damage);
        QCOMPARE(caught.commands, 0);
        QVERIFY(loaded->session.log() == scene.game.log());
    }

    void aSaveThatIsFurtherThanItsJournalStaysAsItIs()
    {
        Scene scene(10, 5);
        scene.bot(7);
        QVERIFY(saveGame(GameFile{scene.game}, scene.save));
        auto loaded = loadGame(scene.save);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(!caught.damage);
        QCOMPARE(caught.commands, 0);
        QVERIFY(loaded->session.log() == scene.game.log());
    }

    // Both began in the same dungeon with the same seed, and before the first command nothing tells them apart.
    void aJournalThatNeverComesByTheSaveTakesNothingBack()
    {
        const Scene scene(20, 0);
        Session other = startedGame();
        other.allowStepsBack();
        auto journal = Journal::begin(journalOf(scene.save), other.log(), 0);
        QVERIFY(journal);
        other.submit(Wait{});
        QVERIFY(journal->add(other.log().back()) && journal->takeBack() && journal->add(other.log().back()));
        auto loaded = loadGame(scene.save);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(!caught.damage);
        QCOMPARE(caught.commands, 0);
        QVERIFY(loaded->session.log() == scene.game.log());
    }

    void aJournalBeginsWithWhatCameWhileTheSaveWasWritten()
    {
        const Scene scene(20, 0);
        QVERIFY(Journal::begin(journalOf(scene.save), scene.game.log(), 12));
        QVERIFY(scene.text().starts_with("cavewright/journal 1 12 "));
        QCOMPARE(std::ranges::count(scene.text(), '\n'), 9);
    }

    void stepsBackAreTakenBackAgain()
    {
        Scene scene(20, 4);
        scene.game.allowStepsBack();
        for (int i = 0; i < 9; ++i) {
            QVERIFY(scene.game.stepBack());
            QVERIFY(scene.journal->takeBack());
        }
        scene.game.submit(Wait{});
        QVERIFY(scene.journal->add(scene.game.log().back()));
        auto loaded = loadGame(scene.save);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(!caught.damage);
        QVERIFY(loaded->session.log() == scene.game.log());
        QCOMPARE(loaded->session.world().hash(), scene.game.world().hash());
    }

    void anotherGamesJournalIsLeftAlone()
    {
        const Scene scene(20, 3);
        Scene other(21, 3);
        scene.replaceBy(other.text());
        auto loaded = loadGame(scene.save);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(caught.damage);
        QVERIFY(caught.damage->where.ends_with(".journal: line 1"));
        QCOMPARE(caught.commands, 0);
        QCOMPARE(loaded->session.log().size(), 20u);
    }

    // Of as many commands, and with nothing behind its first line that would not fit.
    void aJournalOfAnotherGameIsKnownByItsFirstLine()
    {
        const Scene scene(20, 0);
        std::string text = scene.text();
        const std::size_t digit = text.find("0x") + 5;
        text[digit] = text[digit] == '0' ? '1' : '0';
        scene.replaceBy(text);
        auto loaded = loadGame(scene.save);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(caught.damage);
        QCOMPARE(caught.damage->what.source, std::string("This journal belongs to another game."));
        QCOMPARE(loaded->session.log().size(), 20u);
    }

    void whereAHashDiffersTheGameStopsBeforeIt()
    {
        const Scene scene(20, 6);
        std::string text = scene.text();
        const std::size_t last = text.rfind("0x");
        text[last + 5] = text[last + 5] == '0' ? '1' : '0';
        scene.replaceBy(text);
        auto loaded = loadGame(scene.save);
        const CaughtUp caught = catchUp(*loaded, scene.save);
        QVERIFY(caught.damage);
        QCOMPARE(caught.commands, 5);
        QCOMPARE(loaded->session.log().size(), 25u);
        QCOMPARE(loaded->session.world().hash(), scene.game.log()[24].hash);
    }

    void anyChangedByteIsHarmless()
    {
        const Scene scene(6, 4);
        const std::string whole = scene.text();
        const auto saved = loadGame(scene.save);
        for (std::size_t i = 0; i < whole.size(); ++i) {
            std::string text = whole;
            text[i] ^= 1;
            scene.replaceBy(text);
            GameFile loaded = *saved;
            catchUp(loaded, scene.save);
            const auto& log = loaded.session.log();
            QVERIFY(std::ranges::equal(log, std::span(scene.game.log()).first(log.size())));
        }
    }
};

CAVE_TEST_SUITE(JournalTest);
#include "journal_test.moc"
