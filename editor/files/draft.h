// SPDX-License-Identifier: MIT
// A dungeon that is open in the editor: its content, its file and all that can be undone.
#pragma once

#include "core/generate/shapes/cell.h"
#include "core/world/dungeon.h"
#include "editor/files/disk_state.h"

#include <QPointF>
#include <QString>
#include <QUndoStack>

namespace cave {

// What the canvas showed of it last.
struct DraftView {
    Uid level;
    CellAt cursor;
    double cellSize = 0; // pixels; 0: not shown yet
    QPointF middle;      // in cells
};

// Of pictures; the other formats hold all levels.
struct ExportOptions {
    int level = -1;     // index; -1: all
    int cellPixels = 0; // 0: what gives a picture of a usual size
};

// Always has a level. The history's commands act on the Document that shows the draft.
struct Draft {
    Draft(Dungeon content, const QString& path);
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    // What to call it: the dungeon's name, translated where Cavewright brings it, else the file's.
    QString title() const;
    QString writtenTitle() const; // as the file has it, for what is written
    // Whether the content differs from what was last opened or saved; undoing or painting back makes it clean again.
    bool isDirty() const;
    bool isAsSaved() const; // likewise, looked at cell by cell
    int changesSinceSave() const; // steps

    Dungeon dungeon;
    Dungeon saved; // as it was last opened or saved
    QString filePath; // that it was read from or saved to; empty while there is none
    DiskState disk; // of that file, when it was read or saved
    QUndoStack history;
    DraftView view;
    QString exportPath; // where it was exported to last; empty: not yet
    DiskState exportDisk; // of that file, when it was exported
    ExportOptions exportOptions;
    Uid uid; // names its recovery copy
};

} // namespace cave
