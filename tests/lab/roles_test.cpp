// SPDX-License-Identifier: MIT
// The campaign's creatures against the hero that is expected in their band: what one fight takes of full health, and in
// how many blows it is over, is what their role says, give or take a third.
#include "core/pilot/odds.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <cstdlib>

using namespace cave;

namespace {

// The hero with half of the choices each way and the gear of the level.
struct Expected {
    int level = 0; // in hundredths
    Fighter hero;
};
constexpr std::array kExpected{
    Expected{100, {40, 13, 2}},    Expected{300, {56, 18, 6}},    Expected{500, {72, 21, 10}},
    Expected{700, {88, 26, 12}},   Expected{900, {104, 28, 16}},  Expected{1100, {120, 33, 20}},
    Expected{1300, {136, 36, 23}}, Expected{1400, {144, 37, 24}},
};

struct Wanted {
    FightRole role;
    int share; // per mille of full health
    int blows; // hundredths; 0: any
};
constexpr std::array kWanted{
    Wanted{FightRole::Weak, 30, 150},  Wanted{FightRole::Pack, 50, 220},  Wanted{FightRole::Plain, 90, 300},
    Wanted{FightRole::Shot, 80, 220},  Wanted{FightRole::Frail, 70, 180}, Wanted{FightRole::Brute, 220, 420},
    Wanted{FightRole::Tank, 200, 650}, Wanted{FightRole::Support, 90, 0}, Wanted{FightRole::Boss, 1000, 0},
};

constexpr int kWithin = 35; // per cent of its band, from its first level

int between(int from, int to, int done, int all) { return from + ((to - from) * done + all / 2) / all; }

// In hundredths of a level.
int measuredAt(const LevelBand& band) { return 100 * band.first + kWithin * (band.last - band.first); }

Fighter heroAt(int level)
{
    const auto after = std::ranges::lower_bound(kExpected, level, {}, &Expected::level);
    if (after == kExpected.end() || after == kExpected.begin())
        return (after == kExpected.end() ? kExpected.back() : kExpected.front()).hero;
    const Expected& before = *(after - 1);
    const int done = level - before.level;
    const int all = after->level - before.level;
    return {between(before.hero.health, after->hero.health, done, all),
            between(before.hero.attack, after->hero.attack, done, all),
            between(before.hero.defence, after->hero.defence, done, all)};
}

Fighter fighterOf(const CreatureKind& kind) { return {kind.health, kind.attack, kind.defence, kind.speed}; }

const Wanted& wantedOf(FightRole role) { return *std::ranges::find(kWanted, role, &Wanted::role); }

Rules campaignRules()
{
    Rules rules;
    rules.damage = DamageFormula::Dice;
    return rules;
}

int shareOf(const CreatureKind& kind)
{
    const Fighter hero = heroAt(measuredAt(*kind.band));
    return static_cast<int>(lossAgainst(campaignRules(), hero, fighterOf(kind)) * 10 / hero.health);
}

int blowsFor(const CreatureKind& kind)
{
    return static_cast<int>(turnsToFell(campaignRules(), heroAt(measuredAt(*kind.band)), fighterOf(kind)));
}

bool isNear(int number, int wanted) { return 3 * std::abs(number - wanted) <= wanted; }

std::shared_ptr<const Catalogue> campaign()
{
    static const auto catalogue = catalogueWith(R"({"use": ["living", "campaign"]})");
    return catalogue;
}

template <typename Check>
int countOf(Check check)
{
    int count = 0;
    for (const CreatureKind& kind : campaign()->creatures())
        if (kind.role != FightRole::None) {
            check(kind);
            ++count;
        }
    return count;
}

} // namespace

class RolesTest : public QObject {
    Q_OBJECT

private slots:
    void theExpectedHeroGrowsBetweenTheLevels();
    void aFightTakesWhatTheRoleSays();
    void itIsOverInAsManyBlowsAsTheRoleSays();
    void slayingIsWorthWhatTheRoleTakes();
    void twiceTheBlowFailsItsRole();
};

void RolesTest::theExpectedHeroGrowsBetweenTheLevels()
{
    QVERIFY(heroAt(100) == (Fighter{40, 13, 2}));
    QVERIFY(heroAt(200) == (Fighter{48, 16, 4}));
    QVERIFY(heroAt(1350) == (Fighter{140, 37, 24}));
    QVERIFY(heroAt(1400) == (Fighter{144, 37, 24}));
    QCOMPARE(measuredAt({4, 9}), 575);
}

void RolesTest::aFightTakesWhatTheRoleSays()
{
    const int count = countOf([](const CreatureKind& kind) {
        const int wanted = wantedOf(kind.role).share;
        const int share = shareOf(kind);
        QVERIFY2(kind.role == FightRole::Support ? share < wanted : isNear(share, wanted),
                 qPrintable(QString("%1: %2 of %3").arg(kind.id.c_str()).arg(share).arg(wanted)));
    });
    QCOMPARE(count, 58);
}

void RolesTest::itIsOverInAsManyBlowsAsTheRoleSays()
{
    countOf([](const CreatureKind& kind) {
        const int wanted = wantedOf(kind.role).blows;
        const int blows = blowsFor(kind);
        QVERIFY2(wanted == 0 || isNear(blows, wanted),
                 qPrintable(QString("%1: %2 of %3").arg(kind.id.c_str()).arg(blows).arg(wanted)));
    });
}

// 0.83 of the share of what a level needs, 200 + 150 L; who supports others counts as an even match.
void RolesTest::slayingIsWorthWhatTheRoleTakes()
{
    countOf([](const CreatureKind& kind) {
        const std::int64_t needed = 20'000 + 150 * std::int64_t{measuredAt(*kind.band)}; // in hundredths
        const std::int64_t worth = (83 * wantedOf(kind.role).share * needed + 5'000'000) / 10'000'000;
        QVERIFY2(kind.experience == worth,
                 qPrintable(QString("%1: %2 of %3").arg(kind.id.c_str()).arg(kind.experience).arg(worth)));
    });
}

void RolesTest::twiceTheBlowFailsItsRole()
{
    CreatureKind ogre = campaign()->creature(*campaign()->findCreature("ogre"));
    QVERIFY(isNear(shareOf(ogre), wantedOf(ogre.role).share));
    ogre.attack *= 2;
    QVERIFY(!isNear(shareOf(ogre), wantedOf(ogre.role).share));
}

CAVE_TEST_SUITE(RolesTest);
#include "roles_test.moc"
