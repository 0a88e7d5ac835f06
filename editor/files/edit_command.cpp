// SPDX-License-Identifier: MIT
#include "editor/files/edit_command.h"

#include <utility>

namespace cave {

EditCommand::EditCommand(Document& document, DungeonEdit edit, const QString& text, int stroke)
    : QUndoCommand(text), m_document(document), m_edit(std::make_shared<DungeonEdit>(std::move(edit))), m_stroke(stroke)
{
}

EditCommand* EditCommand::takenOver() const
{
    auto* command = new EditCommand(m_document, {}, text(), m_stroke);
    command->m_edit = m_edit;
    command->m_isDone = true;
    return command;
}

void EditCommand::redo()
{
    if (!std::exchange(m_isDone, false))
        *m_edit = m_document.swapState(*m_edit);
}

void EditCommand::undo()
{
    *m_edit = m_document.swapState(*m_edit);
    // The stack then drops the command instead of keeping it for redo.
    if (m_document.m_isAbandoning)
        setObsolete(true);
}

// Both have been done: the later one is taken back first.
bool EditCommand::mergeWith(const QUndoCommand* other)
{
    const auto* later = static_cast<const EditCommand*>(other);
    *m_edit = merged(*later->m_edit, *m_edit);
    setText(later->text());
    return true;
}

} // namespace cave
