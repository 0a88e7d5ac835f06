// SPDX-License-Identifier: MIT
// Which way a key moves the cell cursor.
#pragma once

#include "core/base/position.h"

#include <optional>

class QKeyEvent;

namespace cave {

// Arrows, and the numpad in both states of NumLock. Whatever Shift and Ctrl; nothing with Alt.
std::optional<Offset> cursorOffset(const QKeyEvent& event);

} // namespace cave
