// SPDX-License-Identifier: MIT
// What is asked of seeds, and what they came to, in words of the user's language instead of those of the query.
#pragma once

#include "core/search/seed_search.h"

#include <QString>

namespace cave {

// "Bow, down to level 3: at least 1 and Danger: less than 300". The dungeon is that of the query.
QString sentenceOf(const Query& query, const Dungeon& dungeon);
QString sentenceOf(const std::string& query, const Dungeon& dungeon); // as textOf() writes it
QString sentenceOf(const SearchReason& why, const Dungeon& dungeon); // "Bow: 2, level 3"

// "column 5: ..." of an error of parseQuery(), in letters as they are shown.
QString problemOf(const Error& error, const QString& query);
// Where in the query that is, in letters of QString: a word, or a single letter. Empty: such an error has no place.
struct QueryPlace {
    qsizetype at = 0;
    qsizetype size = 0;
    bool operator==(const QueryPlace&) const = default;
};
QueryPlace placeOf(const Error& error, const QString& query);

} // namespace cave
