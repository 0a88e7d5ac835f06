// SPDX-License-Identifier: MIT
// What "The Deep of Cavewright" promises, whatever its seed.
#include "core/content/english.h"
#include "core/generate/bake.h"
#include "core/proof/census.h"
#include "core/proof/shape.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/harm.h"
#include "core/save/built_in_dungeons.h"
#include "core/session/session.h"
#include "core/world/world_writer.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace cave;

namespace {

constexpr int kSeeds = 12;
constexpr std::size_t kLeastCreatures = 24;
constexpr std::size_t kLeastItems = 40;
constexpr int kLongestLine = 110; // characters of an arrival in the log

const Dungeon& deep()
{
    static const Dungeon dungeon = builtInDungeon("deep")->dungeon;
    return dungeon;
}

const std::map<std::string, int> kGuardians{{"pot_king", 5}, {"drowned_abbot", 10}, {"ashmaw", 14}};

// The things of a table that lie in the dungeon, and the numbers of their levels, from 1.
std::vector<std::pair<const Placement*, int>> placedOf(const Dungeon& dungeon, KindTable table)
{
    std::vector<std::pair<const Placement*, int>> found;
    for (int z = 0; z < dungeon.depth(); ++z)
        for (const Placement& thing : dungeon.level(z).things)
            if (thing.table == table)
                found.emplace_back(&thing, z + 1);
    return found;
}

std::vector<Placement> itemsOn(const Dungeon& dungeon, int z, const std::vector<LetterCell>& cells)
{
    std::vector<Placement> items;
    for (const auto& [thing, level] : placedOf(dungeon, KindTable::Item))
        for (const LetterCell& cell : cells)
            if (level == z + 1 && thing->x == cell.x && thing->y == cell.y)
                items.push_back(*thing);
    return items;
}

// Takes everybody but the hero from a level, so that nobody comes to stand in the way.
void removeOthers(World& world, int z)
{
    const std::vector<Creature> creatures(world.creatures().begin(), world.creatures().end());
    for (const Creature& creature : creatures)
        if (creature.at.z == z && creature.id != world.state().hero)
            WorldWriter(world).removeCreature(creature.id);
}

// What lies about for coins.
std::vector<Item> waresOf(const World& world)
{
    std::vector<Item> wares;
    std::ranges::copy_if(world.items(), std::back_inserter(wares), [](const Item& item) { return item.price > 0; });
    return wares;
}

// The world where the hero stands on a ware with so many coins and room in the pack, alone on the level.
World worldOnWare(const Item& ware, int coins)
{
    World world(Session::start(deep(), 1)->world().savedState());
    removeOthers(world, ware.at.z);
    WorldWriter(world).moveCreature(world.state().hero, ware.at);
    play(world, Wait{});
    const ItemKindId coin = *world.catalogue().findItem("coins");
    WorldWriter(world).uncountItems(coin, world.counted(coin));
    for (int i = 0; i < coins; ++i)
        WorldWriter(world).countItem(WorldWriter(world).addItem(coin, ware.at));
    return world;
}

int emptyStallsAround(const World& world, Position at)
{
    return static_cast<int>(std::ranges::count_if(
        kDirections, [&](Direction direction) { return world.tileKind(moved(at, direction)).id == "stall_empty"; }));
}

// What events say.
QStringList wordsOf(const Turn& turn)
{
    QStringList words;
    for (const Event& event : turn.events)
        if (const auto* said = std::get_if<Said>(&event))
            words += QString::fromStdString(said->text);
    return words;
}

// A hero who bears all its blows has hurt this guardian down to this per cent of its health; at first nobody else was
// on the level.
World worldWithHurtGuardian(std::string_view guardian, int percent)
{
    constexpr int kMostBlows = 40;
    World world(Session::start(deep(), 1)->world().savedState());
    const CreatureKindId kind = *world.catalogue().findCreature(guardian);
    const Creature boss = *std::ranges::find(world.creatures(), kind, &Creature::kind);
    const std::vector<Creature> creatures(world.creatures().begin(), world.creatures().end());
    for (const Creature& creature : creatures)
        if (creature.at.z == boss.at.z && creature.id != boss.id && creature.id != world.state().hero)
            WorldWriter(world).removeCreature(creature.id);
    const auto beside =
        std::ranges::find_if(kDirections, [&](Direction direction) { return world.isFree(moved(boss.at, direction)); });
    WorldWriter(world).moveCreature(world.state().hero, moved(boss.at, *beside));
    Creature hero = world.hero();
    hero.health = hero.maxHealth = 100'000;
    WorldWriter(world).changeCreature(hero);
    const int wanted = boss.maxHealth * percent / 100;
    WorldWriter(world).setHealth(boss.id, wanted + 1);
    for (int i = 0; i < kMostBlows && world.creature(boss.id)->health > wanted; ++i) {
        const auto towards = std::ranges::find_if(kDirections, [&](Direction direction) {
            return moved(world.hero().at, direction) == world.creature(boss.id)->at;
        });
        play(world, towards == kDirections.end() ? Command(Wait{}) : Command(Walk{*towards}));
    }
    return world;
}

// How many of each kind are there after a while.
QString thoseAboutAHurtGuardian(std::string_view guardian, int percent)
{
    constexpr int kWait = 40;
    World world = worldWithHurtGuardian(guardian, percent);
    for (int i = 0; i < kWait; ++i)
        play(world, Wait{});
    std::map<std::string, int> found;
    for (const Creature& creature : world.creatures())
        if (creature.at.z == world.hero().at.z && creature.id != world.state().hero)
            ++found[world.kindOf(creature).id];
    QStringList told;
    for (const auto& [id, count] : found)
        told << QStringLiteral("%1 %2").arg(count).arg(shown(id));
    return told.join(QStringLiteral(", "));
}

// Cells of the hero's level that burn at so many cells from the middle of the last hall.
int burningInRing(const World& world, int radius)
{
    constexpr Position kMiddle{65, 14, 13};
    int burning = 0;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) {
            const int fourfold = 4 * ((x - kMiddle.x) * (x - kMiddle.x) + (y - kMiddle.y) * (y - kMiddle.y));
            const bool isInRing =
                fourfold >= (2 * radius - 1) * (2 * radius - 1) && fourfold < (2 * radius + 1) * (2 * radius + 1);
            burning += isInRing && world.tileKind({x, y, kMiddle.z}).fire;
        }
    return burning;
}

} // namespace

class CampaignTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelHasANameAndALineOfItsOwn();
    void creaturesAndThingsAreMany();
    void eachGuardianWaitsOnItsLevelWithItsKeystone();
    void thePotKingCallsFourCooksOnce();
    void twoMonksComeToTheAbbotAndNobodyElse();
    void theFloorBurnsInRingsOnceAshmawIsBadlyHurt();
    void theGateOpensToThreeKeystones();
    void thePeddlerHasEightThingsForSaleAndTheStoneOnce();
    void whoTakesAWarePaysAndItsStallIsEmpty();
    void whoCannotPayThePeddlerGetsNothing();
    void theTownAndTheMarketAreAsleepAtFirst();
    void aTheftWakesTheWholeMarketLevel();
    void theHeroStartsWithItsKitInUse();
    void companionsWaitAsCaptivesInTheirBands();
    void oilAndLeavesLieWhereTheyAreOfUse();
    void theGreenAltarBringsBackWhoFellForALeaf();
    void allOriginsHaveBreadAndTenCoins();
    void aTreasureThatIsUniqueComesOnceAtMost();
    void levelsAreLaidOutWithinTheirBars();
    void readersChooseOneOfFourThingsAndGearAmongThemBearsARune();
};

void CampaignTest::everyLevelHasANameAndALineOfItsOwn()
{
    QVERIFY(deep().depth() >= 12);
    std::set<std::string> names;
    std::set<std::string> lines;
    for (const DungeonLevel& level : deep().levels) {
        names.insert(level.name);
        lines.insert(level.texts.arrival);
        QVERIFY2(!level.texts.arrival.empty() && level.texts.arrival.size() <= kLongestLine, level.name.c_str());
    }
    QCOMPARE(static_cast<int>(names.size()), deep().depth());
    QCOMPARE(static_cast<int>(lines.size()), deep().depth());
}

void CampaignTest::creaturesAndThingsAreMany()
{
    Dungeon dungeon = deep();
    std::set<std::string> creatures;
    std::set<std::string> items;
    for (int seed = 1; seed <= scaled(kSeeds); ++seed) {
        QVERIFY(bake(dungeon, static_cast<std::uint64_t>(seed), 2));
        const Census census = takeCensus(dungeon);
        for (const auto& [kind, count] : census.creatures())
            creatures.insert(kind);
        for (const auto& [kind, count] : census.items())
            items.insert(kind);
    }
    QVERIFY2(creatures.size() >= kLeastCreatures, qPrintable(QString::number(creatures.size())));
    QVERIFY2(items.size() >= kLeastItems, qPrintable(QString::number(items.size())));
}

void CampaignTest::eachGuardianWaitsOnItsLevelWithItsKeystone()
{
    Dungeon dungeon = deep();
    for (int seed = 1; seed <= scaled(kSeeds); ++seed) {
        QVERIFY(bake(dungeon, static_cast<std::uint64_t>(seed), 2));
        std::map<std::string, int> found;
        for (const auto& [thing, level] : placedOf(dungeon, KindTable::Creature)) {
            const CreatureKind& kind = dungeon.catalogue->creature(thing->kind);
            if (std::ranges::any_of(kind.drops, [](const DropRow& drop) { return drop.items.front() == "keystone"; }))
                QVERIFY(found.emplace(kind.id, level).second);
        }
        QVERIFY(found == kGuardians);
    }
}

void CampaignTest::thePotKingCallsFourCooksOnce()
{
    QCOMPARE(thoseAboutAHurtGuardian("pot_king", 70), QString("1 pot_king"));
    QCOMPARE(thoseAboutAHurtGuardian("pot_king", 50), QString("4 kobold, 1 pot_king"));
}

void CampaignTest::twoMonksComeToTheAbbotAndNobodyElse()
{
    QCOMPARE(thoseAboutAHurtGuardian("drowned_abbot", 50), QString("1 drowned_abbot"));
    QCOMPARE(thoseAboutAHurtGuardian("drowned_abbot", 30), QString("1 drowned_abbot, 2 drowned_monk"));
}

void CampaignTest::theFloorBurnsInRingsOnceAshmawIsBadlyHurt()
{
    constexpr int kMany = 8; // cells of a ring
    constexpr int kTurns = 12;
    World world = worldWithHurtGuardian("ashmaw", 60);
    for (int i = 0; i < kTurns; ++i) {
        QCOMPARE(burningInRing(world, 3) + burningInRing(world, 6) + burningInRing(world, 9), 0);
        play(world, Wait{});
    }
    world = worldWithHurtGuardian("ashmaw", 38);
    std::vector<int> rings;
    for (int i = 0; i < kTurns; ++i) {
        for (const int radius : {3, 6, 9})
            if (burningInRing(world, radius) >= kMany && std::ranges::find(rings, radius) == rings.end())
                rings.push_back(radius);
        play(world, Wait{});
    }
    QVERIFY(rings == (std::vector<int>{3, 6, 9}));
}

void CampaignTest::theGateOpensToThreeKeystones()
{
    Session session = *Session::start(deep(), 1);
    World world(session.world().savedState());
    Position gate{-1, -1, world.depth() - 1};
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (world.tileKind({x, y, gate.z}).id == "exit")
                gate = {x, y, gate.z};
    QVERIFY(gate.x >= 0);
    removeOthers(world, gate.z);
    const auto beside =
        std::ranges::find_if(kDirections, [&](Direction direction) { return world.isFree(moved(gate, direction)); });
    QVERIFY(beside != kDirections.end());
    const EntityId hero = world.state().hero;
    const Direction back = kDirections[(static_cast<std::size_t>(beside - kDirections.begin()) + 4) % 8];
    const auto stepIn = [&] {
        WorldWriter(world).moveCreature(hero, moved(gate, *beside));
        return play(world, Walk{back});
    };
    const ItemKindId keystone = *world.catalogue().findItem("keystone");
    for (int stones = 0; stones < 3; ++stones) {
        QVERIFY(!stepIn().refusal);
        QVERIFY(world.state().outcome != Outcome::Won);
        WorldWriter(world).countItem(WorldWriter(world).addItem(keystone, gate));
    }
    QVERIFY(!stepIn().refusal);
    QCOMPARE(world.state().outcome, Outcome::Won);
}

void CampaignTest::thePeddlerHasEightThingsForSaleAndTheStoneOnce()
{
    const std::multiset<int> usual{6, 6, 6, 10, 10, 15, 18, 20};
    Dungeon dungeon = deep();
    std::set<int> shops;
    for (int seed = 1; seed <= kSeeds; ++seed) {
        QVERIFY(bake(dungeon, static_cast<std::uint64_t>(seed), 2));
        std::map<int, std::multiset<int>> prices;
        for (const auto& [thing, level] : placedOf(dungeon, KindTable::Item)) {
            const bool isStone = dungeon.catalogue->item(thing->kind).id == "makers_stone";
            if (isStone && thing->price > 0) {
                QCOMPARE(level, 8);
                QCOMPARE(thing->price, 25);
            }
            if (thing->price > 0)
                prices[level].insert(thing->price);
        }
        for (auto& [level, asked] : prices) {
            if (level == 8)
                QCOMPARE(asked.erase(25), std::size_t{1});
            QVERIFY2(asked == usual, qPrintable(QStringLiteral("seed %1, level %2").arg(seed).arg(level)));
            shops.insert(level);
        }
    }
    QVERIFY(shops == (std::set{4, 8, 12}));
}

void CampaignTest::whoTakesAWarePaysAndItsStallIsEmpty()
{
    const World start(Session::start(deep(), 1)->world().savedState());
    int bought = 0;
    for (const Item& ware : waresOf(start)) {
        World world = worldOnWare(ware, ware.price + 1);
        const int stalls = emptyStallsAround(world, ware.at);
        const Turn turn = play(world, Take{ware.id});
        QVERIFY(!turn.refusal);
        const QStringList said = wordsOf(turn);
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().contains("bites each coin"), qPrintable(said.front()));
        QCOMPARE(coinsOf(world), 1);
        const bool isStone = world.catalogue().item(ware.kind).id == "makers_stone"; // it lies before no stall
        QCOMPARE(emptyStallsAround(world, ware.at), stalls + (isStone ? 0 : 1));
        ++bought;
    }
    QVERIFY2(bought >= 8, qPrintable(QString::number(bought)));
}

void CampaignTest::whoCannotPayThePeddlerGetsNothing()
{
    const World start(Session::start(deep(), 1)->world().savedState());
    const std::vector<Item> wares = waresOf(start);
    QVERIFY(!wares.empty());
    World world = worldOnWare(wares.front(), wares.front().price - 1);
    const Turn turn = play(world, Take{wares.front().id});
    QVERIFY(turn.refusal);
    QCOMPARE(shown(format(turn.refusal->why, EnglishPhrasebook(world.state().catalogue))),
             QStringLiteral("That costs %1 coins.").arg(wares.front().price));
    QCOMPARE(coinsOf(world), wares.front().price - 1);
    QVERIFY(world.item(wares.front().id)->carrier == EntityId::None);
    QVERIFY(wordsOf(turn).empty());
}

// All but fungus, captives and those that pieces put there, whose events say what they do.
void CampaignTest::theTownAndTheMarketAreAsleepAtFirst()
{
    Dungeon dungeon = deep();
    for (int seed = 1; seed <= scaled(kSeeds); ++seed) {
        QVERIFY(bake(dungeon, static_cast<std::uint64_t>(seed), 2));
        std::map<int, int> sleepers;
        for (const auto& [thing, level] : placedOf(dungeon, KindTable::Creature)) {
            const std::string& id = dungeon.catalogue->creature(thing->kind).id;
            const bool isOther = thing->belongs.isCaptive || !thing->group.empty() || id == "fungus";
            if ((level != 4 && level != 8) || isOther)
                continue;
            QVERIFY2(thing->isAsleep, id.c_str());
            ++sleepers[level];
        }
        QVERIFY(sleepers[4] > 0 && sleepers[8] > sleepers[4]);
    }
}

void CampaignTest::aTheftWakesTheWholeMarketLevel()
{
    constexpr int kMarket = 7;
    constexpr Uid kMarketRow{0x6465657000000322};
    World world(Session::start(deep(), 1)->world().savedState());
    const std::vector<Placement>& things = deep().levels[kMarket].things;
    const auto goods = std::ranges::find_if(
        things, [&](const Placement& thing) { return thing.row == kMarketRow && thing.table == KindTable::Item; });
    QVERIFY(goods != things.end());
    WorldWriter(world).moveCreature(world.state().hero, {goods->x, goods->y, kMarket});
    play(world, Wait{});
    const auto asleep = [&] {
        return std::ranges::count_if(world.creatures(), [](const Creature& creature) {
            return creature.at.z == kMarket && turnsLeft(creature, Condition::Asleep) == kUntilWoken;
        });
    };
    const auto before = asleep();
    QVERIFY2(before >= 10, qPrintable(QString::number(before)));
    const Turn turn = play(world, Take{world.itemsAt(world.hero().at).front().id});
    QVERIFY(!turn.refusal);
    QVERIFY(wordsOf(turn).join(' ').contains("market peace is over"));
    QVERIFY2(asleep() < before / 4, qPrintable(QString::number(asleep())));
}

void CampaignTest::theHeroStartsWithItsKitInUse()
{
    const Session session = *Session::start(deep(), 1);
    const Creature& hero = session.world().hero();
    QVERIFY(attackOf(session.world(), hero) > hero.attack);
    QVERIFY(defenceOf(session.world(), hero) > hero.defence);
    QVERIFY(session.messages().size() >= deep().rules.texts.intro.size() + 1);
}

void CampaignTest::companionsWaitAsCaptivesInTheirBands()
{
    const std::set<std::string> company{"young_bear", "goblin_deserter", "lantern_sprite", "bound_shaman"};
    std::set<std::string> found;
    Dungeon dungeon = deep();
    for (int seed = 1; seed <= kSeeds; ++seed) {
        QVERIFY(bake(dungeon, static_cast<std::uint64_t>(seed), 2));
        for (const auto& [thing, level] : placedOf(dungeon, KindTable::Creature)) {
            const CreatureKind& kind = dungeon.catalogue->creature(thing->kind);
            if (!company.contains(kind.id))
                continue;
            QVERIFY2(thing->belongs.isCaptive, kind.id.c_str());
            QVERIFY2(kind.band && kind.band->first <= level && level <= kind.band->last, kind.id.c_str());
            found.insert(kind.id);
        }
    }
    QVERIFY(found == company);
}

void CampaignTest::oilAndLeavesLieWhereTheyAreOfUse()
{
    std::map<std::string, std::set<int>> levels;
    Dungeon dungeon = deep();
    for (int seed = 1; seed <= kSeeds; ++seed) {
        QVERIFY(bake(dungeon, static_cast<std::uint64_t>(seed), 2));
        for (const auto& [thing, level] : placedOf(dungeon, KindTable::Item))
            levels[dungeon.catalogue->item(thing->kind).id].insert(level);
    }
    QVERIFY(levels["lamp_oil"] == (std::set{2, 7, 11}));
    QVERIFY(levels["resurrection_leaf"] == (std::set{6, 9, 12}));
    QVERIFY(!levels["calling_bell"].empty());
}

void CampaignTest::theGreenAltarBringsBackWhoFellForALeaf()
{
    Dungeon dungeon = deep();
    std::optional<Position> altar;
    std::uint64_t seed = 0;
    while (!altar && ++seed <= kSeeds) {
        QVERIFY(bake(dungeon, seed, 2));
        for (int z = 0; z < dungeon.depth(); ++z)
            for (const PlacedPiece& placed : dungeon.levels[static_cast<std::size_t>(z)].placed)
                for (const LetterCell& cell : placed.letters)
                    if (placed.piece == "green_altar" && cell.letter == 'k')
                        altar = Position{cell.x, cell.y, z};
    }
    QVERIFY(altar);
    World world(Session::start(deep(), seed)->world().savedState());
    QCOMPARE(world.tileKind(*altar).id, std::string("altar"));
    removeOthers(world, altar->z);
    const EntityId hero = world.state().hero;
    WorldWriter(world).moveCreature(hero, *altar);
    const auto lay = [&] {
        const ItemKindId leaf = *world.catalogue().findItem("resurrection_leaf");
        return play(world, Drop{WorldWriter(world).addHeldItem(leaf, hero)});
    };
    const auto leavesThere = [&] { return world.itemsAt(*altar).size(); };
    QVERIFY(!lay().refusal);
    QCOMPARE(leavesThere(), std::size_t{1}); // nobody has fallen: it stays
    const auto beside =
        std::ranges::find_if(kDirections, [&](Direction direction) { return world.isFree(moved(*altar, direction)); });
    QVERIFY(beside != kDirections.end());
    const CreatureKindId bear = *world.catalogue().findCreature("young_bear");
    const EntityId first = WorldWriter(world).addCreature(bear, moved(*altar, *beside));
    Creature friendly = *world.creature(first);
    friendly.side = kHeroSide;
    WorldWriter(world).changeCreature(friendly);
    Events events;
    harm(WorldWriter(world), first, 1000, actorOf(world, world.hero()), events);
    QVERIFY(!world.creature(first) && world.state().fallen == bear);
    QVERIFY(!lay().refusal);
    QCOMPARE(leavesThere(), std::size_t{0}); // what lies there is gone
    const auto isBack = [&](const Creature& each) { return each.kind == bear && isAlly(world, each); };
    QCOMPARE(std::ranges::count_if(world.creatures(), isBack), 1);
    QVERIFY(!lay().refusal);
    QCOMPARE(leavesThere(), std::size_t{1}); // it does so once
}

void CampaignTest::allOriginsHaveBreadAndTenCoins()
{
    QVERIFY(!deep().rules.origins.empty());
    for (const Origin& origin : deep().rules.origins) {
        QVERIFY2(std::ranges::count(*origin.kit, "bread") > 0, origin.id.c_str());
        QVERIFY2(std::ranges::count(*origin.kit, "coins") == 10, origin.id.c_str());
    }
    const Session session = *Session::start(deep(), 1);
    QCOMPARE(session.world().counted(*deep().catalogue->findItem("coins")), 10);
}

// By the larder: no other treasure room holds food.
void CampaignTest::aTreasureThatIsUniqueComesOnceAtMost()
{
    Dungeon dungeon = deep();
    std::set<Uid> rows;
    for (const Recipe& recipe : dungeon.recipes)
        for (const RecipeRow& row : recipe.rows)
            if (const Json* tag = row.parameters.find("tag"); tag && *tag == Json("reward"))
                rows.insert(row.uid);
    QVERIFY(dungeon.findPiece("larder")->unique == Unique::Dungeon);
    std::ptrdiff_t shelves = 0;
    for (const std::string& row : dungeon.findPiece("larder")->rows)
        shelves += std::ranges::count(row, 'f');
    int larders = 0;
    for (int seed = 1; seed <= kSeeds; ++seed) {
        QVERIFY(bake(dungeon, static_cast<std::uint64_t>(seed), 2));
        const auto meals = std::ranges::count_if(placedOf(dungeon, KindTable::Item), [&](const auto& found) {
            return rows.contains(found.first->row) && dungeon.catalogue->item(found.first->kind).food > 0;
        });
        QVERIFY2(meals == 0 || meals == shelves, qPrintable(QString::number(seed)));
        larders += meals > 0 ? 1 : 0;
    }
    QVERIFY(larders > 0);
}

// Stairs less than 15 steps apart on at most 1 % of the levels, loops as many as in Brogue, and rows that do less than
// they are asked to: at most 5 % of those of lakes, 1 % of all others. `cavewright-report quality` tells more.
void CampaignTest::levelsAreLaidOutWithinTheirBars()
{
    constexpr int kNear = 15;
    Dungeon dungeon = deep();
    int levels = 0;
    int ways = 0; // levels that have stairs to come by and stairs to leave by
    int near = 0;
    int loops = 0;
    std::array<int, 2> rows{}; // others, lakes
    std::array<int, 2> shortRows{};
    for (int seed = 1; seed <= scaled(kSeeds); ++seed) {
        const auto made = bake(dungeon, static_cast<std::uint64_t>(seed), 2);
        QVERIFY(made);
        for (const RowReport& row : made->rows) {
            const std::size_t isLake = row.type == "blobs";
            ++rows[isLake];
            shortRows[isLake] += row.state != RowState::Done;
        }
        for (int z = 0; z < dungeon.depth(); ++z) {
            const LevelShape shape = shapeOf(dungeon, z);
            ways += shape.hasWay;
            near += shape.hasWay && shape.steps < kNear;
            loops += shape.loops;
            ++levels;
        }
    }
    const auto told = [](int count, int of) { return QStringLiteral("%1 of %2").arg(count).arg(of); };
    QVERIFY2(ways > 0 && 100 * near <= ways, qPrintable(told(near, ways)));
    QVERIFY2(32 * levels <= 10 * loops && 10 * loops <= 48 * levels, qPrintable(told(loops, levels)));
    QVERIFY2(100 * shortRows[1] <= 5 * rows[1], qPrintable(told(shortRows[1], rows[1])));
    QVERIFY2(100 * shortRows[0] <= rows[0], qPrintable(told(shortRows[0], rows[0])));
}

void CampaignTest::readersChooseOneOfFourThingsAndGearAmongThemBearsARune()
{
    Dungeon dungeon = deep();
    for (int seed = 1; seed <= kSeeds; ++seed) {
        QVERIFY(bake(dungeon, static_cast<std::uint64_t>(seed), 2));
        std::vector<int> levels;
        std::vector<Position> offers;
        for (int z = 0; z < dungeon.depth(); ++z)
            for (const PlacedPiece& placed : dungeon.level(z).placed) {
                const Piece* piece = dungeon.findPiece(placed.piece);
                if (!piece || std::ranges::find(piece->tags, "reading") == piece->tags.end())
                    continue;
                levels.push_back(z + 1);
                QVERIFY2(piece->choose && piece->choose->keep == 1, piece->name.c_str());
                const std::vector<Placement> offered =
                    itemsOn(dungeon, z, cellsOf(*piece, placed, piece->choose->letters));
                QCOMPARE(offered.size(), std::size_t{4});
                const auto slotOf = [&](const Placement& thing) { return dungeon.catalogue->item(thing.kind).slot; };
                QCOMPARE(std::ranges::count(offered, Slot::Hand, slotOf), 1);
                QCOMPARE(std::ranges::count(offered, Slot::Body, slotOf), 1);
                for (const Placement& thing : offered) {
                    QCOMPARE(!thing.rune.empty(), slotOf(thing) == Slot::Hand || slotOf(thing) == Slot::Body);
                    offers.emplace_back(thing.x, thing.y, z);
                }
            }
        QVERIFY2(levels == (std::vector{2, 4, 6, 8, 9, 11, 12, 13}), qPrintable(QString::number(seed)));
        const World world = startGame(dungeon, static_cast<std::uint64_t>(seed))->world;
        for (const Item& item : world.items()) // who chooses knows for what; what lies about keeps its secret
            if (item.rune)
                QCOMPARE(world.seen(item).rune.has_value(),
                         item.carrier == EntityId::None && std::ranges::find(offers, item.at) != offers.end());
    }
}

CAVE_TEST_SUITE(CampaignTest);
#include "campaign_test.moc"
