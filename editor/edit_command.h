// SPDX-License-Identifier: MIT
// The one command on the undo stack: an edit that swaps itself with the dungeon's state.
#pragma once

#include "editor/document.h"

#include <QUndoCommand>

namespace cave {

class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, DungeonEdit edit, const QString& text, int stroke);

    int id() const override { return m_stroke; } // commands of one stroke merge
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    Document& m_document;
    DungeonEdit m_edit; // before redo the change, afterwards its inverse
    int m_stroke;
};

} // namespace cave
