// SPDX-License-Identifier: MIT
// A dungeon, a save or a path comes from anywhere: what stands in its texts is shown as it is written. Read as rich
// text, a name could load any file of this machine, fill its memory, or pretend to be a part of the program.
#include "app/main_window.h"
#include "app/play/page/play_page.h"
#include "app/title/new_game_page.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "editor/page/editor_page.h"
#include "tests/editor/editor_hand.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>

using namespace cave;

namespace {

const QString kTag = QStringLiteral("<img src=\"file:///nowhere.png\"><b>Name</b>");

// What a dungeon says to somebody: its keys, wherever they stand but in recipes, which are called by their names.
QJsonValue withStrangeTexts(const QJsonValue& value, const QString& key)
{
    static const QStringList kTexts{"name",  "author",  "description", "text",      "arrival",     "intro", "victory",
                                    "death", "not_yet", "climbed_up",  "no_way_up", "no_way_down", "label"};
    if (value.isString())
        return kTexts.contains(key) ? QJsonValue(kTag) : value;
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& each : value.toArray())
            list.append(withStrangeTexts(each, key));
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        if (member.key() != "recipes" && member.key() != "pieces")
            member.value() = withStrangeTexts(member.value(), member.key());
    return object;
}

// Labels in view that would read their words as rich text if they looked like it.
QStringList readAsRichText()
{
    QStringList found;
    for (const QWidget* widget : QApplication::allWidgets())
        if (const auto* label = qobject_cast<const QLabel*>(widget);
            label != nullptr && label->isVisible() && !label->text().isEmpty() && label->textFormat() != Qt::PlainText)
            found << QStringLiteral("%1: %2").arg(QLatin1String(label->parent()->metaObject()->className()),
                                                  label->text());
    return found;
}

} // namespace

class StrangersTextsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void theNewGamePageShowsThemAsWritten();
    void playShowsThemAsWritten();
    void theEditorShowsThemAsWritten();
    void boxesShowThemAsWritten();
    void tooltipsShowThemAsWritten();

private:
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : m_window.get(), Qt::Key(key), modifiers);
    }
    QString file() const { return m_folder->filePath("dungeons/strange.cave.json"); }

    std::shared_ptr<Artwork> m_artwork;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void StrangersTextsTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
}

void StrangersTextsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath("dungeons"));
    QFile usual(QString::fromStdString(resourcePath("dungeons/deep.cave.json")));
    QVERIFY(usual.open(QIODevice::ReadOnly));
    const QJsonValue strange = withStrangeTexts(QJsonDocument::fromJson(usual.readAll()).object(), {});
    QFile out(file());
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(QJsonDocument(strange.toObject()).toJson());
    out.close();
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork);
    m_window->setAnimated(false);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open({});
}

void StrangersTextsTest::theNewGamePageShowsThemAsWritten()
{
    m_window->newGame().open(file());
    m_window->showNewGame();
    m_window->newGame().open(file());
    QCOMPARE(m_window->newGame().dungeonKey(), file());
    QCOMPARE(readAsRichText(), QStringList());
}

void StrangersTextsTest::playShowsThemAsWritten()
{
    m_window->startGame(file(), 4);
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY2(m_window->title().problem().isEmpty(), qPrintable(m_window->title().problem()));
    QCOMPARE(m_window->play().game()->world().state().dungeonName, kTag.toStdString());
    QCOMPARE(readAsRichText(), QStringList()); // its story
    m_window->play().sheets().close();
    for (const PlayAction action : {PlayAction::Pack, PlayAction::Character, PlayAction::Messages, PlayAction::Levels,
                                    PlayAction::Help, PlayAction::GiveUp}) {
        m_window->play().trigger(action);
        QVERIFY(m_window->play().sheets().sheet());
        QCOMPARE(readAsRichText(), QStringList());
        if (action != PlayAction::GiveUp)
            m_window->play().sheets().close();
    }
    m_window->play().sheets().sheet()->findChildren<QPushButton*>().front()->click();
    QCOMPARE(readAsRichText(), QStringList()); // how it ended
    m_window->showScores();
    QCOMPARE(readAsRichText(), QStringList());
    m_window->showLoad();
    QCOMPARE(readAsRichText(), QStringList());
}

void StrangersTextsTest::theEditorShowsThemAsWritten()
{
    m_window->showEditor();
    QCOMPARE(readAsRichText(), QStringList()); // what to begin with
    QVERIFY(m_window->editor().openFile(file()));
    EditorHand hand(m_window->editor());
    for (const EditorAction window : {EditorAction::Content, EditorAction::Overview, EditorAction::Rules,
                                      EditorAction::Variants, EditorAction::Batch}) {
        hand.trigger(window);
        QCOMPARE(readAsRichText(), QStringList());
    }
}

void StrangersTextsTest::boxesShowThemAsWritten()
{
    bool isShown = false;
    QTimer::singleShot(0, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        isShown = box != nullptr && (box->text() + box->informativeText()).contains("<b>");
        QCOMPARE(readAsRichText(), QStringList());
        if (QApplication::activeModalWidget() != nullptr)
            QApplication::activeModalWidget()->close();
    });
    m_window->editor().openFile(m_folder->filePath("<b>none<b>.cave.json"));
    QVERIFY(isShown);
}

void StrangersTextsTest::tooltipsShowThemAsWritten()
{
    QToolTip::showText(m_window->mapToGlobal(QPoint(9, 9)), kTag, m_window.get());
    QVERIFY(QToolTip::isVisible());
    QCOMPARE(QToolTip::text(), kTag);
    QCOMPARE(readAsRichText(), QStringList());
    QToolTip::hideText();
}

CAVE_TEST_SUITE(StrangersTextsTest);
#include "strangers_texts_test.moc"
