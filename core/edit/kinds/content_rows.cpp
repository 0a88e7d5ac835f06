// SPDX-License-Identifier: MIT
#include "core/edit/kinds/content_rows.h"

#include "core/json/json_cursor.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::size_t kLongestId = 60;

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

std::vector<std::string> idsOf(const Json::Array& rows)
{
    std::vector<std::string> ids;
    for (const Json& row : rows) {
        const std::string* const id = rowId(row);
        ids.push_back(id ? *id : std::string());
    }
    return ids;
}

} // namespace

const Json::Array* contentRows(const Json& content, std::string_view key)
{
    const Json* rows = content.find(key);
    return rows ? rows->as<Json::Array>() : nullptr;
}

const std::string* rowId(const Json& row)
{
    const Json* id = row.find("id");
    return id ? id->as<std::string>() : nullptr;
}

std::optional<std::size_t> contentRow(const Json& content, std::string_view key, std::string_view id)
{
    const Json::Array* rows = contentRows(content, key);
    for (std::size_t i = 0; rows && i < rows->size(); ++i)
        if (const std::string* known = rowId((*rows)[i]); known && *known == id)
            return i;
    return std::nullopt;
}

Json contentWithRows(Json content, std::string_view key, Json::Array rows)
{
    if (rows.empty())
        std::erase_if(*content.as<Json::Object>(), [&](const Json::Member& member) { return member.first == key; });
    else
        content.set(key, std::move(rows));
    return content;
}

Json contentWithRow(Json content, std::string_view key, Json row)
{
    const Json::Array* known = contentRows(content, key);
    Json::Array rows = known ? *known : Json::Array{};
    const std::size_t index = contentRow(content, key, *rowId(row)).value_or(rows.size());
    rows.resize(std::max(rows.size(), index + 1));
    rows[index] = std::move(row);
    return contentWithRows(std::move(content), key, std::move(rows));
}

Json contentWithoutRow(Json content, std::string_view key, std::string_view id)
{
    const auto index = contentRow(content, key, id);
    if (!index)
        return content;
    Json::Array rows = *contentRows(content, key);
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(*index));
    return contentWithRows(std::move(content), key, std::move(rows));
}

std::vector<std::pair<std::string, std::string>> changedIds(const Json::Array& before, const Json::Array& after,
                                                            const std::function<bool(std::string_view id)>& isKnown)
{
    const std::vector<std::string> were = idsOf(before);
    const std::vector<std::string> are = idsOf(after);
    std::vector<std::pair<std::string, std::string>> changed;
    for (std::size_t i = 0; i < were.size() && were.size() == are.size(); ++i)
        if (std::ranges::find(are, were[i]) == are.end() && !isKnown(are[i]))
            changed.emplace_back(were[i], are[i]);
    return changed;
}

Error withinRow(Error error, const Json& content, std::string_view key, std::string_view id)
{
    const std::string path = itemPath(key, contentRow(content, key, id).value_or(0)) + '.';
    error.where = error.where.starts_with(path) ? error.where.substr(path.size()) : std::string();
    return error;
}

std::string freshId(std::string_view name, const std::function<bool(std::string_view)>& isTaken)
{
    const std::string id = idOfName(name);
    std::string fresh = id;
    for (int number = 2; isTaken(fresh); ++number)
        fresh = id + '_' + std::to_string(number);
    return fresh;
}

Result<void> checkIsId(std::string_view id)
{
    if (isId(id))
        return {};
    return failure("id",
                   {CAVE_TEXT("errors", "This must be an id: a small letter, then small letters, digits and _.")});
}

std::unexpected<Error> notThere() { return failure("", {CAVE_TEXT("edit", "This is not there any more.")}); }

} // namespace cave
