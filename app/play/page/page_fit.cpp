// SPDX-License-Identifier: MIT
#include "app/play/page/page_fit.h"

#include "app/play/map/play_scene.h"
#include "app/play/page/status_panel.h"
#include "app/play/page/watch_bar.h"
#include "app/play/sheets/message_list.h"
#include "app/view/map/level_view.h"
#include "app/view/map/minimap_widget.h"

#include <QAction>
#include <QCoreApplication>
#include <QLabel>

#include <algorithm>

namespace cave {

namespace {

// Bands, in average character widths and line heights of the font.
constexpr int kWide = 165;
constexpr int kCompact = 115;
constexpr int kLow = 44;

constexpr int kLargeWindow = 1600; // pixels: larger cells and more messages from here
constexpr int kSmallestPanel = 316;
constexpr int kCompactPanel = 284; // or the map would not have its share
constexpr int kLargestPanel = 420;

constexpr int kUsualCell = 24;
constexpr int kLargeCell = 32;

} // namespace

PageFit::PageFit(const Parts& parts) : m_parts(parts), m_usualCell(parts.view.cellSize())
{
    QObject::connect(&parts.panel, &StatusPanel::minimapShown, &parts.minimap, &QAction::setChecked);
}

void PageFit::setOptions(const PlayOptions& options)
{
    const bool isOtherCell = options.cellSize != m_options.cellSize;
    m_options = options;
    apply();
    if (isOtherCell)
        zoomUsual();
}

void PageFit::apply()
{
    const QFontMetrics metrics = m_parts.page.fontMetrics();
    const int width = m_parts.page.width();
    const int u = metrics.averageCharWidth();
    m_band = width >= kWide * u ? Band::Wide : width >= kCompact * u ? Band::Compact : Band::Narrow;
    const bool isLow = m_parts.page.height() < kLow * metrics.lineSpacing();
    const bool isLarge = width >= kLargeWindow;
    fitPanel(isLarge);
    const bool hasMinimap = m_minimapWanted.value_or(m_band == Band::Wide && !isLow);
    m_parts.panel.setMinimapWanted(!hasMinimap       ? MinimapWanted::No
                                   : m_minimapWanted ? MinimapWanted::Always
                                                     : MinimapWanted::WhereRoom);
    m_parts.minimap.setChecked(m_band != Band::Narrow && !m_parts.panel.minimap().isHidden());
    fitMessages(isLarge, isLow);
    if (m_parts.view.cellSize() == m_usualCell)
        zoomUsual();
}

void PageFit::fitPanel(bool isLarge)
{
    const int u = m_parts.page.fontMetrics().averageCharWidth();
    const int width = m_parts.page.width();
    const int least = m_band == Band::Wide ? kSmallestPanel : kCompactPanel;
    const int wanted = isLarge ? std::min(width * 22 / 100, kLargestPanel) : 0;
    m_parts.panel.setFixedWidth(std::min(std::max({30 * u + 24, least, wanted}), width * 38 / 100));
    m_parts.panel.setVisible(m_band != Band::Narrow);
    m_parts.statusLine.setVisible(m_band == Band::Narrow);
    m_parts.panel.setActionsWanted(m_band == Band::Wide && m_parts.watchBar == nullptr);
    if (m_parts.watchBar != nullptr)
        m_parts.watchBar->setNarrow(m_band != Band::Wide);
}

void PageFit::fitMessages(bool isLarge, bool isLow)
{
    const int lines = m_options.messageLines > 0 ? m_options.messageLines : isLarge ? 7 : 5;
    m_parts.messages.setVisibleLines(isLow ? std::min(lines, 3) : lines);
}

void PageFit::zoomUsual()
{
    const int fitting = m_parts.page.width() >= kLargeWindow ? kLargeCell : kUsualCell;
    m_parts.view.setCellSize(m_options.cellSize > 0 ? m_options.cellSize : fitting);
    m_usualCell = m_parts.view.cellSize();
    m_parts.scene.centreOnHero();
}

bool PageFit::toggleMinimap()
{
    if (m_band == Band::Narrow)
        return false;
    // By what the player sees once the panel is laid out: a new game may just have made room, or taken it.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_minimapWanted = !m_parts.panel.minimap().isVisibleTo(&m_parts.panel);
    apply();
    return true;
}

} // namespace cave
