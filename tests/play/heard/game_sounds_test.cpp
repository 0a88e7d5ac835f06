// SPDX-License-Identifier: MIT
// What is heard of a turn, and what a caption says of it.
#include "app/play/heard/game_sounds.h"
#include "core/save/built_in_dungeons.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <map>

using namespace cave;

namespace {

// The hero in one room, water and a newt behind the door of the next.
World rooms()
{
    return sessionOf(arena({{
                         "XXXXXXXXXXXXXXXX",
                         "X.....X~.......X",
                         "X..@..+....N...X",
                         "X.....X........X",
                         "XXXXXXXXXXXXXXXX",
                     }}))
        .world();
}

const Position kNewt{11, 2, 0};

Actor actorAt(const World& world, Position at) { return actorOf(world, *world.creatureAt(at)); }

Soundscape scapeOf(const World& world, const Events& events, const std::set<std::string>& goesOn = {})
{
    return soundscape(*world.catalogue().sounds(), world, events, goesOn);
}

QStringList captionsOf(const Soundscape& scape, const World& world)
{
    QStringList captions;
    for (const Caption& caption : scape.captions)
        captions << captionText(caption, world.hero().at);
    return captions;
}

bool plays(const Soundscape& scape, const std::string& sound)
{
    return std::ranges::find(scape.sounds, sound, &PlayedSound::sound) != scape.sounds.end();
}

} // namespace

class GameSoundsTest : public QObject {
    Q_OBJECT

private slots:
    void rowsNameEventsAndKindsThatThereAre();
    void aBlowThatMeetsAndOneThatMissesDiffer();
    void unseenCriesHaveACaption();
    void whatIsSeenHasNone();
    void theHerosOwnHaveNone();
    void waterIsHeardAndToldOfOnce();
    void fireAndWindAreHeardNear();
    void manyAlikeAreOne();
    void potionsSoundAlikeUntilKnown();
    void stepsOfOthersAreSilent();
    void aDungeonsOwnRowsAreHeard();
    void aTryThatTheSettingsSilenceSaysSo();
};

void GameSoundsTest::rowsNameEventsAndKindsThatThereAre()
{
    std::set<std::string, std::less<>> ids{"counted",  "wielded", "drinking", "reading", "zapping",
                                           "throwing", "north",   "east",     "south",   "west"};
    std::vector<std::shared_ptr<const Catalogue>> catalogues{Catalogue::builtIn()};
    for (const char* name : {"kiln", "deep"}) // which use all libraries
        catalogues.push_back(builtInDungeon(name)->dungeon.catalogue);
    for (const auto& catalogue : catalogues) {
        for (const TileKind& tile : catalogue->tiles())
            ids.insert(tile.id);
        for (const CreatureKind& creature : catalogue->creatures())
            ids.insert(creature.id);
    }
    std::set<std::string_view> played;
    for (const EventSound& row : SoundBook::builtIn()->events()) {
        QVERIFY2(std::ranges::find(heardWords(), row.event) != heardWords().end(), row.event.c_str());
        QVERIFY2(row.of.empty() || ids.contains(row.of), row.of.c_str());
        played.insert(row.event);
    }
    for (const std::string_view word : heardWords())
        QVERIFY2(played.contains(word), word.data());
    for (const AmbientSound& row : SoundBook::builtIn()->ambience()) {
        QVERIFY(SoundBook::builtIn()->sound(row.sound).loops);
        for (const std::string& tile : row.tiles)
            QVERIFY2(ids.contains(tile), tile.c_str());
    }
}

void GameSoundsTest::aBlowThatMeetsAndOneThatMissesDiffer()
{
    const World world = rooms();
    const Actor hero = actorAt(world, world.hero().at);
    const Actor newt = actorAt(world, kNewt);
    const Position near{4, 2, 0};
    QVERIFY(plays(scapeOf(world, {Struck{hero, newt, world.hero().at, near, 3}}), "blow"));
    QVERIFY(plays(scapeOf(world, {Struck{hero, newt, world.hero().at, near, 0}}), "whiff"));
    QVERIFY(plays(scapeOf(world, {Struck{newt, hero, near, world.hero().at, 3}}), "ouch"));
}

void GameSoundsTest::unseenCriesHaveACaption()
{
    const World world = rooms();
    const Soundscape scape = scapeOf(world, {Woke{actorAt(world, kNewt), kNewt}}, {"stream"});
    QVERIFY(plays(scape, "newt"));
    QVERIFY(scape.sounds.front().hearing.pan > 0);
    QVERIFY(scape.sounds.front().hearing.muffle > 0);
    QCOMPARE(captionsOf(scape, world), QStringList{"[a cry far to the east]"});
}

void GameSoundsTest::whatIsSeenHasNone()
{
    const World world = rooms();
    const Position seen{4, 2, 0};
    QVERIFY(world.isVisible(seen));
    const Soundscape scape = scapeOf(world, {Exploded{seen, 1}}, {"stream"});
    QVERIFY(plays(scape, "boom"));
    QVERIFY(scape.captions.empty());
}

void GameSoundsTest::theHerosOwnHaveNone()
{
    const World world = rooms();
    const Actor hero = actorAt(world, world.hero().at);
    const Soundscape scape = scapeOf(world, {Opened{hero, {6, 2, 0}}}, {"stream"});
    QVERIFY(plays(scape, "door"));
    QVERIFY(scape.captions.empty());
}

void GameSoundsTest::waterIsHeardAndToldOfOnce()
{
    const World world = rooms();
    const Soundscape first = scapeOf(world, {});
    QVERIFY(first.ambience.contains("stream"));
    QVERIFY(first.ambience.at("stream").pan > 0);
    QCOMPARE(first.sources.at("stream"), (Position{7, 1, 0}));
    QCOMPARE(captionsOf(first, world), QStringList{"[running water to the east]"});
    const Soundscape second = scapeOf(world, {}, {"stream"});
    QCOMPARE(second.ambience, first.ambience);
    QVERIFY(second.captions.empty());
}

void GameSoundsTest::fireAndWindAreHeardNear()
{
    const auto catalogue = builtInDungeon("kiln")->dungeon.catalogue; // which has both
    const std::map<std::string, std::string> sources{{"brazier", "fire"}, {"chasm", "wind"}};
    for (const auto& [source, sound] : sources) {
        Dungeon dungeon = arena({{
            "XXXXXXXXX",
            "X@......X",
            "XXXXXXXXX",
        }});
        QVERIFY(scapeOf(sessionOf(dungeon).world(), {}).ambience.empty());
        for (int y = 0; y < dungeon.height; ++y)
            for (int x = 0; x < dungeon.width; ++x) {
                TileId& tile = dungeon.levels[0].tiles[x, y];
                tile = *catalogue->findTile(dungeon.catalogue->tile(tile).id);
            }
        dungeon.levels[0].tiles[5, 1] = *catalogue->findTile(source);
        dungeon.catalogue = catalogue;
        const Soundscape scape = scapeOf(sessionOf(dungeon).world(), {});
        QCOMPARE(scape.sources, (std::map<std::string, Position>{{sound, {5, 1, 0}}}));
    }
}

void GameSoundsTest::manyAlikeAreOne()
{
    const World world = rooms();
    const Soundscape scape = scapeOf(world, {Bounced{{6, 2, 0}}, Bounced{{3, 3, 0}}, Bounced{{6, 3, 0}}}, {"stream"});
    QCOMPARE(scape.sounds.size(), std::size_t{1});
    QCOMPARE(scape.sounds.front().hearing, *Ears(world).hear({3, 3, 0}));
}

void GameSoundsTest::potionsSoundAlikeUntilKnown()
{
    const Dungeon dungeon = builtInDungeon("deep")->dungeon;
    const World world = sessionOf(dungeon).world();
    const Actor hero = actorAt(world, world.hero().at);
    int drunk = 0;
    const auto& items = dungeon.catalogue->items();
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].effect && items[i].effect->by == UsedBy::Drinking && items[i].slot == Slot::None) {
            const auto scape = scapeOf(world, {UsedUp{hero, static_cast<ItemKindId>(i)}});
            QVERIFY2(plays(scape, "gulp"), items[i].id.c_str());
            ++drunk;
        }
    QVERIFY(drunk > 5);
}

void GameSoundsTest::stepsOfOthersAreSilent()
{
    const World world = rooms();
    const Position next{10, 2, 0};
    QVERIFY(scapeOf(world, {Stepped{actorAt(world, kNewt), kNewt, next}}).sounds.empty());
    QVERIFY(plays(scapeOf(world, {Stepped{actorAt(world, world.hero().at), {4, 2, 0}, world.hero().at}}), "step"));
}

void GameSoundsTest::aDungeonsOwnRowsAreHeard()
{
    const auto content = parseJson(R"({"sounds": {
        "sounds": [{"id": "creak", "name": "a creak"}, {"id": "brook", "name": "a brook", "loops": true}],
        "events": [{"event": "opened", "of": "door_open", "sound": "creak"}, {"event": "opened", "sound": "creak"},
                   {"event": "woke", "sound": "creak"}],
        "ambience": [{"sound": "stream"}, {"sound": "brook", "tiles": ["water"]}]}})");
    Dungeon dungeon = arena({{
        "XXXXXXXXXXXXXXXX",
        "X.....X~.......X",
        "X..@..+....N...X",
        "X.....X........X",
        "XXXXXXXXXXXXXXXX",
    }});
    std::optional<Error> problem;
    auto catalogue = std::make_shared<Catalogue>(*dungeon.catalogue);
    catalogue->read(JsonCursor(*content, problem), true);
    QVERIFY(!problem);
    dungeon.catalogue = std::move(catalogue);
    const World world = sessionOf(dungeon).world();
    const Soundscape scape = scapeOf(world, {Woke{actorAt(world, kNewt), kNewt}});
    QVERIFY(plays(scape, "creak") && !plays(scape, "newt"));
    QVERIFY(scape.ambience.contains("brook") && !scape.ambience.contains("stream"));
    QVERIFY(captionsOf(scape, world).contains("[a creak far to the east]"));
    QVERIFY(captionsOf(scape, world).contains("[a brook to the east]"));
}

// So it does where there is no device.
void GameSoundsTest::aTryThatTheSettingsSilenceSaysSo()
{
    GameSounds sounds;
    for (const SoundOptions& silent : {SoundOptions{.volume = 0}, SoundOptions{.effects = 0}}) {
        sounds.setOptions(silent);
        QVERIFY(!sounds.tryOut(SoundRow{.id = "hum"}).isEmpty());
        QVERIFY(!sounds.tryOut(*SoundBook::builtIn()->scoreOf("moss"), SoundBook::builtIn()).isEmpty());
    }
    sounds.setOptions({});
    QCOMPARE(sounds.tryOut(*SoundBook::builtIn()->scoreOf("moss"), SoundBook::builtIn()), Loudspeaker::whySilent());
    QCOMPARE(sounds.tryOut(SoundRow{.id = "hum"}), Loudspeaker::whySilent());
}

CAVE_TEST_SUITE(GameSoundsTest);
#include "game_sounds_test.moc"
