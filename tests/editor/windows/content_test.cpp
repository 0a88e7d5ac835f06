// SPDX-License-Identifier: MIT
// The windows of rules and content by mouse and keys: what they change, refuse and show, and that each change is one
// step.
#include "app/view/ui/theme.h"
#include "core/edit/content_edit.h"
#include "core/generate/pieces.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/library_pieces.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/field_form.h"
#include "editor/windows/kind_box.h"
#include "editor/windows/list_field.h"
#include "editor/windows/rules_window.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace cave;

namespace {

class ContentDesk : public EditorWindow {
public:
    ContentDesk() { open(builtInDungeon("jsrogue")->dungeon); }
    ContentWindow& content() { return page.windows().content(); }
    RulesWindow& rules() { return page.windows().rules(); }
    template <typename Widget>
    Widget* field(std::string_view id)
    {
        QWidget* editor = content().form().editor(id);
        auto* self = qobject_cast<Widget*>(editor);
        return self ? self : editor->findChild<Widget*>();
    }
    template <typename Widget>
    Widget* named(QWidget& window, const QString& name)
    {
        for (auto* widget : window.findChildren<Widget*>())
            if (widget->accessibleName() == name)
                return widget;
        return nullptr;
    }
    template <typename Button>
    Button* button(QWidget& window, const QString& text)
    {
        for (auto* each : window.findChildren<Button*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    const CreatureKind& creature(std::string_view id)
    {
        return dungeon().catalogue->creature(*dungeon().catalogue->findCreature(id));
    }
};

} // namespace

class ContentTest : public QObject {
    Q_OBJECT

private slots:
    void aTickSaysItsNameOnce();
    void aRuleIsChangedInOneStep();
    void aTypedNumberIsOneStep();
    void rulesThatCannotBeAreToldAndNotTaken();
    void goalsAreSaidInWords();
    void severalGoalsAreRows();
    void growthAndDamageHaveNumbersOfTheirOwn();
    void otherSentencesAreTypedALineEach();
    void theKitIsFilledAndEmptied();
    void originsAreMadeAndRemoved();
    void itsOwnWordsAreTyped();
    void wordsThatCannotBeAreToldAtTheirField();
    void theScoreIsChanged();
    void aNewCreatureIsACopyAndCanBePlaced();
    void whatIsFoundIsShown();
    void aBuiltInKindIsChangedHereAndGoesBack();
    void whatIsWrongIsToldAtItsField();
    void aCreatureGetsItsBandAndItsRole();
    void behavioursAndDropsAreRows();
    void aCreatureThatLiesInWaitLooksLikeOneOrMore();
    void aStageKeepsTheSpeedUntilItSaysOne();
    void aStageFliesAsItsKindUntilItSaysSo();
    void anItemGetsAnEffect();
    void anItemThatBecomesALookStaysInTheList();
    void aGasIsMadeWhereThereWasNone();
    void aGasBurnsWithAFireThatPasses();
    void whatIsUndoneWhileNothingIsFoundIsNotShown();
    void whatIsBeingMadeIsShownWhenItIsThere();
    void whatIsInUseIsNotDeleted();
    void anIdIsRenamedWithAllItsUses();
    void undoingAllAndRedoingAllGivesBothEnds();
    void itIsUsedByKeysAlone();
    void itFitsIntoASmallScreen_data();
    void itFitsIntoASmallScreen();
    void allOfTheRulesHasRoomInLargeLetters();
    void aLibraryIsTakenInAndLeft();
    void aLibraryWhosePieceIsIncludedStays();
    void reactionsAreRows();
};

// No label beside a tick says the same.
void ContentTest::aTickSaysItsNameOnce()
{
    ContentDesk desk;
    int ticks = 0;
    for (const auto& [table, kind] : {std::pair{KindTable::Creature, "bat"}, std::pair{KindTable::Item, "dagger"},
                                      std::pair{KindTable::Tile, "floor"}}) {
        desk.content().showKind(table, kind);
        QStringList labels;
        for (const auto* label : desk.content().form().findChildren<QLabel*>())
            if (label->isVisibleTo(&desk.content().form()))
                labels << label->text();
        for (const auto* tick : desk.content().form().findChildren<QCheckBox*>()) {
            if (!tick->isVisibleTo(&desk.content().form()) || tick->text().isEmpty())
                continue;
            ++ticks;
            QVERIFY2(!labels.contains(tick->text()), qPrintable(tick->text()));
        }
    }
    QVERIFY(ticks > 3);
}

void ContentTest::aRuleIsChangedInOneStep()
{
    ContentDesk desk;
    const bool dig = desk.dungeon().rules.dig;
    auto* box = desk.button<QCheckBox>(desk.rules(), "Walls can be dug by hand");
    QVERIFY(box);
    QCOMPARE(box->isChecked(), dig);
    box->click();
    QCOMPARE(desk.dungeon().rules.dig, !dig);
    QCOMPARE(desk.stack().count(), 1);
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.dungeon().rules.dig, dig);
    QCOMPARE(box->isChecked(), dig);
    QVERIFY(!desk.document().isDirty());
}

void ContentTest::aTypedNumberIsOneStep()
{
    ContentDesk desk;
    auto* health = desk.named<QSpinBox>(desk.rules(), "Health");
    QVERIFY(health);
    health->setFocus();
    health->selectAll();
    QTest::keyClicks(health, "125");
    QVERIFY(desk.dungeon().rules.health == 125);
    QCOMPARE(desk.stack().count(), 1);
    health->setValue(health->minimum());
    QVERIFY(!desk.dungeon().rules.health);
    QVERIFY(health->text().contains("40"));
}

void ContentTest::rulesThatCannotBeAreToldAndNotTaken()
{
    ContentDesk desk;
    auto* hunger = desk.button<QCheckBox>(desk.rules(), "Hunger");
    if (!hunger->isChecked())
        hunger->click();
    const Rules before = desk.dungeon().rules;
    const int steps = desk.stack().count();
    auto* most = desk.named<QSpinBox>(desk.rules(), "Food that fits");
    most->setValue(before.hunger->start - 1);
    QVERIFY(!desk.rules().problem().isEmpty());
    QVERIFY(desk.dungeon().rules == before);
    QCOMPARE(desk.stack().count(), steps);
    most->setValue(before.hunger->start + 5);
    QVERIFY(desk.rules().problem().isEmpty());
    QCOMPARE(desk.dungeon().rules.hunger->most, before.hunger->start + 5);
}

void ContentTest::goalsAreSaidInWords()
{
    ContentDesk desk;
    desk.button<QRadioButton>(desk.rules(), "Slay")->click();
    QVERIFY(desk.dungeon().rules.goal == Goal::Slay);
    auto* whom = desk.named<KindBox>(desk.rules(), "Creature to slay");
    whom->setId("giant_zombie");
    emit whom->chosen();
    QVERIFY2(desk.rules().words().startsWith("Win by slaying the giant zombie."), qPrintable(desk.rules().words()));
    desk.button<QRadioButton>(desk.rules(), "Gather")->click();
    QVERIFY(desk.dungeon().rules.goal == Goal::Collect);
    QVERIFY(desk.rules().problem().isEmpty());
    desk.button<QRadioButton>(desk.rules(), "No goal")->click();
    QVERIFY(desk.rules().words().startsWith("This cannot be won"));
    while (desk.stack().canUndo())
        desk.stack().undo();
    QVERIFY(!desk.document().isDirty());
}

void ContentTest::severalGoalsAreRows()
{
    ContentDesk desk;
    desk.button<QRadioButton>(desk.rules(), "All of these")->click();
    QVERIFY(desk.dungeon().rules.goal == Goal::All);
    QCOMPARE(desk.dungeon().rules.parts, (std::vector<GoalPart>{{Goal::Reach, "exit"}}));
    desk.button<QPushButton>(desk.rules(), "Add a goal")->click();
    QCOMPARE(desk.dungeon().rules.parts.size(), std::size_t{2});
    auto* sort = desk.named<QComboBox>(desk.rules(), "Goal 2");
    sort->setCurrentIndex(2);
    emit sort->activated(2);
    QVERIFY(desk.dungeon().rules.parts[1].goal == Goal::Collect);
    desk.named<QSpinBox>(desk.rules(), "How many to gather")->setValue(1);
    QSpinBox* many = nullptr;
    for (auto* spin : desk.rules().findChildren<QSpinBox*>())
        if (spin->accessibleName() == "How many to gather" && spin->isEnabled())
            many = spin;
    QVERIFY(many);
    many->setValue(7);
    QCOMPARE(desk.dungeon().rules.parts[1].count, 7);
    QVERIFY2(desk.rules().words().startsWith("Win by doing all of this: Reach "), qPrintable(desk.rules().words()));
    desk.named<QToolButton>(desk.rules(), "Remove goal 1")->click();
    QCOMPARE(desk.dungeon().rules.parts.size(), std::size_t{1});
    desk.button<QRadioButton>(desk.rules(), "Slay")->click();
    QVERIFY(desk.dungeon().rules.parts.empty());
    while (desk.stack().canUndo())
        desk.stack().undo();
    QVERIFY(!desk.document().isDirty());
}

void ContentTest::growthAndDamageHaveNumbersOfTheirOwn()
{
    ContentDesk desk;
    QComboBox* experience = nullptr;
    for (auto* box : desk.rules().findChildren<QComboBox*>())
        if (box->accessibleName() == "Experience")
            experience = box;
    QVERIFY(experience);
    // Whatever numbers stand, their levels are told.
    const auto levels = [&desk] {
        for (const auto* label : desk.rules().findChildren<QLabel*>())
            if (label->text().startsWith("Levels: ") && !label->isHidden())
                return label->text();
        return QString();
    };
    QVERIFY2(levels().startsWith("Levels: 2 at 10, 3 at 40, "), qPrintable(levels()));
    experience->setCurrentIndex(4);
    emit experience->activated(4);
    QVERIFY(desk.dungeon().rules.ownGrowth == presetOf(GrowthFormula::Jsrogue)); // as it was
    desk.named<QSpinBox>(desk.rules(), "A level needs")->setValue(21);
    QCOMPARE(desk.dungeon().rules.ownGrowth->needed.of, (std::vector<int>{21, 0, 10}));
    desk.named<QSpinBox>(desk.rules(), "Each level gives health")->setValue(4);
    QCOMPARE(desk.dungeon().rules.ownGrowth->always[0], 4);
    const Rules before = desk.dungeon().rules;
    desk.named<QSpinBox>(desk.rules(), "and x level squared")->setValue(-1000); // falls
    QVERIFY(!desk.rules().problem().isEmpty());
    QVERIFY(desk.dungeon().rules == before);
    desk.named<QSpinBox>(desk.rules(), "and x level squared")->setValue(10);
    desk.named<QSpinBox>(desk.rules(), "A blow takes at least")->setValue(3);
    QVERIFY((desk.dungeon().rules.damage == DamageFormula{true, 3}));
    experience->setCurrentIndex(2);
    emit experience->activated(2);
    QVERIFY(desk.dungeon().rules.growth == GrowthFormula::Rooms && !desk.dungeon().rules.ownGrowth);
    QVERIFY2(levels().startsWith("Levels: 2 at 351, 3 after 501 more, "), qPrintable(levels()));
    experience->setCurrentIndex(0);
    emit experience->activated(0);
    QCOMPARE(levels(), QString()); // nobody learns
}

void ContentTest::otherSentencesAreTypedALineEach()
{
    ContentDesk desk;
    auto* lines = desk.named<QPlainTextEdit>(desk.rules(), "Other sentences");
    QVERIFY(lines);
    lines->setPlainText("Nothing lies here. => Bare rock.\nYou drop %1. => Down goes %1.");
    QCOMPARE(desk.dungeon().rules.texts.instead.size(), std::size_t{2});
    QCOMPARE(desk.dungeon().rules.texts.instead.at("You drop %1."), std::string("Down goes %1."));
    lines->setPlainText("You sing. => La.");
    QVERIFY(desk.rules().problem().contains("Other sentences"));
    QCOMPARE(desk.dungeon().rules.texts.instead.size(), std::size_t{2}); // the last that could be
}

void ContentTest::theKitIsFilledAndEmptied()
{
    ContentDesk desk;
    desk.rules().show();
    const std::size_t before = desk.dungeon().rules.kit.size();
    desk.named<QToolButton>(desk.rules(), "Add to the kit")->click();
    QWidget* choice = QApplication::activeModalWidget();
    QVERIFY(choice);
    auto* find = choice->findChild<QLineEdit*>();
    QTest::keyClicks(find, "dagger");
    QTest::keyClick(find, Qt::Key_Return);
    QCOMPARE(desk.dungeon().rules.kit.size(), before + 1);
    QCOMPARE(desk.dungeon().rules.kit.back(), std::string("dagger"));
    auto* list = desk.named<QListWidget>(desk.rules(), "What the hero starts with");
    list->setCurrentRow(list->count() - 1);
    list->setFocus();
    desk.named<QToolButton>(desk.rules(), "Take out of the kit")->click();
    QCOMPARE(desk.dungeon().rules.kit.size(), before);
}

void ContentTest::originsAreMadeAndRemoved()
{
    ContentDesk desk;
    desk.rules().show();
    auto* add = desk.named<QToolButton>(desk.rules(), "Add an origin");
    add->click();
    add->click();
    QCOMPARE(desk.dungeon().rules.origins.size(), std::size_t{2});
    QCOMPARE(desk.dungeon().rules.origins[1].id, std::string("origin_2"));
    auto* kit = desk.named<QLineEdit>(desk.rules(), "Kit");
    QTest::keyClicks(kit, "dagger, moon"); // unknown until it is called apple
    QVERIFY(!desk.rules().problem().isEmpty());
    QVERIFY(!desk.dungeon().rules.origins[1].kit || desk.dungeon().rules.origins[1].kit->size() < 2);
    kit->selectAll();
    QTest::keyClicks(kit, "dagger, apple");
    QVERIFY(desk.rules().problem().isEmpty());
    QCOMPARE(desk.dungeon().rules.origins[1].kit, (std::vector<std::string>{"dagger", "apple"}));
    QVERIFY(!desk.dungeon().rules.origins[0].kit);
    desk.named<QToolButton>(desk.rules(), "Remove this origin")->click();
    desk.named<QToolButton>(desk.rules(), "Remove this origin")->click();
    QVERIFY(desk.dungeon().rules.origins.empty());
}

void ContentTest::itsOwnWordsAreTyped()
{
    ContentDesk desk;
    const DungeonTexts before = desk.dungeon().rules.texts;
    auto* death = desk.named<QLineEdit>(desk.rules(), "Death");
    QVERIFY(death);
    death->setFocus();
    death->selectAll();
    QTest::keyClicks(death, "The cave keeps you.");
    QCOMPARE(desk.dungeon().rules.texts.death, std::string("The cave keeps you."));
    QCOMPARE(desk.stack().count(), 1);
    emit death->editingFinished();
    auto* intro = desk.named<QPlainTextEdit>(desk.rules(), "Intro");
    QVERIFY(intro);
    intro->selectAll();
    QTest::keyClicks(intro, "One.");
    QTest::keyClick(intro, Qt::Key_Return);
    QTest::keyClick(intro, Qt::Key_Return);
    QTest::keyClicks(intro, "Press {walk}.");
    QCOMPARE(desk.dungeon().rules.texts.intro, (std::vector<std::string>{"One.", "Press {walk}."}));
    QCOMPARE(intro->toPlainText(), QString("One.\n\nPress {walk}."));
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.dungeon().rules.texts.intro, before.intro);
    QCOMPARE(desk.dungeon().rules.texts.death, std::string("The cave keeps you."));
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.dungeon().rules.texts == before);
    QCOMPARE(death->text(), QString::fromStdString(before.death));
    QVERIFY(!desk.document().isDirty());
}

void ContentTest::wordsThatCannotBeAreToldAtTheirField()
{
    ContentDesk desk;
    const DungeonTexts before = desk.dungeon().rules.texts;
    auto* victory = desk.named<QLineEdit>(desk.rules(), "Victory");
    victory->selectAll();
    QTest::keyClicks(victory, "%2");
    QVERIFY2(desk.rules().problem().contains("Victory: Nothing is put in for %2 here."),
             qPrintable(desk.rules().problem()));
    QVERIFY(desk.dungeon().rules.texts.victory != "%2");
    QCOMPARE(victory->text(), QString("%2"));
    victory->selectAll();
    QTest::keyClicks(victory, "Out in %1 turns!");
    QVERIFY(desk.rules().problem().isEmpty());
    QCOMPARE(desk.dungeon().rules.texts.victory, std::string("Out in %1 turns!"));
    auto* intro = desk.named<QPlainTextEdit>(desk.rules(), "Intro");
    intro->selectAll();
    QTest::keyClicks(intro, "Press {no_such_key}.");
    QVERIFY2(desk.rules().problem().contains("Intro"), qPrintable(desk.rules().problem()));
}

void ContentTest::theScoreIsChanged()
{
    ContentDesk desk;
    auto* winning = desk.named<QSpinBox>(desk.rules(), "For winning");
    QVERIFY(winning);
    QCOMPARE(winning->value(), desk.dungeon().rules.score.victory);
    winning->setFocus();
    winning->selectAll();
    QTest::keyClicks(winning, "750");
    QCOMPARE(desk.dungeon().rules.score.victory, 750);
    QCOMPARE(desk.stack().count(), 1);
    auto* turns = desk.named<QSpinBox>(desk.rules(), "One point less of that every (turns)");
    QCOMPARE(turns->minimum(), 1);
    turns->setValue(3);
    QCOMPARE(desk.dungeon().rules.score.turns, 3);
    QCOMPARE(desk.stack().count(), 2);
    desk.trigger(EditorAction::Undo);
    desk.trigger(EditorAction::Undo);
    QCOMPARE(winning->value(), ScoreRules{}.victory);
    QVERIFY(!desk.document().isDirty());
}

void ContentTest::aNewCreatureIsACopyAndCanBePlaced()
{
    ContentDesk desk;
    desk.bench().setCreature(*desk.dungeon().catalogue->findCreature("kobold"));
    desk.trigger(EditorAction::NewCreature);
    auto* asked = desk.content().findChild<QInputDialog*>();
    QVERIFY(asked);
    asked->setTextValue("Cave kobold");
    asked->accept();
    QCOMPARE(desk.content().kind(), std::string("cave_kobold"));
    QCOMPARE(desk.creature("cave_kobold").health, 6);
    QCOMPARE(desk.stack().count(), 1);
    auto* health = desk.field<QSpinBox>("health");
    const int lines = desk.content().fight().count();
    QVERIFY(lines > 0);
    health->setFocus();
    health->selectAll();
    QTest::keyClicks(health, "17");
    QCOMPARE(desk.creature("cave_kobold").health, 17);
    QCOMPARE(desk.stack().count(), 2);
    QVERIFY(!desk.content().preview().isEmpty());
    QVERIFY(desk.content().fight().count() > lines); // it stands longer
    QTest::keyClick(&desk.content(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.bench().toolId() == ToolId::Thing);
    QCOMPARE(desk.dungeon().catalogue->creature(desk.bench().creature()).id, std::string("cave_kobold"));
    // It goes away with undo, and the choice falls back on one that is there.
    desk.trigger(EditorAction::Undo);
    desk.trigger(EditorAction::Undo);
    QVERIFY(!desk.dungeon().catalogue->findCreature("cave_kobold"));
    QVERIFY(desk.bench().creature() < desk.dungeon().catalogue->creatures().size());
    QVERIFY(!desk.document().isDirty());
    QVERIFY(desk.content().kind() != "cave_kobold");
}

void ContentTest::whatIsFoundIsShown()
{
    ContentDesk desk;
    desk.trigger(EditorAction::Content);
    auto* find = desk.named<QLineEdit>(desk.content(), "Find a kind");
    QVERIFY(find);
    const std::string before = desk.content().kind();
    QTest::keyClicks(find, "kobold");
    QVERIFY(desk.content().kind() != before);
    QCOMPARE(*desk.content().form().object().find("id")->as<std::string>(), desk.content().kind());
}

void ContentTest::aBuiltInKindIsChangedHereAndGoesBack()
{
    ContentDesk desk;
    desk.open(builtInDungeon("zircon")->dungeon); // which has no bat of its own
    desk.content().showKind(KindTable::Creature, "bat");
    QVERIFY(!desk.content().form().isEnabled());
    desk.content().changeHere();
    QVERIFY(desk.content().form().isEnabled());
    desk.field<QSpinBox>("health")->setValue(33);
    QCOMPARE(desk.creature("bat").health, 33);
    desk.content().remove(); // though there are bats
    QCOMPARE(desk.creature("bat").health, 5);
    QVERIFY(!hasOwnKind(desk.dungeon(), KindTable::Creature, "bat"));
}

void ContentTest::whatIsWrongIsToldAtItsField()
{
    ContentDesk desk;
    desk.content().addNew("Eft");
    QCOMPARE(desk.content().kind(), std::string("eft"));
    const int steps = desk.stack().count();
    auto* name = desk.field<QLineEdit>("name");
    name->setFocus();
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    QVERIFY2(desk.content().problem().contains("Name"), qPrintable(desk.content().problem()));
    QCOMPARE(desk.creature("eft").name, std::string("Eft"));
    QCOMPARE(desk.stack().count(), steps);
    QTest::keyClicks(name, "red eft");
    QCOMPARE(name->text(), QString("red eft"));
    QCOMPARE(desk.creature("eft").name, std::string("red eft"));
    QCOMPARE(desk.stack().count(), steps + 1);
    QVERIFY(desk.content().problem().isEmpty());
    auto* colour = desk.field<QLineEdit>("colour");
    colour->selectAll();
    QTest::keyClicks(colour, "#12");
    QVERIFY(desk.content().problem().contains("Colour"));
}

void ContentTest::aCreatureGetsItsBandAndItsRole()
{
    ContentDesk desk;
    desk.content().showKind(KindTable::Creature, "bat");
    desk.content().changeHere();
    auto* has = desk.field<QCheckBox>("band");
    auto* first = desk.named<QSpinBox>(desk.content(), "First level");
    auto* last = desk.named<QSpinBox>(desk.content(), "Last level");
    QVERIFY(has && first && last && !has->isChecked() && first->isHidden());
    has->click();
    QVERIFY(desk.creature("bat").band == LevelBand{});
    first->setValue(4); // takes the last along
    QVERIFY(desk.creature("bat").band == (LevelBand{4, 4}));
    last->setValue(9);
    QVERIFY(desk.creature("bat").band == (LevelBand{4, 9}));
    last->setValue(2);
    QVERIFY(desk.creature("bat").band == (LevelBand{2, 2}));
    auto* role = desk.field<QComboBox>("role");
    role->setCurrentIndex(role->findData("frail"));
    emit role->activated(role->currentIndex());
    QVERIFY(desk.creature("bat").role == FightRole::Frail);
    has->click(); // a role needs its band: this is told, and not taken
    QVERIFY(desk.creature("bat").band && !desk.content().problem().isEmpty());
}

void ContentTest::behavioursAndDropsAreRows()
{
    ContentDesk desk;
    desk.content().addNew("Eft");
    QCOMPARE(desk.creature("eft").behaviours.size(), std::size_t{2});
    QWidget* behaviours = desk.content().form().editor("behaviours");
    desk.named<QToolButton>(*behaviours, "Add a behaviour")->click();
    QCOMPARE(desk.creature("eft").behaviours.size(), std::size_t{3});
    // Another behaviour comes with what it needs.
    auto* does = behaviours->findChildren<FieldForm*>().last()->editor("does");
    auto* words = qobject_cast<QComboBox*>(does);
    words->setCurrentIndex(words->findData("guard"));
    emit words->activated(words->currentIndex());
    QVERIFY(desk.creature("eft").behaviours[2].does == Does::Guard);
    QCOMPARE(desk.creature("eft").behaviours[2].range, 5);
    desk.named<QToolButton>(*desk.content().form().editor("drops"), "Add a drop")->click();
    QCOMPARE(desk.creature("eft").drops.size(), std::size_t{1});
}

void ContentTest::aCreatureThatLiesInWaitLooksLikeOneOrMore()
{
    using Ids = std::vector<std::string>;
    ContentDesk desk;
    desk.content().addNew("Eft");
    QWidget* behaviours = desk.content().form().editor("behaviours");
    desk.named<QToolButton>(*behaviours, "Add a behaviour")->click();
    auto* words = qobject_cast<QComboBox*>(behaviours->findChildren<FieldForm*>().last()->editor("does"));
    words->setCurrentIndex(words->findData("ambush"));
    emit words->activated(words->currentIndex());
    const auto looks = [&] { return desk.creature("eft").behaviours[2].looksLike; };
    QCOMPARE(looks(), Ids());
    auto* list = qobject_cast<ListField*>(behaviours->findChildren<FieldForm*>().last()->editor("looks_like"));
    QVERIFY(list);
    const auto add = [&](const QString& name) {
        desk.named<QToolButton>(*list, "Add an item")->click();
        QPointer<ChoiceDialog> dialog = list->findChild<ChoiceDialog*>();
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(), name);
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(!dialog);
    };
    add("melon");
    QCOMPARE(looks(), Ids{"melon"});
    add("pumpkin");
    QCOMPARE(looks(), (Ids{"melon", "pumpkin"}));
    list->findChild<QToolButton*>("item")->click();
    QCOMPARE(looks().size(), std::size_t{1});
    QCOMPARE(list->items().size(), std::size_t{1});
}

void ContentTest::aStageKeepsTheSpeedUntilItSaysOne()
{
    ContentDesk desk;
    desk.content().addNew("Eft");
    QWidget* stages = desk.content().form().editor("stages");
    desk.named<QToolButton>(*stages, "Add a stage")->click();
    auto* speed = qobject_cast<QSpinBox*>(stages->findChild<FieldForm*>()->editor("speed"));
    QCOMPARE(speed->text(), QString("as before"));
    speed->setValue(100);
    QVERIFY(desk.creature("eft").stages[0].speed == 100);
    speed->setValue(speed->minimum());
    QVERIFY(!desk.creature("eft").stages[0].speed);
    QCOMPARE(speed->text(), QString("as before"));
}

void ContentTest::aStageFliesAsItsKindUntilItSaysSo()
{
    ContentDesk desk;
    desk.content().addNew("Eft");
    QWidget* stages = desk.content().form().editor("stages");
    desk.named<QToolButton>(*stages, "Add a stage")->click();
    auto* flies = qobject_cast<QCheckBox*>(stages->findChild<FieldForm*>()->editor("flies"));
    QCOMPARE(flies->checkState(), Qt::PartiallyChecked);
    flies->click();
    QVERIFY(desk.creature("eft").stages[0].flies == true);
    flies->click();
    QVERIFY(desk.creature("eft").stages[0].flies == false);
    QCOMPARE(flies->checkState(), Qt::Unchecked);
    flies->click();
    QVERIFY(!desk.creature("eft").stages[0].flies);
    QCOMPARE(flies->checkState(), Qt::PartiallyChecked);
}

void ContentTest::anItemGetsAnEffect()
{
    ContentDesk desk;
    desk.content().showKind(KindTable::Item, {});
    desk.content().addNew("Draught");
    const auto item = [&] { return desk.dungeon().catalogue->item(*desk.dungeon().catalogue->findItem("draught")); };
    QVERIFY(!item().effect);
    desk.field<QCheckBox>("effect")->click();
    QVERIFY(item().effect);
    QVERIFY(item().effect->kind == EffectKind::Heal);
    auto* kind =
        qobject_cast<QComboBox*>(desk.content().form().editor("effect")->findChild<FieldForm*>()->editor("kind"));
    kind->setCurrentIndex(kind->findData("haste"));
    emit kind->activated(kind->currentIndex());
    QVERIFY(item().effect->kind == EffectKind::Haste);
    QCOMPARE(item().effect->turns, 20);
}

void ContentTest::anItemThatBecomesALookStaysInTheList()
{
    ContentDesk desk;
    desk.content().showKind(KindTable::Item, {});
    desk.content().addNew("Murky");
    QTest::keyClicks(desk.field<QLineEdit>("look"), "potions");
    QCOMPARE(desk.content().kind(), std::string("murky"));
    const auto murky = desk.dungeon().catalogue->findItem("murky");
    QCOMPARE(desk.dungeon().catalogue->item(*murky).lookOf, std::string("potions"));
    QVERIFY(desk.button<QPushButton>(desk.content(), "Place")->isHidden());
    desk.content().place();
    QVERIFY(desk.bench().item() != *murky);
}

void ContentTest::aGasIsMadeWhereThereWasNone()
{
    ContentDesk desk;
    ContentWindow& window = desk.content();
    auto* copy = desk.button<QPushButton>(window, "Copy...");
    window.showKind(KindTable::Gas, {});
    QVERIFY(window.kind().empty() && window.form().isHidden());
    QVERIFY2(window.problem().startsWith("No gas yet."), qPrintable(window.problem()));
    QVERIFY(!copy->isEnabled() && desk.button<QPushButton>(window, "Place")->isHidden());
    window.askId();
    window.place();
    window.addNew("Reek");
    QCOMPARE(window.kind(), std::string("reek"));
    const auto gas = [&] { return desk.dungeon().catalogue->gas(*desk.dungeon().catalogue->findGas("reek")); };
    QVERIFY(!window.form().isHidden() && copy->isEnabled() && window.problem().isEmpty());
    QCOMPARE(gas().article, std::string());
    desk.field<QSpinBox>("thins")->setValue(120);
    QCOMPARE(gas().thins, 120);
    desk.field<QCheckBox>("effect")->click();
    QVERIFY(gas().effect);
    window.rename("stench");
    QVERIFY(window.kind() == "stench" && !desk.dungeon().catalogue->findGas("reek"));
    window.addCopy("Reek");
    QCOMPARE(gas().thins, 120);
    window.remove();
    QCOMPARE(window.kind(), std::string("stench"));
    while (desk.stack().canUndo())
        desk.trigger(EditorAction::Undo);
    QVERIFY(window.kind().empty() && window.form().isHidden());
    QVERIFY(!desk.document().isDirty());
    desk.trigger(EditorAction::Redo);
    QCOMPARE(window.kind(), std::string("reek"));
    QVERIFY(!window.form().isHidden());
    window.showKind(KindTable::Tile, "floor");
    QVERIFY(!desk.button<QPushButton>(window, "Place")->isHidden());
}

void ContentTest::aGasBurnsWithAFireThatPasses()
{
    ContentDesk desk;
    desk.content().showKind(KindTable::Gas, {});
    desk.content().addNew("Reek");
    desk.field<QCheckBox>("burns")->click();
    QVERIFY2(desk.content().problem().contains("gas_flames"), qPrintable(desk.content().problem()));
    desk.content().setLibrary("living", true);
    desk.content().showKind(KindTable::Gas, "reek");
    desk.field<QCheckBox>("burns")->click();
    QVERIFY2(desk.content().problem().isEmpty(), qPrintable(desk.content().problem()));
    QCOMPARE(desk.dungeon().catalogue->gas(*desk.dungeon().catalogue->findGas("reek")).fire, std::string("gas_flames"));
    desk.content().showKind(KindTable::Gas, "marsh_gas"); // of the library
    QVERIFY(!desk.content().form().isEnabled());
    desk.content().changeHere();
    QVERIFY(hasOwnKind(desk.dungeon(), KindTable::Gas, "marsh_gas"));
}

void ContentTest::whatIsUndoneWhileNothingIsFoundIsNotShown()
{
    ContentDesk desk;
    desk.trigger(EditorAction::Content);
    desk.content().showKind(KindTable::Creature, {});
    desk.content().addNew("Xylophage");
    QTest::keyClicks(desk.named<QLineEdit>(desk.content(), "Find a kind"), "xylo");
    QCOMPARE(desk.content().kind(), std::string("xylophage"));
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.dungeon().catalogue->findCreature(desk.content().kind()));
}

void ContentTest::whatIsBeingMadeIsShownWhenItIsThere()
{
    ContentDesk desk;
    ContentWindow& window = desk.content();
    Bakery& bakery = desk.page.workspace().bakery();
    bakery.setMostLiveCells(100);
    window.showKind(KindTable::Creature, "bat");
    window.addNew("Eft");
    QVERIFY(bakery.isBusy());
    QCOMPARE(window.kind(), std::string("bat"));
    window.addCopy("Night bat"); // of the one that is shown
    QTRY_VERIFY(!bakery.isBusy());
    QVERIFY(desk.dungeon().catalogue->findCreature("eft"));
    QCOMPARE(window.kind(), std::string("night_bat"));
    window.remove();
    window.remove(); // when it is gone
    QTRY_VERIFY(!bakery.isBusy());
    QVERIFY(!desk.dungeon().catalogue->findCreature("night_bat"));
    QVERIFY(desk.dungeon().catalogue->findCreature(window.kind()));
    QCOMPARE(desk.stack().count(), 3);
}

void ContentTest::whatIsInUseIsNotDeleted()
{
    ContentDesk desk;
    desk.content().showKind(KindTable::Tile, "floor");
    desk.content().addCopy("mud");
    const auto mud = desk.dungeon().catalogue->findTile("mud");
    QVERIFY(mud);
    desk.bench().setTile(*mud);
    desk.click(5, 5);
    QCOMPARE(desk.idAt(5, 5), QString("mud"));
    desk.content().remove();
    QVERIFY2(desk.content().problem().contains("Level 1"), qPrintable(desk.content().problem()));
    QVERIFY(desk.dungeon().catalogue->findTile("mud"));
    desk.trigger(EditorAction::Undo);
    desk.content().remove();
    QVERIFY(!desk.dungeon().catalogue->findTile("mud"));
    QCOMPARE(desk.bench().tile(), desk.dungeon().catalogue->floor());
}

void ContentTest::anIdIsRenamedWithAllItsUses()
{
    ContentDesk desk;
    desk.content().showKind(KindTable::Tile, "floor");
    desk.content().addCopy("mud");
    desk.bench().setTile(*desk.dungeon().catalogue->findTile("mud"));
    desk.click(5, 5);
    const int steps = desk.stack().count();
    desk.content().rename("Bog!");
    QVERIFY2(desk.content().problem().contains("must be an id"), qPrintable(desk.content().problem()));
    desk.content().rename("kobold");
    QVERIFY2(desk.content().problem().contains("called \"kobold\" already"), qPrintable(desk.content().problem()));
    QCOMPARE(desk.stack().count(), steps);
    desk.button<QPushButton>(desk.content(), "Rename id...")->click();
    auto* asked = desk.content().findChild<QInputDialog*>();
    QVERIFY(asked);
    asked->setTextValue("bog");
    asked->accept();
    QCOMPARE(desk.stack().count(), steps + 1);
    QCOMPARE(desk.content().kind(), std::string("bog"));
    QCOMPARE(desk.idAt(5, 5), QString("bog"));
    QVERIFY(!desk.dungeon().catalogue->findTile("mud"));
    QCOMPARE(desk.bench().tile(), *desk.dungeon().catalogue->findTile("bog")); // still in hand
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.idAt(5, 5), QString("mud"));
    desk.content().showKind(KindTable::Creature, "bat");
    QVERIFY(desk.button<QPushButton>(desk.content(), "Rename id...")->isHidden());
}

void ContentTest::undoingAllAndRedoingAllGivesBothEnds()
{
    ContentDesk desk;
    const Dungeon first = desk.dungeon();
    desk.content().addNew("Eft");
    desk.field<QSpinBox>("attack")->setValue(9);
    desk.content().showKind(KindTable::Tile, "floor");
    desk.content().addCopy("mud");
    desk.bench().setTile(*desk.dungeon().catalogue->findTile("mud"));
    desk.click(6, 6);
    desk.button<QRadioButton>(desk.rules(), "Slay")->click();
    const Dungeon last = desk.dungeon();
    while (desk.stack().canUndo())
        desk.stack().undo();
    QVERIFY(desk.dungeon().content == first.content && desk.dungeon().rules == first.rules);
    QVERIFY(desk.dungeon().levels == first.levels);
    while (desk.stack().canRedo())
        desk.stack().redo();
    QVERIFY(desk.dungeon().content == last.content && desk.dungeon().rules == last.rules);
    QVERIFY(desk.dungeon().levels == last.levels);
}

void ContentTest::itIsUsedByKeysAlone()
{
    ContentDesk desk;
    desk.key(Qt::Key_F12);
    QVERIFY(desk.content().isVisible());
    QVERIFY(QTest::qWaitForWindowActive(&desk.content()));
    auto* list = desk.named<QListWidget>(desk.content(), "Kinds");
    list->setFocus();
    const std::string before = desk.content().kind();
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(desk.content().kind() != before);
    QTest::keyClick(&desk.content(), Qt::Key_F12, Qt::ShiftModifier);
    QVERIFY(desk.rules().isVisible());
    QTest::keyClick(&desk.content(), Qt::Key_Escape);
    QVERIFY(!desk.content().isVisible());
}

// One column stands below the other then.
void ContentTest::allOfTheRulesHasRoomInLargeLetters()
{
    const auto usual = qScopeGuard([] { applyTheme(*qApp, 100); });
    for (const int textPercent : {100, 200}) {
        applyTheme(*qApp, textPercent);
        ContentDesk desk;
        desk.trigger(EditorAction::Rules);
        desk.rules().resize(1008, 660);
        QCoreApplication::processEvents();
        const auto* scroll = desk.rules().findChild<QScrollArea*>();
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        const auto place = [&](const char* name) {
            const auto* box = desk.named<QSpinBox>(desk.rules(), name);
            return box->mapTo(scroll->widget(), QPoint());
        };
        QCOMPARE(place("Health").y() < place("Turns for 1 health").y(), textPercent == 100);
    }
}

void ContentTest::itFitsIntoASmallScreen_data()
{
    QTest::addColumn<int>("table");
    QTest::addColumn<QSize>("size"); // what a window manager leaves of 720 x 480 and 1024 x 700
    QTest::addColumn<int>("textPercent");
    for (const auto& [name, table] : {std::pair("creatures", KindTable::Creature),
                                      {"items", KindTable::Item},
                                      {"tiles", KindTable::Tile},
                                      {"gases", KindTable::Gas}}) {
        QTest::newRow(name) << static_cast<int>(table) << QSize(704, 440) << 100;
        QTest::addRow("%s, large letters", name) << static_cast<int>(table) << QSize(1008, 660) << 200;
    }
}

void ContentTest::itFitsIntoASmallScreen()
{
    QFETCH(const int, table);
    QFETCH(const QSize, size);
    QFETCH(const int, textPercent);
    const auto usual = qScopeGuard([] { applyTheme(*qApp, 100); });
    applyTheme(*qApp, textPercent);
    ContentDesk desk;
    desk.trigger(EditorAction::Content);
    ContentWindow& window = desk.content();
    const QSize screen = window.screen()->availableSize(); // 800 x 800
    QVERIFY(textPercent > 100 || (window.width() <= screen.width() && window.height() <= screen.height()));
    window.showKind(static_cast<KindTable>(table), {});
    window.resize(size);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QCOMPARE(window.size(), size);
    auto* scroll = window.findChild<QScrollArea*>();
    QVERIFY(textPercent > 100 || scroll->horizontalScrollBar()->maximum() == 0); // fields go below each other instead
    for (QPushButton* button : window.findChildren<QPushButton*>()) {
        if (!button->isVisible() || scroll->isAncestorOf(button))
            continue;
        QVERIFY2(window.rect().contains(QRect(button->mapTo(&window, QPoint()), button->size())),
                 qPrintable(button->text()));
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    }
}

void ContentTest::aLibraryIsTakenInAndLeft()
{
    ContentDesk desk;
    desk.key(Qt::Key_F12);
    const auto kinds = [&] {
        return desk.dungeon().catalogue->tiles().size() + desk.dungeon().catalogue->items().size();
    };
    const std::size_t before = kinds();
    for (const std::string_view name : libraryNames()) {
        auto* box = desk.content().findChild<QCheckBox*>(QString::fromUtf8(name.data(), qsizetype(name.size())));
        QVERIFY(box && !box->isChecked() && !box->text().isEmpty());
        box->click();
        QVERIFY(box->isChecked());
        QCOMPARE(librariesOf(desk.dungeon()).size(), std::size_t{1});
        QVERIFY(kinds() > before);
        desk.trigger(EditorAction::Undo);
        QVERIFY(!box->isChecked() && kinds() == before);
        desk.trigger(EditorAction::Redo);
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!box->isChecked() && librariesOf(desk.dungeon()).empty());
    }
}

void ContentTest::aLibraryWhosePieceIsIncludedStays()
{
    ContentDesk desk;
    Dungeon dungeon = emptyDungeon(20, 12, 1);
    QVERIFY(useLibrary(dungeon, "living"));
    refreshLibraryPieces(dungeon);
    Piece outer;
    outer.name = "outer";
    outer.rows.assign(5, std::string(10, '.'));
    outer.rows[0][0] = 'i';
    outer.legend['i'].piece = "wick_bridge"; // ten cells by five
    dungeon.pieces = {outer};
    QVERIFY(!findPieceProblem(dungeon.pieces, dungeon.libraryPieces()));
    desk.open(dungeon);
    desk.key(Qt::Key_F12);
    auto* box = desk.content().findChild<QCheckBox*>("living");
    QVERIFY(box && box->isChecked());
    box->click();
    QVERIFY(box->isChecked());
    QCOMPARE(librariesOf(desk.dungeon()), std::vector<std::string>{"living"});
    QVERIFY2(desk.content().problem().contains("outer"), qPrintable(desk.content().problem()));
}

void ContentTest::reactionsAreRows()
{
    ContentDesk desk;
    desk.content().showKind(KindTable::Tile, "floor");
    desk.content().addCopy("oil");
    const auto oil = [&] { return desk.dungeon().catalogue->tile(*desk.dungeon().catalogue->findTile("oil")); };
    desk.named<QToolButton>(*desk.content().form().editor("reacts"), "Add a reaction")->click();
    QCOMPARE(oil().reacts.size(), std::size_t{1});
    QVERIFY(oil().reacts[0].on == On::Burn);
    QCOMPARE(oil().reacts[0].into, std::string("floor"));
    desk.field<QCheckBox>("harmful")->click();
    QVERIFY(oil().harmful);
    QWidget& rows = *desk.content().form().editor("reacts");
    QVERIFY(!rows.findChild<QSpinBox*>("least"));
    auto* on = rows.findChild<QComboBox*>("on");
    const int weigh = on->findData("weigh");
    on->setCurrentIndex(weigh);
    emit on->activated(weigh);
    QVERIFY(oil().reacts[0].on == On::Weigh);
    rows.findChild<QSpinBox*>("least")->setValue(12);
    QCOMPARE(oil().reacts[0].least, 12);
    rows.findChild<QWidget*>("flood")->findChild<QCheckBox*>()->click();
    QVERIFY(oil().reacts[0].flood && oil().reacts[0].flood->shallow == "floor");
    rows.findChild<QSpinBox*>("volume")->setValue(7);
    QCOMPARE(oil().reacts[0].flood->volume, 7);
}

CAVE_TEST_SUITE(ContentTest);
#include "content_test.moc"
