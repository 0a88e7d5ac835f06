// SPDX-License-Identifier: MIT
// parseJson(): nlohmann's SAX parser reads the syntax; everything it lets pass and we do not is refused here.
#include "core/base/ids.h"
#include "core/base/json.h"
#include "core/base/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace cave {

namespace {

constexpr std::size_t kShownOfWord = 30;

// "line 3, column 7" of the byte at `offset`; both count from 1, columns in characters.
std::string placeOf(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto isFirstByte = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
    const auto column = 1 + std::ranges::count_if(before.substr(lineStart), isFirstByte);
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

bool isWordByte(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '-' ||
           c == '.' || static_cast<unsigned char>(c) >= 0x80;
}

// The number or word that the byte belongs to, or just that byte. The text is UTF-8, and not empty.
std::string_view wordAround(std::string_view text, std::size_t offset)
{
    std::size_t begin = offset;
    std::size_t end = offset + 1;
    if (isWordByte(text[offset])) {
        while (begin > 0 && isWordByte(text[begin - 1]))
            --begin;
        while (end < text.size() && isWordByte(text[end]))
            ++end;
    }
    return text.substr(begin, end - begin);
}

// Builds the document from the parser's calls. Every call returns false to stop, with the problem set.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(std::string_view text, const JsonLimits& limits) : m_text(text), m_limits(limits) {}

    Json takeDocument() { return std::move(m_document); }
    Error takeProblem() { return std::move(m_problem); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(Json(std::int64_t{value})); }
    bool number_unsigned(number_unsigned_t value) override { return add(Json(std::uint64_t{value})); }
    bool number_float(number_float_t, const string_t& text) override
    {
        // The parser has put the locale's decimal point into its text.
        Json::Fraction fraction{text};
        for (char& c : fraction.text) {
            if (std::string_view("0123456789+-eE").find(c) == std::string_view::npos)
                c = '.';
        }
        return add(std::move(fraction));
    }
    bool string(string_t& value) override { return isClean(value) && add(std::move(value)); }
    bool binary(binary_t&) override { return false; } // not in JSON

    bool start_object(std::size_t) override { return open(Json(Json::Object{})); }
    bool key(string_t& name) override
    {
        m_open.back().key = std::move(name);
        return isClean(m_open.back().key);
    }
    bool end_object() override { return hasDistinctKeys() && close(); }
    bool start_array(std::size_t) override { return open(Json(Json::Array{})); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& cause) override;

private:
    struct Container {
        Json json;
        std::string key; // of the member whose value comes next
        bool isRows;
    };

    bool open(Json container);
    bool close();
    bool add(Json value) { return isCountAllowed(value) && place(std::move(value)); }
    bool place(Json value);
    bool isCountAllowed(const Json& value);
    bool isClean(const std::string& text);
    bool hasDistinctKeys();
    bool refuse(std::string where, Text what)
    {
        m_problem = {std::move(where), std::move(what)};
        return false;
    }
    std::string path() const; // of the value that comes next

    std::string_view m_text;
    const JsonLimits& m_limits;
    std::vector<Container> m_open;
    Json m_document;
    Error m_problem;
    std::size_t m_values = 0;
    std::size_t m_rows = 0;
};

std::string Builder::path() const
{
    std::string result;
    for (const Container& container : m_open) {
        const auto* array = container.json.as<Json::Array>();
        result = array ? itemPath(result, array->size()) : memberPath(result, container.key);
    }
    return result;
}

bool Builder::open(Json container)
{
    if (!isCountAllowed(container))
        return false;
    if (m_open.size() >= static_cast<std::size_t>(m_limits.depth))
        return refuse(path(),
                      {CAVE_TEXT("errors", "This is nested more than %1 deep."), {std::int64_t{m_limits.depth}}});
    const bool isRows = container.as<Json::Array>() && !m_open.empty() && m_open.back().key == "rows";
    m_open.push_back({std::move(container), {}, isRows});
    return true;
}

bool Builder::close()
{
    Json finished = std::move(m_open.back().json);
    m_open.pop_back();
    return place(std::move(finished));
}

bool Builder::place(Json value)
{
    if (m_open.empty())
        m_document = std::move(value);
    else if (auto* array = m_open.back().json.as<Json::Array>())
        array->push_back(std::move(value));
    else
        m_open.back().json.as<Json::Object>()->emplace_back(std::move(m_open.back().key), std::move(value));
    return true;
}

bool Builder::isCountAllowed(const Json& value)
{
    const bool isRow = !m_open.empty() && m_open.back().isRows && value.as<std::string>();
    const std::size_t allowed = isRow ? m_limits.rows : m_limits.values;
    if (++(isRow ? m_rows : m_values) <= allowed)
        return true;
    return refuse(path(), {CAVE_TEXT("errors", "More than %1 values are too many for one file."),
                           {static_cast<std::int64_t>(allowed)}});
}

bool Builder::isClean(const std::string& text)
{
    if (text.find('\0') == std::string::npos)
        return true;
    return refuse(path(), {CAVE_TEXT("errors", "A text must not hold the character U+0000.")});
}

// Asked at the end of an object, because a set for every open object would cost more than the document.
bool Builder::hasDistinctKeys()
{
    const auto& object = *m_open.back().json.as<Json::Object>();
    std::vector<std::string_view> keys;
    keys.reserve(object.size());
    for (const Json::Member& member : object)
        keys.push_back(member.first);
    std::ranges::sort(keys);
    const auto twice = std::ranges::adjacent_find(keys);
    if (twice == keys.end())
        return true;
    m_open.back().key = *twice;
    return refuse(path(), {CAVE_TEXT("errors", "\"%1\" stands here twice."), {shortened(*twice, kShownOfWord)}});
}

// `position` is the number of bytes read, the last of which is the one that does not fit.
bool Builder::parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& cause)
{
    constexpr int kNumberOverflow = 406;
    if (position > m_text.size())
        return refuse(placeOf(m_text, m_text.size()), {CAVE_TEXT("errors", "The file ends too early.")});
    const std::string_view word = wordAround(m_text, position > 0 ? position - 1 : 0);
    const std::string where = placeOf(m_text, static_cast<std::size_t>(word.data() - m_text.data()));
    if (cause.id == kNumberOverflow)
        return refuse(where, {CAVE_TEXT("errors", "The number %1 is too large."), {shortened(word, kShownOfWord)}});
    const bool isControl = static_cast<unsigned char>(word.front()) < 0x20;
    const std::string shown =
        isControl ? "U+" + hexOf(static_cast<unsigned char>(word.front())).substr(14) : shortened(word, kShownOfWord);
    return refuse(where, {CAVE_TEXT("errors", "This is not JSON: %1 has no place here."), {shown}});
}

} // namespace

Result<Json> parseJson(std::string_view text, const JsonLimits& limits)
{
    if (text.size() > limits.bytes)
        return failure(
            "", {CAVE_TEXT("errors", "The file is larger than %1 bytes."), {static_cast<std::int64_t>(limits.bytes)}});
    if (text.starts_with("\xef\xbb\xbf"))
        return failure(placeOf(text, 0),
                       {CAVE_TEXT("errors", "The file starts with a byte order mark; save it as plain UTF-8.")});
    if (const std::size_t valid = validUtf8Length(text); valid < text.size())
        return failure(placeOf(text, valid), {CAVE_TEXT("errors", "These bytes are not UTF-8 text.")});
    Builder builder(text, limits);
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return std::unexpected(builder.takeProblem());
    return builder.takeDocument();
}

} // namespace cave
