// SPDX-License-Identifier: MIT
// What a catalogue knows of sounds.
#include "core/content/catalogue.h"
#include "core/content/effect_rows.h"
#include "core/content/sounds/heard_as.h"

#include <algorithm>

namespace cave {

namespace {

bool isHeardOf(const Catalogue& catalogue, std::string_view what)
{
    return catalogue.findTile(what) || catalogue.findCreature(what) || what == kCountedThing || what == kWieldedThing ||
           std::ranges::count(usedByWords(), what) > 0 || std::ranges::count(kHeardSides, what) > 0;
}

} // namespace

void Catalogue::readSounds(const JsonCursor& rows)
{
    auto book = std::make_shared<SoundBook>(*m_sounds);
    book->add(rows);
    m_sounds = std::move(book);
}

// What is named must be there, or it would never be heard.
void Catalogue::checkSounds(const JsonCursor& content) const
{
    const auto sounds = content.find("sounds");
    if (!sounds)
        return;
    if (const auto events = sounds->find("events"))
        for (const JsonCursor& row : events->items())
            if (const auto of = row.find("of"); of && !isHeardOf(*this, of->text()))
                of->fail({CAVE_TEXT("errors", "No tile, creature, use or side is called \"%1\"."), {of->text()}});
    if (const auto ambience = sounds->find("ambience"))
        for (const JsonCursor& row : ambience->items())
            if (const auto tiles = row.find("tiles"))
                for (const JsonCursor& tile : tiles->items())
                    if (!findTile(tile.text()))
                        tile.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {tile.text()}});
    if (const auto scores = sounds->find("scores"))
        for (const JsonCursor& row : scores->items())
            if (const auto theme = row.find("theme"); theme && !findTheme(theme->text()))
                theme->fail({CAVE_TEXT("errors", "No theme is called \"%1\"."), {theme->text()}});
}

} // namespace cave
