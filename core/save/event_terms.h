// SPDX-License-Identifier: MIT
/// @file
/// One row of a scripted event in its file: the word, and what it is told.
#pragma once

#include "core/save/event_json.h"
#include "core/world/event_words.h"

#include <span>

namespace cave {

/// Fails and names the known words.
void failUnknown(const JsonCursor& at, std::string_view word, std::span<const std::string_view> known);
/// As JsonCursor::allowOnly, but with the known members named: an event has many words.
void allowOnlyNamed(const JsonCursor& at, std::span<const std::string_view> known);
void limitTo(std::size_t most, const JsonCursor& list, std::size_t count);

/// What the row says beside `key`, which holds its word; `more` are fields that it can have besides "level".
EventTerms readTerms(const JsonCursor& row, std::string_view key, const EventWord& word,
                     std::span<const EventField> more, const EventScope& scope, const std::vector<EventMark>& marks);

} // namespace cave
