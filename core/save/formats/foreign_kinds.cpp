// SPDX-License-Identifier: MIT
#include "core/save/formats/foreign_kinds.h"

#include "core/content/catalogue.h"
#include "core/json/json_cursor.h"
#include "core/save/checks.h"
#include "core/world/rules.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::string_view kEmptyGround = "rock";
constexpr int kKindsVersion = 1;

KindMap::Kinds kindsIn(const JsonCursor& top, std::string_view key)
{
    KindMap::Kinds kinds;
    if (const auto named = top.find(key))
        for (const auto& [name, kind] : named->members())
            kinds[name] = kind.text().empty() ? "" : kind.id();
    return kinds;
}

// Names are distinct already, so nothing is looked up: there may be many.
Json jsonOf(const KindMap::Kinds& kinds)
{
    Json::Object members;
    members.reserve(kinds.size());
    for (const auto& [name, kind] : kinds)
        members.emplace_back(name, kind);
    return members;
}

// "StoneWall 2" is {"stone", "wall", "2"}. Letters beyond ASCII part words: no id has them.
std::vector<std::string> wordsOf(std::string_view name)
{
    const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isLarge = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    std::vector<std::string> words;
    char before = ' ';
    for (const char c : name) {
        const bool isWord = isSmall(c) || isLarge(c) || isDigit(c);
        const bool begins = !isSmall(before) && !isLarge(before) && !isDigit(before);
        if (isWord && (begins || (isLarge(c) && isSmall(before)) || isDigit(c) != isDigit(before)))
            words.emplace_back();
        if (isWord)
            words.back() += isLarge(c) ? static_cast<char>(c - 'A' + 'a') : c;
        before = c;
    }
    return words;
}

// Whether all words of the id stand in the name, one after the other. In the plural they count as well.
bool holds(const std::vector<std::string>& name, const std::string& id)
{
    const std::vector<std::string> wanted = wordsOf(id);
    const auto same = [](const std::string& in, const std::string& word) { return in == word || in == word + "s"; };
    return !std::ranges::search(name, wanted, same).empty();
}

// Whether something of such a sort can be this here.
bool mayBe(ForeignKind::Of of, const std::string& kind, const Catalogue& catalogue)
{
    switch (of) {
    case ForeignKind::Of::Cell: return kind.empty() || catalogue.findTile(kind) || isThing(kind, catalogue);
    case ForeignKind::Of::Thing: return kind.empty() || kind == kStartKind || isThing(kind, catalogue);
    case ForeignKind::Of::EmptyCell: break;
    }
    return catalogue.findTile(kind).has_value();
}

// The longest such id: "deep_water" rather than "water".
template <typename Kinds>
void findLongest(const std::vector<std::string>& name, const Kinds& kinds, std::string& found)
{
    for (const auto& kind : kinds)
        if (kind.id.size() > found.size() && holds(name, kind.id))
            found = kind.id;
}

} // namespace

Result<KindMap> readKindMap(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    top.allowOnlyInFile({"format", "version", "cells", "things", "empty"});
    checkFormat(top, kKindsFormat, kKindsVersion);
    KindMap kinds{kindsIn(top, "cells"), kindsIn(top, "things"), {}, top.schema()};
    if (const auto empty = top.find("empty"))
        kinds.empty = empty->id();
    if (problem)
        return std::unexpected(std::move(*problem));
    return kinds;
}

std::string writeKindMap(const KindMap& kinds)
{
    Json json;
    if (!kinds.schema.empty())
        json.set(kSchemaMember, kinds.schema);
    json.set("format", kKindsFormat);
    json.set("version", kKindsVersion);
    if (!kinds.empty.empty())
        json.set("empty", kinds.empty);
    json.set("cells", jsonOf(kinds.cells));
    json.set("things", jsonOf(kinds.things));
    return json.compact() + "\n";
}

std::filesystem::path kindMapFileOf(const std::filesystem::path& map)
{
    std::filesystem::path file = map;
    return file += kKindsSuffix;
}

const std::string* saidKind(const KindMap& kinds, ForeignKind::Of of, const std::string& name,
                            const Catalogue& catalogue)
{
    const std::string* said = &kinds.empty;
    if (of != ForeignKind::Of::EmptyCell) {
        const KindMap::Kinds& named = of == ForeignKind::Of::Cell ? kinds.cells : kinds.things;
        const auto entry = named.find(name);
        said = entry == named.end() ? nullptr : &entry->second;
    }
    return said && mayBe(of, *said, catalogue) ? said : nullptr;
}

bool isThing(const std::string& id, const Catalogue& catalogue)
{
    return id != Rules().hero && (catalogue.findCreature(id) || catalogue.findItem(id));
}

std::string likelyKind(const ForeignKind& kind, const Catalogue& catalogue)
{
    if (kind.of == ForeignKind::Of::EmptyCell)
        return std::string(kEmptyGround);
    const std::vector<std::string> name = wordsOf(kind.name);
    std::string found;
    if (kind.of == ForeignKind::Of::Cell)
        findLongest(name, catalogue.tiles(), found);
    if (found.empty()) {
        findLongest(name, catalogue.creatures(), found);
        findLongest(name, catalogue.items(), found);
    }
    const auto isStart = [](const std::string& word) { return word == "start" || word == "player" || word == "spawn"; };
    if (found.empty() && kind.of == ForeignKind::Of::Thing && std::ranges::any_of(name, isStart))
        found = kStartKind;
    if (found == Rules().hero) // whom nobody places
        return kind.of == ForeignKind::Of::Thing ? std::string(kStartKind) : std::string();
    return found;
}

} // namespace cave
