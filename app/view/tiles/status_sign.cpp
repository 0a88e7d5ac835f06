// SPDX-License-Identifier: MIT
#include "app/view/tiles/status_sign.h"

#include "app/view/ui/palette.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <array>
#include <span>

namespace cave {

namespace {

struct Point {
    double x;
    double y;
};

// In a square of 10 x 10.
constexpr std::array kTriangle{Point{1, 2}, Point{9, 2}, Point{5, 9}, Point{1, 2}};
constexpr std::array kStroke{Point{5, 3.8}, Point{5, 5.6}}; // in the triangle
constexpr std::array kZ{Point{2, 2}, Point{8, 2}, Point{2, 8}, Point{8, 8}};
constexpr std::array kArrow{Point{1, 9}, Point{8.5, 1.5}, Point{3.5, 1.5}, Point{8.5, 1.5}, Point{8.5, 6.5}};
constexpr std::array kHook{Point{2.5, 3.5}, Point{3.5, 1.5}, Point{6.5, 1.5}, Point{7.5, 3},
                           Point{7, 4.5},   Point{5, 5.7},   Point{5, 7}};
constexpr std::array kDot{Point{5, 9}, Point{5, 9.4}};

constexpr std::array kSlash{Point{2, 2}, Point{8, 8}};
constexpr std::array kBackslash{Point{8, 2}, Point{2, 8}};
constexpr std::array kDiamond{Point{5, 1}, Point{9, 5}, Point{5, 9}, Point{1, 5}, Point{5, 1}};
constexpr std::array kHeart{Point{5, 9},   Point{1, 4.5},   Point{1.5, 2}, Point{3.5, 1.5},
                            Point{5, 3.5}, Point{6.5, 1.5}, Point{8.5, 2}, Point{9, 4.5}};
constexpr std::array kHeartsEnd{Point{9, 4.5}, Point{5, 9}};
constexpr std::array kLintel{Point{1.5, 1.5}, Point{8.5, 1.5}};
constexpr std::array kBars{2.5, 5.0, 7.5};

constexpr std::size_t kMostPoints = 8;

void paintLine(QPainter& painter, std::span<const Point> points, const QRectF& area)
{
    std::array<QPointF, kMostPoints> placed;
    for (std::size_t i = 0; i < points.size(); ++i)
        placed[i] = area.topLeft() + QPointF(points[i].x, points[i].y) * (area.width() / 10);
    painter.drawPolyline(placed.data(), static_cast<int>(points.size()));
}

void fillTriangle(QPainter& painter, const QRectF& area)
{
    std::array<QPointF, kTriangle.size()> placed;
    for (std::size_t i = 0; i < kTriangle.size(); ++i)
        placed[i] = area.topLeft() + QPointF(kTriangle[i].x, kTriangle[i].y) * (area.width() / 10);
    painter.drawConvexPolygon(placed.data(), static_cast<int>(placed.size()));
}

QRgb colourOf(Mood mood)
{
    switch (mood) {
    case Mood::Hunts:
    case Mood::Searches: return palette::kLogWarning;
    case Mood::Sleeps:
    case Mood::Flees:
    case Mood::Ally: return palette::kLogGain;
    case Mood::Confused:
    case Mood::Captive: return palette::kLogRare;
    case Mood::Fights:
    case Mood::Peaceful:
    case Mood::Wanders:
    case Mood::Still: break;
    }
    return palette::kLogText;
}

void paintShape(QPainter& painter, Mood mood, const QRectF& area)
{
    switch (mood) {
    case Mood::Still: return;
    case Mood::Hunts: fillTriangle(painter, area); return;
    case Mood::Wanders: paintLine(painter, kTriangle, area); return;
    case Mood::Searches:
        paintLine(painter, kTriangle, area);
        paintLine(painter, kStroke, area);
        return;
    case Mood::Sleeps: paintLine(painter, kZ, area); return;
    case Mood::Flees: paintLine(painter, kArrow, area); return;
    case Mood::Confused:
        paintLine(painter, kHook, area);
        paintLine(painter, kDot, area);
        return;
    case Mood::Fights:
        paintLine(painter, kSlash, area);
        paintLine(painter, kBackslash, area);
        return;
    case Mood::Peaceful: paintLine(painter, kDiamond, area); return;
    case Mood::Ally:
        paintLine(painter, kHeart, area);
        paintLine(painter, kHeartsEnd, area);
        return;
    case Mood::Captive:
        paintLine(painter, kLintel, area);
        for (const double x : kBars)
            paintLine(painter, std::array{Point{x, 1.5}, Point{x, 9}}, area);
        return;
    }
}

} // namespace

void paintStatusSign(QPainter& painter, Mood mood, const QRectF& area)
{
    if (mood == Mood::Still)
        return;
    const double line = std::max(1.0, area.width() / 7);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(8, 6, 10, 230), line + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintShape(painter, mood, area);
    const QColor colour(colourOf(mood));
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (mood == Mood::Hunts)
        painter.setBrush(colour);
    paintShape(painter, mood, area);
    painter.restore();
}

} // namespace cave
