// SPDX-License-Identifier: MIT
#include "editor/canvas/heat_overlay.h"

#include "app/view/ui/palette.h"

#include <cstdlib>
#include <map>

namespace cave {

namespace {

constexpr QRgb kLess = 0x3aa0ff;
constexpr QRgb kMore = 0xff8a1e;
constexpr int kLeastHatched = kHeatBands - 1;
constexpr int kNeverOpacity = 20; // per cent
constexpr int kVisited = 0;
constexpr int kOnlySeen = 1;
constexpr int kNeverSeen = 2;

// Boxes of cells of a row side by side for which the function gives the same, by what it gives; those that give 0 are
// left out.
template <typename ValueOf>
std::map<int, std::vector<QRect>> runsBy(const Box& box, ValueOf valueOf)
{
    std::map<int, std::vector<QRect>> runs;
    for (int y = box.y; y < box.bottom(); ++y)
        for (int x = box.x; x < box.right();) {
            const int start = x;
            const int value = valueOf(x, y);
            while (x < box.right() && valueOf(x, y) == value)
                ++x;
            if (value != 0)
                runs[value].emplace_back(start, y, x - start, 1);
        }
    return runs;
}

} // namespace

QRgb heatColour(int band, bool isChange)
{
    if (isChange)
        return band < 0 ? kLess : kMore;
    return kHeatRamp[static_cast<std::size_t>(std::abs(band)) - 1];
}

Overlay heatOverlay(const Workbench& bench)
{
    constexpr int kHalf = 50;
    Overlay overlay;
    const HeatMap& heat = bench.heat();
    const Uid level = bench.level().uid;
    const Grid<int> bands = heat.bands(level);
    if (bands.width() == 0)
        return overlay;
    const bool isChange = heat.showsChange();
    const Box box = Box{0, 0, bands.width(), bands.height()}.intersected(bench.bounds());
    for (auto& [band, cells] : runsBy(box, [&](int x, int y) { return bands[x, y]; })) {
        const int strength = std::abs(band);
        const int opacity = isChange ? kHalf * strength / kHeatBands + kHalf / 2 : kHeatOpacity;
        const Overlay::Sign sign = band < 0 ? Overlay::Sign::Minus : Overlay::Sign::Plus;
        overlay.areas.push_back({.cells = std::move(cells),
                                 .colour = heatColour(band, isChange),
                                 .opacity = opacity,
                                 .isHatched = strength >= kLeastHatched,
                                 .sign = isChange ? sign : Overlay::Sign::None});
    }
    if (!heat.showsNever())
        return overlay;
    const auto neverOf = [&](int x, int y) {
        if (!bench.catalogue().tile(bench.tileAt({x, y})).walkable || heat.wasReached(level, {x, y}))
            return kVisited;
        return heat.wasSeen(level, {x, y}) ? kOnlySeen : kNeverSeen;
    };
    for (auto& [never, cells] : runsBy(box, neverOf))
        overlay.areas.push_back({.cells = std::move(cells),
                                 .colour = never == kNeverSeen ? palette::kWarn : palette::kInfo,
                                 .opacity = kNeverOpacity,
                                 .isHatched = true,
                                 .isCrossed = never == kNeverSeen});
    return overlay;
}

QImage heatVeil(const Workbench& bench)
{
    constexpr int kOpaque = 220;
    const HeatMap& heat = bench.heat();
    const Grid<int> bands = heat.bands(bench.level().uid);
    if (!heat.isShown() || bands.width() == 0)
        return {};
    QImage veil(bands.width(), bands.height(), QImage::Format_ARGB32);
    veil.fill(Qt::transparent);
    for (int y = 0; y < bands.height(); ++y)
        for (int x = 0; x < bands.width(); ++x)
            if (const int band = bands[x, y]; band != 0) {
                const QRgb colour = heatColour(band, heat.showsChange());
                veil.setPixel(x, y, qRgba(qRed(colour), qGreen(colour), qBlue(colour), kOpaque));
            }
    return veil;
}

} // namespace cave
