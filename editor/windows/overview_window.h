// SPDX-License-Identifier: MIT
// All levels at once, lying over each other or side by side, with the stairs between them.
#pragma once

#include "editor/handlers/bakery.h"

#include <QDialog>
#include <QImage>
#include <QTimer>
#include <QTransform>

class QScrollArea;

namespace cave {

class Artwork;

// The drawing itself. Arrows choose a level, Enter or a click goes to it.
class OverviewMap : public QWidget {
    Q_OBJECT

public:
    OverviewMap(Workbench& bench, QWidget* parent);

    void setStacked(bool isStacked); // else side by side
    void refresh();
    int chosen() const { return m_chosen; } // index of a level
    QPointF pointOf(Position at) const;     // where the middle of a cell is drawn
    QSize sizeHint() const override;

signals:
    void taken(int z);
    void chosenChanged(const QRect& area);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QTransform placeOf(int z) const; // from cells to pixels
    QPolygonF outlineOf(int z) const;
    int columns() const;
    void choose(int z);

    Workbench& m_bench;
    bool m_isStacked = true;
    int m_chosen = 0;
    std::vector<QImage> m_levels; // a pixel a cell, or fewer
    std::vector<std::pair<Position, Position>> m_ways;
};

class OverviewWindow : public QDialog {
    Q_OBJECT

public:
    OverviewWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>& artwork, QWidget* parent);

    OverviewMap& map() const { return *m_map; }

signals:
    void left(); // a level was gone to

protected:
    void showEvent(QShowEvent* event) override;

private:
    OverviewMap* m_map;
    QScrollArea* m_scroll;
    QTimer m_timer; // strokes come in many pieces
};

} // namespace cave
