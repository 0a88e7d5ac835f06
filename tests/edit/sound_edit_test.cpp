// SPDX-License-Identifier: MIT
// A dungeon's own sounds and what they are heard for: what is put, refused, needed and renamed.
#include "core/content/english.h"
#include "core/content/sounds/heard_as.h"
#include "core/content/sounds/sound_book.h"
#include "core/edit/content_edit.h"
#include "core/edit/kinds/heard_edit.h"
#include "core/edit/kinds/row_edit.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Dungeon dungeonWith(const std::string& sounds)
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
    dungeon.content.set("sounds", *parseJson(sounds));
    dungeon.catalogue = *catalogueWith(dungeon.content);
    return dungeon;
}

const SoundBook& bookOf(const Dungeon& dungeon) { return *dungeon.catalogue->sounds(); }

constexpr const char* kNamed = R"({
  "sounds": [{"id": "hum", "loops": true}],
  "events": [{"event": "dug", "sound": "hum"}, {"event": "won", "sound": "bell"}],
  "ambience": [{"sound": "hum", "tiles": ["floor"]}],
  "scores": [{"theme": "crypt", "scale": [0], "sound": "hum"}]})";

} // namespace

class SoundEditTest : public QObject {
    Q_OBJECT

private slots:
    void aRowStandsBesideWhatIsHeardWhen();
    void theFirstOneBringsItsListAndTheLastOneTakesIt();
    void faultsAreToldWithinTheRow();
    void whatNamesASoundKeepsItAndFollowsItsId();
    void noSoundIsCalledAsVoicesAre();
    void aBuiltInOneKeepsItsIdAndGoesBack();
    void whatIsHeardWhenIsTakenOverAsAWhole();
    void aNewEventIsOneOfWhichNothingIsSaid();
};

void SoundEditTest::aRowStandsBesideWhatIsHeardWhen()
{
    Dungeon dungeon = dungeonWith(kNamed);
    QVERIFY(putRow(dungeon, RowTable::Sound, newRow(dungeon, RowTable::Sound, "creak", "a creak")));
    QCOMPARE(bookOf(dungeon).own().sounds.size(), std::size_t{2});
    QCOMPARE(bookOf(dungeon).own().events.size(), std::size_t{2});
    QCOMPARE(rowIn(*dungeon.catalogue, RowTable::Sound, "creak"), newRow(dungeon, RowTable::Sound, "creak", "a creak"));
}

void SoundEditTest::theFirstOneBringsItsListAndTheLastOneTakesIt()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
    QVERIFY(!hasOwnRow(dungeon, RowTable::Sound, "creak"));
    QVERIFY(putRow(dungeon, RowTable::Sound, newRow(dungeon, RowTable::Sound, "creak", "a creak")));
    QVERIFY(hasOwnRow(dungeon, RowTable::Sound, "creak"));
    QVERIFY(removeRow(dungeon, RowTable::Sound, "creak"));
    QVERIFY(!dungeon.content.find("sounds"));
}

void SoundEditTest::faultsAreToldWithinTheRow()
{
    Dungeon dungeon = dungeonWith(kNamed);
    Json row = newRow(dungeon, RowTable::Sound, "creak", "a creak");
    row.set("pitch", kHighestPitch + 1);
    QCOMPARE(putRow(dungeon, RowTable::Sound, row).error().where, std::string("pitch"));
    row.set("pitch", kHighestPitch);
    QVERIFY(putRow(dungeon, RowTable::Sound, row));
    Json ends = rowIn(*dungeon.catalogue, RowTable::Sound, "hum");
    ends.set("loops", false);
    QVERIFY(!checkRow(dungeon, RowTable::Sound, ends)); // goes on near the floor
    QCOMPARE(bookOf(dungeon).own().sounds.size(), std::size_t{2});
}

void SoundEditTest::whatNamesASoundKeepsItAndFollowsItsId()
{
    Dungeon dungeon = dungeonWith(kNamed);
    QCOMPARE(usesOfRow(dungeon, RowTable::Sound, "hum").size(), std::size_t{3});
    QVERIFY(!removeRow(dungeon, RowTable::Sound, "hum"));
    QVERIFY(renameRow(dungeon, RowTable::Sound, "hum", "drone"));
    const SoundRows& own = bookOf(dungeon).own();
    QCOMPARE(own.sounds.front().id, std::string("drone"));
    QCOMPARE(own.events[0].sound, std::string("drone"));
    QCOMPARE(own.events[1].sound, std::string("bell"));
    QCOMPARE(own.ambience.front().sound, std::string("drone"));
    QCOMPARE(own.scores.front().sound, std::string("drone"));
}

void SoundEditTest::noSoundIsCalledAsVoicesAre()
{
    Dungeon dungeon = dungeonWith(kNamed);
    QCOMPARE(freshRowId(*dungeon.catalogue, RowTable::Sound, "voice"), std::string("voice_2"));
    QCOMPARE(freshRowId(*dungeon.catalogue, RowTable::Sound, "Door"), std::string("door_2"));
    QVERIFY(!renameRow(dungeon, RowTable::Sound, "hum", kVoiceSound));
}

void SoundEditTest::aBuiltInOneKeepsItsIdAndGoesBack()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
    Json row = rowIn(*dungeon.catalogue, RowTable::Sound, "door");
    row.set("volume", 1);
    QVERIFY(putRow(dungeon, RowTable::Sound, row));
    QCOMPARE(bookOf(dungeon).sound("door").volume, 1);
    QVERIFY(!renameRow(dungeon, RowTable::Sound, "door", "gate"));
    QVERIFY(usesOfRow(dungeon, RowTable::Sound, "door").empty()); // the game's own will do
    QVERIFY(removeRow(dungeon, RowTable::Sound, "door"));
    QCOMPARE(bookOf(dungeon).sound("door"), SoundBook::builtIn()->sound("door"));
}

void SoundEditTest::whatIsHeardWhenIsTakenOverAsAWhole()
{
    Dungeon dungeon = dungeonWith(kNamed);
    QCOMPARE(heardRows(dungeon).size(), std::size_t{2});
    const auto bad = setHeard(dungeon, {Json::Object{{"event", "dug"}, {"of", "cheese"}, {"sound", "hum"}}});
    QCOMPARE(bad.error().where, std::string("events[0].of"));
    QCOMPARE(heardRows(dungeon).size(), std::size_t{2});
    QVERIFY(setHeard(dungeon, {Json::Object{{"event", "dug"}, {"of", ""}, {"sound", "voice"}}}));
    QCOMPARE(bookOf(dungeon).own().events, (std::vector<EventSound>{{"dug", "", "voice"}}));
    QVERIFY(setHeard(dungeon, {}));
    QVERIFY(heardRows(dungeon).empty() && bookOf(dungeon).own().sounds.size() == 1);
}

void SoundEditTest::aNewEventIsOneOfWhichNothingIsSaid()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
    Json::Array rows;
    for (std::size_t i = 0; i < heardWords().size(); ++i) {
        rows.push_back(newHeardRow(dungeon));
        QVERIFY2(setHeard(dungeon, rows), heardWords()[i].data());
    }
    QCOMPARE(bookOf(dungeon).own().events.size(), heardWords().size());
}

CAVE_TEST_SUITE(SoundEditTest);
#include "sound_edit_test.moc"
