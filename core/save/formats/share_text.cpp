// SPDX-License-Identifier: MIT
#include "core/save/formats/share_text.h"

#include "core/base/hash.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/base64url.h"
#include "core/save/formats/built_in_game.h"
#include "core/save/formats/design_json.h"
#include "core/save/formats/packed_text.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace cave {

namespace {

constexpr unsigned kCheckBits = 36;
constexpr std::size_t kCheckLetters = 6;
constexpr std::size_t kWord = 8; // bytes of a number, lowest first
constexpr std::string_view kEnd = ".";

enum class Form : char { Game = 1, Changes = 2, Whole = 3 };

std::unexpected<Error> damaged()
{
    return failure({}, {CAVE_TEXT("errors", "This share string is damaged: a letter is missing or another one.")});
}

std::unexpected<Error> tooLong(std::size_t letters)
{
    return failure({}, {CAVE_TEXT("errors", "The share string would be %1 letters long, more than the %2 that can "
                                            "be sent. Save a file instead."),
                        {static_cast<std::int64_t>(letters), static_cast<std::int64_t>(kLongestShared)}});
}

// Six letters of the hash's low bits, the highest first.
std::string checkOf(std::string_view payload)
{
    std::string bytes;
    const std::uint64_t low = hashOf("share", payload) << (64 - kCheckBits);
    for (std::size_t i = 0; i < kCheckLetters; ++i)
        bytes += static_cast<char>(low >> (56 - 8 * i) & 0xffU);
    return toBase64Url(bytes).substr(0, kCheckLetters);
}

void addWord(std::string& bytes, std::uint64_t word)
{
    for (std::size_t i = 0; i < kWord; ++i)
        bytes += static_cast<char>(word >> (8 * i) & 0xffU);
}

void addName(std::string& bytes, std::string_view name)
{
    bytes += static_cast<char>(name.size());
    bytes += name;
}

// What is left of a payload; nothing is given where it ends too early.
class Payload {
public:
    explicit Payload(std::string_view bytes) : m_bytes(bytes) {}

    std::optional<std::uint64_t> word()
    {
        if (m_bytes.size() < kWord)
            return std::nullopt;
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < kWord; ++i)
            word |= std::uint64_t{static_cast<std::uint8_t>(m_bytes[i])} << (8 * i);
        m_bytes.remove_prefix(kWord);
        return word;
    }
    std::optional<std::string> name()
    {
        const std::size_t size = m_bytes.empty() ? 0 : static_cast<std::uint8_t>(m_bytes[0]);
        if (m_bytes.size() <= size)
            return std::nullopt;
        std::string name(m_bytes.substr(1, size));
        m_bytes.remove_prefix(1 + size);
        return name;
    }
    std::string_view rest() const { return m_bytes; }

private:
    std::string_view m_bytes;
};

// A built-in dungeon, as it is now.
Result<DungeonFile> baseOf(const std::string& name)
{
    if (!isBuiltInDungeon(name))
        return failure({}, {CAVE_TEXT("errors", "No dungeon of this program is called \"%1\"."), {name}});
    return builtInDungeon(name);
}

std::uint64_t wholeHashOf(const Dungeon& dungeon) { return hashOf("share whole", dungeonJson(dungeon).compact()); }

std::string wholePayload(const Dungeon& dungeon, const Json& sparse)
{
    std::string payload(1, static_cast<char>(Form::Whole));
    addWord(payload, wholeHashOf(dungeon));
    return payload + packText(sparse.compact());
}

std::string changesPayload(const Dungeon& dungeon, const Json& sparse, const std::string& name)
{
    const Dungeon base = builtInDungeon(name)->dungeon;
    std::string payload(1, static_cast<char>(Form::Changes));
    addName(payload, name);
    addWord(payload, designHash(base));
    addWord(payload, wholeHashOf(dungeon));
    return payload + packText(changesFrom(designOf(base), sparse).compact());
}

// The built-in dungeons that share most of its levels' uids, if any does: what it may have been made from.
std::vector<std::string> likelyBases(const Dungeon& dungeon)
{
    std::vector<std::string> best;
    std::ptrdiff_t most = 1;
    for (const std::string& name : builtInDungeons()) {
        const Dungeon base = builtInDungeon(name)->dungeon;
        const auto shared = std::ranges::count_if(dungeon.levels, [&](const DungeonLevel& level) {
            return std::ranges::find(base.levels, level.uid, &DungeonLevel::uid) != base.levels.end();
        });
        if (shared > most)
            best.clear();
        most = std::max(most, shared);
        if (shared == most)
            best.push_back(name);
    }
    return best;
}

Result<SharedDungeon> readGame(Payload payload)
{
    const auto name = payload.name();
    const auto hash = name ? payload.word() : std::nullopt;
    const auto seed = hash ? payload.word() : std::nullopt;
    const auto origin = seed ? payload.name() : std::nullopt;
    if (!origin || !payload.rest().empty())
        return damaged();
    auto base = baseOf(*name);
    if (!base)
        return std::unexpected(base.error());
    SharedDungeon shared{.dungeon = std::move(base->dungeon), .game = SharedGame{*seed, *origin}, .builtIn = *name};
    shared.isOtherwise = designHash(shared.dungeon) != *hash;
    const auto& origins = shared.dungeon.rules.origins;
    if (!origin->empty() && std::ranges::find(origins, *origin, &Origin::id) == origins.end())
        return failure({}, {CAVE_TEXT("errors", "Nobody comes from \"%1\" here."), {*origin}});
    return shared;
}

Result<SharedDungeon> dungeonOf(const Json& sparse, std::uint64_t hash, const Progress& progress)
{
    auto dungeon = madeWhole(sparse, progress);
    if (!dungeon)
        return std::unexpected(dungeon.error());
    SharedDungeon shared{.dungeon = std::move(*dungeon), .game = {}, .builtIn = {}};
    shared.isOtherwise = wholeHashOf(shared.dungeon) != hash;
    return shared;
}

Result<Json> unpackJson(std::string_view packed)
{
    auto text = unpackText(packed);
    if (!text)
        return std::unexpected(text.error());
    return parseJson(*text);
}

Result<SharedDungeon> readChanges(Payload payload, const Progress& progress)
{
    const auto name = payload.name();
    const auto hash = name ? payload.word() : std::nullopt;
    const auto whole = hash ? payload.word() : std::nullopt;
    if (!whole)
        return damaged();
    const auto base = baseOf(*name);
    if (!base)
        return std::unexpected(base.error());
    const auto changes = unpackJson(payload.rest());
    if (!changes)
        return std::unexpected(changes.error());
    const auto sparse = changed(designOf(base->dungeon), *changes);
    return sparse ? dungeonOf(*sparse, *whole, progress) : std::unexpected(sparse.error());
}

Result<SharedDungeon> readWhole(Payload payload, const Progress& progress)
{
    const auto whole = payload.word();
    if (!whole)
        return damaged();
    const auto sparse = unpackJson(payload.rest());
    return sparse ? dungeonOf(*sparse, *whole, progress) : std::unexpected(sparse.error());
}

constexpr std::string_view kPadding = " \t\r\n<>";

// Chats break lines and set addresses between < and >.
std::string withoutSpace(std::string_view text)
{
    std::string letters;
    std::ranges::copy_if(text, std::back_inserter(letters),
                         [&](char letter) { return kPadding.find(letter) == std::string_view::npos; });
    return letters;
}

// Recipes in another order, for one, are no change that form 2 can tell.
bool givesBack(std::string_view text, const Progress& progress)
{
    const auto shared = readShareText(text, progress);
    return shared && !shared->isOtherwise;
}

} // namespace

std::string sharePayload(const std::string& payload)
{
    return std::string(kShareStart) + toBase64Url(payload) + std::string(kEnd) + checkOf(payload);
}

Result<std::string> shareText(const Dungeon& dungeon, const Progress& progress)
{
    const auto sparse = sparseDesignOf(dungeon, partOf(progress, 0, 2));
    if (!sparse)
        return std::unexpected(sparse.error());
    std::string text = sharePayload(wholePayload(dungeon, *sparse));
    const std::vector<std::string> bases = likelyBases(dungeon);
    const int parts = 2 * std::max(1, static_cast<int>(bases.size())); // the latter half is what each base takes
    int part = parts / 2;
    for (const std::string& base : bases) {
        if (progress && !progress(part, parts))
            return stopped();
        if (std::string changes = sharePayload(changesPayload(dungeon, *sparse, base));
            changes.size() < text.size() && givesBack(changes, partOf(progress, part, parts)))
            text = std::move(changes);
        ++part;
    }
    if (progress && !progress(1, 1)) // in the middle of the last one as well
        return stopped();
    if (text.size() > kLongestShared)
        return tooLong(text.size());
    return text;
}

bool isTooLongToShare(const Error& error) { return error.what.source == tooLong(0).error().what.source; }

std::string shareText(std::string_view builtIn, const SharedGame& game)
{
    std::string payload(1, static_cast<char>(Form::Game));
    addName(payload, builtIn);
    addWord(payload, designHash(builtInDungeon(builtIn)->dungeon));
    addWord(payload, game.seed);
    addName(payload, game.origin);
    return sharePayload(payload);
}

Result<std::string> shareTextOfGame(const Dungeon& played, const std::string& origin, const Progress& progress)
{
    if (progress && !progress(0, 2)) // before what takes as long as starting the game did
        return stopped();
    if (const std::string builtIn = builtInPlayed(played); !builtIn.empty())
        return shareText(builtIn, {played.seed, origin});
    return shareText(played, partOf(progress, 1, 2));
}

Result<SharedDungeon> readShareText(std::string_view text, const Progress& progress)
{
    if (text.size() > kMostPasted)
        return failure(
            {}, {CAVE_TEXT("errors", "This is larger than %1 bytes."), {static_cast<std::int64_t>(kMostPasted)}});
    const std::string letters = withoutSpace(text);
    if (!isShareText(letters))
        return failure(
            {}, {CAVE_TEXT("errors", "This is no share string: those begin with %1."), {std::string(kShareStart)}});
    const std::size_t end = letters.rfind(kEnd);
    if (end < kShareStart.size())
        return damaged();
    const auto payload = fromBase64Url(std::string_view(letters).substr(kShareStart.size(), end - kShareStart.size()));
    if (!payload || payload->empty() || checkOf(*payload) != letters.substr(end + 1))
        return damaged();
    const Payload rest(std::string_view(*payload).substr(1));
    switch (static_cast<Form>(payload->front())) {
    case Form::Game: return readGame(rest);
    case Form::Changes: return readChanges(rest, progress);
    case Form::Whole: return readWhole(rest, progress);
    }
    return failure({}, {CAVE_TEXT("errors", "A newer version of Cavewright has made this share string.")});
}

std::uint64_t designHash(const Dungeon& dungeon) { return hashOf("share design", designOf(dungeon).compact()); }

bool isShareText(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(kPadding);
    return start != std::string_view::npos && text.substr(start).starts_with(kShareStart);
}

} // namespace cave
