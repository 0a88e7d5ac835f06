// SPDX-License-Identifier: MIT
#include "app/play/game/message_model.h"
#include "app/play/sheets/message_list.h"
#include "app/view/ui/palette.h"
#include "tests/support/test_main.h"

#include <QSortFilterProxyModel>
#include <QTest>

#include <cmath>

using namespace cave;

class MessageModelTest : public QObject {
    Q_OBJECT

private slots:
    void repeatsAreFolded();
    void whatIsFoldedIsNoPattern();
    void linesGrowWithTheGame();
    void onlyTheNewestAreKept();
    void everyLineCanBeRead();
    void signsRepeatTheTone();
    void theLogBeginsWithAWholeLine();
    void theHistoryIsPaintedFromItsFirstLineOn();
    void aShortSentenceTakesOneLine();
};

namespace {

Message said(std::int64_t turn, const char* text, Tone tone = Tone::Plain) { return {turn, tone, Text("", text)}; }

QString lineAt(const MessageModel& model, int row) { return model.index(row).data().toString(); }

// WCAG 2.
double luminance(const QColor& colour)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

void MessageModelTest::repeatsAreFolded()
{
    MessageModel model(0);
    model.begin(Catalogue::builtIn());
    const std::vector messages{said(1, "You hit."), said(2, "You hit."), said(2, "It dies.", Tone::Gain),
                               said(3, "You hit.")};
    model.follow(messages, 3);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(lineAt(model, 0), QString("You hit. (x2)"));
    QCOMPARE(lineAt(model, 1), QString("It dies."));
    QCOMPARE(lineAt(model, 2), QString("You hit."));
    QCOMPARE(model.index(0).data(MessageModel::AgeRole).toInt(), 1);
    QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(), QString("+ It dies."));
}

void MessageModelTest::whatIsFoldedIsNoPattern()
{
    MessageModel model(0);
    model.begin(Catalogue::builtIn());
    const Message board{1, Tone::Plain, Text("", "It says: %1", {std::string("%2 gold")})};
    model.follow(std::vector{board, board}, 1);
    QCOMPARE(lineAt(model, 0), QString("It says: %2 gold (x2)"));
}

void MessageModelTest::linesGrowWithTheGame()
{
    MessageModel model(0);
    model.begin(Catalogue::builtIn());
    std::vector messages{said(1, "One.")};
    model.follow(messages, 1);
    messages.push_back(said(2, "Two."));
    messages.push_back(said(2, "Two."));
    model.follow(messages, 2);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(lineAt(model, 1), QString("Two. (x2)"));
    model.begin(Catalogue::builtIn());
    QCOMPARE(model.rowCount(), 0);
}

void MessageModelTest::onlyTheNewestAreKept()
{
    MessageModel model(3);
    model.begin(Catalogue::builtIn());
    std::vector<Message> messages;
    for (int turn = 1; turn <= 50; ++turn) {
        messages.push_back({turn, Tone::Plain, Text("", "Line %1.", {std::int64_t{turn}})});
        if (turn == 40 || turn == 50)
            model.follow(messages, turn);
    }
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(lineAt(model, 0), QString("Line 48."));
    QCOMPARE(lineAt(model, 2), QString("Line 50."));
}

void MessageModelTest::everyLineCanBeRead()
{
    const QColor ground(palette::kLogGround);
    for (const Tone tone : {Tone::Plain, Tone::Harm, Tone::Gain, Tone::Warning, Tone::Rare, Tone::Muted})
        for (const int age : {0, 1, 2, 3, 100})
            QVERIFY2(contrast(messageColour(tone, age), ground) >= 4.5, qPrintable(messageColour(tone, age).name()));
    QVERIFY(messageColour(Tone::Plain, 0) != messageColour(Tone::Plain, 3));
}

void MessageModelTest::signsRepeatTheTone()
{
    QCOMPARE(signOf(Tone::Plain), QChar(' '));
    QCOMPARE(signOf(Tone::Harm), QChar('-'));
    QCOMPARE(signOf(Tone::Gain), QChar('+'));
    QCOMPARE(signOf(Tone::Warning), QChar('!'));
    QCOMPARE(signOf(Tone::Rare), QChar('*'));
    QCOMPARE(signOf(Tone::Muted), QChar('~'));
}

void MessageModelTest::theLogBeginsWithAWholeLine()
{
    MessageModel model(0);
    model.begin(Catalogue::builtIn());
    std::vector<Message> messages;
    for (int turn = 0; turn < 20; ++turn)
        messages.push_back(
            said(turn, turn % 3 == 0 ? "You hit the giant zombie for 3 damage, and then it hits you for twice as much."
                       : turn % 3 == 1 ? "You wait."
                                       : "You wait again."));
    model.follow(messages, 20);
    MessageList list(MessageList::Kind::Panel);
    list.setModel(&model);
    for (const int lines : {3, 5, 7})
        for (const int width : {200, 320, 480, 900}) {
            list.setVisibleLines(lines);
            const int line = list.fontMetrics().lineSpacing() + 2;
            list.resize(width, list.sizeHint().height());
            list.show();
            QCoreApplication::processEvents();
            const int frame = list.viewport()->height() - lines * line; // that the theme draws
            QVERIFY(frame >= 0 && frame <= 2);
            list.resize(width, list.height() - frame);
            QCoreApplication::processEvents();
            list.scrollToBottom();
            const QRect top = list.visualRect(list.indexAt({width / 2, 0}));
            QCOMPARE(-top.y() % line, 0);
            const QRect last = list.visualRect(model.index(model.rowCount() - 1));
            QCOMPARE(last.bottom() + 1, list.viewport()->height());
        }
}

// A filtered model gives an index for the line before the first, and nothing is there.
void MessageModelTest::theHistoryIsPaintedFromItsFirstLineOn()
{
    MessageModel model(0);
    model.begin(Catalogue::builtIn());
    const std::vector<Message> messages{said(1, "You wait."), said(2, "You wait again.")};
    model.follow(messages, 2);
    QSortFilterProxyModel found;
    found.setSourceModel(&model);
    MessageList list(MessageList::Kind::History);
    list.setModel(&found);
    list.resize(400, 200);
    QVERIFY(!list.grab().isNull());
}

void MessageModelTest::aShortSentenceTakesOneLine()
{
    MessageModel model(0);
    model.begin(Catalogue::builtIn());
    const std::vector messages{said(1, "You wait."), said(2, "You search."), said(3, "You rest.")};
    model.follow(messages, 3);
    MessageList list(MessageList::Kind::Panel);
    list.setModel(&model);
    list.setVisibleLines(3);
    list.resize(600, list.sizeHint().height());
    list.show();
    QCoreApplication::processEvents();
    for (int row = 0; row < model.rowCount(); ++row)
        QCOMPARE(list.visualRect(model.index(row)).height(), list.fontMetrics().lineSpacing() + 2);
}

CAVE_TEST_SUITE(MessageModelTest);
#include "message_model_test.moc"
