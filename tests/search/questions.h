// SPDX-License-Identifier: MIT
// What is asked of dungeons that come with the program, and what a full look says to it.
#pragma once

#include "core/save/built_in_dungeons.h"
#include "core/search/seed_search.h"

#include <QTest>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

inline Dungeon searched(std::string_view name) { return builtInDungeon(name)->dungeon; }

inline Query asked(std::string_view text, const Dungeon& dungeon)
{
    const auto query = parseQuery(text, dungeon);
    if (!query)
        qFatal("%s: %s", std::string(text).c_str(), query.error().where.c_str());
    return *query;
}

inline QueryPart askedPart(std::string_view text, const Dungeon& dungeon)
{
    return asked(std::string(text) + " = 0", dungeon).left.front();
}

// Columns "dungeon" and "query".
struct Question {
    const char* dungeon;
    const char* query;
};
inline void addQuestions(std::initializer_list<Question> questions)
{
    QTest::addColumn<QString>("dungeon");
    QTest::addColumn<QString>("query");
    for (const Question& question : questions)
        QTest::newRow(question.query) << question.dungeon << question.query;
}

// That of the row which is tested.
struct FetchedQuestion {
    Dungeon design;
    Query wanted;
};
inline FetchedQuestion fetchedQuestion()
{
    QFETCH(QString, dungeon);
    QFETCH(QString, query);
    Dungeon design = searched(dungeon.toStdString());
    Query wanted = asked(query.toStdString(), design);
    return {std::move(design), std::move(wanted)};
}

// Terms that the seed has not.
inline std::vector<std::string> lackingTerms(const Query& query, const Dungeon& design, std::uint64_t seed)
{
    std::vector<std::string> lacking;
    for (const Query& term : termsOf(query))
        if (!answersFully(term, design, seed).value())
            lacking.push_back(textOf(term));
    return lacking;
}

} // namespace cave
