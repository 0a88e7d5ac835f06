// SPDX-License-Identifier: MIT
// The fields of an event's sentences and of its marks: what they take, what they refuse, and what they show then.
#include "core/edit/content_edit.h"
#include "core/edit/events/event_edit.h"
#include "editor/page/workspace.h"
#include "editor/panels/events/event_form.h"
#include "editor/panels/events/events_panel.h"
#include "editor/panels/events/marks_box.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace cave;

namespace {

// With an event: the lever at 0, 1 opens the door at 3, 1.
class EventFieldsDesk : public EditorWindow {
public:
    EventFieldsDesk()
    {
        Dungeon dungeon = asciiDungeon("##########\n#..+.....#\n#........#\n##########");
        if (!useLibrary(dungeon, "living"))
            qFatal("The library cannot be used.");
        open(std::move(dungeon));
        page.workspace().tabs().setCurrentWidget(&panel());
        bench().setTool(ToolId::Wire);
        drag({{0, 1}, {3, 1}});
    }
    EventsPanel& panel() { return page.workspace().events(); }
    WordRow& effect() { return *panel().form().effects().at(0); }
    const EventTerms& told() { return scriptOf(dungeon(), bench().z()).events.at(0).effects.at(0).terms; }
    template <typename Word>
    static void chooseWord(WordRow& row, Word word)
    {
        row.sentences().setCurrentIndex(static_cast<int>(word));
        emit row.sentences().activated(static_cast<int>(word));
    }
    static void chooseData(QComboBox& box, const char* data)
    {
        box.setCurrentIndex(box.findData(data));
        emit box.activated(box.currentIndex());
    }
};

} // namespace

class EventFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void allThatAnEffectCanBeToldIsSet();
    void itIsToldWhyANameIsNotTaken();
    void aSentenceTakenBackIsShownWhileItIsTyped();
    void aMarkWhoseNameIsRefusedKeepsTheFocus();
};

void EventFieldsTest::allThatAnEffectCanBeToldIsSet()
{
    EventFieldsDesk desk;
    EventFieldsDesk::chooseWord(desk.effect(), EffectWord::Effect);
    QWidget* field = desk.effect().editor("effect");
    QVERIFY(desk.told().effect->kind == EffectKind::Heal);
    field->findChild<QSpinBox*>("amount")->setValue(7);
    field->findChild<QSpinBox*>("full_percent")->setValue(40);
    QCOMPARE(desk.told().effect->amount, 7);
    QCOMPARE(desk.told().effect->fullPercent, 40);
    EventFieldsDesk::chooseData(*qobject_cast<QComboBox*>(field->focusProxy()), "cloud");
    QVERIFY(!field->findChild<QSpinBox*>("full_percent"));
    auto* gas = field->findChild<QComboBox*>("gas");
    QCOMPARE(gas->currentData().toString(), QString("marsh_gas"));
    EventFieldsDesk::chooseData(*gas, "sleep_gas");
    QCOMPARE(desk.told().effect->gas, std::string("sleep_gas"));
    QCOMPARE(desk.told().effect->amount, 7);
    desk.trigger(EditorAction::Undo);
    QCOMPARE(gas->currentData().toString(), QString("marsh_gas"));
}

void EventFieldsTest::itIsToldWhyANameIsNotTaken()
{
    EventFieldsDesk desk;
    const auto type = [&desk](std::string_view field, const char* name) {
        auto* box = qobject_cast<QComboBox*>(desk.effect().editor(field));
        box->lineEdit()->setText(name);
        emit box->lineEdit()->editingFinished();
        return box->currentText();
    };
    EventFieldsDesk::chooseWord(desk.effect(), EffectWord::Mark);
    QCOMPARE(type("mark", "gates_up"), QString("gates_up"));
    QVERIFY(!desk.toast().isVisible());
    QCOMPARE(type("mark", "Gates up"), QString("gates_up"));
    QVERIFY2(desk.toast().text().contains("must be an id"), qPrintable(desk.toast().text()));
    EventFieldsDesk::chooseWord(desk.effect(), EffectWord::Order);
    const std::string group = desk.told().group;
    QCOMPARE(type("group", "2 rats"), QString::fromStdString(group));
    QCOMPARE(desk.told().group, group);
    QVERIFY2(desk.toast().text().contains("must be an id"), qPrintable(desk.toast().text()));
}

void EventFieldsTest::aSentenceTakenBackIsShownWhileItIsTyped()
{
    EventFieldsDesk desk;
    EventFieldsDesk::chooseWord(desk.effect(), EffectWord::Say);
    const std::string before = desk.told().text;
    auto* line = qobject_cast<QLineEdit*>(desk.effect().editor("text"));
    QCoreApplication::processEvents(); // the line has just been made
    line->setFocus();
    QVERIFY(line->hasFocus());
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete); // no file could hold that
    emit desk.document().edited();
    QVERIFY(line->text().isEmpty());
    QTest::keyClicks(line, "A cold draught.");
    QCOMPARE(desk.told().text, std::string("A cold draught."));
    desk.trigger(EditorAction::Undo);
    QCOMPARE(line->text(), QString::fromStdString(before));
    QTest::keyClicks(line, "!");
    QCOMPARE(desk.told().text, before + "!");
}

void EventFieldsTest::aMarkWhoseNameIsRefusedKeepsTheFocus()
{
    EventFieldsDesk desk;
    MarksBox& marks = desk.panel().marks();
    marks.addButton().click();
    const QPointer<QLineEdit> name = marks.findChildren<QLineEdit*>().front();
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, "My mark");
    emit name->editingFinished();
    QVERIFY(desk.toast().isVisible());
    QCoreApplication::processEvents();
    QVERIFY(name && name->hasFocus());
    QCOMPARE(name->text(), QString("mark"));
}

CAVE_TEST_SUITE(EventFieldsTest);
#include "event_fields_test.moc"
