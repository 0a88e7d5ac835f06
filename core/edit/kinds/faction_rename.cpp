// SPDX-License-Identifier: MIT
#include "core/edit/kinds/faction_rename.h"

#include "core/edit/content_edit.h"
#include "core/edit/events/script_walk.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/row_edit.h"

#include <algorithm>

namespace cave {

namespace {

class FactionRename {
public:
    FactionRename(const std::string& id, const std::string& newId) : m_id(id), m_newId(newId) {}

    void apply(Dungeon& dungeon) const
    {
        applyToRows(dungeon.content, contentKey(KindTable::Creature), "side");
        applyToRows(dungeon.content, contentKey(RowTable::Rune), "against");
        applyTo(dungeon.script);
        for (DungeonLevel& level : dungeon.levels) {
            applyTo(level.script);
            for (Placement& thing : level.things)
                replace(thing.belongs.side);
            for (ThingEdit& edit : level.thingEdits)
                replace(edit.thing.belongs.side);
        }
        for (Piece& piece : dungeon.pieces) {
            applyTo(piece.script);
            for (auto& [sign, cell] : piece.legend)
                replace(cell.side);
        }
    }

    void applyToHatred(Json::Array& rows) const
    {
        for (Json& row : rows)
            if (const Json* hates = row.find("hates"); hates && hates->as<Json::Array>()) {
                Json::Array renamed = *hates->as<Json::Array>();
                for (Json& hated : renamed)
                    replace(hated);
                row.set("hates", std::move(renamed));
            }
    }

private:
    void replace(std::string& id) const
    {
        if (id == m_id)
            id = m_newId;
    }
    void replace(Json& value) const
    {
        if (auto* id = value.as<std::string>())
            replace(*id);
    }

    void applyToRows(Json& content, std::string_view table, std::string_view member) const
    {
        const Json::Array* known = contentRows(content, table);
        if (!known)
            return;
        Json::Array rows = *known;
        for (Json& row : rows)
            if (const Json* side = row.find(member); side && *side == Json(m_id))
                row.set(member, m_newId);
        content.set(table, std::move(rows));
    }

    void applyTo(SharedScript& script) const
    {
        if (script.isEmpty())
            return;
        for (ScriptedEvent& event : script.edit().events)
            forEachTerms(event, [this](const EventWord&, EventTerms& terms) { replace(terms.side); });
    }

    std::string m_id;
    std::string m_newId;
};

} // namespace

void renameFaction(Dungeon& dungeon, Json::Array& rows, const std::string& id, const std::string& newId)
{
    const FactionRename rename(id, newId);
    rename.apply(dungeon);
    rename.applyToHatred(rows);
}

} // namespace cave
