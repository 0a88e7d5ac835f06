// SPDX-License-Identifier: MIT
#include "editor/canvas/overlays.h"

#include "app/view/ui/palette.h"
#include "core/base/position.h"
#include "core/edit/hand_edits.h"
#include "core/proof/analysis.h"
#include "editor/canvas/event_wires.h"
#include "editor/canvas/heat_overlay.h"

#include <QCoreApplication>

#include <array>
#include <cstdlib>
#include <map>
#include <set>

namespace cave {

namespace {

// For areas side by side; every second one of a colour is hatched.
constexpr std::array kRegionColours{palette::kTeal, palette::kWarn,    palette::kInfo,
                                    palette::kGood, palette::kLogRare, palette::kLogHarm};
constexpr int kLeastLabelled = 4;  // cells of a region that gets its number
constexpr int kLeastCutOff = 8;    // cells behind a choke that counts
constexpr int kStepsABand = 5;
constexpr int kMostBands = 8;      // from then on all look the same

QString translated(const char* text, int count = -1)
{
    return QCoreApplication::translate("EditorOverlays", text, nullptr, count);
}

std::vector<QRect> rectsOf(const BitGrid& cells)
{
    std::vector<QRect> rects;
    for (const Box& run : runsOf(cells))
        rects.emplace_back(run.x, run.y, run.width, run.height);
    return rects;
}

// The cells are different; they are joined by rows where the boxes are to be few.
std::vector<QRect> rectsOf(const std::vector<CellAt>& cells)
{
    std::vector<QRect> rects;
    for (const CellAt cell : cells)
        if (!rects.empty() && rects.back().y() == cell.y && rects.back().right() + 1 == cell.x)
            rects.back().setRight(cell.x);
        else
            rects.emplace_back(cell.x, cell.y, 1, 1);
    return rects;
}

// The set cell nearest to the middle of all: where a label belongs.
QPoint middleOf(const std::vector<CellAt>& cells)
{
    std::int64_t x = 0;
    std::int64_t y = 0;
    for (const CellAt cell : cells) {
        x += cell.x;
        y += cell.y;
    }
    const auto count = static_cast<std::int64_t>(cells.size());
    const auto farness = [&](const CellAt& cell) {
        return std::abs(cell.x - x / count) + std::abs(cell.y - y / count);
    };
    const CellAt best = *std::ranges::min_element(cells, {}, farness);
    return {best.x, best.y};
}

// The cells of each region, by its id.
std::vector<std::vector<CellAt>> cellsByRegion(const Regions& regions)
{
    std::vector<std::vector<CellAt>> cells(regions.sizes.size());
    for (int y = 0; y < regions.ids.height(); ++y)
        for (int x = 0; x < regions.ids.width(); ++x)
            if (regions.ids[x, y] > 0)
                cells[regions.ids[x, y]].push_back({x, y});
    return cells;
}

// Which colour each region has, and hatched or not: another one than those of the regions beside it.
std::vector<std::size_t> fillsOf(const Regions& regions)
{
    constexpr std::size_t kFills = 2 * kRegionColours.size();
    std::vector<std::set<std::uint32_t>> besides(regions.sizes.size());
    for (int y = 0; y < regions.ids.height(); ++y)
        for (int x = 0; x < regions.ids.width(); ++x)
            for (const Offset step : kOffsets) {
                const std::uint32_t id = regions.ids[x, y];
                const std::uint32_t other =
                    regions.ids.contains(x + step.dx, y + step.dy) ? regions.ids[x + step.dx, y + step.dy] : 0;
                if (other > 0 && other < id)
                    besides[id].insert(other);
            }
    std::vector<std::size_t> fills(besides.size());
    for (std::size_t id = 1; id < fills.size(); ++id) {
        const auto isTaken = [&](std::size_t fill) {
            return std::ranges::any_of(besides[id], [&](std::uint32_t other) { return fills[other] == fill; });
        };
        fills[id] = (id - 1) % kFills;
        for (std::size_t tries = 1; tries < kFills && isTaken(fills[id]); ++tries)
            fills[id] = (fills[id] + 1) % kFills;
    }
    return fills;
}

Overlay regionsOverlay(const Workbench& bench)
{
    Overlay overlay;
    const Regions areas = areasOf(bench.level(), bench.catalogue());
    const std::vector<std::size_t> fills = fillsOf(areas);
    const auto regions = cellsByRegion(areas);
    for (std::size_t id = 1; id < regions.size(); ++id) {
        const QRgb colour = kRegionColours[fills[id] % kRegionColours.size()];
        const bool isHatched = fills[id] >= kRegionColours.size();
        overlay.areas.push_back({rectsOf(regions[id]), colour, 22, isHatched});
        if (std::ssize(regions[id]) >= kLeastLabelled)
            overlay.labels.push_back({middleOf(regions[id]), QString::number(id), colour});
    }
    return overlay;
}

Overlay reachOverlay(const Workbench& bench)
{
    Overlay overlay;
    const BitGrid reached = reachableCells(bench.dungeon(), bench.z());
    const BitGrid missed =
        combined(walkableCells(bench.level(), bench.catalogue()), cellsOf(reached), Combine::Subtract);
    overlay.areas.push_back({rectsOf(reached), palette::kGood, 18});
    overlay.areas.push_back({rectsOf(missed), palette::kBad, 34, true});
    for (const auto& cells : cellsByRegion(labelRegions(missed, Way::Eight)))
        if (!cells.empty())
            overlay.labels.push_back(
                {middleOf(cells), translated(QT_TRANSLATE_NOOP("EditorOverlays", "cut off")), palette::kBad});
    return overlay;
}

Overlay chokesOverlay(const Workbench& bench)
{
    Overlay overlay;
    const Bottlenecks found = findBottlenecks(bench.level(), bench.catalogue(), kLeastCutOff);
    overlay.areas.push_back({rectsOf(found.islands), palette::kTeal, 26});
    overlay.areas.push_back({rectsOf(found.chokes), palette::kWarn, 55, true});
    const QString loops = translated(QT_TRANSLATE_N_NOOP("EditorOverlays", "%n loop(s)"), found.loops);
    const QString chokes =
        translated(QT_TRANSLATE_N_NOOP("EditorOverlays", "%n choke(s)"), static_cast<int>(found.chokes.size()));
    overlay.labels.push_back(
        {{0, 0}, translated(QT_TRANSLATE_NOOP("EditorOverlays", "%1, %2")).arg(loops, chokes), palette::kTeal});
    return overlay;
}

Overlay distanceOverlay(const Workbench& bench)
{
    Overlay overlay;
    const Grid<int> steps = stepsFrom(bench.level(), bench.catalogue(), bench.cursor());
    std::map<int, std::vector<CellAt>> bands;
    std::map<int, QPoint> firsts; // of each full ten
    for (int y = 0; y < steps.height(); ++y)
        for (int x = 0; x < steps.width(); ++x) {
            const int count = steps[x, y];
            if (count == kNoSteps)
                continue;
            bands[count / kStepsABand].push_back({x, y});
            if (count > 0 && count % (2 * kStepsABand) == 0)
                firsts.try_emplace(count, x, y);
        }
    for (const auto& [band, cells] : bands)
        overlay.areas.push_back(
            {rectsOf(cells), band % 2 == 0 ? palette::kTeal : palette::kInfo, 12 + 5 * std::max(0, kMostBands - band)});
    for (const auto& [count, cell] : firsts)
        overlay.labels.push_back({cell, QString::number(count), palette::kTeal});
    return overlay;
}

Overlay sightOverlay(const Workbench& bench)
{
    Overlay overlay;
    const CellAt cursor = bench.cursor();
    const BitGrid seen = seenFrom(bench.dungeon(), bench.z(), cursor);
    overlay.areas.push_back({rectsOf(seen), palette::kWarn, 30});
    overlay.labels.push_back({{cursor.x, cursor.y},
                              translated(QT_TRANSLATE_N_NOOP("EditorOverlays", "sees %n cell(s)"), seen.count()),
                              palette::kWarn});
    return overlay;
}

int heroHealth(const Workbench& bench)
{
    const auto hero = bench.catalogue().findCreature(bench.dungeon().rules.hero);
    return bench.dungeon().rules.health.value_or(hero ? bench.catalogue().creature(*hero).health : 1);
}

// Deadly for a hero who begins the game, half so, or less.
Overlay dangerOverlay(const Workbench& bench)
{
    Overlay overlay;
    const AreaDanger found = dangerByArea(bench.dungeon(), bench.z());
    const auto regions = cellsByRegion(found.areas);
    const int health = heroHealth(bench);
    for (std::size_t id = 1; id < regions.size(); ++id) {
        const int danger = found.danger[id];
        if (danger == 0)
            continue;
        const bool isDeadly = danger >= health;
        const QRgb colour = isDeadly ? palette::kBad : 2 * danger >= health ? palette::kWarn : palette::kGood;
        overlay.areas.push_back({rectsOf(regions[id]), colour, 28, isDeadly});
        overlay.labels.push_back(
            {middleOf(regions[id]), translated(QT_TRANSLATE_NOOP("EditorOverlays", "danger %1")).arg(danger), colour});
    }
    return overlay;
}

Overlay marked(const BitGrid& cells, QRgb colour, const char* label)
{
    Overlay overlay;
    overlay.areas.push_back({rectsOf(cells), colour, 30, true});
    for (const auto& part : cellsByRegion(labelRegions(cells, Way::Eight)))
        if (std::ssize(part) >= kLeastLabelled)
            overlay.labels.push_back({middleOf(part), translated(label), colour});
    return overlay;
}

} // namespace

Overlay overlayOf(OverlayKind kind, const Workbench& bench)
{
    switch (kind) {
    case OverlayKind::Regions: return regionsOverlay(bench);
    case OverlayKind::Reach: return reachOverlay(bench);
    case OverlayKind::Chokes: return chokesOverlay(bench);
    case OverlayKind::Distance: return distanceOverlay(bench);
    case OverlayKind::Sight: return sightOverlay(bench);
    case OverlayKind::Danger: return dangerOverlay(bench);
    case OverlayKind::Changes:
        return marked(changedCells(bench.document().savedDungeon(), bench.dungeon(), bench.z()), palette::kInfo,
                      QT_TRANSLATE_NOOP("EditorOverlays", "changed"));
    case OverlayKind::Locks:
        return marked(lockedCells(bench.level()), palette::kAmber, QT_TRANSLATE_NOOP("EditorOverlays", "locked"));
    case OverlayKind::Wires: return eventsOverlay(bench);
    case OverlayKind::Heat: return heatOverlay(bench);
    }
    return {};
}

} // namespace cave
