// SPDX-License-Identifier: MIT
#include "core/content/english.h"

#include "core/content/key_words.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

// The words of a row, whichever table it is in.
struct Words {
    std::string_view name;
    std::string_view article;
    std::string_view description;
};

template <typename Kind>
Words wordsOf(const Kind& kind)
{
    return {kind.name, kind.article, kind.description};
}

std::optional<Words> findWords(const Catalogue& catalogue, KindTable table, std::string_view id)
{
    switch (table) {
    case KindTable::Tile:
        if (const auto tile = catalogue.findTile(id))
            return wordsOf(catalogue.tile(*tile));
        break;
    case KindTable::Creature:
        if (const auto creature = catalogue.findCreature(id))
            return wordsOf(catalogue.creature(*creature));
        break;
    case KindTable::Item:
        if (const auto item = catalogue.findItem(id))
            return wordsOf(catalogue.item(*item));
        break;
    case KindTable::Gas:
        if (const auto gas = catalogue.findGas(id))
            return wordsOf(catalogue.gas(*gas));
        break;
    }
    return std::nullopt;
}

// "a " before "bat corpse", "an " before "orc corpse": where the creature's name stands first, its article.
std::string articleFor(const Catalogue& catalogue, const NamedAfter& named, const KindName& name)
{
    const std::string& article = named.name.starts_with("%1")
                                     ? catalogue.creature(*catalogue.findCreature(name.after)).article
                                     : catalogue.item(*catalogue.findItem(name.id)).article;
    return article.empty() ? article : article + ' ';
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Where the brackets of an ending such as "(s)" close that begin at `open`; npos if no ending begins there.
std::size_t endingAt(std::string_view source, std::size_t open)
{
    if (source[open] != '(' || open == 0 || !isLetter(source[open - 1]))
        return std::string_view::npos;
    const std::size_t close = source.find(')', open);
    if (close == std::string_view::npos || close == open + 1)
        return std::string_view::npos;
    return std::ranges::all_of(source.substr(open + 1, close - open - 1), isLetter) ? close : std::string_view::npos;
}

// Which of two words such as "[it|them]", that begin at `open`, is meant; moves `open` to where they close. Nothing,
// and `open` stays, when no two words begin there.
std::optional<std::string_view> choiceAt(std::string_view source, std::size_t& open, bool isOne)
{
    if (source[open] != '[')
        return std::nullopt;
    const std::size_t bar = source.find('|', open);
    const std::size_t close = source.find(']', open);
    if (bar == std::string_view::npos || close == std::string_view::npos || bar > close)
        return std::nullopt;
    const std::size_t begin = isOne ? open + 1 : bar + 1;
    open = close;
    return source.substr(begin, (isOne ? bar : close) - begin);
}

std::string resolvedPlurals(std::string_view source, bool isOne)
{
    std::string result;
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (const auto word = choiceAt(source, i, isOne)) {
            result += *word;
            continue;
        }
        const std::size_t close = endingAt(source, i);
        if (close == std::string_view::npos) {
            result += source[i];
            continue;
        }
        if (!isOne)
            result += source.substr(i + 1, close - i - 1);
        i = close;
    }
    return result;
}

} // namespace

std::optional<std::string> afterWhom(const Catalogue* catalogue, const KindName& name)
{
    const auto item =
        catalogue && name.table == KindTable::Item && !name.after.empty() ? catalogue->findItem(name.id) : std::nullopt;
    const bool isNamed = item && catalogue->item(*item).namedAfter && catalogue->findCreature(name.after);
    return isNamed ? std::optional(name.after) : std::nullopt;
}

std::string withCreature(std::string pattern, std::string_view creature)
{
    if (const std::size_t at = pattern.find("%1"); at != std::string::npos)
        pattern.replace(at, 2, creature);
    return pattern;
}

std::string signedNumber(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

EnglishPhrasebook::EnglishPhrasebook(std::shared_ptr<const Catalogue> catalogue) : m_catalogue(std::move(catalogue)) {}

std::string EnglishPhrasebook::sentence(const Text& text) const
{
    return text.count ? resolvedPlurals(text.source, *text.count == 1) : text.source;
}

std::string EnglishPhrasebook::kindName(const KindName& name) const
{
    if (const auto creature = afterWhom(m_catalogue.get(), name)) {
        const NamedAfter& named = *m_catalogue->item(*m_catalogue->findItem(name.id)).namedAfter;
        const std::string whom = kindName({KindTable::Creature, *creature, named.form});
        const std::string bare = withCreature(named.name, named.isRaised ? raised(whom) : whom);
        if (name.role == Role::Bare || name.role == Role::ASubject || name.role == Role::AObject)
            return name.role == Role::Bare ? bare : articleFor(*m_catalogue, named, name) + bare;
        return "the " + bare;
    }
    const std::optional<Words> words = m_catalogue ? findWords(*m_catalogue, name.table, name.id) : std::nullopt;
    std::string bare(words ? words->name : std::string_view(name.id));
    if (name.enchant != 0)
        bare.insert(0, signedNumber(name.enchant) + ' ');
    if (const auto rune = m_catalogue ? m_catalogue->findRune(name.rune) : std::nullopt)
        bare += " of " + m_catalogue->rune(*rune).name;
    switch (name.role) {
    case Role::Bare: return bare;
    case Role::TheSubject:
    case Role::TheObject: return "the " + bare;
    case Role::ASubject:
    case Role::AObject:
        if (words && words->article.empty())
            return bare;
        return (name.enchant != 0 ? "a" : words ? std::string(words->article) : "a") + ' ' + bare;
    }
    return bare;
}

std::string EnglishPhrasebook::key(std::string_view word) const
{
    const KeyWord* known = findKeyWord(word);
    return known ? std::string(known->usual) : std::string();
}

std::string EnglishPhrasebook::number(std::int64_t value) const { return std::to_string(value); }

std::string EnglishPhrasebook::description(KindTable table, std::string_view id) const
{
    const std::optional<Words> words = m_catalogue ? findWords(*m_catalogue, table, id) : std::nullopt;
    return words ? std::string(words->description) : std::string();
}

} // namespace cave
