// SPDX-License-Identifier: MIT
#include "editor/canvas/shown_overlays.h"

namespace cave {

void ShownOverlays::refresh(const Workbench& bench, bool onlyFromCursor)
{
    for (int i = 0; i < kOverlayKinds; ++i) {
        const auto kind = static_cast<OverlayKind>(i);
        if (!isShown(kind))
            m_overlays[static_cast<std::size_t>(i)] = {};
        else if (!onlyFromCursor || followsCursor(kind))
            m_overlays[static_cast<std::size_t>(i)] =
                kind == OverlayKind::Heat ? m_heat.of(bench) : overlayOf(kind, bench);
    }
    if (!isShown(OverlayKind::Heat))
        m_heat = {};
}

void ShownOverlays::addTo(Overlay& overlay) const
{
    for (const Overlay& part : m_overlays) {
        overlay.areas.insert(overlay.areas.end(), part.areas.begin(), part.areas.end());
        overlay.labels.insert(overlay.labels.end(), part.labels.begin(), part.labels.end());
    }
}

} // namespace cave
