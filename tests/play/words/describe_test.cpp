// SPDX-License-Identifier: MIT
// What is said about creatures, things and cells, and the pages that say it.
#include "app/play/game/running_game.h"
#include "app/play/words/creature_text.h"
#include "app/play/words/description.h"
#include "app/play/words/hero_text.h"
#include "app/play/words/look_text.h"
#include "app/play/words/rules_text.h"
#include "app/view/ui/theme.h"
#include "core/content/behaviour_rows.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/conditions.h"
#include "core/world/world_writer.h"
#include "tests/play/page_driver.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QLabel>
#include <QRegularExpression>

#include <optional>

using namespace cave;

namespace {

Dungeon newtHall()
{
    return arena({{
        "XXXXXXXXX",
        "X.......X",
        "X.@..N..X",
        "X.......X",
        "XXXXXXXXX",
    }});
}

QString factOf(const Description& description, const QString& name)
{
    for (const FactText& fact : description.facts)
        if (fact.name == name)
            return fact.value;
    return {};
}

} // namespace

class DescribeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void lookLineSaysWhatACreatureIsAboutAndDoes();
    void aNameIsPutInAsItIsWritten();
    void creatureIsDescribedInNumbers();
    void everyBehaviourHasWords();
    void cellTellsEverythingOnIt();
    void gasIsToldWithItsThickness();
    void whatLiesInWaitReadsAsWhatItLooksLike();
    void whatLooksLikeAnUnknownThingReadsAsThatDoes();
    void unknownCellsHaveNothing();
    void whoIsSensedIsNamedWhereNothingWasSeen();
    void headingsAreTheNearest_data();
    void headingsAreTheNearest();
    void gearSaysWhatItWouldChange();
    void characterSaysWhereItsNumbersComeFrom();
    void characterSaysWhichConditionChangesANumber();
    void whatTheHeroDoesNotKnowOfGearIsNotDescribed();
    void characterSaysHowFarItIsHeard();
    void characterCountsWhatIsGathered();
    void rulesAreThoseOfTheDungeon();
    void dangerComesFirst();
    void whoSearchesIsToldSo();
    void enterOpensThePageOfTheCellLookedAt();
    void examiningAThingGoesBackToThePack();

private:
    std::shared_ptr<Artwork> m_artwork;
};

void DescribeTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
}

void DescribeTest::lookLineSaysWhatACreatureIsAboutAndDoes()
{
    const Session session = sessionOf(newtHall());
    const Describer describer(session.world().state().catalogue);
    const QString line = lookText(session.world(), describer, {5, 2, 0});
    const Creature& newt = *session.world().creatureAt({5, 2, 0});
    QVERIFY2(line.startsWith(QString("Newt, wandering. %1 of %1 health, hits for 1").arg(newt.maxHealth)),
             qPrintable(line));
    QVERIFY2(line.endsWith("east."), qPrintable(line));
}

void DescribeTest::aNameIsPutInAsItIsWritten()
{
    const Dungeon dungeon = asciiDungeon("#####\n#@P.#\n#####", catalogueWith(R"({"creatures": [{"id": "idol",
        "name": "idol %2 of %4", "article": "an", "glyph": "P", "colour": "#ffffff", "health": 60, "attack": 0,
        "behaviours": []}]})"));
    const World world = sessionOf(dungeon).world();
    const Describer describer(world.state().catalogue);
    const QString line = creatureLine(world, describer, *world.creatureAt({2, 1, 0}));
    QVERIFY2(line.startsWith("Idol %2 of %4") && line.contains(" 60 of 60 health, "), qPrintable(line));
}

void DescribeTest::creatureIsDescribedInNumbers()
{
    const Session session = sessionOf(newtHall());
    const Describer describer(session.world().state().catalogue);
    const Creature& newt = *session.world().creatureAt({5, 2, 0});
    const Description page = describeCreature(session.world(), describer, newt);
    QCOMPARE(page.title, QString("Newt"));
    QCOMPARE(page.state, QString("wandering"));
    QVERIFY(!page.text.isEmpty() && !page.sentences.isEmpty());
    QCOMPARE(factOf(page, "Health"), QString("%1 of %1").arg(newt.maxHealth));
    const Span yours = blowOf(session.world(), session.world().hero(), newt);
    QVERIFY(yours.most > 1);
    QCOMPARE(factOf(page, "Your blow"), QString("takes 1 to %1 of its health").arg(yours.most));
    QCOMPARE(factOf(page, "Blows until it falls"), spanText(*blowsFor(yours, newt.health)));
    QCOMPARE(factOf(page, "Speed"), speedText(newt.speed));
}

// Of all that there are, whatever the built-in creatures do: each says one thing that no other says.
void DescribeTest::everyBehaviourHasWords()
{
    const auto catalogue = Catalogue::builtIn();
    const Describer describer(catalogue);
    CreatureKind only;
    QCOMPARE(behaviourTexts(describer, only), QStringList()); // nothing of it but what it does is told
    QStringList told;
    std::optional<Error> problem;
    for (std::size_t i = 0; i < behaviourWords().size(); ++i) {
        const std::string name(behaviourWords()[i]);
        const Json row = newBehaviour(static_cast<Does>(i), Json::Object{}, "bat");
        only.behaviours = {readBehaviour(JsonCursor(row, problem))};
        QVERIFY2(!problem, name.c_str());
        const QStringList words = behaviourTexts(describer, only);
        QVERIFY2(words.size() == 1 && words.front().endsWith('.'), name.c_str());
        QVERIFY2(!words.front().contains(QRegularExpression("%[0-9n]")), qPrintable(words.front())); // left open
        QVERIFY2(!told.contains(words.front()), qPrintable(words.front()));
        told << words.front();
    }
}

void DescribeTest::gasIsToldWithItsThickness()
{
    Dungeon dungeon = asciiDungeon("######\n#@...#\n######\n", catalogueWith(R"({"use": ["living"]})"));
    dungeon.rules.sight = 9;
    World world = worldOf(dungeon);
    const Describer describer(world.state().catalogue);
    const auto lineWith = [&](int units) {
        WorldWriter(world).setGas({3, 1, 0}, *world.catalogue().findGas("marsh_gas"), units);
        WorldWriter(world).see(Box{0, 0, 6, 3}, [](BitGrid& visible) { visible.set(Box{0, 0, 6, 3}); });
        return lookText(world, describer, {3, 1, 0});
    };
    QVERIFY2(lineWith(60).contains("Marsh gas, thick."), qPrintable(lineWith(60)));
    QVERIFY(lineWith(20).contains("Marsh gas."));
    QVERIFY(lineWith(2).contains("Marsh gas, thin."));
    const std::vector<Description> all = describeCell(world, describer, {3, 1, 0});
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0].title, QString("Marsh gas"));
    QVERIFY(all[0].sentences.join(' ').contains("It burns"));
}

void DescribeTest::cellTellsEverythingOnIt()
{
    Dungeon dungeon = newtHall();
    dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem("sword"), 5, 2, {}});
    const Session session = sessionOf(dungeon);
    const Describer describer(session.world().state().catalogue);
    const std::vector<Description> all = describeCell(session.world(), describer, {5, 2, 0});
    QCOMPARE(all.size(), std::size_t{3});
    QVERIFY(all[0].table == KindTable::Creature && all[1].table == KindTable::Item && all[2].table == KindTable::Tile);
    QCOMPARE(all[1].title, QString("Sword"));
}

void DescribeTest::whatLiesInWaitReadsAsWhatItLooksLike()
{
    const Catalogue& catalogue = *Catalogue::builtIn();
    const auto pageOf = [&](KindTable table, std::uint16_t kind) {
        Dungeon dungeon = emptyHall();
        dungeon.levels[0].things.push_back({table, kind, 2, 2, {}});
        const Session session = sessionOf(dungeon);
        const Describer describer(session.world().state().catalogue);
        QStringList words{lookText(session.world(), describer, {2, 2, 0})};
        for (const Description& part : describeCell(session.world(), describer, {2, 2, 0}))
            words << part.title << part.state << part.text << part.sentences;
        return words;
    };
    const QStringList mimic = pageOf(KindTable::Creature, *catalogue.findCreature("mimic"));
    QVERIFY(mimic.contains("Coins"));
    QCOMPARE(mimic, pageOf(KindTable::Item, *catalogue.findItem("coins")));
}

// Gear, too, of which the hero does not know how good it is.
void DescribeTest::whatLooksLikeAnUnknownThingReadsAsThatDoes()
{
    for (const std::string item : {"healing_potion", "fire_wand", "mapping_scroll", "sword", "bread"}) {
        const auto catalogue = catalogueWith(R"({"use": ["campaign"], "creatures": [{"id": "liar", "name": "liar",
            "glyph": "I", "colour": "#ffffff", "health": 10, "behaviours": [{"does": "ambush", "range": 1,
            "looks_like": ")" + item + R"("}]}]})");
        const auto pageOf = [&](KindTable table, std::uint16_t kind, bool isKnown) {
            Dungeon dungeon = asciiDungeon("########\n#@.....#\n########", catalogue);
            dungeon.rules = unknownRules();
            dungeon.levels[0].things.push_back({table, kind, 4, 1, {}});
            World world = worldOf(dungeon);
            if (const ItemKindId what = *catalogue->findItem(item); isKnown && !world.isKnown(what))
                WorldWriter(world).learn(what);
            const Describer describer(catalogue);
            QStringList words{lookText(world, describer, {4, 1, 0})};
            for (const Description& part : describeCell(world, describer, {4, 1, 0}))
                words << part.title << part.state << part.text << part.sentences;
            return words;
        };
        for (const bool isKnown : {false, true}) {
            const QStringList liar = pageOf(KindTable::Creature, *catalogue->findCreature("liar"), isKnown);
            QCOMPARE(liar, pageOf(KindTable::Item, *catalogue->findItem(item), isKnown));
            if (item == "healing_potion")
                QCOMPARE(liar.join(' ').contains("healing", Qt::CaseInsensitive), isKnown);
        }
    }
}

void DescribeTest::unknownCellsHaveNothing()
{
    const Session session = sessionOf(emptyHall());
    const Describer describer(session.world().state().catalogue);
    const BitGrid& visible = session.world().visible();
    for (int y = 0; y < visible.height(); ++y)
        for (int x = 0; x < visible.width(); ++x)
            QCOMPARE(describeCell(session.world(), describer, {x, y, 0}).empty(), !visible.get(x, y));
    QVERIFY(describeCell(session.world(), describer, {-1, 0, 0}).empty());
}

void DescribeTest::whoIsSensedIsNamedWhereNothingWasSeen()
{
    World world = sessionOf(arena({{
                                "XXXXXXXXX",
                                "X.@.X..NX",
                                "XXXXXXXXX",
                            }}))
                      .world();
    const Describer describer(world.state().catalogue);
    constexpr Position kNewt{7, 1, 0};
    QCOMPARE(lookText(world, describer, kNewt), QString("You have not seen this yet."));
    QVERIFY(describeCell(world, describer, kNewt).empty());
    std::vector<Event> events;
    beginCondition(WorldWriter(world), world.hero().id, Condition::Sensing, 9, events);
    QCOMPARE(sightings(world).size(), std::size_t{1});
    const QString line = lookText(world, describer, kNewt);
    QVERIFY2(line.startsWith("Newt, ") && line.endsWith("east."), qPrintable(line));
    QVERIFY2(!line.contains("Floor"), qPrintable(line));
    const std::vector<Description> all = describeCell(world, describer, kNewt);
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front().title, QString("Newt"));
    QCOMPARE(lookText(world, describer, {6, 1, 0}), QString("You have not seen this yet."));
}

void DescribeTest::headingsAreTheNearest_data()
{
    QTest::addColumn<int>("dx");
    QTest::addColumn<int>("dy");
    QTest::addColumn<QString>("words");
    QTest::newRow("east") << 5 << 0 << "east.";
    QTest::newRow("nearly east") << 5 << 2 << "east.";
    QTest::newRow("south east") << 5 << 3 << "south east.";
    QTest::newRow("south") << -1 << 3 << "south.";
    QTest::newRow("south west") << -2 << 3 << "south west.";
    QTest::newRow("north") << 0 << -1 << "north.";
    QTest::newRow("north west") << -1 << -1 << "north west.";
}

void DescribeTest::headingsAreTheNearest()
{
    QFETCH(const int, dx);
    QFETCH(const int, dy);
    QFETCH(const QString, words);
    const QString where = whereText({9, 9, 0}, {9 + dx, 9 + dy, 0});
    QVERIFY2(where.endsWith(") " + words), qPrintable(where)); // "5 step(s) east."
}

void DescribeTest::gearSaysWhatItWouldChange()
{
    Dungeon dungeon = emptyHall();
    dungeon.rules.kit = {"dagger"};
    dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem("sword"), 5, 4, {}});
    const Session session = sessionOf(dungeon);
    const World& world = session.world();
    const Describer describer(world.state().catalogue);
    const Description page = describeItem(world, describer, world.itemsAt(world.hero().at).front());
    const int base = world.hero().attack;
    QVERIFY(page.sentences.contains(QString("Wielding it: attack %1 becomes %2.").arg(base + 5).arg(base + 10)));
}

void DescribeTest::characterSaysWhereItsNumbersComeFrom()
{
    Dungeon dungeon = arena({{
        "XXXXX",
        "X@N.X",
        "XXXXX",
    }});
    dungeon.rules.attack = 60;
    dungeon.rules.kit = {"dagger"};
    RunningGame game(sessionOf(dungeon), std::nullopt);
    const Describer describer(game.world().state().catalogue);
    const auto valueOf = [&](const QString& name) {
        Description page;
        page.facts = heroFacts(game, describer);
        return factOf(page, name);
    };
    QCOMPARE(valueOf("Attack"), QString("65 = 60 + 5 (dagger)"));
    QCOMPARE(valueOf("Defence"), QString("0"));
    QCOMPARE(valueOf("Kills"), QString("none"));
    for (int i = 0; i < 50 && game.world().creatures().size() > 1; ++i)
        game.submit(Walk{Direction::East});
    QCOMPARE(valueOf("Kills"), QString("1: newt 1"));
}

void DescribeTest::characterSaysWhichConditionChangesANumber()
{
    Dungeon dungeon = arena({{"XXX", "X@X", "XXX"}});
    dungeon.rules.attack = 11;
    dungeon.rules.defence = 3;
    dungeon.rules.kit = {"dagger"};
    World world = sessionOf(dungeon).world();
    const Describer describer(world.state().catalogue);
    Events events;
    const auto begin = [&](Condition condition) {
        beginCondition(WorldWriter(world), world.hero().id, condition, 9, events);
    };
    begin(Condition::Weakened);
    QCOMPARE(attackSum(world, describer), QString("12 = 11 + 5 (dagger) - 4 (weakened)"));
    begin(Condition::Mighty);
    QCOMPARE(attackSum(world, describer), QString("18 = 11 + 5 (dagger) + 8 (mighty) - 6 (weakened)"));
    begin(Condition::Cursed);
    QCOMPARE(defenceSum(world, describer), QString("1 = 3 - 2 (cursed)"));
    const Strength known = knownStrengthOf(world, world.hero());
    QCOMPARE(known.attack, 18);
    QCOMPARE(known.defence, 1);
}

void DescribeTest::whatTheHeroDoesNotKnowOfGearIsNotDescribed()
{
    Dungeon dungeon = arena({{"XXXXX", "X@N.X", "XXXXX"}});
    dungeon.rules.attack = 2;
    dungeon.rules.kit = {"dagger", "tunic"};
    World world = sessionOf(dungeon).world();
    const Describer describer(world.state().catalogue);
    const auto told = [&] {
        const Description hero = describeCell(world, describer, world.hero().at).front();
        const Creature& newt = *world.creatureAt({2, 1, 0});
        const Description page = describeCreature(world, describer, newt);
        return QStringList{factOf(hero, "Attack"), factOf(hero, "Defence"), factOf(page, "Your blow"),
                           factOf(page, "Its blow"), creatureLine(world, describer, newt)};
    };
    const QStringList before = told();
    const int attack = attackOf(world, world.hero());
    for (Item item : world.itemsOf(world.state().hero)) {
        item.enchant = 3;
        item.isShown = false;
        WorldWriter(world).changeItem(item);
    }
    QCOMPARE(attackOf(world, world.hero()), attack + 3);
    QCOMPARE(told(), before);
}

void DescribeTest::characterSaysHowFarItIsHeard()
{
    Dungeon dungeon = emptyHall();
    const auto heard = [&dungeon] {
        RunningGame game(sessionOf(dungeon), std::nullopt);
        game.submit(Walk{Direction::North});
        Description page;
        page.facts = heroFacts(game, Describer(game.world().state().catalogue));
        return factOf(page, "Heard");
    };
    QCOMPARE(heard(), QString());
    dungeon.rules.loudness = Loudness{.walk = 5};
    QVERIFY2(heard().startsWith("5 "), qPrintable(heard()));
}

void DescribeTest::characterCountsWhatIsGathered()
{
    Dungeon dungeon = emptyHall();
    dungeon.level(0).things.push_back(
        {KindTable::Item, *dungeon.catalogue->findItem("zircon"), dungeon.start->at.x, dungeon.start->at.y, {}});
    RunningGame game(sessionOf(dungeon), std::nullopt);
    const Describer describer(game.world().state().catalogue);
    const auto gathered = [&] {
        Description page;
        page.facts = heroFacts(game, describer);
        return factOf(page, "Gathered");
    };
    QCOMPARE(gathered(), QString());
    game.submit(PickUp{});
    QCOMPARE(gathered(), QString("Zircon: 1"));
}

void DescribeTest::rulesAreThoseOfTheDungeon()
{
    const Describer describer(Catalogue::builtIn());
    Rules rules;
    const QStringList plain = ruleTexts(rules, describer);
    rules.goal = Goal::Slay;
    rules.goalKind = "giant_zombie";
    rules.dig = false;
    rules.descendOnly = true;
    rules.damage = DamageFormula::Difference;
    rules.regenerates = 9;
    rules.growth = GrowthFormula::Rooms;
    rules.hunger = Hunger{.most = 700, .chokes = true};
    const QStringList other = ruleTexts(rules, describer);
    QCOMPARE(other.front(), QString("You win by slaying a giant zombie."));
    for (const QString& text : plain)
        QVERIFY2(!other.contains(text), qPrintable(text));
    QVERIFY(other.back().contains("700") && other.back().contains("choke"));
    rules.goal = Goal::Collect;
    rules.goalKind = "exit";
    rules.collectKind = "zircon";
    rules.collectCount = 20;
    QCOMPARE(ruleTexts(rules, describer).front(),
             QString("You win by gathering 20 x zircon and then reaching a way out."));
}

// A newt that hunts comes before bats that are nearer and only flutter about.
void DescribeTest::dangerComesFirst()
{
    Dungeon dungeon = arena({{
        "XXXXXXXXX",
        "X..B....X",
        "X.@....NX",
        "X..B....X",
        "XXXXXXXXX",
    }});
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("kobold"), 6, 1, {}});
    const Session session = sessionOf(dungeon);
    const World& world = session.world();
    const std::vector<Sighting> all = sightings(world);
    QVERIFY(all.size() >= 3);
    const Creature& first = *world.creature(all.front().id);
    QVERIFY(moodOf(world, first) == Mood::Hunts);
    QVERIFY(all.front().distance > all[1].distance);
}

void DescribeTest::whoSearchesIsToldSo()
{
    const Dungeon dungeon = asciiDungeon("#####\n#@P.#\n#####", catalogueWith(R"({"creatures": [{"id": "stalker",
        "name": "stalker", "article": "a", "glyph": "P", "colour": "#ffffff", "health": 60, "attack": 1, "sight": 5,
        "alert": {"sure": 1, "per_mille": 0}, "behaviours": [{"does": "hunt"}]}]})"));
    World world = sessionOf(dungeon).world();
    const Describer describer(world.state().catalogue);
    Creature stalker = *world.creatureAt({2, 1, 0});
    stalker.quarry = stalker.at;
    stalker.lost = kTracksFor;
    WorldWriter(world).changeCreature(stalker);
    QVERIFY(lookText(world, describer, stalker.at).startsWith("Stalker, hunting you. "));
    stalker.lost = kTracksFor + 1;
    WorldWriter(world).changeCreature(stalker);
    QVERIFY(lookText(world, describer, stalker.at).startsWith("Stalker, searching for you. "));
    QCOMPARE(describeCreature(world, describer, stalker).state, QString("searching for you"));
}

void DescribeTest::enterOpensThePageOfTheCellLookedAt()
{
    PageDriver player(newtHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type(";");
    player.press(Qt::Key_Return);
    QCOMPARE(player.title(), QString("Newt"));
    player.press(Qt::Key_Escape);
    QVERIFY(player.sheet() == nullptr && player.page().map().overlay().cursor); // only the topmost thing closes
    player.type("x");
    QCOMPARE(player.title(), QString("Newt"));
    player.press(Qt::Key_Return);
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(player.turn(), 0);
}

void DescribeTest::examiningAThingGoesBackToThePack()
{
    Dungeon dungeon = emptyHall();
    dungeon.rules.kit = {"dagger", "apple"};
    PageDriver player(dungeon, m_artwork);
    QVERIFY(player.isReady());
    player.type("i");
    player.press(Qt::Key_Down);
    player.type("x");
    QCOMPARE(player.title(), QString("Apple"));
    player.press(Qt::Key_Escape);
    QCOMPARE(player.title(), QString("Pack"));
    QVERIFY(player.sheet()->isVisible());
    player.type("x"); // the focus is back where it was
    QCOMPARE(player.title(), QString("Apple"));
    player.press(Qt::Key_Escape);
    player.press(Qt::Key_Escape);
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(player.turn(), 0);
}

CAVE_TEST_SUITE(DescribeTest);
#include "describe_test.moc"
