// SPDX-License-Identifier: MIT
#include "app/play/map/torch_motion.h"

#include "app/view/base/torch_flicker.h"
#include "app/view/map/level_view.h"

#include <cmath>
#include <numbers>

namespace cave {

namespace {

constexpr int kBreathTime = 3200;
constexpr int kWaveTime = 1800;
constexpr float kWaveDepth = 0.08f;

constexpr double kEdge = 0.24;
constexpr double kEdgeSwing = 0.06;
constexpr int kEdgeTime = 1400;

} // namespace

TorchMotion::TorchMotion(LevelView& view, QObject* parent) : QObject(parent), m_view(view)
{
    connect(&m_timer, &QTimer::timeout, this, &TorchMotion::flicker);
    m_view.setForegroundPainter([this](QPainter& painter) {
        if (m_edgeStrength > 0)
            m_edge.paint(painter, m_view.viewport()->rect(), m_edgeStrength);
    });
    connect(&m_view, &LevelView::moved, this, [this] {
        if (m_edgeStrength > 0)
            m_view.viewport()->update(); // scrolling takes the edge along
    });
}

void TorchMotion::setMoving(bool isMoving)
{
    if (m_view.level() == nullptr)
        return;
    if (isMoving) {
        m_timer.start(kTorchFrameTime);
        return;
    }
    m_timer.stop();
    m_view.level()->setFlicker(0);
    m_view.level()->setShimmer({});
}

void TorchMotion::setNearDeath(bool isNearDeath)
{
    if (isNearDeath == (m_edgeStrength > 0))
        return;
    m_edgeStrength = isNearDeath ? kEdge : 0;
    updateEdge();
}

void TorchMotion::repaint() { m_edge = EdgeGlow(); }

void TorchMotion::updateEdge()
{
    for (const QRect& band : EdgeGlow::bands(m_view.viewport()->rect()))
        m_view.viewport()->update(band);
}

// How often something that takes `time` has happened since the torch was lit.
float TorchMotion::turnsOf(int time) const
{
    return static_cast<float>(m_time % (time * 1000)) / static_cast<float>(time);
}

float TorchMotion::phaseOf(int time) const { return std::sin(2 * std::numbers::pi_v<float> * turnsOf(time)); }

void TorchMotion::flicker()
{
    if (!m_view.isVisible() || !m_view.isActiveWindow())
        return;
    m_time += kTorchFrameTime;
    m_view.level()->setFlicker(torchFlicker(m_time));
    m_view.level()->setShimmer({phaseOf(kBreathTime), 2 * std::numbers::pi_v<float> * turnsOf(kWaveTime), kWaveDepth});
    if (m_edgeStrength > 0) {
        m_edgeStrength = kEdge + kEdgeSwing * phaseOf(kEdgeTime);
        updateEdge();
    }
}

} // namespace cave
