// SPDX-License-Identifier: MIT
#include "core/content/look_rows.h"

#include "core/base/utf8.h"
#include "core/content/kind_fields.h"
#include "core/content/limits.h"

#include <algorithm>

namespace cave {

namespace {

bool isPrintableAscii(char c) { return c > ' ' && c < 0x7f; }

char32_t readGlyph(const JsonCursor& at)
{
    const std::string& text = at.text();
    std::size_t end = 0;
    const auto glyph = nextCharacter(text, end);
    const bool isControl = glyph && (*glyph <= ' ' || (*glyph >= 0x7f && *glyph <= 0xa0));
    if (glyph && end == text.size() && !isControl)
        return *glyph;
    at.fail({CAVE_TEXT("errors", "This must be exactly one visible character.")});
    return U'?';
}

// A picture's name becomes part of a path, so it may hold nothing that means something in one.
std::string readArt(const JsonCursor& at)
{
    const std::string& text = at.text();
    const auto isAllowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    if (text.size() > kLongestName || !std::ranges::all_of(text, isAllowed))
        at.fail({CAVE_TEXT("errors", "A picture's name holds small letters, digits and - only.")});
    return text;
}

Glow readGlow(const JsonCursor& at)
{
    at.allowOnly({"colour", "radius"});
    return {readColour(at["colour"]), static_cast<int>(at["radius"].integer(1, kLargestGlow))};
}

Look readLook(const JsonCursor& row)
{
    Look look;
    look.glyph = readGlyph(row["glyph"]);
    if (const auto glyph7 = row.find("glyph7"))
        look.glyph7 = readAsciiSign(*glyph7);
    else if (look.glyph < 0x7f)
        look.glyph7 = static_cast<char>(look.glyph);
    else
        row["glyph7"]; // fails: a glyph beyond ASCII needs its stand-in
    look.colour = readColour(row["colour"]);
    if (const auto background = row.find("background"))
        look.background = readColour(*background);
    if (const auto art = row.find("art"))
        look.art = readArt(*art);
    if (const auto light = row.find("light"))
        look.light = readGlow(*light);
    return look;
}

} // namespace

std::uint32_t readColour(const JsonCursor& at)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    const std::string& text = at.text();
    std::uint32_t value = 0;
    bool sound = text.size() == 7 && text.front() == '#';
    for (std::size_t i = 1; sound && i < text.size(); ++i) {
        const std::size_t digit = kDigits.find(text[i]);
        sound = digit != std::string_view::npos;
        value = value << 4 | static_cast<std::uint32_t>(digit & 15);
    }
    if (!sound)
        at.fail({CAVE_TEXT("errors", "This must be a colour such as \"#f0b35a\", in small letters.")});
    return value;
}

std::string colourText(std::uint32_t colour) { return '#' + hexOf(colour).substr(12); }

std::string readLine(const JsonCursor& at, std::size_t longest)
{
    const std::string& text = at.text();
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }))
        at.fail({CAVE_TEXT("errors", "This must be one line of plain text.")});
    if (text.size() > longest)
        at.fail({CAVE_TEXT("errors", "This is longer than %1 bytes."), {static_cast<std::int64_t>(longest)}});
    return text;
}

char readAsciiSign(const JsonCursor& at)
{
    const std::string& text = at.text();
    if (text.size() == 1 && isPrintableAscii(text.front()))
        return text.front();
    at.fail({CAVE_TEXT("errors", "This must be one printable ASCII character.")});
    return '?';
}

void readHead(const JsonCursor& row, KindHead<std::string, Look> kind)
{
    kind.id = row["id"].id();
    const JsonCursor name = row["name"];
    kind.name = readLine(name, kLongestName);
    if (kind.name.empty())
        name.fail({CAVE_TEXT("errors", "A kind needs a name.")});
    kind.article = "a";
    if (const auto article = row.find("article")) {
        kind.article = article->text();
        if (std::ranges::find(kArticles, kind.article) == kArticles.end())
            article->fail({CAVE_TEXT("errors", "This must be \"a\", \"an\" or empty.")});
    }
    if (const auto description = row.find("description"))
        kind.description = readLine(*description, kLongestDescription);
    kind.look = readLook(row);
}

Json startRow(KindHead<const std::string, const Look> kind)
{
    Json row;
    row.set("id", kind.id);
    row.set("name", kind.name);
    row.set("article", kind.article);
    row.set("description", kind.description);
    row.set("glyph", utf8Of(kind.look.glyph));
    row.set("glyph7", std::string(1, kind.look.glyph7));
    row.set("colour", colourText(kind.look.colour));
    row.set("background", colourText(kind.look.background));
    row.set("art", kind.look.art);
    if (const auto& light = kind.look.light)
        row.set("light", Json::Object{{"colour", colourText(light->colour)}, {"radius", light->radius}});
    return row;
}

} // namespace cave
