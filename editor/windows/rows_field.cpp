// SPDX-License-Identifier: MIT
#include "editor/windows/rows_field.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/reaction_rows.h"
#include "core/content/sounds/sound_rows.h"
#include "core/content/stage_rows.h"
#include "core/edit/kinds/heard_edit.h"
#include "core/edit/kinds/row_edit.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace cave {

namespace {

std::vector<KindField> behaviourFieldsOf(const Json& row)
{
    const auto words = behaviourWords();
    const Json* does = row.find("does");
    const auto found = does ? std::ranges::find(words, *does->as<std::string>()) : words.end();
    return behaviourFields(static_cast<Does>(found == words.end() ? 0 : found - words.begin()));
}

std::vector<KindField> dropFieldsOf(const Json&) { return {dropFields().begin(), dropFields().end()}; }

Json firstDrop(const Dungeon& dungeon)
{
    return Json::Object{{"items", Json::Array{Json(dungeon.catalogue->items().front().id)}},
                        {"per_mille", 1000},
                        {"least", 1},
                        {"most", 1}};
}

Json firstBehaviour(const Dungeon&) { return newBehaviour(Does::Hunt, Json::Object{}, {}); }

Json firstReaction(const Dungeon&) { return newReaction(Json::Object{{"into", "floor"}}); }

std::vector<KindField> stageFieldsOf(const Json&) { return {stageFields().begin(), stageFields().end()}; }

Json firstStage(const Dungeon&) { return Json::Object{{"below", 50}}; }

std::vector<KindField> memberFieldsOf(const Json&) { return {memberFields().begin(), memberFields().end()}; }

Json firstMember(const Dungeon& dungeon)
{
    return newMember(Json::Object{{"kind", anyCreature(dungeon)}, {"least", 1}});
}

// More at least are more at most. Fewer at most stay as they are: they may be the first digit of more.
Json asMember(const Catalogue&, const Json& before, const Json& row)
{
    const Json* least = row.find("least");
    const Json* known = before.find("least");
    return least && known && *least == *known ? row : newMember(row);
}

std::vector<KindField> heardFieldsOf(const Json&) { return {eventSoundFields().begin(), eventSoundFields().end()}; }

Json asHeard(const Catalogue&, const Json&, const Json& row) { return newEventSound(row); }

Json firstEffect(const Dungeon&) { return newEffect(Json::Object{}); }

// Another kind of effect has other members.
Json asEffect(const Catalogue&, const Json&, const Json& row) { return newEffect(row); }

Json asItIs(const Catalogue&, const Json&, const Json& row) { return row; }

// Another behaviour has other members.
Json asBehaviour(const Catalogue& catalogue, const Json&, const Json& row)
{
    const auto words = behaviourWords();
    const auto does = std::ranges::find(words, *row.find("does")->as<std::string>());
    return newBehaviour(static_cast<Does>(does - words.begin()), row, catalogue.creatures().front().id);
}

// Another word has other members.
Json asReaction(const Catalogue&, const Json&, const Json& row) { return newReaction(row); }

} // namespace

// What the rows of a list are.
struct RowsField::Sort {
    FieldKind kind;
    const char* add; // names the button that adds one
    std::vector<KindField> (*fieldsOf)(const Json& row);
    Json (*first)(const Dungeon& dungeon); // one that is sound, to be changed
    Json (*taken)(const Catalogue& catalogue, const Json& before, const Json& row); // as it is once it was changed
};

const RowsField::Sort& RowsField::sortOf(FieldKind kind)
{
    static constexpr std::array kSorts{
        Sort{FieldKind::Drops, QT_TR_NOOP("Add a drop"), &dropFieldsOf, &firstDrop, &asItIs},
        Sort{FieldKind::Behaviours, QT_TR_NOOP("Add a behaviour"), &behaviourFieldsOf, &firstBehaviour, &asBehaviour},
        Sort{FieldKind::Stages, QT_TR_NOOP("Add a stage"), &stageFieldsOf, &firstStage, &asItIs},
        Sort{FieldKind::Effects, QT_TR_NOOP("Add an effect"), &effectFields, &firstEffect, &asEffect},
        Sort{FieldKind::Members, QT_TR_NOOP("Add somebody"), &memberFieldsOf, &firstMember, &asMember},
        Sort{FieldKind::Heard, QT_TR_NOOP("Add an event"), &heardFieldsOf, &newHeardRow, &asHeard},
        Sort{FieldKind::Reactions, QT_TR_NOOP("Add a reaction"), &reactionFields, &firstReaction, &asReaction},
    };
    return *std::ranges::find(kSorts, kind, &Sort::kind);
}

RowsField::RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldKind kind, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_sort(sortOf(kind)),
      m_column(new QVBoxLayout(this)), m_more(iconButton(QStringLiteral("plus"), {}))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_column->addWidget(m_more, 0, Qt::AlignLeft);
    setFocusProxy(m_more);
    connect(m_more, &QToolButton::clicked, this, &RowsField::add);
    keepCurrent(*this, [this] { showTexts(); });
}

void RowsField::showTexts() { nameButton(*m_more, tr(m_sort.add)); }

void RowsField::show(const Json::Array& rows)
{
    m_rows = rows;
    if (m_forms.size() != rows.size())
        build();
    for (std::size_t i = 0; i < rows.size(); ++i)
        m_forms[i]->show(rows[i]);
}

void RowsField::build()
{
    for (QWidget* line : m_lines) {
        line->hide();
        m_column->removeWidget(line);
        line->deleteLater(); // one of its buttons may be what was pressed
    }
    m_lines.clear();
    m_forms.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        addLine(i);
}

void RowsField::addLine(std::size_t index)
{
    auto* holder = new QFrame(this);
    holder->setProperty("role", "card");
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(6, 4, 4, 4);
    auto* form = new FieldForm(m_bench, m_artwork, m_sort.fieldsOf, 3, holder);
    QToolButton* up = iconButton(QStringLiteral("up"), {}, {}, 16);
    QToolButton* gone = iconButton(QStringLiteral("trash"), {}, {}, 16);
    up->setEnabled(index > 0);
    keepCurrent(*holder, [up, gone] {
        nameButton(*up, tr("Try this one earlier"));
        nameButton(*gone, tr("Take this one out"));
    });
    line->addWidget(form, 1);
    line->addWidget(up, 0, Qt::AlignTop);
    line->addWidget(gone, 0, Qt::AlignTop);
    m_column->insertWidget(static_cast<int>(index), holder);
    connect(form, &FieldForm::changed, this, [this, index] { take(index); });
    connect(form, &FieldForm::left, this, &RowsField::left);
    connect(up, &QToolButton::clicked, this, [this, index] {
        std::swap(m_rows[index], m_rows[index - 1]);
        emit left();
        emit changed();
    });
    connect(gone, &QToolButton::clicked, this, [this, index] {
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(index));
        emit left();
        emit changed();
    });
    m_lines.push_back(holder);
    m_forms.push_back(form);
}

void RowsField::take(std::size_t index)
{
    m_rows[index] = m_sort.taken(m_bench.catalogue(), m_rows[index], m_forms[index]->object());
    emit changed();
}

void RowsField::add()
{
    emit left();
    m_rows.push_back(m_sort.first(m_bench.dungeon()));
    emit changed();
}

} // namespace cave
