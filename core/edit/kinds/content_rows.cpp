// SPDX-License-Identifier: MIT
#include "core/edit/kinds/content_rows.h"

#include "core/edit/content_edit.h"

namespace cave {

const Json::Array* contentRows(const Json& content, KindTable table)
{
    const Json* rows = content.find(contentKey(table));
    return rows ? rows->as<Json::Array>() : nullptr;
}

const std::string* rowId(const Json& row)
{
    const Json* id = row.find("id");
    return id ? id->as<std::string>() : nullptr;
}

std::optional<std::size_t> contentRow(const Json& content, KindTable table, std::string_view id)
{
    const Json::Array* rows = contentRows(content, table);
    for (std::size_t i = 0; rows && i < rows->size(); ++i)
        if (const std::string* known = rowId((*rows)[i]); known && *known == id)
            return i;
    return std::nullopt;
}

} // namespace cave
