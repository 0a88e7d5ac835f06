// SPDX-License-Identifier: MIT
#include "core/edit/kinds/content_rows.h"

#include "core/edit/content_edit.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::size_t kLongestId = 60;

} // namespace

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

std::string idOfName(std::string_view name)
{
    std::string id;
    for (const char letter : name.substr(0, std::min(name.size(), kLongestId))) {
        const char low = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        const bool isLetter = low >= 'a' && low <= 'z';
        if (isLetter || (low >= '0' && low <= '9' && !id.empty()))
            id += low;
        else if (!id.empty() && id.back() != '_')
            id += '_';
    }
    while (!id.empty() && id.back() == '_')
        id.pop_back();
    return id.empty() ? "kind" : id;
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
