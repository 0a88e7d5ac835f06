// SPDX-License-Identifier: MIT
// A table of kinds with their weights, and what share of all each has at the depth of the shown level, and of the
// others.
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QTableWidget;

namespace cave {

class SharesChart;

class WeightsTable : public QWidget {
    Q_OBJECT

public:
    explicit WeightsTable(Workbench& bench, QWidget* parent = nullptr);

    void show(const Json& table);

signals:
    void changed(const cave::Json& table);
    void said(const QString& text);

private:
    void showWords();
    void takeCell(int row, int column);
    void addKind();
    void removeKind();

    Workbench& m_bench;
    Json m_table = Json::Array{};
    QTableWidget* m_rows;
    SharesChart* m_chart;
};

} // namespace cave
