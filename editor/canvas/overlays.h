// SPDX-License-Identifier: MIT
// What the designer may lay over the shown level: regions, reach, chokes, distance, sight, danger, changes, locks,
// events, heat.
#pragma once

#include "app/view/map/overlay.h"
#include "editor/tools/workbench.h"

namespace cave {

enum class OverlayKind : std::uint8_t { Regions, Reach, Chokes, Distance, Sight, Danger, Changes, Locks, Wires, Heat };
inline constexpr int kOverlayKinds = static_cast<int>(OverlayKind::Heat) + 1;

// Whether it is seen from the cell cursor.
constexpr bool followsCursor(OverlayKind kind) { return kind == OverlayKind::Distance || kind == OverlayKind::Sight; }

// Areas and labels for the shown level.
Overlay overlayOf(OverlayKind kind, const Workbench& bench);

} // namespace cave
