// SPDX-License-Identifier: MIT
#include "core/json/json.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace cave {

namespace {

void appendEscaped(std::string& out, char c)
{
    constexpr std::string_view kPlain = "\"\\\b\f\n\r\t";
    constexpr std::string_view kEscaped = "\"\\bfnrt";
    if (const std::size_t found = kPlain.find(c); found != std::string_view::npos) {
        out += '\\';
        out += kEscaped[found];
        return;
    }
    constexpr std::string_view kDigits = "0123456789abcdef";
    out += "\\u00";
    out += kDigits[static_cast<unsigned char>(c) >> 4];
    out += kDigits[static_cast<unsigned char>(c) & 15];
}

// What stands in a JSON string as it is. RFC 8259 would let U+007F stand as well.
bool isPlain(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte != 0x7f && c != '"' && c != '\\';
}

void appendQuoted(std::string& out, std::string_view text)
{
    out += '"';
    while (!text.empty()) {
        const auto plainEnd = std::ranges::find_if_not(text, isPlain);
        out.append(text.begin(), plainEnd);
        text.remove_prefix(static_cast<std::size_t>(plainEnd - text.begin()));
        if (!text.empty()) {
            appendEscaped(out, text.front());
            text.remove_prefix(1);
        }
    }
    out += '"';
}

// Writes a value; documents are at most JsonLimits::depth deep, so recursion is safe.
class Writer {
public:
    explicit Writer(std::string& out) : m_out(out) {}

    void write(const Json& json) { std::visit(*this, json.value()); }

    void operator()(std::nullptr_t) { m_out += "null"; }
    void operator()(bool value) { m_out += value ? "true" : "false"; }
    void operator()(std::int64_t value) { appendNumber(value); }
    void operator()(std::uint64_t value) { appendNumber(value); }
    void operator()(const Json::Fraction& value) { m_out += value.text; }
    void operator()(const std::string& value) { appendQuoted(m_out, value); }
    void operator()(const Json::Array& array)
    {
        m_out += '[';
        for (std::size_t i = 0; i < array.size(); ++i) {
            if (i > 0)
                m_out += ", ";
            write(array[i]);
        }
        m_out += ']';
    }
    void operator()(const Json::Object& object)
    {
        m_out += '{';
        for (std::size_t i = 0; i < object.size(); ++i) {
            if (i > 0)
                m_out += ", ";
            appendQuoted(m_out, object[i].first);
            m_out += ": ";
            write(object[i].second);
        }
        m_out += '}';
    }

private:
    template <typename Number>
    void appendNumber(Number value)
    {
        char digits[24];
        const auto [end, problem] = std::to_chars(std::begin(digits), std::end(digits), value);
        m_out.append(std::begin(digits), end);
    }

    std::string& m_out;
};

bool isPlainKey(std::string_view key)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return !key.empty() && isLetter(key.front()) &&
           std::ranges::all_of(key, [&](char c) { return isLetter(c) || isDigit(c); });
}

} // namespace

Json::Json(std::uint64_t value)
{
    if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        m_value = static_cast<std::int64_t>(value);
    else
        m_value = value;
}

const Json* Json::find(std::string_view key) const
{
    const auto* object = as<Object>();
    if (!object)
        return nullptr;
    const auto found = std::ranges::find(*object, key, &Member::first);
    return found == object->end() ? nullptr : &found->second;
}

void Json::set(std::string_view key, Json value)
{
    if (std::holds_alternative<std::nullptr_t>(m_value))
        m_value = Object{};
    auto& object = std::get<Object>(m_value);
    const auto found = std::ranges::find(object, key, &Member::first);
    if (found == object.end())
        object.emplace_back(std::string(key), std::move(value));
    else
        found->second = std::move(value);
}

std::string Json::compact() const
{
    std::string out;
    appendTo(out);
    return out;
}

void Json::appendTo(std::string& out) const { Writer(out).write(*this); }

std::string quoted(std::string_view text)
{
    std::string out;
    appendQuoted(out, text);
    return out;
}

bool mentions(const Json& json, std::string_view text)
{
    if (const auto* own = json.as<std::string>())
        return *own == text;
    if (const auto* items = json.as<Json::Array>())
        return std::ranges::any_of(*items, [&](const Json& item) { return mentions(item, text); });
    if (const auto* members = json.as<Json::Object>())
        return std::ranges::any_of(*members, [&](const Json::Member& member) { return mentions(member.second, text); });
    return false;
}

std::string memberPath(std::string_view path, std::string_view key)
{
    constexpr std::size_t kLongest = 40;
    std::string result(path);
    if (!isPlainKey(key) || key.size() > kLongest)
        return result += '[' + withControlsShown(cave::quoted(shortened(key, kLongest))) + ']';
    if (!result.empty())
        result += '.';
    return result += key;
}

std::string itemPath(std::string_view path, std::size_t index)
{
    return std::string(path) + '[' + std::to_string(index) + ']';
}

} // namespace cave
