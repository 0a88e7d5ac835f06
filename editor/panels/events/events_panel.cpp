// SPDX-License-Identifier: MIT
#include "editor/panels/events/events_panel.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "core/edit/events/event_draft.h"
#include "core/save/event_json.h"
#include "core/world/asked_items.h"
#include "core/world/looks.h"
#include "editor/panels/events/event_form.h"
#include "editor/panels/events/event_names.h"
#include "editor/panels/events/marks_box.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kFewestRows = 3; // that the list has room for
constexpr int kUsualRows = 5;
constexpr int kSignSide = 16;

// What keeps a file from holding the script.
std::optional<Text> faultOf(const Dungeon& dungeon, ScriptOwner owner, const Script& script)
{
    Json json = Json::Object{};
    addScript(json, script);
    std::optional<Error> problem;
    readScript(JsonCursor(json, problem), {.of = owner ? EventScope::Of::Level : EventScope::Of::Dungeon,
                                           .catalogue = *dungeon.catalogue,
                                           .dungeonMarks = &dungeon.script->marks});
    if (problem)
        return problem->what;
    for (const std::string& item : itemsAskedFor(script, *dungeon.catalogue))
        if (classOf(dungeon.rules, item))
            return Text{CAVE_TEXT("errors", "An event asks for \"%1\": the hero must know it."), {item}};
    return std::nullopt;
}

} // namespace

EventsPanel::EventsPanel(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_hint(new QLabel(this)), m_list(new QListWidget(this)),
      m_add(newIcon("plus", [this] { addToLevel(); })), m_addForAll(newIcon("levels", [this] { addToDungeon(); })),
      m_duplicate(newIcon("duplicate", [this] { duplicate(); })), m_remove(newIcon("trash", [this] { remove(); })),
      m_up(newIcon("up", [this] { move(-1); })), m_down(newIcon("down", [this] { move(1); })),
      m_mute(newButton([this] { mute(); })), m_own(newButton([this] { makeOwn(); })), m_scroll(new QScrollArea(this)),
      m_form(new EventForm(bench)), m_marks(new MarksBox(bench))
{
    layOut();
    connectParts();
    keepCurrent(*this, [this] {
        showTexts();
        m_entries = eventEntries(m_bench);
        fillList();
        showChosen();
    });
}

void EventsPanel::layOut()
{
    m_hint->setWordWrap(true);
    m_hint->setProperty("role", "muted");
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusProxy(m_list);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    for (QToolButton* button : {m_add, m_addForAll, m_duplicate, m_remove, m_up, m_down})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* ofPlaced = new QHBoxLayout;
    ofPlaced->setSpacing(4);
    for (QPushButton* button : {m_mute, m_own})
        ofPlaced->addWidget(button, 1);
    auto* inner = new QWidget;
    auto* below = new QVBoxLayout(inner);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_form);
    below->addWidget(m_marks);
    below->addStretch(1);
    m_scroll->setWidget(inner);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its fields have it
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // long words of some languages
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_hint);
    column->addWidget(m_list, 2);
    column->addLayout(buttons);
    column->addLayout(ofPlaced);
    column->addWidget(m_scroll, 5);
}

QPushButton* EventsPanel::newButton(std::function<void()> does)
{
    auto* button = new QPushButton(this);
    connect(button, &QPushButton::clicked, this, std::move(does));
    return button;
}

QToolButton* EventsPanel::newIcon(const char* picture, std::function<void()> does)
{
    QToolButton* button = iconButton(QLatin1String(picture), {}, {}, kSignSide);
    button->setParent(this);
    connect(button, &QToolButton::clicked, this, std::move(does));
    return button;
}

void EventsPanel::connectParts()
{
    connect(&m_bench.document(), &Document::edited, this, &EventsPanel::refresh);
    connect(&m_bench.document(), &Document::replaced, this, &EventsPanel::refresh);
    connect(&m_bench, &Workbench::levelChanged, this, &EventsPanel::refresh);
    connect(&m_bench, &Workbench::kindsChanged, this, &EventsPanel::refresh);
    connect(&m_bench.events(), &EventFocus::chosenChanged, this, [this] {
        m_bench.leavePicking();
        m_stroke = kNoStroke;
        refresh();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &EventsPanel::takeRow);
    connect(m_list, &QListWidget::itemActivated, this, &EventsPanel::activate);
    connect(m_form, &EventForm::changed, this, &EventsPanel::takeForm);
    connect(m_form, &EventForm::left, this, [this] {
        m_stroke = kNoStroke;
        showChosen(); // what was typed and could not be taken goes
    });
    connect(m_marks, &MarksBox::changed, this,
            [this](const QString& text) { push(m_marksOf, m_marks->script(), text); });
    connect(m_marks, &MarksBox::said, this, &EventsPanel::said);
    m_form->installEventFilter(this);
}

void EventsPanel::showTexts()
{
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add\nAn event of this level, at the cell cursor."));
    m_addForAll->setText(tr("For all levels"));
    m_addForAll->setToolTip(tr("For all levels\nAn event of the dungeon, wherever the hero is."));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete"));
    m_up->setText(tr("Up"));
    m_down->setText(tr("Down"));
    m_mute->setText(tr("Mute here"));
    m_own->setText(tr("Make its own"));
    m_list->setAccessibleName(tr("Events"));
}

QString EventsPanel::emptyText() const
{
    return tr("Nothing happens here by itself. Drag with the event tool (N) from a lever to its gate, or add an event "
              "and say when it happens and what is done.");
}

void EventsPanel::refresh()
{
    if (std::vector<EventEntry> entries = eventEntries(m_bench); entries != m_entries) {
        m_entries = std::move(entries);
        fillList();
    }
    showChosen();
}

// A diamond says that something does not fit, not the colour alone.
void EventsPanel::fillList()
{
    const QSignalBlocker quiet(m_list);
    while (m_list->count() > static_cast<int>(m_entries.size()))
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < static_cast<int>(m_entries.size()))
        new QListWidgetItem(m_list);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const EventEntry& entry = m_entries[i];
        QListWidgetItem& item = *m_list->item(static_cast<int>(i));
        item.setText(entry.fault.isEmpty() ? entry.title : tr("◆ %1: %2").arg(entry.title, entry.fault));
        item.setToolTip(item.text());
        item.setForeground(!entry.fault.isEmpty() ? QBrush(QColor(palette::kBad)) : QBrush());
    }
    m_hint->setText(emptyText());
    m_hint->setVisible(m_entries.empty());
    fitList();
    setWindowTitle(tr("Events %1").arg(std::ranges::count(m_entries, EventEntry::Of::Script, &EventEntry::of)));
}

// No higher than its rows: the form below has use for the room.
void EventsPanel::fitList()
{
    const auto heightOf = [this](int rows) {
        const int row = m_list->count() > 0 ? m_list->sizeHintForRow(0) : m_list->fontMetrics().height();
        return rows * row + 2 * m_list->frameWidth();
    };
    const int rows = std::max(m_list->count(), kFewestRows);
    m_list->setMinimumHeight(heightOf(std::min(rows, kUsualRows)));
    m_list->setMaximumHeight(heightOf(rows));
}

const EventEntry* EventsPanel::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < static_cast<int>(m_entries.size()) ? &m_entries[static_cast<std::size_t>(row)] : nullptr;
}

bool EventsPanel::isEvent() const { return current() && current()->of == EventEntry::Of::Script; }

bool EventsPanel::isPlaced() const { return current() && current()->of == EventEntry::Of::Placed; }

const ScriptedEvent* EventsPanel::chosen() const
{
    const auto& chosen = m_bench.events().chosen();
    return chosen ? findEvent(m_bench.dungeon(), *chosen) : nullptr;
}

// One of a placed piece is read, not changed.
void EventsPanel::showChosen()
{
    const auto& focus = m_bench.events().chosen();
    const auto event = focus ? eventInPlay(m_bench.dungeon(), *focus) : std::nullopt;
    const QSignalBlocker quiet(m_list);
    if (event) {
        const auto entry = std::ranges::find_if(m_entries, [&](const EventEntry& other) {
            return (other.of == EventEntry::Of::Script || other.of == EventEntry::Of::Placed) && other.event == *focus;
        });
        m_list->setCurrentRow(entry == m_entries.end() ? -1 : static_cast<int>(entry - m_entries.begin()));
    } else if (isEvent() || isPlaced()) {
        m_list->setCurrentRow(-1);
    }
    m_form->setVisible(event.has_value());
    m_form->setEnabled(event && !focus->placed);
    m_marksOf = m_bench.z();
    if (event) {
        m_marksOf = ownerOf(m_bench.dungeon(), *focus);
        m_form->show(m_marksOf, *event);
    }
    m_marks->show(m_marksOf);
    showButtons();
}

void EventsPanel::showButtons()
{
    const EventEntry* entry = current();
    const std::size_t count =
        isEvent() ? scriptOf(m_bench.dungeon(), ownerOf(m_bench.dungeon(), entry->event)).events.size() : 0;
    const auto show = [](QToolButton& button, bool isOn, const QString& help, const QString& whyNot) {
        button.setEnabled(isOn);
        button.setToolTip(tr("%1\n%2").arg(button.text(), isOn ? help : whyNot));
        button.setAccessibleDescription(isOn ? help : whyNot);
    };
    const QString choose = tr("Choose an event first.");
    show(*m_duplicate, isEvent(), tr("A copy behind this event."), choose);
    show(*m_remove, entry && !isPlaced(), tr("Takes it out of the dungeon."),
         isPlaced() ? tr("It belongs to the piece: mute it here instead.") : tr("Choose something first."));
    show(*m_up, isEvent() && entry->index > 0, tr("Of events that happen at once the upper one comes first."),
         isEvent() ? tr("It is the first one.") : choose);
    show(*m_down, isEvent() && entry->index + 1 < count, tr("Of events that happen at once the upper one comes first."),
         isEvent() ? tr("It is the last one.") : choose);
    showPlacedButtons();
}

void EventsPanel::showPlacedButtons()
{
    m_mute->setVisible(isPlaced());
    m_own->setVisible(isPlaced());
    if (!isPlaced())
        return;
    m_mute->setText(current()->isMuted ? tr("Unmute") : tr("Mute here"));
    m_mute->setToolTip(
        current()->isMuted
            ? tr("Unmute\nIt happens on this level again.")
            : tr("Mute here\nIt does not happen on this level. Elsewhere the piece goes on as it does."));
    m_own->setToolTip(tr("Make its own\nIt becomes an event of this level, with its cells written out, to be changed; "
                         "the piece's is muted here."));
}

void EventsPanel::takeRow(int)
{
    const EventEntry* entry = current();
    if (isEvent() || isPlaced()) {
        const EventFocus::Chosen focus = entry->event; // the list may be made anew
        m_bench.events().choose(focus);
        if (const auto event = eventInPlay(m_bench.dungeon(), focus); event && focus.level) {
            const std::vector<cave::Box> cells = cellsOf(*event);
            if (!cells.empty() && !cells.front().intersected(m_bench.bounds()).isEmpty())
                m_bench.goTo({cells.front().x, cells.front().y, m_bench.z()});
        }
        return;
    }
    m_bench.events().choose(std::nullopt);
    if (entry && entry->of == EventEntry::Of::Board) {
        const Sign& board = m_bench.level().texts.signs[entry->index];
        m_bench.goTo({board.x, board.y, m_bench.z()});
    }
    showButtons();
}

void EventsPanel::takeForm(bool isTyped)
{
    const ScriptedEvent* before = chosen();
    if (!before)
        return;
    const ScriptOwner owner = ownerOf(m_bench.dungeon(), *m_bench.events().chosen());
    Script script = scriptOf(m_bench.dungeon(), owner);
    *std::ranges::find(script.events, before->uid, &ScriptedEvent::uid) = m_form->shown();
    push(owner, std::move(script), tr("Change an event"), isTyped);
}

// A state that no file could hold is told of and does not come to be.
void EventsPanel::push(ScriptOwner owner, Script script, const QString& text, bool isTyped)
{
    declareMarks(script);
    if (!isTyped)
        m_stroke = kNoStroke;
    if (const auto fault = faultOf(m_bench.dungeon(), owner, script)) {
        emit said(m_bench.describe(*fault));
        if (!isTyped)
            showChosen();
        return;
    }
    if (isTyped && m_stroke == kNoStroke)
        m_stroke = m_bench.document().newStroke();
    const int stroke = m_stroke;
    m_bench.document().push(changeScript(m_bench.dungeon(), owner, std::move(script)), text, stroke);
    showChosen();
}

void EventsPanel::focusSentence()
{
    for (const WordRow* row : m_form->effects())
        if (auto* line = qobject_cast<QLineEdit*>(row->editor("text"))) {
            line->setFocus(Qt::OtherFocusReason);
            line->selectAll();
            return;
        }
}

// Enter in a line and Esc in the form go back to the map: the designer has said it.
bool EventsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_form || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isDone = (key == Qt::Key_Return || key == Qt::Key_Enter) &&
                        qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr;
    if (!isDone && key != Qt::Key_Escape)
        return false;
    emit left();
    return true;
}

} // namespace cave
