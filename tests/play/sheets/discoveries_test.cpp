// SPDX-License-Identifier: MIT
// Things that are not known at first, as a player meets them in the pack and on the page of discoveries.
#include "app/play/sheets/thing_list.h"
#include "app/play/words/discoveries.h"
#include "app/play/words/look_text.h"
#include "app/view/ui/theme.h"
#include "tests/play/page_driver.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QLabel>
#include <QTabBar>

using namespace cave;

namespace {

Dungeon unknownHall(const std::vector<std::string>& ids)
{
    return unknownDungeon("##########\n#@.......#\n#........#\n##########", ids);
}

QStringList shownLabelsOf(const QWidget& page)
{
    QStringList texts;
    for (const auto* label : page.findChildren<QLabel*>())
        if (label->isVisibleTo(&page))
            texts << label->text();
    return texts;
}

} // namespace

class DiscoveriesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void thePackShowsLooks();
    void whatIsLookedAtKeepsItsLook();
    void whatIsRememberedKeepsItsLook();
    void theCharacterHasATabOfDiscoveries();
    void withoutUnknownThingsThereIsNoTab();
    void chancesOfWhatIsNotKnownAreOfTheWholeClass();

private:
    std::shared_ptr<Artwork> m_artwork;
};

void DiscoveriesTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
}

void DiscoveriesTest::thePackShowsLooks()
{
    PageDriver player(unknownHall({"haste_potion"}), m_artwork);
    QVERIFY(player.isReady());
    player.type("g");
    const std::string look = player.world().seenItem(*player.world().catalogue().findItem("haste_potion")).name;
    player.type("i");
    auto* list = player.sheet()->findChild<ThingList*>();
    QVERIFY(list != nullptr);
    QCOMPARE(list->item(0)->text().toLower(), QString::fromStdString(look));
    const QString words = shownLabelsOf(*player.sheet()).join(u' ');
    QVERIFY(words.contains("You do not know yet what it does."));
    QVERIFY(!words.contains("speed"));
}

void DiscoveriesTest::whatIsLookedAtKeepsItsLook()
{
    const Dungeon dungeon = unknownHall({"haste_potion"});
    const Session session = *Session::start(dungeon, dungeon.seed);
    const World& world = session.world();
    const QString line = lookText(world, Describer(dungeon.catalogue), world.hero().at).toLower();
    const std::string look = world.seenItem(*world.catalogue().findItem("haste_potion")).name;
    QVERIFY2(line.contains(QString::fromStdString(look)), qPrintable(line));
    QVERIFY2(!line.contains("haste"), qPrintable(line));
}

void DiscoveriesTest::whatIsRememberedKeepsItsLook()
{
    const Dungeon dungeon = unknownDungeon("######\n#@...#\n####.#\n#....#\n######", {"haste_potion"});
    Session session = *Session::start(dungeon, dungeon.seed);
    for (const Direction step : {Direction::East, Direction::East, Direction::East, Direction::South, Direction::South})
        QVERIFY(!session.submit(Walk{step}).refusal);
    const World& world = session.world();
    QVERIFY(!world.isVisible({1, 1, 0}));
    const QString line = lookText(world, Describer(dungeon.catalogue), {1, 1, 0});
    const std::string look = world.seenItem(*world.catalogue().findItem("haste_potion")).name;
    QVERIFY2(line.contains(QString::fromStdString(look)), qPrintable(line));
    QVERIFY2(!line.contains("haste"), qPrintable(line));
}

void DiscoveriesTest::theCharacterHasATabOfDiscoveries()
{
    PageDriver player(unknownHall({}), m_artwork);
    QVERIFY(player.isReady());
    player.type("C");
    auto* tabs = player.sheet()->findChild<QTabBar*>();
    QVERIFY(tabs != nullptr && tabs->hasFocus());
    QCOMPARE(tabs->count(), 2);
    QVERIFY(!shownLabelsOf(*player.sheet()).contains("Potion of haste"));
    player.press(Qt::Key_Right);
    QVERIFY(shownLabelsOf(*player.sheet()).contains("Potion of haste"));
    QVERIFY(shownLabelsOf(*player.sheet()).contains("about 33 %"));
    QVERIFY(!shownLabelsOf(*player.sheet()).contains("Health"));
}

void DiscoveriesTest::withoutUnknownThingsThereIsNoTab()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type("C");
    QVERIFY(player.sheet() != nullptr);
    QVERIFY(player.sheet()->findChild<QTabBar*>() == nullptr);
}

void DiscoveriesTest::chancesOfWhatIsNotKnownAreOfTheWholeClass()
{
    Dungeon dungeon = unknownHall({"haste_potion"});
    dungeon.recipes.push_back({"things", {{.uid = Uid{1}, .type = "spawn"}}});
    dungeon.recipes[0].rows[0].parameters = *parseJson(R"({"count": 10, "table": [
        {"kind": "healing_potion", "weight": 3}, {"kind": "sleep_potion", "weight": 1},
        {"kind": "haste_potion", "weight": 6}]})");
    dungeon.levels[0].recipe = "things";
    Session session = *Session::start(dungeon, dungeon.seed);
    session.submit(PickUp{});
    session.submit(Drink{thingOf(session.world(), "haste_potion")});
    const std::vector<DiscoveryClass> told = discoveries(session, Describer(dungeon.catalogue));
    QCOMPARE(told.size(), std::size_t{3});
    QCOMPARE(told[0].title, QString("Potions: 1 of 3 known"));
    QCOMPARE(told[0].facts.size(), std::size_t{3});
    QCOMPARE(told[0].facts[0].name, QString("Potion of haste"));
    QVERIFY(told[0].facts[0].value.startsWith("known: "));
    QVERIFY((told[0].facts[1] == FactText{"Potion of healing", "about 75 %"}));
    QVERIFY((told[0].facts[2] == FactText{"Potion of sleep", "about 25 %"}));
}

CAVE_TEST_SUITE(DiscoveriesTest);
#include "discoveries_test.moc"
