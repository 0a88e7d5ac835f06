// SPDX-License-Identifier: MIT
// Levels by two measures: how many there are of each sort.
#pragma once

#include "core/lab/range.h"
#include "editor/lab/chart_view.h"

#include <QPoint>

#include <memory>

namespace cave {

/// The bins of a range, the brighter the more levels, with how many there are along both sides. One bin is chosen, by a
/// click or the arrow keys. The shown level is a cross.
class RangeView : public ChartView {
    Q_OBJECT

public:
    explicit RangeView(QWidget* parent = nullptr);

    void setRange(std::shared_ptr<const RangeSum> range, const QString& x, const QString& y); // null: none
    void setOutline(const RangeSum* before); // of what is compared, with the same axes; null: nothing
    void setShown(std::optional<RangePoint> point); // where the level is as it is now
    const std::optional<RangePoint>& shown() const { return m_shown; }
    void showMore(); // more was added to the range, or marked
    void choose(QPoint bin); // outside: none
    std::optional<QPoint> chosen() const { return m_chosen; }

signals:
    void binChosen();
    void binOpened(); // by Enter or a double click

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QString textAt(QPointF pixel) const override;

private:
    QRectF plot() const; // of the bins
    QRectF boxOf(int x, int y) const; // y counts upwards
    std::optional<QPoint> binAt(QPointF pixel) const;
    QString textOf(QPoint bin) const;
    void paintBins(QPainter& painter) const;
    void paintFaults(QPainter& painter) const;
    void paintOutline(QPainter& painter, const Grid<std::uint8_t>& within) const;
    void paintSides(QPainter& painter) const;
    void paintWords(QPainter& painter) const;

    std::shared_ptr<const RangeSum> m_range;
    std::vector<Grid<std::uint8_t>> m_outlines; // the bins within, the densest first
    QString m_xName;
    QString m_yName;
    std::optional<RangePoint> m_shown;
    std::optional<QPoint> m_chosen;
};

} // namespace cave
