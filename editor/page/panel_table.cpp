// SPDX-License-Identifier: MIT
#include "editor/page/panel_table.h"

#include "app/view/map/minimap_widget.h"
#include "editor/panels/edits_panel.h"
#include "editor/panels/events/events_panel.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/level_panel.h"
#include "editor/panels/recipe/recipe_panel.h"
#include "editor/panels/thing_panel.h"

#include <QCoreApplication>

#include <array>

namespace cave {

namespace {

constexpr std::array kPanels{
    PanelRow{
        QT_TRANSLATE_NOOP("EditorPanels", "Levels"), PanelPlace::Top,
        [](const PanelParts& parts) -> QWidget* { return new LevelPanel(parts.bench, parts.bakery, parts.actions); },
        "levels"},
    PanelRow{
        QT_TRANSLATE_NOOP("EditorPanels", "Recipe"), PanelPlace::Tab,
        [](const PanelParts& parts) -> QWidget* { return new RecipePanel(parts.bench, parts.bakery, parts.actions); },
        "recipe"},
    PanelRow{QT_TRANSLATE_NOOP("EditorPanels", "History"), PanelPlace::Tab,
             [](const PanelParts& parts) -> QWidget* { return new HistoryPanel(parts.bench.document()); }, "history"},
    PanelRow{QT_TRANSLATE_NOOP("EditorPanels", "Edits"), PanelPlace::Tab,
             [](const PanelParts& parts) -> QWidget* { return new EditsPanel(parts.bench, parts.bakery); }, "edits"},
    PanelRow{QT_TRANSLATE_NOOP("EditorPanels", "Events"), PanelPlace::Tab,
             [](const PanelParts& parts) -> QWidget* { return new EventsPanel(parts.bench); }, "event"},
    PanelRow{QT_TRANSLATE_NOOP("EditorPanels", "Thing"), PanelPlace::Tab,
             [](const PanelParts& parts) -> QWidget* { return new ThingPanel(parts.bench); }, "properties"},
    PanelRow{QT_TRANSLATE_NOOP("EditorPanels", "Minimap"), PanelPlace::Bottom,
             [](const PanelParts&) -> QWidget* { return new MinimapWidget; }, "map"},
};

} // namespace

std::span<const PanelRow> panelTable() { return kPanels; }

QString panelName(const PanelRow& row) { return QCoreApplication::translate("EditorPanels", row.name); }

} // namespace cave
