// SPDX-License-Identifier: MIT
// The whole level in a few pixels a cell: what is known of it, who is seen, and what the view shows.
#pragma once

#include "app/view/tiles/map_model.h"

#include <QImage>
#include <QPixmap>
#include <QRectF>
#include <QWidget>

#include <memory>
#include <vector>

namespace cave {

class MinimapWidget : public QWidget {
    Q_OBJECT

public:
    explicit MinimapWidget(QWidget* parent = nullptr);

    void setModel(std::shared_ptr<const MapModel> model);
    // Takes what the model's setters gave back.
    void refresh(const Box& changed);
    // The cells that the view shows.
    void setFrame(const QRectF& cells);
    // Cells with problems, drawn as diamonds.
    void setMarks(std::vector<QPoint> cells);
    // Laid over the level, a pixel a cell; null: nothing.
    void setVeil(const QImage& cells);
    const QImage& veil() const { return m_veil; }

    // Usually 3 pixels a cell, fewer where the width does not allow it, never less than a picture one pixel a cell
    // shrunk.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    // All are always inside the level.
    void cellPressed(QPoint cell); // also while dragging
    void cellDragged(QPoint cell); // only when the pointer went further than a click
    void cellClicked(QPoint cell); // released without having gone further

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    double scale() const;   // pixels a cell
    QPointF corner() const; // where cell (0, 0) begins
    QPoint cellAt(QPointF pixel) const; // the nearest of the level

    void paintAll(); // the cells, in the colours in use
    void readCells(const Box& box);
    void paintCells(const QRect& area);

    std::shared_ptr<const MapModel> m_model;
    int m_side = 1; // cells along each axis that share a pixel, more than one in a large level
    QImage m_cells;
    QImage m_veil;
    QPixmap m_picture; // as it is shown, without frame and marks; null: to be painted
    QRectF m_frame;
    std::vector<QPoint> m_marks;
    QPointF m_pressed;
    bool m_isDragged = false; // since the button went down
};

} // namespace cave
