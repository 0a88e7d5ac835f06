// SPDX-License-Identifier: MIT
#include "core/world/asked_items.h"

namespace cave {

namespace {

void addAsked(const EventTerms& terms, const Catalogue& catalogue, std::set<std::string>& asked)
{
    if (!terms.item.empty())
        asked.insert(terms.item);
    if (terms.who.of == EventWho::Of::Kind && catalogue.findItem(terms.who.name))
        asked.insert(terms.who.name);
}

void addAsked(const EventCondition& condition, const Catalogue& catalogue, std::set<std::string>& asked)
{
    addAsked(condition.terms, catalogue, asked);
    for (const EventCondition& part : condition.parts)
        addAsked(part, catalogue, asked);
}

void addAsked(const Script& script, const Catalogue& catalogue, std::set<std::string>& asked)
{
    for (const ScriptedEvent& event : script.events) {
        addAsked(event.when.terms, catalogue, asked);
        for (const EventCondition& condition : event.conditions)
            addAsked(condition, catalogue, asked);
        for (const EventEffect& effect : event.effects)
            if (effect.does == EffectWord::Remove)
                addAsked(effect.terms, catalogue, asked);
    }
}

} // namespace

std::set<std::string> itemsAskedFor(const Script& script, const Catalogue& catalogue)
{
    std::set<std::string> asked;
    addAsked(script, catalogue, asked);
    return asked;
}

std::set<std::string> itemsAskedFor(const Dungeon& dungeon)
{
    std::set<std::string> asked;
    addAsked(*dungeon.script, *dungeon.catalogue, asked);
    for (const DungeonLevel& level : dungeon.levels)
        addAsked(*level.script, *dungeon.catalogue, asked);
    for (const Piece* piece : dungeon.allPieces())
        addAsked(*piece->script, *dungeon.catalogue, asked);
    return asked;
}

} // namespace cave
