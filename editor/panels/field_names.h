// SPDX-License-Identifier: MIT
// The members of kinds' rows and their words in the user's language.
#pragma once

#include <QString>

#include <string_view>

namespace cave {

// A label or sentence of core.
QString translated(std::string_view context, std::string_view source);
QString fieldName(std::string_view id);
QString fieldHelp(std::string_view id);   // one sentence; may be empty
// Of a choice; itself where it has no translation. `label` of the field counts where the word means something else.
QString fieldWord(std::string_view word, std::string_view label = {});

} // namespace cave
