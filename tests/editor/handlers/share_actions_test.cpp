// SPDX-License-Identifier: MIT
// A dungeon as a string in the clipboard, and what is offered where it is too long for that.
#include "core/base/random.h"
#include "core/save/formats/share_text.h"
#include "editor/files/desk.h"
#include "tests/editor/dialog_answer.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>

using namespace cave;

namespace {

constexpr int kLetters = 60'000;
constexpr int kLook = 20; // ms between two looks whether the question is there

Dungeon smallDungeon() { return asciiDungeon("#####\n#@..#\n#####"); }

// One that no share string has room for.
Dungeon wordyDungeon()
{
    Dungeon dungeon = smallDungeon();
    Random dice(3);
    for (int i = 0; i < kLetters; ++i)
        dungeon.description += static_cast<char>('a' + dice.below(26));
    return dungeon;
}

// Presses a button of the question that opens once the string was made, and then names the file in the dialog for
// files.
class Answerer : public QTimer {
public:
    explicit Answerer(const char* button, const QString& path = {})
    {
        setInterval(kLook);
        callOnTimeout(this, [this, button, path] {
            const QWidget* dialog = QApplication::activeModalWidget();
            auto* found = dialog ? dialog->findChild<QPushButton*>(button) : nullptr;
            if (!found)
                return;
            stop();
            wasAsked = true;
            if (!path.isEmpty())
                QObject::connect(dialog, &QObject::destroyed, [path] { nameFile(path); });
            found->click();
        });
        start();
    }

    bool wasAsked = false;
};

} // namespace

class ShareActionsTest : public QObject {
    Q_OBJECT

private slots:
    void aDungeonIsCopiedAndPastedIntoADraftOfItsOwn();
    void whatIsTooLongIsOfferedAsAFile();
};

void ShareActionsTest::aDungeonIsCopiedAndPastedIntoADraftOfItsOwn()
{
    EditorWindow window;
    window.open(smallDungeon());
    window.trigger(EditorAction::CopyShare);
    const auto shared = readShareText(QGuiApplication::clipboard()->text().toStdString());
    QVERIFY(shared);
    QVERIFY(shared->dungeon.levels[0].tiles == window.dungeon().levels[0].tiles);
    window.openEmpty();
    window.choose(ToolId::Brush, "floor");
    window.click(3, 3);
    const int open = window.page.desk().count();
    const int edited = window.page.desk().current();
    window.trigger(EditorAction::PasteShare);
    QCOMPARE(window.page.desk().count(), open + 1);
    QVERIFY(window.page.desk().draft(edited).isDirty()); // what was not saved stays beside it
    QVERIFY(window.dungeon().levels[0].tiles == shared->dungeon.levels[0].tiles);
    QVERIFY(window.document().filePath().isEmpty());
}

void ShareActionsTest::whatIsTooLongIsOfferedAsAFile()
{
    EditorWindow window;
    window.open(wordyDungeon());
    QGuiApplication::clipboard()->setText("before");
    {
        const Answerer answerer("stay");
        window.trigger(EditorAction::CopyShare);
        QVERIFY(answerer.wasAsked);
    }
    QVERIFY(window.document().filePath().isEmpty());
    const QString path = window.file("wordy.cave.json");
    {
        const Answerer answerer("save", path);
        window.trigger(EditorAction::CopyShare);
        QVERIFY(answerer.wasAsked);
    }
    QCOMPARE(window.document().filePath(), path);
    QVERIFY(QFile::exists(path));
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("before"));
}

CAVE_TEST_SUITE(ShareActionsTest);
#include "share_actions_test.moc"
