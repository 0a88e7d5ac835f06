// SPDX-License-Identifier: MIT
#include "tests/bench/world_contests.h"

#include "core/generate/bake.h"
#include "core/save/dungeon_file.h"
#include "core/world/world_writer.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/one_core.h"
#include "tests/bench/plain_twins.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

namespace cave {

namespace {

std::string spelt(const RecipeSize& size)
{
    return std::to_string(size.width) + 'x' + std::to_string(size.height) + 'x' + std::to_string(size.depth);
}

// What the peer makes: caves and the stairs that join them.
Dungeon cavesAlone(const RecipeSize& size)
{
    Dungeon dungeon = cavesDesign(size);
    for (Recipe& recipe : dungeon.recipes)
        std::erase_if(recipe.rows, [](const RecipeRow& row) {
            return row.type != "fill" && row.type != "caves" && row.type != "prune" && row.type != "stairs";
        });
    return dungeon;
}

// A new seed each time, for a processor soon knows by heart which way the one it sees again will go.
struct FreshWorlds {
    explicit FreshWorlds(const RecipeSize& size) : FreshWorlds(cavesDesign(size)) {}
    explicit FreshWorlds(Dungeon design) : dungeon(std::move(design)) {}

    void bakeNext(int times = 1)
    {
        const OneCore held; // finding where levels lie over each other has threads of its own
        for (int i = 0; i < times; ++i)
            benchmark::DoNotOptimize(bake(dungeon, ++seed, 1));
    }

    Dungeon dungeon;
    std::uint64_t seed = 0;
};

// Other caves: they are drawn by other dice. One core each, for the peer has no more threads.
Contest worlds(const std::string& job, Dungeon dungeon, const RecipeSize& size, double bar)
{
    return {job + ", " + spelt(size),
            "plain C++, caves only",
            bar,
            true,
            [fresh = FreshWorlds(std::move(dungeon))]() mutable { fresh.bakeNext(); },
            [size, seed = std::uint32_t{0}]() mutable {
                benchmark::DoNotOptimize(plain::makeCaves(size.width, size.height, size.depth, ++seed));
            }};
}

// What a cell costs does not hang on how many there are.
Contest largeWorld()
{
    constexpr RecipeSize kSmall{100, 48, 2};
    constexpr RecipeSize kLarge{4096, 4096, 2};
    constexpr int kTimes = kLarge.width * kLarge.height / (kSmall.width * kSmall.height);
    return {"with creatures and things, " + spelt(kLarge),
            "ours, 100x48x2 as often",
            0.4,
            true,
            [fresh = FreshWorlds(kLarge)]() mutable { fresh.bakeNext(); },
            [fresh = FreshWorlds(kSmall)]() mutable { fresh.bakeNext(kTimes); }};
}

Contest readings(const std::string& text)
{
    return {"reading " + std::to_string(text.size() / 1'000'000) + " MB of dungeon",
            "nlohmann, DOM alone",
            1 / 1.3,
            readDungeon(text).has_value(),
            [text] { benchmark::DoNotOptimize(readDungeon(text)); },
            [text] { benchmark::DoNotOptimize(nlohmann::json::parse(text)); }};
}

Contest writings(const Dungeon& dungeon, const std::string& text)
{
    return {"writing " + std::to_string(text.size() / 1'000'000) + " MB of dungeon",
            "nlohmann, DOM alone",
            1 / 1.2,
            writeDungeon(sound(readDungeon(text)).dungeon) == text,
            [dungeon] { benchmark::DoNotOptimize(writeDungeon(dungeon)); },
            [document = nlohmann::json::parse(text)] { benchmark::DoNotOptimize(document.dump(1)); }};
}

std::string keyOf(Position at)
{
    return std::to_string(at.x) + ',' + std::to_string(at.y) + ',' + std::to_string(at.z);
}

// 100,000 creatures on two levels of a million cells, and cells at random, of which one in ten has a creature.
struct Crowd {
    Crowd() : world(crowded())
    {
        Random dice(2);
        for (const Creature& creature : world->creatures())
            byKey[keyOf(creature.at)] = creature.id;
        for (int i = 0; i < 1000; ++i)
            asked.push_back({dice.between(0, 999), dice.between(0, 999), dice.between(0, 1)});
        for (const Creature& creature : world->creatures())
            for (const Direction direction : kDirections)
                if (const Position to = moved(creature.at, direction);
                    moves.size() < 1000 && dice.below(100) == 0 && world->isFree(to)) {
                    moves.push_back({creature.id, creature.at, to});
                    break;
                }
        for (const Move& move : moves) // no two to one cell
            std::erase_if(moves, [&](const Move& other) { return &other > &move && other.to == move.to; });
    }

    struct Move {
        EntityId who;
        Position from;
        Position to;
    };

    static std::unique_ptr<World> crowded()
    {
        auto made = std::make_unique<World>(startCaves(1, kUsualCreatures, {1000, 1000, 6}).world());
        const CreatureKindId kind = made->creatures().back().kind;
        for (Random dice(1); made->creatures().size() < 100'000;)
            if (const Position at{dice.between(0, 999), dice.between(0, 999), dice.between(0, 1)}; made->isFree(at))
                WorldWriter(*made).addCreature(kind, at);
        return made;
    }

    std::unique_ptr<World> world;
    std::unordered_map<std::string, EntityId> byKey;
    std::vector<Position> asked;
    std::vector<Move> moves;
};

EntityId askedAt(const Crowd& crowd, Position at) { return crowd.world->creatureIdAt(at); }

EntityId askedByKey(const Crowd& crowd, Position at)
{
    const auto found = crowd.byKey.find(keyOf(at));
    return found == crowd.byKey.end() ? EntityId::None : found->second;
}

std::vector<Contest> crowds()
{
    const auto crowd = std::make_shared<Crowd>();
    const bool isSame =
        std::ranges::all_of(crowd->asked, [&](Position at) { return askedAt(*crowd, at) == askedByKey(*crowd, at); });
    const auto moveByKey = [](Crowd& there, EntityId who, Position from, Position to) {
        there.byKey.erase(keyOf(from));
        there.byKey[keyOf(to)] = who;
    };
    return {{"1,000 look-ups among 100,000", "string keys", 20, isSame,
             [crowd] {
                 for (const Position at : crowd->asked)
                     benchmark::DoNotOptimize(askedAt(*crowd, at));
             },
             [crowd] {
                 for (const Position at : crowd->asked)
                     benchmark::DoNotOptimize(askedByKey(*crowd, at));
             }},
            {std::to_string(2 * crowd->moves.size()) + " moves among 100,000", "string keys", 20,
             true, // there and back; ours keeps the hash of the world as well
             [crowd] {
                 for (const auto& [who, from, to] : crowd->moves)
                     WorldWriter(*crowd->world).moveCreature(who, to);
                 for (const auto& [who, from, to] : crowd->moves)
                     WorldWriter(*crowd->world).moveCreature(who, from);
             },
             [=] {
                 for (const auto& [who, from, to] : crowd->moves)
                     moveByKey(*crowd, who, from, to);
                 for (const auto& [who, from, to] : crowd->moves)
                     moveByKey(*crowd, who, to, from);
             }}};
}

} // namespace

std::vector<Contest> worldContests()
{
    std::vector<Contest> contests;
    for (const auto& [size, bar] : {std::pair(kUsualSize, 8), std::pair(RecipeSize{1024, 1024, 16}, 5)}) {
        contests.push_back(worlds("caves and stairs", cavesAlone(size), size, bar));
        contests.push_back(worlds("with creatures and things", cavesDesign(size), size, 0));
    }
    contests.push_back(largeWorld());
    Dungeon large = cavesDesign({1000, 1000, 10});
    sound(bake(large, 1));
    const std::string text = writeDungeon(large);
    contests.push_back(readings(text));
    contests.push_back(writings(large, text));
    std::ranges::move(crowds(), std::back_inserter(contests));
    return contests;
}

} // namespace cave
