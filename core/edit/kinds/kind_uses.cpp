// SPDX-License-Identifier: MIT
// What a dungeon's kinds are used by.
#include "core/content/runes/rune_rows.h"
#include "core/edit/content_edit.h"
#include "core/edit/events/script_walk.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/kind_walk.h"
#include "core/edit/kinds/row_edit.h"
#include "core/generate/passes.h"
#include "core/world/goals.h"
#include "core/world/hero/origins.h"
#include "core/world/looks.h"

#include <algorithm>

namespace cave {

namespace {

// Parameters of kinds only: other words may be equal to an id.
bool mentions(const RecipeRow& row, const Json& parameters, KindTable table, std::string_view id)
{
    const Pass* pass = findPass(row.type, row.version);
    const auto* members = parameters.as<Json::Object>();
    return pass && members && std::ranges::any_of(*members, [&](const Json::Member& member) {
               const Parameter* parameter = findParameter(pass->parameters, member.first);
               const bool isWanted =
                   parameter && ((parameter->kind == ParameterKind::Tile && table == KindTable::Tile) ||
                                 (parameter->kind == ParameterKind::Table && isThing(table)));
               return isWanted && mentions(member.second, id);
           });
}

class Uses {
public:
    Uses(const Dungeon& dungeon, KindTable table, std::string_view id) : m_dungeon(dungeon), m_table(table), m_id(id) {}

    std::vector<Text> find()
    {
        std::int64_t z = 0;
        for (const DungeonLevel& level : m_dungeon.levels)
            lookAt(level, ++z);
        lookAtRules();
        if (isIn(*m_dungeon.script))
            m_found.emplace_back(CAVE_TEXT("edit", "The dungeon's own events name it."));
        for (const Recipe& recipe : m_dungeon.recipes)
            if (std::ranges::any_of(recipe.rows, [&](const RecipeRow& row) { return isIn(row); }))
                m_found.emplace_back(CAVE_TEXT("edit", "The recipe \"%1\" asks for it."),
                                     std::vector<TextArgument>{recipe.name});
        for (const Piece& piece : m_dungeon.pieces)
            if (isIn(piece))
                m_found.emplace_back(CAVE_TEXT("edit", "The piece \"%1\" holds it."),
                                     std::vector<TextArgument>{piece.name});
        lookAtKinds();
        if (isHeard())
            m_found.emplace_back(CAVE_TEXT("edit", "The dungeon's own sounds name it."));
        return std::move(m_found);
    }

    bool isNamedByParts()
    {
        const auto rowNames = [&](const RecipeRow& row) { return isIn(row); };
        const auto recipeNames = [&](const Recipe& recipe) { return std::ranges::any_of(recipe.rows, rowNames); };
        lookAtKinds();
        return !m_found.empty() || std::ranges::any_of(m_dungeon.recipes, recipeNames) ||
               std::ranges::any_of(m_dungeon.pieces, [&](const Piece& piece) { return isIn(piece); });
    }

private:
    bool is(TileId tile) const { return m_dungeon.catalogue->tile(tile).id == m_id; }
    bool is(const Placement& thing) const
    {
        const Catalogue& catalogue = *m_dungeon.catalogue;
        if (m_table == KindTable::Item && thing.carries && catalogue.item(*thing.carries).id == m_id)
            return true;
        return thing.table == m_table && (m_table == KindTable::Creature ? catalogue.creature(thing.kind).id
                                                                         : catalogue.item(thing.kind).id) == m_id;
    }
    bool is(const TileEdit& edit) const { return is(edit.was) || is(edit.now) || (edit.base && is(*edit.base)); }

    void lookAt(const DungeonLevel& level, std::int64_t number)
    {
        std::int64_t count = 0;
        if (m_table == KindTable::Tile) {
            const TileId tile = *m_dungeon.catalogue->findTile(m_id);
            for (const TileId cell : level.tiles.cells())
                count += cell == tile;
            for (const auto& [cell, edit] : level.tileEdits)
                count += is(edit) && level.tiles.cells()[cell] != tile;
            count +=
                std::ranges::count_if(level.outsideEdits, [&](const OutsideEdit& outside) { return is(outside.edit); });
        } else {
            const auto standing = std::ranges::count_if(level.things, [&](const auto& thing) { return is(thing); });
            const auto edited =
                std::ranges::count_if(level.thingEdits, [&](const ThingEdit& edit) { return is(edit.thing); });
            count = std::max(standing, edited); // what stands by hand is in both
        }
        if (count > 0)
            m_found.emplace_back(CAVE_TEXT_N("edit", "Level %1 has %n of [it|them]."),
                                 std::vector<TextArgument>{number}, count);
        const auto isExtra = [&](const ExtraRow& extra) { return isIn(extra.row); };
        if (std::ranges::any_of(level.extraRows, isExtra) || isInParameters(level))
            m_found.emplace_back(CAVE_TEXT("edit", "Level %1 asks for it in its own rows."),
                                 std::vector<TextArgument>{number});
        if (isIn(*level.script))
            m_found.emplace_back(CAVE_TEXT("edit", "Events of level %1 name it."), std::vector<TextArgument>{number});
    }

    bool isIn(const Script& script) const
    {
        bool isNamed = false;
        for (const ScriptedEvent& event : script.events)
            forEachTerms(event, [&](const EventWord& word, const EventTerms& terms) {
                forEachKind(word, terms, [&](std::optional<KindTable> table, const std::string& id) {
                    isNamed |= id == m_id && (table ? table == m_table : isThing(m_table));
                });
            });
        return isNamed;
    }

    bool isIn(const RecipeRow& row) const { return mentions(row, row.parameters, m_table, m_id); }

    bool isInParameters(const DungeonLevel& level) const
    {
        const Recipe* recipe = m_dungeon.findRecipe(level.recipe);
        return recipe && std::ranges::any_of(level.parameters, [&](const auto& own) {
                   const auto row = std::ranges::find(recipe->rows, own.first, &RecipeRow::uid);
                   return row != recipe->rows.end() && mentions(*row, own.second, m_table, m_id);
               });
    }

    bool isIn(const Piece& piece) const
    {
        const auto stands = [&](const std::pair<const char, PieceSign>& sign) {
            if (m_table == KindTable::Tile)
                return sign.second.tile && is(*sign.second.tile);
            return isThing(m_table) && (mentions(sign.second.thing, m_id) || sign.second.carries == m_id);
        };
        if (std::ranges::any_of(piece.legend, stands) || isIn(*piece.script) ||
            (m_table == KindTable::Tile && piece.choose && is(piece.choose->shut)))
            return true;
        if (m_table != KindTable::Tile)
            return false;
        const char sign = m_dungeon.catalogue->tile(*m_dungeon.catalogue->findTile(m_id)).sign;
        return !piece.legend.contains(sign) &&
               std::ranges::any_of(piece.rows, [&](const std::string& row) { return row.contains(sign); });
    }

    void lookAtRules()
    {
        const Rules& rules = m_dungeon.rules;
        const KindTable goal = rules.goal == Goal::Slay ? KindTable::Creature : KindTable::Tile;
        if ((rules.goal != Goal::None && !isCombined(rules) && goal == m_table && rules.goalKind == m_id) ||
            (rules.goal == Goal::Collect && m_table == KindTable::Item && rules.collectKind == m_id) ||
            std::ranges::any_of(rules.parts, [this](const GoalPart& part) {
                return tableOf(part.goal) == m_table && part.kind == m_id;
            }))
            m_found.emplace_back(CAVE_TEXT("edit", "The rules need it to win."));
        if (m_table == KindTable::Creature && rules.hero == m_id)
            m_found.emplace_back(CAVE_TEXT("edit", "The rules say that the hero is one."));
        if (m_table == KindTable::Item && std::ranges::count(kitsOf(rules), m_id) > 0)
            m_found.emplace_back(CAVE_TEXT("edit", "The hero starts with it."));
        if (m_table == KindTable::Item && isForUnknown(rules))
            m_found.emplace_back(CAVE_TEXT("edit", "It is one of the things that are not known at first, or a look."));
    }

    // A look, since each class needs enough of them.
    bool isForUnknown(const Rules& rules) const
    {
        const auto item = m_dungeon.catalogue->findItem(m_id);
        return item && (classOf(rules, m_id) || classOfLook(rules, m_dungeon.catalogue->item(*item)));
    }

    void lookAtKinds()
    {
        for (const KindTable table : kKindTables)
            for (const std::string& id : rowsNaming(contentKey(table), kindFields(table)))
                if (table != m_table || id != m_id)
                    m_found.emplace_back(CAVE_TEXT("edit", "The kind \"%1\" needs it."), std::vector<TextArgument>{id});
        for (const std::string& id : rowsNaming(contentKey(RowTable::Horde), hordeFields()))
            m_found.emplace_back(CAVE_TEXT("edit", "The horde \"%1\" needs it."), std::vector<TextArgument>{id});
        for (const std::string& id : rowsNaming(contentKey(RowTable::Rune), runeFields()))
            m_found.emplace_back(CAVE_TEXT("edit", "The rune \"%1\" needs it."), std::vector<TextArgument>{id});
    }

    // The ids of the dungeon's own rows that name the kind.
    std::vector<std::string> rowsNaming(std::string_view key, std::span<const KindField> fields) const
    {
        std::vector<std::string> naming;
        const Json::Array* rows = contentRows(m_dungeon.content, key);
        for (std::size_t i = 0; rows && i < rows->size(); ++i)
            if (isNamedIn((*rows)[i], fields))
                naming.push_back(*rowId((*rows)[i]));
        return naming;
    }

    bool isNamedIn(const Json& row, std::span<const KindField> fields) const
    {
        bool isNamed = false;
        forEachKindInRow(row, fields,
                         [&](KindTable table, const std::string& id) { isNamed |= table == m_table && id == m_id; });
        return isNamed;
    }

    bool isHeard() const
    {
        const SoundRows& own = m_dungeon.catalogue->sounds()->own();
        const bool isSource = std::ranges::any_of(
            own.ambience, [this](const AmbientSound& row) { return std::ranges::count(row.tiles, m_id) > 0; });
        return (m_table == KindTable::Tile && isSource) ||
               ((m_table == KindTable::Tile || m_table == KindTable::Creature) &&
                std::ranges::count(own.events, m_id, &EventSound::of) > 0);
    }

    const Dungeon& m_dungeon;
    KindTable m_table;
    std::string m_id;
    std::vector<Text> m_found;
};

} // namespace

std::vector<Text> usesOfKind(const Dungeon& dungeon, KindTable table, std::string_view id)
{
    return Uses(dungeon, table, id).find();
}

bool isNamedByParts(const Dungeon& dungeon, KindTable table, std::string_view id)
{
    return Uses(dungeon, table, id).isNamedByParts();
}

} // namespace cave
