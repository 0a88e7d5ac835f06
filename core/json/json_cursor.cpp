// SPDX-License-Identifier: MIT
#include "core/json/json_cursor.h"

#include "core/base/utf8.h"

#include <algorithm>

namespace cave {

namespace {

const Json kNothing;
const std::string kNoText;

} // namespace

JsonCursor::JsonCursor(const Json& document, std::optional<Error>& problem) : JsonCursor(document, {}, problem) {}

JsonCursor::JsonCursor(const Json& json, std::string path, std::optional<Error>& problem)
    : m_json(&json), m_path(std::move(path)), m_problem(&problem)
{
}

void JsonCursor::fail(Text what) const
{
    if (!failed())
        *m_problem = Error{m_path, std::move(what)};
}

JsonCursor JsonCursor::operator[](std::string_view key) const
{
    if (auto member = find(key))
        return *member;
    fail({CAVE_TEXT("errors", "\"%1\" is missing here."), {std::string(key)}});
    return {kNothing, memberPath(m_path, key), *m_problem};
}

std::optional<JsonCursor> JsonCursor::find(std::string_view key) const
{
    if (!m_json->as<Json::Object>())
        fail({CAVE_TEXT("errors", "This must be an object in { }.")});
    const Json* member = m_json->find(key);
    if (!member)
        return std::nullopt;
    return JsonCursor(*member, memberPath(m_path, key), *m_problem);
}

void JsonCursor::allowOnly(std::initializer_list<std::string_view> keys) const
{
    allowOnly(std::span(keys.begin(), keys.size()));
}

void JsonCursor::allowOnly(std::span<const std::string_view> keys) const
{
    const auto* object = m_json->as<Json::Object>();
    if (!object) {
        members(); // which fails
        return;
    }
    // A cursor is made only where one is at fault: it costs more than the search.
    for (const auto& [key, value] : *object)
        if (std::ranges::find(keys, key) == keys.end())
            return JsonCursor(value, memberPath(m_path, key), *m_problem)
                .fail({CAVE_TEXT("errors", "\"%1\" is not a known member here."), {shortened(key, 40)}});
}

void JsonCursor::allowOnlyInFile(std::initializer_list<std::string_view> keys) const
{
    allowOnlyInFile(std::span(keys.begin(), keys.size()));
}

void JsonCursor::allowOnlyInFile(std::span<const std::string_view> keys) const
{
    if (!m_path.empty())
        return allowOnly(keys);
    std::vector<std::string_view> all(keys.begin(), keys.end());
    all.push_back(kSchemaMember);
    allowOnly(all);
    schema();
}

std::string JsonCursor::schema() const
{
    const auto member = find(kSchemaMember);
    return member ? member->text() : std::string();
}

std::vector<JsonCursor> JsonCursor::items() const
{
    std::vector<JsonCursor> result;
    const auto* array = m_json->as<Json::Array>();
    if (!array) {
        fail({CAVE_TEXT("errors", "This must be a list in [ ].")});
        return result;
    }
    result.reserve(array->size());
    for (std::size_t i = 0; i < array->size(); ++i)
        result.push_back(JsonCursor((*array)[i], itemPath(m_path, i), *m_problem));
    return result;
}

std::vector<std::pair<std::string, JsonCursor>> JsonCursor::members() const
{
    std::vector<std::pair<std::string, JsonCursor>> result;
    const auto* object = m_json->as<Json::Object>();
    if (!object) {
        fail({CAVE_TEXT("errors", "This must be an object in { }.")});
        return result;
    }
    result.reserve(object->size());
    for (const auto& [key, value] : *object)
        result.emplace_back(key, JsonCursor(value, memberPath(m_path, key), *m_problem));
    return result;
}

std::int64_t JsonCursor::integer(std::int64_t low, std::int64_t high) const
{
    const auto* number = m_json->as<std::int64_t>();
    if (number && *number >= low && *number <= high)
        return *number;
    fail({CAVE_TEXT("errors", "This must be a whole number from %1 to %2."), {low, high}});
    return low;
}

std::uint64_t JsonCursor::seed() const
{
    const auto* digits = m_json->as<std::string>();
    if (const auto value = digits ? parseDecimal(*digits) : std::nullopt)
        return *value;
    fail({CAVE_TEXT("errors", "This must be a seed: a whole number below 2^64 in quotes.")});
    return 0;
}

std::uint64_t JsonCursor::hash() const
{
    const auto* digits = m_json->as<std::string>();
    if (const auto value = digits ? parseHex(*digits) : std::nullopt)
        return *value;
    fail({CAVE_TEXT("errors", "This must be \"0x\" and 16 digits from 0 to f.")});
    return 0;
}

Uid JsonCursor::uid() const
{
    const Uid uid{hash()};
    if (!uid)
        fail({CAVE_TEXT("errors", "A uid must not be 0.")});
    return uid;
}

bool JsonCursor::flag() const
{
    if (const auto* value = m_json->as<bool>())
        return *value;
    fail({CAVE_TEXT("errors", "This must be true or false.")});
    return false;
}

const std::string& JsonCursor::text() const
{
    if (const auto* value = m_json->as<std::string>())
        return *value;
    fail({CAVE_TEXT("errors", "This must be a text in quotes.")});
    return kNoText;
}

std::string JsonCursor::id() const
{
    const std::string& value = text();
    if (!isId(value))
        fail({CAVE_TEXT("errors", "This must be an id: a small letter, then small letters, digits and _.")});
    return value;
}

bool isId(std::string_view text)
{
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isRest = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '_'; };
    return !text.empty() && text.size() <= 64 && isLetter(text.front()) && std::ranges::all_of(text, isRest);
}

} // namespace cave
