// SPDX-License-Identifier: MIT
#pragma once

#include "editor/page/panel_table.h"

#include <QFrame>

class QTabWidget;

namespace cave {

/// The panels of the table at the right of the canvas: some above each other, the others as tabs between them.
class SidePanels : public QFrame {
    Q_OBJECT

public:
    explicit SidePanels(const PanelParts& parts, QWidget* parent = nullptr);

    QTabWidget& tabs() const { return *m_tabs; }
    /// The one of this type; there must be one in the table.
    template <typename Panel>
    Panel& panel() const
    {
        return *findChild<Panel*>();
    }

private:
    void addTab(const PanelRow& row, QWidget& panel);

    QTabWidget* m_tabs;
};

} // namespace cave
