// SPDX-License-Identifier: MIT
/// @file
/// Lists of content rows that have an id.
#pragma once

#include "core/json/json_cursor.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace cave {

/// Appends the rows of a list, or puts them over older ones of the same id where that may be. An id that stands twice
/// fails at it, and the first row after the most that there may be with what `tooMany` says of their number.
template <typename Row, typename Read>
void readIdRows(const JsonCursor& list, bool mayReplace, std::size_t most, Text tooMany, std::vector<Row>& rows,
                Read&& read)
{
    std::set<std::string> ids;
    for (const JsonCursor& at : list.items()) {
        Row row = std::invoke(read, at);
        if (at.failed())
            return;
        const auto known = std::ranges::find(rows, row.id, &Row::id);
        if (!ids.insert(row.id).second || (known != rows.end() && !mayReplace))
            return at["id"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {row.id}});
        if (known != rows.end())
            *known = std::move(row);
        else
            rows.push_back(std::move(row));
        if (rows.size() > most) {
            tooMany.arguments = {static_cast<std::int64_t>(most)};
            return at.fail(std::move(tooMany));
        }
    }
}

} // namespace cave
