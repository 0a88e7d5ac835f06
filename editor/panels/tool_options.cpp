// SPDX-License-Identifier: MIT
#include "editor/panels/tool_options.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "editor/actions/action_set.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kShapeButton = 28; // pixels, and at least a line with so much above and below
constexpr int kBesideLine = 10;
constexpr int kShapeIcon = 18;

} // namespace

ToolOptions::ToolOptions(Workbench& bench, const ActionSet& actions, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_actions(actions), m_shapeName(new QLabel(this)), m_shapeRow(new QHBoxLayout),
      m_shapes(new QButtonGroup(this)), m_sizeName(new QLabel(this)), m_size(new QSpinBox(this))
{
    for (QLabel* label : {m_shapeName, m_sizeName})
        label->setProperty("role", "muted");
    m_sizeName->setBuddy(m_size);
    m_size->setRange(1, 9);
    m_size->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the canvas
    m_shapeRow->setSpacing(2);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 6, 0);
    row->setSpacing(6);
    row->addWidget(m_sizeName);
    row->addWidget(m_size);
    row->addWidget(m_shapeName);
    row->addLayout(m_shapeRow);
    connect(m_shapes, &QButtonGroup::idClicked, this,
            [this](int shape) { m_bench.setShape(m_tool, static_cast<Shape>(shape)); });
    connect(m_size, &QSpinBox::valueChanged, &bench, &Workbench::setBrushSize);
    connect(&bench, &Workbench::choiceChanged, this, &ToolOptions::showChoice);
    connect(&actions, &ActionSet::keysChanged, this, &ToolOptions::showTool);
    keepCurrent(*this, [this] { showTool(); });
}

void ToolOptions::showChoice()
{
    if (m_tool != m_bench.toolId())
        return showTool();
    if (QAbstractButton* button = m_shapes->button(static_cast<int>(m_bench.shape(m_tool))))
        button->setChecked(true);
    m_size->setValue(m_bench.brushSize());
}

void ToolOptions::showTool()
{
    m_tool = m_bench.toolId();
    setMinimumHeight(shapeSide()); // also when it is empty: the canvas below stays where it is
    const ToolRow& row = toolRow(m_tool);
    m_sizeName->setText(tr("Size"));
    m_size->setAccessibleName(tr("Size of the brush"));
    m_size->setToolTip(tr("Size of the brush\nOn the canvas, 1 to 9 set it."));
    m_shapeName->setText(tr("Shape"));
    m_shapeName->setVisible(!row.shapes.empty());
    m_sizeName->setVisible(row.isBrush);
    m_size->setVisible(row.isBrush);
    for (QAbstractButton* button : m_shapes->buttons()) {
        m_shapes->removeButton(button);
        delete button;
    }
    addShapes();
    showChoice();
}

int ToolOptions::shapeSide() const { return std::max(kShapeButton, fontMetrics().lineSpacing() + kBesideLine); }

void ToolOptions::addShapes()
{
    const QString key = m_actions.keys().firstLabel(m_tool);
    for (const ToolShape& shape : toolRow(m_tool).shapes) {
        auto* button = new QToolButton(this);
        button->setIcon(icon(QLatin1String(shape.icon)));
        button->setIconSize({shapeSide() * kShapeIcon / kShapeButton, shapeSide() * kShapeIcon / kShapeButton});
        button->setFixedSize(shapeSide(), shapeSide());
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(shapeName(shape));
        button->setToolTip(key.isEmpty() ? shapeName(shape)
                                         : tr("%1\n%2 again takes the next one.").arg(shapeName(shape), key));
        m_shapes->addButton(button, static_cast<int>(shape.shape));
        m_shapeRow->addWidget(button);
        button->show(); // at once, not with the next event
    }
}

} // namespace cave
