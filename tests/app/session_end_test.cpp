// SPDX-License-Identifier: MIT
#include "app/session_end.h"
#include "tests/support/test_main.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTest>

#include <initializer_list>

using namespace cave;

class SessionEndTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsKeptStaysWhenTheSessionQuits();
    void aQuitOfThePlayerIsAnOrderlyOne();
    void whoGoesOnAfterwardsQuitsAsEver();
};

namespace {

// Stands for the program, whose windows' events come by it as well.
class Program : public QObject {
public:
    Program() : m_end(new SessionEnd(*this, [this] { ++kept; }, [this] { ++left; })) {}

    void commit() { m_end->commit(); }
    void send(QEvent& event) { QCoreApplication::sendEvent(this, &event); }
    void quit()
    {
        QEvent event(QEvent::Quit);
        send(event);
    }
    bool event(QEvent* event) override
    {
        orderly += event->type() == QEvent::Quit;
        return QObject::event(event);
    }

    int kept = 0;
    int left = 0; // at once
    int orderly = 0; // with questions

private:
    SessionEnd* m_end; // goes with this
};

} // namespace

void SessionEndTest::whatIsKeptStaysWhenTheSessionQuits()
{
    Program program;
    program.commit();
    QCOMPARE(program.kept, 1);
    QCOMPARE(program.left, 0); // others may call it off
    program.quit();
    QCOMPARE(program.kept, 2); // what has happened since
    QCOMPARE(program.left, 1);
    QCOMPARE(program.orderly, 0);
}

void SessionEndTest::aQuitOfThePlayerIsAnOrderlyOne()
{
    Program program;
    program.quit();
    QCOMPARE(program.kept, 0);
    QCOMPARE(program.left, 0);
    QCOMPARE(program.orderly, 1);
}

void SessionEndTest::whoGoesOnAfterwardsQuitsAsEver()
{
    QKeyEvent key(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier);
    QMouseEvent click(QEvent::MouseButtonPress, QPointF(), QPointF(), Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
    QCloseEvent close;
    for (QEvent* event : std::initializer_list<QEvent*>{&key, &click, &close}) {
        Program program;
        program.commit();
        program.send(*event);
        program.quit();
        QCOMPARE(program.left, 0);
        QCOMPARE(program.orderly, 1);
        program.commit(); // and the next end is one again
        program.quit();
        QCOMPARE(program.left, 1);
    }
}

CAVE_TEST_SUITE(SessionEndTest);
#include "session_end_test.moc"
