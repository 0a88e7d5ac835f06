// SPDX-License-Identifier: MIT
// What the colours of the heat on the map stand for: each band as it is painted there, and the least number in it.
#pragma once

#include "app/view/map/overlay.h"
#include "editor/tools/workbench.h"

#include <QWidget>

#include <vector>

namespace cave {

// Of the level that the editor shows; hidden where no heat is shown on it. Of the difference from another run it tells
// less from more: numbers that are times the games of both runs would say nothing.
class HeatLegend : public QWidget {
    Q_OBJECT

public:
    // A sample, and the words behind it.
    struct Sign {
        Overlay::Area look;
        QString text;
        bool operator==(const Sign&) const = default;
    };

    explicit HeatLegend(Workbench& bench, QWidget* parent = nullptr);

    const std::vector<Sign>& signs() const { return m_signs; } // the lowest band first, those that are empty left out
    std::vector<QRect> areas() const { return areasIn(width()); } // of each with its words, as it is painted
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void look();
    void tell();
    std::vector<Sign> bandsOf(std::int64_t largest) const;
    std::vector<int> widths() const; // of the signs, in pixels
    std::vector<QRect> areasIn(int width) const;

    Workbench& m_bench;
    std::vector<Sign> m_signs;
};

} // namespace cave
