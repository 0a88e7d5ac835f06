// SPDX-License-Identifier: MIT
#include "tests/support/paths.h"

namespace cave {

std::string dataPath(std::string_view name) { return std::string(CAVE_SOURCES "/tests/data/").append(name); }

std::string resourcePath(std::string_view name) { return std::string(CAVE_SOURCES "/resources/").append(name); }

} // namespace cave
