// SPDX-License-Identifier: MIT
#include "core/save/game_reader.h"

#include "core/content/limits.h"
#include "core/content/words.h"
#include "core/rules/turn/sight.h"
#include "core/save/checks.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_things.h"
#include "core/save/parts/goals_json.h"
#include "core/save/parts/happened_json.h"
#include "core/save/parts/living_json.h"
#include "core/save/parts/message_json.h"
#include "core/save/parts/state_words.h"
#include "core/save/record.h"
#include "core/save/tile_rows.h"
#include "core/world/hero/origins.h"
#include "core/world/looks.h"
#include "core/world/placed_script.h"
#include "core/world/world_writer.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr std::uint32_t kMostEntities = 10'000'000; // a World keeps a word for every id ever given

class GameReader {
public:
    explicit GameReader(const Json& document) : m_top(document, m_problem) {}

    Result<GameFile> read();
    std::optional<Error> check();

private:
    void readAll();
    void readHead();
    void readContent();
    void readDungeon();
    void readState(const JsonCursor& at);
    void readLevels(const JsonCursor& levels);
    void readLevel(const JsonCursor& at, std::size_t z);
    void readMemory(const JsonCursor& at, const Legend& legend, Memory& memory);
    void readLiving(const JsonCursor& at, Level& level);
    std::size_t readCell(const JsonCursor& at, const Level& level, std::optional<std::size_t>& before) const;
    void readHunt(const JsonCursor& at);
    void readKnown(const JsonCursor& known);
    template <typename Count>
    std::vector<Count> readCounts(const JsonCursor& counts, KindTable table);
    void readThings();
    void readMessages(const JsonCursor& messages);
    void readLog(const JsonCursor& log);
    bool failed() const { return m_problem.has_value(); }

    std::optional<Error> m_problem;
    JsonCursor m_top;
    bool m_isOnlyChecked = false; // tiles go as soon as nothing asks for them any more
    bool m_isPractice = false;
    std::string m_seedWords;
    HeroCard m_hero;
    std::string m_daily;
    bool m_isRecord = false;
    std::string m_endedOn;
    Dungeon m_dungeon;
    std::vector<SharedScript> m_scripts; // by level, as they are played
    WorldState m_state;
    std::vector<Message> m_messages;
    std::vector<LoggedCommand> m_log;
};

// Each step may count on what the steps before it checked, so the first failure ends it.
void GameReader::readAll()
{
    readHead();
    if (!failed())
        readContent();
    if (!failed())
        readDungeon();
    if (!failed())
        readState(m_top["state"]);
    if (!failed())
        readLevels(m_top["levels"]);
    if (!failed())
        readThings();
    if (!failed())
        readMessages(m_top["messages"]);
    if (!failed())
        readLog(m_top["log"]);
}

std::optional<Error> GameReader::check()
{
    m_isOnlyChecked = true;
    readAll();
    return std::move(m_problem);
}

Result<GameFile> GameReader::read()
{
    readAll();
    if (failed())
        return std::unexpected(std::move(*m_problem));
    World world(std::move(m_state));
    refreshSight(WorldWriter(world));
    GameFile game{Session({std::move(m_dungeon), std::move(world)}, std::move(m_log), std::move(m_messages))};
    game.isPractice = m_isPractice;
    game.seedWords = std::move(m_seedWords);
    game.hero = std::move(m_hero);
    game.daily = std::move(m_daily);
    game.isRecord = m_isRecord;
    game.endedOn = std::move(m_endedOn);
    return game;
}

void GameReader::readHead()
{
    checkFormat(m_top, kGameFormat, kGameVersion);
    m_top.allowOnlyInFile({"format", "version", "rulesVersion", "seed", "seedWords", "hero", "daily", "practice",
                           "over", "record", "dungeon", "content", "state", "levels", "creatures", "items", "messages",
                           "log", "sums"});
    const JsonCursor rules = m_top["rulesVersion"];
    m_state.rulesVersion = static_cast<int>(rules.integer(1, kLargestNumber));
    if (m_state.rulesVersion > kRulesVersion)
        rules.fail(
            {CAVE_TEXT("errors", "This game was played by newer rules (%1). This Cavewright knows rules up to %2."),
             {std::int64_t{m_state.rulesVersion}, std::int64_t{kRulesVersion}}});
    m_state.seed = m_top["seed"].seed();
    m_seedWords = readSeedWords(m_top, m_state.seed);
    m_hero = readHero(m_top);
    m_daily = readDaily(m_top);
    if (const auto practice = m_top.find("practice"))
        m_isPractice = practice->flag();
    if (const auto over = m_top.find("over"))
        m_isRecord = over->flag();
    if (const auto record = m_top.find("record"))
        m_endedOn = readRecord(*record).endedOn;
}

void GameReader::readContent()
{
    auto catalogue = std::make_shared<Catalogue>();
    catalogue->read(m_top["content"], false);
    m_state.catalogue = std::move(catalogue);
}

void GameReader::readDungeon()
{
    const JsonCursor at = m_top["dungeon"];
    auto file = dungeonFrom(at.json(), m_state.catalogue);
    if (!file) {
        const std::string inner = file.error().where;
        m_problem = Error{at.path() + (inner.empty() ? "" : "." + inner), file.error().what};
        return;
    }
    m_dungeon = std::move(file->dungeon);
    m_state.dungeonName = m_dungeon.name;
    m_state.rules = m_dungeon.rules;
    m_state.links = linkedPositions(m_dungeon);
    m_state.script = sharedScriptInPlay(m_dungeon);
    for (const DungeonLevel& level : m_dungeon.levels)
        m_scripts.push_back(sharedScriptInPlay(m_dungeon, level));
    if (m_isOnlyChecked)
        for (DungeonLevel& level : m_dungeon.levels)
            level.tiles = {};
    if (m_dungeon.seed != m_state.seed)
        at["seed"].fail({CAVE_TEXT("errors", "This is not the seed of the game.")});
}

void GameReader::readHunt(const JsonCursor& at)
{
    at.allowOnly({"level", "since", "came"});
    HuntState& hunt = m_state.hunt;
    hunt.z = static_cast<int>(at["level"].integer(0, m_dungeon.depth() - 1));
    hunt.since = at["since"].integer(0, m_state.turn);
    if (const auto came = at.find("came"))
        for (const JsonCursor& count : came->items())
            hunt.came.push_back(static_cast<int>(count.integer(0, kLargestNumber)));
    if (!hunt.came.empty() && hunt.came.size() != static_cast<std::size_t>(m_dungeon.depth()))
        at["came"].fail({CAVE_TEXT("errors", "This must have a number for each level.")});
    if (!m_state.rules.hunters)
        at.fail({CAVE_TEXT("errors", "The rules of this game know no hunters.")});
}

void GameReader::readState(const JsonCursor& at)
{
    at.allowOnly({"turn",    "clock", "hero",     "lastEntity", "lastOrder", "dice",  "outcome",   "killer",
                  "counted", "cause", "fullness", "slain",      "quiet",     "noise", "happened",  "bonus",
                  "fallen",  "known", "goalsMet", "origin",     "hunt",      "trial", "fallenLeft"});
    m_state.turn = at["turn"].integer(0, kLastTick);
    m_state.clock = at["clock"].integer(0, kLastTick);
    m_state.lastEntity = static_cast<std::uint32_t>(at["lastEntity"].integer(1, kMostEntities));
    m_state.lastOrder = static_cast<std::uint64_t>(at["lastOrder"].integer(0, kLastTick));
    m_state.hero = readEntityId(at["hero"], m_state);
    const JsonCursor dice = at["dice"];
    dice.allowOnly({"state", "increment"});
    const std::uint64_t increment = dice["increment"].hash();
    if (increment % 2 == 0)
        dice["increment"].fail({CAVE_TEXT("errors", "The increment of the dice must be odd.")});
    else
        m_state.dice = Random::restored(dice["state"].hash(), increment);
    if (const auto counted = at.find("counted"))
        m_state.counted = readCounts<CountedItem>(*counted, KindTable::Item);
    if (const auto bonus = at.find("bonus"))
        m_state.bonus = bonus->integer(-kLastTick, kLastTick);
    if (const auto met = at.find("goalsMet"))
        m_state.goalsMet = readGoalsMet(*met, m_state.rules);
    if (const auto happened = at.find("happened"))
        m_state.happened = readHappened(*happened, m_state, nullptr);
    if (const auto known = at.find("known"))
        readKnown(*known);
    if (const auto slain = at.find("slain"))
        m_state.slain = readCounts<SlainKind>(*slain, KindTable::Creature);
    if (const auto trial = at.find("trial"))
        m_state.trial = trial->seed();
    if (const auto origin = at.find("origin")) {
        m_state.origin = origin->id();
        if (originKept(m_state.rules, m_state.origin) != m_state.origin)
            origin->fail({CAVE_TEXT("errors", "No origin but the first is called \"%1\"."), {m_state.origin}});
    }
    const JsonCursor outcome = at["outcome"];
    const auto word = std::ranges::find(kOutcomes, outcome.text());
    if (word == kOutcomes.end())
        return outcome.fail({CAVE_TEXT("errors", "This must be \"running\", \"died\" or \"won\".")});
    m_state.outcome = static_cast<Outcome>(word - kOutcomes.begin());
    if (m_isRecord && m_state.outcome == Outcome::Running)
        outcome.fail({CAVE_TEXT("errors", "A record is of a game that is over.")});
    if (const auto cause = at.find("cause"))
        m_state.cause = readWord<Cause>(*cause, kCauses);
    if (const auto fullness = at.find("fullness")) {
        m_state.fullness = static_cast<int>(fullness->integer(0, kLargestNumber));
        if (!m_state.rules.hunger)
            fullness->fail({CAVE_TEXT("errors", "The rules of this game know no hunger.")});
    }
    if (const auto hunt = at.find("hunt"))
        readHunt(*hunt);
    if (const auto quiet = at.find("quiet"))
        m_state.isQuiet = quiet->flag();
    if (const auto noise = at.find("noise"))
        m_state.noise = static_cast<int>(noise->integer(1, kLargestReach));
    const auto readCreature = [&](const char* key, std::optional<CreatureKindId>& kind) {
        const auto said = at.find(key);
        if (!said)
            return;
        kind = m_state.catalogue->findCreature(said->text());
        if (!kind)
            said->fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {said->id()}});
    };
    readCreature("killer", m_state.killer);
    readCreature("fallen", m_state.fallen);
    if (const auto left = at.find("fallenLeft"))
        m_state.fallenLeft = readEntityId(*left, m_state);
}

void GameReader::readKnown(const JsonCursor& known)
{
    for (const JsonCursor& at : known.items()) {
        const std::string id = at.id();
        const auto kind = m_state.catalogue->findItem(id);
        if (!kind || !classOf(m_state.rules, id))
            at.fail({CAVE_TEXT("errors", "\"%1\" is in no class of things that must be known first."), {id}});
        else if (!m_state.known.empty() && m_state.known.back() >= *kind)
            at.fail({CAVE_TEXT("errors", "Kinds must stand in the order of their rows, each once.")});
        else
            m_state.known.push_back(*kind);
    }
}

template <typename Count>
std::vector<Count> GameReader::readCounts(const JsonCursor& counts, KindTable table)
{
    std::vector<Count> read;
    for (const JsonCursor& at : counts.items()) {
        at.allowOnly({"kind", "count"});
        const ThingKind kind = readThingKind(at["kind"], *m_state.catalogue);
        if (kind.table != table)
            at["kind"].fail({CAVE_TEXT("errors", "This kind belongs in another list.")});
        if (!read.empty() && read.back().kind >= kind.kind)
            at["kind"].fail({CAVE_TEXT("errors", "Kinds must stand in the order of their rows, each once.")});
        read.push_back({kind.kind, static_cast<int>(at["count"].integer(1, kLargestNumber))});
    }
    return read;
}

void GameReader::readLevels(const JsonCursor& levels)
{
    const std::vector<JsonCursor> items = levels.items();
    if (items.size() != m_dungeon.levels.size())
        levels.fail({CAVE_TEXT("errors", "%1 levels, expected %2."),
                     {static_cast<std::int64_t>(items.size()), std::int64_t{m_dungeon.depth()}}});
    for (std::size_t z = 0; z < items.size() && !failed(); ++z)
        readLevel(items[z], z);
}

void GameReader::readLevel(const JsonCursor& at, std::size_t z)
{
    at.allowOnly({"uid", "rows", "memory", "living"});
    const DungeonLevel& design = m_dungeon.levels[z];
    if (at["uid"].uid() != design.uid)
        at["uid"].fail({CAVE_TEXT("errors", "This is not the uid of the dungeon's level.")});
    Legend legend = signsOf(*m_state.catalogue);
    Level level{design.uid,   design.name,  readTileRows(at["rows"], m_dungeon.width, m_dungeon.height, legend),
                {},           design.texts, {},
                m_scripts[z], design.theme};
    legend[static_cast<std::size_t>(kUnknownSign)] = kUnknownTile;
    if (level.tiles == design.tiles)
        level.tiles = design.tiles; // from now on they share them
    readMemory(at["memory"], legend, level.memory);
    if (const auto living = at.find("living"); living && !failed())
        readLiving(*living, level);
    if (m_isOnlyChecked)
        level.memory.tiles = {};
    m_state.levels.push_back(std::move(level));
}

void GameReader::readMemory(const JsonCursor& at, const Legend& legend, Memory& memory)
{
    at.allowOnly({"rows", "things", "ways", "gas"});
    memory.tiles = readTileRows(at["rows"], m_dungeon.width, m_dungeon.height, legend);
    const auto isSame = [&](const CopyOnWrite<Level>& level) { return level->memory.tiles == memory.tiles; };
    if (const auto same = std::ranges::find_if(m_state.levels, isSame); same != m_state.levels.end())
        memory.tiles = (*same)->memory.tiles; // of most levels nothing is known
    for (const JsonCursor& thing : at["things"].items()) {
        thing.allowOnly({"id", "kind", "x", "y"});
        const ThingKind kind = readThingKind(thing["kind"], *m_state.catalogue);
        memory.things.push_back({readEntityId(thing["id"], m_state), kind.table, kind.kind,
                                 static_cast<int>(thing["x"].integer(0, m_dungeon.width - 1)),
                                 static_cast<int>(thing["y"].integer(0, m_dungeon.height - 1))});
    }
    const auto ways = at.find("ways");
    for (const JsonCursor& way : ways ? ways->items() : std::vector<JsonCursor>{}) {
        way.allowOnly({"x", "y", "to"});
        memory.ways.push_back({static_cast<int>(way["x"].integer(0, m_dungeon.width - 1)),
                               static_cast<int>(way["y"].integer(0, m_dungeon.height - 1)),
                               readPosition(way["to"], m_dungeon)});
    }
    if (const auto gas = at.find("gas"))
        memory.gas = readRememberedGas(*gas, memory, *m_state.catalogue);
}

// Fails when it does not stand behind the one before it, by rows.
std::size_t GameReader::readCell(const JsonCursor& at, const Level& level, std::optional<std::size_t>& before) const
{
    const auto x = static_cast<int>(at["x"].integer(0, m_dungeon.width - 1));
    const auto y = static_cast<int>(at["y"].integer(0, m_dungeon.height - 1));
    const std::size_t cell = level.tiles.index(x, y);
    if (before && *before >= cell)
        at.fail({CAVE_TEXT("errors", "Cells must stand in the order of rows, each once.")});
    before = cell;
    return cell;
}

void GameReader::readLiving(const JsonCursor& at, Level& level)
{
    at.allowOnly({"beats", "under", "waits", "floods", "gas", "happened"});
    level.living.beats = at["beats"].integer(0, kLastTick);
    if (const auto happened = at.find("happened"))
        level.living.happened = readHappened(*happened, m_state, &level);
    const auto tileAt = [&](std::size_t cell) -> const TileKind& {
        return m_state.catalogue->tile(std::as_const(level).tiles.cells()[cell]);
    };
    std::optional<std::size_t> before;
    for (const JsonCursor& entry : at["under"].items()) {
        entry.allowOnly({"x", "y", "tile"});
        const auto tile = m_state.catalogue->findTile(entry["tile"].text());
        if (!tile || m_state.catalogue->tile(*tile).transient)
            return entry["tile"].fail({CAVE_TEXT("errors", "This is no tile that something could cover.")});
        const std::size_t cell = readCell(entry, level, before);
        if (failed())
            return;
        level.living.under.set(cell, *tile);
        if (!tileAt(cell).transient)
            return entry.fail({CAVE_TEXT("errors", "The tile of this cell covers nothing.")});
    }
    before.reset();
    // A game that ends within a beat leaves undone what was due in it.
    const std::int64_t first = level.living.beats + (m_state.outcome == Outcome::Running ? 1 : 0);
    for (const JsonCursor& entry : at["waits"].items()) {
        entry.allowOnly({"x", "y", "beat", "row"});
        const std::size_t cell = readCell(entry, level, before);
        if (failed())
            return;
        const Appointment wait{entry["beat"].integer(first, kLastTick),
                               static_cast<int>(entry["row"].integer(0, kLargestNumber))};
        level.living.waits.set(cell, wait);
        const auto& rows = tileAt(cell).reacts;
        if (static_cast<std::size_t>(wait.row) >= rows.size() ||
            rows[static_cast<std::size_t>(wait.row)].on != On::Time)
            return entry["row"].fail({CAVE_TEXT("errors", "The tile of this cell does not wait for that.")});
    }
    if (const auto floods = at.find("floods"))
        level.living.floods = readFloods(*floods, level, *m_state.catalogue);
    if (const auto gas = at.find("gas"))
        level.living.gas = readGasCells(*gas, level, *m_state.catalogue);
}

void GameReader::readThings()
{
    GameThings things(m_dungeon, m_state);
    things.readCreatures(m_top["creatures"]);
    if (!failed())
        things.readItems(m_top["items"]);
    if (!failed() && !things.isCreature(m_state.hero))
        m_top["state"]["hero"].fail({CAVE_TEXT("errors", "There is no creature of this number.")});
}

void GameReader::readMessages(const JsonCursor& messages)
{
    for (const JsonCursor& at : messages.items())
        m_messages.push_back(readMessage(at, *m_state.catalogue));
}

void GameReader::readLog(const JsonCursor& log)
{
    for (const JsonCursor& at : log.items()) {
        const std::string_view text = at.text();
        const std::size_t space = std::min(text.rfind(' '), text.size());
        const auto command = parseCommand(text.substr(0, space));
        const auto hash = parseHex(text.substr(std::min(space + 1, text.size())));
        if (!command || !hash)
            return at.fail({CAVE_TEXT("errors", "This must be a command and the hash after it.")});
        m_log.push_back({*command, *hash});
    }
}

} // namespace

Result<GameFile> gameFrom(const Json& document) { return GameReader(document).read(); }

std::optional<Error> whyNoGame(const Json& document) { return GameReader(document).check(); }

} // namespace cave
