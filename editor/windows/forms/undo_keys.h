// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QDialog>
#include <QShortcut>
#include <QUndoStack>

namespace cave {

// Undo and redo the design's steps: the page's own keys are not heard while the dialog is open.
inline void addUndoKeys(QDialog& dialog, Workbench& bench)
{
    QObject::connect(new QShortcut(QKeySequence::Undo, &dialog), &QShortcut::activated, &dialog,
                     [&bench] { bench.document().undoStack().undo(); });
    QObject::connect(new QShortcut(QKeySequence::Redo, &dialog), &QShortcut::activated, &dialog,
                     [&bench] { bench.document().undoStack().redo(); });
}

} // namespace cave
