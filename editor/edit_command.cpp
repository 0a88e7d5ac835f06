// SPDX-License-Identifier: MIT
#include "editor/edit_command.h"

namespace cave {

EditCommand::EditCommand(Document& document, DungeonEdit edit, const QString& text, int stroke)
    : QUndoCommand(text), m_document(document), m_edit(std::move(edit)), m_stroke(stroke)
{
}

void EditCommand::redo() { m_edit = m_document.swapState(m_edit); }

void EditCommand::undo()
{
    m_edit = m_document.swapState(m_edit);
    // The stack then drops the command instead of keeping it for redo.
    if (m_document.m_isAbandoning)
        setObsolete(true);
}

// Both have been done: the later one is taken back first.
bool EditCommand::mergeWith(const QUndoCommand* other)
{
    const auto* later = static_cast<const EditCommand*>(other);
    m_edit = merged(later->m_edit, m_edit);
    setText(later->text());
    return true;
}

} // namespace cave
