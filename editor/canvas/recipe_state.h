// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/level_state.h"

#include <QRect>
#include <QString>

#include <memory>
#include <vector>

namespace cave {

/// The level as it stood while its recipe ran, shown instead of the level as it is.
struct RecipeState {
    std::shared_ptr<const LevelState> level; // null: nothing is shown instead
    std::vector<QRect> written; // cells that a row has written
    QString label;
};

} // namespace cave
