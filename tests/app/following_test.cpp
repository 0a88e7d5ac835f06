// SPDX-License-Identifier: MIT
// Language, palette and text size change under the pages around the game: they speak and look otherwise at once, and
// nothing that was chosen, typed or opened in them is lost.
#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "app/play/page/trouble_bar.h"
#include "app/play/sheets/sheet.h"
#include "app/settings/language.h"
#include "app/settings/settings_sheet.h"
#include "app/title/level_preview.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/map/level_view.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "tests/app/window_suite.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

using namespace cave;

class FollowingTest : public WindowSuite {
    Q_OBJECT

private slots:
    void cleanup();

    void theTitleSpeaksGermanAndKeepsItsFocus();
    void theNewGamePageKeepsDungeonSeedAndTick();
    void theLoadPageKeepsItsChoiceAndItsQuestion();
    void theScoresKeepTheirChoice();
    void theSettingsKeepTheirPageAndWords();
    void menusFollow();
    void whatHindersASaveFollows();
    void aLaterStartNamesLanguageAndSize();

private:
    void change(const QString& language, int percent, palette::Set colours);
    void changeAll() { change("de", 150, palette::Set::Light); }
    void endGame(const QString& dungeon, std::uint64_t seed);
};

void FollowingTest::cleanup()
{
    change("en", 100, palette::Set::Usual);
    m_window.reset();
}

void FollowingTest::change(const QString& language, int percent, palette::Set colours)
{
    Settings settings = m_window->settings();
    settings.language = language;
    settings.textPercent = percent;
    settings.palette = colours;
    m_window->changeSettings(settings);
    for (int round = 0; round < 3; ++round) // heard of, shown, laid out
        QTest::qWait(1);
}

void FollowingTest::endGame(const QString& dungeon, std::uint64_t seed)
{
    m_window->startGame(dungeon, seed);
    m_window->play().sheets().close(); // the dungeon's story
    m_window->play().trigger(PlayAction::Wait);
    m_window->play().trigger(PlayAction::GiveUp);
    m_window->play().sheets().sheet()->findChildren<QPushButton*>().front()->click();
    m_window->showTitle();
}

void FollowingTest::theTitleSpeaksGermanAndKeepsItsFocus()
{
    QPushButton& scores = m_window->title().button(TitlePage::Entry::Scores);
    scores.setFocus();
    const QFont before = scores.font();
    changeAll();
    QCOMPARE(m_window->title().button(TitlePage::Entry::NewGame).text(), QString("Neues Spiel"));
    QCOMPARE(&m_window->title().button(TitlePage::Entry::Scores), &scores);
    QVERIFY(scores.hasFocus());
    QVERIFY(scores.font().pixelSize() > before.pixelSize());
}

void FollowingTest::aLaterStartNamesLanguageAndSize()
{
    Arguments arguments;
    arguments.language = "de";
    arguments.size = QSize(1000, 700);
    m_window->openAsWell(arguments);
    QTRY_COMPARE(m_window->title().button(TitlePage::Entry::NewGame).text(), QString("Neues Spiel"));
    QTRY_COMPARE(m_window->size(), QSize(1000, 700));
    m_window->openAsWell({});
    QTest::qWait(1);
    QCOMPARE(m_window->title().button(TitlePage::Entry::NewGame).text(), QString("Neues Spiel"));
    QCOMPARE(m_window->size(), QSize(1000, 700));
    QVERIFY(m_window->settings().language.isEmpty()); // for this run only
}

void FollowingTest::theNewGamePageKeepsDungeonSeedAndTick()
{
    m_window->showNewGame();
    NewGamePage& page = m_window->newGame();
    auto* list = page.findChild<QListWidget*>();
    list->setCurrentRow(3);
    auto* seed = page.findChild<QLineEdit*>();
    seed->setText("cellar door");
    seed->setCursorPosition(6);
    page.setPractice(true);
    const QString dungeon = page.dungeonKey();
    const QString name = list->currentItem()->toolTip();
    changeAll();
    QCOMPARE(m_window->page(), &page);
    QCOMPARE(page.dungeonKey(), dungeon);
    QVERIFY(list->currentItem()->toolTip() != name); // "14 Ebenen"
    QCOMPARE(page.findChild<LevelPreview*>()->accessibleName(), QString("Bild der ersten Ebene"));
    QCOMPARE(seed->text(), QString("cellar door"));
    QCOMPARE(seed->cursorPosition(), 6);
    QVERIFY(seed->hasFocus());
    QVERIFY(page.findChild<QCheckBox*>()->isChecked());
}

void FollowingTest::theLoadPageKeepsItsChoiceAndItsQuestion()
{
    for (const std::uint64_t seed : {4, 5, 6}) {
        m_window->startGame("jsrogue", seed);
        m_window->showTitle();
    }
    m_window->showLoad();
    auto* list = m_window->load().findChild<QTreeWidget*>();
    list->setCurrentItem(list->topLevelItem(1));
    const QString seed = list->topLevelItem(1)->text(3);
    changeAll();
    QCOMPARE(list->topLevelItemCount(), 3);
    QCOMPARE(list->currentItem()->text(3), seed);
    QCOMPARE(list->headerItem()->text(1), QString("Ebene"));
    QVERIFY(list->hasFocus());
}

void FollowingTest::theScoresKeepTheirChoice()
{
    endGame("jsrogue", 4);
    endGame("rooms", 7);
    endGame("rooms", 8);
    m_window->showScores();
    auto* dungeons = m_window->scores().findChild<QListWidget*>();
    auto* list = m_window->scores().findChild<QTreeWidget*>();
    QCOMPARE(dungeons->count(), 2);
    for (int row = 0; list->topLevelItemCount() != 2; ++row)
        dungeons->setCurrentRow(row);
    list->setCurrentItem(list->topLevelItem(1));
    const QString seed = list->currentItem()->text(5);
    changeAll();
    QCOMPARE(dungeons->currentItem()->text(), QString("Die zehn Stockwerke"));
    QCOMPARE(list->currentItem()->text(5), seed);
    QCOMPARE(list->headerItem()->text(2), QString("Wie es endete"));
}

void FollowingTest::theSettingsKeepTheirPageAndWords()
{
    m_window->showSettings();
    m_window->settingsSheet()->showPage(SettingsPage::Looks);
    m_window->settingsSheet()->search().setText("motion");
    changeAll();
    SettingsSheet* sheet = m_window->settingsSheet();
    QVERIFY(sheet != nullptr);
    QCOMPARE(sheet->search().text(), QString("motion"));
    change("de", 100, palette::Set::Usual);
    sheet = m_window->settingsSheet();
    QVERIFY(sheet != nullptr && sheet->undoButton().isVisible());
    QCOMPARE(sheet->undoButton().text(), QString("Zurücknehmen"));
}

void FollowingTest::menusFollow()
{
    m_window->startGame("jsrogue", 4);
    m_window->play().sheets().close();
    changeAll();
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(m_window->windowTitle().contains("Ebene 1"));
    QVERIFY(m_window->play().map().hasFocus());
}

void FollowingTest::whatHindersASaveFollows()
{
    QFile inTheWay(m_folder->filePath("saves"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    m_window->startGame("jsrogue", 4);
    m_window->play().trigger(PlayAction::Save);
    const TroubleBar& bar = *m_window->play().findChild<TroubleBar*>();
    QVERIFY2(bar.words().startsWith("The game could not be saved. "), qPrintable(bar.words()));
    changeAll();
    QVERIFY2(bar.words().startsWith("Das Spiel ließ sich nicht speichern. "), qPrintable(bar.words()));
    QVERIFY(bar.words().contains(inTheWay.fileName()));
    const std::size_t told = m_window->play().game()->session().messages().size();
    m_window->play().trigger(PlayAction::Save); // the same in other words
    QCOMPARE(m_window->play().game()->session().messages().size(), told);
}

CAVE_TEST_SUITE(FollowingTest);
#include "following_test.moc"
