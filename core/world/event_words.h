// SPDX-License-Identifier: MIT
/// @file
/// The words of scripted events and what each can be told: files, schemas, forms and lists of words come from this.
#pragma once

#include "core/world/scripted_event.h"

#include <array>
#include <initializer_list>
#include <span>
#include <variant>

namespace cave {

enum class EventFieldKind : std::uint8_t {
    Number, ///< low..high
    Flag,
    Word, ///< one of `words`
    Cells,
    Who,
    Level, ///< a level's uid; only in a dungeon's events
    Mark,
    Tile, ///< ids
    Creature,
    Item,
    Gas,
    Group, ///< an id
    Faction, ///< an id
    Comer, ///< the id of a creature, or kFallen
    Sentence,
    Table, ///< of kinds with weights
    Effect, ///< an object of touchFields()
    Hero ///< the word "hero", or absent
};

using EventMember =
    std::variant<int EventTerms::*, bool EventTerms::*, std::string EventTerms::*, EventCells EventTerms::*,
                 EventWho EventTerms::*, Uid EventTerms::*, Json EventTerms::*, std::optional<Effect> EventTerms::*>;

struct EventField {
    std::string_view id;
    EventFieldKind kind = EventFieldKind::Number;
    EventMember member{};
    int low = 0;
    int high = 0;
    int byDefault = 0; ///< of a number: kNotSaid for none
    bool isNeeded = false;
    int choice = 0; ///< of those with the same number above 0 a row says exactly one
    std::span<const std::string_view> words{};
    std::string_view name{}; ///< what it is called, of the context "EventFields"
    std::string_view help{}; ///< one sentence, of the context "events"
};

/// One word of "on", "is" or "does".
struct EventWord {
    std::string_view id;
    std::string_view help; ///< one sentence, of the context "events"
    std::array<EventField, 9> members{}; ///< those without an id are none
    std::size_t count = 0;
    bool reachesFar = false; ///< of an effect: it works on another level than the hero's too

    constexpr EventWord(std::string_view word, std::string_view sentence, std::initializer_list<EventField> all,
                        bool far = false)
        : id(word), help(sentence), reachesFar(far)
    {
        for (const EventField& field : all)
            members.at(count++) = field;
    }
    constexpr std::span<const EventField> fields() const { return std::span(members).first(count); }
};

/// In the order of TriggerWord, ConditionWord and EffectWord; the conditions without "any" and "not", which come last.
std::span<const EventWord> triggerWords();
std::span<const EventWord> conditionWords();
std::span<const EventWord> effectWords();
const EventField& delayField(); ///< that each effect has besides
const EventField& levelField(); ///< that each word has besides; only a dungeon's own events may say it

const EventWord& wordOf(const EventTrigger& trigger);
const EventWord& wordOf(const EventCondition& condition); ///< not of Any or Not
const EventWord& wordOf(const EventEffect& effect);

EventTerms defaultTerms(const EventWord& word);

/// As in files. What has its default is left out.
Json eventJson(const ScriptedEvent& event);
Json marksJson(const std::vector<EventMark>& marks); ///< an object

/// Of all that a file says of them.
std::uint64_t scriptHash(const Script& script);

} // namespace cave
