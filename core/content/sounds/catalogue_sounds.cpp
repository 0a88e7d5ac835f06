// SPDX-License-Identifier: MIT
// What a catalogue knows of sounds.
#include "core/content/catalogue.h"

namespace cave {

void Catalogue::readSounds(const JsonCursor& rows)
{
    auto book = std::make_shared<SoundBook>(*m_sounds);
    book->add(rows);
    m_sounds = std::move(book);
}

// Where something goes on and what a level wears must be there; what an event is about may be many things.
void Catalogue::checkSounds(const JsonCursor& content) const
{
    const auto sounds = content.find("sounds");
    if (!sounds)
        return;
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
