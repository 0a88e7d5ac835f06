// SPDX-License-Identifier: MIT
#pragma once

#include "editor/page/panel_table.h"
#include "editor/panels/fitting_tabs.h"

#include <QFrame>

#include <vector>

namespace cave {

/// The panels of the table at the right of the canvas: some above each other, the others as tabs between them.
class SidePanels : public QFrame {
    Q_OBJECT

public:
    /// A panel above the tabs.
    struct Top {
        const PanelRow* row = nullptr;
        QWidget* panel = nullptr;
    };

    explicit SidePanels(const PanelParts& parts, QWidget* parent = nullptr);

    FittingTabs& tabs() const { return *m_tabs; }
    const std::vector<Top>& tops() const { return m_tops; }
    /// The one of this type; there must be one in the table.
    template <typename Panel>
    Panel& panel() const
    {
        return *findChild<Panel*>();
    }

private:
    void addTab(const PanelRow& row, QWidget& panel);

    FittingTabs* m_tabs;
    std::vector<Top> m_tops;
};

} // namespace cave
