// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/dungeon.h"

#include <QString>

namespace cave {

/// The designer's own pieces for all dungeons, with the kinds that they need: a recipe file in the data folder.
class MyPieces {
public:
    explicit MyPieces(const QString& dataFolder) : m_path(dataFolder + QStringLiteral("/pieces.recipe.json")) {}

    const QString& path() const { return m_path; }
    /// A design without levels; an empty one where there is no file yet. A file that cannot be read is an error, and
    /// stays as it is.
    Result<Dungeon> load() const;
    Result<void> save(const Dungeon& pieces) const;

private:
    QString m_path;
};

} // namespace cave
