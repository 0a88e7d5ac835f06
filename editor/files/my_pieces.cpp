// SPDX-License-Identifier: MIT
#include "editor/files/my_pieces.h"

#include "app/view/base/file_path.h"
#include "core/base/files.h"
#include "core/save/recipe_file.h"

#include <QDir>
#include <QFileInfo>

namespace cave {

Result<Dungeon> MyPieces::load() const
{
    if (!QFileInfo::exists(m_path)) {
        Dungeon none;
        none.recipes.push_back({std::string(kFileRecipe), {}});
        return none;
    }
    return loadRecipe(pathOf(m_path));
}

Result<void> MyPieces::save(const Dungeon& pieces) const
{
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    return writeFileAtomically(pathOf(m_path), writePieces(pieces));
}

} // namespace cave
