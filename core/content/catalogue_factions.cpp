// SPDX-License-Identifier: MIT
// What a catalogue knows of factions.
#include "core/content/catalogue.h"
#include "core/content/faction_rows.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

// Those that a dungeon has without a word of it.
std::vector<Faction> usualFactions()
{
    return {{"hero", CAVE_LABEL("factions", "you and yours"), {}},
            {CreatureKind().side, CAVE_LABEL("factions", "dwellers"), {"hero"}}};
}

} // namespace

Catalogue::Catalogue() : m_sounds(SoundBook::builtIn()), m_factions(usualFactions()) {}

bool Catalogue::hasOwnFactions() const { return m_factions != usualFactions(); }

std::optional<FactionId> Catalogue::findFaction(std::string_view id) const
{
    const auto found = std::ranges::find(m_factions, id, &Faction::id);
    return found == m_factions.end() ? std::nullopt : std::optional(static_cast<FactionId>(found - m_factions.begin()));
}

// The two that every dungeon has may always be said otherwise.
void Catalogue::readFactions(const JsonCursor& rows, bool mayReplace)
{
    std::set<std::string> ids;
    for (const JsonCursor& row : rows.items()) {
        Faction faction = readFaction(row);
        if (row.failed())
            return;
        const auto known = findFaction(faction.id);
        if (!ids.insert(faction.id).second || (known && *known > kDwellers && !mayReplace))
            return row["id"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {faction.id}});
        if (known)
            m_factions[*known] = std::move(faction);
        else if (m_factions.size() < kMostFactions)
            m_factions.push_back(std::move(faction));
        else
            return row.fail({CAVE_TEXT("errors", "More than %1 factions are too many."),
                             {static_cast<std::int64_t>(kMostFactions)}});
    }
    for (const JsonCursor& row : rows.items())
        if (const auto hates = row.find("hates"))
            for (const JsonCursor& hated : hates->items())
                if (!findFaction(hated.text()))
                    hated.fail({CAVE_TEXT("errors", "No faction is called \"%1\"."), {hated.text()}});
}

void Catalogue::finishFactions()
{
    m_foesOf = {};
    for (std::size_t id = 0; id < m_factions.size(); ++id)
        for (const std::string& hated : m_factions[id].hates) {
            const FactionId other = findFaction(hated).value_or(static_cast<FactionId>(id));
            m_foesOf[id] |= 1u << other;
            m_foesOf[other] |= 1u << id;
        }
    m_factionOf.clear();
    m_hasFeuds = !areFoes(kDwellers, kHeroSide) || areFoes(kDwellers, kDwellers);
    m_hasAlerts = false;
    for (const CreatureKind& kind : m_creatures) {
        m_factionOf.push_back(findFaction(kind.side).value_or(kDwellers));
        m_hasFeuds = m_hasFeuds || m_factionOf.back() != kDwellers;
        m_hasAlerts = m_hasAlerts || kind.alert.has_value();
    }
}

// All rows are read by then.
void Catalogue::checkCreatures(const JsonCursor& content) const
{
    const auto creatures = content.find("creatures");
    if (!creatures)
        return;
    for (const JsonCursor& row : creatures->items()) {
        if (const auto side = row.find("side"); side && !findFaction(side->text()))
            side->fail({CAVE_TEXT("errors", "No faction is called \"%1\"."), {side->text()}});
        if (const auto immune = row.find("immune"))
            for (const JsonCursor& id : immune->items())
                if (!findTile(id.text()) && !findGas(id.text()))
                    id.fail({CAVE_TEXT("errors", "No tile and no gas is called \"%1\"."), {id.text()}});
    }
}

} // namespace cave
