// SPDX-License-Identifier: MIT
// A dungeon's own sounds and what they are heard for: what is put, refused, needed and renamed.
#include "core/content/english.h"
#include "core/content/sounds/heard_as.h"
#include "core/content/sounds/sound_book.h"
#include "core/edit/content_edit.h"
#include "core/edit/kinds/heard_edit.h"
#include "core/edit/kinds/row_edit.h"
#include "core/edit/kinds/theme_edit.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

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
    void whatIsHeardNearAndMusicAreTakenOverAsAWhole();
    void faultsOfWhatIsHeardNearAndOfMusicAreToldAtTheirMember();
    void aNewEventIsOneOfWhichNothingIsSaid();
    void aNewSoundNearGroundIsOneOfWhichNothingIsSaidAndItsOwnComesFirst();
    void newMusicIsForAThemeOfWhichNothingIsSaidAndForWornOnesFirst();
    void whatIsHeardNearATileFollowsItsIdAndKeepsIt();
    void musicFollowsTheIdOfItsThemeAndKeepsIt();
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
    QCOMPARE(heardRows(dungeon, HeardList::When).size(), std::size_t{2});
    const auto bad =
        setHeard(dungeon, HeardList::When, {Json::Object{{"event", "dug"}, {"of", "cheese"}, {"sound", "hum"}}});
    QCOMPARE(bad.error().where, std::string("events[0].of"));
    QCOMPARE(heardRows(dungeon, HeardList::When).size(), std::size_t{2});
    QVERIFY(setHeard(dungeon, HeardList::When, {Json::Object{{"event", "dug"}, {"of", ""}, {"sound", "voice"}}}));
    QCOMPARE(bookOf(dungeon).own().events, (std::vector<EventSound>{{"dug", "", "voice"}}));
    QVERIFY(setHeard(dungeon, HeardList::When, {}));
    QVERIFY(heardRows(dungeon, HeardList::When).empty() && bookOf(dungeon).own().sounds.size() == 1);
}

void SoundEditTest::aNewEventIsOneOfWhichNothingIsSaid()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
    Json::Array rows;
    for (std::size_t i = 0; i < heardWords().size(); ++i) {
        rows.push_back(newHeardRow(dungeon, HeardList::When));
        QVERIFY2(setHeard(dungeon, HeardList::When, rows), heardWords()[i].data());
    }
    QCOMPARE(bookOf(dungeon).own().events.size(), heardWords().size());
}

void SoundEditTest::whatIsHeardNearAndMusicAreTakenOverAsAWhole()
{
    Dungeon dungeon = dungeonWith(kNamed);
    const Json::Array near{Json::Object{{"sound", "stream"}, {"fire", true}, {"tiles", Json::Array{}}}};
    QVERIFY(setHeard(dungeon, HeardList::Near, near));
    const Json::Array renewed{Json::Object{{"sound", "stream"}, {"fire", true}}};
    QCOMPARE(heardRows(dungeon, HeardList::Near), renewed);
    const Json::Array music{Json::Object{
        {"theme", ""}, {"scale", Json::Array{0, 7}}, {"root", ScoreRow().root}, {"tempo", 60}, {"sound", "hum"}}};
    QVERIFY(setHeard(dungeon, HeardList::Music, music));
    const ScoreRow score{"", {0, 7}, ScoreRow().root, 60, "hum"};
    QCOMPARE(bookOf(dungeon).own().scores, std::vector{score});
    QVERIFY(!heardRows(dungeon, HeardList::Music).front().find("theme"));
    QCOMPARE(heardRows(dungeon, HeardList::When).size(), std::size_t{2});
    for (const HeardList list : {HeardList::When, HeardList::Near, HeardList::Music})
        QVERIFY(setHeard(dungeon, list, {}));
    QVERIFY(bookOf(dungeon).own().events.empty() && bookOf(dungeon).own().sounds.size() == 1);
}

void SoundEditTest::faultsOfWhatIsHeardNearAndOfMusicAreToldAtTheirMember()
{
    Dungeon dungeon = dungeonWith(kNamed);
    const Dungeon before = dungeon;
    const auto faultOf = [&](HeardList list, const char* rows) {
        const auto refused = setHeard(dungeon, list, *parseJson(rows)->as<Json::Array>());
        return refused ? std::string() : refused.error().where;
    };
    using enum HeardList;
    QCOMPARE(faultOf(Near, R"([{"sound": "door"}])"), std::string("ambience[0].sound")); // ends
    QCOMPARE(faultOf(Near, R"([{"sound": "hum", "tiles": ["cheese"]}])"), std::string("ambience[0].tiles[0]"));
    QCOMPARE(faultOf(Near, R"([{"sound": "hum"}, {"sound": "hum"}])"), std::string("ambience[1].sound"));
    QCOMPARE(faultOf(Music, R"([{"scale": [], "sound": "hum"}])"), std::string("scores[0].scale"));
    QCOMPARE(faultOf(Music, R"([{"scale": [0], "sound": "cheese"}])"), std::string("scores[0].sound"));
    QCOMPARE(faultOf(Music, R"([{"theme": "cheese", "scale": [0], "sound": "hum"}])"), std::string("scores[0].theme"));
    QCOMPARE(faultOf(Music, R"([{"scale": [0], "sound": "hum"}, {"scale": [1], "sound": "hum"}])"),
             std::string("scores[1]"));
    QVERIFY(dungeon.content == before.content && dungeon.catalogue == before.catalogue);
}

void SoundEditTest::aNewSoundNearGroundIsOneOfWhichNothingIsSaidAndItsOwnComesFirst()
{
    Dungeon dungeon = dungeonWith(R"({"sounds": [{"id": "hum", "loops": true}]})");
    QCOMPARE(newHeardRow(dungeon, HeardList::Near), Json(Json::Object{{"sound", "hum"}}));
    Json::Array rows{newHeardRow(dungeon, HeardList::Near)};
    QVERIFY(setHeard(dungeon, HeardList::Near, rows));
    const Json stream = newHeardRow(dungeon, HeardList::Near);
    QCOMPARE(*stream.find("sound"), Json("stream"));
    QCOMPARE(stream.find("tiles")->as<Json::Array>()->front(), Json("water")); // as the game has it
    const auto count = static_cast<std::size_t>(std::ranges::count_if(bookOf(dungeon).sounds(), &SoundRow::loops));
    while (rows.size() < count) {
        rows.push_back(newHeardRow(dungeon, HeardList::Near));
        QVERIFY(setHeard(dungeon, HeardList::Near, rows));
    }
    rows.push_back(newHeardRow(dungeon, HeardList::Near)); // there is no other one
    QVERIFY(!setHeard(dungeon, HeardList::Near, rows));
}

void SoundEditTest::newMusicIsForAThemeOfWhichNothingIsSaidAndForWornOnesFirst()
{
    Dungeon dungeon = asciiDungeon("####\n#@.#\n####");
    dungeon.levels[0].theme = "ice";
    Json::Array rows{newHeardRow(dungeon, HeardList::Music)};
    QVERIFY(setHeard(dungeon, HeardList::Music, rows));
    QCOMPARE(bookOf(dungeon).own().scores.front(), *SoundBook::builtIn()->scoreOf("ice"));
    while (rows.size() < dungeon.catalogue->themes().size() + 1) {
        rows.push_back(newHeardRow(dungeon, HeardList::Music));
        QVERIFY(setHeard(dungeon, HeardList::Music, rows));
    }
    QCOMPARE(bookOf(dungeon).own().scores[1].theme, std::string()); // then for all that have none of their own
    rows.push_back(newHeardRow(dungeon, HeardList::Music));
    QVERIFY(!setHeard(dungeon, HeardList::Music, rows));
}

void SoundEditTest::whatIsHeardNearATileFollowsItsIdAndKeepsIt()
{
    Dungeon dungeon = dungeonWith(kNamed);
    QVERIFY(putKind(dungeon, KindTable::Tile,
                    *copyOfKind(*dungeon.catalogue, KindTable::Tile, "floor", "planks", "Planks")));
    QVERIFY(setHeard(dungeon, HeardList::Near, {Json::Object{{"sound", "hum"}, {"tiles", Json::Array{"planks"}}}}));
    QVERIFY(!removeKind(dungeon, KindTable::Tile, "planks"));
    QVERIFY(renameKind(dungeon, KindTable::Tile, "planks", "boards"));
    QCOMPARE(bookOf(dungeon).own().ambience.front().tiles, std::vector<std::string>{"boards"});
}

void SoundEditTest::musicFollowsTheIdOfItsThemeAndKeepsIt()
{
    Dungeon dungeon = dungeonWith(kNamed);
    QVERIFY(setThemes(dungeon, {Json::Object{{"id", "fen"}}, Json::Object{{"id", "bog"}}}));
    QVERIFY(setHeard(dungeon, HeardList::Music,
                     {Json::Object{{"theme", "fen"}, {"scale", Json::Array{0}}, {"sound", "hum"}}}));
    dungeon.levels[0].theme = "fen";
    QVERIFY(setThemes(dungeon, {Json::Object{{"id", "marsh"}}, Json::Object{{"id", "bog"}}}));
    QCOMPARE(bookOf(dungeon).own().scores.front().theme, std::string("marsh"));
    QCOMPARE(dungeon.levels[0].theme, std::string("marsh"));
    dungeon.levels[0].theme = "";
    const auto gone = setThemes(dungeon, {Json::Object{{"id", "bog"}}});
    QVERIFY(!gone);
    QCOMPARE(format(gone.error().what, EnglishPhrasebook()),
             std::string("There is music for the theme \"marsh\", so it stays."));
    QCOMPARE(bookOf(dungeon).own().scores.front().theme, std::string("marsh"));
    QVERIFY(setHeard(dungeon, HeardList::Music, {}));
    QVERIFY(setThemes(dungeon, {Json::Object{{"id", "bog"}}}));
    // One that takes the place of a built-in one goes back to it, and its music stays.
    QVERIFY(setThemes(dungeon, {Json::Object{{"id", "moss"}}}));
    QVERIFY(setHeard(dungeon, HeardList::Music,
                     {Json::Object{{"theme", "moss"}, {"scale", Json::Array{0}}, {"sound", "hum"}}}));
    QVERIFY(setThemes(dungeon, {}));
    QCOMPARE(bookOf(dungeon).own().scores.front().theme, std::string("moss"));
}

CAVE_TEST_SUITE(SoundEditTest);
#include "sound_edit_test.moc"
