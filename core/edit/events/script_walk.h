// SPDX-License-Identifier: MIT
/// @file
/// Going through all that events are told, as often as their words nest.
#pragma once

#include "core/world/event_words.h"

namespace cave {

/// Calls visit(word, terms) for a condition and those within it, first to last.
template <typename Condition, typename Visit>
void forEachTerms(Condition& condition, const Visit& visit)
{
    if (condition.is != ConditionWord::Any && condition.is != ConditionWord::Not)
        visit(wordOf(condition), condition.terms);
    for (auto& part : condition.parts)
        forEachTerms(part, visit);
}

/// Calls visit(word, terms) for the trigger, the conditions and the effects, in this order.
template <typename Visit>
void forEachTerms(ScriptedEvent& event, const Visit& visit)
{
    visit(wordOf(event.when), event.when.terms);
    for (EventCondition& condition : event.conditions)
        forEachTerms(condition, visit);
    for (EventEffect& effect : event.effects)
        visit(wordOf(effect), effect.terms);
}
template <typename Visit>
void forEachTerms(const ScriptedEvent& event, const Visit& visit)
{
    visit(wordOf(event.when), event.when.terms);
    for (const EventCondition& condition : event.conditions)
        forEachTerms(condition, visit);
    for (const EventEffect& effect : event.effects)
        visit(wordOf(effect), effect.terms);
}

/// An id, or kinds with weights.
template <typename Table, typename Visit>
void forEachKindOfTable(Table& table, const Visit& visit)
{
    if (auto* id = table.template as<std::string>())
        visit(std::optional<KindTable>(), *id);
    if (auto* rows = table.template as<Json::Array>())
        for (auto& row : *rows)
            if (auto* members = row.template as<Json::Object>())
                for (auto& [key, value] : *members)
                    if (auto* id = value.template as<std::string>(); id && key == "kind")
                        visit(std::optional<KindTable>(), *id);
}

/// Calls visit(table, id) for each kind that the terms name. Those of `who` and of a table of kinds are creatures or
/// items: `table` is nothing then.
template <typename Terms, typename Visit>
void forEachKind(const EventWord& word, Terms& terms, const Visit& visit)
{
    for (const EventField& field : word.fields()) {
        const auto named = [&](KindTable table) {
            if (auto& id = terms.*std::get<std::string EventTerms::*>(field.member); !id.empty())
                visit(std::optional(table), id);
        };
        switch (field.kind) {
        case EventFieldKind::Tile: named(KindTable::Tile); break;
        case EventFieldKind::Creature: named(KindTable::Creature); break;
        case EventFieldKind::Comer:
            if (terms.*std::get<std::string EventTerms::*>(field.member) != kFallen)
                named(KindTable::Creature);
            break;
        case EventFieldKind::Item: named(KindTable::Item); break;
        case EventFieldKind::Gas: named(KindTable::Gas); break;
        case EventFieldKind::Who:
            if (terms.who.of == EventWho::Of::Kind)
                visit(std::optional<KindTable>(), terms.who.name);
            break;
        case EventFieldKind::Table: forEachKindOfTable(terms.table, visit); break;
        case EventFieldKind::Effect:
            if (terms.effect && !terms.effect->gas.empty())
                visit(std::optional(KindTable::Gas), terms.effect->gas);
            break;
        case EventFieldKind::Number:
        case EventFieldKind::Flag:
        case EventFieldKind::Word:
        case EventFieldKind::Cells:
        case EventFieldKind::Level:
        case EventFieldKind::Mark:
        case EventFieldKind::Group:
        case EventFieldKind::Faction:
        case EventFieldKind::Sentence:
        case EventFieldKind::Hero: break;
        }
    }
}

} // namespace cave
