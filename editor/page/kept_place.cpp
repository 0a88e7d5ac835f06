// SPDX-License-Identifier: MIT
#include "editor/page/kept_place.h"

#include "editor/actions/action_set.h"
#include "editor/page/workspace.h"
#include "editor/panels/fitting_tabs.h"
#include "editor/tools/tool_table.h"
#include "editor/tools/workbench.h"

#include <QAction>
#include <QSettings>

#include <algorithm>

namespace cave {

namespace {

const QString kToolKey = QStringLiteral("editor/tool"); // its name in English
const QString kTileKey = QStringLiteral("editor/tile"); // its id
const QString kPanelsKey = QStringLiteral("editor/panels"); // whether they are shown
const QString kPanelKey = QStringLiteral("editor/panel"); // the class of the one in the tabs

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
    actions[EditorAction::Panels].setChecked(settings.value(kPanelsKey, true).toBool());
}

} // namespace cave
