// SPDX-License-Identifier: MIT
// What a catalogue knows of themes.
#include "core/content/catalogue.h"
#include "core/content/theme_rows.h"

#include <algorithm>
#include <set>

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
    std::set<std::string> ids;
    for (const JsonCursor& row : rows.items()) {
        Theme theme = readTheme(row);
        if (row.failed())
            return;
        const auto known = std::ranges::find(m_themes, theme.id, &Theme::id);
        if (!ids.insert(theme.id).second || (known != m_themes.end() && !mayReplace))
            return row["id"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {theme.id}});
        if (known != m_themes.end())
            *known = std::move(theme);
        else
            m_themes.push_back(std::move(theme));
        if (m_themes.size() > kMostThemes)
            return row.fail(
                {CAVE_TEXT("errors", "More than %1 themes are too many."), {static_cast<std::int64_t>(kMostThemes)}});
    }
}

} // namespace cave
