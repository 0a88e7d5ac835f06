// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

namespace cave {

// The name of one of portraits(), for people; "" for any other picture.
QString portraitName(std::string_view portrait);

} // namespace cave
