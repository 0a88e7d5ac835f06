// SPDX-License-Identifier: MIT
// The window of rules: that its fields follow what is taken back, added and removed, and that all rules have one.
#include "core/save/built_in_dungeons.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/rules_window.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <string>
#include <vector>

using namespace cave;

namespace {

class RulesDesk : public EditorWindow {
public:
    RulesDesk() { open(builtInDungeon("jsrogue")->dungeon); }
    RulesWindow& window() { return page.windows().rules(); }
    const Rules& rules() { return dungeon().rules; }
    // The last one of that name: lines of goals are made after all else.
    template <typename Widget>
    Widget& named(const QString& name)
    {
        Widget* found = nullptr;
        for (auto* widget : window().findChildren<Widget*>())
            if (widget->accessibleName() == name)
                found = widget;
        if (!found)
            qFatal("no such field");
        return *found;
    }
    template <typename Button>
    void click(const QString& text)
    {
        for (auto* button : window().findChildren<Button*>())
            if (button->text() == text)
                return button->click();
        qFatal("no such button");
    }
    void chooseGoalSort(int goal, int sort)
    {
        auto& box = named<QComboBox>(QString("Goal %1").arg(goal));
        box.setCurrentIndex(sort);
        emit box.activated(sort);
    }
};

} // namespace

class RulesFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void aGoalTakenBackIsShown();
    void howMuchAFallTakesIsSet();
    void whatIsOffSaysWhatIsToBeChosenFirst();
    void whatIsToBeSlainCountsHoweverItDies();
    void eachOfSeveralCountsHoweverItDies();
    void eachOriginShowsItsOwnLines();
    void anUndoTakesBackWhatIsBeingTyped();
    void stepsBackAndForthLeaveNothingUnsoundInALine();
    void aJumpInTheHistoryLeavesNothingUnsoundInALine();
};

void RulesFieldsTest::aGoalTakenBackIsShown()
{
    RulesDesk desk;
    desk.click<QRadioButton>("All of these");
    desk.chooseGoalSort(1, 2);
    QVERIFY(desk.rules().parts[0].goal == Goal::Collect);
    auto& count = desk.named<QSpinBox>("How many to gather");
    count.setValue(7);
    QCOMPARE(desk.rules().parts[0].count, 7);
    desk.stack().undo();
    QCOMPARE(desk.rules().parts[0].count, 1);
    QCOMPARE(count.value(), 1);
    desk.stack().redo();
    QCOMPARE(count.value(), 7);
}

void RulesFieldsTest::howMuchAFallTakesIsSet()
{
    RulesDesk desk;
    auto& fall = desk.named<QSpinBox>("Health that a fall takes");
    QCOMPARE(fall.value(), desk.rules().fall);
    fall.setValue(9);
    QCOMPARE(desk.rules().fall, 9);
    desk.stack().undo();
    QCOMPARE(fall.value(), desk.rules().fall);
}

void RulesFieldsTest::whatIsOffSaysWhatIsToBeChosenFirst()
{
    RulesDesk desk;
    const QSpinBox& food = desk.named<QSpinBox>("Food at the start");
    const auto boxes = desk.window().findChildren<QCheckBox*>();
    const QCheckBox& chokes = **std::ranges::find(boxes, QString("More than fits chokes"), &QCheckBox::text);
    QVERIFY(food.isEnabled() && chokes.isEnabled() && food.toolTip().isEmpty());
    desk.click<QCheckBox>("Hunger");
    for (const QWidget* field : std::initializer_list<const QWidget*>{&food, &chokes}) {
        QVERIFY(!field->isEnabled());
        QCOMPARE(field->accessibleDescription(), QString("Only with \"Hunger\": choose that first."));
    }
    desk.click<QCheckBox>("Hunger");
    QVERIFY(food.isEnabled() && chokes.isEnabled() && food.accessibleDescription().isEmpty());
}

// Another goal has nobody who could die.
void RulesFieldsTest::whatIsToBeSlainCountsHoweverItDies()
{
    RulesDesk desk;
    desk.click<QRadioButton>("Slay");
    desk.click<QCheckBox>("however it dies");
    QVERIFY(desk.rules().anyhow);
    desk.click<QRadioButton>("Reach");
    QVERIFY2(desk.window().problem().isEmpty(), qPrintable(desk.window().problem()));
    QVERIFY(desk.rules().goal == Goal::Reach && !desk.rules().anyhow);
    desk.stack().undo();
    QVERIFY(desk.rules().anyhow);
}

void RulesFieldsTest::eachOfSeveralCountsHoweverItDies()
{
    RulesDesk desk;
    desk.click<QRadioButton>("Any of these");
    desk.click<QPushButton>("Add a goal");
    QVERIFY(desk.rules().parts[1].goal == Goal::Slay);
    auto& anyhow = desk.named<QCheckBox>("Goal 2 counts however it dies");
    anyhow.click();
    QVERIFY(desk.rules().parts[1].anyhow);
    desk.stack().undo();
    QVERIFY(!desk.rules().parts[1].anyhow && !anyhow.isChecked());
}

// Buttons that are clicked leave the focus where it is: the line has not been left.
void RulesFieldsTest::eachOriginShowsItsOwnLines()
{
    RulesDesk desk;
    desk.window().show();
    auto& add = desk.named<QToolButton>("Add an origin");
    auto& kit = desk.named<QLineEdit>("Kit");
    add.click();
    QTest::keyClicks(&kit, "dagger,");
    QCOMPARE(kit.text(), QString("dagger,")); // another one may follow
    add.click();
    QCOMPARE(kit.text(), QString());
    QTest::keyClicks(&kit, "apple");
    QCOMPARE(desk.rules().origins.at(0).kit, (std::vector<std::string>{"dagger"}));
    QCOMPARE(desk.rules().origins.at(1).kit, (std::vector<std::string>{"apple"}));
    desk.named<QToolButton>("Remove this origin").click();
    QCOMPARE(kit.text(), QString("dagger"));
}

void RulesFieldsTest::anUndoTakesBackWhatIsBeingTyped()
{
    RulesDesk desk;
    desk.window().show();
    desk.named<QToolButton>("Add an origin").click();
    auto& kit = desk.named<QLineEdit>("Kit");
    QTest::keyClicks(&kit, "dagger");
    QCOMPARE(desk.rules().origins.at(0).kit, (std::vector<std::string>{"dagger"}));
    desk.stack().undo();
    QVERIFY(!desk.rules().origins.at(0).kit);
    QCOMPARE(kit.text(), QString());
    desk.stack().redo();
    QCOMPARE(kit.text(), QString("dagger"));
}

// Text that no rules can hold makes no step of its own, so that what can be redone stays.
void RulesFieldsTest::stepsBackAndForthLeaveNothingUnsoundInALine()
{
    RulesDesk desk;
    desk.window().show();
    desk.named<QToolButton>("Add an origin").click();
    auto& name = desk.named<QLineEdit>("Name of this origin");
    auto& kit = desk.named<QLineEdit>("Kit");
    QTest::keyClicks(&name, "s");
    QTest::keyClicks(&kit, "dagger");
    desk.stack().undo();
    QTest::keyClicks(&kit, "nothing");
    desk.stack().undo();
    QCOMPARE(kit.text(), QString());
    QCOMPARE(name.text(), QString("Traveller"));
    desk.stack().redo();
    QTest::keyClicks(&kit, "nothing");
    QCOMPARE(kit.text(), QString("nothing"));
    desk.stack().redo();
    QCOMPARE(kit.text(), QString("dagger"));
    desk.stack().undo();
    QTest::keyClicks(&kit, "apple,");
    QCOMPARE(kit.text(), QString("apple,")); // a step of its own, in place of the one that was taken back
    QCOMPARE(desk.rules().origins.at(0).kit, (std::vector<std::string>{"apple"}));
}

// As the panel of all steps makes one: over several of them, and told once.
void RulesFieldsTest::aJumpInTheHistoryLeavesNothingUnsoundInALine()
{
    RulesDesk desk;
    desk.window().show();
    desk.named<QToolButton>("Add an origin").click();
    auto& kit = desk.named<QLineEdit>("Kit");
    QTest::keyClicks(&desk.named<QLineEdit>("Name of this origin"), "s");
    QTest::keyClicks(&kit, "dagger");
    desk.stack().setIndex(desk.stack().index() - 2);
    QCOMPARE(kit.text(), QString());
    QTest::keyClicks(&kit, "nothing");
    QCOMPARE(kit.text(), QString("nothing"));
    desk.stack().setIndex(desk.stack().count());
    QCOMPARE(kit.text(), QString("dagger"));
}

CAVE_TEST_SUITE(RulesFieldsTest);
#include "rules_test.moc"
