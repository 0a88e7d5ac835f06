// SPDX-License-Identifier: MIT
/// @file
/// What becomes of a creature as it loses health, as a member of its row: [{"below": 60, "says": "...", "attack": 4}].
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

#include <functional>

namespace cave {

/// `below` must fall from one to the next; unknown members and ranges fail at their path. Ids are checked by the
/// catalogue.
std::vector<LifeStage> readStages(const JsonCursor& rows);
Json rowsOf(const std::vector<LifeStage>& stages); ///< reading them gives equal ones

std::span<const KindField> stageFields();

/// Every row of behaviours that a creature's row has, those of its stages too.
void forEachBehaviour(const JsonCursor& creature, const std::function<void(const JsonCursor&)>& visit);

} // namespace cave
