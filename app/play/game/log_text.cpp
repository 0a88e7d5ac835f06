// SPDX-License-Identifier: MIT
#include "app/play/game/log_text.h"

#include "core/json/json_cursor.h"

namespace cave {

std::string logText(const LogHead& head, const std::vector<Json>& rows)
{
    std::string text = "{\n";
    if (!head.schema.empty())
        text += quoted(kSchemaMember) + ": " + quoted(head.schema) + ",\n";
    text += "\"format\": " + quoted(head.format) + ",\n\"version\": " + std::to_string(head.version) + ",\n" +
            quoted(head.rows) + ": [";
    for (const Json& row : rows)
        (text += &row == &rows.front() ? "\n" : ",\n") += row.compact();
    return text + "]\n}\n";
}

} // namespace cave
