// SPDX-License-Identifier: MIT
#pragma once

#include "editor/canvas/heat_overlay.h"
#include "editor/canvas/overlays.h"

#include <array>

namespace cave {

/// The overlays that the designer has switched on, kept as they were last worked out.
class ShownOverlays {
public:
    void setShown(OverlayKind kind, bool isShown) { m_isShown[static_cast<std::size_t>(kind)] = isShown; }
    bool isShown(OverlayKind kind) const { return m_isShown[static_cast<std::size_t>(kind)]; }
    /// Works them out for the shown level, or only those that are seen from the cell cursor.
    void refresh(const Workbench& bench, bool onlyFromCursor);
    void addTo(Overlay& overlay) const;

private:
    std::array<bool, kOverlayKinds> m_isShown{};
    std::array<Overlay, kOverlayKinds> m_overlays; // of those that are shown
    HeatOverlay m_heat;
};

} // namespace cave
