// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <memory>
#include <span>

class QWidget;

namespace cave {

class ActionSet;
class Artwork;
class Bakery;
class Workbench;

/// What panels are made with.
struct PanelParts {
    Workbench& bench;
    Bakery& bakery;
    const ActionSet& actions;
    const std::shared_ptr<Artwork>& artwork;
};

/// Where at the side of the canvas a panel stands.
enum class PanelPlace : std::uint8_t { Top, Tab, Bottom };

/// A panel beside the canvas: one row in the table and one file pair. It takes what it shows from its parts and
/// connects itself to the actions. Its own window title, if it has one, is what its tab says instead of the name.
struct PanelRow {
    const char* name = nullptr; ///< a text of the context "EditorPanels"
    PanelPlace place = PanelPlace::Tab;
    QWidget* (*make)(const PanelParts& parts) = nullptr;
    const char* icon = nullptr; ///< in :/icons/; null: it always says its name
};

std::span<const PanelRow> panelTable(); ///< from top to bottom and from the first tab to the last
QString panelName(const PanelRow& row); ///< translated

} // namespace cave
