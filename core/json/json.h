// SPDX-License-Identifier: MIT
/// @file
/// A JSON document as a value that keeps the order of its members, and a strict way to read one.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cave {

/// Numbers are whole: a number with a fraction, an exponent or more than 64 bits is kept as its text in `Fraction` and
/// fits nowhere where an integer is due.
class Json {
public:
    struct Fraction {
        std::string text;
        bool operator==(const Fraction&) const = default;
    };
    using Array = std::vector<Json>;
    using Member = std::pair<std::string, Json>;
    using Object = std::vector<Member>;
    using Value = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, Fraction, std::string, Array, Object>;

    Json() = default;
    Json(std::nullptr_t) {}
    Json(bool value) : m_value(value) {}
    Json(int value) : m_value(std::int64_t{value}) {}
    Json(std::int64_t value) : m_value(value) {}
    Json(std::uint64_t value); ///< kept as int64 where it fits, so that equal numbers are equal
    Json(Fraction value) : m_value(std::move(value)) {}
    Json(const char* value) : m_value(std::string(value)) {}
    Json(std::string_view value) : m_value(std::string(value)) {}
    Json(std::string value) : m_value(std::move(value)) {}
    Json(Array value) : m_value(std::move(value)) {}
    Json(Object value) : m_value(std::move(value)) {}

    bool operator==(const Json&) const = default;

    const Value& value() const { return m_value; }
    template <typename T>
    const T* as() const
    {
        return std::get_if<T>(&m_value);
    }
    template <typename T>
    T* as()
    {
        return std::get_if<T>(&m_value);
    }

    const Json* find(std::string_view key) const; ///< null when this is no object or has no such member
    void set(std::string_view key, Json value);   ///< replaces or appends; turns null into an object

    /// The text on one line, with spaces after ':' and ',' only. Strings are UTF-8; control characters are escaped.
    std::string compact() const;
    void appendTo(std::string& out) const; ///< compact(), at the end of it

private:
    Value m_value;
};

bool mentions(const Json& json, std::string_view text); ///< whether it is the text, or some value within is

std::string quoted(std::string_view text); ///< as a JSON string

/// The path of a member and of an item: "levels[2].rows", "legend[\"#\"]". Long keys are cut.
std::string memberPath(std::string_view path, std::string_view key);
std::string itemPath(std::string_view path, std::size_t index);

struct JsonLimits {
    std::size_t bytes = std::size_t{256} << 20;
    int depth = 64;
    std::size_t values = 2'000'000; ///< what stands in "rows" arrays, but for objects, is not counted here
    std::size_t rows = 4'000'000; ///< texts and runs in "rows" arrays: more than the largest game needs
};

/// Refuses what RFC 8259 refuses, and also: duplicate keys, invalid UTF-8, a byte order mark, U+0000 in strings, and
/// what exceeds the limits. A syntax error's `where` is "line 3, column 7", any other's the JSON path.
Result<Json> parseJson(std::string_view text, const JsonLimits& limits = {});

} // namespace cave
