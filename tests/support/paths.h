// SPDX-License-Identifier: MIT
// Where the files lie that tests read. Apart from what else is compiled, so that the folder of the sources is a part of
// one object only, and a cache of compiled objects serves every clone.
#pragma once

#include <string>
#include <string_view>

namespace cave {

std::string dataPath(std::string_view name); // in tests/data
std::string resourcePath(std::string_view name); // in resources

} // namespace cave
