// SPDX-License-Identifier: MIT
#include "core/content/embedded.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace cave;

class EmbeddedTest : public QObject {
    Q_OBJECT

private slots:
    void theNamesAreSorted();
    void everyFileOfTheResourcesIsThereByteForByte_data();
    void everyFileOfTheResourcesIsThereByteForByte();
};

void EmbeddedTest::theNamesAreSorted()
{
    QVERIFY(!embeddedFiles().empty());
    QVERIFY(std::ranges::is_sorted(embeddedFiles(), {}, &EmbeddedFile::name));
}

void EmbeddedTest::everyFileOfTheResourcesIsThereByteForByte_data()
{
    QTest::addColumn<QString>("name");
    const QDir resources(shown(resourcePath("")));
    for (const char* folder : {"content", "dungeons", "schema"})
        for (const QString& file : QDir(resources.filePath(folder)).entryList({"*.json"}, QDir::Files))
            QTest::addRow("%s/%s", folder, qPrintable(file)) << QStringLiteral("%1/%2").arg(folder, file);
}

void EmbeddedTest::everyFileOfTheResourcesIsThereByteForByte()
{
    QFETCH(const QString, name);
    QFile file(QDir(shown(resourcePath(""))).filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto found = std::ranges::find(embeddedFiles(), name.toStdString(), &EmbeddedFile::name);
    QVERIFY(found != embeddedFiles().end());
    QVERIFY(file.readAll() == QByteArrayView(found->bytes.data(), qsizetype(found->bytes.size())));
}

CAVE_TEST_SUITE(EmbeddedTest);
#include "embedded_test.moc"
