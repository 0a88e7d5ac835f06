// SPDX-License-Identifier: MIT
#include "core/batch/columns.h"

#include "core/base/ids.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace cave {

namespace {

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> pieces(1);
    for (const char letter : text) {
        if (letter == separator)
            pieces.emplace_back();
        else
            pieces.back() += letter;
    }
    return pieces;
}

std::string cellOf(const Json& value)
{
    if (value.as<std::nullptr_t>())
        return {};
    const auto* plain = value.as<std::string>();
    std::string text = withControlsShown(plain ? *plain : value.compact(), "\n\t");
    if (text.find_first_of(",\"\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char letter : text)
        quoted.append(letter == '"' ? 2 : 1, letter);
    return quoted + '"';
}

const Json* stepInto(const Json& json, const std::string& key)
{
    const auto* list = json.as<Json::Array>();
    if (!list)
        return json.find(key);
    const auto number = parseDecimal(key);
    return number && *number > 0 && *number <= list->size() ? &(*list)[static_cast<std::size_t>(*number - 1)] : nullptr;
}

const Json* valueAt(const Json& line, const std::vector<std::string>& path)
{
    const Json* json = &line;
    for (const std::string& key : path) {
        json = stepInto(*json, key);
        if (!json)
            return nullptr;
    }
    return json;
}

// The name of some part of a list or an object.
std::string partOf(const Json& json)
{
    const auto* members = json.as<Json::Object>();
    if (!members)
        return "1";
    return members->empty() ? "name" : members->front().first;
}

} // namespace

std::string csvLine(std::span<const Json> values)
{
    std::string line;
    for (std::size_t i = 0; i < values.size(); ++i)
        line += (i > 0 ? "," : "") + cellOf(values[i]);
    // A line of nothing would be taken for no line.
    return (line.empty() ? "\"\"" : line) + '\n';
}

Result<Columns> Columns::read(std::string_view text)
{
    Columns columns;
    columns.m_names = split(text, ',');
    for (const std::string& name : columns.m_names) {
        columns.m_paths.push_back(split(name, '.'));
        if (std::ranges::find(columns.m_paths.back(), "") != columns.m_paths.back().end())
            return failure({},
                           {CAVE_TEXT("errors", "\"%1\" names no column: a name, or several with dots in between, as "
                                                "levels.2.floor."),
                            {name}});
    }
    return columns;
}

std::string Columns::header() const { return csvLine(std::vector<Json>(m_names.begin(), m_names.end())); }

Result<Columns::Row> Columns::row(const Json& line) const
{
    Row row;
    std::vector<Json> values;
    for (std::size_t i = 0; i < m_paths.size(); ++i) {
        const Json* value = valueAt(line, m_paths[i]);
        if (value && (value->as<Json::Array>() || value->as<Json::Object>()))
            return failure(
                {}, {CAVE_TEXT("errors", "%1 has parts: name one of them, as %1.%2."), {m_names[i], partOf(*value)}});
        row.has.push_back(value != nullptr);
        values.push_back(value ? *value : Json());
    }
    row.text = csvLine(values);
    return row;
}

} // namespace cave
