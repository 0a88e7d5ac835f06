// SPDX-License-Identifier: MIT
#pragma once

class QSettings;

namespace cave {

class ActionSet;
class Workbench;
class Workspace;

/// What the designer had in hand and in view, so that the next start goes on with it: tool and tile, the overlays,
/// whether the panels are shown and which of them. The open tabs, and what each shows, are kept apart from it
/// (open_tabs.h).
void keepPlace(QSettings& settings, const Workbench& bench, const Workspace& workspace, const ActionSet& actions);
/// Once the tabs are open, since a tile may be one of theirs. What is there no more, or was never kept, stays as it is.
void restorePlace(const QSettings& settings, Workbench& bench, const Workspace& workspace, const ActionSet& actions);

} // namespace cave
