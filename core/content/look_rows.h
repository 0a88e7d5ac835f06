// SPDX-License-Identifier: MIT
/// @file
/// What the rows of all tables of content begin with: an id, words and a look.
#pragma once

#include "core/content/kinds.h"
#include "core/json/json_cursor.h"

namespace cave {

/// These members of a kind, whichever table it is of.
template <typename String, typename Looks>
struct KindHead {
    String& id;
    String& name;
    String& article;
    String& description;
    Looks& look;
};

template <typename Kind>
KindHead<std::string, Look> headOf(Kind& kind)
{
    return {kind.id, kind.name, kind.article, kind.description, kind.look};
}
template <typename Kind>
KindHead<const std::string, const Look> headOf(const Kind& kind)
{
    return {kind.id, kind.name, kind.article, kind.description, kind.look};
}

/// What is missing or no name, glyph, colour or picture fails at its path.
void readHead(const JsonCursor& row, KindHead<std::string, Look> kind);
Json startRow(KindHead<const std::string, const Look> kind); ///< reading it gives an equal head

/// Text for people on one line, of so many bytes at most.
std::string readLine(const JsonCursor& at, std::size_t longest);
char readAsciiSign(const JsonCursor& at); ///< one printable ASCII character
std::uint32_t readColour(const JsonCursor& at); ///< 0xRRGGBB, from "#f0b35a"
std::string colourText(std::uint32_t colour);

} // namespace cave
