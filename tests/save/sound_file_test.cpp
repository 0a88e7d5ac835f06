// SPDX-License-Identifier: MIT
// A dungeon's own sounds: in its file as they were written, in a game, and in no hash.
#include "core/rules/turn/start_game.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/world/level_hashes.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kSoundContent = R"({"themes": [{"id": "fen"}], "sounds": {
    "sounds": [{"id": "hum", "name": "a hum", "pitch": 90, "loops": true}],
    "events": [{"event": "climbed", "sound": "bell"}],
    "ambience": [{"sound": "hum", "tiles": ["floor"]}],
    "scores": [{"theme": "fen", "scale": [0, 7], "sound": "hum"}]}})";

Dungeon plainPit(std::shared_ptr<const Catalogue> catalogue = Catalogue::builtIn())
{
    return asciiDungeon("#####\n#@>.#\n#####\n\n#####\n#.<.#\n#####\n", std::move(catalogue));
}

Dungeon soundingPit()
{
    Dungeon dungeon = plainPit(catalogueWith(kSoundContent));
    dungeon.content = *parseJson(kSoundContent);
    return dungeon;
}

} // namespace

class SoundFileTest : public QObject {
    Q_OBJECT

private slots:
    void theyComeBackFromADungeonFileAsTheyWere();
    void aGameKeepsThem();
    void noHashKnowsThem();
    void whatIsWrongIsRefusedAtItsPlace();
};

void SoundFileTest::theyComeBackFromADungeonFileAsTheyWere()
{
    const Dungeon dungeon = soundingPit();
    const auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY(file);
    QVERIFY(file->dungeon.content == dungeon.content);
    QVERIFY(file->dungeon.catalogue->sounds()->own() == dungeon.catalogue->sounds()->own());
}

// No level of it wears the theme that a score is of, so that the game does not know that one.
void SoundFileTest::aGameKeepsThem()
{
    Session session = *Session::start(soundingPit(), 1);
    session.submit(ClimbDown{});
    const std::string text = writeGame({session});
    const auto game = readGame(text);
    QVERIFY2(game, game ? "" : game.error().where.c_str());
    const SoundBook& book = *game->session.world().catalogue().sounds();
    QVERIFY(book.own() == session.world().catalogue().sounds()->own());
    QCOMPARE(book.soundOf("climbed", {})->sound, std::string("bell"));
    QCOMPARE(shown(writeGame({game->session})), shown(text));
    QVERIFY(!writeGame({*Session::start(plainPit(), 1)}).contains("\"sounds\""));
}

void SoundFileTest::noHashKnowsThem()
{
    QCOMPARE(dungeonHash(soundingPit()), dungeonHash(plainPit()));
    QCOMPARE(Session::start(soundingPit(), 1)->world().hash(), Session::start(plainPit(), 1)->world().hash());
}

void SoundFileTest::whatIsWrongIsRefusedAtItsPlace()
{
    Dungeon dungeon = soundingPit();
    dungeon.content = *parseJson(R"({"sounds": {"events": [{"event": "climbed", "sound": "cheese"}]}})");
    const auto file = readDungeon(writeDungeon(dungeon));
    QVERIFY(!file);
    QCOMPARE(shown(file.error().where), QString("content.sounds.events[0].sound"));
}

CAVE_TEST_SUITE(SoundFileTest);
#include "sound_file_test.moc"
