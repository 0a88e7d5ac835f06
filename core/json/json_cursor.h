// SPDX-License-Identifier: MIT
/// @file
/// Walks a JSON document that must have a given shape and remembers the first place where it has not.
#pragma once

#include "core/base/ids.h"
#include "core/json/json.h"

#include <initializer_list>
#include <optional>
#include <span>

namespace cave {

/// Any file may say by which schema editors of text check it as one types; that counts for nothing.
inline constexpr std::string_view kSchemaMember = "$schema";

/// A place in a document. Every reading function gives a harmless value after a failure, so that a reader is a plain
/// list of what it expects and asks once, at the end (and before taking memory), whether all went well.
class JsonCursor {
public:
    /// `problem` receives the first failure of this cursor and of all that come from it; it must outlive them.
    JsonCursor(const Json& document, std::optional<Error>& problem);

    const Json& json() const { return *m_json; }
    const std::string& path() const { return m_path; } ///< "levels[2].rows", "" at the top
    bool failed() const { return m_problem->has_value(); }
    void fail(Text what) const;                         ///< here; does nothing after an earlier failure

    JsonCursor operator[](std::string_view key) const; ///< a member that must be there
    std::optional<JsonCursor> find(std::string_view key) const;
    void allowOnly(std::initializer_list<std::string_view> keys) const; ///< any other member is a failure
    void allowOnly(std::span<const std::string_view> keys) const;
    /// The same of a whole file, or of what may be one: at the top kSchemaMember may stand there too, a text.
    void allowOnlyInFile(std::initializer_list<std::string_view> keys) const;
    void allowOnlyInFile(std::span<const std::string_view> keys) const;
    std::string schema() const; ///< what kSchemaMember says; "": nothing

    std::vector<JsonCursor> items() const;                                 ///< of an array
    std::vector<std::pair<std::string, JsonCursor>> members() const;       ///< of an object

    std::int64_t integer(std::int64_t low, std::int64_t high) const;
    std::uint64_t seed() const;      ///< a decimal string
    std::uint64_t hash() const;      ///< "0x" and 16 hex digits
    Uid uid() const;                 ///< the same, not 0
    bool flag() const;
    const std::string& text() const;
    std::string id() const;          ///< lower_snake: a letter, then letters, digits and '_'; at most 64

private:
    JsonCursor(const Json& json, std::string path, std::optional<Error>& problem);

    const Json* m_json;
    std::string m_path;
    std::optional<Error>* m_problem;
};

bool isId(std::string_view text);

} // namespace cave
