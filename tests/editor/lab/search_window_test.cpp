// SPDX-License-Identifier: MIT
// The window that looks for seeds.
#include "editor/lab/search_window.h"

#include "app/view/words/game_reference.h"
#include "core/generate/bake.h"
#include "core/save/formats/share_text.h"
#include "editor/lab/query_sentences.h"
#include "editor/lab/ringed_picture.h"
#include "editor/windows/design_windows.h"
#include "tests/editor/editor_window.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"
#include "tests/view/refusals.h"

#include <QClipboard>
#include <QCompleter>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr int kSearchTime = 60'000; // ms: on a busy machine

class SearchDesk : public EditorWindow {
public:
    SearchDesk()
    {
        open(recipeDungeon(4));
        trigger(EditorAction::SearchSeeds);
    }
    SearchWindow& search() { return page.windows().search(); }
    void run(const QString& query)
    {
        search().setQuery(query);
        search().run();
        QTRY_VERIFY_WITH_TIMEOUT(!search().isBusy(), kSearchTime);
    }
};

} // namespace

class SearchWindowTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsFoundIsWhatAFullLookFindsInTheOrderOfSeeds();
    void afterEnoughHitsItRestsAndGoesOnBehindTheLast();
    void goingOnLooksForAsManyAgainAndTheNewestThousandAreShown();
    void behindTheLargestSeedComesNought();
    void nearMissesTellWhatTheyLack();
    void whatIsAskedForIsSaidInSentences();
    void aLevelThatTheQueryNamesIsToldOnce();
    void aQueryThatIsNoneIsToldWithItsPlace();
    void theLettersThatAProblemIsAboutAreUnderlined();
    void thePlaceOfAProblemIsInLettersAndWholeWords();
    void aQueryOfALevelThatIsGoneIsToldAndNotRun();
    void aQueryThatTheSearchedDesignCannotAnswerDoesNotGoOn();
    void namesOfKindsAndMeasuresAreCompleted();
    void aFindIsOpenedPlayedAndCopied();
    void aFindThatAnEditHasMadeAnotherIsToldWhenItIsOpened();
    void aFindIsOpenedOnItsLevelWhereverThatIsNow();
    void whatWasAskedForIsRingedInThePicture();
    void theRingIsRoundThePlaceAndLeavesTheRest();
    void eachTermTellsHowManySeedsItRejects();
    void aTermThatIsSwitchedOffIsNotLookedFor();
    void rejectedSeedsAreNoMoreThanThoseThatWereTried();
    void actionsAreReachedByTheKeys();
    void anotherDungeonForgetsTheFinds();
    void aSearchIsStopped();
    void howLongItTakesIsToldWhileItRuns();
    void whoCannotRunIsToldWhy();
};

void SearchWindowTest::whatIsFoundIsWhatAFullLookFindsInTheOrderOfSeeds()
{
    SearchDesk desk;
    QVERIFY(desk.search().isVisible());
    const QString text = QStringLiteral("count(creature:bat) >= 2 and floor(1) > 100");
    const Query query = parseQuery(text.toStdString(), desk.dungeon()).value();
    std::vector<std::uint64_t> expected;
    for (std::uint64_t seed = 1; expected.size() < SearchWindow::kHits && seed < 500; ++seed)
        if (answersFully(query, desk.dungeon(), seed).value())
            expected.push_back(seed);
    QVERIFY(!expected.empty());
    desk.run(text);
    const auto& finds = desk.search().finds();
    QVERIFY(finds.size() >= expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(finds[i].hit.seed, expected[i]);
    QCOMPARE(desk.search().list().count(), static_cast<int>(finds.size()));
    QVERIFY(!finds.front().picture.isNull());
    QCOMPARE(desk.stack().count(), 0);
}

void SearchWindowTest::afterEnoughHitsItRestsAndGoesOnBehindTheLast()
{
    SearchDesk desk;
    desk.run("floor() > 0");
    QCOMPARE(desk.search().finds().size(), SearchWindow::kHits);
    QVERIFY2(desk.search().state().contains("rests"), qPrintable(desk.search().state()));
    desk.search().goOn();
    QTRY_VERIFY_WITH_TIMEOUT(!desk.search().isBusy(), kSearchTime);
    const auto& finds = desk.search().finds();
    QCOMPARE(finds.size(), 2 * SearchWindow::kHits);
    for (std::size_t i = 0; i < finds.size(); ++i)
        QCOMPARE(finds[i].hit.seed, std::uint64_t{i + 1});
}

void SearchWindowTest::goingOnLooksForAsManyAgainAndTheNewestThousandAreShown()
{
    SearchDesk desk;
    desk.run("floor() > 0");
    std::size_t found = SearchWindow::kHits;
    while (found <= SearchWindow::kShown) {
        QCOMPARE(desk.search().finds().size(), found);
        QVERIFY(!desk.search().state().contains("newest"));
        desk.search().goOn();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.search().isBusy(), kSearchTime);
        found *= 2;
    }
    const auto& finds = desk.search().finds();
    QCOMPARE(finds.size(), SearchWindow::kShown);
    QCOMPARE(desk.search().list().count(), static_cast<int>(SearchWindow::kShown));
    for (std::size_t i = 0; i < finds.size(); ++i)
        QCOMPARE(finds[i].hit.seed, std::uint64_t{found - SearchWindow::kShown + i + 1});
    const QString first = QString("Seed %1").arg(finds.front().hit.seed);
    QVERIFY(desk.search().list().item(0)->text().startsWith(first + u'\n'));
    QVERIFY2(desk.search().state().contains("1,536 found. The newest 1,000 are shown."),
             qPrintable(desk.search().state()));
    desk.search().goOn(); // after no more than can be shown
    QTRY_VERIFY_WITH_TIMEOUT(!desk.search().isBusy(), kSearchTime);
    QCOMPARE(desk.search().finds().back().hit.seed, std::uint64_t{found + SearchWindow::kShown});
}

void SearchWindowTest::behindTheLargestSeedComesNought()
{
    constexpr std::uint64_t kFirst = 18'446'744'073'709'551'614U;
    SearchDesk desk;
    const auto lines = desk.search().findChildren<QLineEdit*>();
    const auto first = std::ranges::find(lines, QString("First seed"), &QLineEdit::accessibleName);
    QVERIFY(first != lines.end());
    (*first)->setText(QString::number(kFirst));
    desk.run("floor() > 0");
    const auto& finds = desk.search().finds();
    QCOMPARE(finds.size(), SearchWindow::kHits);
    for (std::size_t i = 0; i < finds.size(); ++i)
        QCOMPARE(finds[i].hit.seed, kFirst + i);
    desk.search().goOn();
    QTRY_VERIFY_WITH_TIMEOUT(!desk.search().isBusy(), kSearchTime);
    QCOMPARE(finds.back().hit.seed, kFirst + 2 * SearchWindow::kHits - 1);
}

void SearchWindowTest::nearMissesTellWhatTheyLack()
{
    SearchDesk desk;
    desk.search().setNear(1);
    desk.run("floor() > 0 and floor() < 0");
    QCOMPARE(desk.search().finds().size(), SearchWindow::kHits);
    const QString text = desk.search().list().item(0)->text();
    QVERIFY2(text.contains("Missing: Floor: less than 0") && !text.contains("more than 0"), qPrintable(text));
}

void SearchWindowTest::whatIsAskedForIsSaidInSentences()
{
    SearchDesk desk;
    const auto said = [&](const char* query) { return sentenceOf(std::string(query), desk.dungeon()); };
    QCOMPARE(said("has bat"), QString("Bat: at least 1"));
    QCOMPARE(said("count(creature:bat|creature:kobold, 1) != 2"), QString("Bat or kobold, on level 1: other than 2"));
    QCOMPARE(said("not steps(creature:bat) < 1000 or max(danger) > loops() + 2"),
             QString("Not (Steps to: bat: less than 1,000) or Danger, the most: more than Loops + 2"));
    QCOMPARE(said("bot(explorer, won) = 1"), QString("Won by the bot \"Explorer\": exactly 1"));
    QCOMPARE(sentenceOf(SearchReason{.part = "count(creature:bat)", .value = 2, .level = 1}, desk.dungeon()),
             QString("Bat: 2, level 1"));
    QCOMPARE(sentenceOf(SearchReason{.part = "count(creature:bat, 1..2)", .value = 2, .level = 1}, desk.dungeon()),
             QString("Bat, down to level 2: 2, level 1"));
}

void SearchWindowTest::aLevelThatTheQueryNamesIsToldOnce()
{
    SearchDesk desk;
    const std::string lowest = std::to_string(desk.dungeon().depth());
    const auto told = [&](const std::string& part, int level) {
        return sentenceOf(SearchReason{.part = part, .value = 2, .level = level}, desk.dungeon());
    };
    QCOMPARE(told("count(creature:bat, 1)", 1), QString("Bat, on level 1: 2"));
    QCOMPARE(told("count(creature:bat, last)", desk.dungeon().depth()),
             QString::fromStdString("Bat, on level " + lowest + ": 2"));
}

void SearchWindowTest::aQueryThatIsNoneIsToldWithItsPlace()
{
    SearchDesk desk;
    desk.search().setQuery("has batt");
    QVERIFY2(desk.search().problem().contains("column 5"), qPrintable(desk.search().problem()));
    QVERIFY(desk.search().problem().contains("bat"));
    desk.search().run();
    QVERIFY(!desk.search().isBusy());
    desk.search().setQuery("has bat");
    QVERIFY(desk.search().problem().isEmpty());
}

void SearchWindowTest::theLettersThatAProblemIsAboutAreUnderlined()
{
    SearchDesk desk;
    const auto lines = desk.search().findChildren<QLineEdit*>();
    const auto found = std::ranges::find(lines, QString("What the seeds must have"), &QLineEdit::accessibleName);
    QVERIFY(found != lines.end());
    QLineEdit& line = **found;
    const auto pictureOf = [&line] {
        line.setCursorPosition(0);
        line.clearFocus();
        return line.grab().toImage();
    };
    desk.search().setQuery("has batt");
    QCOMPARE(desk.search().marked(), QString("batt"));
    QCOMPARE(line.text(), QString("has batt")); // as it was typed
    const QImage marked = pictureOf();
    QInputMethodEvent without; // takes the underline away
    QCoreApplication::sendEvent(&line, &without);
    QVERIFY(pictureOf() != marked);
    desk.search().setQuery("has bat");
    QCOMPARE(desk.search().marked(), QString());
    const QImage right = pictureOf();
    QCoreApplication::sendEvent(&line, &without);
    QVERIFY(pictureOf() == right);
}

void SearchWindowTest::thePlaceOfAProblemIsInLettersAndWholeWords()
{
    SearchDesk desk;
    const auto placeIn = [&](const QString& text) {
        const auto query = parseQuery(text.toStdString(), desk.dungeon());
        return query ? QueryPlace{} : placeOf(query.error(), text);
    };
    QCOMPARE(placeIn("has batt by 2"), (QueryPlace{4, 4}));
    QCOMPARE(placeIn("has item:batt"), (QueryPlace{4, 9}));
    QCOMPARE(placeIn("floor("), (QueryPlace{5, 1})); // what is missing comes behind the last letter
    QCOMPARE(placeIn("floor() 3"), (QueryPlace{8, 1}));
    QCOMPARE(placeIn("floor() > 0"), QueryPlace{});
    const Error behindUmlauts{"column 6", {"", "what"}}; // two letters before it are of two bytes
    QCOMPARE(placeOf(behindUmlauts, QString::fromUtf8("\u00e4\u00f6 xy")), (QueryPlace{3, 2}));
    QVERIFY(problemOf(behindUmlauts, QString::fromUtf8("\u00e4\u00f6 xy")).startsWith("column 4: "));
}

void SearchWindowTest::aQueryOfALevelThatIsGoneIsToldAndNotRun()
{
    SearchDesk desk;
    const int lowest = desk.dungeon().depth();
    desk.search().setQuery(QStringLiteral("has bat on %1").arg(lowest));
    QVERIFY(desk.search().problem().isEmpty());
    desk.bench().setZ(lowest - 1);
    desk.trigger(EditorAction::DeleteLevel);
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().depth(), lowest - 1, kSearchTime);
    QVERIFY2(desk.search().problem().contains("column 12"), qPrintable(desk.search().problem()));
    desk.search().run();
    QVERIFY(!desk.search().isBusy());
    desk.stack().undo();
    QVERIFY(desk.search().problem().isEmpty());
    desk.search().run();
    QVERIFY(desk.search().isBusy());
}

void SearchWindowTest::aQueryThatTheSearchedDesignCannotAnswerDoesNotGoOn()
{
    SearchDesk desk;
    desk.run("floor() > 0");
    const int added = desk.dungeon().depth() + 1;
    desk.trigger(EditorAction::NewLevel);
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().depth(), added, kSearchTime);
    desk.search().setQuery(QStringLiteral("floor(%1) > 0").arg(added));
    QVERIFY(desk.search().problem().isEmpty());
    desk.search().goOn();
    QVERIFY(!desk.search().isBusy());
    QVERIFY2(desk.search().state().contains("column 7"), qPrintable(desk.search().state()));
    QCOMPARE(desk.search().finds().size(), SearchWindow::kHits);
}

void SearchWindowTest::namesOfKindsAndMeasuresAreCompleted()
{
    SearchDesk desk;
    auto* completer = desk.search().findChild<QCompleter*>();
    QVERIFY(completer);
    for (const char* begun : {"unreach", "shortf", "dead_e", "kobo", "explo", "steps", "warn"}) {
        completer->setCompletionPrefix(begun);
        QVERIFY2(completer->completionCount() > 0, begun);
    }
    completer->setCompletionPrefix("zzz");
    QCOMPARE(completer->completionCount(), 0);
}

void SearchWindowTest::aFindIsOpenedPlayedAndCopied()
{
    SearchDesk desk;
    desk.run("floor() > 0");
    desk.search().list().setCurrentRow(6);
    Dungeon seventh = desk.dungeon();
    bake(seventh, 7).value();
    std::optional<Dungeon> played;
    connect(&desk.page, &EditorPage::playRequested, this, [&](const Dungeon& dungeon) { played = dungeon; });
    const auto press = [&](const QString& text) {
        for (QPushButton* button : desk.search().findChildren<QPushButton*>())
            if (button->text() == text)
                button->click();
    };
    press("&Play");
    QVERIFY(played);
    QVERIFY(played->levels[0].tiles == seventh.levels[0].tiles);
    press("Copy &name");
    QCOMPARE(QGuiApplication::clipboard()->text(), gameReference(desk.dungeon().name, {7})); // as New game takes it
    press("Copy seed");
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("7"));
    press("Copy share string");
    const auto shared = readShareText(QGuiApplication::clipboard()->text().toStdString());
    QVERIFY(shared);
    QVERIFY(shared->dungeon.levels[0].tiles == seventh.levels[0].tiles);
    QCOMPARE(desk.dungeon().seed, std::uint64_t{4});
    press("&Edit");
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().seed, std::uint64_t{7}, kSearchTime);
}

void SearchWindowTest::aFindThatAnEditHasMadeAnotherIsToldWhenItIsOpened()
{
    SearchDesk desk;
    desk.run("floor() > 0");
    const QSignalSpy said(&desk.page.workspace().bakery(), &Bakery::said);
    const auto open = [&](int row) {
        desk.search().list().setCurrentRow(row);
        emit desk.search().list().itemActivated(desk.search().list().item(row));
        QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().seed, static_cast<std::uint64_t>(row + 1), kSearchTime);
    };
    open(6);
    open(7);
    QCOMPARE(said.count(), 0);
    Dungeon edited = desk.dungeon();
    std::erase_if(edited.recipes.front().rows, [](const RecipeRow& row) { return row.type == "spawn"; });
    desk.bench().document().push(changeOf(desk.dungeon(), edited), {});
    open(8);
    QCOMPARE(said.count(), 1);
    QVERIFY2(said[0][0].toString().contains("seed 9 makes other levels"), qPrintable(said[0][0].toString()));
    QVERIFY(desk.dungeon().levels[0].things.empty()); // the edit is kept
    desk.stack().undo();
    desk.stack().undo();
    open(8);
    QCOMPARE(said.count(), 1);
}

void SearchWindowTest::aFindIsOpenedOnItsLevelWhereverThatIsNow()
{
    SearchDesk desk;
    desk.run("floor(2) > 0");
    QCOMPARE(desk.search().finds()[0].z, 1);
    const Uid level = desk.dungeon().level(1).uid;
    desk.bench().setZ(0);
    desk.trigger(EditorAction::DeleteLevel);
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().levelIndex(level), std::optional(0), kSearchTime);
    desk.bench().setZ(1);
    desk.search().list().setCurrentRow(0);
    emit desk.search().list().itemActivated(desk.search().list().item(0));
    QCOMPARE(desk.bench().level().uid, level);
}

void SearchWindowTest::whatWasAskedForIsRingedInThePicture()
{
    SearchDesk desk;
    desk.run("floor() > 0 and count(creature:bat) >= 1");
    const SearchFind& find = desk.search().finds().front();
    QCOMPARE(find.z, find.hit.level - 1);
    QVERIFY(!find.hit.why[1].places.empty());
    const auto pictureOf = [&] {
        QListWidget& list = desk.search().list();
        return list.item(0)->icon().pixmap(list.iconSize()).toImage();
    };
    const QImage withRings = pictureOf();
    desk.search().setPainter(levelImage, false);
    QVERIFY(desk.search().finds().empty()); // pictures of another sort
    desk.run("floor() > 0 and count(creature:bat) >= 1");
    QCOMPARE(pictureOf().size(), withRings.size());
    QVERIFY(pictureOf() != withRings);
}

void SearchWindowTest::theRingIsRoundThePlaceAndLeavesTheRest()
{
    QImage plain(200, 100, QImage::Format_RGB32); // of 20 x 10 cells
    plain.fill(Qt::blue);
    QVERIFY(ringed(plain, {20, 10}, {}, 1) == plain);
    const QImage shown = ringed(plain, {20, 10}, {{4, 3, 1, 1}, {10, 2, 6, 4}}, 1);
    const auto isChangedIn = [&](const QRect& area) { return shown.copy(area) != plain.copy(area); };
    QVERIFY(isChangedIn({35, 25, 20, 20}));
    QVERIFY(isChangedIn({95, 15, 70, 50}));
    QVERIFY(!isChangedIn({43, 33, 4, 4})); // what is ringed is seen
    QVERIFY(!isChangedIn({110, 30, 40, 20}));
    QVERIFY(!isChangedIn({0, 70, 200, 30}));
}

void SearchWindowTest::eachTermTellsHowManySeedsItRejects()
{
    SearchDesk desk;
    desk.search().setQuery("floor() > 0");
    QCOMPARE(desk.search().terms().count(), 0); // one alone is all or nothing
    desk.search().findChild<QSpinBox*>()->setValue(20);
    desk.run("floor() > 0 and count(creature:bat) >= 1000");
    QListWidget& terms = desk.search().terms();
    QCOMPARE(terms.count(), 2);
    QVERIFY(terms.isVisible());
    QCOMPARE(terms.item(0)->text(), QString("Floor: more than 0 (missing in 0)"));
    QCOMPARE(terms.item(1)->text(), QString("Bat: at least 1,000 (missing in 20)"));
    const QString help = terms.item(1)->toolTip(); // the rows fill the list, whose own nobody would see
    QVERIFY2(help.startsWith("count(creature:bat) >= 1000\n") && help.contains(terms.toolTip()), qPrintable(help));
    QVERIFY(!terms.toolTip().isEmpty());
}

void SearchWindowTest::aTermThatIsSwitchedOffIsNotLookedFor()
{
    SearchDesk desk;
    desk.search().setQuery("floor() > 0 and floor() < 0");
    QListWidget& terms = desk.search().terms();
    terms.setFocus();
    terms.setCurrentRow(1);
    QTest::keyClick(&terms, Qt::Key_Space);
    QCOMPARE(terms.item(1)->checkState(), Qt::Unchecked);
    desk.run("floor() > 0 and floor() < 0");
    QCOMPARE(desk.search().finds().size(), SearchWindow::kHits);
    QCOMPARE(terms.item(1)->checkState(), Qt::Unchecked); // as it was left
    QVERIFY(desk.search().finds().front().hit.missed.empty());
    terms.item(0)->setCheckState(Qt::Unchecked);
    desk.search().run(); // nothing is left to be looked for
    QVERIFY(!desk.search().isBusy());
}

void SearchWindowTest::rejectedSeedsAreNoMoreThanThoseThatWereTried()
{
    SearchDesk desk;
    desk.run("floor() > 0 and count(creature:bat) >= 10");
    QCOMPARE(desk.search().finds().size(), SearchWindow::kHits);
    const Query query = parseQuery("count(creature:bat) >= 10", desk.dungeon()).value();
    std::uint64_t rejected = 0;
    const std::uint64_t last = desk.search().finds().back().hit.seed;
    for (std::uint64_t seed = 1; seed <= last; ++seed)
        rejected += !answersFully(query, desk.dungeon(), seed).value();
    QVERIFY(rejected > 0);
    QCOMPARE(desk.search().terms().item(1)->text(), QString("Bat: at least 10 (missing in %1)").arg(rejected));
}

void SearchWindowTest::actionsAreReachedByTheKeys()
{
    SearchDesk desk;
    desk.run("floor() > 0");
    desk.search().list().setCurrentRow(2);
    desk.search().list().setFocus();
    QStringList reached;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(desk.search().focusWidget(), Qt::Key_Tab);
        if (const auto* button = qobject_cast<QPushButton*>(desk.search().focusWidget()))
            reached += button->text();
    }
    for (const char* action : {"&Edit", "&Play", "Copy &name", "Copy seed", "Copy share string"})
        QVERIFY2(reached.contains(action), action);
}

void SearchWindowTest::anotherDungeonForgetsTheFinds()
{
    SearchDesk desk;
    desk.run("floor() > 0");
    desk.open(recipeDungeon(5));
    QVERIFY(desk.search().finds().empty());
    QCOMPARE(desk.search().list().count(), 0);
}

void SearchWindowTest::aSearchIsStopped()
{
    SearchDesk desk;
    desk.search().setQuery("floor() < 0");
    desk.search().run();
    QVERIFY(desk.search().isBusy());
    desk.search().stop();
    QVERIFY(!desk.search().isBusy());
    QVERIFY(desk.search().finds().empty());
}

void SearchWindowTest::howLongItTakesIsToldWhileItRuns()
{
    SearchDesk desk;
    desk.search().setQuery("turns() = 1"); // which a game of the bot on each seed has to tell
    desk.search().run();
    QTRY_VERIFY_WITH_TIMEOUT(desk.search().state().contains("left."), kSearchTime);
    QVERIFY2(desk.search().state().contains("seeds a second."), qPrintable(desk.search().state()));
    QCOMPARE(withoutHelp(desk.search()), QStringList()); // Stop is on now
    desk.search().stop();
    QVERIFY(!desk.search().state().contains("left."));
}

void SearchWindowTest::whoCannotRunIsToldWhy()
{
    SearchDesk desk;
    const auto buttons = desk.search().findChildren<QPushButton*>();
    const auto found = std::ranges::find(buttons, QString("&Run"), &QPushButton::text);
    QVERIFY(found != buttons.end());
    const QPushButton& run = **found;
    QVERIFY(!run.isEnabled());
    QVERIFY2(run.toolTip().endsWith("\nSay first what the seeds must have."), qPrintable(run.toolTip()));
    desk.search().setQuery("floor(");
    QVERIFY(!run.isEnabled());
    QVERIFY2(run.toolTip().endsWith('\n' + desk.search().problem()), qPrintable(run.toolTip()));
    desk.search().setQuery("floor() > 0");
    QVERIFY(run.isEnabled() && !run.toolTip().contains('\n'));
    QCOMPARE(withoutHelp(desk.search()), QStringList());
    const QString noSeed = "Choose a seed in the list first.";
    QVERIFY(refuses(desk.search(), {"Stop: Nothing is running.", "Go on: Run it first.", "Edit: " + noSeed,
                                    "Play: " + noSeed, "Copy name: " + noSeed, "Copy seed: " + noSeed}));
}

CAVE_TEST_SUITE(SearchWindowTest);
#include "search_window_test.moc"
