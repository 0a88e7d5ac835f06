// SPDX-License-Identifier: MIT
/// @file
/// A sentence for people that core can hand out without knowing their language.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// Marks a text for translation and gives the two things a Text starts with: Text{CAVE_TEXT("game", "You hit %1."),
// {...}}. CAVE_TEXT_N is for sentences with %n.
#define CAVE_TEXT(context, source) context, source
#define CAVE_TEXT_N(context, source) context, source
// Marks a text that stands alone, without arguments; whoever shows it names the context again.
#define CAVE_LABEL(context, source) source

namespace cave {

enum class KindTable : std::uint8_t { Tile, Creature, Item, Gas };

/// How a kind's name stands in the sentence; languages with cases need all five.
enum class Role : std::uint8_t { Bare, TheSubject, TheObject, ASubject, AObject };

/// A kind's name: "newt", "the newt" (subject or object), "a newt" (subject or object). An id, never a translated name.
struct KindName {
    KindTable table = KindTable::Creature;
    std::string id;
    Role role = Role::Bare;
    std::string after{}; ///< of an item: id of the creature that it is named after; "": none
    int enchant = 0; ///< of an item: how much better than its kind it is known to be, or worse
    std::string rune{}; ///< of an item: id of the rune that is known to stand on it; "": none
    bool operator==(const KindName&) const = default;
};

using TextArgument = std::variant<std::int64_t, std::string, KindName>;

/// The source is English: whole sentences, %1 ... %9 for arguments in any order, %n for the count that decides the
/// plural. String arguments are names given by people, ids, seeds, keys.
struct Text {
    std::string context; ///< of the translation; "": none. Of what a dungeon says: kDungeonContext (dungeon_texts.h)
    std::string source;
    std::vector<TextArgument> arguments;
    std::optional<std::int64_t> count;

    Text() = default;
    Text(std::string_view textContext, std::string_view textSource, std::vector<TextArgument> textArguments = {},
         std::optional<std::int64_t> textCount = std::nullopt)
        : context(textContext), source(textSource), arguments(std::move(textArguments)), count(textCount)
    {
    }
    bool operator==(const Text&) const = default;
};

/// What a language brings to a Text: its sentence with %1 and %n still in it, and its kind names.
class Phrasebook {
public:
    virtual ~Phrasebook() = default;
    virtual std::string sentence(const Text& text) const = 0; ///< the right plural for text.count
    virtual std::string kindName(const KindName& name) const = 0;
    virtual std::string number(std::int64_t value) const = 0;
    virtual std::string raised(std::string name) const; ///< with an upper-case first letter; this one knows ASCII only
    /// What stands for {word} in a sentence of a dungeon: see core/content/key_words. "": the braces stay.
    virtual std::string key(std::string_view word) const;
};

/// Puts the arguments and keys into the sentence; a kind's name that begins it is raised. The one place where sentences
/// are put together, for every language. Controls (see withControlsShown() in utf8.h) in arguments are shown by their
/// numbers, and so they are in sentences, whatever their context, but for ends of lines.
std::string format(const Text& text, const Phrasebook& phrasebook);

} // namespace cave
