// SPDX-License-Identifier: MIT
// convert to .png.
#include "tests/cli/cli_support.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

using namespace cave;

class PictureTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void allLevelsStandSideBySideAboutAsWideAsAScreen()
    {
        QCOMPARE(run({"convert", "jsrogue", path("a.png")}).status, 0);
        const QImage picture(path("a.png"));
        QVERIFY(picture.width() > 1200 && picture.width() <= 1620);
        QVERIFY(picture.height() > picture.width() / 2 && picture.height() < picture.width() * 2);
    }

    void oneLevelHasTheTileSizeAskedFor()
    {
        QCOMPARE(run({"convert", "jsrogue", path("a.png"), "--level", "6", "--tile", "16"}).status, 0);
        QCOMPARE(QImage(path("a.png")).size(), QSize(1600, 768));
        QCOMPARE(run({"convert", "jsrogue", path("a.png"), "--level", "6", "--tile", "1"}).status, 0);
        QCOMPARE(QImage(path("a.png")).size(), QSize(100, 48));
    }

    void noDisplayIsNeededAndABrokenOneDoesNotMatter()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
            environment.remove(name);
        const QStringList arguments{"convert", "jsrogue", path("a.png"), "--level", "1", "--tile", "4"};
        const Reply without = run(arguments, environment);
        QCOMPARE(without.status, 0);
        QCOMPARE(without.err, QString());
        const QByteArray bytes = bytesOf(path("a.png"));
        environment.insert("DISPLAY", "nowhere:99");
        QCOMPARE(run(arguments, environment).status, 0);
        QVERIFY(bytesOf(path("a.png")) == bytes);
    }

    void signsAreNotTheArt()
    {
        QCOMPARE(run({"convert", "jsrogue", path("a.png"), "--level", "1"}).status, 0);
        QCOMPARE(run({"convert", "jsrogue", path("b.png"), "--level", "1", "--ascii"}).status, 0);
        QVERIFY(QImage(path("a.png")) != QImage(path("b.png")));
    }

    void whatCannotBePaintedGives2AndLeavesTheOldFile()
    {
        write(path("old.png"), "old");
        QCOMPARE(run({"convert", "jsrogue", path("old.png"), "--level", "200"}).status, 2);
        QCOMPARE(run({"convert", "jsrogue", path("old.png"), "--level", "0"}).status, 2);
        QCOMPARE(run({"convert", "jsrogue", path("old.png"), "--tile", "49"}).status, 2);
        QCOMPARE(run({"convert", path("none.cave.json"), path("old.png")}).status, 2);
        write(path("wide.txt"),
              "#" + QByteArray(4094, '.') + "#\n" + ("#" + QByteArray(4094, '.') + "#\n").repeated(2));
        const Reply large = run({"convert", path("wide.txt"), path("old.png"), "--tile", "48"});
        QCOMPARE(large.status, 2);
        QVERIFY2(large.err.contains("too large"), qPrintable(large.err));
        QCOMPARE(bytesOf(path("old.png")), QByteArray("old"));
        QCOMPARE(run({"convert", "jsrogue", path("nowhere/a.png")}).status, 2);
        QCOMPARE(run({"convert", "jsrogue", path("a.txt"), "--ascii"}).status, 2);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 2); // nothing half written stays
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

CAVE_TEST_SUITE(PictureTest);
#include "picture_test.moc"
