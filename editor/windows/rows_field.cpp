// SPDX-License-Identifier: MIT
#include "editor/windows/rows_field.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/content/behaviour_rows.h"
#include "core/content/reaction_rows.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

std::vector<KindField> behaviourFieldsOf(const Json& row)
{
    const auto words = behaviourWords();
    const Json* does = row.find("does");
    const auto found = does ? std::ranges::find(words, *does->as<std::string>()) : words.end();
    return behaviourFields(static_cast<Does>(found == words.end() ? 0 : found - words.begin()));
}

} // namespace

RowsField::RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldKind kind, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_kind(kind), m_column(new QVBoxLayout(this)),
      m_more(iconButton(QStringLiteral("plus"), {}))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_column->addWidget(m_more, 0, Qt::AlignLeft);
    setFocusProxy(m_more);
    connect(m_more, &QToolButton::clicked, this, &RowsField::add);
    keepCurrent(*this, [this] { showTexts(); });
}

void RowsField::showTexts()
{
    nameButton(*m_more, m_kind == FieldKind::Drops       ? tr("Add a drop")
                        : m_kind == FieldKind::Reactions ? tr("Add a reaction")
                                                         : tr("Add a behaviour"));
}

std::vector<KindField> RowsField::fieldsOf(const Json& row) const
{
    if (m_kind == FieldKind::Drops)
        return {dropFields().begin(), dropFields().end()};
    if (m_kind == FieldKind::Reactions)
        return {reactionFields().begin(), reactionFields().end()};
    return behaviourFieldsOf(row);
}

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
    auto* form = new FieldForm(m_bench, m_artwork, [this](const Json& row) { return fieldsOf(row); }, 3, holder);
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

// Another behaviour has other members.
void RowsField::take(std::size_t index)
{
    Json row = m_forms[index]->object();
    if (m_kind == FieldKind::Behaviours) {
        const auto words = behaviourWords();
        const auto does = std::ranges::find(words, *row.find("does")->as<std::string>());
        row = newBehaviour(static_cast<Does>(does - words.begin()), row, m_bench.catalogue().creatures().front().id);
    }
    m_rows[index] = std::move(row);
    emit changed();
}

void RowsField::add()
{
    emit left();
    if (m_kind == FieldKind::Drops)
        m_rows.emplace_back(Json::Object{{"items", Json::Array{Json(m_bench.catalogue().items().front().id)}},
                                         {"per_mille", 1000},
                                         {"least", 1},
                                         {"most", 1}});
    else if (m_kind == FieldKind::Reactions)
        m_rows.push_back(newReaction("floor"));
    else
        m_rows.push_back(newBehaviour(Does::Hunt, Json::Object{}, {}));
    emit changed();
}

} // namespace cave
