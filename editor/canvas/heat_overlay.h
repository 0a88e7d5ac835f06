// SPDX-License-Identifier: MIT
// What play-tests say of the shown level, in colours: one ramp from dark blue to light yellow, each step 12 or more
// (CIE76) from the next for usual and for colour-blind eyes, also as a veil on stone.
#pragma once

#include "app/view/map/overlay.h"
#include "editor/tools/workbench.h"

#include <QImage>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace cave {

inline constexpr std::array<QRgb, kHeatBands> kHeatRamp{0x03305e, 0x4f00b9, 0xa047c0, 0xfa3786,
                                                        0xd06e36, 0xffce29, 0xffffd2};
inline constexpr int kHeatOpacity = 55; // per cent

// Of a band other than 0; less than before is blue, more is orange, where a change is shown.
QRgb heatColour(int band, bool isChange);
// How cells of the band are painted, without any cells.
Overlay::Area heatArea(int band, bool isChange);

// The two highest bands are hatched; so is, in two other colours, ground where nobody came, seen or not. It is looked
// at ten times a second while games run: whoever keeps one of these looks only at the rows that games or edits have
// changed.
class HeatOverlay {
public:
    Overlay of(const Workbench& bench); // of the shown level
    int rowsLookedAt() const { return m_looks; } // by the last of()

private:
    // Cells side by side of which the same is to be told.
    struct Run {
        int value;
        QRect cells;
    };
    struct Row {
        std::vector<Run> bands;
        std::vector<Run> never;
        std::uint32_t changes = 0; // as CellSums counts them
    };
    bool isOf(const Workbench& bench) const;
    void begin(const Workbench& bench);
    void lookAt(int y, const Workbench& bench);

    std::shared_ptr<const Catalogue> m_catalogue; // null: nothing was looked at yet
    Uid m_level{};
    int m_run = 0;
    bool m_showsNever = false;
    SharedGrid<TileId> m_tiles;
    Grid<int> m_bands;
    std::vector<Row> m_rows;
    int m_looks = 0;
};
Overlay heatOverlay(const Workbench& bench); // looks at all rows
// For the minimap, a pixel a cell: the bands and, on ground without one, where nobody came, hatched by cells. Null:
// heat is not shown. One look at each cell.
QImage heatVeil(const Workbench& bench);
// The veil as it was before cells of the shown level were edited, as it is since: looks at those cells alone, for a
// stroke of the brush edits few of many.
void mendHeatVeil(QImage& veil, const Workbench& bench, const Box& changed);

} // namespace cave
