// SPDX-License-Identifier: MIT
// Cell numbers along the upper or left edge of the canvas, with the cursor's column or row marked.
#pragma once

#include <QWidget>

class QGraphicsView;

namespace cave {

class Ruler : public QWidget {
    Q_OBJECT

public:
    // The view's scene must have a cell be 1 x 1.
    Ruler(Qt::Orientation orientation, const QGraphicsView& view, QWidget* parent = nullptr);

    void setLength(int cells);
    void setMarked(int cell);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double pixelOf(double cell) const; // along the ruler

    Qt::Orientation m_orientation;
    const QGraphicsView& m_view;
    int m_length = 0;
    int m_marked = -1;
};

} // namespace cave
