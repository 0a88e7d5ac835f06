// SPDX-License-Identifier: MIT
#include "core/base/ids.h"
#include "core/base/utf8.h"
#include "core/json/json.h"
#include "core/json/json_lexer.h"

#include <algorithm>
#include <charconv>
#include <optional>
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

template <typename Whole>
std::optional<Whole> wholeNumber(std::string_view digits)
{
    Whole value = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (problem != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return value;
}

// Whether a JSON number rounds to more than the largest double, so that other programs would read infinity.
bool isTooLarge(std::string_view number)
{
    // 2^1024 - 2^970, half-way from the largest double to the one that would come next.
    constexpr std::string_view kLeast =
        "1797693134862315807937289714053034150799341327100378269361737789804449682927647509466490179775872070963302864"
        "1669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447573027006985557136"
        "6959622842914819860834936475292719074168444365510704342711559699508093042880177904174497792";
    if (number.starts_with('-'))
        number.remove_prefix(1);
    const std::size_t mantissaEnd = std::min(number.find_first_of("eE"), number.size());
    std::string digits(number.substr(0, mantissaEnd));
    const std::size_t point = std::min(digits.find('.'), digits.size());
    digits.erase(point, 1);
    const std::size_t first = digits.find_first_not_of('0');
    if (first == std::string::npos)
        return false;
    std::string_view exponent = number.substr(std::min(mantissaEnd + 1, number.size()));
    if (exponent.starts_with('+'))
        exponent.remove_prefix(1);
    // No text is so long that its zeros would matter beside a power beyond this.
    constexpr std::int64_t kFar = std::int64_t{1} << 60;
    const std::int64_t farthest = exponent.starts_with('-') ? -kFar : kFar;
    const std::int64_t power = exponent.empty() ? 0 : wholeNumber<std::int64_t>(exponent).value_or(farthest);
    // Digits before the point, when it stands where the power puts it.
    const std::int64_t before =
        std::clamp(power, -kFar, kFar) + static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first);
    const auto most = static_cast<std::int64_t>(kLeast.size());
    return before != most ? before > most : std::string_view(digits).substr(first) >= kLeast;
}

// Each step returns false to stop, with the problem set. At most JsonLimits::depth deep, so recursion is safe.
class Parser {
public:
    Parser(std::string_view text, const JsonLimits& limits) : m_text(text), m_limits(limits), m_lexer(text) {}

    Result<Json> parse();

private:
    struct Container {
        Json json;
        std::string key; // of the member whose value comes next
        bool isRows;
    };

    bool readValue(JsonToken first);
    bool readObject();
    bool readArray();
    bool readString();
    bool readNumber();
    bool open(Json container);
    bool close();
    bool add(Json value) { return isCountAllowed(value) && place(std::move(value)); }
    bool place(Json value);
    bool isCountAllowed(const Json& value);
    bool isClean(std::string_view text);
    bool hasDistinctKeys();
    bool refuse(std::string where, Text what)
    {
        m_problem = {std::move(where), std::move(what)};
        return false;
    }
    bool refuseSyntax();
    bool refuseSize();
    std::string path() const; // of the value that comes next

    std::string_view m_text;
    const JsonLimits& m_limits;
    JsonLexer m_lexer;
    std::vector<Container> m_open;
    Json m_document;
    Error m_problem;
    std::size_t m_values = 0;
    std::size_t m_rows = 0;
};

Result<Json> Parser::parse()
{
    if (readValue(m_lexer.next()) && (m_lexer.next() == JsonToken::End || refuseSyntax()))
        return std::move(m_document);
    return std::unexpected(std::move(m_problem));
}

bool Parser::readValue(JsonToken first)
{
    switch (first) {
    case JsonToken::ObjectBegin: return readObject();
    case JsonToken::ArrayBegin: return readArray();
    case JsonToken::String: return readString();
    case JsonToken::Number: return readNumber();
    case JsonToken::Null: return add(nullptr);
    case JsonToken::True: return add(true);
    case JsonToken::False: return add(false);
    default: return refuseSyntax();
    }
}

bool Parser::readObject()
{
    if (!open(Json(Json::Object{})))
        return false;
    JsonToken token = m_lexer.next();
    if (token == JsonToken::ObjectEnd)
        return close();
    for (;; token = m_lexer.next()) {
        if (token != JsonToken::String)
            return refuseSyntax();
        m_open.back().key = m_lexer.value();
        if (!isClean(m_open.back().key))
            return false;
        if (m_lexer.next() != JsonToken::Colon)
            return refuseSyntax();
        if (!readValue(m_lexer.next()))
            return false;
        token = m_lexer.next();
        if (token == JsonToken::ObjectEnd)
            return hasDistinctKeys() && close();
        if (token != JsonToken::Comma)
            return refuseSyntax();
    }
}

bool Parser::readArray()
{
    if (!open(Json(Json::Array{})))
        return false;
    JsonToken token = m_lexer.next();
    if (token == JsonToken::ArrayEnd)
        return close();
    for (;; token = m_lexer.next()) {
        if (!readValue(token))
            return false;
        token = m_lexer.next();
        if (token == JsonToken::ArrayEnd)
            return close();
        if (token != JsonToken::Comma)
            return refuseSyntax();
    }
}

bool Parser::readString() { return isClean(m_lexer.value()) && add(m_lexer.value()); }

bool Parser::readNumber()
{
    const std::string_view number = m_lexer.value();
    if (const auto whole = wholeNumber<std::int64_t>(number))
        return add(*whole);
    if (const auto whole = wholeNumber<std::uint64_t>(number))
        return add(*whole);
    if (isTooLarge(number))
        return refuseSize();
    return add(Json::Fraction{std::string(number)});
}

std::string Parser::path() const
{
    std::string result;
    for (const Container& container : m_open) {
        const auto* array = container.json.as<Json::Array>();
        result = array ? itemPath(result, array->size()) : memberPath(result, container.key);
    }
    return result;
}

bool Parser::open(Json container)
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

bool Parser::close()
{
    Json finished = std::move(m_open.back().json);
    m_open.pop_back();
    return place(std::move(finished));
}

bool Parser::place(Json value)
{
    if (m_open.empty())
        m_document = std::move(value);
    else if (auto* array = m_open.back().json.as<Json::Array>())
        array->push_back(std::move(value));
    else
        m_open.back().json.as<Json::Object>()->emplace_back(std::move(m_open.back().key), std::move(value));
    return true;
}

bool Parser::isCountAllowed(const Json& value)
{
    const bool isRow = !m_open.empty() && m_open.back().isRows && value.as<std::string>();
    const std::size_t allowed = isRow ? m_limits.rows : m_limits.values;
    if (++(isRow ? m_rows : m_values) <= allowed)
        return true;
    return refuse(path(), {CAVE_TEXT("errors", "More than %1 values are too many for one file."),
                           {static_cast<std::int64_t>(allowed)}});
}

bool Parser::isClean(std::string_view text)
{
    if (text.find('\0') == std::string_view::npos)
        return true;
    return refuse(path(), {CAVE_TEXT("errors", "A text must not hold the character U+0000.")});
}

// Asked at the end of an object, because a set for every open object would cost more than the document.
bool Parser::hasDistinctKeys()
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

// The token that was read last, or its last byte.
bool Parser::refuseSyntax()
{
    const std::size_t position = m_lexer.position();
    if (position > m_text.size())
        return refuse(placeOf(m_text, m_text.size()), {CAVE_TEXT("errors", "The file ends too early.")});
    const std::string_view word = wordAround(m_text, position - 1);
    const bool isControl = static_cast<unsigned char>(word.front()) < 0x20;
    const std::string shown =
        isControl ? "U+" + hexOf(static_cast<unsigned char>(word.front())).substr(14) : shortened(word, kShownOfWord);
    return refuse(placeOf(m_text, static_cast<std::size_t>(word.data() - m_text.data())),
                  {CAVE_TEXT("errors", "This is not JSON: %1 has no place here."), {shown}});
}

bool Parser::refuseSize()
{
    const std::string_view word = wordAround(m_text, m_lexer.position() - 1);
    return refuse(placeOf(m_text, static_cast<std::size_t>(word.data() - m_text.data())),
                  {CAVE_TEXT("errors", "The number %1 is too large."), {shortened(word, kShownOfWord)}});
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
    return Parser(text, limits).parse();
}

} // namespace cave
