// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

class ArgumentsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingShowsTheTitle();
    void playAndSeed();
    void editWithAndWithoutFile();
    void filesByTheirName();
    void ofSavedGamesAmongSeveralFilesOneAtMostIsOpened();
    void savedGamesAreToldByTheirContent();
    void builtInDungeonsKeepTheirNamesInAnotherProgram();
    void whatIsLeftOutIsNamedByItsWholePathToo();
    void screenshot();
    void refusals_data();
    void refusals();
    void answers();
};

namespace {

Arguments read(QStringList arguments)
{
    arguments.prepend("cavewright");
    const auto result = readArguments(arguments);
    const auto* read = std::get_if<Arguments>(&result);
    return read != nullptr ? *read : Arguments{};
}

ArgumentsAnswer answer(QStringList arguments)
{
    arguments.prepend("cavewright");
    const auto result = readArguments(arguments);
    const auto* given = std::get_if<ArgumentsAnswer>(&result);
    return given != nullptr ? *given : ArgumentsAnswer{-1, {}};
}

} // namespace

void ArgumentsTest::nothingShowsTheTitle()
{
    const Arguments arguments = read({});
    QCOMPARE(arguments.open, Arguments::Open::Title);
    QVERIFY(arguments.screenshot.isEmpty() && arguments.keys.isEmpty() && !arguments.size);
}

void ArgumentsTest::playAndSeed()
{
    Arguments arguments = read({"--play", "jsrogue", "--seed", "18446744073709551615"});
    QCOMPARE(arguments.open, Arguments::Open::Play);
    QCOMPARE(arguments.target, QString("jsrogue"));
    QCOMPARE(arguments.seed, std::optional(~std::uint64_t{0}));
    arguments = read({"--play", "jsrogue", "--seed", "two words"});
    QVERIFY(arguments.seed);
    QVERIFY(!read({"--play", "jsrogue"}).seed);
    QCOMPARE(read({"--play", "deep", "--origin", "poacher"}).origin, QString("poacher"));
    QVERIFY(read({"--play", "deep"}).origin.isEmpty());
}

void ArgumentsTest::editWithAndWithoutFile()
{
    QCOMPARE(read({"--edit"}).open, Arguments::Open::Edit);
    QCOMPARE(read({"--edit"}).target, QString());
    QCOMPARE(read({"--edit", "a.cave.json"}).open, Arguments::Open::Edit);
    QCOMPARE(read({"--edit", "a.cave.json"}).target, QString("a.cave.json"));
}

void ArgumentsTest::filesByTheirName()
{
    QCOMPARE(read({"a.cave.json"}).open, Arguments::Open::Play);
    QCOMPARE(read({"a.save.json"}).open, Arguments::Open::Load);
    QCOMPARE(read({"a.record.json"}).open, Arguments::Open::Load);
    QCOMPARE(read({"--load", "a.save.json"}).target, QString("a.save.json"));
}

// As file managers name them.
void ArgumentsTest::ofSavedGamesAmongSeveralFilesOneAtMostIsOpened()
{
    Arguments arguments = read({"a.save.json", "b.save.json", "c.save.json"});
    QCOMPARE(arguments.open, Arguments::Open::Load);
    QCOMPARE(arguments.target, QString("a.save.json"));
    QCOMPARE(arguments.leftOut, QStringList({"b.save.json", "c.save.json"}));
    arguments = read({"a.save.json", "b.cave.json", "c.cave.json"});
    QCOMPARE(arguments.open, Arguments::Open::Edit);
    QCOMPARE(arguments.target, QString("b.cave.json"));
    QCOMPARE(arguments.others, QStringList("c.cave.json"));
    QCOMPARE(arguments.leftOut, QStringList("a.save.json"));
    QVERIFY(read({"a.cave.json", "b.cave.json"}).leftOut.isEmpty());
}

void ArgumentsTest::savedGamesAreToldByTheirContent()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString& name, const QByteArray& text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    };
    const QString game = write("game", R"({"format": "cavewright/game"})");
    const QString other = write("other", R"({"format": "cavewright/game"})");
    const QString cave = write("cave", R"({"format": "cavewright/dungeon"})");
    const QString broken = write("broken", "{");
    QCOMPARE(read({game}).byContent().open, Arguments::Open::Load);
    QCOMPARE(read({cave}).byContent().open, Arguments::Open::Play);
    QCOMPARE(read({"--play", game, "--seed", "4"}).byContent().open, Arguments::Open::Play); // a new game is meant

    Arguments arguments = read({game, other}).byContent();
    QCOMPARE(arguments.open, Arguments::Open::Load);
    QCOMPARE(arguments.target, game);
    QVERIFY(arguments.others.isEmpty());
    QCOMPARE(arguments.leftOut, QStringList(other));
    arguments = read({"a.save.json", game}).byContent(); // one by its name, one by what is in it
    QCOMPARE(arguments.open, Arguments::Open::Load);
    QCOMPARE(arguments.target, QString("a.save.json"));
    QCOMPARE(arguments.leftOut, QStringList(game));
    arguments = read({game, cave, broken, other}).byContent();
    QCOMPARE(arguments.open, Arguments::Open::Edit);
    QCOMPARE(arguments.target, cave);
    QCOMPARE(arguments.others, QStringList(broken));
    QCOMPARE(arguments.leftOut, QStringList({game, other}));

    arguments = read({"--edit", game, other}).byContent(); // the editor says why it cannot
    QCOMPARE(arguments.open, Arguments::Open::Edit);
    QCOMPARE(arguments.target, game);
    QCOMPARE(read({"--edit"}).byContent().target, QString());
    QCOMPARE(read({"deep", "kiln"}).byContent().others, QStringList("kiln"));
}

void ArgumentsTest::builtInDungeonsKeepTheirNamesInAnotherProgram()
{
    const QTemporaryDir folder;
    const auto inFolder = [&](const QString& name) { return folder.filePath(name); };
    QFile file(inFolder("kiln"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Arguments edited = read({"--edit", "crypt", "deep", "kiln", "own.cave.json"}).in(folder.path());
    QCOMPARE(edited.target, QString("crypt"));
    QCOMPARE(edited.others, QStringList({"deep", inFolder("kiln"), inFolder("own.cave.json")}));
    QCOMPARE(read({"--play", "kiln"}).in(folder.path()).target, QString("kiln"));
    QCOMPARE(read({"--load", "crypt"}).in(folder.path()).target, inFolder("crypt"));
    QCOMPARE(read({"--edit"}).in(folder.path()).target, QString());
}

void ArgumentsTest::whatIsLeftOutIsNamedByItsWholePathToo()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("game"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "cavewright/game"})");
    file.close();
    // Which is opened after all, where the other one is a saved game too.
    const Arguments arguments = read({"a.save.json", "game"}).in(folder.path()).byContent();
    QCOMPARE(arguments.open, Arguments::Open::Load);
    QCOMPARE(arguments.target, folder.filePath("a.save.json"));
    QCOMPARE(arguments.leftOut, QStringList(folder.filePath("game")));
}

void ArgumentsTest::screenshot()
{
    const Arguments arguments = read({"--screenshot", "out.png", "--size", "1920x1080", "--keys", "i,Down,Return"});
    QCOMPARE(arguments.screenshot, QString("out.png"));
    QCOMPARE(arguments.size, std::optional(QSize(1920, 1080)));
    QCOMPARE(arguments.keys, QStringList({"i", "Down", "Return"}));
}

void ArgumentsTest::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown") << QStringList{"--fly"};
    QTest::newRow("two at once") << QStringList{"--play", "jsrogue", "--edit"};
    QTest::newRow("saved game to edit") << QStringList{"--edit", "a.cave.json", "b.save.json"};
    QTest::newRow("file beside a name") << QStringList{"--play", "jsrogue", "b.cave.json"};
    QTest::newRow("seed of nothing") << QStringList{"--seed", "1"};
    QTest::newRow("empty seed") << QStringList{"--play", "jsrogue", "--seed", " "};
    QTest::newRow("origin of nobody") << QStringList{"--edit", "a.cave.json", "--origin", "poacher"};
    QTest::newRow("size in words") << QStringList{"--size", "large"};
    QTest::newRow("size without end") << QStringList{"--size", "99999x99999"};
    QTest::newRow("missing value") << QStringList{"--screenshot"};
}

void ArgumentsTest::refusals()
{
    QFETCH(const QStringList, arguments);
    QCOMPARE(answer(arguments).status, 2);
    QVERIFY(!answer(arguments).text.isEmpty());
}

void ArgumentsTest::answers()
{
    QCOMPARE(answer({"--help"}).status, 0);
    QVERIFY(answer({"--help"}).text.contains("--screenshot"));
    QVERIFY(answer({"--help"}).text.simplified().contains("such as en, de or es")); // whatever line it is broken in
    QCOMPARE(answer({"--version"}).status, 0);
    QCOMPARE(answer({"--version"}).text, QString("cavewright " CAVEWRIGHT_VERSION "\n")); // as of cavewright-cli
    QCOMPARE(languageOf({"cavewright", "--lang", "de"}), QString("de"));
    QCOMPARE(languageOf({"cavewright", "--lang=de"}), QString("de"));
    QCOMPARE(languageOf({"cavewright"}), QString());
}

CAVE_TEST_SUITE(ArgumentsTest);
#include "arguments_test.moc"
