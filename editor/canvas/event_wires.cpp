// SPDX-License-Identifier: MIT
#include "editor/canvas/event_wires.h"

#include "app/view/ui/palette.h"
#include "core/edit/events/event_draft.h"
#include "core/world/placed_script.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr int kMostWires = 100; // of an event; more show nothing
constexpr int kWiredOpacity = 26; // per cent
constexpr double kGlow = 0.3;
constexpr double kArrow = 0.35; // cells

// Events that name cells of the shown level; `ofLevel` are its own and those of its placed pieces.
std::vector<const ScriptedEvent*> shownEvents(const Workbench& bench, const Script& ofLevel)
{
    std::vector<const ScriptedEvent*> events;
    for (const ScriptedEvent& event : ofLevel.events)
        events.push_back(&event);
    for (const ScriptedEvent& event : bench.dungeon().script->events)
        if (event.when.terms.level == bench.level().uid)
            events.push_back(&event);
    return events;
}

std::vector<Box> targetsOf(const ScriptedEvent& event)
{
    std::vector<Box> boxes;
    for (const EventEffect& effect : event.effects)
        boxes.insert(boxes.end(), effect.terms.cells.boxes.begin(), effect.terms.cells.boxes.end());
    return boxes;
}

std::vector<QRect> rectsOf(const std::vector<Box>& boxes)
{
    std::vector<QRect> rects;
    for (const Box& box : boxes)
        rects.emplace_back(box.x, box.y, box.width, box.height);
    return rects;
}

QPointF middleOf(const Box& box) { return {box.x + box.width / 2.0, box.y + box.height / 2.0}; }

// In cells; the painter is scaled.
class WirePainter {
public:
    explicit WirePainter(QPainter& painter) : m_painter(painter) {}

    void paint(const ScriptedEvent& event)
    {
        const std::vector<Box>& triggers = event.when.terms.cells.boxes;
        const std::vector<Box> targets = targetsOf(event);
        glow(triggers, QColor(palette::kTeal));
        glow(targets, QColor(palette::kAmber));
        if (triggers.empty())
            return;
        const QPointF from = middleOf(triggers.front());
        for (std::size_t i = 0; i < std::min<std::size_t>(targets.size(), kMostWires); ++i)
            wire(from, middleOf(targets[i]));
        m_painter.setPen(pen(QColor(palette::kTeal), 2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(from, kArrow, kArrow);
    }

    void glow(const std::vector<Box>& boxes, QColor colour)
    {
        QColor fill = colour;
        fill.setAlphaF(kGlow);
        m_painter.setBrush(fill);
        m_painter.setPen(pen(colour, 2));
        for (const Box& box : boxes)
            m_painter.drawRect(QRectF(box.x, box.y, box.width, box.height));
    }

private:
    static QPen pen(QColor colour, double pixels)
    {
        QPen pen(colour, pixels);
        pen.setCosmetic(true);
        return pen;
    }

    // A light line over a dark one, seen on any ground.
    void wire(QPointF from, QPointF to)
    {
        const QLineF line(from, to);
        if (line.length() < 1)
            return;
        const QPointF along = (to - from) / line.length() * kArrow;
        const QPointF aside(-along.y() / 2, along.x() / 2);
        for (const QPen& ink : {pen(QColor(palette::kVoid), 4), pen(QColor(palette::kAmber), 1.6)}) {
            m_painter.setPen(ink);
            m_painter.drawLine(line);
            m_painter.drawLine(to, to - along + aside);
            m_painter.drawLine(to, to - along - aside);
        }
    }

    QPainter& m_painter;
};

} // namespace

Overlay eventsOverlay(const Workbench& bench)
{
    Overlay overlay;
    int number = 0;
    const SharedScript ofLevel = sharedScriptInPlay(bench.dungeon(), bench.level());
    for (const ScriptedEvent* event : shownEvents(bench, *ofLevel)) {
        ++number;
        const std::vector<Box>& triggers = event->when.terms.cells.boxes;
        overlay.areas.push_back({rectsOf(triggers), palette::kTeal, kWiredOpacity, false});
        overlay.areas.push_back({rectsOf(targetsOf(*event)), palette::kAmber, kWiredOpacity, true});
        const std::vector<Box> all = cellsOf(*event);
        if (!all.empty())
            overlay.labels.push_back({{all.front().x, all.front().y}, QString::number(number), palette::kTeal});
    }
    return overlay;
}

void paintEvents(QPainter& painter, const Workbench& bench, QPointF origin, double cellSize, bool hasAll)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin);
    painter.scale(cellSize, cellSize);
    WirePainter wires(painter);
    if (hasAll) {
        const SharedScript ofLevel = sharedScriptInPlay(bench.dungeon(), bench.level());
        for (const ScriptedEvent* event : shownEvents(bench, *ofLevel))
            wires.paint(*event);
    }
    if (const auto& chosen = bench.events().chosen()) {
        const auto event = eventInPlay(bench.dungeon(), *chosen);
        if (event && (chosen->level == bench.level().uid || event->when.terms.level == bench.level().uid))
            wires.paint(*event);
    }
    if (bench.events().isPicking())
        wires.glow(bench.events().picked(), QColor(palette::kGood));
    painter.restore();
}

} // namespace cave
