// SPDX-License-Identifier: MIT
// How the parts of the play page share its room: what is shown in which width, and how large a cell is.
#pragma once

#include "app/play/game/play_options.h"

#include <cstdint>
#include <optional>

class QAction;
class QLabel;
class QWidget;

namespace cave {

class LevelView;
class MessageList;
class PlayScene;
class StatusPanel;
class WatchBar;

class PageFit {
public:
    struct Parts {
        QWidget& page;
        LevelView& view;
        PlayScene& scene;
        StatusPanel& panel;
        QLabel& statusLine; // instead of the panel where the page is narrow
        MessageList& messages;
        QAction& minimap;  // ticked while it is shown
        WatchBar* watchBar = nullptr;
    };

    explicit PageFit(const Parts& parts);

    /// Another size of cells counts at once, whatever was zoomed.
    void setOptions(const PlayOptions& options);
    const PlayOptions& options() const { return m_options; }
    /// After the page has another size or another font.
    void apply();

    void zoomUsual();
    /// False: there is no room for it beside the map.
    bool toggleMinimap();

private:
    enum class Band : std::uint8_t { Wide, Compact, Narrow };

    void fitPanel(bool isLarge);
    void fitMessages(bool isLarge, bool isLow);

    Parts m_parts;
    PlayOptions m_options;
    Band m_band = Band::Wide;
    std::optional<bool> m_minimapWanted; // by the player; else the band decides
    double m_usualCell; // pixels that it last chose; another zoom is the player's, by key, wheel or fingers, and stays
};

} // namespace cave
