// SPDX-License-Identifier: MIT
#include "app/view/ui/heard_once.h"

#include "tests/support/test_main.h"

#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace cave;

namespace {

// Counts how often Qt tells of another current row. What is told when the focus comes no reader hears in a test.
template <class List>
class Counting : public List {
public:
    using List::List;
    int told = 0;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        ++told;
        List::currentChanged(current, previous);
    }
};

// Something that has the focus first, and a list of three rows of which none is current.
template <class List>
class FieldAndList {
public:
    explicit FieldAndList(QWidget* field) : m_field(field)
    {
        auto* column = new QVBoxLayout(&m_window);
        column->addWidget(field);
        column->addWidget(&m_list);
        m_field->setFocus();
        m_window.show();
        m_window.activateWindow();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&m_window) && m_field->hasFocus(); }
    HeardOnce<Counting<List>>& list() { return m_list; }
    void choose(int row) { m_list.setCurrentIndex(m_list.model()->index(row, 0)); }

private:
    QWidget m_window;
    QWidget* m_field;
    HeardOnce<Counting<List>> m_list{&m_window};
};

struct ListAndButton : FieldAndList<QListWidget> {
    ListAndButton() : FieldAndList(new QPushButton)
    {
        list().addItems({QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("third")});
    }
};

struct TreeAndButton : FieldAndList<QTreeWidget> {
    TreeAndButton() : FieldAndList(new QPushButton)
    {
        for (const char* name : {"first", "second", "third"})
            new QTreeWidgetItem(&list(), QStringList(QString::fromLatin1(name)));
    }
};

} // namespace

class HeardOnceTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreToldOfWithTheFocusOnly();
    void rowsOfATreeAreToldOfAsThoseOfAList();
    void theFirstRowIsNotToldBeforeItsList();
    void whoTypesHearsWhatIsFound();
    void whatIsSteeredFromElsewhereIsTold();
};

void HeardOnceTest::rowsAreToldOfWithTheFocusOnly()
{
    ListAndButton window;
    QVERIFY(window.isReady());
    window.choose(1);
    QCOMPARE(window.list().told, 0);
    QCOMPARE(window.list().currentRow(), 1);
    window.list().setFocus();
    QCoreApplication::processEvents();
    QTest::keyClick(&window.list(), Qt::Key_Down);
    QCOMPARE(window.list().currentRow(), 2);
    QCOMPARE(window.list().told, 1);
}

void HeardOnceTest::rowsOfATreeAreToldOfAsThoseOfAList()
{
    TreeAndButton window;
    QVERIFY(window.isReady());
    window.choose(1);
    QCOMPARE(window.list().told, 0);
    QCOMPARE(window.list().currentItem()->text(0), QStringLiteral("second"));
    window.list().setFocus();
    QCoreApplication::processEvents();
    QTest::keyClick(&window.list(), Qt::Key_Down);
    QCOMPARE(window.list().currentItem()->text(0), QStringLiteral("third"));
    QCOMPARE(window.list().told, 1);
}

// Qt makes the first row current as the focus comes, and readers would begin with the row and its list.
void HeardOnceTest::theFirstRowIsNotToldBeforeItsList()
{
    ListAndButton window;
    QVERIFY(window.isReady());
    window.list().setFocus(Qt::TabFocusReason);
    QCOMPARE(window.list().currentRow(), 0);
    QCOMPARE(window.list().told, 0);
    window.choose(1); // all at once: the row that is current then is told behind the list
    QCOMPARE(window.list().told, 0);
    QCoreApplication::processEvents();
    window.choose(2);
    QCOMPARE(window.list().told, 1);
}

void HeardOnceTest::whoTypesHearsWhatIsFound()
{
    FieldAndList<QListWidget> window(new QLineEdit);
    window.list().addItems({QStringLiteral("first"), QStringLiteral("second")});
    QVERIFY(window.isReady());
    window.choose(1);
    QCOMPARE(window.list().told, 1);
}

void HeardOnceTest::whatIsSteeredFromElsewhereIsTold()
{
    ListAndButton window;
    window.list().tellFromElsewhere();
    QVERIFY(window.isReady());
    window.choose(1);
    QCOMPARE(window.list().told, 1);
}

CAVE_TEST_SUITE(HeardOnceTest);
#include "heard_once_test.moc"
