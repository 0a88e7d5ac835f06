// SPDX-License-Identifier: MIT
// The names of an enumeration's values as the source spells them: for files, where a value must be found again after
// others were added before it.
#pragma once

#include "core/base/enum_count.h"

#include <array>
#include <utility>

namespace cave {

// Of the values 0 .. count - 1.
template <typename Enum, std::size_t count>
consteval std::array<std::string_view, count> enumNames()
{
    return []<std::size_t... number>(std::index_sequence<number...>) {
        return std::array<std::string_view, count>{enumName<static_cast<Enum>(number)>()...};
    }(std::make_index_sequence<count>());
}

} // namespace cave
