// SPDX-License-Identifier: MIT
#include "editor/dialogs/kinds_dialog.h"

#include "core/save/formats/formats.h"
#include "tests/editor/dialog_answer.h"
#include "tests/editor/editor_window.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTreeWidget>

using namespace cave;

// Maps that others have made are opened in the editor, which asks what is in them.
class KindsDialogTest : public QObject {
    Q_OBJECT

private slots:
    void aStrangersMapIsOpenedAfterSayingWhatIsInIt();
    void nobodyIsAskedAgainButOnImport();
    void whoCancelsOpensNothing();
    void whoStopsTheLookIntoTheMapIsAskedNothing();
    void severalTilesBecomeOneKind();
    void aColumnIsAsWideAsWhatIsChosen();
    void aPictureOutsideTheFolderIsNotShown();
    void aTileThatLiesOutsideItsPictureHasNone();
    void namesOfAStrangersTilesSteerNoLine();
    void keysAloneAreEnough();
    void theChoicesFitTheRowThatKeysReach();
    void aKindThatIsGoneIsAskedForAgain();
};

namespace {

const char* const kMeadow = R"({"type": "map", "orientation": "orthogonal", "infinite": false,
"width": 4, "height": 3, "tilewidth": 16, "tileheight": 16,
"tilesets": [{"firstgid": 1, "name": "over", "image": "over.png", "columns": 2, "tilewidth": 16, "tileheight": 16,
"tilecount": 4, "tiles": [{"id": 1, "type": "Stone Wall"}]}],
"layers": [{"type": "tilelayer", "width": 4, "height": 3, "data": [2,2,2,2, 2,1,3,2, 2,2,2,0]},
{"type": "objectgroup", "objects": [{"type": "Player", "x": 20, "y": 20}]}]})";

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

// Does something with the dialog that is about to open.
template <typename Do>
void whenAsked(Do act)
{
    QTimer::singleShot(0, [act] {
        auto* dialog = qobject_cast<KindsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        act(*dialog);
        if (dialog->isVisible())
            dialog->reject(); // after a failure
    });
}

QTreeWidget& rowsOf(KindsDialog& dialog) { return *dialog.findChild<QTreeWidget*>(); }

QStringList said(KindsDialog& dialog)
{
    QStringList rows;
    for (int i = 0; i < rowsOf(dialog).topLevelItemCount(); ++i) {
        const QTreeWidgetItem& row = *rowsOf(dialog).topLevelItem(i);
        rows += row.text(0) + u'|' + row.text(1) + u'|' + row.text(2);
    }
    return rows;
}

void select(KindsDialog& dialog, const QStringList& names)
{
    rowsOf(dialog).clearSelection();
    for (const QString& name : names) {
        QTreeWidgetItem* row = rowsOf(dialog).findItems(name, Qt::MatchExactly).value(0);
        QVERIFY2(row, qPrintable(name));
        if (name == names.front())
            rowsOf(dialog).setCurrentItem(row);
        row->setSelected(true);
    }
}

void press(KindsDialog& dialog) { dialog.findChild<QPushButton*>("open")->click(); }

QString idAt(const Dungeon& dungeon, int x, int y)
{
    return shown(dungeon.catalogue->tile(dungeon.levels[0].tiles[x, y]).id);
}

} // namespace

void KindsDialogTest::aStrangersMapIsOpenedAfterSayingWhatIsInIt()
{
    EditorWindow window;
    const QString map = window.file("meadow.tmj");
    write(map, kMeadow);
    QImage picture(32, 32, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(window.file("over.png")));
    whenAsked([](KindsDialog& dialog) {
        QCOMPARE(said(dialog), QStringList({"Stone Wall|9|wall", "over:0|1|left out", "over:2|1|left out",
                                            "Player|1|where the hero starts", "empty cells|1|rock"}));
        QVERIFY(!rowsOf(dialog).topLevelItem(0)->icon(0).isNull());
        select(dialog, {"over:0"});
        dialog.choose("floor");
        select(dialog, {"over:2"});
        dialog.choose("bat");
        QCOMPARE(said(dialog)[1], QString("over:0|1|cave floor"));
        press(dialog);
    });
    QVERIFY(window.page.files().open(map));
    QCOMPARE(idAt(window.dungeon(), 1, 1), QString("floor"));
    QCOMPARE(idAt(window.dungeon(), 3, 2), QString("rock"));
    QCOMPARE(window.dungeon().levels[0].things.size(), std::size_t{1});
    QVERIFY(window.dungeon().start);
    QVERIFY(window.page.document().filePath().isEmpty()); // saving does not go over it
    QVERIFY(QFile::exists(map + ".kinds.json"));
}

void KindsDialogTest::namesOfAStrangersTilesSteerNoLine()
{
    EditorWindow window;
    const QString map = window.file(QStringLiteral("a\u202eb.tmj"));
    write(map, QByteArray(kMeadow).replace("Stone Wall", "Stone\\n\\u202eWall"));
    whenAsked([](KindsDialog& dialog) {
        const QString rows = said(dialog).join(u'\n');
        QVERIFY2(rows.contains("Stone\\u{a}\\u{202e}Wall|9|"), qPrintable(rows));
        bool isFileNamed = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            isFileNamed = isFileNamed || label->text().contains("a\\u{202e}b.tmj");
        QVERIFY(isFileNamed);
        dialog.reject();
    });
    QVERIFY(!window.page.files().open(map));
}

void KindsDialogTest::nobodyIsAskedAgainButOnImport()
{
    EditorWindow window;
    const QString map = window.file("meadow.tmj");
    write(map, kMeadow);
    whenAsked(press);
    QVERIFY(window.page.files().open(map));
    QVERIFY(window.page.files().open(map)); // would wait for ever if it asked
    whenAsked([](KindsDialog& dialog) {
        select(dialog, {"Stone Wall"});
        dialog.choose("pillar");
        press(dialog);
    });
    QVERIFY(window.page.files().import(map));
    QCOMPARE(idAt(window.dungeon(), 0, 0), QString("pillar"));
}

void KindsDialogTest::whoCancelsOpensNothing()
{
    EditorWindow window;
    const QString map = window.file("meadow.tmj");
    write(map, kMeadow);
    whenAsked([](KindsDialog& dialog) { dialog.reject(); });
    QVERIFY(!window.page.files().open(map));
    QVERIFY(!QFile::exists(map + ".kinds.json"));
}

// Would wait for ever if it asked.
void KindsDialogTest::whoStopsTheLookIntoTheMapIsAskedNothing()
{
    EditorWindow window;
    const QString map = window.file("meadow.tmj");
    write(map, kMeadow);
    FileActions& files = window.page.files();
    files.setRunner([](const QString&, const auto& work) { work([](int, int) { return false; }); });
    QVERIFY(!files.open(map));
    QVERIFY(!files.import(map));
    QVERIFY(!window.page.isOpen());
    QVERIFY(!QFile::exists(map + ".kinds.json"));
}

void KindsDialogTest::severalTilesBecomeOneKind()
{
    const QTemporaryDir folder;
    write(folder.filePath("meadow.tmj"), kMeadow);
    Artwork artwork;
    KindsDialog dialog(folder.filePath("meadow.tmj"), *foreignKinds(folder.filePath("meadow.tmj").toStdString()), {},
                       artwork);
    select(dialog, {"over:0", "over:2", "Player"});
    dialog.choose("floor");
    QCOMPARE(dialog.kinds().cells.at("over:0"), std::string("floor"));
    QCOMPARE(dialog.kinds().cells.at("over:2"), std::string("floor"));
    QCOMPARE(dialog.kinds().things.at("Player"), std::string("start")); // an object is no ground
}

void KindsDialogTest::aColumnIsAsWideAsWhatIsChosen()
{
    constexpr int kHere = 2;
    Artwork artwork;
    const ForeignKind player{ForeignKind::Of::Thing, "Player", 1};
    KindsDialog dialog({}, {player}, {}, artwork);
    dialog.choose(std::string(kStartKind));
    const int wide = rowsOf(dialog).columnWidth(kHere);
    dialog.choose("bat");
    QVERIFY(rowsOf(dialog).columnWidth(kHere) < wide);
    dialog.choose(std::string(kStartKind));
    QCOMPARE(rowsOf(dialog).columnWidth(kHere), wide);
}

void KindsDialogTest::aPictureOutsideTheFolderIsNotShown()
{
    const QTemporaryDir outside;
    const QTemporaryDir folder;
    QImage picture(32, 32, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(outside.filePath("over.png")));
    QVERIFY(QFile::link(outside.filePath("over.png"), folder.filePath("over.png")));
    Artwork artwork;
    const ForeignKind wide{ForeignKind::Of::Cell, "a", 1, "over.png", {0, 0, 1 << 20, 1 << 20}};
    KindsDialog linked(folder.filePath("meadow.tmj"), {wide}, {}, artwork);
    QVERIFY(rowsOf(linked).topLevelItem(0)->icon(0).isNull());
    KindsDialog beside(outside.filePath("meadow.tmj"), {wide}, {}, artwork);
    QVERIFY(!rowsOf(beside).topLevelItem(0)->icon(0).isNull()); // cut to the picture
}

void KindsDialogTest::aTileThatLiesOutsideItsPictureHasNone()
{
    const QTemporaryDir folder;
    QImage picture(32, 32, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(folder.filePath("over.png")));
    Artwork artwork;
    const ForeignKind beyond{ForeignKind::Of::Cell, "a", 1, "over.png", {64, 0, 16, 16}};
    KindsDialog dialog(folder.filePath("meadow.tmj"), {beyond}, {}, artwork);
    QVERIFY(rowsOf(dialog).topLevelItem(0)->icon(0).isNull());
}

void KindsDialogTest::keysAloneAreEnough()
{
    EditorWindow window;
    const QString map = window.file("meadow.tmj");
    write(map, kMeadow);
    whenAsked([](KindsDialog& dialog) {
        QCOMPARE(dialog.focusWidget(), &rowsOf(dialog));
        QTest::keyClick(&rowsOf(dialog), Qt::Key_Down);
        QTest::keyClick(&rowsOf(dialog), Qt::Key_Tab);
        auto* find = dialog.findChild<QLineEdit*>();
        QCOMPARE(dialog.focusWidget(), find);
        QTest::keyClicks(find, "pillar");
        QTest::keyClick(find, Qt::Key_Return);
        QCOMPARE(said(dialog)[1], QString("over:0|1|pillar"));
        QVERIFY(dialog.isVisible());
        QTest::keyClick(find, Qt::Key_Tab);
        QCOMPARE(dialog.focusWidget(), dialog.findChild<QListWidget*>());
        press(dialog);
    });
    QVERIFY(window.page.files().open(map));
    QCOMPARE(idAt(window.dungeon(), 1, 1), QString("pillar"));
}

void KindsDialogTest::theChoicesFitTheRowThatKeysReach()
{
    EditorWindow window;
    const QString map = window.file("meadow.tmj");
    write(map, kMeadow);
    whenAsked([](KindsDialog& dialog) {
        const auto* choices = dialog.findChild<QListWidget*>();
        QVERIFY(!choices->findItems("cave floor", Qt::MatchExactly).isEmpty());
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&rowsOf(dialog), Qt::Key_Down);
        QCOMPARE(rowsOf(dialog).currentItem()->text(0), QString("Player"));
        QVERIFY(choices->findItems("cave floor", Qt::MatchExactly).isEmpty());
        QCOMPARE(choices->currentItem()->text(), QString("where the hero starts"));
    });
    QVERIFY(!window.page.files().open(map));
}

void KindsDialogTest::aKindThatIsGoneIsAskedForAgain()
{
    EditorWindow window;
    const QString map = window.file("meadow.tmj");
    write(map, kMeadow);
    write(map + ".kinds.json", R"({"format": "cavewright/kinds", "version": 1, "empty": "rock",
        "cells": {"Stone Wall": "gone", "over:0": "floor", "over:2": "floor"}, "things": {"Player": "start"}})");
    whenAsked([](KindsDialog& dialog) {
        QCOMPARE(said(dialog)[0], QString("Stone Wall|9|wall"));
        QCOMPARE(said(dialog)[1], QString("over:0|1|cave floor"));
        press(dialog);
    });
    QVERIFY(window.page.files().open(map));
    QCOMPARE(idAt(window.dungeon(), 0, 0), QString("wall"));
}

CAVE_TEST_SUITE(KindsDialogTest);
#include "kinds_dialog_test.moc"
