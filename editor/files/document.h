// SPDX-License-Identifier: MIT
// The draft that is being edited, as tools and panels see it: the only way to change it, and what tells of changes.
#pragma once

#include "core/edit/dungeon_edit.h"
#include "editor/files/draft.h"

#include <QObject>
#include <QUndoGroup>

namespace cave {

inline constexpr int kNoStroke = -1;

// There is one for the life of the editor; show() puts another draft into it. It is never without one.
class Document : public QObject {
    Q_OBJECT

public:
    // What the undo steps of one draft may take; beyond it the oldest go.
    static constexpr std::size_t kMostUndoBytes = std::size_t{512} << 20;

    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    Draft& draft() const { return *m_draft; }
    const Dungeon& dungeon() const { return m_draft->dungeon; }
    const Dungeon& savedDungeon() const { return m_draft->saved; } // as last opened or saved
    QUndoStack& undoStack() const { return m_draft->history; }
    QUndoGroup& undoGroup() { return m_undoGroup; } // that of the shown draft is the active one
    const QString& filePath() const { return m_draft->filePath; }
    QString title() const { return m_draft->title(); }
    QString writtenTitle() const { return m_draft->writtenTitle(); }
    bool isDirty() const; // looked at once after each change
    int changesSinceSave() const { return m_draft->changesSinceSave(); }

    // As it was before the last step that can be undone; nothing: there is none.
    std::optional<Dungeon> dungeonBefore() const;

    // The draft must live until another one is shown, or this is gone.
    void show(Draft& draft);
    void showNothing(); // an empty dungeon of its own
    // Another content for the shown draft, clean and without history.
    void replaceContent(Dungeon dungeon);
    void setSaved(Dungeon dungeon); // what its file holds, when somebody else has written that

    // Makes a change that can be undone; an empty one is dropped. Edits of one stroke become one step with the text of
    // the last. `stroke` comes from newStroke().
    void push(DungeonEdit edit, const QString& text, int stroke = kNoStroke);
    int newStroke() { return m_lastStroke = (m_lastStroke + 1) & 0x7fffffff; }
    // Takes a stroke back as if it had never been begun. Nothing happens when it has changed nothing.
    void abandonStroke(int stroke);
    void setMostUndoBytes(std::size_t bytes) { m_mostUndoBytes = bytes; }

    // `path`, its file from now on, has just been written and holds this. It may have been changed meanwhile.
    void setSavedTo(const QString& path, Dungeon dungeon);

signals:
    void replaced(); // another draft, or another content
    // The catalogue is another one: ids of kinds may mean others now. Before all else of the same edit is told.
    void kindsChanged();
    void changed(cave::Uid level, cave::Box box); // cells of a level; the dungeon is already the new one
    // Which levels there are, their order, size, names or recipes; before the cells of the same edit are told of.
    void levelsChanged();
    void edited(); // once for each step made, undone or redone
    void dirtyChanged(); // or the file or title
    void historyDropped(int steps); // that can no longer be undone: they took too much memory

private:
    friend class EditCommand;
    DungeonEdit swapState(const DungeonEdit& edit);
    void dropOldest();
    void tellEdited();

    Draft m_nothing;
    Draft* m_draft = &m_nothing;
    QUndoGroup m_undoGroup;
    QMetaObject::Connection m_connection;
    std::size_t m_mostUndoBytes = kMostUndoBytes;
    int m_lastStroke = kNoStroke;
    bool m_isAbandoning = false;
    mutable std::optional<bool> m_isDirty; // nothing: to be looked at
};

} // namespace cave
