// SPDX-License-Identifier: MIT
// The pictures and languages live in a static library, which a linker may drop unless told otherwise.
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QSvgRenderer>
#include <QTest>
#include <QTranslator>

using namespace cave;

class ResourcesTest : public QObject {
    Q_OBJECT

private slots:
    void everyPictureCanBeDrawn_data();
    void everyPictureCanBeDrawn();
    void everyLanguageIsThere();
};

void ResourcesTest::everyPictureCanBeDrawn_data()
{
    QTest::addColumn<QString>("path");
    for (const char* folder : {"art", "icons"}) {
        const QStringList sources = QDir(shown(resourcePath("")) + folder).entryList({"*.svg"});
        QVERIFY(!sources.isEmpty());
        for (const QString& file : sources)
            QTest::addRow("%s/%s", folder, qPrintable(file)) << QStringLiteral(":/%1/%2").arg(folder, file);
    }
}

void ResourcesTest::everyPictureCanBeDrawn()
{
    QFETCH(const QString, path);
    QVERIFY(QSvgRenderer(path).isValid());
}

void ResourcesTest::everyLanguageIsThere()
{
    QCOMPARE(QDir(":/i18n").entryList(),
             QStringList({"cavewright_de.qm", "cavewright_en.qm", "cavewright_es.qm", "cavewright_he.qm"}));
}

CAVE_TEST_SUITE(ResourcesTest);
#include "resources_test.moc"
