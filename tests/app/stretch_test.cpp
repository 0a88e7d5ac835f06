// SPDX-License-Identifier: MIT
// Every text made as long as the longest translations are, and in every language that there is: nothing may be cut, in
// usual and in large letters.
#include "app/main_window.h"
#include "app/play/page/play_page.h"
#include "app/settings/language.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/elided_label.h"
#include "app/view/ui/theme.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <string_view>

using namespace cave;

namespace {

// By the 90th percentile of German and French texts: short ones grow most.
double growthOf(qsizetype length) { return length <= 10 ? 2.2 : length <= 20 ? 2.0 : length <= 40 ? 1.8 : 1.5; }

// "Health %1 / %2" becomes "[Health %1 / %2 nnnn nnnn]".
class Stretcher : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        // Names of kinds stand in sentences that are stretched already, and lists elide them.
        constexpr std::array<std::string_view, 4> kNames{"tiles", "creatures", "items", "dungeons"};
        QString text = QString::fromUtf8(source);
        if (text.isEmpty() || std::ranges::find(kNames, std::string_view(context)) != kNames.end())
            return {};
        const auto longer = static_cast<qsizetype>(static_cast<double>(text.size()) * growthOf(text.size()));
        while (text.size() < longer)
            text += text.size() % 5 == 0 ? u' ' : u'n';
        return u'[' + text + u']';
    }
    bool isEmpty() const override { return false; }
};

bool isCut(const QLabel& label)
{
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + 1;
    const bool elides =
        label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored || qobject_cast<const ElidedLabel*>(&label);
    return (!elides && label.sizeHint().width() > label.width() + 1) || label.sizeHint().height() > label.height() + 1;
}

bool isCut(const QAbstractButton& button)
{
    return button.sizeHint().width() > button.width() + 1 || button.sizeHint().height() > button.height() + 1;
}

// What is cut, or reaches out of its window.
QStringList cutIn(const QWidget& window)
{
    QStringList texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (label != nullptr && !label->text().isEmpty() && isCut(*label))
            texts << label->text();
        if (button != nullptr && !button->text().isEmpty() && isCut(*button))
            texts << button->text();
    }
    return texts;
}

} // namespace

class StretchTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        QCoreApplication::removeTranslator(&m_stretcher);
        speak("en");
    }
    void cleanupTestCase() { applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100); }
    void nothingIsCut_data();
    void nothingIsCut();

private:
    Stretcher m_stretcher;
    std::shared_ptr<Artwork> m_artwork = std::make_shared<Artwork>();
};

void StretchTest::nothingIsCut_data()
{
    QTest::addColumn<QString>("language"); // "": every text stretched
    QTest::addColumn<int>("textPercent");
    QTest::addColumn<QString>("keys"); // from the title, or from a game's map
    QTest::addColumn<bool>("plays");
    const auto addRows = [](const QString& language, int percent) {
        const auto row = [&](const char* name, const QString& keys, bool plays) {
            const QString of = language.isEmpty() ? QStringLiteral("stretched") : language;
            QTest::addRow("%s, %s, %d %%", name, qPrintable(of), percent) << language << percent << keys << plays;
        };
        row("title", {}, false);
        row("load", "l", false);
        row("new game", "n", false);
        row("scores", "h", false);
        row("map", {}, true);
        row("look", ";", true);
        row("pack", "i", true);
        row("character", "C", true);
        row("messages", "v", true);
        row("levels", "M", true);
        row("places", "G", true);
        row("help", "?", true);
    };
    for (const int percent : {100, 200}) {
        addRows({}, percent);
        for (const QString& language : languages())
            addRows(language, percent);
    }
}

void StretchTest::nothingIsCut()
{
    QFETCH(const QString, language);
    QFETCH(const int, textPercent);
    QFETCH(const QString, keys);
    QFETCH(const bool, plays);
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), textPercent);
    const QTemporaryDir folder;
    Settings settings;
    settings.textPercent = textPercent;
    QVERIFY(SettingsFile(DataFolders::at(folder.path()).settingsFile()).save(settings));
    speak(language.isEmpty() ? QStringLiteral("en") : language);
    if (language.isEmpty())
        QCoreApplication::installTranslator(&m_stretcher);
    MainWindow window(DataFolders::at(folder.path()), m_artwork, language.isEmpty() ? QStringLiteral("en") : language);
    window.setAnimated(false);
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.open({});
    if (plays)
        window.startGame("jsrogue", 4);
    QTest::keyClicks(QApplication::focusWidget(), keys);
    QCoreApplication::processEvents();
    QCOMPARE(cutIn(window).join(u'\n'), QString());
    QCOMPARE(window.size(), QSize(1280, 800));
}

CAVE_TEST_SUITE(StretchTest);
#include "stretch_test.moc"
