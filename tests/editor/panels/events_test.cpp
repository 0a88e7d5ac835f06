// SPDX-License-Identifier: MIT
// Events are made with the tool or in their panel, by mouse and by keys alone.
#include "core/edit/content_edit.h"
#include "core/edit/dungeon_edit.h"
#include "core/edit/events/event_edit.h"
#include "core/edit/words_edit.h"
#include "editor/page/workspace.h"
#include "editor/panels/events/event_form.h"
#include "editor/panels/events/events_panel.h"
#include "editor/panels/events/marks_box.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace cave;

namespace {

class EventDesk : public EditorWindow {
public:
    EventDesk()
    {
        open(asciiDungeon("####################\n#..+....k..........#\n#..................#\n#..................#\n"
                          "####################"));
        panel().parentWidget(); // it is there
        canvas().setFocus();
    }
    EventsPanel& panel() { return page.workspace().events(); }
    EventForm& form() { return panel().form(); }
    const Script& script() { return scriptOf(dungeon(), bench().z()); }
    const ScriptedEvent& event(std::size_t index = 0) { return script().events.at(index); }
    void showPanel() { page.workspace().tabs().setCurrentWidget(&panel()); }
    static void chooseRow(QComboBox& box, int row)
    {
        box.setCurrentIndex(row);
        emit box.activated(row);
    }
    static bool isOffered(const QComboBox& box, int row)
    {
        return box.model()->flags(box.model()->index(row, 0)).testFlag(Qt::ItemIsEnabled);
    }
    // The lever at 0, 1 opens the door at 3, 1.
    void dragLever()
    {
        bench().setTool(ToolId::Wire);
        drag({{0, 1}, {3, 1}});
    }
};

QLineEdit& lineOf(QWidget* editor) { return *qobject_cast<QLineEdit*>(editor); }

} // namespace

class EventsTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyListSaysWhatToDo();
    void theFormHasMostOfThePanel();
    void aLeverAndItsGateAreTwoActions();
    void theKeyboardAloneJoinsALeverAndItsGate();
    void itsKeyAgainTakesTheNextGuessInOneStep();
    void aSentenceIsTypedAtOnce();
    void addingTakesTheCursorsCell();
    void wordsAreChosenAsSentences();
    void whatIsTypedIsOneStep();
    void whatNoFileCouldHoldIsNotTaken();
    void conditionsStandWithinOthers();
    void onlyAnyTakesFurtherConditions();
    void effectsAreAddedMovedAndRemoved();
    void eventsAreDuplicatedMovedAndDeleted();
    void cellsArePickedByMouse();
    void cellsArePickedByKeys();
    void escapeEndsPicking();
    void theDungeonHasEventsOfItsOwn();
    void newKindsAndLevelNamesAreOffered();
    void boardsAndArrivalsAreListed();
    void aMisfitIsMarked();
    void marksAreAddedRenamedAndKeptWhileNamed();
    void marksOfTheDungeonAreKeptWhileALevelNamesThem();
    void choosingAnEventShowsItsCell();
    void copiedPartsBringTheirEvents();
    void theChosenEventIsFired();
};

void EventsTest::anEmptyListSaysWhatToDo()
{
    EventDesk desk;
    QCOMPARE(desk.panel().list().count(), 0);
    QVERIFY(desk.panel().emptyText().contains("N"));
    QVERIFY(!desk.form().isVisibleTo(&desk.panel()));
    desk.dragLever();
    QVERIFY(desk.form().isVisibleTo(&desk.panel()));
    desk.trigger(EditorAction::Undo);
    QVERIFY(!desk.form().isVisibleTo(&desk.panel()));
}

void EventsTest::aLeverAndItsGateAreTwoActions()
{
    EventDesk desk;
    desk.type(u'n');           // 1
    desk.drag({{0, 1}, {3, 1}}); // 2
    QCOMPARE(desk.script().events.size(), std::size_t{1});
    QVERIFY(desk.event().when.on == TriggerWord::Use && desk.event().effects[0].does == EffectWord::Open);
    QCOMPARE(desk.stack().count(), 1);
    QCOMPARE(desk.panel().list().count(), 1);
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.script().isEmpty());
}

void EventsTest::theKeyboardAloneJoinsALeverAndItsGate()
{
    EventDesk desk;
    desk.bench().setCursor({0, 1});
    int keys = 0;
    const auto press = [&](int key, int times = 1) {
        desk.key(key, {}, times);
        keys += times;
    };
    desk.type(u'n');
    ++keys;
    press(Qt::Key_Return);
    press(Qt::Key_Right, 3);
    press(Qt::Key_Return);
    QCOMPARE(desk.script().events.size(), std::size_t{1});
    QVERIFY(desk.event().effects[0].does == EffectWord::Open);
    QVERIFY(keys <= 6);
    QVERIFY(desk.canvas().hasFocus());
}

void EventsTest::itsKeyAgainTakesTheNextGuessInOneStep()
{
    EventDesk desk;
    desk.dragLever();
    desk.canvas().setFocus();
    desk.type(u'n');
    QVERIFY(desk.event().when.on == TriggerWord::Use && desk.event().effects[0].does == EffectWord::Say);
    QCOMPARE(desk.stack().count(), 1);
    QCOMPARE(desk.script().events.size(), std::size_t{1});
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.script().isEmpty());
    desk.canvas().setFocus();
    desk.type(u'n'); // there is nothing to guess anew
    QVERIFY(desk.script().isEmpty());
}

void EventsTest::aSentenceIsTypedAtOnce()
{
    EventDesk desk;
    desk.bench().setTool(ToolId::Wire);
    desk.drag({{1, 1}, {5, 2}});
    QLineEdit& line = lineOf(desk.form().effects().at(0)->editor("text"));
    QVERIFY(line.hasFocus());
    QTest::keyClicks(&line, "A cold draught.");
    QCOMPARE(desk.event().effects[0].terms.text, std::string("A cold draught."));
    QTest::keyClick(&line, Qt::Key_Return);
    QVERIFY(desk.canvas().hasFocus());
    QCOMPARE(desk.stack().count(), 2);
}

void EventsTest::addingTakesTheCursorsCell()
{
    EventDesk desk;
    desk.showPanel();
    desk.bench().setCursor({8, 1});
    desk.panel().addToLevel();
    QVERIFY(desk.event().when.on == TriggerWord::Die && desk.event().when.terms.creature == "kobold");
    QCOMPARE(desk.panel().list().currentRow(), 0);
    QVERIFY(desk.form().trigger().sentences().hasFocus());
}

void EventsTest::wordsAreChosenAsSentences()
{
    EventDesk desk;
    desk.dragLever();
    WordRow& trigger = desk.form().trigger();
    QCOMPARE(trigger.sentences().currentText(), QString("The hero walks into one of the cells."));
    EventDesk::chooseRow(trigger.sentences(), static_cast<int>(TriggerWord::Weigh));
    QVERIFY(desk.event().when.on == TriggerWord::Weigh && desk.event().when.terms.least == 1);
    QCOMPARE(desk.event().when.terms.cells.boxes, (std::vector<cave::Box>{{0, 1, 1, 1}}));
    qobject_cast<QSpinBox*>(trigger.editor("least"))->setValue(10);
    QCOMPARE(desk.event().when.terms.least, 10);
    // Each word at once, by the form alone: whatever is chosen can stand in a file.
    for (int i = 0; i < trigger.sentences().count(); ++i) {
        QCOMPARE(EventDesk::isOffered(trigger.sentences(), i), i != static_cast<int>(TriggerWord::Gas));
        if (!EventDesk::isOffered(trigger.sentences(), i)) // the dungeon has no gas
            continue;
        EventDesk::chooseRow(trigger.sentences(), i);
        QCOMPARE(static_cast<int>(desk.event().when.on), i);
    }
    for (int i = 0; i < desk.form().effects().at(0)->sentences().count(); ++i) {
        QComboBox& sentences = desk.form().effects().at(0)->sentences();
        QCOMPARE(EventDesk::isOffered(sentences, i), i != static_cast<int>(EffectWord::Gas));
        if (!EventDesk::isOffered(sentences, i))
            continue;
        EventDesk::chooseRow(sentences, i);
        QCOMPARE(static_cast<int>(desk.event().effects[0].does), i);
    }
    QVERIFY(!desk.toast().isVisible());
}

void EventsTest::whatIsTypedIsOneStep()
{
    EventDesk desk;
    desk.dragLever();
    const int steps = desk.stack().count();
    desk.form().name().setFocus();
    QTest::keyClicks(&desk.form().name(), "The gate lifts");
    QCOMPARE(desk.event().name, std::string("The gate lifts"));
    QCOMPARE(desk.stack().count(), steps + 1);
    QCOMPARE(desk.panel().list().item(0)->text(), QString("The gate lifts"));
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.event().name.empty());
}

void EventsTest::whatNoFileCouldHoldIsNotTaken()
{
    EventDesk desk;
    desk.bench().setTool(ToolId::Wire);
    desk.drag({{1, 1}, {5, 2}});
    QLineEdit& line = lineOf(desk.form().effects().at(0)->editor("text"));
    line.setFocus();
    line.selectAll();
    QTest::keyClick(&line, Qt::Key_Delete);
    QVERIFY(!desk.event().effects[0].terms.text.empty());
    QVERIFY(desk.toast().isVisible());
}

void EventsTest::conditionsStandWithinOthers()
{
    EventDesk desk;
    desk.dragLever();
    desk.form().addIf().click();
    QCOMPARE(desk.event().conditions.size(), std::size_t{1});
    EventDesk::chooseRow(desk.form().conditions().at(0)->sentences(), static_cast<int>(ConditionWord::Not));
    QVERIFY(desk.event().conditions[0].is == ConditionWord::Not);
    QCOMPARE(desk.event().conditions[0].parts.size(), std::size_t{1});
    QCOMPARE(desk.form().conditions().size(), std::size_t{2});
    EventDesk::chooseRow(desk.form().conditions().at(1)->sentences(), static_cast<int>(ConditionWord::Mark));
    QCOMPARE(desk.event().conditions[0].parts[0].terms.mark, std::string("mark"));
    QCOMPARE(desk.script().marks.size(), std::size_t{1}); // declared at once
    EventDesk::chooseRow(desk.form().conditions().at(0)->sentences(), static_cast<int>(ConditionWord::Chance));
    QVERIFY(desk.event().conditions[0].parts.empty());
}

// A file holds one condition within "not".
void EventsTest::onlyAnyTakesFurtherConditions()
{
    EventDesk desk;
    desk.dragLever();
    desk.form().addIf().click();
    const auto chooseWord = [&desk](ConditionWord word) {
        EventDesk::chooseRow(desk.form().conditions().at(0)->sentences(), static_cast<int>(word));
    };
    const auto buttons = [&desk] {
        return desk.form().conditions().at(0)->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly).size();
    };
    chooseWord(ConditionWord::Any);
    QCOMPARE(buttons(), 2); // one of them adds
    chooseWord(ConditionWord::Not);
    QCOMPARE(buttons(), 1);
    chooseWord(ConditionWord::Any);
    QCOMPARE(buttons(), 2);
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.event().conditions[0].is == ConditionWord::Not);
    QCOMPARE(buttons(), 1);
}

void EventsTest::effectsAreAddedMovedAndRemoved()
{
    EventDesk desk;
    desk.dragLever();
    desk.form().addDo().click();
    QCOMPARE(desk.event().effects.size(), std::size_t{2});
    const auto buttons = desk.form().effects().at(1)->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
    QCOMPARE(buttons.size(), 2);
    buttons[0]->click();
    QVERIFY(desk.event().effects[0].does == EffectWord::Say);
    desk.form().effects().at(0)->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly).at(1)->click();
    QVERIFY(desk.event().effects.size() == 1 && desk.event().effects[0].does == EffectWord::Open);
}

void EventsTest::eventsAreDuplicatedMovedAndDeleted()
{
    EventDesk desk;
    desk.dragLever();
    const Uid first = desk.event().uid;
    desk.panel().duplicate();
    QCOMPARE(desk.script().events.size(), std::size_t{2});
    QCOMPARE(desk.panel().list().currentRow(), 1);
    desk.panel().move(-1);
    QCOMPARE(desk.panel().list().currentRow(), 0);
    QVERIFY(desk.event(1).uid == first && desk.event(0).uid != first);
    desk.panel().remove();
    QCOMPARE(desk.script().events.size(), std::size_t{1});
    QCOMPARE(desk.event().uid, first);
    desk.panel().list().setCurrentRow(0);
    desk.panel().remove();
    QVERIFY(desk.script().isEmpty());
}

void EventsTest::cellsArePickedByMouse()
{
    EventDesk desk;
    desk.dragLever();
    desk.bench().setTool(ToolId::Brush);
    qobject_cast<QWidget*>(desk.form().trigger().editor("cells"))->findChild<QPushButton*>()->click();
    QVERIFY(desk.canvas().hasFocus());
    desk.drag({{5, 1}, {6, 2}});
    QCOMPARE(desk.event().when.terms.cells.boxes, (std::vector<cave::Box>{{5, 1, 2, 2}}));
    QCOMPARE(desk.bench().toolId(), ToolId::Brush);
    QVERIFY(!desk.bench().events().isPicking());
    QVERIFY(desk.form().trigger().editor("cells")->findChild<QPushButton*>()->hasFocus());
}

void EventsTest::cellsArePickedByKeys()
{
    EventDesk desk;
    desk.dragLever();
    QTest::keyClick(desk.form().trigger().editor("cells")->findChild<QPushButton*>(), Qt::Key_Space);
    desk.bench().setCursor({5, 1});
    desk.key(Qt::Key_Return, Qt::ShiftModifier); // more of them
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.event().when.terms.cells.boxes, (std::vector<cave::Box>{{0, 1, 1, 1}, {5, 1, 1, 1}}));
    QVERIFY(desk.bench().events().isPicking());
    desk.key(Qt::Key_Return);
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.event().when.terms.cells.boxes, (std::vector<cave::Box>{{5, 1, 2, 1}}));
    QVERIFY(!desk.bench().events().isPicking());
}

void EventsTest::escapeEndsPicking()
{
    EventDesk desk;
    desk.dragLever();
    desk.form().trigger().editor("cells")->findChild<QPushButton*>()->click();
    desk.key(Qt::Key_Escape);
    QVERIFY(!desk.bench().events().isPicking());
    QCOMPARE(desk.event().when.terms.cells.boxes, (std::vector<cave::Box>{{0, 1, 1, 1}}));
}

void EventsTest::theDungeonHasEventsOfItsOwn()
{
    EventDesk desk;
    desk.panel().addToDungeon();
    QCOMPARE(desk.dungeon().script->events.size(), std::size_t{1});
    QVERIFY(desk.panel().list().item(0)->text().startsWith("All levels"));
    QVERIFY(desk.form().trigger().editor("level"));
    desk.panel().marks().addButton().click();
    QCOMPARE(desk.dungeon().script->marks.size(), std::size_t{1});
    QVERIFY(desk.document().isDirty());
}

void EventsTest::newKindsAndLevelNamesAreOffered()
{
    EventDesk desk;
    desk.panel().addToDungeon();
    EventDesk::chooseRow(desk.form().trigger().sentences(), static_cast<int>(TriggerWord::Die));
    const auto box = [&desk](std::string_view field) {
        return qobject_cast<QComboBox*>(desk.form().trigger().editor(field));
    };
    QCOMPARE(box("kind")->findData("eel"), -1);
    Dungeon changed = desk.dungeon();
    const Json eel = Json::Object{{"id", "eel"}, {"name", "eel"}, {"glyph", "E"}, {"colour", "#ffffff"}, {"health", 3}};
    QVERIFY(putKind(changed, KindTable::Creature, eel));
    desk.document().push(changeOf(desk.dungeon(), changed), "eel");
    QVERIFY(box("kind")->findData("eel") >= 0);
    DesignWords words = wordsOf(desk.dungeon());
    words.levels[0].name = "Sump";
    desk.document().push(changeWords(desk.dungeon(), words), "words");
    QVERIFY(box("level")->findText("Sump") >= 0);
}

void EventsTest::boardsAndArrivalsAreListed()
{
    Dungeon dungeon = asciiDungeon("######\n#....#\n######");
    dungeon.levels[0].texts = {"You arrive.", {{2, 1, "Read me."}}};
    EditorWindow window;
    window.open(dungeon);
    EventsPanel& panel = window.page.workspace().events();
    QCOMPARE(panel.list().count(), 2);
    QVERIFY(panel.list().item(0)->text().contains("Read me.") && panel.list().item(1)->text().contains("You arrive."));
    panel.list().setCurrentRow(0);
    QCOMPARE(window.bench().cursor().x, 2);
    panel.remove();
    QVERIFY(window.bench().level().texts.signs.empty());
}

void EventsTest::aMisfitIsMarked()
{
    EventDesk desk;
    desk.dragLever();
    QVERIFY(!desk.panel().list().item(0)->text().contains(u'◆'));
    desk.choose(ToolId::Brush, "floor");
    desk.click(3, 1);
    QVERIFY(desk.panel().list().item(0)->text().contains(u'◆'));
}

void EventsTest::marksAreAddedRenamedAndKeptWhileNamed()
{
    EventDesk desk;
    MarksBox& marks = desk.panel().marks();
    marks.addButton().click();
    QVERIFY(desk.script().marks == (std::vector{EventMark{"mark", 1}}));
    QLineEdit* name = marks.findChildren<QLineEdit*>().front();
    name->setText("pulled");
    emit name->editingFinished();
    QCOMPARE(desk.script().marks.at(0).name, std::string("pulled"));
}

void EventsTest::marksOfTheDungeonAreKeptWhileALevelNamesThem()
{
    EventDesk desk;
    desk.dragLever();
    desk.panel().addToDungeon();
    MarksBox& marks = desk.panel().marks();
    marks.addButton().click();
    EventTerms rung;
    rung.mark = "dungeon.mark";
    Script script = desk.script();
    script.events[0].effects.push_back({EffectWord::Mark, rung});
    desk.document().push(changeScript(desk.dungeon(), desk.bench().z(), script), "Ring");
    marks.findChildren<QToolButton*>().front()->click();
    QCOMPARE(desk.dungeon().script->marks.size(), std::size_t{1});
    QVERIFY(desk.toast().isVisible());
    QLineEdit* name = marks.findChildren<QLineEdit*>().front();
    name->setText("bell");
    emit name->editingFinished();
    QCOMPARE(desk.dungeon().script->marks.at(0).name, std::string("bell"));
    QCOMPARE(desk.event().effects.back().terms.mark, std::string("dungeon.bell"));
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.dungeon().script->marks.at(0).name, std::string("mark"));
    QCOMPARE(desk.event().effects.back().terms.mark, std::string("dungeon.mark"));
}

// In the usual window the list and the buttons leave room for when, if and do.
void EventsTest::theFormHasMostOfThePanel()
{
    EventDesk desk;
    desk.page.resize(1280, 740);
    desk.dragLever();
    desk.showPanel();
    QCoreApplication::processEvents();
    const auto* area = desk.panel().findChild<QScrollArea*>();
    QVERIFY(desk.form().isVisible());
    QVERIFY2(area->height() * 2 > desk.panel().height(),
             qPrintable(QString("%1 of %2 pixels").arg(area->height()).arg(desk.panel().height())));
    QVERIFY(desk.panel().list().height() >= desk.panel().list().sizeHintForRow(0) * 3);
}

void EventsTest::choosingAnEventShowsItsCell()
{
    EventDesk desk;
    desk.dragLever();
    desk.bench().setCursor({15, 3});
    desk.panel().list().setCurrentRow(-1);
    desk.panel().list().setCurrentRow(0);
    QCOMPARE(desk.bench().cursor().x, 0);
}

void EventsTest::copiedPartsBringTheirEvents()
{
    EventDesk desk;
    desk.dragLever();
    desk.bench().setTool(ToolId::Select);
    desk.drag({{0, 1}, {3, 1}});
    desk.trigger(EditorAction::Copy);
    desk.trigger(EditorAction::Paste);
    desk.bench().setCursor({10, 3});
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.script().events.size(), std::size_t{2});
    QVERIFY(desk.event(1).when.terms.cells.boxes != desk.event(0).when.terms.cells.boxes);
}

void EventsTest::theChosenEventIsFired()
{
    EventDesk desk;
    std::vector<Dungeon> played;
    QObject::connect(&desk.page, &EditorPage::playRequested,
                     [&played](const Dungeon& dungeon, std::optional<Position>) { played.push_back(dungeon); });
    desk.trigger(EditorAction::FireEvent);
    QVERIFY(played.empty() && desk.toast().text().contains("Choose an event"));
    desk.dragLever();
    desk.bench().setCursor({5, 2});
    desk.trigger(EditorAction::FireEvent);
    QCOMPARE(played.size(), std::size_t{1});
    QVERIFY(played[0].levels[0].script->events.at(0).when.on == TriggerWord::Arrive);
    QVERIFY(desk.event().when.on == TriggerWord::Use); // the design stays as it is
}

CAVE_TEST_SUITE(EventsTest);
#include "events_test.moc"
