// SPDX-License-Identifier: MIT
// What a catalogue knows of themes.
#include "core/content/catalogue.h"
#include "core/content/id_rows.h"
#include "core/content/theme_rows.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::size_t kMostThemes = 200;

} // namespace

const Theme* Catalogue::findTheme(std::string_view id) const
{
    const auto found = std::ranges::find(m_themes, id, &Theme::id);
    return found == m_themes.end() ? nullptr : &*found;
}

void Catalogue::readThemes(const JsonCursor& rows, bool mayReplace)
{
    readIdRows(rows, mayReplace, kMostThemes, {CAVE_TEXT("errors", "More than %1 themes are too many.")}, m_themes,
               &readTheme);
}

} // namespace cave
