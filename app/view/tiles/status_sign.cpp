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

QRgb colourOf(StatusSign sign)
{
    switch (sign) {
    case StatusSign::Hunts:
    case StatusSign::Searches: return palette::kLogWarning;
    case StatusSign::Sleeps:
    case StatusSign::Flees:
    case StatusSign::Ally: return palette::kLogGain;
    case StatusSign::Confused:
    case StatusSign::Captive: return palette::kLogRare;
    case StatusSign::Fights:
    case StatusSign::Peaceful:
    case StatusSign::Wanders:
    case StatusSign::None: break;
    }
    return palette::kLogText;
}

void paintShape(QPainter& painter, StatusSign sign, const QRectF& area)
{
    switch (sign) {
    case StatusSign::None: return;
    case StatusSign::Hunts: fillTriangle(painter, area); return;
    case StatusSign::Wanders: paintLine(painter, kTriangle, area); return;
    case StatusSign::Searches:
        paintLine(painter, kTriangle, area);
        paintLine(painter, kStroke, area);
        return;
    case StatusSign::Sleeps: paintLine(painter, kZ, area); return;
    case StatusSign::Flees: paintLine(painter, kArrow, area); return;
    case StatusSign::Confused:
        paintLine(painter, kHook, area);
        paintLine(painter, kDot, area);
        return;
    case StatusSign::Fights:
        paintLine(painter, kSlash, area);
        paintLine(painter, kBackslash, area);
        return;
    case StatusSign::Peaceful: paintLine(painter, kDiamond, area); return;
    case StatusSign::Ally:
        paintLine(painter, kHeart, area);
        paintLine(painter, kHeartsEnd, area);
        return;
    case StatusSign::Captive:
        paintLine(painter, kLintel, area);
        for (const double x : kBars)
            paintLine(painter, std::array{Point{x, 1.5}, Point{x, 9}}, area);
        return;
    }
}

} // namespace

StatusSign signOf(Mood mood)
{
    switch (mood) {
    case Mood::Still: return StatusSign::None;
    case Mood::Wanders: return StatusSign::Wanders;
    case Mood::Hunts: return StatusSign::Hunts;
    case Mood::Flees: return StatusSign::Flees;
    case Mood::Sleeps: return StatusSign::Sleeps;
    case Mood::Confused: return StatusSign::Confused;
    case Mood::Fights: return StatusSign::Fights;
    case Mood::Peaceful: return StatusSign::Peaceful;
    case Mood::Ally: return StatusSign::Ally;
    case Mood::Captive: return StatusSign::Captive;
    case Mood::Searches: return StatusSign::Searches;
    }
    return StatusSign::None;
}

void paintStatusSign(QPainter& painter, StatusSign sign, const QRectF& area)
{
    if (sign == StatusSign::None)
        return;
    const double line = std::max(1.0, area.width() / 7);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(8, 6, 10, 230), line + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintShape(painter, sign, area);
    const QColor colour(colourOf(sign));
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (sign == StatusSign::Hunts)
        painter.setBrush(colour);
    paintShape(painter, sign, area);
    painter.restore();
}

} // namespace cave
