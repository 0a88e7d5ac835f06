// SPDX-License-Identifier: MIT
// nlohmann's SAX reader cuts and checks the text; the handler here builds the document and holds what RFC 8259 leaves
// open: sizes, depth, keys, zero characters, and where each fault is.
#include "core/base/ids.h"
#include "core/base/utf8.h"
#include "core/json/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

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

// The number or word that the byte belongs to, or just that byte. The text is not empty.
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

// What is wrong with the last of `read` bytes, or with the word that it belongs to. One more byte than there are was
// read where the text ends too early.
Error syntaxError(std::string_view text, std::size_t read)
{
    if (read > text.size())
        return {placeOf(text, text.size()), {CAVE_TEXT("errors", "The file ends too early.")}};
    const std::string_view word = wordAround(text, read - 1);
    const auto first = static_cast<unsigned char>(word.front());
    const std::string shown = first < 0x20 ? "U+" + hexOf(first).substr(14) : shortened(word, kShownOfWord);
    return {placeOf(text, static_cast<std::size_t>(word.data() - text.data())),
            {CAVE_TEXT("errors", "This is not JSON: %1 has no place here."), {shown}}};
}

Error tooLargeError(std::string_view text, std::size_t read)
{
    const std::string_view word = wordAround(text, read - 1);
    return {placeOf(text, static_cast<std::size_t>(word.data() - text.data())),
            {CAVE_TEXT("errors", "The number %1 is too large."), {shortened(word, kShownOfWord)}}};
}

// Each step returns false to stop, with the problem set.
class JsonHandler final : public nlohmann::json_sax<nlohmann::json> {
public:
    JsonHandler(std::string_view text, const JsonLimits& limits) : m_text(text), m_limits(limits) {}

    Json& document() { return m_document; }
    Error& problem() { return m_problem; }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t& digits) override;
    // A copy: it takes no more memory than it needs, and the reader keeps its buffer.
    bool string(string_t& text) override { return isClean(text) && add(text); }
    bool binary(binary_t&) override { return false; } // is in other formats only
    bool start_object(std::size_t) override { return open(Json::Object{}); }
    bool key(string_t& name) override;
    bool end_object() override { return hasDistinctKeys() && close(); }
    bool start_array(std::size_t) override { return open(Json::Array{}); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t read, const std::string& token, const nlohmann::detail::exception& cause) override;

private:
    struct Container {
        Json json;
        std::string key; // of the member whose value comes next
        bool isRows;     // a list that is a member "rows", or a row of runs in one
    };

    bool open(Json container);
    bool close();
    bool add(Json value) { return isCountAllowed(value) && place(std::move(value)); }
    bool place(Json value);
    bool isCountAllowed(const Json& value);
    bool isClean(std::string_view text);
    bool hasDistinctKeys();
    bool refuse(Text what)
    {
        m_problem = {path(), std::move(what)};
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

// Also called with whole numbers of more than 64 bits.
bool JsonHandler::number_float(number_float_t, const string_t& digits)
{
    std::string number = digits;
    // The reader puts the sign of the user's language there.
    if (const std::size_t point = number.find_first_not_of("+-0123456789eE"); point != std::string::npos)
        number[point] = '.';
    return add(Json::Fraction{std::move(number)});
}

bool JsonHandler::key(string_t& name)
{
    m_open.back().key = name;
    return isClean(name);
}

bool JsonHandler::parse_error(std::size_t read, const std::string&, const nlohmann::detail::exception& cause)
{
    constexpr int kNumberOverflow = 406;
    m_problem = cause.id == kNumberOverflow ? tooLargeError(m_text, read) : syntaxError(m_text, read);
    return false;
}

std::string JsonHandler::path() const
{
    std::string result;
    for (const Container& container : m_open) {
        const auto* array = container.json.as<Json::Array>();
        result = array ? itemPath(result, array->size()) : memberPath(result, container.key);
    }
    return result;
}

bool JsonHandler::open(Json container)
{
    if (!isCountAllowed(container))
        return false;
    if (m_open.size() >= static_cast<std::size_t>(m_limits.depth))
        return refuse({CAVE_TEXT("errors", "This is nested more than %1 deep."), {std::int64_t{m_limits.depth}}});
    const bool isRows =
        container.as<Json::Array>() && !m_open.empty() && (m_open.back().key == "rows" || m_open.back().isRows);
    m_open.push_back({std::move(container), {}, isRows});
    return true;
}

bool JsonHandler::close()
{
    Json finished = std::move(m_open.back().json);
    m_open.pop_back();
    return place(std::move(finished));
}

bool JsonHandler::place(Json value)
{
    if (m_open.empty())
        m_document = std::move(value);
    else if (auto* array = m_open.back().json.as<Json::Array>())
        array->push_back(std::move(value));
    else
        m_open.back().json.as<Json::Object>()->emplace_back(std::move(m_open.back().key), std::move(value));
    return true;
}

bool JsonHandler::isCountAllowed(const Json& value)
{
    const bool isRow = !m_open.empty() && m_open.back().isRows && !value.as<Json::Object>();
    const std::size_t allowed = isRow ? m_limits.rows : m_limits.values;
    if (++(isRow ? m_rows : m_values) <= allowed)
        return true;
    return refuse(
        {CAVE_TEXT("errors", "More than %1 values are too many for one file."), {static_cast<std::int64_t>(allowed)}});
}

bool JsonHandler::isClean(std::string_view text)
{
    return text.find('\0') == std::string_view::npos ||
           refuse({CAVE_TEXT("errors", "A text must not hold the character U+0000.")});
}

// Asked at the end of an object, because a set for every open object would cost more than the document.
bool JsonHandler::hasDistinctKeys()
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
    return refuse({CAVE_TEXT("errors", "\"%1\" stands here twice."), {shortened(*twice, kShownOfWord)}});
}

Result<Json> readJson(std::string_view text, const JsonLimits& limits)
{
    JsonHandler handler(text, limits);
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &handler))
        return std::unexpected(std::move(handler.problem()));
    // A zero byte ends the text for nlohmann.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return std::unexpected(syntaxError(text, zero + 1));
    return std::move(handler.document());
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
    auto document = readJson(text, limits);
    // What else is wrong in a file of another encoding says nothing.
    if (const std::size_t valid = document ? text.size() : validUtf8Length(text); valid < text.size())
        return failure(placeOf(text, valid), {CAVE_TEXT("errors", "These bytes are not UTF-8 text.")});
    return document;
}

} // namespace cave
