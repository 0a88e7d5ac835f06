// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"
#include "core/batch/database.h"
#include "core/generate/bake.h"
#include "core/save/dungeon_file.h"
#include "core/save/formats/design_json.h"
#include "core/save/formats/ldtk_json.h"
#include "core/save/formats/packed_text.h"
#include "core/save/formats/share_text.h"
#include "core/save/formats/text_map.h"
#include "core/save/formats/tmj_file.h"
#include "core/save/formats/tmx_json.h"
#include "core/save/journal.h"
#include "core/save/recipe_file.h"
#include "core/save/record.h"
#include "core/search/query.h"
#include "tests/support/survival.h"

#include <fstream>
#include <unistd.h>

namespace cave {

namespace {

std::string surviveFile(const Result<DungeonFile>& file)
{
    Random dice(1);
    return file ? survive(file->dungeon, dice) : wrongWords(file.error());
}

std::string tryDungeon(std::string_view bytes) { return surviveFile(readDungeon(bytes)); }

std::string tryTmj(std::string_view bytes) { return surviveFile(readTmj(bytes)); }

// What tiles and things nobody knows are is said of some.
Beside someKinds()
{
    return {{}, {{{"a", "wall"}, {":0", "floor"}, {"b", "bat"}}, {{"a", "start"}, {"", ""}}, "rock"}};
}

std::string tryTmx(std::string_view bytes)
{
    const auto map = tmj::mapOfTmx(bytes);
    return map ? surviveFile(readTiledMap(*map, someKinds())) : wrongWords(map.error());
}

std::string tryLdtk(std::string_view bytes)
{
    const auto map = mapOfLdtk(bytes);
    return map ? surviveFile(readTiledMap(*map, someKinds())) : wrongWords(map.error());
}

std::string tryText(std::string_view bytes)
{
    const auto dungeon = readTextMap(bytes);
    Random dice(1);
    return dungeon ? survive(*dungeon, dice) : wrongWords(dungeon.error());
}

// Hardly any bytes have fitting sums, so it is read with those worked out again.
std::string tryGame(std::string_view bytes)
{
    const std::string sealed = resealed(bytes);
    const auto game = readGame(sealed.empty() ? bytes : sealed);
    Random dice(1);
    return game ? survive(game->session, dice) : wrongWords(game.error());
}

std::string tryRecipe(std::string_view bytes)
{
    const auto home = readRecipe(bytes);
    auto dungeon = home ? dungeonOf(*home, kFileRecipe, {24, 16, 2}) : std::unexpected(home.error());
    Random dice(1);
    if (!dungeon)
        return wrongWords(dungeon.error());
    const auto baked = bake(*dungeon, 1);
    return baked ? survive(*dungeon, dice) : wrongWords(baked.error());
}

// A hall with the hero, and in it one of each of the first kinds.
Dungeon hallOf(const Json& content, const std::shared_ptr<const Catalogue>& kinds)
{
    constexpr int kSide = 9;
    Dungeon dungeon = emptyDungeon(kSide, kSide, 1);
    dungeon.content = content;
    dungeon.catalogue = kinds;
    DungeonLevel& level = dungeon.levels.front();
    level.tiles = Grid<TileId>(kSide, kSide, kinds->rock());
    for (int y = 1; y < kSide - 1; ++y)
        for (int x = 1; x < kSide - 1; ++x)
            level.tiles[x, y] = kinds->floor();
    const auto rows = [&](std::string_view table) {
        const Json* list = content.find(table);
        return list ? std::span(*list->as<Json::Array>()) : std::span<const Json>();
    };
    const auto place = [&](KindTable table, std::optional<std::uint16_t> kind, std::size_t index, int y) {
        const int x = 1 + static_cast<int>(index) % (kSide - 2);
        if (kind && index < 2 * (kSide - 2))
            level.things.push_back({table, *kind, x, y + 2 * (static_cast<int>(index) / (kSide - 2)), {}});
    };
    for (std::size_t i = 0; const Json& row : rows("creatures"))
        place(KindTable::Creature, kinds->findCreature(*row.find("id")->as<std::string>()), i++, 1);
    for (std::size_t i = 0; const Json& row : rows("items"))
        place(KindTable::Item, kinds->findItem(*row.find("id")->as<std::string>()), i++, 2);
    sortThings(level.things);
    dungeon.start = Start{{level.uid, kSide / 2, kSide - 2}, true};
    return dungeon;
}

std::string tryContent(std::string_view bytes)
{
    const auto content = parseJson(bytes);
    if (!content || !content->as<Json::Object>())
        return {};
    std::optional<Error> problem;
    auto kinds = std::make_shared<Catalogue>(*Catalogue::builtIn());
    kinds->read(JsonCursor(*content, problem), true);
    Random dice(1);
    return problem ? wrongWords(*problem) : survive(hallOf(*content, kinds), dice);
}

// A file that no other process has.
std::filesystem::path ownFile(std::string_view suffix)
{
    return std::filesystem::temp_directory_path() / ("cave-" + std::to_string(::getpid()) + std::string(suffix));
}

// What a list of records, and the text for people beside one, make of it.
std::string tryRecord(std::string_view bytes)
{
    static const std::filesystem::path file = ownFile(kRecordSuffix);
    const std::string sealed = resealed(bytes);
    std::ofstream(file, std::ios::binary) << (sealed.empty() ? bytes : sealed);
    const auto summary = loadRecordSummary(file);
    const auto game = loadGame(file);
    std::filesystem::remove(file);
    if (game) {
        std::string told = recordText(*game);
        std::erase(told, '\n');
        if (hasControl(told))
            return "the text of a record holds a control: " + withControlsShown(told);
    }
    return summary ? std::string() : wrongWords(summary.error());
}

// A game at its start.
struct Started {
    GameFile game{*Session::start(hallOf(Json::Object{}, Catalogue::builtIn()), 1)};
    std::filesystem::path save = ownFile(kGameSuffix);
};

// Hardly any bytes have fitting hashes, so those of a line's command are put behind it, but where the line ends in "!".
std::string journalText(std::string_view bytes, Session session)
{
    std::string text = "cavewright/journal 1 0 " + hexOf(0) + '\n';
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
        const auto command = parseCommand(line);
        if (command && !session.submit(*command).refusal)
            (text += line) += ' ' + hexOf(session.log().back().hash);
        else
            text += line.ends_with('!') ? line.substr(0, line.size() - 1) : line;
        text += end == std::string_view::npos ? "" : "\n";
    }
    return text;
}

std::string tryJournal(std::string_view bytes)
{
    static const Started started;
    GameFile game = started.game;
    // Not as the program does: that waits for the disk each time.
    std::ofstream(journalOf(started.save), std::ios::binary) << journalText(bytes, game.session);
    const CaughtUp caught = catchUp(game, started.save);
    std::filesystem::remove(journalOf(started.save));
    if (caught.commands < std::ssize(game.session.log()))
        return "commands came from nowhere";
    if (caught.damage)
        if (std::string wrong = wrongWords(*caught.damage); !wrong.empty())
            return wrong;
    // Every journal leaves a game, so all of survive() each time would try hardly any.
    const World& world = game.session.world();
    return world.hash() == world.recomputedHash() ? std::string() : "the hash is not that of the state";
}

// Hardly any bytes have a fitting check, so they are taken for the payload; a document for that of a whole dungeon, and
// for changes of itself.
std::string tryShare(std::string_view bytes)
{
    if (isShareText(bytes)) {
        const auto shared = readShareText(bytes);
        return shared ? std::string() : wrongWords(shared.error());
    }
    std::string payload(bytes);
    if (const auto document = parseJson(bytes)) {
        if (const auto other = changed(*document, *document); !other)
            if (std::string wrong = wrongWords(other.error()); !wrong.empty())
                return wrong;
        payload = '\3' + std::string(sizeof(std::uint64_t), '\0') + packText(bytes);
    }
    const auto shared = readShareText(sharePayload(payload));
    Random dice(1);
    return shared ? survive(shared->dungeon, dice) : wrongWords(shared.error());
}

// What is read is written again, and reads as the same.
std::string tryQuery(std::string_view bytes)
{
    static const Dungeon hall = hallOf(Json::Object{}, Catalogue::builtIn());
    const auto query = parseQuery(bytes, hall);
    if (!query)
        return wrongWords(query.error());
    const auto again = parseQuery(textOf(*query), hall);
    return again && *again == *query ? std::string() : "another query is read from " + textOf(*query);
}

// Hardly any bytes are packed, so they are taken for the lines of a part; those that are JSON go into a database too.
std::string tryPart(std::string_view bytes)
{
    LinePacker packer;
    auto database = BatchDatabase::open(":memory:");
    if (!database)
        return wrongWords(database.error());
    std::size_t lines = 0;
    for (std::string_view rest = bytes; !rest.empty() && lines < 100; ++lines) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        packer.add(line);
        const auto json = parseJson(line);
        if (!json)
            continue;
        if (const auto added = database->add(*json, {0, 1000}); !added)
            if (std::string wrong = wrongWords(added.error()); !wrong.empty())
                return wrong;
    }
    packer.end();
    const auto ignore = [](std::string_view) { return Result<void>(); };
    for (const std::string& packed : {std::string(bytes), packer.take()})
        if (const auto part = readPartBytes(packed, ignore); !part)
            if (std::string wrong = wrongWords(part.error()); !wrong.empty())
                return wrong;
    return {};
}

constexpr FuzzedReader kReaders[]{
    {"dungeon", &tryDungeon}, {"game", &tryGame},       {"journal", &tryJournal}, {"tmj", &tryTmj},
    {"txt", &tryText},        {"content", &tryContent}, {"recipe", &tryRecipe},   {"record", &tryRecord},
    {"share", &tryShare},     {"query", &tryQuery},     {"part", &tryPart},       {"tmx", &tryTmx},
    {"ldtk", &tryLdtk},
};

} // namespace

std::span<const FuzzedReader> fuzzedReaders() { return kReaders; }

} // namespace cave
