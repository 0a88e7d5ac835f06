// SPDX-License-Identifier: MIT
#include "editor/panels/events/word_row.h"

#include "app/view/ui/keep_current.h"
#include "core/edit/events/event_draft.h"
#include "editor/panels/events/event_names.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

std::span<const EventWord> wordsOf(WordRow::Of of)
{
    switch (of) {
    case WordRow::Of::Trigger: return triggerWords();
    case WordRow::Of::Condition: return conditionWords();
    case WordRow::Of::Effect: break;
    }
    return effectWords();
}

} // namespace

WordRow::WordRow(Workbench& bench, Of of, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_of(of), m_sentences(new QComboBox(this)), m_head(new QHBoxLayout),
      m_form(new QFormLayout)
{
    m_sentences->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sentences->setMinimumContentsLength(12);
    m_head->setSpacing(4);
    m_head->addWidget(m_sentences, 1);
    m_form->setContentsMargins(12, 0, 0, 0);
    m_form->setSpacing(4);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(m_head);
    column->addLayout(m_form);
    setFocusProxy(m_sentences);
    connect(m_sentences, &QComboBox::activated, this, [this](int row) { takeWord(static_cast<std::size_t>(row)); });
    keepCurrent(*this, [this] {
        const std::size_t known = wordsOf(m_of).size();
        const std::size_t count = m_of == Of::Condition ? known + 2 : known; // "any" and "not"
        const QSignalBlocker quiet(m_sentences);
        m_sentences->clear();
        for (std::size_t i = 0; i < count; ++i)
            m_sentences->addItem(m_of == Of::Condition ? conditionSentence(i) : sentenceOf(wordsOf(m_of)[i]));
        for (int i = 0; i < m_sentences->count(); ++i)
            m_sentences->setItemData(i, m_sentences->itemText(i), Qt::ToolTipRole); // the box may be too narrow
        offerWords();
        m_sentences->setCurrentIndex(static_cast<int>(m_word));
        m_sentences->setToolTip(m_sentences->currentText());
        if (!m_isBuilt)
            return;
        build();
        showTerms();
    });
}

void WordRow::addButton(QWidget& button) { m_head->addWidget(&button); }

const EventWord* WordRow::known() const { return m_word < wordsOf(m_of).size() ? &wordsOf(m_of)[m_word] : nullptr; }

QWidget* WordRow::editor(std::string_view field) const
{
    const auto found = std::ranges::find(m_told, field, [](const Told& told) { return told.field.id; });
    return found == m_told.end() ? nullptr : found->widget.editor;
}

EventHints WordRow::hints() const
{
    const CellAt cursor = m_bench.cursor();
    return {m_offered.empty() ? std::vector<cave::Box>{{cursor.x, cursor.y, 1, 1}} : m_offered,
            tr("Something clicks.").toStdString()};
}

// Those that the row says or must, and of fields to choose from the one chosen.
std::vector<EventField> WordRow::fieldsToShow() const
{
    std::vector<EventField> fields;
    if (!known())
        return fields;
    for (const EventField& field : known()->fields())
        if (field.choice == 0 || isSaid(m_terms, field))
            fields.push_back(field);
    if (!m_owner)
        fields.push_back(levelField());
    if (m_of == Of::Effect)
        fields.push_back(delayField());
    return fields;
}

WordRow::Filled WordRow::filledFrom(const Dungeon& dungeon)
{
    Filled filled{dungeon.catalogue, {}};
    filled.levels.reserve(dungeon.levels.size());
    for (const DungeonLevel& level : dungeon.levels)
        filled.levels.emplace_back(level.uid, level.name);
    return filled;
}

void WordRow::show(ScriptOwner owner, std::size_t word, const EventTerms& terms)
{
    const bool isSame = m_isBuilt && owner == m_owner && word == m_word && m_filled == filledFrom(m_bench.dungeon());
    m_owner = owner;
    m_word = word;
    m_terms = terms;
    offerWords();
    if (!isSame || !std::ranges::equal(fieldsToShow(), m_told, {}, &EventField::id,
                                       [](const Told& told) { return told.field.id; }))
        build();
    showTerms();
}

void WordRow::offerWords()
{
    auto* rows = qobject_cast<QStandardItemModel*>(m_sentences->model());
    for (std::size_t i = 0; i < wordsOf(m_of).size(); ++i)
        rows->item(static_cast<int>(i))->setEnabled(canBeTold(m_bench.dungeon(), wordsOf(m_of)[i]));
}

void WordRow::build()
{
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_form->takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            if (!item)
                continue;
            item->widget()->hide();
            item->widget()->setObjectName({});
            item->widget()->deleteLater(); // it may be what asked for this
            delete item;
        }
    }
    m_told.clear();
    m_isBuilt = true;
    m_filled = filledFrom(m_bench.dungeon());
    const TermPlace place{m_bench, m_owner, m_of == Of::Trigger, this};
    for (const EventField& field : fieldsToShow()) {
        const std::size_t index = m_told.size();
        TermWidget widget = newTermWidget(place, field, [this, index] { takeTerm(index); }, [this] { emit left(); });
        const QString name = eventFieldName(field);
        widget.editor->setObjectName(QString::fromUtf8(field.id.data(), static_cast<qsizetype>(field.id.size())));
        widget.editor->setAccessibleName(name);
        widget.editor->setToolTip(name + u'\n' + eventFieldHelp(field));
        if (field.choice > 0)
            addChoice(field);
        if (widget.namesItself && field.choice > 0) {
            delete widget.editor; // the choice says it all
            widget.editor = nullptr;
        } else if (widget.namesItself || field.choice > 0) {
            m_form->addRow(widget.editor);
        } else {
            auto* label = new QLabel(name, this);
            label->setProperty("role", "muted");
            label->setToolTip(widget.editor->toolTip());
            label->setBuddy(widget.editor);
            m_form->addRow(label, widget.editor);
        }
        m_told.push_back({field, std::move(widget)});
    }
}

// A box to choose which of the fields is told, where there are several.
void WordRow::addChoice(const EventField& chosen)
{
    auto* box = new QComboBox(this);
    std::vector<EventField> choices;
    for (const EventField& field : known()->fields())
        if (field.choice == chosen.choice) {
            choices.push_back(field);
            box->addItem(eventFieldName(field));
            box->setItemData(box->count() - 1, eventFieldHelp(field), Qt::ToolTipRole);
            if (field.id == chosen.id)
                box->setCurrentIndex(box->count() - 1);
        }
    box->setAccessibleName(tr("What it is about"));
    box->setObjectName(QStringLiteral("choice%1").arg(chosen.choice));
    connect(box, &QComboBox::activated, this,
            [this, choices](int row) { chooseTerm(choices[static_cast<std::size_t>(row)]); });
    m_form->addRow(box);
}

void WordRow::showTerms()
{
    const QSignalBlocker quiet(m_sentences);
    m_sentences->setCurrentIndex(static_cast<int>(m_word));
    m_sentences->setToolTip(m_sentences->currentText());
    for (const Told& told : m_told)
        if (told.widget.editor)
            told.widget.show(m_terms);
}

void WordRow::takeWord(std::size_t word)
{
    m_word = word;
    if (known())
        m_terms = filledTerms(m_bench.dungeon(), scriptOf(m_bench.dungeon(), m_owner), *known(), m_terms, hints());
    emit changed(false);
}

void WordRow::takeTerm(std::size_t index)
{
    if (index >= m_told.size())
        return;
    const TermWidget& widget = m_told[index].widget;
    EventTerms terms = m_terms;
    widget.take(terms);
    if (terms == m_terms)
        return;
    m_terms = std::move(terms);
    emit changed(widget.isTyped);
}

void WordRow::chooseTerm(const EventField& field)
{
    if (isSaid(m_terms, field))
        return;
    chooseField(m_bench.dungeon(), scriptOf(m_bench.dungeon(), m_owner), *known(), field, hints(), m_terms);
    emit changed(false);
}

} // namespace cave
