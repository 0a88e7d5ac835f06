// SPDX-License-Identifier: MIT
// What the commands print where, to whom, and what becomes of what cannot be printed.
#include "core/save/built_in_dungeons.h"
#include "core/save/game_file.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

#include <csignal>
#include <set>
#include <sys/stat.h>

using namespace cave;

namespace {

// With its output in a file, or its input from one.
Reply runWith(const QStringList& arguments, const QString& input, const QString& output)
{
    QProcess process;
    process.setStandardInputFile(input);
    if (!output.isEmpty())
        process.setStandardOutputFile(output);
    process.start(QStringLiteral(CAVE_CLI), arguments);
    if (!process.waitForFinished(kWithoutEnd))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

bool holdsControls(const QString& text)
{
    return std::ranges::any_of(text, [](QChar character) {
        return (character.category() == QChar::Other_Control && character != u'\n') ||
               character.category() == QChar::Other_Format || character.category() == QChar::Separator_Line;
    });
}

const QByteArray kEscapes = "\\u001b]0;owned\\u0007\\u009b31m\\u202e\\u2028\\n";

std::size_t coloursIn(const QImage& picture)
{
    std::set<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            colours.insert(picture.pixel(x, y));
    return colours.size();
}

} // namespace

class StreamsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void noCommandTakesAFullDiskForDone_data();
    void noCommandTakesAFullDiskForDone();
    void aReaderWhoGoesIsNoFailure_data();
    void aReaderWhoGoesIsNoFailure();
    void noAnswerIsNoToWhoReadsNone_data();
    void noAnswerIsNoToWhoReadsNone();
    void whatStrangersWroteNeverSteersTheTerminal_data();
    void whatStrangersWroteNeverSteersTheTerminal();
    void badNamesAndMisspeltKeysAreProblems();
    void aDashIsStandardInputAndOutput();
    void standardInputIsReadOnlyOnce();
    void theBandsOfASimulationMayComeFromStandardInput();
    void aDamagedShareStringIsRefusedByWhereItCameFrom();
    void linesBeginWithANameAndNeverWithAShareString();
    void aPipeIsWrittenToAndStaysOne();
    void pipesAndDevicesKeepNoCommandWaiting();
    void anInterruptEndsACatalogueAfterAWholeLine();
    void anInterruptEndsAGameInItsMiddle();
    void anInterruptEndsPlayWithoutAnOutcomeOrASave();
    void anInterruptEndsAQuestionAfterAWholeLine();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void StreamsTest::noCommandTakesAFullDiskForDone_data()
{
    QTest::addColumn<QStringList>("arguments");
    write(path("bad.txt"), "#####\n#.>.#\n#####\n");
    QVERIFY(saveGame({*Session::start(builtInDungeon("rooms")->dungeon, 7)}, path("a.save.json").toStdString()));
    for (const QStringList& arguments : {QStringList{"--help"},
                                         {"--version"},
                                         {"catalog", "--help"},
                                         {"generate", "rooms", "-s", "1", "-o", path("b.cave.json")},
                                         {"generate", "rooms", "-s", "1", "-o", "-"},
                                         {"generate", "rooms", "-s", "1", "-o", "/dev/stdout"},
                                         {"convert", "rooms", "-"},
                                         {"check", path("bad.txt")},
                                         {"check", "--json", path("bad.txt")},
                                         {"hash", "rooms"},
                                         {"diff", "rooms", "crypt"},
                                         {"diff", "--json", "rooms", "crypt"},
                                         {"catalog", "rooms", "--count", "2"},
                                         {"passes"},
                                         {"passes", "--json"},
                                         {"events"},
                                         {"events", "--json"},
                                         {"play", "rooms", "--seed", "1", "--bot", "--turns", "5"},
                                         {"simulate", "rooms", "--count", "2", "--turns", "5"},
                                         {"replay", path("a.save.json")}})
        QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments;
}

void StreamsTest::noCommandTakesAFullDiskForDone()
{
    QFETCH(QStringList, arguments);
    const Reply reply = runWith(arguments, "/dev/null", "/dev/full");
    QCOMPARE(reply.status, 2);
    QVERIFY2(reply.err.contains("standard output: The disk is full."), qPrintable(reply.err));
}

// Each of them prints more than a pipe holds.
void StreamsTest::aReaderWhoGoesIsNoFailure_data()
{
    QTest::addColumn<QStringList>("arguments");
    QCOMPARE(run({"generate", "deep", "-s", "another", "-o", path("another.cave.json")}).status, 0);
    for (const QStringList& arguments : {QStringList{"catalog", "rooms", "--count", "100000"},
                                         {"catalog", "rooms", "--count", "100000", "--columns", "seed,nothing"},
                                         {"search", "rooms", "--where", "floor(1) > 0", "--count", "100000"},
                                         {"diff", "deep", path("another.cave.json")}})
        QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments;
}

void StreamsTest::aReaderWhoGoesIsNoFailure()
{
    QFETCH(QStringList, arguments);
    QProcess process;
    process.start("/bin/sh", {"-c", QStringLiteral("{ '%1' '%2'; echo $? >'%3'; } | head -n 1")
                                        .arg(QStringLiteral(CAVE_CLI), arguments.join("' '"), path("status"))});
    QVERIFY(process.waitForFinished(kWithoutEnd));
    QCOMPARE(bytesOf(path("status")), QByteArray("0\n"));
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

// As "check | head" may have it, whether the pipe is closed before the command has printed all or only after that.
void StreamsTest::noAnswerIsNoToWhoReadsNone_data()
{
    QTest::addColumn<QStringList>("arguments");
    write(path("bad.txt"), "#####\n#.>.#\n#####\n");
    QVERIFY(QDir(m_folder.path()).mkpath("parts"));
    for (const QStringList& arguments : {QStringList{"check", path("bad.txt")},
                                         {"check", "--json", path("bad.txt")},
                                         {"diff", "rooms", "crypt"},
                                         {"parts", path("parts"), "--shards", "2"}})
        QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments;
}

void StreamsTest::noAnswerIsNoToWhoReadsNone()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(run(arguments).status, 1);
    // It begins when nobody is left who could read.
    QProcess process;
    process.start("/bin/sh",
                  {"-c", QStringLiteral("mkfifo '%3-go' && { read -r go <'%3-go'; '%1' '%2'; echo $? >'%3'; } | "
                                        "{ exec <&-; echo >'%3-go'; }; rm -f '%3-go'")
                             .arg(QStringLiteral(CAVE_CLI), arguments.join("' '"), path("status"))});
    QVERIFY(process.waitForFinished(kWithoutEnd));
    QCOMPARE(bytesOf(path("status")), QByteArray("0\n"));
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

void StreamsTest::whatStrangersWroteNeverSteersTheTerminal_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char* name, const QByteArray& from, const QByteArray& to) {
        QTest::newRow(name) << from << to;
    };
    row("unknown tile", "\"wall\"", "\"" + kEscapes + "\"");
    row("unknown kind", "\"kind\": \"bat\"", "\"kind\": \"" + kEscapes + "\"");
    row("unknown pass", "\"type\": \"prune\"", "\"type\": \"" + kEscapes + "\"");
    row("unknown parameter", "\"scope\": ", "\"" + kEscapes + "\": ");
    row("key of a path", "\"rules\": {", "\"rules\": {\"" + kEscapes + "\": 1, ");
    row("choice", "\"quota\", \"quota\"", "\"" + kEscapes + "\", \"quota\"");
    row("goal", "\"slay\": \"giant_zombie\"", "\"slay\": \"" + kEscapes + "\"");
    row("format", "cavewright/dungeon", kEscapes);
    row("name of a dungeon", "\"name\": \"", "\"name\": \"" + kEscapes);
    row("recipe", "\"recipe\": \"", "\"recipe\": \"" + kEscapes);
    row("not JSON", "\"rules\"", "\x1b[31m\xff");
}

void StreamsTest::whatStrangersWroteNeverSteersTheTerminal()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray bytes = QByteArray::fromStdString(writeDungeon(builtInDungeon("jsrogue")->dungeon));
    QVERIFY2(bytes.contains(from), from.constData());
    const QString file = path(QStringLiteral("a\x1b[2J\u202e.cave.json"));
    write(file, bytes.replace(from, to));
    for (const QStringList& arguments : {QStringList{"check", file},
                                         {"hash", file},
                                         {"diff", file, "jsrogue"},
                                         {"generate", file, "-s", "1", "-o", path("out\x1b.cave.json")},
                                         {"generate", "--recipe", file, "--width", "20", "--height", "20", "--depth",
                                          "1", "-s", "1", "-o", path("out.cave.json")},
                                         {"replay", file},
                                         {"passes", file},
                                         {file}}) {
        const Reply reply = run(arguments);
        QVERIFY2(!holdsControls(reply.out + reply.err), qPrintable(reply.out + reply.err));
    }
}

void StreamsTest::badNamesAndMisspeltKeysAreProblems()
{
    QByteArray bytes = QByteArray::fromStdString(writeDungeon(builtInDungeon("jsrogue")->dungeon));
    write(path("a.cave.json"), bytes.replace("\"name\": \"Wet Galleries\"", "\"name\": \"\\u001b[31mred\"")
                                   .replace("\"name\": \"Damp Halls\"", "\"name\": \"" + QByteArray(201, 'x') + "\"")
                                   .replace("\"name\": \"Fungus Gardens\"", "\"nZme\": \"Fungus Gardens\""));
    const Reply reply = run({"check", path("a.cave.json")});
    QCOMPARE(reply.status, 0);
    QVERIFY2(reply.out.contains("level 4 (0,0): warning: The file says \"nZme\", which"), qPrintable(reply.out));
    QVERIFY2(reply.out.contains("level 2 (0,0): warning: A name holds signs that nobody sees: \"\\u{1b}[31mred\".\n"),
             qPrintable(reply.out));
    QVERIFY2(reply.out.contains("level 3 (0,0): warning: A name is longer than 200 bytes: \"xxx"),
             qPrintable(reply.out));
}

void StreamsTest::aDashIsStandardInputAndOutput()
{
    const Reply made = run({"generate", "rooms", "-s", "3", "-o", "-"});
    QCOMPARE(made.status, 0);
    QVERIFY(made.out.startsWith("{") && made.err.contains("0x")); // the hash is no part of the file
    QCOMPARE(run({"generate", "rooms", "-s", "3", "-o", "/dev/stdout"}).out, made.out);
    write(path("a.cave.json"), made.out.toUtf8());
    for (const char* input : {"-", "/dev/stdin"}) {
        QCOMPARE(runWith({"check", input}, path("a.cave.json"), {}).status, 0);
        QCOMPARE(runWith({"diff", input, path("a.cave.json")}, path("a.cave.json"), {}).status, 0);
        QCOMPARE(runWith({"convert", input, "-"}, path("a.cave.json"), {}).out, made.out);
    }
    QCOMPARE(run({"convert", path("a.cave.json"), path("a.tmj")}).status, 0);
    const QStringList pictures = QDir(m_folder.path()).entryList({"cavewright-tiles-*.png"});
    QCOMPARE(pictures.size(), 1);
    QVERIFY(coloursIn(QImage(path(pictures.front()))) > 1000); // painted, not in plain shapes
    QCOMPARE(runWith({"hash", "-"}, path("a.tmj"), {}).out, run({"hash", path("a.cave.json")}).out);
    write(path("a.txt"), "#####\n#...#\n#####\n");
    QCOMPARE(runWith({"hash", "-"}, path("a.txt"), {}).out, run({"hash", path("a.txt")}).out);
    QVERIFY(saveGame({*Session::start(builtInDungeon("rooms")->dungeon, 7)}, path("a.save.json").toStdString()));
    QCOMPARE(runWith({"replay", "-"}, path("a.save.json"), {}).status, 0);
    const Reply played = run({"play", "rooms", "--seed", "3", "--bot", "--turns", "9", "--save", "-"});
    QCOMPARE(played.status, 0);
    QVERIFY2(played.err.startsWith("{\"seed\": \"3\""), qPrintable(played.err)); // how it ended is no part of the save
    QCOMPARE(run({"play", "rooms", "--seed", "3", "--bot", "--turns", "9", "--save", "/dev/stdout"}).out, played.out);
    write(path("b.save.json"), played.out.toUtf8());
    QCOMPARE(runWith({"replay", "-"}, path("b.save.json"), {}).status, 0);
    const Reply refused = runWith({"hash", "-"}, path("a.save.json"), {});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.startsWith("standard input: "), qPrintable(refused.err));
}

void StreamsTest::standardInputIsReadOnlyOnce()
{
    QCOMPARE(run({"generate", "rooms", "-s", "3", "-o", path("a.cave.json")}).status, 0);
    for (const QStringList& arguments : {QStringList{"diff", "-", "-"},
                                         {"check", "-", "/dev/stdin"},
                                         {"simulate", "-", "--count", "1", "--turns", "5", "--bands", "-"}}) {
        const Reply refused = runWith(arguments, path("a.cave.json"), {});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.startsWith("standard input: This can be read only once"), qPrintable(refused.err));
    }
}

void StreamsTest::theBandsOfASimulationMayComeFromStandardInput()
{
    const QStringList simulation{"simulate", "rooms", "--count", "1", "--turns", "5", "--bands", "-"};
    write(path("bands.json"), R"({"unfinishedPerMille": {"explorer": 0}})");
    const Reply missed = runWith(simulation, path("bands.json"), {});
    QCOMPARE(missed.status, 1);
    QVERIFY2(missed.err.contains("unfinishedPerMille explorer: 1000"), qPrintable(missed.err));
    write(path("bands.json"), R"({"wonPerMille": {"nobody": 0}})");
    const Reply unreadable = runWith(simulation, path("bands.json"), {});
    QCOMPARE(unreadable.status, 2);
    QVERIFY2(unreadable.err.startsWith("standard input: wonPerMille.nobody"), qPrintable(unreadable.err));
}

void StreamsTest::aDamagedShareStringIsRefusedByWhereItCameFrom()
{
    const QString damaged = QStringLiteral("cw1.AAAA.BBBBBB");
    write(path("damaged.txt"), damaged.toUtf8());
    for (const char* command : {"check", "hash"}) {
        const Reply typed = run({command, damaged});
        QCOMPARE(typed.status, 2);
        QVERIFY2(typed.err.startsWith("share string: This share string is damaged"), qPrintable(typed.err));
        const Reply piped = runWith({command, "-"}, path("damaged.txt"), {});
        QCOMPARE(piped.status, 2);
        QVERIFY2(piped.err.startsWith("standard input: This share string is damaged"), qPrintable(piped.err));
    }
}

// Which would fill the screen, a line after the other.
void StreamsTest::linesBeginWithANameAndNeverWithAShareString()
{
    write(path("stairs.txt"), "#####\n#.>.#\n#####\n");
    const QString shared = run({"share", path("stairs.txt")}).out.trimmed();
    QVERIFY(shared.startsWith("cw1."));
    QVERIFY2(run({"check", shared}).out.startsWith("share string: level 1"), qPrintable(run({"check", shared}).out));
    QVERIFY(run({"share", shared, "--seed", "1"}).err.startsWith("share string: Only a game of a built-in"));
    QVERIFY(
        run({"convert", shared, path("a.png"), "--level", "9"}).err.startsWith("share string: There is no level 9"));
    QVERIFY(runWith({"check", "-"}, path("stairs.txt"), {}).out.startsWith("standard input: level 1"));
    QVERIFY(saveGame({*Session::start(builtInDungeon("rooms")->dungeon, 7)}, path("a.save.json").toStdString()));
    QVERIFY(runWith({"replay", "-"}, path("a.save.json"), {}).out.startsWith("standard input: 0 turns"));
}

void StreamsTest::aPipeIsWrittenToAndStaysOne()
{
    QCOMPARE(::mkfifo(path("pipe.txt").toUtf8().constData(), 0600), 0);
    QProcess reader;
    reader.start("/bin/cat", {path("pipe.txt")});
    QCOMPARE(run({"convert", "rooms", path("pipe.txt")}).status, 0);
    QVERIFY(reader.waitForFinished(kWithoutEnd));
    QCOMPARE(run({"convert", "rooms", path("plain.txt")}).status, 0);
    QCOMPARE(reader.readAllStandardOutput(), bytesOf(path("plain.txt")));
    QVERIFY(run({"convert", "rooms", "/dev/full"}).err.contains("The disk is full."));
}

void StreamsTest::pipesAndDevicesKeepNoCommandWaiting()
{
    for (const char* name : {"a.cave.json", "a.tmj", "a.txt", "a.save.json", "a.recipe.json"}) {
        const QString pipe = path(QStringLiteral("never-") + name);
        QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
        const QString device = path(QStringLiteral("device-") + name);
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), device));
        for (const QString& file : {pipe, device})
            for (const QStringList& arguments : {QStringList{"check", file},
                                                 {"replay", file},
                                                 {"hash", file},
                                                 {"diff", file, "rooms"},
                                                 {"convert", file, path("out.txt")},
                                                 {"catalog", file, "--count", "1"},
                                                 {"simulate", file, "--count", "1"},
                                                 {"play", file, "--seed", "1", "--bot"},
                                                 {"generate", file, "-s", "1", "-o", path("out.cave.json")},
                                                 {"generate", "--recipe", file, "--width", "20", "--height", "20",
                                                  "--depth", "1", "-s", "1", "-o", path("out.cave.json")}}) {
                const Reply reply = run(arguments);
                QCOMPARE(reply.status, 2);
                QCOMPARE(reply.err.count('\n'), 1);
            }
    }
    write(path("a.tmj"),
          QByteArray(R"({"type": "map", "orientation": "orthogonal", "width": 3, "height": 3, "tilewidth": 1,
        "tileheight": 1, "layers": [], "tilesets": [{"firstgid": 1, "source": "never-a.tmj"}]})"));
    QCOMPARE(run({"check", path("a.tmj")}).status, 2);
}

void StreamsTest::anInterruptEndsACatalogueAfterAWholeLine()
{
    for (const int signal : {SIGINT, SIGTERM})
        for (const char* command : {"catalog", "simulate"}) {
            QProcess process;
            process.start(QStringLiteral(CAVE_CLI), {command, "rooms", "--count", "1000000"});
            QVERIFY(process.waitForReadyRead(kWithoutEnd));
            QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
            QVERIFY(process.waitForFinished(kWithoutEnd));
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 2);
            QVERIFY(process.readAllStandardOutput().endsWith("}\n"));
        }
}

// Which takes seconds. A game that was stopped has no line, for it is not how that seed ends.
void StreamsTest::anInterruptEndsAGameInItsMiddle()
{
    QProcess process;
    process.start(QStringLiteral(CAVE_CLI),
                  {"simulate", "deep", "--count", "1", "--persona", "planner", "--columns", "seed"});
    QVERIFY(process.waitForReadyRead(kWithoutEnd)); // the names of the columns
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(kWithoutEnd));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    QCOMPARE(process.readAllStandardOutput(), QByteArray("seed\n"));
    QVERIFY(process.readAllStandardError().startsWith("0 games: "));
}

void StreamsTest::anInterruptEndsPlayWithoutAnOutcomeOrASave()
{
    const QByteArray deep = QByteArray::fromStdString(writeDungeon(builtInDungeon("deep")->dungeon));
    QVERIFY(deep.size() > 200'000); // more than a pipe holds, so that whoever has taken most of it is at work
    for (const int signal : {SIGINT, SIGTERM}) {
        QProcess process;
        process.start(QStringLiteral(CAVE_CLI),
                      {"play", "-", "--seed", "1", "--bot", "--persona", "planner", "--save", path("never.save.json")});
        QCOMPARE(process.write(deep), deep.size());
        while (process.bytesToWrite() > 0)
            QVERIFY(process.waitForBytesWritten(kWithoutEnd));
        process.closeWriteChannel();
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(kWithoutEnd));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QVERIFY(!QFile::exists(path("never.save.json")));
    }
}

void StreamsTest::anInterruptEndsAQuestionAfterAWholeLine()
{
    const QTemporaryDir folder;
    const QString parts = folder.filePath("parts");
    const QString database = folder.filePath("all.sqlite");
    QVERIFY(QDir().mkpath(parts));
    QCOMPARE(run({"catalog", "rooms", "--count", "1", "--shard", "0/1", "--parts", parts}).status, 0);
    QCOMPARE(run({"merge", parts, "-o", database}).status, 0);
    const QString numbers = "WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number) ";
    for (const int signal : {SIGINT, SIGTERM})
        for (const char* question : {"SELECT n FROM number", "SELECT count(*) FROM number"}) { // the second has no row
            QProcess process;
            process.start(QStringLiteral(CAVE_CLI), {"query", database, numbers + question});
            QVERIFY(process.waitForReadyRead(kWithoutEnd)); // the names of the columns
            QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
            QVERIFY(process.waitForFinished(kWithoutEnd));
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 2);
            QVERIFY(process.readAllStandardOutput().endsWith('\n'));
        }
}

CAVE_TEST_SUITE(StreamsTest);
#include "streams_test.moc"
