// SPDX-License-Identifier: MIT
#include "app/view/words/file_filters.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class FileFiltersTest : public QObject {
    Q_OBJECT

private slots:
    void dialogsOfferWhatTheyCanUse()
    {
        for (const Format& format : formats()) {
            const QString pattern = u'*' + suffixOf(format);
            QCOMPARE(openFilter().contains(pattern), format.read != nullptr);
            QCOMPARE(importFilter().contains(pattern), format.read && !format.isOwn);
            QCOMPARE(saveFilter().contains(pattern), format.isOwn);
        }
        QVERIFY(openFilter().startsWith("Dungeons (*.cave.json *.tmj ") && openFilter().endsWith(");;All files (*)"));
        QVERIFY(importFilter().startsWith("All maps (*.tmj ") && importFilter().contains(");;Maps of Tiled (*.tmj);;"));
        QCOMPARE(saveFilter(), QString("Dungeon files (*.cave.json)"));
    }

    void aFormatIsNamedWithItsSuffix()
    {
        const Format& format = *formatOf("a.png");
        QCOMPARE(suffixOf(format), QString(".png"));
        QCOMPARE(titleOf(format), QString("Picture (.png)"));
        QCOMPARE(filterOf(format), QString("Pictures (*.png)"));
    }
};

CAVE_TEST_SUITE(FileFiltersTest);
#include "file_filters_test.moc"
