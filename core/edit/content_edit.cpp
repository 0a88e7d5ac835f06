// SPDX-License-Identifier: MIT
#include "core/edit/content_edit.h"

#include "core/content/kind_rows.h"
#include "core/generate/passes.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace cave {

namespace {

constexpr KindTable kKindTables[]{KindTable::Tile, KindTable::Creature, KindTable::Item};
constexpr std::size_t kLongestId = 60;

bool hasKind(const Catalogue& catalogue, KindTable table, std::string_view id)
{
    switch (table) {
    case KindTable::Tile: return catalogue.findTile(id).has_value();
    case KindTable::Creature: return catalogue.findCreature(id).has_value();
    case KindTable::Item: return catalogue.findItem(id).has_value();
    }
    return false;
}

const Json::Array* rowsOf(const Json& content, KindTable table)
{
    const Json* rows = content.find(contentKey(table));
    return rows ? rows->as<Json::Array>() : nullptr;
}

const std::string* rowId(const Json& row)
{
    const Json* id = row.find("id");
    return id ? id->as<std::string>() : nullptr;
}

std::optional<std::size_t> rowIndex(const Json& content, KindTable table, std::string_view id)
{
    const Json::Array* rows = rowsOf(content, table);
    for (std::size_t i = 0; rows && i < rows->size(); ++i)
        if (const std::string* known = rowId((*rows)[i]); known && *known == id)
            return i;
    return std::nullopt;
}

// What a row says that has only the members it must have.
Json usualRow(KindTable table)
{
    std::optional<Error> problem;
    Json row = Json::Object{{"id", "x"}, {"name", "x"}, {"glyph", "x"}, {"colour", "#ffffff"}};
    switch (table) {
    case KindTable::Tile: row.set("sign", "x"); return rowOf(readTile(JsonCursor(row, problem)));
    case KindTable::Creature: row.set("health", 1); return rowOf(readCreature(JsonCursor(row, problem)));
    case KindTable::Item: return rowOf(readItem(JsonCursor(row, problem)));
    }
    return row;
}

// Without what goes without saying.
Json tidy(KindTable table, const Json& row)
{
    constexpr std::string_view kSaid[]{"id", "name", "glyph", "colour", "sign", "health"};
    const Json usual = usualRow(table);
    Json kept = Json::Object{};
    for (const auto& [key, value] : *row.as<Json::Object>()) {
        const Json* same = key == "glyph7" ? row.find("glyph") : usual.find(key);
        if (!same || *same != value || std::ranges::find(kSaid, key) != std::end(kSaid))
            kept.set(key, value);
    }
    return kept;
}

// A piece's rows say tiles by their signs: a sign that now stands for another tile is told in its legend.
void keepSigns(Piece& piece, const Catalogue& before, const Catalogue& after)
{
    for (const std::string& row : piece.rows)
        for (const char sign : row) {
            const auto tile = before.findTileBySign(sign);
            if (!tile || piece.legend.contains(sign))
                continue;
            const std::string& id = before.tile(*tile).id;
            const auto now = after.findTileBySign(sign);
            if (!now || after.tile(*now).id != id)
                piece.legend[sign].tile = after.findTile(id);
        }
}

// Where each kind of one catalogue stands in another; 0 for one that is gone, which nothing may use.
template <typename Id, typename Kind, typename Find>
std::vector<Id> placesIn(std::span<const Kind> kinds, Find find)
{
    std::vector<Id> places;
    places.reserve(kinds.size());
    for (const Kind& kind : kinds)
        places.push_back(static_cast<Id>(find(kind.id).value_or(0)));
    return places;
}

class Renumbering {
public:
    Renumbering(const Catalogue& before, const Catalogue& after)
        : m_tiles(placesIn<TileId>(before.tiles(), [&](const auto& id) { return after.findTile(id); })),
          m_creatures(
              placesIn<CreatureKindId>(before.creatures(), [&](const auto& id) { return after.findCreature(id); })),
          m_items(placesIn<ItemKindId>(before.items(), [&](const auto& id) { return after.findItem(id); }))
    {
    }

    void apply(Dungeon& dungeon) const
    {
        for (DungeonLevel& level : dungeon.levels)
            apply(level);
        for (Piece& piece : dungeon.pieces)
            for (auto& [sign, cell] : piece.legend)
                renumber(cell.tile);
    }

private:
    void renumber(TileId& tile) const { tile = m_tiles[tile]; }
    void renumber(std::optional<TileId>& tile) const
    {
        if (tile)
            renumber(*tile);
    }
    void renumber(Placement& thing) const
    {
        thing.kind = thing.table == KindTable::Creature ? m_creatures[thing.kind] : m_items[thing.kind];
    }
    void apply(DungeonLevel& level) const
    {
        for (int y = 0; y < level.tiles.height(); ++y)
            for (int x = 0; x < level.tiles.width(); ++x)
                renumber(level.tiles[x, y]);
        for (auto& [cell, edit] : level.tileEdits) {
            renumber(edit.was);
            renumber(edit.now);
            renumber(edit.base);
        }
        for (Placement& thing : level.things)
            renumber(thing);
        for (ThingEdit& edit : level.thingEdits)
            renumber(edit.thing);
    }

    std::vector<TileId> m_tiles;
    std::vector<CreatureKindId> m_creatures;
    std::vector<ItemKindId> m_items;
};

// Whether kinds kept their numbers, so that levels stay as they are.
template <typename Kind>
bool beginsWith(std::span<const Kind> all, std::span<const Kind> first)
{
    return all.size() >= first.size() && std::ranges::equal(all.first(first.size()), first, {}, &Kind::id, &Kind::id);
}

// Takes new content over as a whole.
Result<void> setContent(Dungeon& dungeon, Json content)
{
    auto catalogue = catalogueWith(content);
    if (!catalogue)
        return std::unexpected(std::move(catalogue.error()));
    const Catalogue& before = *dungeon.catalogue;
    const Catalogue& after = **catalogue;
    for (Piece& piece : dungeon.pieces)
        keepSigns(piece, before, after);
    if (!beginsWith(after.tiles(), before.tiles()) || !beginsWith(after.creatures(), before.creatures()) ||
        !beginsWith(after.items(), before.items()))
        Renumbering(before, after).apply(dungeon);
    dungeon.content = std::move(content);
    dungeon.catalogue = std::move(*catalogue);
    return {};
}

// Whether some text within is the id.
bool mentions(const Json& json, std::string_view id)
{
    if (const auto* text = json.as<std::string>())
        return *text == id;
    if (const auto* items = json.as<Json::Array>())
        return std::ranges::any_of(*items, [&](const Json& item) { return mentions(item, id); });
    if (const auto* members = json.as<Json::Object>())
        return std::ranges::any_of(*members, [&](const Json::Member& member) { return mentions(member.second, id); });
    return false;
}

// Parameters of kinds only: other words may be spelled like an id.
bool mentions(std::string_view type, const Json& parameters, KindTable table, std::string_view id)
{
    const Pass* pass = findPass(type, 1);
    const auto* members = parameters.as<Json::Object>();
    return pass && members && std::ranges::any_of(*members, [&](const Json::Member& member) {
               const Parameter* parameter = findParameter(pass->parameters, member.first);
               const ParameterKind wanted = table == KindTable::Tile ? ParameterKind::Tile : ParameterKind::Table;
               return parameter && parameter->kind == wanted && mentions(member.second, id);
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
        for (const Recipe& recipe : m_dungeon.recipes)
            if (std::ranges::any_of(recipe.rows, [&](const RecipeRow& row) { return isIn(row); }))
                m_found.emplace_back(CAVE_TEXT("edit", "The recipe \"%1\" asks for it."),
                                     std::vector<TextArgument>{recipe.name});
        for (const Piece& piece : m_dungeon.pieces)
            if (isIn(piece))
                m_found.emplace_back(CAVE_TEXT("edit", "The piece \"%1\" holds it."),
                                     std::vector<TextArgument>{piece.name});
        lookAtKinds();
        return std::move(m_found);
    }

private:
    bool is(TileId tile) const { return m_dungeon.catalogue->tile(tile).id == m_id; }
    bool is(const Placement& thing) const
    {
        const Catalogue& catalogue = *m_dungeon.catalogue;
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
        } else {
            const auto standing = std::ranges::count_if(level.things, [&](const auto& thing) { return is(thing); });
            const auto edited =
                std::ranges::count_if(level.thingEdits, [&](const ThingEdit& edit) { return is(edit.thing); });
            count = std::max(standing, edited); // what stands by hand is in both
        }
        if (count > 0)
            m_found.emplace_back(CAVE_TEXT_N("edit", "Level %1 has %n of it."), std::vector<TextArgument>{number},
                                 count);
        const auto isExtra = [&](const ExtraRow& extra) { return isIn(extra.row); };
        if (std::ranges::any_of(level.extraRows, isExtra) || isInParameters(level))
            m_found.emplace_back(CAVE_TEXT("edit", "Level %1 asks for it in its own rows."),
                                 std::vector<TextArgument>{number});
    }

    bool isIn(const RecipeRow& row) const { return mentions(row.type, row.parameters, m_table, m_id); }

    bool isInParameters(const DungeonLevel& level) const
    {
        const Recipe* recipe = m_dungeon.findRecipe(level.recipe);
        return recipe && std::ranges::any_of(level.parameters, [&](const auto& own) {
                   const auto row = std::ranges::find(recipe->rows, own.first, &RecipeRow::uid);
                   return row != recipe->rows.end() && mentions(row->type, own.second, m_table, m_id);
               });
    }

    bool isIn(const Piece& piece) const
    {
        const auto stands = [&](const std::pair<const char, PieceSign>& sign) {
            return m_table == KindTable::Tile ? sign.second.tile && is(*sign.second.tile)
                                              : mentions(sign.second.thing, m_id);
        };
        if (std::ranges::any_of(piece.legend, stands))
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
        if ((rules.goal != Goal::None && goal == m_table && rules.goalKind == m_id) ||
            (rules.goal == Goal::Collect && m_table == KindTable::Item && rules.collectKind == m_id))
            m_found.emplace_back(CAVE_TEXT("edit", "The rules need it to win."));
        if (m_table == KindTable::Creature && rules.hero == m_id)
            m_found.emplace_back(CAVE_TEXT("edit", "The rules say that the hero is one."));
        if (m_table == KindTable::Item && std::ranges::find(rules.kit, m_id) != rules.kit.end())
            m_found.emplace_back(CAVE_TEXT("edit", "The hero starts with it."));
    }

    void lookAtKinds()
    {
        for (const KindTable table : kKindTables) {
            const Json::Array* rows = rowsOf(m_dungeon.content, table);
            for (std::size_t i = 0; rows && i < rows->size(); ++i) {
                const std::string& id = *rowId((*rows)[i]);
                if ((table != m_table || id != m_id) && isInRow(table, (*rows)[i]))
                    m_found.emplace_back(CAVE_TEXT("edit", "The kind \"%1\" needs it."), std::vector<TextArgument>{id});
            }
        }
    }

    bool isInRow(KindTable table, const Json& row) const
    {
        const auto says = [&](std::string_view key) {
            const Json* value = row.find(key);
            return value && mentions(*value, m_id);
        };
        switch (table) {
        case KindTable::Tile:
            return m_table == KindTable::Tile &&
                   std::ranges::any_of(kTileTurns, [&](const auto& turn) { return says(turn.first); });
        case KindTable::Creature:
            return m_table != KindTable::Tile && ((m_table == KindTable::Item && says("drops")) || says("behaviours"));
        case KindTable::Item: return m_table == KindTable::Item && says("launches");
        }
        return false;
    }

    const Dungeon& m_dungeon;
    KindTable m_table;
    std::string m_id;
    std::vector<Text> m_found;
};

// The dungeon's content with the row in it.
Json contentWith(const Dungeon& dungeon, KindTable table, const Json& row)
{
    Json content = dungeon.content;
    const Json::Array* known = rowsOf(content, table);
    Json::Array rows = known ? *known : Json::Array{};
    const std::size_t index = rowIndex(content, table, *rowId(row)).value_or(rows.size());
    rows.resize(std::max(rows.size(), index + 1));
    rows[index] = tidy(table, row);
    content.set(contentKey(table), std::move(rows));
    return content;
}

Error withinRow(Error error, const Json& content, KindTable table, std::string_view id)
{
    const std::string path = itemPath(contentKey(table), rowIndex(content, table, id).value_or(0)) + '.';
    error.where = error.where.starts_with(path) ? error.where.substr(path.size()) : std::string();
    return error;
}

} // namespace

std::string_view contentKey(KindTable table)
{
    switch (table) {
    case KindTable::Tile: return "tiles";
    case KindTable::Creature: return "creatures";
    case KindTable::Item: return "items";
    }
    return {};
}

Result<std::shared_ptr<const Catalogue>> catalogueWith(const Json& content)
{
    std::optional<Error> problem;
    auto catalogue = std::make_shared<Catalogue>(*Catalogue::builtIn());
    catalogue->read(JsonCursor(content, problem), true);
    if (problem)
        return std::unexpected(std::move(*problem));
    return catalogue;
}

bool hasOwnKind(const Dungeon& dungeon, KindTable table, std::string_view id)
{
    return rowIndex(dungeon.content, table, id).has_value();
}

bool isBuiltIn(KindTable table, std::string_view id) { return hasKind(*Catalogue::builtIn(), table, id); }

Json kindRow(const Catalogue& catalogue, KindTable table, std::string_view id)
{
    switch (table) {
    case KindTable::Tile: return rowOf(catalogue.tile(*catalogue.findTile(id)));
    case KindTable::Creature: return rowOf(catalogue.creature(*catalogue.findCreature(id)));
    case KindTable::Item: return rowOf(catalogue.item(*catalogue.findItem(id)));
    }
    return {};
}

std::string freshKindId(const Catalogue& catalogue, std::string_view name)
{
    std::string id;
    for (const char letter : name.substr(0, std::min(name.size(), kLongestId))) {
        const char low = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        const bool isLetter = low >= 'a' && low <= 'z';
        if (isLetter || (low >= '0' && low <= '9' && !id.empty()))
            id += low;
        else if (!id.empty() && id.back() != '_')
            id += '_';
    }
    while (!id.empty() && id.back() == '_')
        id.pop_back();
    if (id.empty())
        id = "kind";
    const auto isTaken = [&](std::string_view tried) {
        return std::ranges::any_of(kKindTables, [&](KindTable table) { return hasKind(catalogue, table, tried); });
    };
    std::string fresh = id;
    for (int number = 2; isTaken(fresh); ++number)
        fresh = id + '_' + std::to_string(number);
    return fresh;
}

Result<Json> copyOfKind(const Catalogue& catalogue, KindTable table, std::string_view id, const std::string& newId,
                        const std::string& name)
{
    Json row = kindRow(catalogue, table, id);
    row.set("id", newId);
    row.set("name", name);
    if (table != KindTable::Tile)
        return row;
    for (char sign = '!'; sign <= '~'; ++sign)
        if (sign != '"' && sign != '\\' && !catalogue.findTileBySign(sign)) {
            row.set("sign", std::string(1, sign));
            return row;
        }
    return failure("sign", {CAVE_TEXT("edit", "All signs stand for a tile already.")});
}

Result<void> checkKind(const Dungeon& dungeon, KindTable table, const Json& row)
{
    const Json content = contentWith(dungeon, table, row);
    if (auto catalogue = catalogueWith(content); !catalogue)
        return std::unexpected(withinRow(std::move(catalogue.error()), content, table, *rowId(row)));
    return {};
}

Result<void> putKind(Dungeon& dungeon, KindTable table, const Json& row)
{
    if (auto sound = checkKind(dungeon, table, row); !sound)
        return sound;
    return setContent(dungeon, contentWith(dungeon, table, row));
}

std::vector<Text> usesOfKind(const Dungeon& dungeon, KindTable table, std::string_view id)
{
    return Uses(dungeon, table, id).find();
}

Result<void> removeKind(Dungeon& dungeon, KindTable table, std::string_view id)
{
    const auto index = rowIndex(dungeon.content, table, id);
    assert(index);
    if (!isBuiltIn(table, id))
        if (std::vector<Text> uses = usesOfKind(dungeon, table, id); !uses.empty())
            return failure("", std::move(uses.front()));
    Json content = dungeon.content;
    Json::Array rows = *rowsOf(content, table);
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(*index));
    if (rows.empty())
        std::erase_if(*content.as<Json::Object>(),
                      [&](const auto& member) { return member.first == contentKey(table); });
    else
        content.set(contentKey(table), std::move(rows));
    return setContent(dungeon, std::move(content));
}

} // namespace cave
