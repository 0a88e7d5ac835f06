// SPDX-License-Identifier: MIT
#include "editor/windows/rows_field.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/base/enum_count.h"
#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "core/content/effects/suffering_rows.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/reaction_rows.h"
#include "core/content/stage_rows.h"
#include "core/edit/kinds/row_edit.h"
#include "editor/windows/rows/hear_row.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

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

std::vector<KindField> sufferingFieldsOf(const Json&) { return {sufferingFields().begin(), sufferingFields().end()}; }

Json firstSuffering(const Dungeon&) { return newSuffering(); }

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
    const char* add; // names the button that adds one
    std::function<std::vector<KindField>(const Json& row)> fieldsOf;
    std::function<Json(const Dungeon& dungeon)> first; // one that is sound, to be changed
    // As it is once it was changed.
    std::function<Json(const Catalogue& catalogue, const Json& before, const Json& row)> taken;
    bool isInOrder = true; // tried from above, so that rows can be moved up
    std::function<QString(const Workbench& bench, const Json& row)> hear = {}; // gives back why nothing is heard
};

const RowsField::Sort& RowsField::sortOf(FieldKind kind)
{
    static const std::array kSorts{
        std::pair{FieldKind::Drops, Sort{QT_TR_NOOP("Add a drop"), &dropFieldsOf, &firstDrop, &asItIs}},
        std::pair{FieldKind::Behaviours,
                  Sort{QT_TR_NOOP("Add a behaviour"), &behaviourFieldsOf, &firstBehaviour, &asBehaviour}},
        std::pair{FieldKind::Stages, Sort{QT_TR_NOOP("Add a stage"), &stageFieldsOf, &firstStage, &asItIs}},
        std::pair{FieldKind::Sufferings, Sort{QT_TR_NOOP("Add a state"), &sufferingFieldsOf, &firstSuffering, &asItIs}},
        std::pair{FieldKind::Effects, Sort{QT_TR_NOOP("Add an effect"), &effectFields, &firstEffect, &asEffect}},
        std::pair{FieldKind::Members, Sort{QT_TR_NOOP("Add somebody"), &memberFieldsOf, &firstMember, &asMember}},
        std::pair{FieldKind::Reactions,
                  Sort{QT_TR_NOOP("Add a reaction"), &reactionFields, &firstReaction, &asReaction}},
    };
    return std::ranges::find(kSorts, kind, [](const auto& sort) { return sort.first; })->second;
}

const RowsField::Sort& RowsField::sortOf(HeardList list)
{
    const auto heard = [](HeardList of, const char* add) {
        return Sort{add,
                    [of](const Json&) { return std::vector(heardFields(of).begin(), heardFields(of).end()); },
                    [of](const Dungeon& dungeon) { return newHeardRow(dungeon, of); },
                    [of](const Catalogue&, const Json&, const Json& row) { return renewedHeard(of, row); },
                    false,
                    [of](const Workbench& bench, const Json& row) { return hearRow(bench, of, row); }};
    };
    static const std::array kSorts{
        heard(HeardList::When, QT_TR_NOOP("Add an event")),
        heard(HeardList::Near, QT_TR_NOOP("Add a sound")),
        heard(HeardList::Music, QT_TR_NOOP("Add music")),
    };
    static_assert(kSorts.size() == enumCount<HeardList>());
    return kSorts[static_cast<std::size_t>(list)];
}

RowsField::RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldKind kind, QWidget* parent)
    : RowsField(bench, std::move(artwork), sortOf(kind), parent)
{
}

RowsField::RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, HeardList list, QWidget* parent)
    : RowsField(bench, std::move(artwork), sortOf(list), parent)
{
}

RowsField::RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, const Sort& sort, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_sort(sort), m_column(new QVBoxLayout(this)),
      m_more(iconButton(QStringLiteral("plus"), {}))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_column->addWidget(m_more, 0, Qt::AlignLeft);
    m_more->show(); // with the window, which it may get the focus of before that is shown
    setFocusProxy(m_more);
    connect(m_more, &QToolButton::clicked, this, &RowsField::add);
    keepCurrent(*this, [this] { showTexts(); });
}

void RowsField::showTexts() { nameButton(*m_more, tr(m_sort.add)); }

void RowsField::show(const Json::Array& rows)
{
    const bool isAdding = std::exchange(m_isAdding, false);
    m_rows = rows;
    if (m_forms.size() == rows.size()) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            m_forms[i]->show(rows[i]);
        return;
    }
    const std::optional<std::size_t> focused = isAdding ? rows.size() - 1 : focusedLine();
    build();
    if (focused)
        focusLine(*focused);
}

// The line that has the focus goes.
std::optional<std::size_t> RowsField::focusedLine() const
{
    const QWidget* focused = window()->focusWidget();
    const auto found =
        std::ranges::find_if(m_lines, [focused](const QWidget* line) { return line->isAncestorOf(focused); });
    return found == m_lines.end() ? std::nullopt : std::optional<std::size_t>(found - m_lines.begin());
}

void RowsField::focusLine(std::size_t index)
{
    if (m_forms.empty())
        m_more->setFocus(Qt::OtherFocusReason);
    else
        m_forms[std::min(index, m_forms.size() - 1)]->focusFirst();
    m_isFocusNew = true;
}

void RowsField::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (std::exchange(m_isFocusNew, false)) // and where this scrolls learns of it next
        QMetaObject::invokeMethod(this, &RowsField::showFocus, Qt::QueuedConnection);
}

void RowsField::showFocus()
{
    QWidget* const focused = window()->focusWidget();
    for (QWidget* above = parentWidget(); above && isAncestorOf(focused); above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above))
            return area->ensureWidgetVisible(focused);
}

void RowsField::focusFirst() { focusLine(0); }

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
    form->show(m_rows[index]); // Tab goes from its fields to the buttons
    line->addWidget(form, 1);
    addButtons(*line, index);
    m_column->insertWidget(static_cast<int>(index), holder);
    connect(form, &FieldForm::changed, this, [this, index] { take(index); });
    connect(form, &FieldForm::left, this, &RowsField::left);
    m_lines.push_back(holder);
    m_forms.push_back(form);
}

void RowsField::addButtons(QHBoxLayout& line, std::size_t index)
{
    const auto add = [this, &line](const char* icon, const char* name, auto act) {
        QToolButton* button = iconButton(QString::fromLatin1(icon), {}, {}, 16);
        keepCurrent(*button, [button, name] { nameButton(*button, tr(name)); });
        line.addWidget(button, 0, Qt::AlignTop);
        connect(button, &QToolButton::clicked, this, act);
        setTabOrder(button, m_more);
        return button;
    };
    if (m_sort.hear)
        add("play", QT_TR_NOOP("Hear it"), [this, index] { hear(index); });
    if (m_sort.isInOrder) {
        const auto raise = [this, index] {
            std::swap(m_rows[index], m_rows[index - 1]);
            emit left();
            emit changed();
        };
        QToolButton* up = add("up", QT_TR_NOOP("Try this one earlier"), raise);
        keepCurrent(*up, [up, index] { allow(*up, index > 0 ? QString() : tr("It is the first one.")); });
    }
    add("trash", QT_TR_NOOP("Take this one out"), [this, index] {
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(index));
        emit left();
        emit changed();
    });
}

void RowsField::hear(std::size_t index)
{
    if (const QString why = m_sort.hear(m_bench, m_rows[index]); !why.isEmpty())
        emit notHeard(why);
}

// "": the path leads to another row, or none.
std::string RowsField::pathIn(std::size_t index, const std::string& path) const
{
    const std::string row = itemPath({}, index);
    if (path == row)
        return std::string(m_sort.fieldsOf(m_rows[index]).front().id);
    return path.starts_with(row + '.') ? path.substr(row.size() + 1) : std::string();
}

void RowsField::mark(const std::string& path)
{
    for (std::size_t i = 0; i < m_forms.size(); ++i)
        m_forms[i]->mark(pathIn(i, path));
}

QString RowsField::nameAt(const std::string& path) const
{
    for (std::size_t i = 0; i < m_forms.size(); ++i)
        if (const std::string within = pathIn(i, path); !within.empty())
            return m_forms[i]->nameAt(within);
    return {};
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
    m_isAdding = true;
    emit changed();
}

} // namespace cave
