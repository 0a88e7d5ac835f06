// SPDX-License-Identifier: MIT
#include "core/search/query.h"

#include "core/lab/map_measures.h"
#include "core/search/query_words.h"

#include <utility>

namespace cave {

namespace {

std::string levelsText(const QueryPart& part)
{
    if (part.first == 1 && part.last == 0)
        return {};
    if (part.first == part.last)
        return std::to_string(part.first);
    return std::to_string(part.first) + ".." + (part.last == 0 ? "last" : std::to_string(part.last));
}

std::string namesText(const QueryPart& part)
{
    std::string text;
    for (const CountedName& name : part.names) {
        text += text.empty() ? "" : "|";
        text.append(kCountedWords[static_cast<std::size_t>(name.of)]).append(":").append(name.id);
    }
    return text;
}

std::string withLevels(std::string word, std::string arguments, const QueryPart& part)
{
    const std::string levels = levelsText(part);
    if (!arguments.empty() && !levels.empty())
        arguments += ", ";
    return std::move(word) + "(" + std::move(arguments) + levels + ")";
}

std::string sumText(const QuerySum& sum)
{
    std::string text;
    for (const QueryPart& part : sum)
        text.append(text.empty() ? (part.isTakenAway ? "0 - " : "") : (part.isTakenAway ? " - " : " + "))
            .append(textOf(part));
    return text;
}

std::string innerText(const Query& query, bool hasBrackets)
{
    const std::string text = textOf(query);
    return hasBrackets && query.node != Query::Node::Comparison && query.node != Query::Node::Not ? "(" + text + ")"
                                                                                                  : text;
}

} // namespace

std::ranges::iota_view<int, int> levelsAsked(const QueryPart& part, const Dungeon& dungeon)
{
    return std::views::iota(part.first - 1, part.last == 0 ? dungeon.depth() : part.last);
}

std::string textOf(const QueryPart& part)
{
    const std::string measure(mapMeasures()[part.measure].id);
    switch (part.word) {
    case QueryWord::Number: return std::to_string(part.number);
    case QueryWord::Count: return withLevels("count", namesText(part), part);
    case QueryWord::Steps: return withLevels("steps", namesText(part), part);
    case QueryWord::Measure:
        return part.folded == Folded::Sum ? withLevels(measure, {}, part)
                                          : withLevels(part.folded == Folded::Least ? "min" : "max", measure, part);
    case QueryWord::Errors: return "errors()";
    case QueryWord::Warnings: return "warnings()";
    case QueryWord::Bot:
        return "bot(" + part.persona + ", " + std::string(kBotWords[static_cast<std::size_t>(part.botNumber)]) + ")";
    }
    return {};
}

std::string textOf(const Query& query)
{
    switch (query.node) {
    case Query::Node::Comparison:
        return sumText(query.left) + " " + std::string(kCompareSigns[static_cast<std::size_t>(query.compare)]) + " " +
               sumText(query.right);
    case Query::Node::Not: return "not " + innerText(query.parts.front(), true);
    case Query::Node::And:
    case Query::Node::Or: break;
    }
    std::string text;
    for (const Query& part : query.parts)
        text.append(text.empty()                     ? ""
                    : query.node == Query::Node::And ? " and "
                                                     : " or ")
            .append(innerText(part, true));
    return text;
}

} // namespace cave
