// SPDX-License-Identifier: MIT
// How much of each level was made by hand; choosing a level goes to its first hand edit.
#pragma once

#include "editor/workbench.h"

#include <QListWidget>

namespace cave {

class EditsPanel : public QListWidget {
    Q_OBJECT

public:
    explicit EditsPanel(Workbench& bench, QWidget* parent = nullptr);

    int editCount() const { return m_count; } // cells and things of all levels

signals:
    void countChanged();

private:
    void refresh();
    void addRow(int z, const QString& text);
    void goToFirst(int z);

    Workbench& m_bench;
    int m_count = 0;
};

} // namespace cave
