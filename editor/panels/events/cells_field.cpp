// SPDX-License-Identifier: MIT
#include "editor/panels/events/cells_field.h"

#include "app/view/ui/keep_current.h"
#include "editor/panels/events/event_names.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>

#include <utility>

namespace cave {

CellsField::CellsField(Workbench& bench, bool isTrigger, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_isTrigger(isTrigger), m_box(new QComboBox(this)), m_pick(new QPushButton(this))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(m_box, 1);
    line->addWidget(m_pick);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setFocusProxy(m_pick);
    connect(m_pick, &QPushButton::clicked, this, &CellsField::pick);
    connect(m_box, &QComboBox::activated, this, [this](int row) {
        const auto of = static_cast<EventCells::Of>(m_box->itemData(row).toInt());
        if (of == EventCells::Of::Here || of == EventCells::Of::Level)
            take({.of = of});
        else
            pick();
    });
    connect(&bench, &Workbench::cellsPicked, this, [this] {
        if (std::exchange(m_isPicking, false))
            m_pick->setFocus(Qt::OtherFocusReason);
    });
    keepCurrent(*this, [this] { showTexts(); });
}

void CellsField::showTexts()
{
    m_pick->setText(tr("Pick"));
    m_pick->setToolTip(
        tr("Pick on the map\nClick a cell or drag a box there; Shift adds, Ctrl takes away, Esc ends it. "
           "By keys: arrows, then Enter at both corners."));
    m_pick->setAccessibleName(tr("Pick on the map"));
    m_box->setAccessibleName(QCoreApplication::translate("EventFields", "Cells"));
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    const auto add = [this](const EventCells& cells) { m_box->addItem(cellsText(cells), static_cast<int>(cells.of)); };
    const bool isPicked = m_cells.of == EventCells::Of::Boxes || m_cells.of == EventCells::Of::Letters;
    if (isPicked)
        add(m_cells);
    else
        m_box->addItem(tr("some cells"), static_cast<int>(EventCells::Of::Boxes));
    if (!m_isTrigger)
        add({.of = EventCells::Of::Here});
    add({.of = EventCells::Of::Level});
    m_box->setCurrentIndex(m_box->findData(static_cast<int>(m_cells.of)));
}

void CellsField::show(const EventCells& cells)
{
    if (cells == m_cells)
        return;
    m_cells = cells;
    showTexts();
}

void CellsField::take(EventCells cells)
{
    if (cells == m_cells)
        return;
    m_cells = std::move(cells);
    showTexts();
    emit changed();
}

// What is shown may be another event by the time.
void CellsField::pick()
{
    showTexts();
    m_isPicking = false; // what is being picked ends here
    m_bench.pickCells(m_cells.boxes, [field = QPointer<CellsField>(this)](const std::vector<cave::Box>& boxes) {
        if (field)
            field->take({.of = EventCells::Of::Boxes, .boxes = boxes});
    });
    m_isPicking = true;
}

} // namespace cave
