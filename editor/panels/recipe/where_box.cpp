// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/where_box.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/edit/selection.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace cave {

namespace {

constexpr int kButton = 16; // pixels of its icon

// What is chosen.
constexpr int kEverywhere = 0;
constexpr int kInCells = 1;
constexpr int kInRooms = 2;

} // namespace

WhereBox::WhereBox(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_choice(new QComboBox(this)), m_tag(new QComboBox(this)),
      m_select(iconButton(QStringLiteral("select"), {}, {}, kButton))
{
    m_choice->addItems({QString(), QString(), QString()});
    m_choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_tag->setEditable(true);
    m_tag->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(m_choice, 1);
    line->addWidget(m_tag, 1);
    line->addWidget(m_select);
    setFocusProxy(m_choice);
    keepCurrent(*this, [this] { showTexts(); });
    connect(m_choice, &QComboBox::activated, this, &WhereBox::choose);
    connect(m_tag, &QComboBox::activated, this, &WhereBox::takeTag);
    connect(m_tag->lineEdit(), &QLineEdit::editingFinished, this, &WhereBox::takeTag);
    connect(m_select, &QToolButton::clicked, this, &WhereBox::selectCells);
}

void WhereBox::showTexts()
{
    m_choice->setItemText(kEverywhere, tr("everywhere"));
    m_choice->setItemText(kInRooms, tr("in rooms"));
    m_choice->setAccessibleName(tr("Where"));
    m_tag->setAccessibleName(tr("Tag"));
    m_tag->lineEdit()->setPlaceholderText(tr("Tag"));
    nameButton(*m_select, tr("Select these cells"));
    showCells();
}

void WhereBox::showCells()
{
    m_choice->setItemText(kInCells, m_where.boxes.empty() ? tr("in the selection")
                                                          : tr("in %n cell(s)", nullptr, cellsOf(m_where).count()));
}

void WhereBox::show(const Where& where)
{
    m_where = where;
    const QSignalBlocker quietChoice(m_choice);
    const QSignalBlocker quietTag(m_tag);
    const bool hasCells = !where.boxes.empty();
    showCells();
    m_choice->setCurrentIndex(hasCells ? kInCells : where.tag.empty() ? kEverywhere : kInRooms);
    m_tag->clear();
    for (const Piece& piece : m_bench.dungeon().pieces) {
        for (const std::string& tag : piece.tags) {
            if (m_tag->findText(QString::fromStdString(tag)) < 0)
                m_tag->addItem(QString::fromStdString(tag));
        }
    }
    m_tag->setCurrentText(QString::fromStdString(where.tag));
    m_tag->setVisible(!where.tag.empty());
    m_select->setVisible(hasCells);
}

// A tag is asked for before the row is made anew.
void WhereBox::choose(int index)
{
    if (index == kInRooms) {
        m_tag->show();
        m_tag->setFocus();
        return;
    }
    if (index == kInCells && !m_bench.hasSelection()) {
        emit said(tr("Select the cells first."));
        show(m_where);
        return;
    }
    emit changed(index == kInCells ? Where{boxesOf(m_bench.selection()), {}} : Where{});
}

void WhereBox::takeTag()
{
    const std::string tag = m_tag->currentText().trimmed().toStdString();
    if (tag.empty())
        show(m_where);
    else if (tag != m_where.tag)
        emit changed({{}, tag});
}

void WhereBox::selectCells() { m_bench.setSelection(cellsOf(m_where)); }

BitGrid WhereBox::cellsOf(const Where& where) const
{
    return cellsWithin(where.boxes, m_bench.bounds().width, m_bench.bounds().height);
}

} // namespace cave
