// SPDX-License-Identifier: MIT
// Pieces are found, turned, put down and shared between dungeons.
#include "core/edit/content_edit.h"
#include "core/save/library_pieces.h"
#include "editor/page/workspace.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/pieces_window.h"
#include "tests/editor/dialog_answer.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"
#include "tests/view/refusals.h"

#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace cave;

namespace {

using Home = PiecesWindow::Home;

// A piece with a gate that a lever opens.
Piece gatePiece(const Catalogue& catalogue)
{
    Piece piece;
    piece.name = "gate";
    piece.tags = {"keeper"};
    piece.rows = {"l.g"};
    piece.legend['l'] = {.tile = catalogue.wall()};
    piece.legend['g'] = {.tile = *catalogue.findTile("door")};
    ScriptedEvent event{.uid = Uid{1}, .when = {TriggerWord::Use, {}}, .effects = {{EffectWord::Open, {}}}};
    event.when.terms.cells = {.of = EventCells::Of::Letters, .letters = "l"};
    event.effects[0].terms.cells = {.of = EventCells::Of::Letters, .letters = "g"};
    piece.script = Script{{}, {event}};
    return piece;
}

class PieceDesk : public EditorWindow {
public:
    explicit PieceDesk(const QString& dataFolder = {}) : EditorWindow(dataFolder) {}

    void openWithPieces()
    {
        Dungeon dungeon = asciiDungeon("##########\n#........#\n#........#\n##########");
        dungeon.pieces = {gatePiece(*dungeon.catalogue)};
        Piece plain;
        plain.name = "plain";
        plain.rows = {"..", ".."};
        dungeon.pieces.push_back(plain);
        open(dungeon);
        trigger(EditorAction::Pieces);
    }
    PiecesWindow& window() { return page.windows().pieces(); }
    // A dungeon without pieces of its own, whose content uses a library that has some.
    void openWithLibrary()
    {
        Dungeon dungeon = asciiDungeon("##########\n#........#\n#........#\n##########");
        if (!useLibrary(dungeon, "living"))
            qFatal("The library cannot be used.");
        refreshLibraryPieces(dungeon);
        open(dungeon);
        trigger(EditorAction::Pieces);
    }
    void choose(const char* name, Home home = Home::Here)
    {
        const auto& entries = window().entries();
        const auto found = std::ranges::find(entries, PiecesWindow::Entry{home, name});
        window().list().setCurrentRow(found == entries.end() ? -1 : static_cast<int>(found - entries.begin()));
    }
};

} // namespace

class PiecesTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAPieceItIsToldWhyNothingCanBeDone();
    void piecesAreFoundByNameTagAndWhatHappens();
    void aPieceIsPutDownWithItsEvents();
    void turningChangesWhatIsPutDown();
    void ownPiecesServeAnotherDungeonAndAreDeletedWhenThatIsMeant();
    void anOwnPieceIsPutDownAsItIsTurned();
    void aPieceThatAnotherIncludesStays();
    void whatASecondProgramKeepsMeanwhileStays();
    void aClashOfKindsIsAskedAbout();
    void anUnreadableFileIsNotWrittenOver();
    void editsDoNotReadOnesOwnPiecesAnew();
    void piecesOfALibraryAreListedPutDownAndKept();
    void aLooseOneCannotBePutDown();
};

void PiecesTest::piecesAreFoundByNameTagAndWhatHappens()
{
    PieceDesk desk;
    desk.openWithPieces();
    QCOMPARE(desk.window().list().count(), 2);
    QVERIFY(!desk.window().list().item(0)->icon().isNull());
    for (const char* words : {"gate", "keep", "locked in the cells opens"}) {
        desk.window().find().setText(words);
        QCOMPARE(desk.window().entries(), (std::vector<PiecesWindow::Entry>{{Home::Here, "gate"}}));
    }
    desk.window().find().setText("nothing of this kind");
    QCOMPARE(desk.window().list().count(), 0);
}

void PiecesTest::aPieceIsPutDownWithItsEvents()
{
    PieceDesk desk;
    desk.openWithPieces();
    desk.choose("gate");
    QTest::keyClick(&desk.window().list(), Qt::Key_Return);
    QCOMPARE(desk.bench().toolId(), ToolId::Piece);
    desk.click(4, 1);
    QCOMPARE(desk.dungeon().levels[0].script->events.size(), std::size_t{1});
    QVERIFY(desk.dungeon().levels[0].script->events[0].when.terms.cells.of == EventCells::Of::Boxes);
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.dungeon().levels[0].script.isEmpty());
}

void PiecesTest::turningChangesWhatIsPutDown()
{
    PieceDesk desk;
    desk.openWithPieces();
    desk.choose("gate");
    QCOMPARE(desk.window().clip().width(), 3);
    desk.window().turn(ClipTransform::Right);
    QCOMPARE(desk.window().clip().height(), 3);
    desk.window().putDown();
    QCOMPARE(desk.bench().stamp().height(), 3);
}

void PiecesTest::ownPiecesServeAnotherDungeonAndAreDeletedWhenThatIsMeant()
{
    QTemporaryDir folder;
    {
        PieceDesk desk(folder.path());
        desk.openWithPieces();
        desk.choose("gate");
        desk.window().share();
        QVERIFY(QFile::exists(folder.filePath("pieces.recipe.json")));
        QCOMPARE(desk.window().list().count(), 3);
    }
    PieceDesk other(folder.path());
    other.open(asciiDungeon("######\n#....#\n######"));
    other.trigger(EditorAction::Pieces);
    other.choose("gate", Home::Mine);
    other.window().share();
    QCOMPARE(other.dungeon().pieces.size(), std::size_t{1});
    QVERIFY(!other.dungeon().pieces[0].script.isEmpty());
    other.trigger(EditorAction::Undo);
    QVERIFY(other.dungeon().pieces.empty());
    other.choose("gate", Home::Mine);
    answer("stay");
    other.window().remove();
    QCOMPARE(other.window().list().count(), 1);
    answerWithEnter(); // a key pressed once too often
    other.window().remove();
    QCOMPARE(other.window().list().count(), 1);
    answer("save");
    other.window().remove();
    QCOMPARE(other.window().list().count(), 0);
}

void PiecesTest::anOwnPieceIsPutDownAsItIsTurned()
{
    QTemporaryDir folder;
    {
        PieceDesk desk(folder.path());
        desk.openWithPieces();
        desk.choose("gate");
        desk.window().share();
    }
    PieceDesk other(folder.path());
    other.open(asciiDungeon("######\n#....#\n######"));
    other.trigger(EditorAction::Pieces);
    other.choose("gate", Home::Mine);
    other.window().turn(ClipTransform::Right);
    other.window().putDown();
    QCOMPARE(other.dungeon().pieces.size(), std::size_t{1}); // it came here first
    QCOMPARE(other.bench().stamp().height(), 3);
    QCOMPARE(other.window().clip().height(), 3); // and is shown so
}

void PiecesTest::aPieceThatAnotherIncludesStays()
{
    QTemporaryDir folder;
    PieceDesk desk(folder.path());
    Dungeon dungeon = asciiDungeon("######\n#....#\n######");
    Piece inner;
    inner.name = "inner";
    inner.rows = {"."};
    Piece outer;
    outer.name = "outer";
    outer.rows = {"i."};
    outer.legend['i'].piece = inner.name;
    dungeon.pieces = {inner, outer};
    desk.open(dungeon);
    desk.trigger(EditorAction::Pieces);
    desk.choose("outer");
    desk.window().share();
    QCOMPARE(desk.window().list().count(), 4);
    for (const Home home : {Home::Here, Home::Mine}) {
        desk.toast().dismiss();
        desk.choose("inner", home);
        desk.window().remove();
        QCOMPARE(desk.window().list().count(), 4);
        QVERIFY2(desk.toast().text().contains("outer"), qPrintable(desk.toast().text()));
    }
    const auto kept = MyPieces(folder.path()).load();
    QVERIFY2(kept.has_value(), kept ? "" : kept.error().what.source.c_str());
    QCOMPARE(kept->pieces.size(), std::size_t{2});
    for (const char* name : {"outer", "inner"}) {
        desk.choose(name, Home::Mine);
        answer("save");
        desk.window().remove();
    }
    QCOMPARE(desk.window().list().count(), 2);
}

void PiecesTest::whatASecondProgramKeepsMeanwhileStays()
{
    QTemporaryDir folder;
    PieceDesk desk(folder.path());
    desk.openWithPieces();
    const MyPieces mine(folder.path());
    Dungeon others = mine.load().value();
    Piece theirs;
    theirs.name = "theirs";
    theirs.rows = {"."};
    others.pieces = {theirs};
    QVERIFY(mine.save(others));
    desk.choose("plain");
    desk.window().share();
    QCOMPARE(mine.load().value().pieces.size(), std::size_t{2});
    QCOMPARE(desk.window().list().count(), 4);
}

void PiecesTest::aClashOfKindsIsAskedAbout()
{
    QTemporaryDir folder;
    const auto withEel = [](int health) {
        Dungeon dungeon = asciiDungeon("######\n#....#\n######");
        const Json eel =
            Json::Object{{"id", "eel"}, {"name", "eel"}, {"glyph", "E"}, {"colour", "#ffffff"}, {"health", health}};
        (void)putKind(dungeon, KindTable::Creature, eel);
        return dungeon;
    };
    {
        PieceDesk desk(folder.path());
        Dungeon dungeon = withEel(3);
        Piece pool;
        pool.name = "pool";
        pool.rows = {"e"};
        pool.legend['e'] = {.tile = dungeon.catalogue->floor(), .thing = "eel"};
        dungeon.pieces = {pool};
        desk.open(dungeon);
        desk.trigger(EditorAction::Pieces);
        desk.window().share();
    }
    PieceDesk other(folder.path());
    other.open(withEel(9));
    other.trigger(EditorAction::Pieces);
    other.choose("pool", Home::Mine);
    other.window().share();
    QVERIFY(other.dungeon().pieces.empty()); // asked first
    auto* dialog = other.window().findChild<QDialog*>();
    QVERIFY(dialog);
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(other.dungeon().pieces.size(), std::size_t{1});
    QVERIFY(other.dungeon().catalogue->findCreature("eel_2").has_value());
}

void PiecesTest::anUnreadableFileIsNotWrittenOver()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("pieces.recipe.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("broken");
    file.close();
    PieceDesk desk(folder.path());
    desk.openWithPieces();
    QVERIFY(desk.toast().isVisible());
    desk.choose("gate");
    desk.window().share();
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("broken"));
}

// Each stroke would wait for the disk, and say anew what is wrong with the file.
void PiecesTest::editsDoNotReadOnesOwnPiecesAnew()
{
    QTemporaryDir folder;
    PieceDesk desk(folder.path());
    desk.openWithPieces();
    desk.choose("gate");
    desk.window().share();
    QFile file(folder.filePath("pieces.recipe.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("broken");
    file.close();
    desk.toast().dismiss();
    desk.choose("plain");
    desk.window().remove();
    QCOMPARE(desk.dungeon().pieces.size(), std::size_t{1});
    QVERIFY2(!desk.toast().isVisible(), qPrintable(desk.toast().text()));
    QCOMPARE(desk.window().list().count(), 2); // the one that is left, and one's own
    desk.choose("gate");
    desk.window().share(); // but what is written over is read before
    QVERIFY(desk.toast().isVisible());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("broken"));
}

void PiecesTest::piecesOfALibraryAreListedPutDownAndKept()
{
    PieceDesk desk;
    desk.openWithLibrary();
    const auto& entries = desk.window().entries();
    const std::size_t count = desk.dungeon().libraryPieces().size();
    QCOMPARE(entries.size(), count);
    const Piece& any = *std::ranges::find(desk.dungeon().libraryPieces(), false, &Piece::isLoose);
    const std::string name = any.name;
    desk.choose(name.c_str(), Home::Library);
    QVERIFY(desk.window().list().currentItem()->text().contains("(library)"));
    desk.window().remove(); // of the library none goes
    QCOMPARE(desk.window().list().count(), static_cast<int>(count));
    QTest::keyClick(&desk.window().list(), Qt::Key_Return);
    QCOMPARE(desk.bench().toolId(), ToolId::Piece);
    QCOMPARE(desk.bench().stamp().width(), any.width());
    QVERIFY(desk.dungeon().pieces.empty());
    desk.window().share();
    QCOMPARE(desk.dungeon().pieces.size(), std::size_t{1});
    QCOMPARE(desk.dungeon().pieces[0].name, name);
    QVERIFY(desk.window().list().currentItem()->text().contains("(this dungeon)"));
    QCOMPARE(desk.window().list().count(), static_cast<int>(count)); // one's own hides that of the library
    desk.window().remove();
    QVERIFY(desk.dungeon().pieces.empty());
}

void PiecesTest::aLooseOneCannotBePutDown()
{
    PieceDesk desk;
    desk.openWithLibrary();
    const auto loose = std::ranges::find(desk.dungeon().libraryPieces(), true, &Piece::isLoose);
    QVERIFY(loose != desk.dungeon().libraryPieces().end());
    desk.choose(loose->name.c_str(), Home::Library);
    const ToolId tool = desk.bench().toolId();
    desk.window().putDown();
    QCOMPARE(desk.bench().toolId(), tool);
    desk.window().share();
    QCOMPARE(desk.dungeon().pieces.size(), std::size_t{1});
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.dungeon().pieces.empty());
}

void PiecesTest::withoutAPieceItIsToldWhyNothingCanBeDone()
{
    PieceDesk desk;
    desk.openWithPieces();
    desk.choose("gate");
    QVERIFY(refusals(desk.window()).isEmpty());
    desk.choose("nowhere");
    const QString none = "Choose a piece first.";
    QVERIFY(refuses(desk.window(), {"Put it down: " + none, "Keep for all dungeons: " + none, "Delete: " + none}));
}

CAVE_TEST_SUITE(PiecesTest);
#include "pieces_test.moc"
