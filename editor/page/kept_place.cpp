// SPDX-License-Identifier: MIT
#include "editor/page/kept_place.h"

#include "editor/actions/action_set.h"
#include "editor/canvas/overlays.h"
#include "editor/handlers/view_actions.h"
#include "editor/page/workspace.h"
#include "editor/panels/fitting_tabs.h"
#include "editor/tools/tool_table.h"
#include "editor/tools/workbench.h"

#include <QAction>
#include <QSettings>

#include <algorithm>
#include <array>

namespace cave {

namespace {

const QString kToolKey = QStringLiteral("editor/tool"); // its name in English
const QString kTileKey = QStringLiteral("editor/tile"); // its id
const QString kPanelsKey = QStringLiteral("editor/panels"); // whether they are shown
const QString kPanelKey = QStringLiteral("editor/panel"); // the class of the one in the tabs
const QString kOverlaysKey = QStringLiteral("editor/overlays"); // those that are shown, by these names

// In the order of OverlayKind. Not the heat: what it shows goes with the play-test.
constexpr std::array kOverlayNames{"regions", "reach",   "chokes", "distance", "sight",
                                   "danger",  "changes", "locks",  "wires"};
static_assert(kOverlayNames.size() == static_cast<std::size_t>(OverlayKind::Heat));

QAction& overlayAction(const ActionSet& actions, std::size_t index)
{
    return actions[actionOf(static_cast<OverlayKind>(index))];
}

QString classOf(const QWidget* panel)
{
    return panel != nullptr ? QString::fromLatin1(panel->metaObject()->className()) : QString();
}

} // namespace

void keepPlace(QSettings& settings, const Workbench& bench, const Workspace& workspace, const ActionSet& actions)
{
    settings.setValue(kToolKey, QString::fromUtf8(toolRow(bench.toolId()).name));
    settings.setValue(kTileKey, QString::fromStdString(bench.catalogue().tile(bench.tile()).id));
    settings.setValue(kPanelsKey, actions[EditorAction::Panels].isChecked());
    settings.setValue(kPanelKey, classOf(workspace.tabs().currentWidget()));
    QStringList overlays;
    overlays.reserve(kOverlayNames.size());
    for (std::size_t i = 0; i < kOverlayNames.size(); ++i)
        if (overlayAction(actions, i).isChecked())
            overlays << QString::fromLatin1(kOverlayNames[i]);
    settings.setValue(kOverlaysKey, overlays);
}

void restorePlace(const QSettings& settings, Workbench& bench, const Workspace& workspace, const ActionSet& actions)
{
    // The tile first: choosing one takes a tool that paints.
    const auto tile = bench.catalogue().findTile(settings.value(kTileKey).toString().toStdString());
    if (tile && *tile != bench.tile())
        bench.setTile(*tile);
    const auto tool = std::ranges::find(toolTable(), settings.value(kToolKey).toString(),
                                        [](const ToolRow& row) { return QString::fromUtf8(row.name); });
    if (tool != toolTable().end() && tool->id != bench.toolId())
        bench.setTool(tool->id);
    for (int i = 0; i < workspace.tabs().count(); ++i)
        if (classOf(workspace.tabs().widget(i)) == settings.value(kPanelKey).toString())
            workspace.tabs().setCurrentIndex(i);
    const QStringList overlays = settings.value(kOverlaysKey).toStringList();
    for (std::size_t i = 0; i < kOverlayNames.size(); ++i)
        if (overlays.contains(QLatin1String(kOverlayNames[i])))
            overlayAction(actions, i).setChecked(true);
    actions[EditorAction::Panels].setChecked(settings.value(kPanelsKey, true).toBool());
}

} // namespace cave
