// SPDX-License-Identifier: MIT
// What is open when the editor is left, and how it is looked at, kept in the settings.
#pragma once

#include "editor/files/desk.h"

class QSettings;

namespace cave {

struct OpenTab {
    QString path;
    DraftView view;
};

struct OpenTabs {
    std::vector<OpenTab> tabs;
    int current = 0; // index
};

/// Drafts without a file are left out.
void writeTabs(QSettings& settings, const Desk& desk);
OpenTabs readTabs(QSettings& settings);

} // namespace cave
