// SPDX-License-Identifier: MIT
#include "core/edit/kinds/row_edit.h"

#include "core/content/hordes/horde_rows.h"
#include "core/content/runes/rune_rows.h"
#include "core/content/sounds/sound_book.h"
#include "core/edit/content_edit.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/row_needs.h"

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

constexpr std::string_view kSounds = "sounds";

// The dungeon with other rows: kinds keep their numbers, so nothing else follows.
Result<Dungeon> withContent(const Dungeon& dungeon, Json content)
{
    auto catalogue = catalogueWith(content);
    if (!catalogue)
        return std::unexpected(std::move(catalogue.error()));
    Dungeon changed = dungeon;
    changed.content = std::move(content);
    changed.catalogue = std::move(*catalogue);
    return changed;
}

std::vector<Text> lostBy(const Dungeon& before, const Dungeon& after, RowTable table)
{
    std::vector<Text> lost = lostNeeds(before, *after.catalogue);
    if (table == RowTable::Horde)
        std::ranges::move(stoppedRecipes(before, after), std::back_inserter(lost));
    return lost;
}

Result<Dungeon> withRow(const Dungeon& dungeon, RowTable table, const Json& row)
{
    const Json lists = contentWithRow(listsOf(dungeon.content, table), contentKey(table), renewedRow(table, row));
    auto changed = withContent(dungeon, withLists(dungeon.content, table, lists));
    if (!changed)
        return std::unexpected(
            withinRow(withinLists(std::move(changed.error()), table), lists, contentKey(table), *rowId(row)));
    if (std::vector<Text> lost = lostBy(dungeon, *changed, table); !lost.empty())
        return failure("", std::move(lost.front()));
    return changed;
}

Result<Dungeon> withoutRow(const Dungeon& dungeon, RowTable table, std::string_view id)
{
    Json lists = contentWithoutRow(listsOf(dungeon.content, table), contentKey(table), id);
    return withContent(dungeon, withLists(dungeon.content, table, std::move(lists)));
}

// Which of the dungeon's own rows name the sound, a sentence for each list.
std::vector<Text> namersOf(const SoundRows& own, std::string_view id)
{
    std::vector<Text> namers;
    const auto look = [&](const auto& rows, auto sound, std::string_view sentence) {
        if (std::ranges::find(rows, id, sound) != rows.end())
            namers.push_back({"edit", sentence});
    };
    look(own.events, &EventSound::sound, CAVE_LABEL("edit", "It is heard when something happens."));
    look(own.ambience, &AmbientSound::sound, CAVE_LABEL("edit", "It goes on near some ground."));
    look(own.scores, &ScoreRow::sound, CAVE_LABEL("edit", "It plays the music of a theme."));
    return namers;
}

// What would be left of a row that is taken out, a sentence each.
std::vector<Text> usesOf(const Dungeon& dungeon, RowTable table, std::string_view id, const Result<Dungeon>& without)
{
    if (without)
        return lostBy(dungeon, *without, table);
    std::vector<Text> uses =
        table == RowTable::Sound ? namersOf(dungeon.catalogue->sounds()->own(), id) : std::vector<Text>{};
    return uses.empty() ? std::vector<Text>{without.error().what} : uses;
}

// In all lists that stand beside the sounds.
void renameHeard(Json& lists, std::string_view id, std::string_view newId)
{
    for (auto& [key, rows] : *lists.as<Json::Object>())
        for (Json& row : *rows.as<Json::Array>())
            if (const Json* sound = row.find("sound"); sound && *sound == Json(id))
                row.set("sound", newId);
}

// What stands for the voices of all creatures is no sound.
bool isTakenId(const Catalogue& catalogue, RowTable table, std::string_view id)
{
    return hasRow(catalogue, table, id) || (table == RowTable::Sound && id == kVoiceSound);
}

const Horde& hordeOf(const Catalogue& catalogue, std::string_view id)
{
    return *std::ranges::find(catalogue.hordes(), id, &Horde::id);
}

void renameBorne(Dungeon& dungeon, std::string_view id, std::string_view newId)
{
    const auto rename = [&](Placement& thing) {
        if (thing.rune == id)
            thing.rune = newId;
    };
    for (DungeonLevel& level : dungeon.levels) {
        std::ranges::for_each(level.things, rename);
        std::ranges::for_each(level.thingEdits, rename, &ThingEdit::thing);
    }
    for (Piece& piece : dungeon.pieces)
        for (auto& [letter, sign] : piece.legend)
            if (sign.rune == id)
                sign.rune = newId;
}

} // namespace

std::string_view contentKey(RowTable table)
{
    switch (table) {
    case RowTable::Horde: return "hordes";
    case RowTable::Rune: return "runes";
    case RowTable::Sound: return kSounds;
    }
    return {};
}

Json listsOf(const Json& content, RowTable table)
{
    if (table != RowTable::Sound)
        return content;
    const Json* sounds = content.find(kSounds);
    return sounds ? *sounds : Json(Json::Object{});
}

Json withLists(Json content, RowTable table, Json lists)
{
    if (table != RowTable::Sound)
        return lists;
    if (lists.as<Json::Object>()->empty())
        std::erase_if(*content.as<Json::Object>(), [](const Json::Member& member) { return member.first == kSounds; });
    else
        content.set(kSounds, std::move(lists));
    return content;
}

Error withinLists(Error error, RowTable table)
{
    const std::string above = std::string(kSounds) + '.';
    if (table == RowTable::Sound && error.where.starts_with(above))
        error.where.erase(0, above.size());
    return error;
}

std::vector<std::string> rowIds(const Catalogue& catalogue, RowTable table)
{
    std::vector<std::string> ids;
    const auto add = [&](const auto& rows) {
        for (const auto& row : rows)
            ids.push_back(row.id);
    };
    switch (table) {
    case RowTable::Horde: add(catalogue.hordes()); break;
    case RowTable::Rune: add(catalogue.runes()); break;
    case RowTable::Sound: add(catalogue.sounds()->sounds()); break;
    }
    return ids;
}

bool hasRow(const Catalogue& catalogue, RowTable table, std::string_view id)
{
    switch (table) {
    case RowTable::Horde: return std::ranges::find(catalogue.hordes(), id, &Horde::id) != catalogue.hordes().end();
    case RowTable::Rune: return catalogue.findRune(id).has_value();
    case RowTable::Sound: {
        const auto sounds = catalogue.sounds()->sounds();
        return std::ranges::find(sounds, id, &SoundRow::id) != sounds.end();
    }
    }
    return false;
}

bool hasOwnRow(const Dungeon& dungeon, RowTable table, std::string_view id)
{
    return contentRow(listsOf(dungeon.content, table), contentKey(table), id).has_value();
}

Json rowIn(const Catalogue& catalogue, RowTable table, std::string_view id)
{
    switch (table) {
    case RowTable::Horde: return rowOf(hordeOf(catalogue, id));
    case RowTable::Rune: return rowOf(catalogue.rune(*catalogue.findRune(id)));
    case RowTable::Sound: return rowOf(catalogue.sounds()->sound(id));
    }
    return {};
}

std::vector<KindField> fieldsOfRow(RowTable table, const Json& row)
{
    switch (table) {
    case RowTable::Horde: return {hordeFields().begin(), hordeFields().end()};
    case RowTable::Rune: return runeFields(row);
    case RowTable::Sound: return {soundFields().begin(), soundFields().end()};
    }
    return {};
}

Json renewedRow(RowTable table, const Json& row)
{
    switch (table) {
    case RowTable::Horde: return newHorde(row);
    case RowTable::Rune: return newRune(row);
    case RowTable::Sound: return newSound(row);
    }
    return {};
}

std::string freshRowId(const Catalogue& catalogue, RowTable table, std::string_view name)
{
    return freshId(name, [&](std::string_view tried) { return isTakenId(catalogue, table, tried); });
}

std::string anyCreature(const Dungeon& dungeon)
{
    const auto creatures = dungeon.catalogue->creatures();
    const auto found =
        std::ranges::find_if(creatures, [&](const CreatureKind& kind) { return kind.id != dungeon.rules.hero; });
    return found == creatures.end() ? dungeon.rules.hero : found->id;
}

Json newRow(const Dungeon& dungeon, RowTable table, const std::string& id, const std::string& name)
{
    switch (table) {
    case RowTable::Horde: return Json::Object{{"id", id}, {"lead", anyCreature(dungeon)}};
    case RowTable::Rune:
        return Json::Object{{"id", id}, {"name", name}, {"on", "weapon"}, {"when", "hit"}, {"drinks", 10}};
    case RowTable::Sound: return Json::Object{{"id", id}, {"name", name}};
    }
    return {};
}

Json copyOfRow(const Catalogue& catalogue, RowTable table, std::string_view id, const std::string& newId,
               const std::string& name)
{
    Json row = rowIn(catalogue, table, id);
    row.set("id", newId);
    if (table != RowTable::Horde)
        row.set("name", name);
    return row;
}

Result<void> checkRow(const Dungeon& dungeon, RowTable table, const Json& row)
{
    if (const auto changed = withRow(dungeon, table, row); !changed)
        return std::unexpected(changed.error());
    return {};
}

Result<void> putRow(Dungeon& dungeon, RowTable table, const Json& row)
{
    auto changed = withRow(dungeon, table, row);
    if (!changed)
        return std::unexpected(std::move(changed.error()));
    dungeon = std::move(*changed);
    return {};
}

std::vector<Text> usesOfRow(const Dungeon& dungeon, RowTable table, std::string_view id)
{
    return usesOf(dungeon, table, id, withoutRow(dungeon, table, id));
}

Result<void> removeRow(Dungeon& dungeon, RowTable table, std::string_view id)
{
    if (!hasOwnRow(dungeon, table, id))
        return notThere();
    auto changed = withoutRow(dungeon, table, id);
    if (std::vector<Text> uses = usesOf(dungeon, table, id, changed); !uses.empty())
        return failure("", std::move(uses.front()));
    dungeon = std::move(*changed);
    return {};
}

Result<void> checkNewRowId(const Dungeon& dungeon, RowTable table, std::string_view id, std::string_view newId)
{
    if (hasRow(*usualKinds(dungeon), table, id))
        return failure("id", table == RowTable::Sound ? Text{CAVE_TEXT("edit", "Built-in sounds keep their ids.")}
                                                      : Text{CAVE_TEXT("edit", "What a library brings keeps its id.")});
    if (auto sound = checkIsId(newId); !sound)
        return sound;
    if (newId != id && isTakenId(*dungeon.catalogue, table, newId))
        return failure("id", {CAVE_TEXT("edit", "Another one is called \"%1\" already."), {std::string(newId)}});
    return {};
}

Result<void> renameRow(Dungeon& dungeon, RowTable table, std::string_view id, std::string_view newId)
{
    if (!hasOwnRow(dungeon, table, id))
        return notThere();
    if (auto sound = checkNewRowId(dungeon, table, id, newId); !sound)
        return sound;
    Json lists = listsOf(dungeon.content, table);
    Json::Array rows = *contentRows(lists, contentKey(table));
    rows[*contentRow(lists, contentKey(table), id)].set("id", newId);
    lists = contentWithRows(std::move(lists), contentKey(table), std::move(rows));
    if (table == RowTable::Sound)
        renameHeard(lists, id, newId);
    auto renamed = withContent(dungeon, withLists(dungeon.content, table, std::move(lists)));
    if (!renamed)
        return std::unexpected(std::move(renamed.error()));
    if (table == RowTable::Rune)
        renameBorne(*renamed, id, newId);
    dungeon = std::move(*renamed);
    return {};
}

} // namespace cave
