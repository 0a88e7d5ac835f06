// SPDX-License-Identifier: MIT
// Work that was not saved survives whatever ends the program.
#include "core/base/random.h"
#include "core/edit/edits.h"
#include "core/save/formats/formats.h"
#include "editor/dialogs/recovery_dialog.h"
#include "editor/files/desk.h"
#include "editor/files/recovery.h"
#include "tests/editor/dialog_answer.h"
#include "tests/editor/editor_window.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QListWidget>
#include <QProcess>
#include <QSignalSpy>

#include <optional>

using namespace cave;

namespace {

constexpr char kFolderVariable[] = "CAVE_KILL_FOLDER"; // set: this process is the one to be killed
constexpr int kRest = 100;    // ms, instead of the usual 2 s
constexpr int kLongest = 300; // instead of 10 s
const QString kFile = QStringLiteral("kept.cave.json");
const QString kLog = QStringLiteral("log.txt");

QStringList copiesIn(const QString& dataFolder)
{
    QStringList copies;
    const QDir recovery(dataFolder + "/recovery");
    for (const QString& session : recovery.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const QString& copy : QDir(recovery.filePath(session)).entryList({"*.cave.json"}))
            copies += recovery.filePath(session + '/' + copy);
    return copies;
}

// A line of the log of the process to be killed, written after each change.
struct LogLine {
    qint64 milliseconds = 0;
    quint64 hash = 0;
};

std::vector<LogLine> readLog(const QString& path)
{
    std::vector<LogLine> lines;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3 && words[2] == ".") // else it was cut
            lines.push_back({words[0].toLongLong(), words[1].toULongLong()});
    }
    return lines;
}

// Runs the session below and kills it so many ms after its first edit; when that was by the same clock.
std::optional<qint64> killAfter(const QString& folder, int milliseconds)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kFolderVariable, folder);
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {"RecoveryTest", "sessionToBeKilled"});
    QElapsedTimer waited;
    waited.start();
    while (readLog(folder + '/' + kLog).empty() && waited.elapsed() < 60'000)
        process.waitForFinished(10);
    process.waitForFinished(milliseconds);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    process.kill();
    process.waitForFinished();
    return process.exitStatus() == QProcess::CrashExit ? std::optional(now) : std::nullopt;
}

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void workIsCopiedAfterARest();
    void longWorkIsCopiedWithoutARest();
    void savingTakesTheCopyAway();
    void anOrderlyEndLeavesNothing();
    void playingCopiesFirst();
    void aLivingSessionsWorkIsNotOffered();
    void copiesAreOfferedAndOpened();
    void decidingLaterOffersAgain();
    void whatCannotBeReadStays();
    void whyThereIsNoCopyIsTold();
    void killedAtAnyMomentNothingIsLost();
    void sessionToBeKilled();
};

void RecoveryTest::workIsCopiedAfterARest()
{
    const QTemporaryDir folder;
    EditorWindow window(folder.path());
    window.page.recovery().setTimes(kRest, kLongest);
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    QVERIFY(copiesIn(folder.path()).isEmpty());
    QSignalSpy written(&window.page.recovery(), &Recovery::written);
    QTRY_COMPARE(written.count(), 1);
    QCOMPARE(copiesIn(folder.path()).size(), 1);
    const auto copy = loadDungeon(copiesIn(folder.path())[0].toStdString());
    QVERIFY(copy);
    QCOMPARE(dungeonHash(copy->dungeon), dungeonHash(window.dungeon()));
    QVERIFY(window.page.workspace().statusLine().text().contains("Recovery copy"));
    window.trigger(EditorAction::Undo); // the same as its file again
    QVERIFY(copiesIn(folder.path()).isEmpty());
    QVERIFY(!window.page.workspace().statusLine().text().contains("Recovery copy"));
}

// Whatever the cause was, it used to say that the folder may not be used: of a full disk as well.
void RecoveryTest::whyThereIsNoCopyIsTold()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::link("recovery", folder.filePath("recovery"))); // to itself
    EditorWindow window(folder.path());
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    QSignalSpy failed(&window.page.recovery(), &Recovery::failed);
    window.page.recovery().writeNow();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(shown(failed[0][0].value<Error>().what), QString("This link leads back to itself."));
}

void RecoveryTest::longWorkIsCopiedWithoutARest()
{
    const QTemporaryDir folder;
    EditorWindow window(folder.path());
    window.page.recovery().setTimes(10'000, 50);
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    QSignalSpy written(&window.page.recovery(), &Recovery::written);
    for (int i = 0; i < 2000 && written.isEmpty(); ++i) {
        window.document().push(paint(window.dungeon(), 0, std::vector<CellAt>{{1 + i % 18, 3}},
                                     i / 18 % 2 ? window.dungeon().catalogue->wall() : window.bench().tile(), 0),
                               "paint");
        QTest::qWait(2);
    }
    QVERIFY(!written.isEmpty());
}

void RecoveryTest::savingTakesTheCopyAway()
{
    const QTemporaryDir folder;
    EditorWindow window(folder.path());
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    window.page.recovery().writeNow();
    QCOMPARE(copiesIn(folder.path()).size(), 1);
    QVERIFY(window.page.files().saveTo(window.file("a.cave.json")));
    QVERIFY(copiesIn(folder.path()).isEmpty());
    window.click(6, 5);
    window.page.recovery().writeNow();
    QCOMPARE(copiesIn(folder.path()).size(), 1);
    answer("discard");
    window.trigger(EditorAction::CloseTab);
    QVERIFY(copiesIn(folder.path()).isEmpty());
    window.trigger(EditorAction::ReopenTab); // its changes count again
    window.page.recovery().writeNow();
    QCOMPARE(copiesIn(folder.path()).size(), 1);
}

void RecoveryTest::anOrderlyEndLeavesNothing()
{
    const QTemporaryDir folder;
    {
        EditorWindow window(folder.path());
        window.openEmpty();
        window.choose(ToolId::Brush, "floor");
        window.click(5, 5);
        window.page.recovery().writeNow();
        QCOMPARE(copiesIn(folder.path()).size(), 1);
    }
    QVERIFY(copiesIn(folder.path()).isEmpty());
    QVERIFY(!Recovery::hasCopies(folder.path()));
    QVERIFY(QDir(folder.path() + "/recovery").entryList(QDir::AllEntries | QDir::NoDotAndDotDot).isEmpty());
}

void RecoveryTest::playingCopiesFirst()
{
    const QTemporaryDir folder;
    EditorWindow window(folder.path());
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    window.trigger(EditorAction::PlayHere);
    QCOMPARE(copiesIn(folder.path()).size(), 1);
}

void RecoveryTest::aLivingSessionsWorkIsNotOffered()
{
    const QTemporaryDir folder;
    EditorWindow window(folder.path());
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(5, 5);
    window.page.recovery().writeNow();
    QVERIFY(!Recovery::hasCopies(folder.path()));
    EditorWindow other(folder.path());
    QVERIFY(!other.page.offerRecovery([] {}));
    QCOMPARE(copiesIn(folder.path()).size(), 1);
}

namespace {

// What a killed session leaves: a copy in a folder that nobody holds.
void leaveWork(const QString& dataFolder, const QString& name, const QString& file, int floorAt)
{
    const QString session = dataFolder + "/recovery/" + name;
    QVERIFY(QDir().mkpath(session));
    Dungeon dungeon = emptyDungeon(20, 12, 2);
    dungeon.name = name.toStdString();
    dungeon.levels[0].tiles[floorAt, 5] = dungeon.catalogue->floor();
    dungeon.unknown.set("recovery", Json::Object{{"file", file.toStdString()}, {"time", "2026-11-22T10:00:00.000Z"}});
    QVERIFY(saveDungeon(dungeon, (session + "/0x0000000000000001.cave.json").toStdString()));
}

} // namespace

void RecoveryTest::copiesAreOfferedAndOpened()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("one.cave.json");
    Dungeon saved = emptyDungeon(20, 12, 2);
    saved.name = "one";
    QVERIFY(saveDungeon(saved, file.toStdString()));
    leaveWork(folder.path(), "one", file, 5);
    leaveWork(folder.path(), "two", {}, 6);
    QVERIFY(Recovery::hasCopies(folder.path()));

    EditorWindow window(folder.path());
    QVERIFY(window.page.openFile(file)); // as the last session had it
    bool isOpened = false;
    QVERIFY(window.page.offerRecovery([&isOpened] { isOpened = true; }));
    auto* dialog = window.page.findChild<RecoveryDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->list().count(), 2);
    const QString texts = dialog->list().item(0)->text() + dialog->list().item(1)->text();
    QVERIFY2(texts.contains("1 cell") && texts.contains("never saved"), qPrintable(texts));
    dialog->findChild<QPushButton*>("all")->click();
    QVERIFY(isOpened);
    QCOMPARE(window.page.desk().count(), 2);
    for (int i = 0; i < 2; ++i) {
        window.page.desk().show(i);
        QVERIFY(window.document().isDirty());
        const bool isOne = window.document().title() == "one";
        QCOMPARE(window.document().filePath(), isOne ? file : QString());
        QCOMPARE(window.idAt(isOne ? 5 : 6, 5), QString("floor"));
        QVERIFY(!window.dungeon().unknown.find("recovery"));
    }
    QCOMPARE(copiesIn(folder.path()).size(), 2); // until they are saved or discarded
    window.page.desk().show(0);
    QVERIFY(window.page.files().saveTo(file));
    QCOMPARE(copiesIn(folder.path()).size(), 1);
}

void RecoveryTest::decidingLaterOffersAgain()
{
    const QTemporaryDir folder;
    leaveWork(folder.path(), "one", {}, 5);
    leaveWork(folder.path(), "two", {}, 5);
    {
        EditorWindow window(folder.path());
        QVERIFY(window.page.offerRecovery([] {}));
        auto* dialog = window.page.findChild<RecoveryDialog*>();
        dialog->list().item(0)->setCheckState(Qt::Unchecked);
        dialog->findChild<QPushButton*>("chosen")->click();
        QCOMPARE(window.page.desk().count(), 1);
        EditorWindow other(folder.path());
        QVERIFY(!other.page.offerRecovery([] {})); // this one has it
    }
    QCOMPARE(copiesIn(folder.path()).size(), 1); // the other was discarded with its window
    EditorWindow window(folder.path());
    QVERIFY(window.page.offerRecovery([] {}));
    window.page.findChild<RecoveryDialog*>()->findChild<QPushButton*>("later")->click();
    QVERIFY(!window.page.isOpen());
    QCOMPARE(copiesIn(folder.path()).size(), 1);
}

void RecoveryTest::whatCannotBeReadStays()
{
    const QTemporaryDir folder;
    QVERIFY(QDir().mkpath(folder.path() + "/recovery/x"));
    QFile file(folder.path() + "/recovery/x/1.cave.json");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    {
        EditorWindow window(folder.path());
        QVERIFY(!window.page.offerRecovery([] {}));
    }
    QCOMPARE(copiesIn(folder.path()).size(), 1);
}

// Whenever it is killed: the file is whole and as it was saved last, and what came later is offered, but for the last
// moment.
void RecoveryTest::killedAtAnyMomentNothingIsLost()
{
    constexpr int kSlack = 4000; // ms that a loaded machine may need for a copy, beyond kLongest
    Random dice(7);
    for (int kill = 0; kill < scaled(10); ++kill) {
        const QTemporaryDir folder;
        const auto killed = killAfter(folder.path(), dice.between(0, 1500));
        QVERIFY(killed);
        const std::vector<LogLine> log = readLog(folder.filePath(kLog));
        QVERIFY(!log.empty());
        const auto stateOf = [&](quint64 hash) { // the last time it was so; later than the log: its size
            for (std::size_t i = log.size(); i-- > 0;)
                if (log[i].hash == hash)
                    return i;
            return log.size();
        };
        std::size_t newest = 0;
        if (QFile::exists(folder.filePath(kFile))) {
            const auto saved = loadDungeon(folder.filePath(kFile).toStdString());
            QVERIFY2(saved, "the file is not whole");
            newest = stateOf(dungeonHash(saved->dungeon));
        }
        Document document;
        Desk desk(document);
        for (const RecoveryCopy& copy : Recovery(document, desk, folder.path()).copies())
            newest = std::max(newest, stateOf(dungeonHash(copy.dungeon)));
        const qint64 lost = newest >= log.size() ? 0 : log.back().milliseconds - log[newest].milliseconds;
        QVERIFY2(lost <= kLongest + kSlack, qPrintable(QString("kill %1 lost %2 ms").arg(kill).arg(lost)));
    }
}

// Run by the test above in a process of its own.
void RecoveryTest::sessionToBeKilled()
{
    const QString folder = qEnvironmentVariable(kFolderVariable);
    if (folder.isEmpty())
        QSKIP("only for the process that is to be killed");
    EditorWindow window(folder);
    window.page.recovery().setTimes(kRest, kLongest);
    window.open(emptyDungeon(40, 30, 3));
    QFile log(folder + '/' + kLog);
    QVERIFY(log.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const auto note = [&] {
        log.write(QByteArray::number(QDateTime::currentMSecsSinceEpoch()) + ' ' +
                  QByteArray::number(quint64{dungeonHash(window.dungeon())}) + " .\n");
    };
    Random dice(static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch()));
    QElapsedTimer timer; // should nobody kill it
    timer.start();
    while (timer.elapsed() < 60'000) {
        const Dungeon& dungeon = window.dungeon();
        const int z = dice.between(0, 2);
        std::vector<CellAt> cells;
        for (int i = 0; i < 8; ++i)
            cells.push_back({dice.between(1, 38), dice.between(1, 28)});
        window.document().push(paint(dungeon, z, cells, static_cast<TileId>(dice.below(3)), 0), "paint");
        note();
        if (dice.below(40) == 0)
            QVERIFY(window.page.files().saveTo(folder + '/' + kFile));
        if (dice.below(20) == 0) {
            window.trigger(EditorAction::Undo);
            note();
        }
        QTest::qWait(dice.between(0, 20));
    }
}

CAVE_TEST_SUITE(RecoveryTest);
#include "recovery_test.moc"
