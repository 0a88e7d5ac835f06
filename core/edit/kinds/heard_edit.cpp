// SPDX-License-Identifier: MIT
#include "core/edit/kinds/heard_edit.h"

#include "core/content/sounds/heard_as.h"
#include "core/content/sounds/sound_book.h"
#include "core/edit/content_edit.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/kinds/row_edit.h"

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

constexpr std::string_view kHeardEvents = "events";

} // namespace

Json::Array heardRows(const Dungeon& dungeon)
{
    const Json lists = listsOf(dungeon.content, RowTable::Sound);
    const Json::Array* rows = contentRows(lists, kHeardEvents);
    return rows ? *rows : Json::Array{};
}

// Kinds keep their numbers, so nothing else follows.
Result<void> setHeard(Dungeon& dungeon, const Json::Array& rows)
{
    Json::Array renewed;
    std::ranges::transform(rows, std::back_inserter(renewed), &newEventSound);
    Json lists = contentWithRows(listsOf(dungeon.content, RowTable::Sound), kHeardEvents, std::move(renewed));
    Json content = withLists(dungeon.content, RowTable::Sound, std::move(lists));
    auto catalogue = catalogueWith(content);
    if (!catalogue)
        return std::unexpected(withinLists(std::move(catalogue.error()), RowTable::Sound));
    dungeon.content = std::move(content);
    dungeon.catalogue = std::move(*catalogue);
    return {};
}

Json newHeardRow(const Dungeon& dungeon)
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

} // namespace cave
