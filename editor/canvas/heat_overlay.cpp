// SPDX-License-Identifier: MIT
#include "editor/canvas/heat_overlay.h"

#include "app/view/ui/palette.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace cave {

namespace {

constexpr QRgb kLess = 0x3aa0ff;
constexpr QRgb kMore = 0xff8a1e;
constexpr int kLeastHatched = kHeatBands - 1;
constexpr int kNeverOpacity = 20; // per cent
constexpr int kVeil = 220; // of 255, on the minimap
constexpr int kVeilBetween = 90; // between the lines of its hatching
constexpr int kVeilLines = 3; // cells from one line to the next
constexpr int kUntold = 0;
constexpr int kOnlySeen = 1;
constexpr int kNeverSeen = 2;

// Those for which the function gives 0 are left out.
template <typename Run, typename ValueOf>
void findRuns(std::vector<Run>& runs, int y, int width, ValueOf valueOf)
{
    runs.clear();
    for (int x = 0; x < width;) {
        const int start = x;
        const int value = valueOf(x);
        while (x < width && valueOf(x) == value)
            ++x;
        if (value != 0)
            runs.push_back({value, QRect(start, y, x - start, 1)});
    }
}

QRgb veiled(QRgb colour, int alpha) { return qRgba(qRed(colour), qGreen(colour), qBlue(colour), alpha); }

// Of lines a cell wide, which go as those of the canvas do.
bool isHatchLine(int x, int y, bool isCrossed)
{
    return (x + y) % kVeilLines == 0 || (isCrossed && (x - y) % kVeilLines == 0);
}

// What is to be told of ground where nobody came. The cell is in the level and in the games, which may be of another
// size.
int neverAt(const Workbench& bench, const CellSums& cells, int x, int y)
{
    const CellCounts& counts = cells[x, y];
    if (counts.reached > 0 || !bench.catalogue().tile(bench.tileAt({x, y})).walkable)
        return kUntold;
    return counts.seen > 0 ? kOnlySeen : kNeverSeen;
}

QRgb neverColour(int value) { return value == kNeverSeen ? palette::kWarn : palette::kInfo; }

// The box lies within the veil; the level may have been cut since the games.
void paintVeil(QImage& veil, const Workbench& bench, const CellSums& cells, const Box& box)
{
    const HeatMap& heat = bench.heat();
    const Grid<int>& bands = heat.bands(bench.level().uid);
    const SharedGrid<TileId>& tiles = bench.level().tiles;
    const auto pixelOf = [&](int x, int y) -> QRgb {
        if (const int band = bands[x, y]; band != 0)
            return veiled(heatColour(band, heat.showsChange()), kVeil);
        const bool isToldNever = heat.showsNever() && x < tiles.width() && y < tiles.height();
        const int never = isToldNever ? neverAt(bench, cells, x, y) : kUntold;
        if (never == kUntold)
            return qRgba(0, 0, 0, 0);
        return veiled(neverColour(never), isHatchLine(x, y, never == kNeverSeen) ? kVeil : kVeilBetween);
    };
    for (int y = box.y; y < box.bottom(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(veil.scanLine(y));
        for (int x = box.x; x < box.right(); ++x)
            pixels[x] = pixelOf(x, y);
    }
}

} // namespace

QRgb heatColour(int band, bool isChange)
{
    if (isChange)
        return band < 0 ? kLess : kMore;
    return kHeatRamp[static_cast<std::size_t>(std::abs(band)) - 1];
}

Overlay::Area heatArea(int band, bool isChange)
{
    constexpr int kHalf = 50;
    const int strength = std::abs(band);
    const Overlay::Sign sign = band < 0 ? Overlay::Sign::Minus : Overlay::Sign::Plus;
    return {.cells = {},
            .colour = heatColour(band, isChange),
            .opacity = isChange ? kHalf * strength / kHeatBands + kHalf / 2 : kHeatOpacity,
            .isHatched = strength >= kLeastHatched,
            .sign = isChange ? sign : Overlay::Sign::None};
}

bool HeatOverlay::isOf(const Workbench& bench) const
{
    const HeatMap& heat = bench.heat();
    const Grid<int>& bands = heat.bands(bench.level().uid);
    const SharedGrid<TileId>& tiles = bench.level().tiles;
    return m_catalogue == bench.dungeon().catalogue && m_level == bench.level().uid && m_run == heat.runNumber() &&
           m_showsNever == heat.showsNever() && m_bands.width() == bands.width() &&
           m_bands.height() == bands.height() && m_tiles.width() == tiles.width() && m_tiles.height() == tiles.height();
}

void HeatOverlay::begin(const Workbench& bench)
{
    const Grid<int>& bands = bench.heat().bands(bench.level().uid);
    m_catalogue = bench.dungeon().catalogue;
    m_level = bench.level().uid;
    m_run = bench.heat().runNumber();
    m_showsNever = bench.heat().showsNever();
    m_rows.assign(static_cast<std::size_t>(std::min(bands.height(), bench.level().tiles.height())), {});
}

void HeatOverlay::lookAt(int y, const Workbench& bench)
{
    const HeatMap& heat = bench.heat();
    const Grid<int>& bands = heat.bands(m_level);
    const int width = std::min(bands.width(), bench.level().tiles.width());
    Row& row = m_rows[static_cast<std::size_t>(y)];
    findRuns(row.bands, y, width, [&](int x) { return bands[x, y]; });
    const CellSums& cells = *heat.cells(m_level);
    row.changes = cells.changes(y);
    if (m_showsNever)
        findRuns(row.never, y, width, [&](int x) { return neverAt(bench, cells, x, y); });
}

Overlay HeatOverlay::of(const Workbench& bench)
{
    const HeatMap& heat = bench.heat();
    m_looks = 0;
    const CellSums* cells = heat.cells(bench.level().uid);
    if (!cells) {
        *this = {};
        return {};
    }
    const Grid<int>& bands = heat.bands(bench.level().uid);
    const SharedGrid<TileId>& tiles = bench.level().tiles;
    const bool isKept = isOf(bench);
    if (!isKept)
        begin(bench);
    for (int y = 0; y < static_cast<int>(m_rows.size()); ++y)
        if (!isKept || m_rows[static_cast<std::size_t>(y)].changes != cells->changes(y) ||
            !std::ranges::equal(m_tiles.row(y), tiles.row(y)) || !std::ranges::equal(m_bands.row(y), bands.row(y))) {
            lookAt(y, bench);
            ++m_looks;
        }
    if (m_looks > 0) {
        m_tiles = tiles;
        m_bands = bands;
    }

    std::map<int, std::vector<QRect>> heated;
    std::map<int, std::vector<QRect>> never;
    for (const Row& row : m_rows) {
        for (const Run& run : row.bands)
            heated[run.value].push_back(run.cells);
        for (const Run& run : row.never)
            never[run.value].push_back(run.cells);
    }
    Overlay overlay;
    for (auto& [band, boxes] : heated) {
        overlay.areas.push_back(heatArea(band, heat.showsChange()));
        overlay.areas.back().cells = std::move(boxes);
    }
    for (auto& [value, boxes] : never)
        overlay.areas.push_back({.cells = std::move(boxes),
                                 .colour = neverColour(value),
                                 .opacity = kNeverOpacity,
                                 .isHatched = true,
                                 .isCrossed = value == kNeverSeen});
    return overlay;
}

Overlay heatOverlay(const Workbench& bench) { return HeatOverlay().of(bench); }

QImage heatVeil(const Workbench& bench)
{
    const HeatMap& heat = bench.heat();
    const CellSums* cells = heat.isShown() ? heat.cells(bench.level().uid) : nullptr;
    if (!cells)
        return {};
    QImage veil(cells->width(), cells->height(), QImage::Format_ARGB32);
    paintVeil(veil, bench, *cells, {0, 0, veil.width(), veil.height()});
    return veil;
}

void mendHeatVeil(QImage& veil, const Workbench& bench, const Box& changed)
{
    const HeatMap& heat = bench.heat();
    const CellSums* cells = heat.isShown() ? heat.cells(bench.level().uid) : nullptr;
    if (!cells || veil.size() != QSize(cells->width(), cells->height()))
        veil = heatVeil(bench);
    else if (heat.showsNever()) // else the ground does not count
        paintVeil(veil, bench, *cells, changed.intersected({0, 0, veil.width(), veil.height()}));
}

} // namespace cave
