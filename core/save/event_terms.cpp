// SPDX-License-Identifier: MIT
#include "core/save/event_terms.h"

#include "core/base/utf8.h"
#include "core/content/effect_rows.h"
#include "core/content/kind_rows.h"
#include "core/content/words.h"
#include "core/generate/parameters.h"
#include "core/save/level_reader.h"
#include "core/save/parts/texts_json.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr std::size_t kShownOfTerm = 40;

std::string listed(std::span<const std::string_view> words)
{
    std::string list;
    for (const std::string_view word : words)
        list.append(list.empty() ? "" : ", ").append(word);
    return list;
}

Box readBox(const JsonCursor& at, bool isCell)
{
    const std::vector<JsonCursor> numbers = at.items();
    if (numbers.size() != (isCell ? 2 : 4)) {
        at.fail(isCell ? Text{CAVE_TEXT("errors", "A cell is [x, y].")}
                       : Text{CAVE_TEXT("errors", "A rectangle is [x, y, width, height].")});
        return {};
    }
    Box box{readCoordinate(numbers[0]), readCoordinate(numbers[1]), 1, 1};
    if (!isCell) {
        box.width = static_cast<int>(numbers[2].integer(1, kMaxSide));
        box.height = static_cast<int>(numbers[3].integer(1, kMaxSide));
    }
    return box;
}

class TermsReader {
public:
    TermsReader(const JsonCursor& row, const EventScope& scope, const std::vector<EventMark>& marks)
        : m_row(row), m_scope(scope), m_marks(marks)
    {
    }

    /// What the row says beside `key`, which holds its word; `more` are fields that it can have besides.
    EventTerms read(std::string_view key, const EventWord& word, std::span<const EventField> more);

    void operator()(int EventTerms::* member);
    void operator()(bool EventTerms::* member);
    void operator()(std::string EventTerms::* member);
    void operator()(EventCells EventTerms::* member) { m_terms.*member = readCells(*m_value); }
    void operator()(EventWho EventTerms::* member) { m_terms.*member = readWho(*m_value); }
    void operator()(Uid EventTerms::* member);
    void operator()(Json EventTerms::* member)
    {
        checkThing(*m_value, m_scope.catalogue);
        m_terms.*member = m_value->json();
    }
    void operator()(std::optional<Effect> EventTerms::* member);

private:
    void checkChoices(const EventWord& word) const;
    EventCells readCells(const JsonCursor& at) const;
    EventCells readBoxes(const JsonCursor& list, bool areCells) const;
    EventCells readPlaced(const JsonCursor& at) const;
    std::string readLetters(const JsonCursor& at) const;
    EventWho readWho(const JsonCursor& at) const;
    std::string readMark(const JsonCursor& at) const;
    std::string readKind(const JsonCursor& at, KindTable table) const;
    std::string readSide(const JsonCursor& at) const;

    const JsonCursor& m_row;
    const EventScope& m_scope;
    const std::vector<EventMark>& m_marks;
    EventTerms m_terms;
    const EventField* m_field = nullptr; // that is being read, and its value
    std::optional<JsonCursor> m_value;
};

EventTerms TermsReader::read(std::string_view key, const EventWord& word, std::span<const EventField> more)
{
    m_terms = defaultTerms(word);
    std::vector<EventField> fields(word.fields().begin(), word.fields().end());
    fields.push_back(levelField());
    fields.insert(fields.end(), more.begin(), more.end());
    std::vector<std::string_view> known{key};
    std::ranges::transform(fields, std::back_inserter(known), &EventField::id);
    allowOnlyNamed(m_row, known);
    checkChoices(word);
    for (const EventField& field : fields) {
        m_field = &field;
        m_value = field.isNeeded ? m_row[field.id] : m_row.find(field.id);
        if (m_value && !m_row.failed())
            std::visit(*this, field.member);
    }
    return std::move(m_terms);
}

void TermsReader::checkChoices(const EventWord& word) const
{
    for (int choice = 1;; ++choice) {
        std::vector<std::string_view> known;
        std::ptrdiff_t said = 0;
        for (const EventField& field : word.fields())
            if (field.choice == choice) {
                known.push_back(field.id);
                said += m_row.find(field.id) ? 1 : 0;
            }
        if (known.empty())
            return;
        if (said != 1)
            m_row.fail({CAVE_TEXT("errors", "This must say exactly one of: %1."), {listed(known)}});
    }
}

void TermsReader::operator()(int EventTerms::* member)
{
    m_terms.*member = m_field->kind == EventFieldKind::Word
                          ? readWord<int>(*m_value, m_field->words)
                          : static_cast<int>(m_value->integer(m_field->low, m_field->high));
}

void TermsReader::operator()(bool EventTerms::* member)
{
    if (m_field->kind != EventFieldKind::Hero) {
        m_terms.*member = m_value->flag();
        return;
    }
    constexpr std::string_view kHero[]{"hero"};
    readWord<int>(*m_value, kHero);
    m_terms.*member = true;
}

void TermsReader::operator()(std::string EventTerms::* member)
{
    std::string& text = m_terms.*member;
    switch (m_field->kind) {
    case EventFieldKind::Mark: text = readMark(*m_value); break;
    case EventFieldKind::Tile: text = readKind(*m_value, KindTable::Tile); break;
    case EventFieldKind::Creature: text = readKind(*m_value, KindTable::Creature); break;
    case EventFieldKind::Comer:
        text = m_value->id();
        if (text != kFallen)
            text = readKind(*m_value, KindTable::Creature);
        break;
    case EventFieldKind::Faction: text = readSide(*m_value); break;
    case EventFieldKind::Item: text = readKind(*m_value, KindTable::Item); break;
    case EventFieldKind::Gas: text = readKind(*m_value, KindTable::Gas); break;
    case EventFieldKind::Sentence:
        text = m_value->text();
        if (auto sound = checkSentence(text); !sound)
            m_value->fail(std::move(sound.error().what));
        break;
    case EventFieldKind::Group:
    case EventFieldKind::Number: // these and the rest are not kept as text
    case EventFieldKind::Flag:
    case EventFieldKind::Word:
    case EventFieldKind::Cells:
    case EventFieldKind::Who:
    case EventFieldKind::Level:
    case EventFieldKind::Table:
    case EventFieldKind::Effect:
    case EventFieldKind::Hero: text = m_value->id(); break;
    }
}

void TermsReader::operator()(Uid EventTerms::* member)
{
    if (m_scope.of != EventScope::Of::Dungeon)
        m_value->fail({CAVE_TEXT("errors", "Only the dungeon's own events name a level.")});
    m_terms.*member = m_value->uid();
}

// A row of content may name a gas that comes later; here all of them are there.
void TermsReader::operator()(std::optional<Effect> EventTerms::* member)
{
    Effect effect = readTouch(*m_value);
    if (!m_value->failed() && !effect.gas.empty())
        readKind((*m_value)["gas"], KindTable::Gas);
    m_terms.*member = std::move(effect);
}

EventCells TermsReader::readCells(const JsonCursor& at) const
{
    if (at.json().as<Json::Array>())
        return readBoxes(at, true);
    if (const auto* word = at.json().as<std::string>()) {
        if (*word == "here")
            return {.of = EventCells::Of::Here};
        if (*word == "level")
            return {.of = EventCells::Of::Level};
        return {.of = EventCells::Of::Letters, .letters = readLetters(at)};
    }
    if (at.find("placed"))
        return readPlaced(at);
    constexpr std::string_view kKnown[]{"rects", "placed"};
    allowOnlyNamed(at, kKnown);
    return readBoxes(at["rects"], false);
}

EventCells TermsReader::readBoxes(const JsonCursor& list, bool areCells) const
{
    EventCells cells{.of = EventCells::Of::Boxes};
    if (m_scope.of == EventScope::Of::Piece)
        list.fail({CAVE_TEXT("errors", "A piece names its cells by their characters, as it is put anywhere.")});
    const std::vector<JsonCursor> items = list.items();
    if (items.empty())
        list.fail({CAVE_TEXT("errors", "This must hold something.")});
    limitTo(kMostEventBoxes, list, items.size());
    for (const JsonCursor& item : items)
        cells.boxes.push_back(readBox(item, areCells));
    return cells;
}

EventCells TermsReader::readPlaced(const JsonCursor& at) const
{
    constexpr std::string_view kKnown[]{"placed", "cells"};
    allowOnlyNamed(at, kKnown);
    if (m_scope.of == EventScope::Of::Piece)
        at.fail({CAVE_TEXT("errors", "A piece names its cells by their characters, as it is put anywhere.")});
    const std::string letters = at["cells"].text();
    if (letters.empty() || letters.size() > kMostEventBoxes)
        at["cells"].fail({CAVE_TEXT("errors", "This must hold something.")});
    return {.of = EventCells::Of::Letters, .letters = letters, .placed = at["placed"].uid()};
}

std::string TermsReader::readLetters(const JsonCursor& at) const
{
    const std::string& letters = at.text();
    if (m_scope.of != EventScope::Of::Piece)
        at.fail({CAVE_TEXT("errors", "Cells are \"here\", \"level\", [[x, y]], {\"rects\": []} or {\"placed\": "
                                     "uid, \"cells\": characters}.")});
    for (const char letter : letters)
        if (m_scope.letters.find(letter) == std::string_view::npos)
            at.fail({CAVE_TEXT("errors", "No cell of the piece has the character \"%1\"."),
                     {shortened(std::string(1, letter), kShownOfTerm)}});
    if (letters.empty())
        at.fail({CAVE_TEXT("errors", "This must hold something.")});
    return letters;
}

EventWho TermsReader::readWho(const JsonCursor& at) const
{
    constexpr std::string_view kWords[]{"hero", "ally", "foe", "other", "thing", "any"}; // as EventWho::Of begins
    if (at.json().as<std::string>())
        return {.of = readWord<EventWho::Of>(at, kWords)};
    constexpr std::string_view kKnown[]{"kind", "group"};
    allowOnlyNamed(at, kKnown);
    const auto group = at.find("group");
    if (group && at.find("kind"))
        at.fail({CAVE_TEXT("errors", "This must say exactly one of: %1."), {listed(kKnown)}});
    if (group)
        return {.of = EventWho::Of::Group, .name = group->id()};
    const ThingKind kind = readThingKind(at["kind"], m_scope.catalogue);
    return {.of = EventWho::Of::Kind, .name = idOf(m_scope.catalogue, kind.table, kind.kind)};
}

std::string TermsReader::readKind(const JsonCursor& at, KindTable table) const
{
    const Catalogue& catalogue = m_scope.catalogue;
    const std::string id = at.id();
    switch (table) {
    case KindTable::Tile:
        if (!catalogue.findTile(id))
            at.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {id}});
        break;
    case KindTable::Creature:
        if (!catalogue.findCreature(id))
            at.fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {id}});
        break;
    case KindTable::Item:
        if (const auto item = catalogue.findItem(id))
            refuseLook(at, catalogue.item(*item));
        else
            at.fail({CAVE_TEXT("errors", "No item is called \"%1\"."), {id}});
        break;
    case KindTable::Gas:
        if (!catalogue.findGas(id))
            at.fail({CAVE_TEXT("errors", "No gas is called \"%1\"."), {id}});
        break;
    }
    return id;
}

std::string TermsReader::readSide(const JsonCursor& at) const
{
    std::string id = at.id();
    if (!m_scope.catalogue.findFaction(id))
        at.fail({CAVE_TEXT("errors", "No faction is called \"%1\"."), {id}});
    return id;
}

// A piece does not know on which level it will be, nor what that has.
std::string TermsReader::readMark(const JsonCursor& at) const
{
    const std::string& name = at.text();
    const std::vector<EventMark>* marks = &m_marks;
    std::string_view bare = name;
    if (bare.starts_with(kDungeonPrefix) && m_scope.of != EventScope::Of::Dungeon) {
        bare.remove_prefix(kDungeonPrefix.size());
        marks = m_scope.dungeonMarks;
    } else if (bare.starts_with(kLevelPrefix) && m_scope.of != EventScope::Of::Dungeon) {
        bare.remove_prefix(kLevelPrefix.size());
        marks = m_scope.of == EventScope::Of::Level ? &m_marks : nullptr;
    }
    const bool isKnown = isId(bare) && (!marks || std::ranges::find(*marks, bare, &EventMark::name) != marks->end());
    if (!isKnown) {
        std::vector<std::string_view> known;
        if (marks)
            std::ranges::transform(*marks, std::back_inserter(known), &EventMark::name);
        at.fail({CAVE_TEXT("errors", "No mark is called \"%1\" here. Marks: %2"),
                 {shortened(name, kShownOfTerm), listed(known)}});
    }
    return name;
}

} // namespace

void failUnknown(const JsonCursor& at, std::string_view word, std::span<const std::string_view> known)
{
    at.fail({CAVE_TEXT("errors", "\"%1\" is none of: %2."), {shortened(word, kShownOfTerm), listed(known)}});
}

void allowOnlyNamed(const JsonCursor& at, std::span<const std::string_view> known)
{
    for (const auto& [key, value] : at.members())
        if (std::ranges::find(known, key) == known.end())
            return failUnknown(value, key, known);
}

void limitTo(std::size_t most, const JsonCursor& list, std::size_t count)
{
    if (count > most)
        list.fail({CAVE_TEXT("errors", "More than %1 are too many."), {static_cast<std::int64_t>(most)}});
}

EventTerms readTerms(const JsonCursor& row, std::string_view key, const EventWord& word,
                     std::span<const EventField> more, const EventScope& scope, const std::vector<EventMark>& marks)
{
    return TermsReader(row, scope, marks).read(key, word, more);
}

} // namespace cave
