// SPDX-License-Identifier: MIT
#include "editor/document.h"

#include "core/save/formats.h"
#include "editor/edit_command.h"

#include <QFile>
#include <QFileInfo>

#include <cstdlib>

namespace cave {

namespace {

// Everything that a file would hold.
bool isSameDesign(const Dungeon& a, const Dungeon& b)
{
    return a.name == b.name && a.author == b.author && a.description == b.description && a.seed == b.seed &&
           a.width == b.width && a.height == b.height && a.rules == b.rules && a.start == b.start &&
           a.recipes == b.recipes && a.content == b.content && a.links == b.links && a.unknown == b.unknown &&
           a.levels == b.levels;
}

} // namespace

Document::Document(QObject* parent)
    : QObject(parent), m_dungeon(emptyDungeon(kMinSide, kMinSide, 1)), m_saved(m_dungeon)
{
    connect(&m_undoStack, &QUndoStack::indexChanged, this, [this] {
        emit edited();
        emit dirtyChanged();
    });
}

QString Document::title() const
{
    if (!m_dungeon.name.empty())
        return QString::fromStdString(m_dungeon.name);
    return m_filePath.isEmpty() ? tr("Unnamed dungeon") : QFileInfo(m_filePath).fileName();
}

bool Document::isDirty() const { return !m_undoStack.isClean() && !isSameDesign(m_dungeon, m_saved); }

int Document::changesSinceSave() const
{
    const int clean = m_undoStack.cleanIndex();
    return clean < 0 ? m_undoStack.count() : std::abs(m_undoStack.index() - clean);
}

void Document::replace(Dungeon dungeon, const QString& filePath)
{
    m_dungeon = std::move(dungeon);
    m_saved = m_dungeon;
    m_filePath = filePath;
    m_undoStack.clear();
    emit replaced();
    emit dirtyChanged();
}

void Document::push(DungeonEdit edit, const QString& text, int stroke)
{
    if (!edit.isEmpty())
        m_undoStack.push(new EditCommand(*this, std::move(edit), text, stroke));
}

void Document::abandonStroke(int stroke)
{
    const int top = m_undoStack.index() - 1;
    if (stroke == kNoStroke || top < 0 || m_undoStack.command(top)->id() != stroke)
        return;
    m_isAbandoning = true;
    m_undoStack.undo();
    m_isAbandoning = false;
}

Result<void> Document::save(const QString& path)
{
    if (auto written = saveDungeon(m_dungeon, QFile::encodeName(path).toStdString()); !written)
        return written;
    m_filePath = path;
    m_saved = m_dungeon;
    m_undoStack.setClean();
    emit dirtyChanged();
    return {};
}

DungeonEdit Document::swapState(const DungeonEdit& edit)
{
    Applied applied = apply(m_dungeon, edit);
    for (const Change& change : applied.changes)
        emit changed(change.level, change.box);
    return std::move(applied.inverse);
}

} // namespace cave
