// SPDX-License-Identifier: MIT
#include "editor/files/document.h"

#include "editor/files/edit_command.h"

#include <QFile>
#include <QSignalBlocker>

namespace cave {

Document::Document(QObject* parent) : QObject(parent), m_nothing(emptyDungeon(kMinSide, kMinSide, 1), {})
{
    showNothing();
}

// Drafts may outlive it; nobody is to hear of them any more.
Document::~Document()
{
    disconnect(m_connection);
    m_undoGroup.disconnect();
}

void Document::show(Draft& draft)
{
    disconnect(m_connection);
    m_undoGroup.removeStack(&m_draft->history);
    m_draft = &draft;
    m_isDirty.reset();
    emit replaced();
    m_undoGroup.addStack(&draft.history);
    m_undoGroup.setActiveStack(&draft.history);
    m_connection = connect(&draft.history, &QUndoStack::indexChanged, this, &Document::tellEdited);
    emit dirtyChanged();
}

void Document::showNothing() { show(m_nothing); }

void Document::replaceContent(Dungeon dungeon)
{
    disconnect(m_connection);
    m_draft->dungeon = std::move(dungeon);
    m_draft->saved = m_draft->dungeon;
    m_draft->history.clear();
    show(*m_draft);
}

void Document::setSaved(Dungeon dungeon)
{
    m_draft->saved = std::move(dungeon);
    if (m_draft->isAsSaved())
        m_draft->history.setClean();
    else
        m_draft->history.resetClean();
    m_isDirty.reset();
    emit dirtyChanged();
}

bool Document::isDirty() const
{
    if (!m_isDirty)
        m_isDirty = m_draft->isDirty();
    return *m_isDirty;
}

void Document::tellEdited()
{
    m_isDirty.reset();
    emit edited();
    emit dirtyChanged();
}

void Document::push(DungeonEdit edit, const QString& text, int stroke)
{
    if (edit.isEmpty())
        return;
    undoStack().push(new EditCommand(*this, std::move(edit), text, stroke));
    dropOldest();
}

void Document::abandonStroke(int stroke)
{
    QUndoStack& stack = undoStack();
    const int top = stack.index() - 1;
    if (stroke == kNoStroke || top < 0 || stack.command(top)->id() != stroke)
        return;
    m_isAbandoning = true;
    stack.undo();
    m_isAbandoning = false;
}

// A stack cannot forget its oldest commands, so the others are put onto it anew. A quarter is freed at once, so that
// this stays rare.
void Document::dropOldest()
{
    QUndoStack& stack = undoStack();
    const auto commandAt = [&](int i) { return static_cast<const EditCommand*>(stack.command(i)); };
    std::size_t bytes = 0;
    for (int i = 0; i < stack.count(); ++i)
        bytes += commandAt(i)->bytes();
    if (bytes <= m_mostUndoBytes)
        return;
    int dropped = 0;
    for (; dropped < stack.count() - 1 && bytes > m_mostUndoBytes / 4 * 3; ++dropped)
        bytes -= commandAt(dropped)->bytes();
    if (dropped == 0)
        return;
    std::vector<EditCommand*> kept;
    for (int i = dropped; i < stack.count(); ++i)
        kept.push_back(commandAt(i)->takenOver());
    const int clean = stack.cleanIndex() - dropped;
    {
        const QSignalBlocker blocker(stack);
        stack.clear();
        if (clean != 0)
            stack.resetClean();
        for (EditCommand* command : kept) {
            stack.push(command);
            if (stack.index() == clean)
                stack.setClean();
        }
    }
    emit stack.indexChanged(stack.index());
    emit historyDropped(dropped);
}

void Document::setSavedTo(const QString& path, Dungeon dungeon)
{
    m_draft->filePath = path;
    setSaved(std::move(dungeon));
}

std::optional<Dungeon> Document::dungeonBefore() const
{
    const int done = undoStack().index();
    const auto* last = done > 0 ? dynamic_cast<const EditCommand*>(undoStack().command(done - 1)) : nullptr;
    if (!last)
        return std::nullopt;
    Dungeon before = dungeon();
    apply(before, last->edit());
    return before;
}

DungeonEdit Document::swapState(const DungeonEdit& edit)
{
    Applied applied = apply(m_draft->dungeon, edit);
    if (applied.kindsChanged)
        emit kindsChanged();
    if (applied.levelsChanged)
        emit levelsChanged();
    for (const Change& change : applied.changes)
        emit changed(change.level, change.box);
    return std::move(applied.inverse);
}

} // namespace cave
