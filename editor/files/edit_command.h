// SPDX-License-Identifier: MIT
// The one command on the undo stack: an edit that swaps itself with the dungeon's state.
#pragma once

#include "editor/files/document.h"

#include <QUndoCommand>

#include <memory>

namespace cave {

class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, DungeonEdit edit, const QString& text, int stroke);

    int id() const override { return m_stroke; } // commands of one stroke merge
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand* other) override;

    const DungeonEdit& edit() const { return *m_edit; } // of one that is done: what takes it back
    std::size_t bytes() const { return bytesOf(*m_edit); }
    // The same step for a stack that is filled anew: pushing it changes nothing, because it has been done. This one may
    // only be deleted afterwards.
    EditCommand* takenOver() const;

private:
    Document& m_document;
    std::shared_ptr<DungeonEdit> m_edit; // before redo the change, afterwards its inverse
    int m_stroke;
    bool m_isDone = false; // already, when it is pushed
};

} // namespace cave
