// SPDX-License-Identifier: MIT
#include "app/title/daily_page.h"

#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "app/title/dungeon_library.h"
#include "app/title/hero_chooser.h"
#include "app/title/new_game_page.h"
#include "app/view/base/file_path.h"
#include "core/base/files.h"
#include "tests/app/window_suite.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/view/refusals.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

using namespace cave;

class DailyPageTest : public WindowSuite {
    Q_OBJECT

private:
    RunningGame& game() const { return *m_window->play().game(); }
    std::filesystem::path file() const { return pathOf(m_folder->filePath("daily.json")); }
    // To the player, whatever lies below.
    bool isTold(const QString& words) const
    {
        const auto labels = m_window->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
    }
    std::string today() const { return m_window->daily().today().toString(Qt::ISODate).toStdString(); }

private slots:
    void theFirstGameOfTheDayCounts();
    void whoWasSlainDied();
    void theLineOfADayIsCopied();
    void aGameThatWasLeftGoesOn();
    void afterMidnightThePageShowsTheNewDayFirst();
    void whatAnotherWindowPlayedCounts();
    void aFileThatCannotBeReadStaysAsItIs();
    void aFileThatIsBrokenMeanwhileIsTold();
    void anEndThatCannotBeNotedIsTold();
    void originsTakeTurns();
    void theHeroIsNamedThere();
};

void DailyPageTest::theFirstGameOfTheDayCounts()
{
    key(Qt::Key_D);
    QCOMPARE(m_window->page(), static_cast<QWidget*>(&m_window->daily()));
    QCOMPARE(m_window->daily().findChild<QTreeWidget*>()->topLevelItemCount(), DailyPage::kDaysShown);
    key(Qt::Key_Return);
    QCOMPARE(game().seed().number, dailySeed(m_window->daily().today()));
    QCOMPARE(shown(game().daily()), shown(today()));
    QVERIFY(DailyLog::load(file())->of(today()) != nullptr);
    game().submit(Wait{});
    game().submit(GiveUp{});
    const auto log = DailyLog::load(file());
    QVERIFY(log && log->of(today())->end);
    QCOMPARE(log->of(today())->end->turn, std::int64_t{1});
    // Once more it is a game like others.
    m_window->showDaily();
    QVERIFY2(m_window->daily().line().contains("given up on level 1, turn 1"), qPrintable(m_window->daily().line()));
    const QTreeWidgetItem& row = *m_window->daily().findChild<QTreeWidget*>()->topLevelItem(0);
    QVERIFY(row.text(2) == "given up");
    key(Qt::Key_Return);
    QVERIFY(game().daily().empty());
    game().submit(Wait{});
    game().submit(Wait{});
    game().submit(GiveUp{});
    QCOMPARE(DailyLog::load(file())->of(today())->end->turn, std::int64_t{1});
}

void DailyPageTest::whoWasSlainDied()
{
    key(Qt::Key_D);
    QVERIFY(m_window->daily().begin({}));
    QVERIFY(m_window->daily().end(today(), {Outcome::Died, 12, 34, 2}));
    m_window->showDaily();
    QCOMPARE(m_window->daily().findChild<QTreeWidget*>()->topLevelItem(0)->text(2), QString("died"));
    QVERIFY(m_window->daily().line().contains("died on level 2, turn 34"));
}

void DailyPageTest::theLineOfADayIsCopied()
{
    key(Qt::Key_D);
    const auto buttons = m_window->daily().findChildren<QPushButton*>();
    const auto found = std::ranges::find(buttons, QString("Copy line"), &QPushButton::text);
    QVERIFY(found != buttons.end());
    QPushButton& copy = **found;
    QVERIFY(refuses(m_window->daily(), {"Copy line: No game of this day has ended. Choose a day whose game has."}));
    QVERIFY2(copy.toolTip().startsWith("Copies") && copy.toolTip().contains("\nNo game of this day has ended."),
             qPrintable(copy.toolTip()));
    key(Qt::Key_Return);
    game().submit(GiveUp{});
    m_window->showDaily();
    QVERIFY(copy.isEnabled() && !copy.toolTip().contains('\n'));
    QCOMPARE(copy.accessibleDescription(), copy.toolTip());
    copy.click();
    const QString line = QGuiApplication::clipboard()->text();
    QVERIFY2(line.startsWith("Cavewright, " + shown(today())) && line.contains("deep#"), qPrintable(line));
}

void DailyPageTest::aGameThatWasLeftGoesOn()
{
    key(Qt::Key_D);
    key(Qt::Key_Return);
    game().submit(Wait{});
    m_window->showTitle();
    key(Qt::Key_D);
    key(Qt::Key_Return);
    QCOMPARE(game().world().state().turn, std::int64_t{1});
    QCOMPARE(shown(game().daily()), shown(today()));
}

void DailyPageTest::afterMidnightThePageShowsTheNewDayFirst()
{
    key(Qt::Key_D);
    const QDate now = m_window->daily().today();
    m_window->daily().open(now.addDays(-1), false); // as it was left open in the evening
    key(Qt::Key_Return);
    QCOMPARE(m_window->page(), static_cast<QWidget*>(&m_window->daily()));
    QCOMPARE(m_window->daily().today(), QDate::currentDate());
    QVERIFY(!std::filesystem::exists(file())); // yesterday was not begun
    key(Qt::Key_Return);
    QCOMPARE(shown(game().daily()), shown(today()));
}

void DailyPageTest::whatAnotherWindowPlayedCounts()
{
    key(Qt::Key_D); // today was not played yet
    DailyLog log;
    QVERIFY(log.begin(today(), {}) && log.end(today(), {Outcome::Died, 12, 34, 2}));
    QVERIFY(log.save(file()));
    key(Qt::Key_Return);
    QVERIFY(game().daily().empty());
    QVERIFY(isTold("so this one does not count"));
    game().submit(Wait{});
    game().submit(GiveUp{});
    const auto kept = DailyLog::load(file());
    QVERIFY(kept && kept->of(today()) && kept->of(today())->end);
    QCOMPARE(kept->of(today())->end->turn, std::int64_t{34});
}

void DailyPageTest::aFileThatCannotBeReadStaysAsItIs()
{
    QVERIFY(writeFileAtomically(file(), "{\"days\": 7}"));
    key(Qt::Key_D);
    QVERIFY(!m_window->daily().problem().isEmpty());
    key(Qt::Key_Return);
    QVERIFY(game().daily().empty());
    QVERIFY(isTold("today cannot count"));
    game().submit(Wait{});
    game().submit(GiveUp{});
    QCOMPARE(shown(*readFile(file(), 1000)), QString("{\"days\": 7}"));
}

void DailyPageTest::aFileThatIsBrokenMeanwhileIsTold()
{
    key(Qt::Key_D);
    QVERIFY(m_window->daily().problem().isEmpty()); // today would count
    QVERIFY(writeFileAtomically(file(), "{\"days\": 7}"));
    key(Qt::Key_Return);
    QVERIFY(game().daily().empty());
    QVERIFY(isTold("today cannot count"));
}

void DailyPageTest::anEndThatCannotBeNotedIsTold()
{
    key(Qt::Key_D);
    key(Qt::Key_Return);
    QCOMPARE(shown(game().daily()), shown(today()));
    game().submit(Wait{});
    QVERIFY(writeFileAtomically(file(), "{\"days\": 7}"));
    game().submit(GiveUp{});
    const auto isMessage = [&](const Message& message) {
        return message.text.source == "How the game of the day ended cannot be noted. %1";
    };
    QCOMPARE(std::ranges::count_if(game().session().messages(), isMessage), 1);
    QCOMPARE(shown(*readFile(file(), 1000)), QString("{\"days\": 7}"));
}

void DailyPageTest::originsTakeTurns()
{
    Rules rules;
    QVERIFY(dailyOrigin(rules, QDate(2026, 11, 26)) == nullptr);
    for (const char* id : {"a", "b", "c", "d", "e"})
        rules.origins.push_back({id, id, {}, {}, {}, {}, {}, {}, {}});
    QCOMPARE(shown(dailyOrigin(rules, QDate(2026, 11, 26))->id), QString("b")); // 20261126 mod 5 is 1
    QCOMPARE(shown(dailyOrigin(rules, QDate(2026, 11, 27))->id), QString("c"));
}

void DailyPageTest::theHeroIsNamedThere()
{
    key(Qt::Key_D);
    HeroChooser& hero = m_window->daily().hero();
    QVERIFY(hero.isVisible());
    QVERIFY(!hero.findChild<QComboBox*>()->isVisible()); // the origin is the day's
    hero.setCard({"Ida", "hero-warden"});
    m_window->daily().findChild<QTreeWidget*>()->setFocus();
    key(Qt::Key_Return);
    QCOMPARE(shown(game().daily()), shown(today()));
    QVERIFY((game().hero() == HeroCard{"Ida", "hero-warden"}));
    game().submit(Wait{});
    m_window->showTitle();
    key(Qt::Key_D);
    QVERIFY(!hero.isVisible()); // the game that goes on has its hero
    m_window->showNewGame();
    QCOMPARE(shown(m_window->newGame().hero().card().name), QString("Ida")); // it is remembered
}

CAVE_TEST_SUITE(DailyPageTest);
#include "daily_page_test.moc"
