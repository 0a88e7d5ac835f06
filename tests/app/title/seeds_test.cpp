// SPDX-License-Identifier: MIT
// A seed as people know it: whole, and in the words that they typed.
#include "app/modes/game_mode.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/note_sheets.h"
#include "app/play/sheets/sheet.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/ui/elided_label.h"
#include "core/base/ids.h"
#include "core/base/random.h"
#include "core/save/formats/formats.h"
#include "core/save/formats/share_text.h"
#include "editor/page/editor_page.h"
#include "tests/app/window_suite.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

using namespace cave;

namespace {

constexpr int kSeedOfLoad = 3; // columns
constexpr int kSeedOfScores = 5;
constexpr int kLetters = 60'000; // more than a share string has room for

} // namespace

class SeedsTest : public WindowSuite {
    Q_OBJECT

private:
    // The label of the shown page that tells words like these, elided or not.
    const ElidedLabel* labelOf(const QString& words) const
    {
        const auto labels = m_window->page()->findChildren<ElidedLabel*>();
        const auto found =
            std::ranges::find_if(labels, [&](const ElidedLabel* label) { return label->words() == words; });
        return found == labels.end() ? nullptr : *found;
    }

private slots:
    void aLongSeedIsShownWhole();
    void typedWordsAreRememberedAndShown();
    void theSeedOfARecordNamesTheOrigin();
    void aGameIsCopiedWholeForWhoHasNoFileOfIt();
    void aGameTooLongForAShareStringIsOfferedToTheEditor();
    void typedWordsStayWhenAReplayIsPlayedOn();
    void aNarrowListScrollsInsteadOfCuttingNames();
};

void SeedsTest::aLongSeedIsShownWhole()
{
    const QString reference = "the-deep-of-cavewright#16112773464259586393";
    for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        m_window->resize(size);
        m_window->startGame("deep", 16112773464259586393u);
        QCoreApplication::processEvents();
        const ElidedLabel* label = labelOf(reference);
        QVERIFY(label);
        QVERIFY2(label->text().endsWith("#16112773464259586393"), qPrintable(label->text()));
        QVERIFY(label->fontMetrics().horizontalAdvance(label->text()) <= label->width());
    }
    m_window->play().trigger(PlayAction::CopySeed);
    QCOMPARE(QApplication::clipboard()->text(), reference + "@lampwright");
}

void SeedsTest::typedWordsAreRememberedAndShown()
{
    m_window->showNewGame();
    m_window->newGame().paste("jsrogue#cellar door");
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->play());
    QCOMPARE(m_window->play().game()->world().state().seed, *parseSeed("cellar door"));
    QVERIFY(labelOf("jsrogue#cellar door"));
    key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QString("jsrogue#cellar door"));
    QVERIFY(m_window->play().game()->save());
    m_window->play().trigger(PlayAction::Title);
    m_window->showLoad();
    const auto* saves = m_window->page()->findChild<QTreeWidget*>();
    QCOMPARE(saves->topLevelItem(0)->text(kSeedOfLoad), QString("cellar door"));
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(labelOf("jsrogue#cellar door"));
    m_window->play().game()->submit(Wait{});
    m_window->play().game()->submit(GiveUp{});
    emit m_window->play().sameSeedRequested();
    QVERIFY(labelOf("jsrogue#cellar door"));
    m_window->showScores();
    const auto* records = m_window->page()->findChild<QTreeWidget*>();
    QCOMPARE(records->topLevelItem(0)->text(kSeedOfScores), QString("cellar door"));
}

void SeedsTest::theSeedOfARecordNamesTheOrigin()
{
    m_window->startGame("deep", GameSeed(5), GameChoices{false, "poacher", {}, {}});
    RunningGame& game = *m_window->play().game();
    const QString reference = game.reference();
    QVERIFY2(reference.endsWith("#5@poacher"), qPrintable(reference));
    game.submit(Wait{});
    game.submit(GiveUp{});
    m_window->showScores();
    const auto buttons = m_window->page()->findChildren<QPushButton*>();
    const auto copy = std::ranges::find(buttons, QString("Copy seed"), &QPushButton::text);
    QVERIFY(copy != buttons.end());
    (*copy)->click();
    QCOMPARE(QApplication::clipboard()->text(), reference);
}

void SeedsTest::aGameIsCopiedWholeForWhoHasNoFileOfIt()
{
    m_window->startGame("jsrogue", GameSeed(13805));
    key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const auto builtIn = readShareText(QApplication::clipboard()->text().toStdString());
    QVERIFY(builtIn && builtIn->game);
    QCOMPARE(builtIn->game->seed, std::uint64_t{13805});
    QVERIFY(m_window->play().lookLine().startsWith("Copied a share string of "));

    const std::string file = m_folder->filePath("hall.cave.json").toStdString();
    QVERIFY(saveDungeon(emptyHall(), file));
    m_window->startGame(QString::fromStdString(file), GameSeed(5));
    m_window->play().trigger(PlayAction::CopyShare);
    const auto own = readShareText(QApplication::clipboard()->text().toStdString());
    QVERIFY(own && !own->game);
    QCOMPARE(own->dungeon.seed, std::uint64_t{5});
    QVERIFY(own->dungeon.levels[0].tiles == emptyHall().levels[0].tiles);
}

void SeedsTest::aGameTooLongForAShareStringIsOfferedToTheEditor()
{
    Dungeon wordy = emptyHall();
    Random dice(3);
    for (int i = 0; i < kLetters; ++i)
        wordy.description += static_cast<char>('a' + dice.below(26));
    const std::string file = m_folder->filePath("wordy.cave.json").toStdString();
    QVERIFY(saveDungeon(wordy, file));
    m_window->startGame(QString::fromStdString(file), GameSeed(5), true);
    QApplication::clipboard()->setText("before");
    m_window->play().trigger(PlayAction::CopyShare);
    QCOMPARE(QApplication::clipboard()->text(), QString("before"));
    auto* question = dynamic_cast<QuestionSheet*>(m_window->play().sheets().sheet());
    QVERIFY(question);
    QCOMPARE(question->accessibleName(), QString("Too long for a share string"));
    emit question->agreed();
    QCOMPARE(m_window->page(), static_cast<QWidget*>(&m_window->editor()));
}

void SeedsTest::typedWordsStayWhenAReplayIsPlayedOn()
{
    m_window->showNewGame();
    m_window->newGame().paste("jsrogue#cellar door");
    key(Qt::Key_Return);
    m_window->play().game()->submit(Wait{});
    m_window->play().game()->submit(GiveUp{});
    const QString record = QString::fromStdString(m_window->play().game()->recordFile().string());
    emit m_window->play().watchRequested();
    for (int i = 0; i < 2; ++i) { // from the end of a game, then from its record
        QTRY_COMPARE(m_window->page(), &m_window->watching());
        QVERIFY(labelOf("jsrogue#cellar door"));
        m_window->watching().trigger(PlayAction::WatchPlayOn);
        QCOMPARE(m_window->page(), &m_window->play());
        QVERIFY(m_window->play().game()->isPractice());
        QVERIFY(labelOf("jsrogue#cellar door"));
        m_window->showTitle();
        m_window->watchFile(record);
    }
}

void SeedsTest::aNarrowListScrollsInsteadOfCuttingNames()
{
    m_window->startGame("deep", 16112773464259586393u, true);
    QVERIFY(m_window->play().game()->save());
    m_window->showTitle();
    m_window->showLoad();
    const auto* saves = m_window->page()->findChild<QTreeWidget*>();
    for (const QSize size : {QSize(720, 480), QSize(1280, 800), QSize(720, 480)}) {
        m_window->resize(size);
        QCoreApplication::processEvents();
        for (int column = 0; column < saves->columnCount(); ++column) {
            QVERIFY(saves->columnWidth(column) >= saves->header()->sectionSizeHint(column));
            const QString text = saves->topLevelItem(0)->text(column);
            QVERIFY(saves->columnWidth(column) >= saves->fontMetrics().horizontalAdvance(text));
            QCOMPARE(saves->topLevelItem(0)->toolTip(column), text);
        }
    }
}

CAVE_TEST_SUITE(SeedsTest);
#include "seeds_test.moc"
