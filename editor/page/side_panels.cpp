// SPDX-License-Identifier: MIT
#include "editor/page/side_panels.h"

#include "app/view/ui/keep_current.h"

#include <QVBoxLayout>

namespace cave {

SidePanels::SidePanels(const PanelParts& parts, QWidget* parent) : QFrame(parent), m_tabs(new FittingTabs(this))
{
    setProperty("role", "panel");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // The tabs and what is below share their room, so that the tabs stay where they are when that comes or goes.
    auto* lower = new QVBoxLayout;
    lower->addWidget(m_tabs, 1);
    for (const PanelRow& row : panelTable()) {
        QWidget* panel = row.make(parts);
        switch (row.place) {
        case PanelPlace::Top:
            column->addWidget(panel, 2);
            m_tops.push_back({&row, panel});
            break;
        case PanelPlace::Tab: addTab(row, *panel); break;
        case PanelPlace::Bottom: lower->addWidget(panel); break;
        }
    }
    column->addLayout(lower, 5);
}

void SidePanels::addTab(const PanelRow& row, QWidget& panel)
{
    m_tabs->addTab(&panel, QString());
    const auto showTitle = [this, &row, &panel] {
        const QString own = panel.windowTitle();
        m_tabs->setTitle(panel, own.isEmpty() ? panelName(row) : own, QLatin1String(row.icon));
    };
    connect(&panel, &QWidget::windowTitleChanged, this, showTitle);
    keepCurrent(panel, showTitle);
}

} // namespace cave
