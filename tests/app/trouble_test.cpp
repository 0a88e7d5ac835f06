// SPDX-License-Identifier: MIT
// A game that cannot be kept says so, and why, for as long as it is so.
#include "app/play/game/message_model.h"
#include "app/play/page/play_page.h"
#include "app/play/page/trouble_bar.h"
#include "app/play/sheets/end_sheet.h"
#include "app/view/map/level_view.h"
#include "app/view/words/describe.h"
#include "tests/app/window_suite.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace cave;

class TroubleTest : public WindowSuite {
    Q_OBJECT

private:
    QString savesFolder() const { return m_folder->filePath("saves"); }
    TroubleBar& bar() const { return *m_window->play().findChild<TroubleBar*>(); }
    qsizetype timesTold(const QString& words) const
    {
        return std::ranges::count_if(m_window->play().game()->session().messages(),
                                     [&](const Message& message) { return described(message.text) == words; });
    }

private slots:
    void aFailedSaveIsToldUntilTheGameIsSaved();
    void deedsThatCannotBeNotedAreToldAtTheEnd();
    void aRecordWithoutItsTextIsToldToBeKept();
    void aRecordThatFoundNoRoomIsWrittenWhenThereIsSome();
};

void TroubleTest::aFailedSaveIsToldUntilTheGameIsSaved()
{
    QFile inTheWay(savesFolder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    m_window->resize(1024, 700);
    m_window->startGame("jsrogue", 4);
    key(Qt::Key_Period);
    QTRY_VERIFY(bar().isVisible());
    const QString words = bar().words();
    QVERIFY2(words.contains(savesFolder()), qPrintable(words)); // the reason, whole
    auto* label = bar().findChild<QLabel*>();
    QVERIFY(label->heightForWidth(label->width()) <= label->height());
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Period);
    QVERIFY(bar().isVisible());
    key(Qt::Key_S, Qt::ControlModifier); // once more in vain
    QCOMPARE(bar().words(), words);
    QCOMPARE(timesTold(words), 1);
    QVERIFY(inTheWay.remove());
    QTest::mouseClick(bar().findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(!bar().isVisible());
    QVERIFY(m_window->play().game()->isSaved());
    QVERIFY(m_window->play().map().hasFocus());
}

void TroubleTest::deedsThatCannotBeNotedAreToldAtTheEnd()
{
    QFile broken(m_folder->filePath("deeds.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    m_window->startGame("jsrogue", 4);
    key(Qt::Key_Period);
    m_window->play().trigger(PlayAction::GiveUp);
    m_window->play().sheets().sheet()->findChildren<QPushButton*>().front()->click();
    const auto* end = qobject_cast<EndSheet*>(m_window->play().sheets().sheet());
    QVERIFY(end);
    const auto labels = end->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
        return label->text().contains("Deeds cannot be noted. ") && label->text().contains(broken.fileName());
    }));
}

void TroubleTest::aRecordWithoutItsTextIsToldToBeKept()
{
    m_window->startGame("jsrogue", 4);
    key(Qt::Key_Period);
    RunningGame& game = *m_window->play().game();
    const auto record = SaveFolder(m_folder->path().toStdString()).newRecord(game.world());
    QVERIFY(record && QDir().mkpath(pathText(recordTextFile(*record)))); // in the way of the text
    game.submit(GiveUp{});
    QVERIFY(!game.recordFile().empty());
    QVERIFY2(bar().words().startsWith("The record is kept"), qPrintable(bar().words()));
}

void TroubleTest::aRecordThatFoundNoRoomIsWrittenWhenThereIsSome()
{
    QFile inTheWay(m_folder->filePath("records"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    PlayPage& page = m_window->play();
    m_window->startGame("jsrogue", 4);
    key(Qt::Key_Period);
    page.trigger(PlayAction::GiveUp);
    page.sheets().sheet()->findChildren<QPushButton*>().front()->click();
    QVERIFY2(bar().words().startsWith("The record could not be written."), qPrintable(bar().words()));
    const auto offersRecord = [&page] {
        const auto buttons = page.sheets().sheet()->findChildren<QPushButton*>();
        return std::ranges::any_of(buttons, [](const QPushButton* button) { return button->text() == "Open record"; });
    };
    QVERIFY(qobject_cast<EndSheet*>(page.sheets().sheet()) && !offersRecord());
    page.addNewDeeds({"swift"}); // as if there had been room for them
    const QSignalSpy ended(&page, &PlayPage::gameEnded);
    page.trigger(PlayAction::Save); // in vain
    QCOMPARE(page.lookLine(), bar().words());
    QVERIFY(inTheWay.remove());
    page.trigger(PlayAction::Save);
    QVERIFY(!page.game()->recordFile().empty());
    QCOMPARE(page.lookLine(), QString("This game is over; its record is kept."));
    QVERIFY(bar().words().isEmpty());
    QVERIFY(offersRecord());
    QCOMPARE(ended.size(), 1); // deeds are noted then
    const auto labels = page.sheets().sheet()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text().startsWith("Deeds done for the first time: "); }));
    page.trigger(PlayAction::Save);
    QCOMPARE(ended.size(), 1);
}

CAVE_TEST_SUITE(TroubleTest);
#include "trouble_test.moc"
