// SPDX-License-Identifier: MIT
/// @file
/// A number that may change with depth: 15, {"step": [[1, 2], [4, 3]]} or {"line": [[1, 900], [26, 100]]}.
#pragma once

#include "core/json/json_cursor.h"

namespace cave {

/// Points are [depth, value], depth 1 being the first level. A step holds each value from its depth on and is 0 above
/// its first point; a line runs straight between its points, rounded down, and is level outside them. `number` must be
/// sound: see checkCurve().
int valueAt(const Json& number, int depth);

/// Fails where it is neither a number nor points of ascending depth, or where a value is out of low..high.
void checkCurve(const JsonCursor& number, int low, int high);

/// As people write it: "15", "step 1:2, 4:3", "line 1:900, 26:100".
std::string curveText(const Json& number);
/// What people wrote; not yet checked. Nothing when it is none of these.
std::optional<Json> parseCurve(std::string_view text);

} // namespace cave
