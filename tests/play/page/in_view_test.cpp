// SPDX-License-Identifier: MIT
// The list of what is in view: what is chosen there, while the hero goes on.
#include "app/play/page/in_view_list.h"
#include "app/play/sheets/row_delegate.h"
#include "tests/play/page_driver.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Dungeon hallWith(const char* kind, std::initializer_list<int> columns)
{
    Dungeon dungeon = emptyHall();
    const auto item = dungeon.catalogue->findItem(kind);
    for (const int x : columns)
        dungeon.levels[0].things.push_back({item ? KindTable::Item : KindTable::Creature,
                                            item ? *item : *dungeon.catalogue->findCreature(kind),
                                            x,
                                            4,
                                            {}});
    return dungeon;
}

QPoint cellOf(const QListWidgetItem* row) { return row->data(RowDelegate::OwnRole).toPoint(); }

} // namespace

class InViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_artwork = std::make_shared<Artwork>(); }

    void whoIsChosenStaysSoWhereverItsRowGoes();
    void aThingThatIsChosenStaysSo();
    void ofThingsOnOneCellTheChosenOneStaysSo();
    void whereItIsGoneTheRowStays();
    void rowsAreReadWithTheirPlace();
    void whatIsKnownOfAThingIsInItsName();
    void whateverTheHeroWearsThereIsRoomForAFewRows();

private:
    std::shared_ptr<Artwork> m_artwork;
};

void InViewTest::whoIsChosenStaysSoWhereverItsRowGoes()
{
    PageDriver player(hallWith("fungus", {2, 9}), m_artwork);
    QVERIFY(player.isReady());
    auto* list = player.page().findChild<InViewList*>();
    const QPoint chosen(9, 4);
    QCOMPARE(cellOf(list->item(1)), chosen);
    list->setCurrentRow(1);
    player.press(Qt::Key_Right);
    player.press(Qt::Key_Right);
    QCOMPARE(cellOf(list->item(0)), chosen); // it is the nearest by now
    QCOMPARE(cellOf(list->currentItem()), chosen);
}

void InViewTest::aThingThatIsChosenStaysSo()
{
    PageDriver player(hallWith("dagger", {3, 8}), m_artwork);
    QVERIFY(player.isReady());
    auto* list = player.page().findChild<InViewList*>();
    const QPoint chosen(8, 4);
    QCOMPARE(cellOf(list->item(2)), chosen); // behind "Nobody but you."
    list->setCurrentRow(2);
    player.press(Qt::Key_Right);
    QCOMPARE(cellOf(list->item(1)), chosen);
    QCOMPARE(cellOf(list->currentItem()), chosen);
}

void InViewTest::ofThingsOnOneCellTheChosenOneStaysSo()
{
    Dungeon dungeon = hallWith("dagger", {8, 8});
    dungeon.levels[0].things.back().price = 2;
    PageDriver player(dungeon, m_artwork);
    QVERIFY(player.isReady());
    auto* list = player.page().findChild<InViewList*>();
    const QString chosen = list->item(2)->text();
    QVERIFY(chosen != list->item(1)->text()); // it is for sale
    list->setCurrentRow(2);
    player.press(Qt::Key_Right);
    QCOMPARE(player.world().hero().at, (Position{6, 4, 0}));
    QCOMPARE(list->currentItem()->text(), chosen);
}

void InViewTest::whereItIsGoneTheRowStays()
{
    PageDriver player(hallWith("dagger", {5, 8}), m_artwork);
    QVERIFY(player.isReady());
    auto* list = player.page().findChild<InViewList*>();
    list->setCurrentRow(1); // under the hero's feet
    player.type("g");
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->currentRow(), 1);
    QCOMPARE(cellOf(list->currentItem()), QPoint(8, 4));
}

void InViewTest::rowsAreReadWithTheirPlace()
{
    const auto read = [this](const char* kind) {
        PageDriver player(hallWith(kind, {2, 9}), m_artwork);
        QStringList rows;
        const auto* list = player.page().findChild<InViewList*>();
        for (int row = 0; row < list->count(); ++row)
            rows << list->item(row)->data(Qt::AccessibleTextRole).toString();
        return rows;
    };
    QCOMPARE(read("dagger"), (QStringList{QString(), "Dagger. 3 step(s) west.", "Dagger. 4 step(s) east."}));
    const QStringList creatures = read("fungus");
    QCOMPARE(creatures.size(), 2);
    QVERIFY2(creatures[0].startsWith("Fungus. ") && creatures[0].endsWith(". 3 step(s) west."),
             qPrintable(creatures[0]));
    QVERIFY2(creatures[1].endsWith(". 4 step(s) east."), qPrintable(creatures[1]));
}

// Of two daggers the one that is for sale shows how good it is.
void InViewTest::whatIsKnownOfAThingIsInItsName()
{
    Dungeon dungeon = hallWith("dagger", {3, 8});
    for (Placement& thing : dungeon.levels[0].things)
        thing.enchant = 2;
    dungeon.levels[0].things.back().price = 4;
    PageDriver player(dungeon, m_artwork);
    const auto* list = player.page().findChild<InViewList*>();
    QCOMPARE(list->item(1)->text(), QString("Dagger"));
    QVERIFY2(list->item(2)->text().startsWith("+2 dagger ("), qPrintable(list->item(2)->text()));
}

// The buttons and the small map took it, at the second of the usual sizes of a window.
void InViewTest::whateverTheHeroWearsThereIsRoomForAFewRows()
{
    Dungeon dungeon = hallWith("dagger", {6, 7, 8, 9});
    dungeon.catalogue = catalogueWith(R"({"use": ["living", "campaign"]})");
    dungeon.rules.hunger = Hunger{200, 1000, 1, false};
    dungeon.rules.kit = {"sword", "tunic", "buckler", "swiftness_ring", "coins"};
    PageDriver player(dungeon, m_artwork);
    QVERIFY(player.isReady());
    const auto* list = player.page().findChild<InViewList*>();
    const auto rowsShown = [&] { return (list->height() - 2 * list->frameWidth()) / RowDelegate::height(); };
    for (int height = 900; height >= 660; height -= 4) {
        player.page().resize(1280, height);
        for (int i = 0; i < 5; ++i)
            QApplication::processEvents();
        QVERIFY2(rowsShown() >= 3, qPrintable(QStringLiteral("%1: %2").arg(height).arg(list->height())));
    }
}

CAVE_TEST_SUITE(InViewTest);
#include "in_view_test.moc"
