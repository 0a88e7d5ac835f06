// SPDX-License-Identifier: MIT
#include "core/edit/events/event_draft.h"

#include "core/content/effect_rows.h"
#include "core/edit/events/script_walk.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kUsualNumber = 10; // of what has no default and can be that

// Gives a field its first value.
struct TermFiller {
    const Dungeon& dungeon;
    const Script& script;
    const EventField& field;
    const EventHints& hints;
    EventTerms& terms;

    void operator()(int EventTerms::* member) const
    {
        if (field.kind == EventFieldKind::Number)
            terms.*member = std::clamp(kUsualNumber, field.low, field.high);
    }
    void operator()(bool EventTerms::* member) const { terms.*member = true; }
    void operator()(std::string EventTerms::* member) const { terms.*member = firstText(); }
    void operator()(EventCells EventTerms::* member) const
    {
        terms.*member = {.of = EventCells::Of::Boxes, .boxes = hints.cells};
    }
    void operator()(EventWho EventTerms::* member) const { terms.*member = {}; }
    void operator()(Uid EventTerms::*) const {} // no field must say it
    void operator()(Json EventTerms::* member) const { terms.*member = dungeon.catalogue->creatures().front().id; }
    void operator()(std::optional<Effect> EventTerms::* member) const
    {
        std::optional<Error> problem;
        const Json row = newTouch(Json::Object{{"kind", touchFields(Json::Object{}).front().words.front()}});
        terms.*member = readTouch(JsonCursor(row, problem));
    }

    std::string firstText() const
    {
        const Catalogue& catalogue = *dungeon.catalogue;
        switch (field.kind) {
        case EventFieldKind::Mark: return script.marks.empty() ? kFirstMark : script.marks.front().name;
        case EventFieldKind::Tile: return catalogue.tile(catalogue.floor()).id;
        case EventFieldKind::Creature:
        case EventFieldKind::Comer: return catalogue.creatures().front().id;
        case EventFieldKind::Faction: return catalogue.faction(kDwellers).id;
        case EventFieldKind::Item: return catalogue.items().front().id;
        case EventFieldKind::Gas: return catalogue.gases().front().id;
        case EventFieldKind::Sentence: return hints.sentence;
        case EventFieldKind::Number:
        case EventFieldKind::Flag:
        case EventFieldKind::Word:
        case EventFieldKind::Cells:
        case EventFieldKind::Who:
        case EventFieldKind::Level:
        case EventFieldKind::Group:
        case EventFieldKind::Table:
        case EventFieldKind::Effect:
        case EventFieldKind::Hero: break;
        }
        return "group";
    }
};

struct TermAsker {
    const EventTerms& terms;
    const EventField& field;

    bool operator()(int EventTerms::* member) const { return terms.*member != kNotSaid; }
    bool operator()(bool EventTerms::* member) const { return terms.*member; }
    bool operator()(std::string EventTerms::* member) const { return !(terms.*member).empty(); }
    bool operator()(EventCells EventTerms::* member) const { return (terms.*member).of != EventCells::Of::None; }
    // Where cells can be said instead, absent is not the hero.
    bool operator()(EventWho EventTerms::*) const
    {
        return field.choice == 0 || terms.cells.of == EventCells::Of::None;
    }
    bool operator()(Uid EventTerms::* member) const { return bool{terms.*member}; }
    bool operator()(Json EventTerms::* member) const { return terms.*member != Json(); }
    bool operator()(std::optional<Effect> EventTerms::* member) const { return (terms.*member).has_value(); }
};

void copyTerm(const EventTerms& from, const EventField& field, EventTerms& to)
{
    std::visit([&](auto member) { to.*member = from.*member; }, field.member);
    if (field.kind == EventFieldKind::Number) {
        int& number = to.*std::get<int EventTerms::*>(field.member);
        number = std::clamp(number, field.low, field.high);
    }
    if (field.kind == EventFieldKind::Word) {
        int& index = to.*std::get<int EventTerms::*>(field.member);
        index = std::clamp(index, 0, static_cast<int>(field.words.size()) - 1);
    }
}

void fill(const Dungeon& dungeon, const Script& script, const EventField& field, const EventHints& hints,
          EventTerms& terms)
{
    std::visit(TermFiller{dungeon, script, field, hints, terms}, field.member);
}

// Of fields to choose from, that which `before` says, else the first but a group, which nobody is in yet.
const EventField& chosenOf(const EventWord& word, int choice, const EventTerms& before)
{
    const EventField* first = nullptr;
    for (const EventField& field : word.fields()) {
        if (field.choice != choice)
            continue;
        if (isSaid(before, field) && field.kind != EventFieldKind::Who)
            return field;
        if (!first || first->kind == EventFieldKind::Group)
            first = &field;
    }
    return *first;
}

void clearTerm(const EventField& field, EventTerms& terms)
{
    const EventTerms none;
    std::visit([&](auto member) { terms.*member = none.*member; }, field.member);
}

} // namespace

bool isSaid(const EventTerms& terms, const EventField& field)
{
    return std::visit(TermAsker{terms, field}, field.member);
}

bool canBeTold(const Dungeon& dungeon, const EventWord& word)
{
    const auto isOfGas = [](const EventField& field) { return field.isNeeded && field.kind == EventFieldKind::Gas; };
    return !dungeon.catalogue->gases().empty() || std::ranges::none_of(word.fields(), isOfGas);
}

EventTerms filledTerms(const Dungeon& dungeon, const Script& script, const EventWord& word, const EventTerms& before,
                       const EventHints& hints)
{
    EventTerms terms = defaultTerms(word);
    for (const EventField& field : word.fields()) {
        if (field.choice > 0 && &field != &chosenOf(word, field.choice, before))
            continue;
        if (isSaid(before, field))
            copyTerm(before, field, terms);
        else if (field.isNeeded || (field.choice > 0 && !isSaid(terms, field)))
            fill(dungeon, script, field, hints, terms);
    }
    terms.delay = before.delay;
    terms.level = before.level;
    return terms;
}

void chooseField(const Dungeon& dungeon, const Script& script, const EventWord& word, const EventField& field,
                 const EventHints& hints, EventTerms& terms)
{
    for (const EventField& other : word.fields())
        if (other.choice == field.choice)
            clearTerm(other, terms);
    fill(dungeon, script, field, hints, terms);
}

void declareMarks(Script& script)
{
    for (std::size_t i = 0; i < script.events.size(); ++i)
        forEachTerms(std::as_const(script.events[i]), [&](const EventWord&, const EventTerms& terms) {
            if (!terms.mark.empty() && !terms.mark.contains('.'))
                addMark(script, terms.mark);
        });
}

} // namespace cave
