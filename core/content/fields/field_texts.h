// SPDX-License-Identifier: MIT
/// @file
/// What members of rows are called, and what each is: forms, the manual and schemas show this.
#pragma once

#include <string_view>

namespace cave {

inline constexpr std::string_view kFieldContext = "KindFields"; ///< of all texts here but names of resistances

struct FieldLabel {
    std::string_view context; ///< "": it has no name, and the source is its label
    std::string_view source;
};

/// By labelOf() of a field.
FieldLabel fieldLabel(std::string_view label);
std::string_view fieldSentence(std::string_view label); ///< what it is, of kFieldContext; "": not known

} // namespace cave
