// SPDX-License-Identifier: MIT
// Bands and roles of creatures, and the rows of the library "campaign".
#include "core/content/kind_rows.h"
#include "core/content/resist_rows.h"
#include "tests/support/ascii_map.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>

using namespace cave;

namespace {

std::string elfWith(std::string_view members)
{
    return R"({"creatures": [{"id": "elf", "name": "elf", "glyph": "e", "colour": "#ffffff", "health": 1, )" +
           std::string(members) + "}]}";
}

CreatureKind elfOf(std::string_view members)
{
    const auto catalogue = catalogueWith(elfWith(members));
    return catalogue->creature(*catalogue->findCreature("elf"));
}

// Creatures and items that are not as they are without the library.
template <typename Kind>
std::vector<Kind> broughtBy(std::span<const Kind> with, std::span<const Kind> without)
{
    std::vector<Kind> brought;
    for (const Kind& kind : with) {
        const auto known = std::ranges::find(without, kind.id, &Kind::id);
        if (known == without.end() || rowOf(*known) != rowOf(kind))
            brought.push_back(kind);
    }
    return brought;
}

} // namespace

class CampaignTest : public QObject {
    Q_OBJECT

private slots:
    void bandAndRoleAreReadAndWrittenAgain();
    void withoutThemNothingIsWritten();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void aLibraryBringsThoseThatItUses();
    void itsRowsHaveWordsPicturesAndBands();
    void articlesSuitTheirNames();
    void itHasAllThatTheCampaignNames();
    void whoNeverMovesCannotBePutInTheWay();
    void theBellCallsAndTheOilBurns();
    void whatIsWornDoesWhatTheCampaignSays();
    void ringsAndWornRunesHaveTheNumbersOfTheCampaign();
    void ashmawsThroatIsSofterThanItsScales();
    void ashmawFliesAfterItsFirstWoundsUntilItSinksDown();
};

void CampaignTest::bandAndRoleAreReadAndWrittenAgain()
{
    const CreatureKind elf = elfOf(R"("band": [3, 8], "role": "frail")");
    QVERIFY(elf.band == (LevelBand{3, 8}));
    QVERIFY(elf.role == FightRole::Frail);
    QVERIFY(*rowOf(elf).find("band") == Json(Json::Array{3, 8}));
    QVERIFY(*rowOf(elf).find("role") == Json("frail"));
}

void CampaignTest::withoutThemNothingIsWritten()
{
    const CreatureKind elf = elfOf(R"("role": "")");
    QVERIFY(!elf.band && elf.role == FightRole::None);
    QVERIFY(!rowOf(elf).find("band") && !rowOf(elf).find("role"));
}

void CampaignTest::mistakesAreNamed_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<QString>("where");
    QTest::newRow("one end") << R"("band": [3])" << "creatures[0].band";
    QTest::newRow("three ends") << R"("band": [3, 4, 5])" << "creatures[0].band";
    QTest::newRow("level 0") << R"("band": [0, 4])" << "creatures[0].band[0]";
    QTest::newRow("from deep to high") << R"("band": [6, 4])" << "creatures[0].band[1]";
    QTest::newRow("too deep") << R"("band": [6, 257])" << "creatures[0].band[1]";
    QTest::newRow("no such role") << R"("band": [6, 8], "role": "hero")" << "creatures[0].role";
    QTest::newRow("no band") << R"("role": "weak")" << "creatures[0].role";
}

void CampaignTest::mistakesAreNamed()
{
    QFETCH(const QString, members);
    QFETCH(const QString, where);
    std::optional<Error> problem;
    Catalogue catalogue(*Catalogue::builtIn());
    const Json json = *parseJson(elfWith(members.toStdString()));
    catalogue.read(JsonCursor(json, problem), true);
    QVERIFY(problem);
    QCOMPARE(shown(problem->where), where);
}

// What a library uses is read once and before it, wherever a dungeon names it.
void CampaignTest::aLibraryBringsThoseThatItUses()
{
    const auto alone = catalogueWith(R"({"use": ["campaign"]})");
    QVERIFY(alone->findTile("lava") && alone->findItem("net"));
    for (const char* use : {R"({"use": ["living", "campaign"]})", R"({"use": ["campaign", "living"]})"}) {
        const auto both = catalogueWith(use);
        QVERIFY(std::ranges::equal(both->items(), alone->items(), {}, &ItemKind::id, &ItemKind::id));
        QVERIFY(std::ranges::equal(both->creatures(), alone->creatures(), {}, &CreatureKind::id, &CreatureKind::id));
        QCOMPARE(both->creature(*both->findCreature("rat")).health, 16);
    }
    QCOMPARE(Catalogue::builtIn()->creature(*Catalogue::builtIn()->findCreature("rat")).health, 4);
}

void CampaignTest::itsRowsHaveWordsPicturesAndBands()
{
    const auto living = catalogueWith(R"({"use": ["living"]})");
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    const auto creatures = broughtBy(campaign->creatures(), living->creatures());
    QCOMPARE(creatures.size(), std::size_t{63});
    for (const CreatureKind& kind : creatures) {
        QVERIFY2(kind.description.ends_with('.'), kind.id.c_str());
        QVERIFY2(kind.band, kind.id.c_str());
        QVERIFY2(QFile::exists(shown(resourcePath("art/" + kind.look.art + ".svg"))), kind.id.c_str());
    }
    for (const ItemKind& kind : broughtBy(campaign->items(), living->items())) {
        QVERIFY2(kind.description.ends_with('.'), kind.id.c_str());
        QVERIFY2(QFile::exists(shown(resourcePath("art/" + kind.look.art + ".svg"))), kind.id.c_str());
    }
}

// A peddler who was swapped into a passage would bar it for good: he cannot be slain and never goes back.
void CampaignTest::whoNeverMovesCannotBePutInTheWay()
{
    constexpr std::array kMoving{EffectKind::Confusion, EffectKind::Teleport, EffectKind::Fear,    EffectKind::Push,
                                 EffectKind::Swap,      EffectKind::Discord,  EffectKind::Befriend};
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    int found = 0;
    for (const CreatureKind& kind : campaign->creatures()) {
        if (!kind.immortal || !kind.behaviours.empty())
            continue;
        ++found;
        for (const EffectKind effect : kMoving)
            QVERIFY2(kind.resists.of(resistKeyOf(effect)) == kImmunity, kind.id.c_str());
    }
    QVERIFY(found > 0);
}

void CampaignTest::theBellCallsAndTheOilBurns()
{
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    const ItemKind& bell = campaign->item(*campaign->findItem("calling_bell"));
    QVERIFY(bell.effect && bell.effect->kind == EffectKind::Ally && bell.effect->turns > 0);
    QCOMPARE(bell.recharge, 400);
    const ItemKind& oil = campaign->item(*campaign->findItem("lamp_oil"));
    QVERIFY(oil.effect && oil.effect->by == UsedBy::Throwing);
    const auto gas = campaign->findGas(oil.effect->gas);
    QVERIFY(gas && !campaign->gas(*gas).harmful && !campaign->gas(*gas).fire.empty());
}

void CampaignTest::whatIsWornDoesWhatTheCampaignSays()
{
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    const auto itemOf = [&](std::string_view id) { return campaign->item(*campaign->findItem(id)); };
    const auto runeOf = [&](std::string_view id) { return campaign->rune(*campaign->findRune(id)); };
    QCOMPARE(itemOf("platemail").gives.sinks, 2);
    QCOMPARE(itemOf("thirst_ring").gives.drinks, 15);
    QCOMPARE(runeOf("cushion").gives.cushions, 2);
    QCOMPARE(runeOf("cushion").givesBy.cushions, 1);
    QVERIFY(runeOf("feather").gives.weightless && runeOf("otter").gives.swims);
}

void CampaignTest::ringsAndWornRunesHaveTheNumbersOfTheCampaign()
{
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    const auto itemOf = [&](std::string_view id) { return campaign->item(*campaign->findItem(id)); };
    const auto runeOf = [&](std::string_view id) { return campaign->rune(*campaign->findRune(id)); };
    QCOMPARE(itemOf("iron_ring").attack, 3);
    QCOMPARE(itemOf("iron_ring").attackEach, 1);
    QCOMPARE(itemOf("stillness_ring").gives.noise, -2);
    QCOMPARE(itemOf("swiftness_ring").gives.speed, 10);
    QCOMPARE(itemOf("depth_ring").gives.sense, 6);
    QCOMPARE(itemOf("thrift_ring").gives.thrift, 25);
    for (const ResistKey what : {kResistFire, kResistCold})
        QVERIFY(itemOf("warmth_ring").resists.of(what) > 0);
    for (const EffectKind what : {EffectKind::Confusion, EffectKind::Fear, EffectKind::Sleep})
        QVERIFY(itemOf("clear_mind_ring").resists.of(resistKeyOf(what)) > 0);
    QCOMPARE(resistanceBy(runeOf("salamander"), 0, kResistFire), 500);
    QCOMPARE(resistanceBy(runeOf("salamander"), 2, kResistFire), 700);
    QCOMPARE(runeOf("hush").gives.noise, -3);
    QCOMPARE(runeOf("beacon").gives.noise, 4);
}

void CampaignTest::ashmawsThroatIsSofterThanItsScales()
{
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    const CreatureKind& dragon = campaign->creature(*campaign->findCreature("ashmaw"));
    int defence = dragon.defence;
    for (const LifeStage& stage : dragon.stages) {
        QVERIFY(defence == dragon.defence); // until the last one
        defence += stage.defence;
    }
    QCOMPARE(dragon.stages.back().below, 15);
    QCOMPARE(defence, 4);
}

void CampaignTest::ashmawFliesAfterItsFirstWoundsUntilItSinksDown()
{
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    const CreatureKind& dragon = campaign->creature(*campaign->findCreature("ashmaw"));
    QCOMPARE(dragon.stages.size(), std::size_t{3});
    const std::array<bool, 4> flies{false, true, true, false};
    for (int stage = 0; stage < 4; ++stage)
        QCOMPARE(fliesIn(dragon, stage), flies[static_cast<std::size_t>(stage)]);
}

// "Slain by an ooze": by the letter, which is the sound in all names of ours.
void CampaignTest::articlesSuitTheirNames()
{
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    const auto suits = [](const auto& kind) {
        const bool isVowel = std::string_view("aeiouAEIOU").contains(kind.name.front());
        return kind.article.empty() || kind.article == (isVowel ? "an" : "a");
    };
    for (const CreatureKind& kind : campaign->creatures())
        QVERIFY2(suits(kind), kind.id.c_str());
    for (const ItemKind& kind : campaign->items())
        QVERIFY2(suits(kind), kind.id.c_str());
}

void CampaignTest::itHasAllThatTheCampaignNames()
{
    const auto campaign = catalogueWith(R"({"use": ["living", "campaign"]})");
    for (const char* creature :
         {"kobold_slinger",  "lamp_moth",      "goblin_whelp", "pit_hound",      "cave_leech",    "mire_toad",
          "spore_walker",    "war_boar",       "rust_snail",   "goblin_drummer", "web_spinner",   "gloam_cat",
          "cave_eel",        "goblin_sapper",  "bone_guard",   "tunnel_ghoul",   "orc_captain",   "mourner",
          "drowned_monk",    "grave_monk",     "chant_stone",  "rime_hag",       "watcher",       "glass_knight",
          "cinder_imp",      "anvil_golem",    "slag_brute",   "troll_warden",   "hoard_drake",   "young_bear",
          "goblin_deserter", "lantern_sprite", "bound_shaman", "pot_king",       "drowned_abbot", "ashmaw"})
        QVERIFY2(campaign->findCreature(creature), creature);
    for (const char* item : {"dagger",
                             "knife",
                             "rapier",
                             "sword",
                             "long_sword",
                             "axe",
                             "great_axe",
                             "spear",
                             "pike",
                             "halberd",
                             "mace",
                             "hammer",
                             "staff",
                             "sickle",
                             "claws",
                             "pickaxe",
                             "iron_club",
                             "bow",
                             "sling",
                             "crossbow",
                             "arrow",
                             "bolt",
                             "sling_stone",
                             "javelin",
                             "throwing_knife",
                             "fire_flask",
                             "net",
                             "cloak",
                             "tunic",
                             "leather_coat",
                             "chainmail",
                             "scalemail",
                             "platemail",
                             "dragonhide",
                             "glass_coat",
                             "buckler",
                             "shield",
                             "lantern",
                             "bell",
                             "sight_ring",
                             "warmth_ring",
                             "clear_mind_ring",
                             "stillness_ring",
                             "swiftness_ring",
                             "thirst_ring",
                             "mending_ring",
                             "depth_ring",
                             "thrift_ring",
                             "iron_ring",
                             "calling_bell",
                             "mirror_charm",
                             "thorn_charm",
                             "frost_charm",
                             "breath_charm",
                             "makers_spark",
                             "raisins",
                             "makers_stone",
                             "coins",
                             "key",
                             "keystone",
                             "lamp_oil",
                             "resurrection_leaf"})
        QVERIFY2(campaign->findItem(item), item);
}

CAVE_TEST_SUITE(CampaignTest);
#include "campaign_test.moc"
