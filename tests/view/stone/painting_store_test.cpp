// SPDX-License-Identifier: MIT
#include "app/view/base/file_path.h"
#include "app/view/stone/stone_library.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

class PaintingStoreTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasKeptIsTakenInsteadOfPainted();
    void whatAnotherProgramPaintedIsNotTaken();
    void whatIsDamagedIsPaintedAnew_data();
    void whatIsDamagedIsPaintedAnew();
    void withoutAPlaceToKeepThemThePaintingsAreMade();

private:
    static constexpr StonePainting kPainting = StonePainting::Water;

    static QImage plain()
    {
        QImage image(paintStone(kPainting).size(), QImage::Format_RGB32);
        image.fill(QColor(1, 2, 3));
        return image;
    }
    static QImage ofLibrary(const PaintingStore& store)
    {
        return StoneLibrary(store).scaled(kPainting, kPaintingPixels);
    }
    PaintingStore storeOf(std::string_view maker) const { return {pathOf(m_folder.filePath("cache")), maker}; }

    QTemporaryDir m_folder;
};

void PaintingStoreTest::whatWasKeptIsTakenInsteadOfPainted()
{
    const QImage made = ofLibrary(storeOf("this"));
    QCOMPARE(made, paintStone(kPainting));
    QCOMPARE(storeOf("this").load(kPainting), made);
    storeOf("this").keep(kPainting, plain());
    QCOMPARE(ofLibrary(storeOf("this")), plain());
    QVERIFY(storeOf("this").load(StonePainting::CaveFloor).isNull());
}

void PaintingStoreTest::whatAnotherProgramPaintedIsNotTaken()
{
    storeOf("other").keep(kPainting, plain());
    QVERIFY(storeOf("this").load(kPainting).isNull());
    QCOMPARE(ofLibrary(storeOf("this")), paintStone(kPainting));
}

void PaintingStoreTest::whatIsDamagedIsPaintedAnew_data()
{
    QTest::addColumn<qint64>("length");
    QTest::addColumn<qint64>("flipped");
    QTest::newRow("empty") << qint64{0} << qint64{-1};
    QTest::newRow("cut") << qint64{500'000} << qint64{-1};
    QTest::newRow("another hash") << qint64{-1} << qint64{3};
    QTest::newRow("another pixel") << qint64{-1} << qint64{700'001};
}

void PaintingStoreTest::whatIsDamagedIsPaintedAnew()
{
    QFETCH(const qint64, length);
    QFETCH(const qint64, flipped);
    storeOf("this").keep(kPainting, plain());
    const QDir folder(m_folder.filePath("cache"));
    const QStringList files = folder.entryList({"stone-3"}, QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(folder.filePath(files.front()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    if (length >= 0)
        QVERIFY(file.resize(length));
    if (flipped >= 0) {
        QVERIFY(file.seek(flipped));
        char byte = 0;
        QVERIFY(file.getChar(&byte));
        QVERIFY(file.seek(flipped));
        QVERIFY(file.putChar(static_cast<char>(byte ^ 1)));
    }
    file.close();
    QVERIFY(storeOf("this").load(kPainting).isNull());
    QCOMPARE(ofLibrary(storeOf("this")), paintStone(kPainting));
    QCOMPARE(storeOf("this").load(kPainting), paintStone(kPainting)); // and mended
}

void PaintingStoreTest::withoutAPlaceToKeepThemThePaintingsAreMade()
{
    QFile inTheWay(m_folder.filePath("file"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    QCOMPARE(ofLibrary({}), paintStone(kPainting));
    QCOMPARE(ofLibrary({pathOf(inTheWay.fileName()) / "cache", "this"}), paintStone(kPainting));
}

CAVE_TEST_SUITE(PaintingStoreTest);
#include "painting_store_test.moc"
