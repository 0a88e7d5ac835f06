// SPDX-License-Identifier: MIT
#include "core/edit/kinds/heard_edit.h"

#include "core/base/enum_count.h"
#include "core/content/sounds/heard_as.h"
#include "core/content/sounds/sound_book.h"
#include "core/edit/content_edit.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/row_edit.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace cave {

namespace {

Json newEventRow(const Dungeon& dungeon)
{
    const SoundBook& book = *dungeon.catalogue->sounds();
    const auto isSaid = [&](std::string_view event) {
        return std::ranges::any_of(book.own().events,
                                   [&](const EventSound& row) { return row.event == event && row.of.empty(); });
    };
    const auto words = heardWords();
    const auto found = std::ranges::find_if_not(words, isSaid);
    const std::string event(found == words.end() ? words.front() : *found);
    const EventSound* usual = book.soundOf(event, {});
    return rowOf(EventSound{event, {}, usual ? usual->sound : book.sounds().front().id});
}

// Some ground of the game's own rows is known with a library only.
Json newAmbienceRow(const Dungeon& dungeon)
{
    const SoundBook& book = *dungeon.catalogue->sounds();
    std::vector<std::string> loops;
    for (const std::span<const SoundRow> sounds : {std::span(book.own().sounds), book.sounds()})
        for (const SoundRow& sound : sounds)
            if (sound.loops)
                loops.push_back(sound.id);
    const auto isSaid = [&](const std::string& sound) {
        return std::ranges::find(book.own().ambience, sound, &AmbientSound::sound) != book.own().ambience.end();
    };
    const auto found = std::ranges::find_if_not(loops, isSaid);
    AmbientSound row;
    row.sound = found == loops.end() ? loops.front() : *found;
    const auto usual = std::ranges::find(book.ambience(), row.sound, &AmbientSound::sound);
    if (usual != book.ambience().end())
        row = *usual;
    std::erase_if(row.tiles, [&](const std::string& tile) { return !dungeon.catalogue->findTile(tile); });
    return rowOf(row);
}

// The game has music for levels that wear anything.
Json newScoreRow(const Dungeon& dungeon)
{
    const SoundBook& book = *dungeon.catalogue->sounds();
    std::vector<std::string> themes;
    themes.reserve(dungeon.levels.size() + 1 + dungeon.catalogue->themes().size());
    for (const DungeonLevel& level : dungeon.levels)
        themes.push_back(level.theme);
    themes.emplace_back();
    for (const Theme& theme : dungeon.catalogue->themes())
        themes.push_back(theme.id);
    const auto isSaid = [&](const std::string& theme) {
        return std::ranges::find(book.own().scores, theme, &ScoreRow::theme) != book.own().scores.end();
    };
    const auto found = std::ranges::find_if_not(themes, isSaid);
    const std::string& theme = found == themes.end() ? themes.front() : *found;
    ScoreRow row = *book.scoreOf(theme);
    row.theme = theme;
    return rowOf(row);
}

struct ListRow {
    std::string_view key; // in a file
    std::span<const KindField> (*fields)();
    Json (*renewed)(const Json& row);
    Json (*fresh)(const Dungeon& dungeon);
};

const ListRow& listRow(HeardList list)
{
    static constexpr std::array kLists{
        ListRow{"events", &eventSoundFields, &newEventSound, &newEventRow},
        ListRow{"ambience", &ambienceFields, &newAmbience, &newAmbienceRow},
        ListRow{"scores", &scoreFields, &newScore, &newScoreRow},
    };
    static_assert(kLists.size() == enumCount<HeardList>());
    return kLists[static_cast<std::size_t>(list)];
}

} // namespace

std::string_view heardKey(HeardList list) { return listRow(list).key; }

std::span<const KindField> heardFields(HeardList list) { return listRow(list).fields(); }

Json renewedHeard(HeardList list, const Json& row) { return listRow(list).renewed(row); }

Json newHeardRow(const Dungeon& dungeon, HeardList list) { return listRow(list).fresh(dungeon); }

Json::Array heardRows(const Dungeon& dungeon, HeardList list)
{
    const Json lists = listsOf(dungeon.content, RowTable::Sound);
    const Json::Array* rows = contentRows(lists, heardKey(list));
    return rows ? *rows : Json::Array{};
}

Json contentWithHeard(Json content, HeardList list, Json::Array rows)
{
    Json lists = contentWithRows(listsOf(content, RowTable::Sound), heardKey(list), std::move(rows));
    return withLists(std::move(content), RowTable::Sound, std::move(lists));
}

// Kinds keep their numbers, so nothing else follows.
Result<void> setHeard(Dungeon& dungeon, HeardList list, const Json::Array& rows)
{
    Json::Array renewed;
    std::ranges::transform(rows, std::back_inserter(renewed), listRow(list).renewed);
    Json content = contentWithHeard(dungeon.content, list, std::move(renewed));
    auto catalogue = catalogueWith(content);
    if (!catalogue)
        return std::unexpected(withinLists(std::move(catalogue.error()), RowTable::Sound));
    dungeon.content = std::move(content);
    dungeon.catalogue = std::move(*catalogue);
    return {};
}

} // namespace cave
