// SPDX-License-Identifier: MIT
// Recursive descent over the grammar of query.h: a function for each of its rules.
#include "core/content/words.h"
#include "core/lab/map_measures.h"
#include "core/pilot/persona/persona.h"
#include "core/search/query.h"
#include "core/search/query_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <span>

namespace cave {

namespace {

constexpr std::int64_t kLargestAsked = 1'000'000'000'000;
constexpr std::string_view kColumn = "column "; // of an error's place, with a number from 1
constexpr std::size_t kNear = 2; // letters that make another name of a name

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Source: Wagner and Fischer, "The string-to-string correction problem" (1974), a row at a time.
std::size_t editDistance(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> row(other.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t cost = diagonal + (one[i - 1] == other[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, cost}));
        }
    }
    return row.back();
}

// The word that is hardly another than what was typed, of several the first. A short one has to be nearer.
std::optional<std::string_view> nearestWord(std::string_view typed, std::span<const std::string_view> words)
{
    std::optional<std::string_view> best;
    std::size_t least = std::min(kNear, typed.size() / 2) + 1;
    for (const std::string_view word : words)
        if (const std::size_t far = editDistance(typed, word); far < least) {
            least = far;
            best = word;
        }
    return best;
}

std::vector<std::string_view> measureWords()
{
    std::vector<std::string_view> words;
    words.reserve(mapMeasures().size());
    for (const MapMeasure& measure : mapMeasures())
        words.push_back(measure.id);
    return words;
}

// What a part may begin with.
std::vector<std::string_view> partWords()
{
    std::vector<std::string_view> words = measureWords();
    words.insert(words.end(), {"count", "steps", "min", "max", "errors", "warnings", "bot"});
    return words;
}

std::vector<std::string_view> personaWords()
{
    std::vector<std::string_view> words;
    words.reserve(personas().size());
    for (const Persona& persona : personas())
        words.push_back(persona.id);
    return words;
}

// All ids that a query may name, by what they are.
class Names {
public:
    explicit Names(const Dungeon& dungeon)
    {
        const Catalogue& catalogue = *dungeon.catalogue;
        for (const ItemKind& kind : catalogue.items())
            add(Counted::Item, kind.id);
        for (const CreatureKind& kind : catalogue.creatures())
            add(Counted::Creature, kind.id);
        for (const TileKind& kind : catalogue.tiles())
            add(Counted::Tile, kind.id);
        for (const Piece* piece : dungeon.allPieces()) {
            if (!piece->isRemembered()) {
                m_forgotten.insert(piece->name);
                continue;
            }
            add(Counted::Piece, piece->name);
            for (const std::string& tag : piece->tags)
                add(Counted::Tag, tag);
        }
    }

    bool has(Counted of, std::string_view id) const { return ids(of).contains(std::string(id)); }
    std::vector<Counted> tablesOf(std::string_view id) const
    {
        std::vector<Counted> tables;
        for (std::size_t i = 0; i < m_ids.size(); ++i)
            if (has(static_cast<Counted>(i), id))
                tables.push_back(static_cast<Counted>(i));
        return tables;
    }
    bool isForgotten(std::string_view id) const { return m_forgotten.contains(std::string(id)); }
    // Of several that are as near the one in the table `of`, then that of the first table.
    std::optional<CountedName> nearest(std::string_view id, std::optional<Counted> of) const
    {
        std::optional<CountedName> best;
        std::size_t least = kNear + 1;
        const auto look = [&](Counted table) {
            for (const std::string& other : ids(table))
                if (const std::size_t far = editDistance(id, other); far < least) {
                    least = far;
                    best = CountedName{table, other};
                }
        };
        if (of)
            look(*of);
        for (std::size_t i = 0; i < m_ids.size(); ++i)
            look(static_cast<Counted>(i));
        return best;
    }

private:
    void add(Counted of, std::string_view id) { m_ids[static_cast<std::size_t>(of)].emplace(id); }
    const std::set<std::string>& ids(Counted of) const { return m_ids[static_cast<std::size_t>(of)]; }

    std::array<std::set<std::string>, kCountedWords.size()> m_ids;
    std::set<std::string> m_forgotten; // pieces of which levels do not say where they are
};

class Parser {
public:
    Parser(std::string_view text, const Dungeon& dungeon)
        : m_text(text), m_names(dungeon), m_depth(static_cast<int>(dungeon.levels.size()))
    {
    }

    Result<Query> run()
    {
        Query query = terms();
        skipSpace();
        if (m_at < m_text.size())
            fail({CAVE_TEXT("errors", "\"and\", \"or\" or the end was expected here.")});
        if (m_error)
            return std::unexpected(*m_error);
        return query;
    }

private:
    Query terms() { return joined("or", Query::Node::Or, &Parser::factors); }
    Query factors() { return joined("and", Query::Node::And, &Parser::factor); }

    Query joined(std::string_view word, Query::Node node, Query (Parser::*next)())
    {
        std::vector<Query> parts{(this->*next)()};
        while (!m_error && takeWord(word))
            parts.push_back((this->*next)());
        if (parts.size() == 1)
            return std::move(parts.front());
        Query query;
        query.node = node;
        query.parts = std::move(parts);
        return query;
    }

    Query factor()
    {
        if (m_error || ++m_nesting > kDeepestQuery) {
            fail({CAVE_TEXT("errors", "This is nested more than %1 times."), {std::int64_t{kDeepestQuery}}});
            return {};
        }
        Query query = factorWithin();
        --m_nesting;
        return query;
    }

    Query factorWithin()
    {
        if (takeWord("not")) {
            Query query;
            query.node = Query::Node::Not;
            query.parts.push_back(factor());
            return query;
        }
        if (take("(")) {
            Query query = terms();
            expect(")");
            return query;
        }
        return takeWord("has") ? having() : comparison();
    }

    // "has K by n" is count(K, 1..n) >= 1.
    Query having()
    {
        QueryPart part;
        part.word = QueryWord::Count;
        part.names = names();
        if (takeWord("by"))
            part.last = level();
        else if (takeWord("on"))
            part.first = part.last = level();
        countPart();
        Query query;
        query.left.push_back(std::move(part));
        query.compare = Compare::AtLeast;
        query.right.push_back({.number = 1});
        return query;
    }

    Query comparison()
    {
        Query query;
        query.left = sum();
        skipSpace();
        std::optional<std::size_t> sign;
        for (std::size_t i = 0; i < kCompareSigns.size(); ++i)
            if (m_text.substr(m_at).starts_with(kCompareSigns[i]) &&
                (!sign || kCompareSigns[i].size() > kCompareSigns[*sign].size()))
                sign = i;
        if (!sign) {
            fail({CAVE_TEXT("errors", "A comparison was expected here: =, !=, <, <=, > or >=.")});
            return query;
        }
        m_at += kCompareSigns[*sign].size();
        query.compare = static_cast<Compare>(*sign);
        query.right = sum();
        return query;
    }

    QuerySum sum()
    {
        QuerySum sum{part()};
        while (!m_error) {
            const bool isLess = take("-");
            if (!isLess && !take("+"))
                break;
            sum.push_back(part());
            sum.back().isTakenAway = isLess;
        }
        return sum;
    }

    QueryPart part()
    {
        skipSpace();
        countPart();
        QueryPart part;
        if (m_at < m_text.size() && isDigit(m_text[m_at])) {
            part.number = number();
            return part;
        }
        const std::size_t start = m_at;
        const std::string word = identifier();
        if (word == "count" || word == "steps")
            ofNames(part, word == "count" ? QueryWord::Count : QueryWord::Steps);
        else if (word == "min" || word == "max")
            ofMeasure(part, word == "min" ? Folded::Least : Folded::Most);
        else if (word == "errors" || word == "warnings")
            withoutArguments(part, word == "errors" ? QueryWord::Errors : QueryWord::Warnings);
        else if (word == "bot")
            ofBot(part);
        else if (const auto measure = findMapMeasure(word))
            ofLevels(part, *measure);
        else
            failUnlike(start, word, partWords(),
                       {CAVE_TEXT("errors", "A number, \"has\", count(...), steps(...), a measure or bot(...) was "
                                            "expected here.")});
        return part;
    }

    void withoutArguments(QueryPart& part, QueryWord word)
    {
        part.word = word;
        expect("(");
        expect(")");
    }

    void ofNames(QueryPart& part, QueryWord word)
    {
        part.word = word;
        expect("(");
        part.names = names();
        if (take(","))
            levels(part);
        expect(")");
    }

    void ofMeasure(QueryPart& part, Folded folded)
    {
        part.word = QueryWord::Measure;
        part.folded = folded;
        expect("(");
        skipSpace();
        const std::size_t start = m_at;
        const std::string word = identifier();
        const auto measure = findMapMeasure(word);
        if (!measure)
            return failUnlike(start, word, measureWords(),
                              {CAVE_TEXT("errors", "A measure was expected here, such as loops.")});
        if (mapMeasures()[*measure].isOfDungeon())
            return failWhole(start, *measure);
        part.measure = *measure;
        if (take(","))
            levels(part);
        expect(")");
    }

    void ofLevels(QueryPart& part, std::size_t measure)
    {
        part.word = QueryWord::Measure;
        part.measure = measure;
        expect("(");
        if (take(")"))
            return;
        if (mapMeasures()[measure].isOfDungeon())
            return failWhole(m_at, measure);
        levels(part);
        expect(")");
    }

    void failWhole(std::size_t at, std::size_t measure)
    {
        const std::string id(mapMeasures()[measure].id);
        failAt(at, {CAVE_TEXT("errors", "%1 is a number of the whole dungeon: %1() is all that can be asked."), {id}});
    }

    void ofBot(QueryPart& part)
    {
        part.word = QueryWord::Bot;
        expect("(");
        skipSpace();
        const std::size_t start = m_at;
        part.persona = identifier();
        if (findPersona(part.persona) == nullptr)
            return failUnlike(start, part.persona, personaWords(),
                              {CAVE_TEXT("errors", "No bot is called \"%1\"."), {part.persona}});
        expect(",");
        skipSpace();
        const std::size_t what = m_at;
        const auto number = findWord<BotNumber>(kBotWords, identifier());
        if (!number)
            return failAt(what, {CAVE_TEXT("errors", "won, level, turn or score was expected here.")});
        part.botNumber = *number;
        expect(")");
    }

    void levels(QueryPart& part)
    {
        if (takeWord("last")) {
            part.first = part.last = m_depth;
            return;
        }
        part.first = part.last = level();
        if (!take(".."))
            return;
        part.last = takeWord("last") ? 0 : level();
        if (!m_error && part.last != 0 && part.last < part.first)
            fail({CAVE_TEXT("errors", "The last level comes before the first here.")});
    }

    int level()
    {
        skipSpace();
        const std::size_t start = m_at;
        const std::int64_t typed = number();
        if (!m_error && (typed < 1 || typed > m_depth))
            failAt(start, {CAVE_TEXT("errors", "Levels go from 1 to %1 here."), {std::int64_t{m_depth}}});
        return m_error ? 1 : static_cast<int>(typed);
    }

    std::vector<CountedName> names()
    {
        std::vector<CountedName> names{name()};
        while (!m_error && take("|"))
            names.push_back(name());
        return names;
    }

    CountedName name()
    {
        skipSpace();
        const std::size_t start = m_at;
        std::string id = identifier();
        if (take(":")) {
            const auto of = findWord<Counted>(kCountedWords, id);
            if (!of) {
                failAt(start,
                       {CAVE_TEXT("errors", "item, creature, tile, piece or tag was expected before the colon.")});
                return {};
            }
            id = identifier();
            if (!m_error && !m_names.has(*of, id))
                failUnknown(start, id, of);
            return {*of, id};
        }
        const std::vector<Counted> tables = m_names.tablesOf(id);
        if (tables.empty())
            failUnknown(start, id, std::nullopt);
        else if (tables.size() > 1)
            failAt(start, {CAVE_TEXT("errors", "Say %1:%3 or %2:%3."),
                           {std::string(kCountedWords[static_cast<std::size_t>(tables[0])]),
                            std::string(kCountedWords[static_cast<std::size_t>(tables[1])]), id}});
        return m_error ? CountedName{} : CountedName{tables.front(), id};
    }

    // `of`: the table that was named before it. Then what is meant may be the same id in another.
    void failUnknown(std::size_t at, const std::string& id, std::optional<Counted> of)
    {
        if (m_names.isForgotten(id))
            return failAt(
                at, {CAVE_TEXT("errors", "Levels keep no note of the piece \"%1\": nothing happens in it."), {id}});
        const auto named = [&](Counted table, const std::string& name) {
            return of ? std::string(kCountedWords[static_cast<std::size_t>(table)]) + ':' + name : name;
        };
        const std::string typed = of ? named(*of, id) : id;
        const auto near = m_names.nearest(id, of);
        failAt(at, near ? Text{CAVE_TEXT("errors", "Nothing here is called \"%1\". Is \"%2\" meant?"),
                               {typed, named(near->of, near->id)}}
                        : Text{CAVE_TEXT("errors", "Nothing here is called \"%1\"."), {typed}});
    }

    // A word that is none of these: the one that was meant, if it is hardly another, and else what was expected. What
    // is the name of something was meant as it stands, but has its place elsewhere.
    void failUnlike(std::size_t at, const std::string& word, std::span<const std::string_view> words, Text expected)
    {
        const auto near = m_names.tablesOf(word).empty() ? nearestWord(word, words) : std::nullopt;
        if (near)
            expected = {CAVE_TEXT("errors", "Nothing here is called \"%1\". Is \"%2\" meant?"),
                        {word, std::string(*near)}};
        failAt(at, std::move(expected));
    }

    std::int64_t number()
    {
        skipSpace();
        std::int64_t number = 0;
        const std::size_t start = m_at;
        for (; m_at < m_text.size() && isDigit(m_text[m_at]); ++m_at)
            if (number <= kLargestAsked)
                number = number * 10 + (m_text[m_at] - '0');
        if (m_at == start)
            fail({CAVE_TEXT("errors", "A whole number was expected here.")});
        else if (number > kLargestAsked)
            failAt(start, {CAVE_TEXT("errors", "This number is too large.")});
        return number;
    }

    std::string identifier()
    {
        skipSpace();
        const std::size_t start = m_at;
        while (m_at < m_text.size() && (isLetter(m_text[m_at]) || (m_at > start && isDigit(m_text[m_at]))))
            ++m_at;
        if (m_at == start)
            fail({CAVE_TEXT("errors", "A word was expected here.")});
        return std::string(m_text.substr(start, m_at - start));
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || (m_text[m_at] >= '\t' && m_text[m_at] <= '\r')))
            ++m_at;
    }

    bool take(std::string_view sign)
    {
        skipSpace();
        if (m_error || !m_text.substr(m_at).starts_with(sign))
            return false;
        m_at += sign.size();
        return true;
    }

    // A whole word, not the beginning of another.
    bool takeWord(std::string_view word)
    {
        skipSpace();
        const std::size_t end = m_at + word.size();
        const bool goesOn = end < m_text.size() && (isLetter(m_text[end]) || isDigit(m_text[end]));
        return !goesOn && take(word);
    }

    void expect(std::string_view sign)
    {
        if (!m_error && !take(sign))
            fail({CAVE_TEXT("errors", "\"%1\" was expected here."), {std::string(sign)}});
    }

    void countPart()
    {
        if (++m_parts > kMostQueryParts)
            fail({CAVE_TEXT("errors", "A query has at most %1 parts."), {static_cast<std::int64_t>(kMostQueryParts)}});
    }

    void fail(Text why) { failAt(m_at, std::move(why)); }
    void failAt(std::size_t at, Text why)
    {
        if (!m_error)
            m_error = Error{std::string(kColumn) + std::to_string(at + 1), std::move(why)};
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    Names m_names;
    int m_depth;
    int m_nesting = 0;
    std::size_t m_parts = 0;
    std::optional<Error> m_error;
};

} // namespace

Result<Query> parseQuery(std::string_view text, const Dungeon& dungeon)
{
    if (text.size() > kLongestQuery)
        return failure(std::string(kColumn) + "1", {CAVE_TEXT("errors", "A query has at most %1 bytes."),
                                                    {static_cast<std::int64_t>(kLongestQuery)}});
    return Parser(text, dungeon).run();
}

std::optional<std::size_t> placeOf(const Error& error)
{
    if (!error.where.starts_with(kColumn))
        return std::nullopt;
    const std::string_view digits = std::string_view(error.where).substr(kColumn.size());
    std::size_t column = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), column);
    if (read.ec != std::errc() || column == 0)
        return std::nullopt;
    return column - 1;
}

} // namespace cave
