// SPDX-License-Identifier: MIT
// What the lines of many seeds cost: bytes of a part, and rows a second that parts are merged into a database with.
#pragma once

namespace cave {

bool printBatchFigures(); // a row a figure; false when a bar is missed

} // namespace cave
