// SPDX-License-Identifier: MIT
// What the player has chosen about the editor.
#pragma once

namespace cave {

struct EditorOptions {
    bool hasGrid = true;
    int majorGrid = 8;       // every so many lines a stronger one
    int ghostOpacity = 30;   // per cent, of the levels above and below
    int liveCells = 300; // thousands, of all levels together: up to so many a recipe is followed while it is changed
    bool checksAtOnce = true; // for problems, after every change
    int recoveryRest = 2; // seconds after the last change until it has a copy
    int backups = 10; // of each file
    int recentFiles = 12;

    bool operator==(const EditorOptions&) const = default;
};

} // namespace cave
