// SPDX-License-Identifier: MIT
// A dungeon, a save or a path comes from anywhere: what stands in its texts is shown as it is written. Read as rich
// text, a name could load any file of this machine, fill its memory, or pretend to be a part of the program.
#include "app/main_window.h"
#include "app/play/page/play_page.h"
#include "app/title/new_game_page.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "core/base/utf8.h"
#include "editor/page/editor_page.h"
#include "tests/editor/editor_hand.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QAbstractItemView>
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

#include <utility>

using namespace cave;

namespace {

const QString kTag = QStringLiteral("<img src=\"file:///nowhere.png\"><b>Name</b>");

// Turns the order of words, begins a second line, steers a terminal, and then is a word that is wider than any window.
const QString kSteering = QStringLiteral("gpj.\u202e\u2066yeb\u2028\u009b") + QString(300, u'w');

// What a dungeon says to somebody: its keys, wherever they stand but in recipes, which are called by their names.
QJsonValue withStrangeTexts(const QJsonValue& value, const QString& key, const QString& words)
{
    static const QStringList kTexts{"name",  "author",  "description", "text",      "arrival",     "intro", "victory",
                                    "death", "not_yet", "climbed_up",  "no_way_up", "no_way_down", "label"};
    if (value.isString())
        return kTexts.contains(key) ? QJsonValue(words) : value;
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& each : value.toArray())
            list.append(withStrangeTexts(each, key, words));
        return list;
    }
    if (!value.isObject())
        return value;
    // Names of content and of origins are shorter.
    const QStringList left = words.size() > kTag.size() ? QStringList{"recipes", "pieces", "content", "hero"}
                                                        : QStringList{"recipes", "pieces"};
    QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        if (!left.contains(member.key()))
            member.value() = withStrangeTexts(member.value(), member.key(), words);
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

// What widgets in view show or tell screen readers, where it holds controls other than ends of lines and tabs.
QStringList steering()
{
    QStringList found;
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (!widget->isVisible())
            continue;
        QStringList texts{widget->windowTitle(), widget->toolTip(), widget->accessibleName(),
                          widget->accessibleDescription()};
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        if (const auto* list = qobject_cast<const QAbstractItemView*>(widget);
            list != nullptr && list->model() != nullptr)
            for (int row = 0; row < list->model()->rowCount(); ++row)
                for (int column = 0; column < list->model()->columnCount(); ++column)
                    for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                        texts << list->model()->index(row, column).data(role).toString();
        for (const QString& text : std::as_const(texts))
            if (hasControl(QString(text).remove(u'\n').remove(u'\t').toStdString()))
                found << QStringLiteral("%1: %2").arg(QLatin1String(widget->metaObject()->className()), text);
    }
    return found;
}

void writeStrange(const QString& path, const QString& words)
{
    QFile usual(QString::fromStdString(resourcePath("dungeons/deep.cave.json")));
    QVERIFY(usual.open(QIODevice::ReadOnly));
    const QJsonValue strange = withStrangeTexts(QJsonDocument::fromJson(usual.readAll()).object(), {}, words);
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(QJsonDocument(strange.toObject()).toJson());
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
    void noneSteersALineOrWidensTheWindow();
    void theNameOfARefusedFileIsShownOnce();

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
    writeStrange(file(), kTag);
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

void StrangersTextsTest::noneSteersALineOrWidensTheWindow()
{
    writeStrange(file(), kSteering);
    m_window->newGame().open(file());
    m_window->showNewGame();
    m_window->newGame().open(file());
    QCOMPARE(m_window->newGame().dungeonKey(), file());
    QCOMPARE(steering(), QStringList());
    QCOMPARE(m_window->width(), 1280);
    m_window->startGame(file(), 4);
    QCOMPARE(m_window->page(), &m_window->play());
    QVERIFY(m_window->windowTitle().contains("gpj.\\u{202e}"));
    QCOMPARE(steering(), QStringList()); // its story
    QCOMPARE(m_window->width(), 1280);
    m_window->play().sheets().close();
    for (const PlayAction action : {PlayAction::Messages, PlayAction::Levels, PlayAction::GiveUp}) {
        m_window->play().trigger(action);
        QCOMPARE(steering(), QStringList());
        if (action != PlayAction::GiveUp)
            m_window->play().sheets().close();
    }
    m_window->play().sheets().sheet()->findChildren<QPushButton*>().front()->click();
    QCOMPARE(steering(), QStringList()); // how it ended
    m_window->showScores();
    QCOMPARE(steering(), QStringList());
    m_window->showLoad();
    QCOMPARE(steering(), QStringList());
    QCOMPARE(m_window->width(), 1280);
}

void StrangersTextsTest::theNameOfARefusedFileIsShownOnce()
{
    m_window->startGame(m_folder->filePath(QStringLiteral("gpj.\u202eyeb.cave.json")), 4);
    const QString problem = m_window->title().problem();
    QVERIFY2(problem.count(QStringLiteral("gpj.\\u{202e}yeb.cave.json")) == 1, qPrintable(problem));
    QVERIFY2(!problem.contains(QChar(0x202e)), qPrintable(problem));
}

CAVE_TEST_SUITE(StrangersTextsTest);
#include "strangers_texts_test.moc"
