// SPDX-License-Identifier: MIT
// What play-tests say of the shown level, in colours: one ramp from dark blue to light yellow, each step 12 or more
// (CIE76) from the next for usual and for colour-blind eyes, also as a veil on stone.
#pragma once

#include "app/view/map/overlay.h"
#include "editor/tools/workbench.h"

#include <QImage>

#include <array>

namespace cave {

inline constexpr std::array<QRgb, kHeatBands> kHeatRamp{0x03305e, 0x4f00b9, 0xa047c0, 0xfa3786,
                                                        0xd06e36, 0xffce29, 0xffffd2};
inline constexpr int kHeatOpacity = 55; // per cent

// Of a band other than 0; less than before is blue, more is orange, where a change is shown.
QRgb heatColour(int band, bool isChange);

// The two highest bands are hatched; so is, in two other colours, ground where nobody came, seen or not.
Overlay heatOverlay(const Workbench& bench);
// The bands alone, a pixel a cell; null: there are none.
QImage heatVeil(const Workbench& bench);

} // namespace cave
