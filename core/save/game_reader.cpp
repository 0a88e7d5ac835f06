// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "core/content/limits.h"
#include "core/content/words.h"
#include "core/rules/sight.h"
#include "core/save/checks.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/save/line_sums.h"
#include "core/save/message_json.h"
#include "core/save/record.h"
#include "core/save/state_words.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

// Ranges that no game reaches and that leave room for sums.
constexpr std::int64_t kLastTick = std::int64_t{1} << 60;
constexpr int kLargestSpeed = 1000;
constexpr std::uint32_t kMostEntities = 10'000'000; // a World keeps a word for every id ever given

class GameReader {
public:
    explicit GameReader(const Json& document) : m_top(document, m_problem) {}

    Result<GameFile> read();

private:
    void readHead();
    void readContent();
    void readDungeon();
    void readState(const JsonCursor& at);
    void readLevels(const JsonCursor& levels);
    void readLevel(const JsonCursor& at, std::size_t z);
    void readMemory(const JsonCursor& at, const Legend& legend, Memory& memory);
    Position cellOf(const JsonCursor& at) const;
    Position readPosition(const JsonCursor& at) const;
    template <typename Thing>
    void readThing(const JsonCursor& at, KindTable table, Thing& thing);
    void readCreatures(const JsonCursor& creatures);
    Creature readCreature(const JsonCursor& at);
    void readConditions(const JsonCursor& at, Creature& creature);
    void readItems(const JsonCursor& items);
    Item readItem(const JsonCursor& at);
    template <typename Count>
    std::vector<Count> readCounts(const JsonCursor& counts, KindTable table);
    void checkHero();
    void readMessages(const JsonCursor& messages);
    void readLog(const JsonCursor& log);
    EntityId readId(const JsonCursor& at, std::uint32_t least = 1) const
    {
        return static_cast<EntityId>(at.integer(least, m_state.lastEntity));
    }
    bool isCreature(EntityId id) const // once they are all read
    {
        return std::ranges::binary_search(m_state.creatures, id, {}, &Creature::id);
    }
    bool failed() const { return m_problem.has_value(); }

    std::optional<Error> m_problem;
    JsonCursor m_top;
    int m_rulesVersion = 0;
    bool m_isPractice = false;
    bool m_isRecord = false;
    std::string m_endedOn;
    Dungeon m_dungeon;
    WorldState m_state;
    std::set<EntityId> m_ids;
    std::set<std::uint64_t> m_orders;
    std::set<Position> m_taken; // by creatures
    std::vector<Message> m_messages;
    std::vector<LoggedCommand> m_log;
};

// Each step may count on what the steps before it checked, so the first failure ends it.
Result<GameFile> GameReader::read()
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
        readCreatures(m_top["creatures"]);
    if (!failed())
        readItems(m_top["items"]);
    if (!failed())
        checkHero();
    if (!failed())
        readMessages(m_top["messages"]);
    if (!failed())
        readLog(m_top["log"]);
    if (failed())
        return std::unexpected(std::move(*m_problem));
    World world(std::move(m_state));
    refreshSight(world);
    GameFile game{Session({std::move(m_dungeon), std::move(world)}, std::move(m_log), std::move(m_messages)),
                  m_rulesVersion};
    game.isPractice = m_isPractice;
    game.isRecord = m_isRecord;
    game.endedOn = std::move(m_endedOn);
    return game;
}

void GameReader::readHead()
{
    checkFormat(m_top, kGameFormat, kGameVersion);
    m_top.allowOnly({"format", "version", "rulesVersion", "seed", "practice", "over", "record", "dungeon", "content",
                     "state", "levels", "creatures", "items", "messages", "log", "sums"});
    const JsonCursor rules = m_top["rulesVersion"];
    m_rulesVersion = static_cast<int>(rules.integer(1, kLargestNumber));
    if (m_rulesVersion > kRulesVersion)
        rules.fail(
            {CAVE_TEXT("errors", "This game was played by newer rules (%1). This Cavewright knows rules up to %2."),
             {std::int64_t{m_rulesVersion}, std::int64_t{kRulesVersion}}});
    m_state.seed = m_top["seed"].seed();
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
    if (m_dungeon.seed != m_state.seed)
        at["seed"].fail({CAVE_TEXT("errors", "This is not the seed of the game.")});
}

void GameReader::readState(const JsonCursor& at)
{
    at.allowOnly({"turn", "clock", "hero", "lastEntity", "lastOrder", "dice", "outcome", "killer", "counted", "cause",
                  "fullness", "slain"});
    m_state.turn = at["turn"].integer(0, kLastTick);
    m_state.clock = at["clock"].integer(0, kLastTick);
    m_state.lastEntity = static_cast<std::uint32_t>(at["lastEntity"].integer(1, kMostEntities));
    m_state.lastOrder = static_cast<std::uint64_t>(at["lastOrder"].integer(0, kLastTick));
    m_state.hero = readId(at["hero"]);
    const JsonCursor dice = at["dice"];
    dice.allowOnly({"state", "increment"});
    const std::uint64_t increment = dice["increment"].hash();
    if (increment % 2 == 0)
        dice["increment"].fail({CAVE_TEXT("errors", "The increment of the dice must be odd.")});
    else
        m_state.dice = Random::restored(dice["state"].hash(), increment);
    if (const auto counted = at.find("counted"))
        m_state.counted = readCounts<CountedItem>(*counted, KindTable::Item);
    if (const auto slain = at.find("slain"))
        m_state.slain = readCounts<SlainKind>(*slain, KindTable::Creature);
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
    if (const auto killer = at.find("killer")) {
        m_state.killer = m_state.catalogue->findCreature(killer->text());
        if (!m_state.killer)
            killer->fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {killer->id()}});
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
    at.allowOnly({"uid", "rows", "memory"});
    const DungeonLevel& design = m_dungeon.levels[z];
    if (at["uid"].uid() != design.uid)
        at["uid"].fail({CAVE_TEXT("errors", "This is not the uid of the dungeon's level.")});
    Legend legend = signsOf(*m_state.catalogue);
    Level level{
        design.uid, design.name, readTileRows(at["rows"], m_dungeon.width, m_dungeon.height, legend), {}, design.texts};
    legend[static_cast<std::size_t>(kUnknownSign)] = kUnknownTile;
    readMemory(at["memory"], legend, level.memory);
    m_state.levels.push_back(std::move(level));
}

void GameReader::readMemory(const JsonCursor& at, const Legend& legend, Memory& memory)
{
    at.allowOnly({"rows", "things", "ways"});
    memory.tiles = readTileRows(at["rows"], m_dungeon.width, m_dungeon.height, legend);
    for (const JsonCursor& thing : at["things"].items()) {
        thing.allowOnly({"id", "kind", "x", "y"});
        const ThingKind kind = readThingKind(thing["kind"], *m_state.catalogue);
        memory.things.push_back({readId(thing["id"]), kind.table, kind.kind,
                                 static_cast<int>(thing["x"].integer(0, m_dungeon.width - 1)),
                                 static_cast<int>(thing["y"].integer(0, m_dungeon.height - 1))});
    }
    const auto ways = at.find("ways");
    for (const JsonCursor& way : ways ? ways->items() : std::vector<JsonCursor>{}) {
        way.allowOnly({"x", "y", "to"});
        memory.ways.push_back({static_cast<int>(way["x"].integer(0, m_dungeon.width - 1)),
                               static_cast<int>(way["y"].integer(0, m_dungeon.height - 1)), readPosition(way["to"])});
    }
}

// The members "x", "y" and "z" of an object.
Position GameReader::cellOf(const JsonCursor& at) const
{
    return {static_cast<int>(at["x"].integer(0, m_dungeon.width - 1)),
            static_cast<int>(at["y"].integer(0, m_dungeon.height - 1)),
            static_cast<int>(at["z"].integer(0, m_dungeon.depth() - 1))};
}

Position GameReader::readPosition(const JsonCursor& at) const
{
    at.allowOnly({"x", "y", "z"});
    return cellOf(at);
}

// What creatures and items have in common. Ids ascend within a list and are unique over both.
template <typename Thing>
void GameReader::readThing(const JsonCursor& at, KindTable table, Thing& thing)
{
    const JsonCursor id = at["id"];
    thing.id = readId(id);
    if (!m_ids.insert(thing.id).second)
        id.fail({CAVE_TEXT("errors", "Two things have this number.")});
    const ThingKind kind = readThingKind(at["kind"], *m_state.catalogue);
    if (kind.table != table)
        at["kind"].fail({CAVE_TEXT("errors", "This kind belongs in another list.")});
    thing.kind = kind.kind;
    thing.at = cellOf(at);
}

void GameReader::readCreatures(const JsonCursor& creatures)
{
    for (const JsonCursor& at : creatures.items()) {
        const Creature creature = readCreature(at);
        if (failed())
            return;
        if (!m_state.creatures.empty() && m_state.creatures.back().id > creature.id)
            at["id"].fail({CAVE_TEXT("errors", "Numbers must ascend.")});
        if (!m_taken.insert(creature.at).second)
            at.fail({CAVE_TEXT("errors", "Two creatures stand in one cell.")});
        const Grid<TileId>& tiles = m_state.levels[static_cast<std::size_t>(creature.at.z)]->tiles;
        const TileKind& ground = m_state.catalogue->tile(tiles[creature.at.x, creature.at.y]);
        const CreatureKind& kind = m_state.catalogue->creature(creature.kind);
        if (!holds(ground, kind) && !drowns(ground, kind))
            at.fail({CAVE_TEXT("errors", "A creature stands where nothing can.")});
        m_state.creatures.push_back(creature);
    }
}

Creature GameReader::readCreature(const JsonCursor& at)
{
    at.allowOnly({"id",          "kind",         "x",      "y",        "z",          "health",        "maxHealth",
                  "attack",      "defence",      "sight",  "speed",    "growths",    "colony",        "nextAct",
                  "order",       "strengthened", "quarry", "level",    "experience", "gainsToChoose", "conditions",
                  "confusedFor", "lurking",      "post",   "submerged"});
    const auto number = [&](std::string_view key, int low, int high) {
        return static_cast<int>(at[key].integer(low, high));
    };
    Creature creature;
    readThing(at, KindTable::Creature, creature);
    const bool isDeadHero = creature.id == m_state.hero && m_state.outcome == Outcome::Died;
    creature.maxHealth = number("maxHealth", 1, kLargestNumber);
    creature.health = number("health", isDeadHero ? -2 * kLargestNumber : 1, creature.maxHealth);
    creature.attack = number("attack", 0, kLargestNumber);
    creature.defence = number("defence", 0, kLargestNumber);
    creature.sight = number("sight", 0, kLargestSight);
    creature.speed = number("speed", 1, kLargestSpeed);
    creature.growths = number("growths", 0, kLargestNumber);
    creature.colony = readId(at["colony"], 0);
    if (const auto level = at.find("level"))
        creature.level = static_cast<int>(level->integer(1, kMostLevels + kHighestLevel));
    if (const auto experience = at.find("experience"))
        creature.experience = static_cast<int>(experience->integer(0, kLargestNumber));
    if (const auto gains = at.find("gainsToChoose"))
        creature.gainsToChoose = static_cast<int>(gains->integer(0, kMostLevels));
    readConditions(at, creature);
    if (const auto submerged = at.find("submerged"))
        creature.submerged = static_cast<int>(submerged->integer(0, kLargestNumber));
    if (const auto strengthened = at.find("strengthened"))
        creature.isStrengthened = strengthened->flag();
    if (const auto lurking = at.find("lurking"))
        creature.isLurking = lurking->flag();
    if (const auto quarry = at.find("quarry"))
        creature.quarry = readPosition(*quarry);
    if (const auto post = at.find("post"))
        creature.post = readPosition(*post);
    creature.nextAct = at["nextAct"].integer(m_state.clock, kLastTick);
    creature.order = static_cast<std::uint64_t>(at["order"].integer(0, static_cast<std::int64_t>(m_state.lastOrder)));
    if (!m_orders.insert(creature.order).second)
        at["order"].fail({CAVE_TEXT("errors", "Two creatures have this number.")});
    return creature;
}

// Games of rules 1 and 2 knew confusion only, as a member of its own.
void GameReader::readConditions(const JsonCursor& at, Creature& creature)
{
    if (const auto confused = at.find("confusedFor"))
        creature.conditions[0] = static_cast<int>(confused->integer(0, kLargestNumber));
    const auto conditions = at.find("conditions");
    if (!conditions)
        return;
    conditions->allowOnly(kConditionWords);
    for (const Condition condition : kConditions) {
        const bool isEndless = condition == Condition::Asleep && creature.id != m_state.hero;
        if (const auto turns = conditions->find(wordFor(kConditionWords, condition)))
            creature.conditions[static_cast<std::size_t>(condition)] =
                static_cast<int>(turns->integer(isEndless ? kUntilWoken : 0, kLargestNumber));
    }
}

Item GameReader::readItem(const JsonCursor& at)
{
    at.allowOnly({"id", "kind", "x", "y", "z", "carrier", "opens", "letter", "use", "bitten", "left", "spent"});
    Item item;
    readThing(at, KindTable::Item, item);
    if (const auto carrier = at.find("carrier")) {
        item.carrier = readId(*carrier);
        if (!isCreature(item.carrier))
            carrier->fail({CAVE_TEXT("errors", "There is no creature of this number.")});
    }
    if (const auto opens = at.find("opens"))
        item.opens = readPosition(*opens);
    if (const auto letter = at.find("letter"))
        item.letter = static_cast<int>(letter->integer(0, kMostLetters - 1));
    if (const auto use = at.find("use")) {
        item.use = readWord<Use>(*use, kUses);
        if (item.carrier == EntityId::None)
            use->fail({CAVE_TEXT("errors", "Only what is carried is in use.")});
    }
    if (const auto bitten = at.find("bitten"))
        item.bitten = static_cast<int>(bitten->integer(0, kLargestNumber));
    if (const auto left = at.find("left"))
        item.isLeft = left->flag();
    if (const auto spent = at.find("spent"))
        item.spent = static_cast<int>(spent->integer(0, kLargestNumber));
    return item;
}

void GameReader::readItems(const JsonCursor& items)
{
    for (const JsonCursor& at : items.items()) {
        const Item item = readItem(at);
        if (failed())
            return;
        if (!m_state.items.empty() && m_state.items.back().id > item.id)
            at["id"].fail({CAVE_TEXT("errors", "Numbers must ascend.")});
        m_state.items.push_back(item);
    }
}

void GameReader::checkHero()
{
    if (!isCreature(m_state.hero))
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
        const auto command = commandSpelled(text.substr(0, space));
        const auto hash = parseHex(text.substr(std::min(space + 1, text.size())));
        if (!command || !hash)
            return at.fail({CAVE_TEXT("errors", "This must be a command and the hash after it.")});
        m_log.push_back({*command, *hash});
    }
}

// Why a text whose sums do not fit is refused: a foreign file is told what it is, one of ours where it is damaged.
Error causeOf(std::string_view text, Error damage)
{
    const std::string head = "{\n\"format\": " + cave::quoted(kGameFormat) + ",\n";
    if (text.starts_with(head))
        return damage;
    const auto document = parseJson(text);
    if (!document)
        return document.error();
    std::optional<Error> problem;
    checkFormat(JsonCursor(*document, problem), kGameFormat, kGameVersion);
    return problem.value_or(std::move(damage));
}

} // namespace

Result<GameFile> readGame(std::string_view text)
{
    if (auto damage = checkSums(text))
        return std::unexpected(causeOf(text, std::move(*damage)));
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    return GameReader(*document).read();
}

Result<GameFile> loadGame(const std::filesystem::path& path)
{
    const auto text = readFile(path, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    auto game = readGame(*text);
    if (!game)
        return std::unexpected(inFile(std::move(game.error()), path.string()));
    return game;
}

Result<void> saveGame(GameSnapshot game, const std::filesystem::path& path)
{
    const std::string text = writeGame(std::move(game));
    if (const auto again = readGame(text); !again)
        return std::unexpected(inFile(again.error(), path.string()));
    return writeFileAtomically(path, text);
}

Result<void> saveGame(const GameFile& game, const std::filesystem::path& path)
{
    return saveGame(GameSnapshot(game), path);
}

} // namespace cave
