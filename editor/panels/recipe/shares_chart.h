// SPDX-License-Identifier: MIT
// What share each kind of a table has, level by level: a bar for each level, made of the kinds' parts.
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

namespace cave {

class SharesChart : public QWidget {
    Q_OBJECT

public:
    explicit SharesChart(Workbench& bench, QWidget* parent = nullptr);

    void show(const Json& table);
    QString textOf(int z) const; // "Level 3: kobold 40 %, bat 60 %"

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; // tooltips
    void mousePressEvent(QMouseEvent* event) override; // goes to the level

private:
    int levelAt(int x) const;
    QColor colourOf(const std::string& kind) const;

    Workbench& m_bench;
    Json m_table = Json::Array{};
};

} // namespace cave
