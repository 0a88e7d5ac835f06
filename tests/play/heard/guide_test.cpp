// SPDX-License-Identifier: MIT
// What stands around the hero, as tones: where they are heard, and where nothing is.
#include "app/play/heard/guide.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

// A corridor with a way north, a niche south, a corner, and a room with two doors.
Session corridors()
{
    return *Session::start(arena({{
                               "XXXXXXXXXXXXX",
                               "XXXX.XX+XXXXX",
                               "XXXX.XX....XX",
                               "X@......N..+X",
                               "XX.XXXXX...XX",
                               "XXXXXXXXXXXXX",
                           }}),
                           7);
}

std::vector<PlayedSound> tonesOf(const World& world, const Events& events)
{
    return guideTones(*SoundBook::builtIn(), world, besideTheStep(world, events));
}

// After each of the steps.
std::vector<std::vector<PlayedSound>> tonesOn(Session& session, std::initializer_list<Direction> way)
{
    std::vector<std::vector<PlayedSound>> tones;
    for (const Direction direction : way)
        tones.push_back(tonesOf(session.world(), session.submit(Walk{direction}).events));
    return tones;
}

std::vector<PlayedSound> tonesOfRefused(Session& session, const Command& command)
{
    const Turn turn = session.submit(command);
    const auto bumped = turn.refusal ? bump(session.world(), command, *turn.refusal) : std::nullopt;
    return bumped ? guideTones(*SoundBook::builtIn(), session.world(), {*bumped}) : std::vector<PlayedSound>();
}

const SoundRow& rowOf(const PlayedSound& tone)
{
    return *std::ranges::find(SoundBook::builtIn()->sounds(), tone.sound, &SoundRow::id);
}

} // namespace

class GuideTest : public QObject {
    Q_OBJECT

private slots:
    void aCorridorThatGoesOnIsSilent();
    void anOpeningIsHeardWhereItIsPassed();
    void aNicheIsNone();
    void openGroundIsSilent();
    void doorsSoundOtherThanOpenings();
    void sidesDifferByEarAndHeight();
    void bothSidesAreHeardAtOnce();
    void aStepAwayIsNotToldAgain();
    void aWallThatIsBumpedIntoThuds();
    void whoStandsInTheWayIsNoWall();
    void otherRefusalsAreSilent();
    void whatIsNotKnownIsNotTold();
};

void GuideTest::aCorridorThatGoesOnIsSilent()
{
    Session session = *Session::start(arena({{"XXXXXXXX", "X@.....X", "XXXXXXXX"}}), 7);
    for (const auto& tones : tonesOn(session, {Direction::East, Direction::East, Direction::East}))
        QVERIFY(tones.empty());
}

void GuideTest::anOpeningIsHeardWhereItIsPassed()
{
    Session session = corridors();
    const auto tones = tonesOn(session, {Direction::East, Direction::East, Direction::East});
    QVERIFY(tones[0].empty());
    QVERIFY(tones[1].empty());
    QCOMPARE(tones[2], (std::vector<PlayedSound>{{"gap_north", {}}}));
}

// That of one cell south of the second.
void GuideTest::aNicheIsNone()
{
    Session session = corridors();
    QVERIFY(tonesOn(session, {Direction::East}).front().empty());
    QCOMPARE(session.world().hero().at, (Position{2, 3, 0}));
}

void GuideTest::openGroundIsSilent()
{
    Session session = sessionOf(emptyHall());
    for (const auto& tones :
         tonesOn(session, {Direction::West, Direction::North, Direction::SouthWest, Direction::West, Direction::West}))
        QVERIFY(tones.empty());
}

void GuideTest::doorsSoundOtherThanOpenings()
{
    Session session = *Session::start(arena({{
                                          "XXXXXXXX",
                                          "XXX+XXXX",
                                          "X@.....X",
                                          "X......X",
                                          "XXXXX.XX",
                                          "XXXXX.XX",
                                          "XXXXXXXX",
                                      }}),
                                      7);
    const auto north = tonesOn(session, {Direction::East, Direction::East});
    QVERIFY(north[0].empty());
    QCOMPARE(north[1], (std::vector<PlayedSound>{{"doorway_north", {}}}));
    const auto south = tonesOn(session, {Direction::SouthEast, Direction::East});
    QVERIFY(south[0].empty());
    QCOMPARE(south[1], (std::vector<PlayedSound>{{"gap_south", {}}}));
}

void GuideTest::sidesDifferByEarAndHeight()
{
    Session session = *Session::start(arena({{
                                          "XXXXXXX",
                                          "XX...XX",
                                          "XX.@.XX",
                                          "XX...+X",
                                          "XX...XX",
                                          "X+...XX",
                                          "XXXXXXX",
                                      }}),
                                      7);
    const auto east = tonesOn(session, {Direction::SouthEast}).front();
    QCOMPARE(east.size(), 1U);
    QVERIFY(east.front().hearing.pan > kWhole / 2);
    tonesOn(session, {Direction::SouthWest});
    const auto west = tonesOn(session, {Direction::SouthWest}).front();
    QCOMPARE(west.size(), 1U);
    QCOMPARE(west.front().hearing.pan, -east.front().hearing.pan);
    QCOMPARE(west.front().sound, east.front().sound);
    const auto pitch = [](const char* sound) { return rowOf(PlayedSound{sound, {}}).pitch; };
    QVERIFY(pitch("gap_north") > pitch("gap") && pitch("gap") > pitch("gap_south"));
    QVERIFY(pitch("doorway_north") > pitch("doorway") && pitch("doorway") > pitch("doorway_south"));
}

void GuideTest::bothSidesAreHeardAtOnce()
{
    Session session = *Session::start(arena({{
                                          "XXXXXXX",
                                          "XXX@XXX",
                                          "XXX.XXX",
                                          "X.....X",
                                          "XXX.XXX",
                                          "XXX.XXX",
                                          "XXXXXXX",
                                      }}),
                                      7);
    const auto tones = tonesOn(session, {Direction::South, Direction::South}).back();
    QCOMPARE(std::ranges::count(tones, std::string("gap"), &PlayedSound::sound), 2);
    QCOMPARE(std::ranges::count(tones, std::string("gap_south"), &PlayedSound::sound), 1); // where the way goes on
}

// A door beside that was beside before.
void GuideTest::aStepAwayIsNotToldAgain()
{
    Session session = *Session::start(arena({{
                                          "XXXXXXX",
                                          "XXX+XXX",
                                          "X@....X",
                                          "X.....X",
                                          "XXXXXXX",
                                      }}),
                                      7);
    const auto tones = tonesOn(session, {Direction::East, Direction::East, Direction::North, Direction::South});
    QVERIFY(!tones[1].empty());
    QVERIFY(tones[2].empty()); // the hero stands in the door
    QVERIFY(tones[3].empty()); // and comes out of it
}

void GuideTest::aWallThatIsBumpedIntoThuds()
{
    Session session = corridors();
    const auto west = tonesOfRefused(session, Walk{Direction::West});
    QCOMPARE(west.size(), 1U);
    QCOMPARE(west.front().sound, std::string("bump"));
    QVERIFY(west.front().hearing.pan < 0);
    const auto north = tonesOfRefused(session, Walk{Direction::North});
    QCOMPARE(north.size(), 1U);
    QCOMPARE(north.front().hearing.pan, 0);
    QVERIFY(rowOf(north.front()).pitch < rowOf(PlayedSound{"gap_south", {}}).pitch);
}

void GuideTest::whoStandsInTheWayIsNoWall()
{
    Session session = corridors();
    const Position newt{8, 3, 0};
    QVERIFY(session.world().creatureAt(newt) != nullptr);
    QVERIFY(!bump(session.world(), Walk{Direction::East}, Refusal{{}, newt}));
}

void GuideTest::otherRefusalsAreSilent()
{
    Session session = corridors();
    QVERIFY(session.submit(Close{Direction::North}).refusal.has_value());
    QVERIFY(tonesOfRefused(session, Close{Direction::North}).empty());
}

void GuideTest::whatIsNotKnownIsNotTold()
{
    Session session = corridors();
    QVERIFY(!bump(session.world(), Walk{Direction::East}, Refusal{{}, {100, 100, 0}}));
    const Position unseen{7, 1, 0};
    QVERIFY((session.world().level(0).memory.tiles[unseen.x, unseen.y] == kUnknownTile));
    QVERIFY(!bump(session.world(), Walk{Direction::East}, Refusal{{}, unseen}));
}

CAVE_TEST_SUITE(GuideTest);
#include "guide_test.moc"
