// SPDX-License-Identifier: MIT
// Things that hold things, and things that are named after whoever left them.
#include "core/content/english.h"
#include "core/pilot/pilot.h"
#include "core/rules/facts/message.h"
#include "core/rules/facts/pack.h"
#include "core/save/game_file.h"
#include "core/session/session.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kChestKinds = R"({
  "items": [
    {"id": "body", "name": "body", "article": "a", "glyph": "%", "colour": "#aa0000", "holds": 2,
     "named_after": {"name": "%1 body"}},
    {"id": "flesh", "name": "flesh", "article": "", "glyph": "%", "colour": "#aa0000", "food": 5,
     "named_after": {"name": "flesh of %1", "form": "the"}},
    {"id": "dust", "name": "dust", "article": "", "glyph": "%", "colour": "#aa0000",
     "named_after": {"name": "Dust of %1", "form": "raised"}}],
  "creatures": [
    {"id": "eft", "name": "eft", "article": "an", "glyph": "I", "colour": "#ffffff", "health": 1,
     "drops": [{"items": ["flesh"], "least": 1, "inside": "body", "says": "It lies still."}]},
    {"id": "gnat", "name": "gnat", "article": "a", "glyph": "P", "colour": "#ffffff", "health": 1,
     "drops": [{"items": ["flesh"], "least": 0, "most": 0, "inside": "body"}]},
    {"id": "ogrel", "name": "ogrel", "article": "an", "glyph": "Q", "colour": "#ffffff", "health": 1,
     "drops": [{"items": ["flesh"], "least": 3, "most": 3, "inside": "body"}]}]})";

Dungeon hallOf(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(kChestKinds));
    dungeon.rules.attack = 10'000;
    dungeon.rules.hunger = Hunger{};
    return dungeon;
}

std::string refusedIn(const World& world, const Turn& turn)
{
    return turn.refusal ? format(turn.refusal->why, EnglishPhrasebook(world.state().catalogue)) : std::string();
}

// The hero has slain who stood east, and stands where that was.
World afterSlaying(char foe)
{
    World world = worldOf(hallOf(std::string("######\n#@") + foe + "..#\n######"));
    play(world, Walk{Direction::East});
    play(world, Walk{Direction::East});
    return world;
}

const Item& only(const World& world, std::string_view id)
{
    const ItemKindId kind = *world.catalogue().findItem(id);
    const auto found = std::ranges::find(world.items(), kind, &Item::kind);
    Q_ASSERT(found != world.items().end());
    return *found;
}

QString told(const World& world, const Event& event)
{
    const auto message = describe(world, event);
    return message ? shown(format(message->text, EnglishPhrasebook(world.state().catalogue))) : QString();
}

QStringList toldOf(const World& world, const Turn& turn)
{
    QStringList lines;
    for (const Event& event : turn.events)
        if (const QString line = told(world, event); !line.isEmpty())
            lines << line;
    return lines;
}

} // namespace

class ChestsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsLeftLiesInItsChest()
    {
        const World world = afterSlaying('I');
        const Item& body = only(world, "body");
        const Item& flesh = only(world, "flesh");
        QCOMPARE(world.itemsAt(world.hero().at).size(), std::size_t{1}); // the flesh does not lie there itself
        QVERIFY(flesh.carrier == body.id && body.carrier == EntityId::None);
        QCOMPARE(world.itemsOf(body.id).size(), std::size_t{1});
        QCOMPARE(world.hash(), world.recomputedHash());
    }

    void aChestIsLeftEvenWhereNothingIsInIt()
    {
        const World world = afterSlaying('P');
        QCOMPARE(world.items().size(), std::size_t{1});
        QVERIFY(world.itemsOf(only(world, "body").id).empty());
    }

    void whatFindsNoRoomLiesBeside()
    {
        const World world = afterSlaying('Q');
        QCOMPARE(world.itemsOf(only(world, "body").id).size(), std::size_t{2});
        QCOMPARE(world.itemsAt(world.hero().at).size(), std::size_t{2});
    }

    void dropsSaySomethingToWhoSeesThem()
    {
        World world = worldOf(hallOf("######\n#@I..#\n######"));
        QVERIFY(toldOf(world, play(world, Walk{Direction::East})).contains("It lies still."));
    }

    void thingsAreNamedAfterWhoLeftThem()
    {
        const World world = afterSlaying('I');
        const EnglishPhrasebook english(world.state().catalogue);
        const auto named = [&](const char* item, const char* after, Role role) {
            return shown(english.kindName({KindTable::Item, item, role, after}));
        };
        QCOMPARE(named("body", "eft", Role::Bare), QString("eft body"));
        QCOMPARE(named("body", "eft", Role::AObject), QString("an eft body")); // by the creature's article
        QCOMPARE(named("body", "gnat", Role::ASubject), QString("a gnat body"));
        QCOMPARE(named("body", "eft", Role::TheObject), QString("the eft body"));
        QCOMPARE(named("flesh", "eft", Role::AObject), QString("flesh of the eft"));
        QCOMPARE(named("dust", "eft", Role::AObject), QString("Dust of Eft"));
        QCOMPARE(named("body", "", Role::AObject), QString("a body"));
        QCOMPARE(named("rock", "eft", Role::AObject), QString("a rock")); // named after nobody
    }

    void aChestIsOpenedAndItsThingsAreTaken()
    {
        World world = afterSlaying('I');
        const EntityId body = only(world, "body").id;
        const EntityId flesh = only(world, "flesh").id;
        const Turn opened = play(world, OpenThing{body});
        QCOMPARE(toldOf(world, opened), QStringList{"You open the eft body and find flesh of the eft."});
        QCOMPARE(world.state().turn, std::int64_t{3});
        const Turn taken = play(world, Take{flesh});
        QCOMPARE(toldOf(world, taken), QStringList{"You pick up flesh of the eft."});
        QVERIFY(world.item(flesh)->carrier == world.hero().id);
        QCOMPARE(toldOf(world, play(world, OpenThing{body})), QStringList{"You open the eft body. Nothing is in it."});
        QCOMPARE(world.hash(), world.recomputedHash());
    }

    void somethingIsPutIntoAChestAsLongAsThereIsRoom()
    {
        World world = afterSlaying('I');
        const EntityId body = only(world, "body").id;
        WorldWriter writer(world);
        std::vector<EntityId> rocks;
        for (int i = 0; i < 2; ++i) {
            rocks.push_back(writer.addItem(*world.catalogue().findItem("rock"), world.hero().at));
            play(world, Take{rocks.back()});
        }
        QCOMPARE(toldOf(world, play(world, PutInto{rocks[0], body})),
                 QStringList{"You put the rock into the eft body."});
        QVERIFY(world.item(rocks[0])->carrier == body);
        QCOMPARE(refusedIn(world, play(world, PutInto{rocks[1], body})), std::string("The eft body is full."));
        QVERIFY(world.item(rocks[1])->carrier == world.hero().id);
        QCOMPARE(world.hash(), world.recomputedHash());
    }

    void aChestIsNotCarriedAndNotOpenedFromAfar()
    {
        World world = afterSlaying('I');
        const EntityId body = only(world, "body").id;
        QCOMPARE(refusedIn(world, play(world, PickUp{})),
                 std::string("The eft body stays where it is. Open it instead."));
        QCOMPARE(refusedIn(world, play(world, Take{body})),
                 std::string("The eft body stays where it is. Open it instead."));
        const EntityId rock = WorldWriter(world).addItem(*world.catalogue().findItem("rock"), world.hero().at);
        QCOMPARE(refusedIn(world, play(world, OpenThing{rock})), std::string("The rock cannot be opened."));
        play(world, Walk{Direction::East});
        QCOMPARE(refusedIn(world, play(world, OpenThing{body})), std::string("That does not lie here."));
        QCOMPARE(refusedIn(world, play(world, Take{only(world, "flesh").id})), std::string("That does not lie here."));
    }

    void whatWasInAThingThatIsGoneLiesThere()
    {
        World world = afterSlaying('I');
        const Item body = only(world, "body");
        WorldWriter(world).removeItem(body.id);
        const Item& flesh = only(world, "flesh");
        QVERIFY(flesh.carrier == EntityId::None && flesh.at == body.at);
        QCOMPARE(world.hash(), world.recomputedHash());
    }

    void exploringLooksIntoChestsAndTakesWhatIsInThem()
    {
        World world = worldOf(hallOf("######\n#@I..#\n######"));
        play(world, Walk{Direction::East});
        Pilot pilot;
        for (int i = 0; i < 12; ++i)
            if (const Advice advice = pilot.explore(world); advice.command)
                play(world, *advice.command);
        QVERIFY(only(world, "flesh").carrier == world.hero().id);
        QVERIFY(only(world, "body").isLeft);
    }

    void aGameIsSavedWithWhatLiesInChests()
    {
        auto session = Session::start(hallOf("######\n#@I..#\n######"), 1);
        QVERIFY(session.has_value());
        for (const Command& command : {Command(Walk{Direction::East}), Command(Walk{Direction::East})})
            QVERIFY(!session->submit(command).refusal);
        QVERIFY(!session->submit(OpenThing{only(session->world(), "body").id}).refusal);
        const std::string text = writeGame({*session});
        const auto again = readGame(text);
        QVERIFY2(again.has_value(), again ? "" : again.error().where.c_str());
        QCOMPARE(again->session.world().hash(), session->world().hash());
        QCOMPARE(writeGame(*again), text);
        QVERIFY(only(again->session.world(), "flesh").carrier == only(again->session.world(), "body").id);
        QVERIFY(only(again->session.world(), "flesh").of.has_value());
    }

    void theVerbsAreWrittenAndRead()
    {
        for (const char* text : {"open 17", "put 18 in 17"}) {
            const auto command = parseCommand(text);
            QVERIFY2(command.has_value(), text);
            QCOMPARE(formatCommand(*command), std::string(text));
        }
        for (const char* wrong : {"open", "open x", "put 18", "put 18 in", "put 18 at 17", "put 018 in 17"})
            QVERIFY2(!parseCommand(wrong), wrong);
    }
};

CAVE_TEST_SUITE(ChestsTest);
#include "chests_test.moc"
