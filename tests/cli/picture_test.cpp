// SPDX-License-Identifier: MIT
// convert to .png, of dungeons and of saved games.
#include "tests/cli/cli_support.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

#include <algorithm>

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

    void aSmallPictureFitsAndMayHaveAnyName()
    {
        QCOMPARE(run({"convert", "jsrogue", path("thumb"), "--thumbnail", "128"}).status, 0);
        QCOMPARE(QImage(path("thumb"), "PNG").size(), QSize(128, 61)); // 100 x 48 cells
        write(path("small.txt"), "#####\n#..>#\n#####\n");
        QCOMPARE(run({"convert", path("small.txt"), path("thumb"), "--thumbnail", "256"}).status, 0);
        QCOMPARE(QImage(path("thumb"), "PNG").size(), QSize(240, 144)); // no more than 48 pixels a cell
        write(path("wide.txt"),
              "#" + QByteArray(4094, '.') + "#\n" + ("#" + QByteArray(4094, '.') + "#\n").repeated(99));
        QCOMPARE(run({"convert", path("wide.txt"), path("thumb"), "--thumbnail", "128"}).status, 0);
        QCOMPARE(QImage(path("thumb"), "PNG").width(), 128);
    }

    // As file managers wait for it.
    void aSmallPictureComesIntoTheEmptyFileThatIsThere()
    {
        QFile kept(path("thumb"));
        QVERIFY(kept.open(QIODevice::ReadWrite));
        QCOMPARE(run({"convert", "jsrogue", path("thumb"), "--thumbnail", "128"}).status, 0);
        QCOMPARE(QImage::fromData(kept.readAll(), "PNG").size(), QSize(128, 61));
        QCOMPARE(run({"convert", "jsrogue", path("thumb"), "--thumbnail", "64"}).status, 0); // and no rest of that one
        QCOMPARE(QImage(path("thumb"), "PNG").width(), 64);
    }

    void ofAGameTheLevelOfTheHeroIsPaintedAsItIsKnown()
    {
        const QString save = saved("jsrogue", "40");
        QCOMPARE(run({"convert", save, path("game.png"), "--tile", "8"}).status, 0);
        const QImage game(path("game.png"));
        QCOMPARE(run({"convert", "jsrogue", path("all.png"), "--level", "1", "--tile", "8"}).status, 0);
        QVERIFY(!game.isNull());
        QVERIFY(game.width() < QImage(path("all.png")).width() || game.height() < QImage(path("all.png")).height());
        QCOMPARE(run({"convert", save, path("same.png"), "--tile", "8", "--level", "1"}).status, 0);
        QVERIFY(QImage(path("same.png")) == game);
        const QString later = saved("jsrogue", "200");
        QCOMPARE(run({"convert", later, path("later.png"), "--tile", "8"}).status, 0);
        QVERIFY(QImage(path("later.png")) != game);
    }

    void filesOfGamesAreKnownByWhatIsInThem()
    {
        const QString save = saved("jsrogue", "40");
        for (const QString& name : {path("no-ending"), path("strange.cave.json")}) {
            QVERIFY(QFile::copy(save, name));
            QCOMPARE(run({"convert", name, path("thumb"), "--thumbnail", "64"}).status, 0);
            const QImage picture(path("thumb"), "PNG");
            QCOMPARE(std::max(picture.width(), picture.height()), 64);
        }
        QProcess process; // from a pipe
        process.setStandardInputFile(save);
        process.start(QStringLiteral(CAVE_CLI), {"convert", "-", path("piped"), "--thumbnail", "64"});
        QVERIFY(process.waitForFinished(kWithoutEnd));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(bytesOf(path("piped")), bytesOf(path("thumb")));
    }

    void oldGamesAndRecordsHavePicturesToo()
    {
        for (const char* file : {"old/1/game.save.json", "old/1/rules2.save.json", "old/1/record.record.json"}) {
            const QString old = QString::fromStdString(dataPath(file));
            const Reply reply = run({"convert", old, path("thumb"), "--thumbnail", "64"});
            QVERIFY2(reply.status == 0, qPrintable(reply.err));
            QVERIFY(!QImage(path("thumb"), "PNG").isNull());
        }
    }

    void whatOfAGameCannotBePaintedSaysWhy()
    {
        const QString save = saved("jsrogue", "40");
        const Reply unknown = run({"convert", save, path("thumb"), "--thumbnail", "64", "--level", "6"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("knows nothing of level 6"), qPrintable(unknown.err));
        QCOMPARE(run({"convert", save, path("thumb"), "--thumbnail", "64", "--level", "60"}).status, 2);
        QByteArray bytes = bytesOf(save);
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
        write(path("damaged.save.json"), bytes);
        QCOMPARE(run({"convert", path("damaged.save.json"), path("thumb"), "--thumbnail", "64"}).status, 2);
        QVERIFY(!QFile::exists(path("thumb")));
        QCOMPARE(run({"convert", save, path("a.txt")}).status, 2); // a game is no design
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

    // A game of the bot, so many turns long.
    QString saved(const QString& dungeon, const QString& turns) const
    {
        const QString save = path(turns + ".save.json");
        run({"play", dungeon, "--seed", "42", "--bot", "--turns", turns, "--save", save});
        return save;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

CAVE_TEST_SUITE(PictureTest);
#include "picture_test.moc"
