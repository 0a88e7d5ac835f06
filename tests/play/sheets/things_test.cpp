// SPDX-License-Identifier: MIT
// The pack and what is done with things, as a player meets it.
#include "app/play/sheets/thing_list.h"
#include "app/play/words/look_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/ui/theme.h"
#include "tests/play/page_driver.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QLabel>
#include <QPushButton>
#include <QTranslator>

using namespace cave;

namespace {

Dungeon hallWithKit(const std::vector<std::string>& kit)
{
    Dungeon dungeon = emptyHall();
    dungeon.rules.kit = kit;
    dungeon.rules.hunger = Hunger{};
    return dungeon;
}

const Item* carried(const World& world, std::string_view kind)
{
    for (const Item& item : world.items())
        if (item.carrier == world.state().hero && world.catalogue().item(item.kind).id == kind)
            return &item;
    return nullptr;
}

QPushButton* buttonNamed(const QWidget& sheet, const QString& name)
{
    for (auto* button : sheet.findChildren<QPushButton*>())
        if (button->accessibleName() == name)
            return button;
    return nullptr;
}

QPushButton* buttonSaying(const QWidget& sheet, const QString& text)
{
    for (auto* button : sheet.findChildren<QPushButton*>())
        if (button->text().remove('&').startsWith(text))
            return button;
    return nullptr;
}

// Things to make better, and what makes them so.
constexpr const char* kTemperedGear = R"j({"items": [
  {"id": "hatchet", "name": "hatchet", "article": "a", "glyph": ")", "colour": "#dddddd", "slot": "hand", "attack": 5},
  {"id": "disc", "name": "disc", "article": "a", "glyph": "[", "colour": "#dddddd", "slot": "off", "defence": 3},
  {"id": "rod", "name": "rod", "article": "a", "glyph": "/", "colour": "#dddddd", "charges": 1,
   "effect": {"kind": "lightning", "by": "zapping", "amount": 10, "range": 5}},
  {"id": "grindstone", "name": "grindstone", "article": "a", "glyph": "*", "colour": "#dddddd",
   "effect": {"kind": "temper", "by": "reading"}}]})j";

Item withEnchant(const World& world, std::string_view kind, int enchant)
{
    Item item = *carried(world, kind);
    item.enchant = enchant;
    item.isShown = true;
    return item;
}

} // namespace

class ThingsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void packListsLettersAndStatesAndUsesNoTurn();
    void whatIsWornIsNoStackWithOthers();
    void packIsFilteredByWords();
    void emptyPackSaysWhatToDo();
    void letterThenVerbKeyActs();
    void weaponsArePutAwayAndClothesTakenOff();
    void verbKeyActsOnTheChosenThing();
    void verbKeysOnTheMapShowWhatFits();
    void nothingThatFitsIsToldAndUsesNoTurn();
    void refusedVerbIsGreyAndSaysWhy();
    void verbsCanBeClicked();
    void differentThingsAreChosenFrom();
    void nothingIsBoughtUnasked();
    void whatHasAPriceSaysSo();
    void allThingsAreTakenInOneTurn();
    void markedThingsAreTakenOneByOne();
    void aChestIsOpenedTakenFromAndPutInto();
    void whoCarriesAllOneCanStillOpensAChest();
    void equalThingsAreListedWithWhomTheyAreNamedAfter();
    void deadlyMealIsAskedAbout();
    void deepWaterIsAskedAbout();
    void whatDragsDownIsToldBeforeDeepWater();
    void whatGiftsDoIsTold();
    void whatIsMadeBetterIsToldBeforehand();
    void whatIsInUseIsOfferedFirst();
    void whyNothingCanBeMadeBetterIsSaid();
    void whatCountsByHalfSaysSo();
    void whatIsNoBetterForItSaysSo();
    void whatGivesSomethingElseIsNotCalledUseless();

private:
    QTranslator m_english;
    std::shared_ptr<Artwork> m_artwork;
};

void ThingsTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
    QVERIFY(m_english.load(":/i18n/cavewright_en.qm"));
    QApplication::installTranslator(&m_english);
}

void ThingsTest::packListsLettersAndStatesAndUsesNoTurn()
{
    PageDriver player(hallWithKit({"sword", "tunic", "apple", "apple"}), m_artwork);
    QVERIFY(player.isReady());
    player.type("i");
    QCOMPARE(player.title(), QString("Pack"));
    auto* list = player.sheet()->findChild<ThingList*>();
    QVERIFY(list != nullptr && list->hasFocus());
    QCOMPARE(list->count(), 3);
    QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(), QString("a, Sword, in hand"));
    QCOMPARE(list->item(1)->data(Qt::AccessibleTextRole).toString(), QString("b, Tunic, worn"));
    QCOMPARE(list->item(2)->data(Qt::AccessibleTextRole).toString(), QString("c, Apple (x2)"));
    player.press(Qt::Key_Escape);
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(player.turn(), 0);
}

void ThingsTest::whatIsMadeBetterIsToldBeforehand()
{
    const World world = worldCarrying({"hatchet", "disc", "rod", "grindstone"}, kTemperedGear);
    QCOMPARE(betterText(world, *carried(world, "hatchet")),
             QString("Now: Adds 5 attack in the hand.\nThen: Adds 6 attack in the hand."));
    const QString rod = betterText(world, *carried(world, "rod"));
    QVERIFY2(rod.startsWith("Now: ") && rod.contains("10") && rod.contains("12"), qPrintable(rod));
    QVERIFY2(rod.contains("1 charge left.") && rod.contains("3 charges left."), qPrintable(rod));

    Dungeon dungeon = hallWithKit({"hatchet", "disc", "grindstone"});
    dungeon.catalogue = catalogueWith(kTemperedGear);
    PageDriver player(dungeon, m_artwork);
    player.type("r");
    player.press(Qt::Key_Return);
    QCOMPARE(player.title(), QString("Make a thing better"));
    QStringList said;
    for (const QPushButton* button : player.sheet()->findChildren<QPushButton*>())
        said << button->accessibleDescription();
    QVERIFY2(said.contains("Now: Adds 5 attack in the hand.\nThen: Adds 6 attack in the hand."),
             qPrintable(said.join(u'|')));
}

void ThingsTest::whatIsInUseIsOfferedFirst()
{
    Dungeon dungeon = hallWithKit({"rod", "disc", "hatchet", "grindstone"});
    dungeon.catalogue = catalogueWith(kTemperedGear);
    PageDriver player(dungeon, m_artwork);
    QVERIFY(carried(player.world(), "hatchet")->use == Use::Wielded &&
            carried(player.world(), "disc")->use == Use::Off);
    QVERIFY(carried(player.world(), "rod")->id < carried(player.world(), "disc")->id);
    player.type("r");
    player.press(Qt::Key_Return);
    QCOMPARE(player.title(), QString("Make a thing better"));
    for (const char* text : {"1  Hatchet", "2  Disc", "3  Rod"})
        QVERIFY2(buttonSaying(*player.sheet(), text) != nullptr, text);
}

void ThingsTest::whyNothingCanBeMadeBetterIsSaid()
{
    const auto said = [&](const std::vector<std::string>& kit, const QString& first) {
        Dungeon dungeon = hallWithKit(kit);
        dungeon.catalogue = catalogueWith(kTemperedGear);
        dungeon.rules.packSize = 2;
        PageDriver player(dungeon, m_artwork);
        player.type("r");
        player.press(Qt::Key_Return);
        if (player.title() != QString("Make a thing better"))
            return false;
        for (const auto* label : player.sheet()->findChildren<QLabel*>())
            if (label->text().startsWith(first))
                return true;
        return false;
    };
    QVERIFY(said({"grindstone"}, "You carry nothing that can be made better."));
    QVERIFY(said({"hatchet", "hatchet", "grindstone", "grindstone"}, "Your pack is full."));
    QVERIFY(said({"hatchet", "hatchet", "grindstone"}, "Which of your things"));
}

// One point more is none yet in the off hand, and the second is one of attack and one of defence.
void ThingsTest::whatCountsByHalfSaysSo()
{
    const World world = worldCarrying({"disc", "grindstone"}, kTemperedGear);
    const QString part = QString("In the off hand it takes %1 improvements to add 1 attack and 1 defence.")
                             .arg(enchantmentsAPoint(Use::Off));
    QVERIFY(thingNumbers(world, *carried(world, "disc")).contains(part));
    QCOMPARE(betterText(world, *carried(world, "disc")), QString("Nothing changes yet. ") + part);
    const Item once = withEnchant(world, "disc", enchantmentsAPoint(Use::Off) - 1);
    QCOMPARE(betterText(world, once),
             QString("Now: Adds 3 defence when worn.\nThen: Adds 1 attack when worn. Adds 4 defence when worn."));
    const World plain = worldCarrying({"shield"}, "{}"); // where nothing makes a thing better it is not spoken of
    for (const QString& text : thingNumbers(plain, *carried(plain, "shield")))
        QVERIFY2(!text.contains("improvement"), qPrintable(text));
}

void ThingsTest::whatIsNoBetterForItSaysSo()
{
    constexpr const char* kRings = R"j({"items": [
      {"id": "band", "name": "band", "article": "a", "glyph": "=", "colour": "#dddddd", "slot": "ring",
       "resists": {"fire": 300}},
      {"id": "loop", "name": "loop", "article": "a", "glyph": "=", "colour": "#dddddd", "slot": "ring",
       "gives": {"sight": 2, "by": {"sight": 1}}}]})j";
    const World world = worldCarrying({"band", "loop"}, kRings);
    QCOMPARE(betterText(world, *carried(world, "band")), QString("It makes no difference to this."));
    QCOMPARE(betterText(world, *carried(world, "loop")),
             QString("Now: In use it lets you see 2 cells further.\nThen: In use it lets you see 3 cells further."));
}

void ThingsTest::whatGivesSomethingElseIsNotCalledUseless()
{
    constexpr const char* kLamp = R"j({"items": [
      {"id": "lamp", "name": "lamp", "article": "a", "glyph": "]", "colour": "#dddddd", "slot": "off",
       "gives": {"sight": 2}}]})j";
    const World world = worldCarrying({"lamp"}, kLamp);
    QCOMPARE(thingOutcomes(world, *carried(world, "lamp")),
             QStringList("Wearing it leaves attack and defence as they are."));
}

void ThingsTest::whatIsWornIsNoStackWithOthers()
{
    PageDriver player(hallWithKit({"sword", "tunic", "tunic", "tunic"}), m_artwork);
    player.type("i");
    auto* list = player.sheet()->findChild<ThingList*>();
    QStringList rows;
    for (int row = 0; row < list->count(); ++row)
        rows << list->item(row)->data(Qt::AccessibleTextRole).toString();
    QCOMPARE(rows, (QStringList{"a, Sword, in hand", "b, Tunic, worn", "b, Tunic (x2)"}));
    player.press(Qt::Key_Escape);
    player.type("db"); // the letter again goes on to the next row that has it
    list = player.sheet()->findChild<ThingList*>();
    QCOMPARE(list->currentRow(), 1);
    player.type("b");
    QCOMPARE(list->currentRow(), 2);
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 1);
    player.type("i");
    QCOMPARE(player.sheet()->findChild<ThingList*>()->item(1)->data(Qt::AccessibleTextRole).toString(),
             QString("b, Tunic, worn"));
}

void ThingsTest::packIsFilteredByWords()
{
    PageDriver player(hallWithKit({"sword", "tunic", "apple"}), m_artwork);
    QVERIFY(player.isReady());
    player.type("i");
    auto* list = player.sheet()->findChild<ThingList*>();
    player.type("/app");
    QVERIFY(list->item(0)->isHidden() && list->item(1)->isHidden() && !list->item(2)->isHidden());
    QCOMPARE(list->currentRow(), 2);
    player.press(Qt::Key_Return); // goes on to the list
    QVERIFY(list->hasFocus());
    player.type("/le of");
    QVERIFY(list->currentItem() == nullptr || list->currentItem()->isHidden());
    player.press(Qt::Key_Escape); // only the words are taken back
    QCOMPARE(player.title(), QString("Pack"));
    QVERIFY(!list->item(0)->isHidden());
    QCOMPARE(player.turn(), 0);
}

void ThingsTest::emptyPackSaysWhatToDo()
{
    PageDriver player(emptyHall(), m_artwork);
    player.type("i");
    QCOMPARE(player.title(), QString("Pack"));
    player.press(Qt::Key_Return);
    player.type("d");
    QCOMPARE(player.turn(), 0);
}

void ThingsTest::letterThenVerbKeyActs()
{
    PageDriver player(hallWithKit({"sword", "tunic", "apple", "apple", "dagger"}), m_artwork);
    player.type("idw"); // d is the dagger, not a drop
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(carried(player.world(), "dagger")->use, Use::Wielded);
    QCOMPARE(carried(player.world(), "sword")->use, Use::None);
    QCOMPARE(player.turn(), 1);
    player.type("ib");
    player.type("T");
    QCOMPARE(carried(player.world(), "tunic")->use, Use::None);
    player.type("i");
    player.type("b");
    player.press(Qt::Key_Return); // the likeliest verb
    QCOMPARE(carried(player.world(), "tunic")->use, Use::Worn);
}

void ThingsTest::weaponsArePutAwayAndClothesTakenOff()
{
    PageDriver player(hallWithKit({"sword", "tunic"}), m_artwork);
    player.type("i");
    const auto offered = [&] {
        QStringList names;
        for (const QPushButton* button : player.sheet()->findChildren<QPushButton*>())
            if (button->isVisible())
                names << button->accessibleName();
        return names;
    };
    QVERIFY(offered().contains("Put away"));
    QVERIFY(!offered().contains("Take off"));
    player.type("b");
    QVERIFY(offered().contains("Take off"));
    QVERIFY(!offered().contains("Put away"));
}

void ThingsTest::verbKeyActsOnTheChosenThing()
{
    PageDriver player(hallWithKit({"sword", "apple"}), m_artwork);
    player.type("i");
    player.press(Qt::Key_Down);
    player.type("e");
    QVERIFY(player.sheet() == nullptr);
    QVERIFY(carried(player.world(), "apple") == nullptr);
    QCOMPARE(player.turn(), 1);
}

void ThingsTest::verbKeysOnTheMapShowWhatFits()
{
    PageDriver player(hallWithKit({"sword", "dagger", "apple", "melon"}), m_artwork);
    player.type("e");
    QCOMPARE(player.title(), QString("Eat what?"));
    QCOMPARE(player.sheet()->findChild<ThingList*>()->count(), 2);
    player.type("d");
    QVERIFY(player.sheet() != nullptr);
    player.press(Qt::Key_Return);
    QCOMPARE(carried(player.world(), "melon")->bitten, 1);
    player.type("w");
    QCOMPARE(player.sheet()->findChild<ThingList*>()->count(), 1);
    player.press(Qt::Key_Return);
    QCOMPARE(carried(player.world(), "dagger")->use, Use::Wielded);
    player.type("d");
    QCOMPARE(player.title(), QString("Drop what?"));
    player.press(Qt::Key_Return);
    QVERIFY(carried(player.world(), "sword") == nullptr);
    QCOMPARE(player.turn(), 3);
}

void ThingsTest::nothingThatFitsIsToldAndUsesNoTurn()
{
    PageDriver player(hallWithKit({"apple"}), m_artwork);
    player.type("q");
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(player.page().lookLine(), QString("You have nothing to drink."));
    QCOMPARE(player.turn(), 0);
}

void ThingsTest::refusedVerbIsGreyAndSaysWhy()
{
    PageDriver player(hallWithKit({"health_potion"}), m_artwork);
    player.type("i");
    QPushButton* drink = buttonNamed(*player.sheet(), "Drink");
    QVERIFY(drink != nullptr && drink->isVisible() && !drink->isEnabled());
    QCOMPARE(drink->accessibleDescription(), QString("You are as healthy as can be."));
    player.type("qa");
    player.press(Qt::Key_Return); // must not fall on another verb
    player.press(Qt::Key_Return);
    QVERIFY(player.sheet() != nullptr);
    QCOMPARE(player.turn(), 0);
    QVERIFY(carried(player.world(), "health_potion") != nullptr);
}

void ThingsTest::verbsCanBeClicked()
{
    PageDriver player(hallWithKit({"sword", "apple"}), m_artwork);
    player.type("i");
    auto* list = player.sheet()->findChild<ThingList*>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    QTest::mouseClick(buttonNamed(*player.sheet(), "Drop"), Qt::LeftButton);
    QVERIFY(player.sheet() == nullptr);
    QVERIFY(carried(player.world(), "apple") == nullptr);
    QCOMPARE(player.world().itemsAt(player.world().hero().at).size(), 1u);
}

void ThingsTest::differentThingsAreChosenFrom()
{
    PageDriver player(hallWithKit({"sword", "apple"}), m_artwork);
    for (int i = 0; i < 2; ++i) {
        player.type("d");
        player.press(Qt::Key_Return);
    }
    QCOMPARE(player.world().itemsAt(player.world().hero().at).size(), 2u);
    player.type("g");
    QCOMPARE(player.title(), QString("Take what?"));
    player.press(Qt::Key_Escape);
    QCOMPARE(player.turn(), 2);
    player.type("gb");
    player.press(Qt::Key_Return);
    QVERIFY(carried(player.world(), "apple") != nullptr);
    QVERIFY(carried(player.world(), "sword") == nullptr);
    player.type("g"); // a single thing needs no choice
    QVERIFY(player.sheet() == nullptr);
    QVERIFY(carried(player.world(), "sword") != nullptr);
    QCOMPARE(player.turn(), 4);
}

void ThingsTest::nothingIsBoughtUnasked()
{
    Dungeon dungeon = emptyHall();
    for (const char* kind : {"coins", "coins", "coins", "sword"})
        dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem(kind), 5, 4, {}});
    dungeon.levels[0].things.back().price = 2;
    PageDriver player(dungeon, m_artwork);
    player.type("g");
    QCOMPARE(player.title(), QString("Take what?"));
    const auto labels = player.sheet()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("You have 0 coin"); }));
    player.press(Qt::Key_Escape);
    QCOMPARE(player.turn(), 0);
    player.type("g");
    buttonSaying(*player.sheet(), "Take all")->click();
    QVERIFY(carried(player.world(), "sword") == nullptr);
    QCOMPARE(coinsOf(player.world()), 3);
    player.type("g"); // a single thing, but not free
    QCOMPARE(player.title(), QString("Take what?"));
    QVERIFY(!buttonSaying(*player.sheet(), "Take all")->isEnabled());
    player.press(Qt::Key_Return);
    QVERIFY(player.sheet() == nullptr);
    QVERIFY(carried(player.world(), "sword") != nullptr);
    QCOMPARE(coinsOf(player.world()), 1);
}

void ThingsTest::whatHasAPriceSaysSo()
{
    Dungeon dungeon = emptyHall();
    dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem("sword"), 5, 4, {}});
    dungeon.levels[0].things.back().price = 2;
    PageDriver player(dungeon, m_artwork);
    const Describer describer(dungeon.catalogue);
    const Position here = player.world().hero().at;
    QVERIFY(lookText(player.world(), describer, here).contains("Sword (2 coins)."));
    QCOMPARE(thingsInView(player.world()).front().price, 2);
    player.type("g"); // nothing to choose from: it is too dear
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(player.lastMessage(), QString("That costs 2 coins."));
    QCOMPARE(player.turn(), 0);
}

void ThingsTest::allThingsAreTakenInOneTurn()
{
    Dungeon dungeon = emptyHall();
    for (const char* kind : {"apple", "sword", "tunic"})
        dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem(kind), 5, 4, {}});
    PageDriver player(dungeon, m_artwork);
    player.type("g");
    player.press(Qt::Key_A, Qt::ControlModifier);
    player.press(Qt::Key_Return);
    QCOMPARE(player.world().itemsOf(player.world().state().hero).size(), 3u);
    QCOMPARE(player.turn(), 1);
}

void ThingsTest::markedThingsAreTakenOneByOne()
{
    Dungeon dungeon = emptyHall();
    for (const char* kind : {"apple", "sword", "tunic"})
        dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem(kind), 5, 4, {}});
    PageDriver player(dungeon, m_artwork);
    player.type("gac");
    player.press(Qt::Key_Up);
    player.press(Qt::Key_Space);
    player.press(Qt::Key_Up);
    player.press(Qt::Key_Space); // not the first any more
    player.press(Qt::Key_Return);
    QVERIFY(carried(player.world(), "apple") == nullptr);
    QCOMPARE(player.world().itemsOf(player.world().state().hero).size(), 2u);
    QCOMPARE(player.turn(), 2);
}

void ThingsTest::aChestIsOpenedTakenFromAndPutInto()
{
    Dungeon dungeon = emptyHall();
    dungeon.catalogue = catalogueWith(R"({"items": [{"id": "trunk", "name": "trunk", "glyph": "U", "colour": "#aa7744",
        "holds": 5}], "creatures": [{"id": "porter", "name": "porter", "glyph": "P", "colour": "#ffffff", "health": 1,
        "drops": [{"items": ["apple"], "inside": "trunk"}]}]})");
    dungeon.rules.kit = {"rock"};
    dungeon.rules.attack = 1000;
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("porter"), 4, 4, {}});
    PageDriver player(dungeon, m_artwork);
    player.press(Qt::Key_Left); // slays
    player.press(Qt::Key_Left);
    QCOMPARE(player.turn(), 2);
    player.press(Qt::Key_Return); // opens it
    QCOMPARE(player.title(), QString("Trunk"));
    QCOMPARE(player.turn(), 3);
    player.press(Qt::Key_Return); // takes the apple
    QVERIFY(player.sheet() == nullptr);
    QVERIFY(carried(player.world(), "apple") != nullptr);
    QCOMPARE(player.turn(), 4);
    player.press(Qt::Key_Return); // what is in it is known by now
    QCOMPARE(player.title(), QString("Trunk"));
    QCOMPARE(player.turn(), 4);
    const auto lists = player.sheet()->findChildren<ThingList*>();
    QCOMPARE(lists.size(), 2);
    QCOMPARE(lists[0]->count(), 0);
    QCOMPARE(lists[1]->count(), 2);
    QVERIFY(lists[1]->hasFocus());
    player.press(Qt::Key_Return); // puts the rock in
    QVERIFY(carried(player.world(), "rock") == nullptr);
    QCOMPARE(player.turn(), 5);
}

void ThingsTest::whoCarriesAllOneCanStillOpensAChest()
{
    Dungeon dungeon = emptyHall();
    dungeon.catalogue = catalogueWith(R"({"items": [{"id": "trunk", "name": "trunk", "glyph": "U", "colour": "#aa7744",
        "holds": 5}]})");
    dungeon.rules.kit = {"rock"};
    dungeon.rules.packSize = 1;
    for (const char* kind : {"trunk", "sword"})
        dungeon.levels[0].things.push_back({KindTable::Item, *dungeon.catalogue->findItem(kind), 5, 4, {}});
    PageDriver player(dungeon, m_artwork);
    player.type("g");
    QCOMPARE(player.title(), QString("Trunk"));
    QStringList told;
    for (const auto* label : player.sheet()->findChildren<QLabel*>())
        told << label->text();
    QVERIFY(told.contains("Nothing is in it."));
}

void ThingsTest::equalThingsAreListedWithWhomTheyAreNamedAfter()
{
    Dungeon dungeon = emptyHall();
    dungeon.catalogue = catalogueWith(R"({"items": [{"id": "bone", "name": "bone", "article": "a", "glyph": "%",
        "colour": "#ffffff", "named_after": {"name": "%1 bone"}}], "creatures": [
        {"id": "eft", "name": "eft", "glyph": "P", "colour": "#ffffff", "health": 1, "drops": [{"items": ["bone"]}]},
        {"id": "gnat", "name": "gnat", "glyph": "Q", "colour": "#ffffff", "health": 1, "drops": [{"items": ["bone"]}]}]})");
    dungeon.rules.attack = 1000;
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("eft"), 4, 4, {}});
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("gnat"), 3, 4, {}});
    PageDriver player(dungeon, m_artwork);
    for (int i = 0; i < 2; ++i) {
        player.press(Qt::Key_Left);
        player.press(Qt::Key_Left);
        player.type("g");
        player.type("i");
        auto* list = player.sheet()->findChild<ThingList*>();
        QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(),
                 i == 0 ? QString("a, Eft bone") : QString("a, Bone (eft, gnat) (x2)"));
        player.press(Qt::Key_Escape);
    }
}

void ThingsTest::deadlyMealIsAskedAbout()
{
    Dungeon dungeon = hallWithKit({"apple"});
    dungeon.rules.hunger = Hunger{1000, 1000, 1, true};
    PageDriver player(dungeon, m_artwork);
    player.type("e");
    player.press(Qt::Key_Return);
    QCOMPARE(player.title(), QString("You are full"));
    player.press(Qt::Key_Return); // keeps it
    QVERIFY(player.sheet() == nullptr);
    QVERIFY(!player.world().isOver());
    QCOMPARE(player.turn(), 0);
}

void ThingsTest::deepWaterIsAskedAbout()
{
    Dungeon dungeon = emptyHall();
    dungeon.catalogue = catalogueWith(R"({"tiles": [{"id": "tarn", "name": "black tarn", "article": "a", "glyph": "T",
        "colour": "#234567", "sign": "T", "ground": "water", "flyable": true, "swimmable": true, "drowns": 3}]})");
    dungeon.levels[0].tiles[4, 4] = *dungeon.catalogue->findTile("tarn"); // west of the hero
    PageDriver player(dungeon, m_artwork);
    player.type("h");
    QCOMPARE(player.title(), QString("Deep water"));
    player.press(Qt::Key_Return); // stays out
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(player.turn(), 0);
    player.type("h");
    player.press(Qt::Key_Backtab, Qt::ShiftModifier);
    player.press(Qt::Key_Return); // goes in
    QCOMPARE(player.turn(), 1);
    QCOMPARE(player.world().hero().submerged, 1);
    player.type("lh"); // ashore and back: asked again
    QCOMPARE(player.title(), QString("Deep water"));
    player.press(Qt::Key_Escape);
    PlayOptions options;
    options.asksBeforeDeepWater = false;
    player.page().setOptions(options);
    player.type("h");
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(player.world().hero().submerged, 1);
}

void ThingsTest::whatDragsDownIsToldBeforeDeepWater()
{
    Dungeon dungeon = emptyHall();
    dungeon.catalogue = catalogueWith(R"({"tiles": [{"id": "tarn", "name": "black tarn", "article": "a", "glyph": "T",
        "colour": "#234567", "sign": "T", "ground": "water", "flyable": true, "swimmable": true, "drowns": 3}],
        "items": [{"id": "steel", "name": "steel", "glyph": "[", "colour": "#dddddd", "slot": "body",
         "gives": {"sinks": 2}}]})");
    dungeon.levels[0].tiles[4, 4] = *dungeon.catalogue->findTile("tarn"); // west of the hero
    const auto isToldOfWith = [&](const std::vector<std::string>& kit) {
        dungeon.rules.kit = kit;
        PageDriver player(dungeon, m_artwork);
        player.type("h");
        const QList<QLabel*> labels = player.sheet()->findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [](const QLabel* label) { return label->text().contains("drags you down"); });
    };
    QVERIFY(isToldOfWith({"steel"}));
    QVERIFY(!isToldOfWith({}));
}

void ThingsTest::whatGiftsDoIsTold()
{
    const World world = worldCarrying({"steel", "leech", "down"}, R"({"items": [
        {"id": "steel", "name": "steel", "glyph": "[", "colour": "#dddddd", "slot": "body",
         "gives": {"sinks": 2, "cushions": 3}},
        {"id": "leech", "name": "leech", "glyph": "=", "colour": "#dddddd", "slot": "ring", "gives": {"drinks": 15}},
        {"id": "down", "name": "down", "glyph": "[", "colour": "#dddddd", "slot": "body",
         "gives": {"sinks": 2, "weightless": true}}]})");
    const auto told = [&](std::string_view thing) { return thingNumbers(world, *world.item(thingOf(world, thing))); };
    QCOMPARE(told("steel").filter(QString("you drown after 2 turn")).size(), 1);
    QVERIFY(told("steel").contains(QString("In use it keeps the first 3 harm of each turn from you.")));
    QVERIFY(told("leech").contains(QString("In use it heals you by 15 % of the harm that your blows and throws do.")));
    QVERIFY(told("down").contains(QString("In use it weighs nothing: you fall unhurt.")));
    QVERIFY(told("down").filter(QString("drags")).isEmpty());
}

CAVE_TEST_SUITE(ThingsTest);
#include "things_test.moc"
