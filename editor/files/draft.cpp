// SPDX-License-Identifier: MIT
#include "editor/files/draft.h"

#include "app/view/words/design_name.h"
#include "app/view/words/shown_words.h"
#include "editor/files/new_uid.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cstdlib>

namespace cave {

namespace {

// Everything that a file would hold.
bool isSameDesign(const Dungeon& a, const Dungeon& b)
{
    return a.name == b.name && a.author == b.author && a.description == b.description && a.seed == b.seed &&
           a.width == b.width && a.height == b.height && a.rules == b.rules && a.start == b.start &&
           a.recipes == b.recipes && a.pieces == b.pieces && a.content == b.content && a.links == b.links &&
           a.script == b.script && a.unknown == b.unknown && a.levels == b.levels;
}

} // namespace

Draft::Draft(Dungeon content, const QString& path)
    : dungeon(std::move(content)), saved(dungeon), filePath(path), uid(newUid())
{
}

QString Draft::title() const { return dungeon.name.empty() ? shownWords(writtenTitle()) : designName(dungeon.name); }

QString Draft::writtenTitle() const
{
    if (!dungeon.name.empty())
        return QString::fromStdString(dungeon.name);
    return filePath.isEmpty() ? QCoreApplication::translate("cave::Document", "Unnamed dungeon")
                              : QFileInfo(filePath).fileName();
}

bool Draft::isDirty() const { return !history.isClean() && !isAsSaved(); }

bool Draft::isAsSaved() const { return isSameDesign(dungeon, saved); }

int Draft::changesSinceSave() const
{
    const int clean = history.cleanIndex();
    return clean < 0 ? history.count() : std::abs(history.index() - clean);
}

} // namespace cave
