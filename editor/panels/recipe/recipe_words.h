// SPDX-License-Identifier: MIT
// Passes, rows and their parameters in words of the user's language.
#pragma once

#include "core/generate/pass.h"
#include "editor/tools/workbench.h"

namespace cave {

QString parameterName(const Parameter& parameter);
QString parameterHelp(const Parameter& parameter);
// One of the parameter's choices; itself where it has no translation.
QString choiceText(const Parameter& parameter, std::string_view choice);
QString passTitle(const Pass& pass);
QString passHelp(const Pass& pass);
QString rowTitle(const RecipeRow& row); // its label, translated where Cavewright brings it, else its pass
// "50 %, 3, wall": the first parameters and those that are not as usual. The row's parameters must be sound.
QString rowSummary(const RecipeRow& row, const Workbench& bench);

} // namespace cave
