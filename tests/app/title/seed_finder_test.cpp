// SPDX-License-Identifier: MIT
// Seeds that are looked for from New game.
#include "app/seed_finder.h"

#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "app/settings/language.h"
#include "app/title/new_game_page.h"
#include "app/view/base/file_path.h"
#include "app/view/ui/palette.h"
#include "core/base/files.h"
#include "core/generate/bake.h"
#include "core/save/dungeon_file.h"
#include "editor/lab/search_window.h"
#include "editor/page/editor_page.h"
#include "editor/tools/workbench.h"
#include "tests/app/cut_texts.h"
#include "tests/app/window_suite.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cstdlib>

using namespace cave;

namespace {

constexpr int kFindTime = 60'000; // ms: on a busy machine
constexpr std::uint64_t kMadeFrom = 4;

bool isNearly(QColor one, QColor other) // as the edge of a line
{
    constexpr int kEdge = 40;
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
               std::abs(one.blue() - other.blue()) <
           kEdge;
}

} // namespace

class SeedFinderTest : public WindowSuite {
    Q_OBJECT

private:
    NewGamePage& page() const { return m_window->newGame(); }
    QLineEdit& field() const
    {
        for (QLineEdit* line : page().findChildren<QLineEdit*>())
            if (line->accessibleName() == "Seed")
                return *line;
        qFatal("There is no field for a seed.");
    }
    static QPushButton& button(const QWidget& window, const QString& words)
    {
        for (QPushButton* one : window.findChildren<QPushButton*>())
            if (one->text() == words)
                return *one;
        qFatal("No button says: %s", qPrintable(words));
    }
    QPushButton& findButton() const { return button(page(), "Find a seed..."); }
    SearchWindow& search() const { return *m_window->findChild<SearchWindow*>(); }

    // New game with a small dungeon of the user's own.
    void openNewGame()
    {
        const QString folder = DataFolders::at(m_folder->path()).dungeons;
        QVERIFY(QDir().mkpath(folder));
        m_file = folder + "/small.cave.json";
        QVERIFY(writeFileAtomically(pathOf(m_file), writeDungeon(recipeDungeon(kMadeFrom))));
        m_window->showNewGame();
        page().open(m_file);
        QCOMPARE(page().dungeonKey(), m_file);
    }
    // Where keys go: offscreen no second window ever becomes the active one.
    QWidget* target() const
    {
        const auto* window = m_window->findChild<SearchWindow*>();
        return window && window->isVisible() && window->focusWidget() ? window->focusWidget() : focused();
    }
    void press(int key) const { QTest::keyClick(target(), static_cast<Qt::Key>(key)); }

    // As somebody without a mouse does.
    void openSearch()
    {
        findButton().setFocus();
        press(Qt::Key_Return);
        QVERIFY(search().isVisible());
        QVERIFY(QTest::qWaitForWindowActive(&search()));
    }
    void find(const QString& query)
    {
        search().setQuery(query);
        search().run();
        QTRY_VERIFY_WITH_TIMEOUT(!search().isBusy(), kFindTime);
        QVERIFY(!search().finds().empty());
    }
    void waitForNewGame()
    {
        QVERIFY(!search().isVisible());
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QCOMPARE(m_window->page(), &page());
    }
    QString m_file;

private slots:
    void cleanup()
    {
        m_window.reset();
        speak("en");
    }

    void whatIsFoundIsOfTheChosenDungeonAndFillsTheField();
    void theKeysAloneFindAndTakeASeed();
    void enterPressesTheButtonThatHasTheFocus();
    void playBeginsThatGameAsNewGameSays();
    void editOpensWhatTheSeedMakesInTheEditor();
    void theNameOfAFindIsTakenByNewGame();
    void escapeStopsTheSearchAndComesBackToTheButton();
    void whatWasFoundStaysUntilAnotherDungeonIsChosen();
    void picturesOfAScoredGameTellNoMoreThanNewGame();
    void onlyPracticeRingsWhatWasAskedFor();
    void aDungeonThatCannotBeReadIsNotSearched();
    void allHasNamesAndNothingIsCut();
};

void SeedFinderTest::whatIsFoundIsOfTheChosenDungeonAndFillsTheField()
{
    openNewGame();
    openSearch();
    const std::string text = "count(creature:bat) >= 2 and floor(1) > 100";
    find(QString::fromStdString(text));
    const Dungeon dungeon = recipeDungeon(kMadeFrom);
    const Query query = parseQuery(text, dungeon).value();
    for (const SearchFind& found : search().finds())
        QVERIFY(answersFully(query, dungeon, found.hit.seed).value());
    search().list().setCurrentRow(1);
    const std::uint64_t seed = search().finds()[1].hit.seed;
    button(search(), "&Take this seed").click();
    waitForNewGame();
    QCOMPARE(page().seedText(), QString::number(seed));
    QCOMPARE(page().dungeonKey(), m_file);
    QTRY_VERIFY(field().hasFocus());
    QCOMPARE(field().selectedText(), page().seedText()); // to be typed over
}

void SeedFinderTest::theKeysAloneFindAndTakeASeed()
{
    openNewGame();
    openSearch();
    QCOMPARE(target()->accessibleName(), QString("What the seeds must have"));
    QTest::keyClicks(target(), "1 > 0"); // no word that would be completed
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!search().isBusy(), kFindTime);
    for (int i = 0; i < 20 && target() != &search().list(); ++i)
        press(Qt::Key_Tab);
    QVERIFY(search().list().hasFocus());
    press(Qt::Key_Home);
    press(Qt::Key_Return);
    waitForNewGame();
    QCOMPARE(page().seedText(), QString("1"));
}

// Not the one that looks once more, and so forgets what was found.
void SeedFinderTest::enterPressesTheButtonThatHasTheFocus()
{
    openNewGame();
    openSearch();
    find("floor() > 0");
    search().list().setCurrentRow(4);
    button(search(), "&Take this seed").setFocus();
    press(Qt::Key_Return);
    waitForNewGame();
    QCOMPARE(page().seedText(), QString("5"));
}

void SeedFinderTest::playBeginsThatGameAsNewGameSays()
{
    openNewGame();
    page().paste("jsrogue#5");
    QCOMPARE(page().dungeonKey(), QString("jsrogue"));
    page().setPractice(true);
    openSearch();
    find("floor() > 0");
    search().list().setCurrentRow(6);
    button(search(), "&Play").click();
    QVERIFY(!search().isVisible());
    QCOMPARE(m_window->page(), &m_window->play());
    const RunningGame& game = *m_window->play().game();
    QCOMPARE(game.reference(), QString("jsrogue#7"));
    QVERIFY(game.isPractice());
}

void SeedFinderTest::editOpensWhatTheSeedMakesInTheEditor()
{
    openNewGame();
    openSearch();
    find("floor() > 0");
    search().list().setCurrentRow(2);
    button(search(), "&Edit").setFocus();
    press(Qt::Key_Return);
    QVERIFY(!search().isVisible());
    QCOMPARE(m_window->page(), &m_window->editor());
    Dungeon third = recipeDungeon(kMadeFrom);
    QVERIFY(bake(third, 3));
    const Dungeon& edited = m_window->editor().workbench().dungeon();
    QCOMPARE(edited.seed, std::uint64_t{3});
    QVERIFY(edited.levels[0].tiles == third.levels[0].tiles);
}

void SeedFinderTest::theNameOfAFindIsTakenByNewGame()
{
    openNewGame();
    page().paste("jsrogue#5");
    openSearch();
    find("floor() > 0");
    search().list().setCurrentRow(6);
    button(search(), "Copy &name").click();
    QCOMPARE(QApplication::clipboard()->text(), QString("jsrogue#7"));
    press(Qt::Key_Escape);
    waitForNewGame();
    page().paste(QApplication::clipboard()->text());
    QCOMPARE(page().seedText(), QString("7"));
}

void SeedFinderTest::escapeStopsTheSearchAndComesBackToTheButton()
{
    openNewGame();
    const QString seed = page().seedText();
    openSearch();
    search().setQuery("floor() < 0");
    search().run();
    QVERIFY(search().isBusy());
    press(Qt::Key_Escape);
    waitForNewGame();
    QVERIFY(!search().isBusy());
    QTRY_VERIFY(findButton().hasFocus());
    QCOMPARE(page().seedText(), seed);
    press(Qt::Key_Escape); // as before
    QCOMPARE(m_window->page(), &m_window->title());
}

void SeedFinderTest::whatWasFoundStaysUntilAnotherDungeonIsChosen()
{
    openNewGame();
    openSearch();
    find("floor() > 0");
    const std::size_t count = search().finds().size();
    press(Qt::Key_Escape);
    waitForNewGame();
    openSearch();
    QCOMPARE(search().finds().size(), count);
    press(Qt::Key_Escape);
    waitForNewGame();
    page().paste("jsrogue#5");
    QCOMPARE(page().dungeonKey(), QString("jsrogue"));
    openSearch();
    QVERIFY(search().finds().empty());
    search().setQuery("floor() > 0");
    QVERIFY2(search().problem().isEmpty(), qPrintable(search().problem()));
}

void SeedFinderTest::picturesOfAScoredGameTellNoMoreThanNewGame()
{
    openNewGame();
    openSearch();
    find("floor() > 0");
    const QImage scored = search().finds()[0].picture;
    press(Qt::Key_Escape);
    waitForNewGame();
    page().setPractice(true);
    openSearch();
    QVERIFY(search().finds().empty());
    find("floor() > 0");
    const QImage everything = search().finds()[0].picture;
    QCOMPARE(scored.size(), everything.size());
    QVERIFY(scored != everything); // the stairs are not in it
}

// A ring would show where to go.
void SeedFinderTest::onlyPracticeRingsWhatWasAskedFor()
{
    openNewGame();
    const auto hasRings = [this] { // amber, which no ground is
        find("count(creature:bat, 1) >= 1");
        QListWidget& list = search().list();
        const QImage shown = list.item(0)->icon().pixmap(list.iconSize()).toImage();
        for (int y = 0; y < shown.height(); ++y)
            for (int x = 0; x < shown.width(); ++x)
                if (isNearly(shown.pixelColor(x, y), QColor(palette::kAmber)))
                    return true;
        return false;
    };
    openSearch();
    QVERIFY(!hasRings());
    press(Qt::Key_Escape);
    waitForNewGame();
    page().setPractice(true);
    openSearch();
    QVERIFY(hasRings());
}

void SeedFinderTest::aDungeonThatCannotBeReadIsNotSearched()
{
    openNewGame();
    QVERIFY(writeFileAtomically(pathOf(m_file), "{"));
    page().open(m_file);
    const QString problem = page().problem();
    QVERIFY(!problem.isEmpty());
    findButton().click();
    QVERIFY(!m_window->findChild<SearchWindow*>());
    QCOMPARE(page().problem(), problem);
}

void SeedFinderTest::allHasNamesAndNothingIsCut()
{
    openNewGame();
    openSearch();
    find("floor() > 0 and count(creature:bat) >= 0");
    for (const QString& language : QStringList{"de", "es", "en"}) {
        speak(language);
        m_window->resize(1024, 700);
        search().resize(search().size().boundedTo(QSize(1024, 700)));
        QCoreApplication::processEvents();
        QVERIFY(search().width() <= 1024 && search().height() <= 700);
        const auto cut = [this] { return cutTexts(search()) + cutTexts(*m_window); };
        QTRY_VERIFY2(cut().isEmpty(), qPrintable(language + ": " + cut().join(u'\n')));
    }
    for (const QWidget* widget : search().findChildren<QWidget*>()) {
        const auto* one = qobject_cast<const QPushButton*>(widget);
        const bool isPart = qobject_cast<const QSpinBox*>(widget->parentWidget()) != nullptr;
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !isPart)
            QVERIFY2(!(one ? one->text() : widget->accessibleName()).isEmpty(), widget->metaObject()->className());
    }
}

CAVE_TEST_SUITE(SeedFinderTest);
#include "seed_finder_test.moc"
