// SPDX-License-Identifier: MIT
#include "app/view/words/place_name.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class PlaceNameTest : public QObject {
    Q_OBJECT

private slots:
    void placesAreNamedAsPeopleCount_data();
    void placesAreNamedAsPeopleCount();
};

void PlaceNameTest::placesAreNamedAsPeopleCount_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("place");
    QTest::newRow("nowhere") << "" << "";
    QTest::newRow("the file") << "/home/me/one.cave.json" << "";
    QTest::newRow("a row of cells") << "/home/me/one.cave.json: levels[2].rows[7]" << "Level 3, row 8";
    QTest::newRow("a member without words") << "/home/me/one.cave.json: levels[0].things[1].kind"
                                            << "Level 1, thing 2, kind";
    QTest::newRow("no member with words") << "/home/me/one.cave.json: rules.hero" << "rules.hero";
    QTest::newRow("a list without words") << "/home/me/one.cave.json: marks[2]" << "marks[2]";
    QTest::newRow("a text") << "/home/me/one.cave.json: line 3, column 7" << "Line 3, column 7";
    QTest::newRow("no file") << "levels[2]" << "Level 3";
    QTest::newRow("another file") << "/home/me/one.tmj.kinds.json: line 2, column 1"
                                  << "one.tmj.kinds.json, line 2, column 1";
    QTest::newRow("a file that the file names") << "/home/me/one.cave.json: sets/a.tsx: image" << "sets/a.tsx, image";
}

void PlaceNameTest::placesAreNamedAsPeopleCount()
{
    QFETCH(const QString, where);
    QTEST(placeName(where.toStdString(), "one.cave.json could not be opened."), "place");
}

CAVE_TEST_SUITE(PlaceNameTest);
#include "place_name_test.moc"
