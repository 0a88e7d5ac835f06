// SPDX-License-Identifier: MIT
// The dungeon that is being edited, with its file and everything that can be undone.
#pragma once

#include "core/edit/dungeon_edit.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace cave {

inline constexpr int kNoStroke = -1;

// There is one for the life of the editor; replace() puts another dungeon into it. The dungeon always has a level.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);

    const Dungeon& dungeon() const { return m_dungeon; }
    QUndoStack& undoStack() { return m_undoStack; }
    // The file it was read from or saved to; empty while there is none.
    const QString& filePath() const { return m_filePath; }
    // What to call it: the dungeon's name, else the file's.
    QString title() const;
    // Whether the content differs from what was last opened or saved; undoing or painting back makes it clean again.
    bool isDirty() const;
    int changesSinceSave() const; // steps

    // Another dungeon, clean and without history.
    void replace(Dungeon dungeon, const QString& filePath);

    // Makes a change that can be undone; an empty one is dropped. Edits of one stroke become one step with the text of
    // the last. `stroke` comes from newStroke().
    void push(DungeonEdit edit, const QString& text, int stroke = kNoStroke);
    int newStroke() { return m_lastStroke = (m_lastStroke + 1) & 0x7fffffff; }
    // Takes a stroke back as if it had never been begun. Nothing happens when it has changed nothing.
    void abandonStroke(int stroke);

    // Writes the dungeon to `path`, which becomes its file. On an error the document and the old file stay as they
    // were.
    Result<void> save(const QString& path);

signals:
    void replaced();
    void changed(cave::Uid level, cave::Box box); // cells of a level; the dungeon is already the new one
    void edited(); // once for each step made, undone or redone
    void dirtyChanged(); // or the file or title

private:
    friend class EditCommand;
    DungeonEdit swapState(const DungeonEdit& edit);

    Dungeon m_dungeon;
    Dungeon m_saved;
    QUndoStack m_undoStack;
    QString m_filePath;
    int m_lastStroke = kNoStroke;
    bool m_isAbandoning = false;
};

} // namespace cave
