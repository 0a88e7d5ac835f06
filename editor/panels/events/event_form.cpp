// SPDX-License-Identifier: MIT
#include "editor/panels/events/event_form.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/content/limits.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kIndent = 14; // pixels a level of conditions within conditions
constexpr int kNameLength = 80;

QVBoxLayout* newList(QVBoxLayout& column)
{
    auto* list = new QVBoxLayout;
    list->setSpacing(6);
    column.addLayout(list);
    return list;
}

bool hasParts(const EventCondition& condition)
{
    return condition.is == ConditionWord::Any || condition.is == ConditionWord::Not;
}

void removeRows(std::vector<WordRow*>& rows)
{
    for (WordRow* row : rows) {
        row->hide();
        row->deleteLater(); // it may be what asked for this
    }
    rows.clear();
}

} // namespace

EventForm::EventForm(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_name(new QLineEdit(this)), m_trigger(newRow(WordRow::Of::Trigger)),
      m_addIf(new QPushButton(this)), m_addDo(new QPushButton(this)), m_repeat(new QSpinBox(this)),
      m_rest(new QSpinBox(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 8);
    column->setSpacing(6);
    for (int i = 0; i < 6; ++i) {
        m_labels.push_back(new QLabel(this));
        m_labels.back()->setProperty("role", "muted");
    }
    auto* names = new QFormLayout;
    names->addRow(m_labels[0], m_name);
    column->addLayout(names);
    column->addWidget(m_labels[1]);
    column->addWidget(m_trigger);
    column->addWidget(m_labels[2]);
    m_ifs = newList(*column);
    column->addWidget(m_addIf);
    column->addWidget(m_labels[3]);
    m_dos = newList(*column);
    column->addWidget(m_addDo);
    auto* times = new QFormLayout;
    times->addRow(m_labels[4], m_repeat);
    times->addRow(m_labels[5], m_rest);
    column->addLayout(times);
    column->addStretch(1);
    m_name->setMaxLength(kNameLength);
    m_repeat->setRange(0, kLargestNumber);
    m_rest->setRange(0, kLongestDelay);
    for (QSpinBox* box : {m_repeat, m_rest})
        box->setKeyboardTracking(false);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_event.name = text.trimmed().toStdString();
        emit changed(true);
    });
    connect(m_name, &QLineEdit::editingFinished, this, &EventForm::left);
    connect(m_trigger, &WordRow::changed, this, [this](bool isTyped) {
        m_event.when = {static_cast<TriggerWord>(m_trigger->word()), m_trigger->terms()};
        emit changed(isTyped);
    });
    connect(m_addIf, &QPushButton::clicked, this, [this] { addConditionWithin({}); });
    connect(m_addDo, &QPushButton::clicked, this, &EventForm::addEffect);
    connect(m_repeat, &QSpinBox::valueChanged, this, [this](int count) {
        m_event.repeat = count;
        emit changed(false);
    });
    connect(m_rest, &QSpinBox::valueChanged, this, [this](int beats) {
        m_event.rest = beats;
        emit changed(false);
    });
    keepCurrent(*this, [this] { showTexts(); });
}

void EventForm::showTexts()
{
    const QStringList words{tr("Name"), tr("When"), tr("If"), tr("Do"), tr("How often"), tr("Then rests")};
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(words[static_cast<qsizetype>(i)]);
    m_name->setAccessibleName(words[0]);
    m_trigger->sentences().setAccessibleName(words[1]);
    m_repeat->setAccessibleName(words[4]);
    m_repeat->setSpecialValueText(tr("always"));
    m_repeat->setToolTip(tr("How often it may happen in a game; 0: always."));
    m_rest->setAccessibleName(words[5]);
    m_rest->setToolTip(tr("So many beats until it may happen again."));
    m_addIf->setText(tr("Add a condition"));
    m_addDo->setText(tr("Add what is done"));
    if (!m_conditions.empty())
        buildConditions();
    if (!m_effects.empty())
        buildEffects();
}

WordRow* EventForm::newRow(WordRow::Of of)
{
    auto* row = new WordRow(m_bench, of, this);
    connect(row, &WordRow::left, this, &EventForm::left);
    return row;
}

void EventForm::addButton(WordRow& row, const QString& sign, const QString& name, const QString& whyNot,
                          std::function<void()> does)
{
    auto* button = new QToolButton(&row);
    button->setText(sign);
    button->setToolTip(name);
    button->setAccessibleName(name);
    allow(*button, whyNot);
    connect(button, &QToolButton::clicked, this, std::move(does));
    row.addButton(*button);
}

QString EventForm::whyNoMore(std::size_t count, std::size_t most)
{
    return count < most ? QString() : tr("There are %1, and no more can be.").arg(most);
}

void EventForm::show(ScriptOwner owner, const ScriptedEvent& event)
{
    m_owner = owner;
    m_event = event;
    if (const QString name = QString::fromStdString(event.name); m_name->text().trimmed() != name)
        m_name->setText(name);
    m_trigger->show(owner, static_cast<std::size_t>(event.when.on), event.when.terms);
    const auto before = std::pair(std::exchange(m_paths, {}), std::exchange(m_growing, {}));
    listPaths(m_event.conditions, {});
    if (before != std::pair(m_paths, m_growing) || m_conditions.size() != m_paths.size())
        buildConditions();
    if (m_effects.size() != event.effects.size())
        buildEffects();
    for (std::size_t i = 0; i < m_paths.size(); ++i) {
        const EventCondition& condition = conditionAt(m_paths[i]);
        m_conditions[i]->setCellsToOffer(triggerCells());
        m_conditions[i]->show(owner, static_cast<std::size_t>(condition.is), condition.terms);
    }
    for (std::size_t i = 0; i < m_effects.size(); ++i) {
        m_effects[i]->setCellsToOffer(triggerCells());
        m_effects[i]->show(owner, static_cast<std::size_t>(event.effects[i].does), event.effects[i].terms);
    }
    allow(*m_addIf, whyNoMore(event.conditions.size(), kMostConditions));
    allow(*m_addDo, whyNoMore(event.effects.size(), kMostEffects));
    showRepeat();
}

void EventForm::showRepeat()
{
    const QSignalBlocker quietRepeat(m_repeat);
    const QSignalBlocker quietRest(m_rest);
    m_repeat->setValue(m_event.repeat);
    m_rest->setValue(m_event.rest);
}

void EventForm::listPaths(const std::vector<EventCondition>& conditions, const Path& before)
{
    for (std::size_t i = 0; i < conditions.size(); ++i) {
        Path path = before;
        path.push_back(i);
        m_paths.push_back(path);
        m_growing.push_back(conditions[i].is == ConditionWord::Any);
        listPaths(conditions[i].parts, path);
    }
}

std::vector<EventCondition>& EventForm::listOf(const Path& path)
{
    std::vector<EventCondition>* list = &m_event.conditions;
    for (const std::size_t index : path)
        list = &(*list)[index].parts;
    return *list;
}

EventCondition& EventForm::conditionAt(const Path& path)
{
    return listOf(Path(path.begin(), path.end() - 1))[path.back()];
}

// A row that has the focus gives it to the one in its place.
void EventForm::buildConditions()
{
    const QWidget* focused = window()->focusWidget();
    const auto before =
        std::ranges::find_if(m_conditions, [focused](const WordRow* row) { return row->isAncestorOf(focused); });
    const auto index = static_cast<std::size_t>(before - m_conditions.begin());
    const bool hadFocus = before != m_conditions.end();
    removeRows(m_conditions);
    for (std::size_t i = 0; i < m_paths.size(); ++i) {
        const Path path = m_paths[i];
        WordRow* row = newRow(WordRow::Of::Condition);
        row->layout()->setContentsMargins(kIndent * (static_cast<int>(path.size()) - 1), 0, 0, 0);
        row->sentences().setAccessibleName(tr("If"));
        connect(row, &WordRow::changed, this, [this, i](bool isTyped) {
            takeCondition(i);
            emit changed(isTyped);
        });
        const EventCondition& condition = conditionAt(path);
        if (m_growing[i])
            addButton(*row, QStringLiteral("+"), tr("Add a condition to these"),
                      whyNoMore(condition.parts.size(), kMostConditions), [this, path] { addConditionWithin(path); });
        addButton(*row, QStringLiteral("×"), tr("Remove this condition"), {}, [this, path] { removeCondition(path); });
        m_ifs->addWidget(row);
        row->show(m_owner, static_cast<std::size_t>(condition.is), condition.terms);
        row->QWidget::show();
        m_conditions.push_back(row);
    }
    if (hadFocus && index < m_conditions.size())
        m_conditions[index]->setFocus(Qt::OtherFocusReason);
}

EventCondition EventForm::newCondition() const
{
    const EventWord& word = conditionWords()[static_cast<std::size_t>(ConditionWord::Chance)];
    return {ConditionWord::Chance, filledTerms(m_bench.dungeon(), {}, word, {}, {})};
}

void EventForm::addConditionWithin(const Path& path)
{
    listOf(path).push_back(newCondition());
    Path added = path;
    added.push_back(listOf(path).size() - 1);
    emit changed(false);
    if (const auto row = std::ranges::find(m_paths, added); row != m_paths.end())
        m_conditions[static_cast<std::size_t>(row - m_paths.begin())]->setFocus(Qt::OtherFocusReason);
}

// One that another one needs takes that along.
void EventForm::removeCondition(const Path& path)
{
    Path gone = path;
    while (gone.size() > 1 && listOf(Path(gone.begin(), gone.end() - 1)).size() == 1)
        gone.pop_back();
    std::vector<EventCondition>& list = listOf(Path(gone.begin(), gone.end() - 1));
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(gone.back()));
    emit changed(false);
}

// "any" and "not" have at least one condition within them, others none.
void EventForm::takeCondition(std::size_t row)
{
    EventCondition& condition = conditionAt(m_paths[row]);
    const EventCondition before = condition;
    condition.is = static_cast<ConditionWord>(m_conditions[row]->word());
    if (!hasParts(condition)) {
        condition.parts.clear();
        condition.terms = m_conditions[row]->terms();
        return;
    }
    if (m_paths[row].size() >= static_cast<std::size_t>(kDeepestCondition)) {
        condition = before; // no deeper
        return;
    }
    condition.terms = {};
    if (condition.parts.empty())
        condition.parts.push_back(before);
    if (condition.is == ConditionWord::Not)
        condition.parts.resize(1);
}

void EventForm::buildEffects()
{
    removeRows(m_effects);
    for (std::size_t i = 0; i < m_event.effects.size(); ++i) {
        WordRow* row = newRow(WordRow::Of::Effect);
        row->sentences().setAccessibleName(tr("Do"));
        connect(row, &WordRow::changed, this, [this, i, row](bool isTyped) {
            m_event.effects[i] = {static_cast<EffectWord>(row->word()), row->terms()};
            emit changed(isTyped);
        });
        addButton(*row, QStringLiteral("↑"), tr("Earlier"), i > 0 ? QString() : tr("It is the first one."),
                  [this, i] { moveEffect(i, i - 1); });
        addButton(*row, QStringLiteral("×"), tr("Remove what is done here"), {}, [this, i] {
            m_event.effects.erase(m_event.effects.begin() + static_cast<std::ptrdiff_t>(i));
            emit changed(false);
        });
        m_dos->addWidget(row);
        row->show(m_owner, static_cast<std::size_t>(m_event.effects[i].does), m_event.effects[i].terms);
        row->QWidget::show();
        m_effects.push_back(row);
    }
}

void EventForm::addEffect()
{
    const EventWord& word = effectWords()[static_cast<std::size_t>(EffectWord::Say)];
    const EventHints hints{triggerCells(), tr("Something clicks.").toStdString()};
    m_event.effects.push_back({EffectWord::Say, filledTerms(m_bench.dungeon(), {}, word, {}, hints)});
    emit changed(false);
    if (!m_effects.empty())
        m_effects.back()->setFocus(Qt::OtherFocusReason);
}

void EventForm::moveEffect(std::size_t from, std::size_t to)
{
    std::swap(m_event.effects[from], m_event.effects[to]);
    emit changed(false);
    m_effects[to]->setFocus(Qt::OtherFocusReason);
}

} // namespace cave
