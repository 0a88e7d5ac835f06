// SPDX-License-Identifier: MIT
// What the charts of the laboratory have in common: they take the focus, and tell what is under the pointer.
#pragma once

#include <QColor>
#include <QPolygonF>
#include <QSize>
#include <QWidget>

class QKeyEvent;
class QPainter;

namespace cave {

class ChartView : public QWidget {
    Q_OBJECT

public:
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return m_least; }

protected:
    ChartView(QSize usual, QSize least, QWidget* parent);

    QColor frameColour() const; // tells who has the focus
    static int stepOf(const QKeyEvent& key); // along the lower axis: -1, 0 or 1
    virtual QString textAt(QPointF pixel) const = 0; // "": nothing is there
    bool event(QEvent* event) override;

private:
    QSize m_usual; // where letters are not enlarged
    QSize m_least;
};

// A line with a dot at each of its points, in the band between an upper and a lower one; the lower goes backwards.
void paintBand(QPainter& painter, const QPolygonF& upper, const QPolygonF& lower, const QPolygonF& line, QColor colour);

} // namespace cave
