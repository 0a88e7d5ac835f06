// SPDX-License-Identifier: MIT
#include "app/title/new_game_page.h"

#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "app/title/first_sight.h"
#include "app/title/hero_chooser.h"
#include "app/title/level_preview.h"
#include "app/view/base/file_path.h"
#include "app/view/words/game_reference.h"
#include "core/base/files.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/share_text.h"
#include "editor/page/editor_page.h"
#include "tests/app/window_suite.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace cave;

class NewGamePageTest : public WindowSuite {
    Q_OBJECT

private:
    NewGamePage& open()
    {
        m_window->showNewGame();
        return m_window->newGame();
    }
    RunningGame& game() const { return *m_window->play().game(); }
    // Answers what a sheet asks.
    void press(const QString& words) const
    {
        for (QPushButton* button : m_window->play().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == words)
                return button->click();
        QFAIL(qPrintable("No button says: " + words));
    }

    // "Fork", of the user's own folder.
    void writeDungeonOfOrigins()
    {
        Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####");
        dungeon.name = "Fork";
        dungeon.rules.origins = {{"lampwright", "Lampwright", {}, {}, {}, {}, {}, {}, "hero-lampwright"},
                                 {"poacher", "Poacher", "Quiet.", 36, {}, {}, {}, {}, "hero-poacher"}};
        const QString folder = DataFolders::at(m_folder->path()).dungeons;
        QVERIFY(QDir().mkpath(folder));
        m_originsFile = folder + "/fork.cave.json";
        QVERIFY(writeFileAtomically(pathOf(m_originsFile), writeDungeon(dungeon)));
    }
    QString m_originsFile;

private slots:
    void arrowsChooseTheDungeonWhateverHasTheFocus();
    void tabGoesAsThePageIsRead();
    void theHeroHasANameAndAPortrait();
    void eightPortraitsComeRoundToThatOfTheOrigin();
    void theNameOfAGameMayBeTyped();
    void anOriginIsChosenWithTheKeys();
    void theLastOriginIsChosenWhereThereIsStillOne();
    void anOriginStaysWhenTheWordsChange();
    void aPastedDungeonIsShownWithItsSizeAndWhoMadeIt();
    void aReferenceNamesTheOrigin();
    void aReferenceMayNameADungeonOfOursByItsId();
    void eachDungeonSaysHowDifficultItIs();
    void atFirstSightStairsAndSecretsAreNotShown();
    void practiceShowsWhereTheStairsAre();
    void f4InAScoredGameAsksAndMakesItPractice();
};

void NewGamePageTest::arrowsChooseTheDungeonWhateverHasTheFocus()
{
    NewGamePage& page = open();
    auto* list = page.findChild<QListWidget*>();
    list->setCurrentRow(0);
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() != nullptr)
            continue;
        widget->setFocus();
        QVERIFY(widget->hasFocus());
        key(Qt::Key_Down);
        QCOMPARE(list->currentRow(), 1);
        QVERIFY(widget->hasFocus());
        key(Qt::Key_Up);
        QCOMPARE(list->currentRow(), 0);
    }
}

void NewGamePageTest::tabGoesAsThePageIsRead()
{
    NewGamePage& page = open();
    const auto name = [] {
        const QWidget* widget = QApplication::focusWidget();
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        return button != nullptr ? button->text().section(u':', 0, 0) : widget->accessibleName();
    };
    page.findChild<QListWidget*>()->setFocus();
    QStringList visited{name()};
    for (int i = 0; i < 11; ++i) {
        key(Qt::Key_Tab);
        visited << name();
    }
    QCOMPARE(visited, QStringList({"Dungeons", "Seed", "Random", "Today's", "Find a seed...", "Copy", "Paste",
                                   "Name of the hero", "Portrait", "Practice", "Back", "Start"}));
    key(Qt::Key_Tab);
    QCOMPARE(name(), QString("Dungeons"));
}

void NewGamePageTest::theHeroHasANameAndAPortrait()
{
    NewGamePage& page = open();
    auto* name = page.hero().findChild<QLineEdit*>();
    QSignalSpy started(&page, &NewGamePage::startRequested);
    name->setFocus();
    QTest::keyClicks(name, "  Ida <b>1</b> of the far deep");
    QVERIFY(name->text().size() == 24);
    name->setText("Ida <b>1</b>");
    auto* portrait = page.hero().findChild<QToolButton*>();
    portrait->click();
    QCOMPARE(page.hero().card().portrait, std::string(portraits()[1]));
    QVERIFY(page.hero().origin().empty()); // most dungeons have none
    key(Qt::Key_Return);
    QCOMPARE(started.count(), 1);
    QCOMPARE(game().hero().name, std::string("Ida <b>1</b>"));
    QCOMPARE(game().hero().portrait, std::string(portraits()[1]));
    m_window->showNewGame();
    QCOMPARE(page.hero().card().name, std::string("Ida <b>1</b>")); // as it was the last time
}

void NewGamePageTest::eightPortraitsComeRoundToThatOfTheOrigin()
{
    writeDungeonOfOrigins();
    NewGamePage& page = open();
    page.open(m_originsFile);
    page.hero().setCard({});
    QVERIFY(page.hero().chooseOrigin("poacher"));
    auto* portrait = page.hero().findChild<QToolButton*>();
    const QString own = portrait->text();
    std::set<QString> seen{own};
    for (int i = 1; i < 8; ++i) {
        portrait->click();
        QVERIFY(!page.hero().card().portrait.empty());
        QVERIFY2(!portrait->text().isEmpty() && seen.insert(portrait->text()).second, qPrintable(portrait->text()));
    }
    portrait->click();
    QCOMPARE(portrait->text(), own);
    QVERIFY(page.hero().card().portrait.empty()); // and of another origin it is that one's again
}

void NewGamePageTest::theNameOfAGameMayBeTyped()
{
    writeDungeonOfOrigins();
    NewGamePage& page = open();
    page.open("jsrogue");
    type("fork#7@king");
    key(Qt::Key_Return);
    QVERIFY2(page.problem().contains("king"), qPrintable(page.problem()));
    QVERIFY(m_window->play().game() == nullptr);
    page.open("jsrogue");
    type("fork#7@poacher");
    key(Qt::Key_Return);
    QCOMPARE(shown(game().world().state().dungeonName), QString("Fork"));
    QCOMPARE(game().seed().number, std::uint64_t{7});
    QCOMPARE(game().world().state().origin, std::string("poacher"));
    m_window->showNewGame();
    page.open("jsrogue");
    type("nowhere#7"); // words like any others
    key(Qt::Key_Return);
    QCOMPARE(shown(game().world().state().dungeonName), QString("Jsrogue"));
    QCOMPARE(game().seed().words, std::string("nowhere#7"));
}

void NewGamePageTest::anOriginIsChosenWithTheKeys()
{
    writeDungeonOfOrigins();
    NewGamePage& page = open();
    page.open(m_originsFile);
    auto* origins = page.hero().findChild<QComboBox*>();
    QVERIFY(origins->isVisible());
    QCOMPARE(page.hero().origin(), std::string("lampwright"));
    origins->setFocus();
    key(Qt::Key_Down);
    QCOMPARE(page.hero().origin(), std::string("poacher"));
    QCOMPARE(page.dungeonKey(), m_originsFile);
    key(Qt::Key_Return);
    QCOMPARE(game().world().state().origin, std::string("poacher"));
    QCOMPARE(game().world().hero().health, 36);
    QVERIFY2(game().reference().endsWith("@poacher"), qPrintable(game().reference()));
    m_window->play().sameSeedRequested();
    QCOMPARE(game().world().state().origin, std::string("poacher"));
    m_window->showNewGame();
    QCOMPARE(page.hero().origin(), std::string("poacher")); // as it was the last time
}

void NewGamePageTest::theLastOriginIsChosenWhereThereIsStillOne()
{
    writeDungeonOfOrigins();
    NewGamePage& page = open();
    page.setLastOrigins({{m_originsFile, "poacher"}, {"jsrogue", "poacher"}});
    page.open(m_originsFile);
    QCOMPARE(page.hero().origin(), std::string("poacher"));
    page.setLastOrigins({{m_originsFile, "king"}, {"jsrogue", "poacher"}}); // the dungeon had a king then
    page.open(m_originsFile);
    QCOMPARE(page.hero().origin(), std::string("lampwright"));
    QCOMPARE(page.problem(), QString());
    page.open("jsrogue");
    QVERIFY(page.hero().origin().empty());
}

void NewGamePageTest::anOriginStaysWhenTheWordsChange()
{
    writeDungeonOfOrigins();
    NewGamePage& page = open();
    page.open(m_originsFile);
    QVERIFY(page.hero().chooseOrigin("poacher"));
    auto* origins = page.hero().findChild<QComboBox*>();
    const QSignalSpy filled(origins->model(), &QAbstractItemModel::rowsInserted);
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&page, &change);
    QTRY_VERIFY(!filled.empty());
    QCoreApplication::processEvents();
    QCOMPARE(page.hero().origin(), std::string("poacher"));
}

void NewGamePageTest::aReferenceNamesTheOrigin()
{
    writeDungeonOfOrigins();
    NewGamePage& page = open();
    page.open({});
    page.paste("fork#77@poacher");
    QCOMPARE(page.problem(), QString());
    QVERIFY(page.dungeonKey() == m_originsFile && page.seedText() == "77");
    QCOMPARE(page.hero().origin(), std::string("poacher"));
    page.paste("fork#78");
    QCOMPARE(page.hero().origin(), std::string("lampwright"));
    page.paste("fork#78@king");
    QCOMPARE(page.problem(), QString("This dungeon has no origin called \"king\"."));
    page.paste("jsrogue#me@home"); // where there are none these are words of a seed
    QCOMPARE(page.seedText(), QString("me@home"));
    QCOMPARE(gameReference("Fork", {77}, "poacher"), QString("fork#77@poacher"));
    QVERIFY(!gameReference("Fork", *readGameSeed("me@home")).contains('@'));
}

// So the game of the day and the manual name it.
void NewGamePageTest::aReferenceMayNameADungeonOfOursByItsId()
{
    NewGamePage& page = open();
    for (const char* line :
         {"deep#20261126@poacher", "Deep#20261126@poacher",
          "Cavewright, 2026-11-26: died on level 4, turn 1,204, score 1,840. deep#20261126@poacher"}) {
        page.open("jsrogue");
        page.paste(line);
        QCOMPARE(page.problem(), QString());
        QCOMPARE(page.dungeonKey(), QString("deep"));
        QCOMPARE(page.seedText(), QString("20261126"));
        QCOMPARE(page.hero().origin(), std::string("poacher"));
    }
    page.paste("deeper#1");
    QVERIFY2(page.problem().contains("\"deeper\""), qPrintable(page.problem()));
    QCOMPARE(page.dungeonKey(), QString("deep"));
}

void NewGamePageTest::eachDungeonSaysHowDifficultItIs()
{
    NewGamePage& page = open();
    auto* list = page.findChild<QListWidget*>();
    QStringList words;
    for (int row = 0; row < list->count(); ++row) {
        const QString spoken = list->item(row)->data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains("level"), qPrintable(spoken));
        if (!list->item(row)->text().startsWith(u' ')) // an edition has none of its own
            words << spoken.section(", ", 1, 1);
    }
    QCOMPARE(words.front(), QString("gentle"));
    QCOMPARE(words.back(), QString("deadly"));
    QVERIFY(!words.contains(QString()));
}

void NewGamePageTest::atFirstSightStairsAndSecretsAreNotShown()
{
    Dungeon dungeon = asciiDungeon(R"(
XXXXXXXXXXX
X@.>.LX...X
X....XX...X
X...._S...X
XXXXXXXXXXX
X..XXXXXXXX
XXXXXXXXXXX
)");
    dungeon.levels[0].tiles = groundAtFirstSight(dungeon, 0);
    dungeon.start->byHand = true;
    QCOMPARE(asciiPicture(dungeon), trimmed(R"(
XXXXXXXXXXX
X@...'XXXXX
X....XXXXXX
X.....#XXXX
XXXXXXXXXXX
XXXXXXXXXXX
XXXXXXXXXXX
)"));
}

void NewGamePageTest::aPastedDungeonIsShownWithItsSizeAndWhoMadeIt()
{
    Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####");
    dungeon.name = "Fork";
    dungeon.author = "Ann";
    const auto shared = shareText(dungeon);
    QVERIFY(shared);
    NewGamePage& page = open();
    page.paste(QString::fromStdString(*shared));
    QStringList words;
    for (const QLabel* label : page.findChildren<QLabel*>())
        words << label->text();
    QVERIFY2(words.contains("Fork"), qPrintable(words.join(u'|')));
    const auto tellsSizeAndAuthor = [](const QString& line) { return line.endsWith(", 5 x 3 cells, by Ann"); };
    QVERIFY2(std::ranges::any_of(words, tellsSizeAndAuthor), qPrintable(words.join(u'|')));
}

void NewGamePageTest::practiceShowsWhereTheStairsAre()
{
    NewGamePage& page = open();
    page.paste("the-labyrinth#4");
    auto* preview = page.findChild<LevelPreview*>();
    auto* practice = page.findChild<QCheckBox*>();
    const auto picture = [&] { return preview->grab().toImage(); };
    const QImage nothing = picture();
    practice->setChecked(true);
    QTRY_VERIFY(picture() != nothing); // its levels are made meanwhile
    const QImage everything = picture();
    practice->setChecked(false);
    QTRY_VERIFY(picture() != everything);
    practice->setChecked(true);
    QTRY_COMPARE(picture(), everything);
}

void NewGamePageTest::f4InAScoredGameAsksAndMakesItPractice()
{
    m_window->startGame("jsrogue", 4);
    key(Qt::Key_F4);
    QCOMPARE(m_window->page(), &m_window->play());
    press("Keep the score");
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(!game().isPractice());
    key(Qt::Key_F4);
    press("Go on as practice");
    QCOMPARE(m_window->page(), &m_window->editor());
    QVERIFY(game().isPractice());
    key(Qt::Key_F4);
    type(".");
    const std::int64_t turn = game().world().state().turn;
    QVERIFY(turn > 0);
    m_window->play().trigger(PlayAction::StepBack);
    QVERIFY(game().world().state().turn < turn);
    QVERIFY(game().save());
    const auto saved = loadGame(game().saveFile());
    QVERIFY(saved && saved->isPractice);
    key(Qt::Key_F4); // asks no more
    QCOMPARE(m_window->page(), &m_window->editor());
}

CAVE_TEST_SUITE(NewGamePageTest);
#include "new_game_page_test.moc"
