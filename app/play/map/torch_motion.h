// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/light/edge_glow.h"

#include <QObject>
#include <QTimer>

namespace cave {

class LevelView;

/// What lives on a level while nothing happens: the torch flickers, sleepers breathe, water moves, and the edges of the
/// view glow while the hero is near death.
class TorchMotion : public QObject {
public:
    explicit TorchMotion(LevelView& view, QObject* parent = nullptr);

    void setMoving(bool isMoving); ///< not moving, all is as at rest. Counts for the level that is shown
    void setNearDeath(bool isNearDeath);
    void repaint(); ///< in the colours in use

private:
    void flicker();
    void updateEdge();
    float turnsOf(int time) const;
    float phaseOf(int time) const;

    LevelView& m_view;
    QTimer m_timer;
    std::int64_t m_time = 0; // ms that the torch has burnt in sight
    EdgeGlow m_edge;
    double m_edgeStrength = 0; // 0: the hero is not near death
};

} // namespace cave
