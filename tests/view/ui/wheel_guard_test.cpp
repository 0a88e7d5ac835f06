// SPDX-License-Identifier: MIT
#include "app/view/ui/wheel_guard.h"

#include "tests/support/test_main.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QSpontaneKeyEvent>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <memory>

using namespace cave;

namespace {

// What the wheel changes a value of, in the middle of its range.
std::unique_ptr<QWidget> newValueWidget(const QString& kind)
{
    if (kind == QStringLiteral("combo box")) {
        auto box = std::make_unique<QComboBox>();
        box->addItems({QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("third")});
        box->setCurrentIndex(1);
        return box;
    }
    if (kind == QStringLiteral("slider")) {
        auto slider = std::make_unique<QSlider>(Qt::Horizontal);
        slider->setValue(50);
        return slider;
    }
    auto box = std::make_unique<QSpinBox>();
    box->setValue(50);
    return box;
}

int valueOf(const QWidget& widget)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return box->currentIndex();
    return widget.property("value").toInt();
}

// One notch down where the pointer is, as the window system tells it: Qt offers only such an event to parents as well,
// and gives it to the innermost widget first.
void turnWheelOver(QWidget& widget)
{
    QWidget* inner = widget.childAt(widget.rect().center());
    QWidget& target = inner != nullptr ? *inner : widget;
    const QPoint at = target.rect().center();
    QWheelEvent event(at, target.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(&target, &event); // sendEvent() would take it for one of our own
}

// A form that is longer than the area it lies in: `widget` at its top, and something below that takes the focus.
class LongForm {
public:
    explicit LongForm(std::unique_ptr<QWidget> widget) : m_widget(widget.release()), m_other(new QLineEdit)
    {
        auto* form = new QWidget;
        auto* column = new QVBoxLayout(form);
        column->addWidget(m_widget);
        column->addWidget(m_other);
        column->addStretch(1);
        form->setMinimumHeight(2000);
        m_area.setWidget(form);
        m_area.setWidgetResizable(true);
        m_area.resize(300, 200);
        m_area.show();
        m_area.activateWindow();
    }

    QWidget& widget() { return *m_widget; }
    QWidget& other() { return *m_other; }
    QScrollBar& bar() { return *m_area.verticalScrollBar(); }

private:
    QScrollArea m_area;
    QWidget* m_widget;
    QWidget* m_other;
};

} // namespace

class WheelGuardTest : public QObject {
    Q_OBJECT

private slots:
    void withoutFocusItScrollsWhatItLiesIn_data() { addKinds(); }
    void withoutFocusItScrollsWhatItLiesIn();
    void withFocusTheValueChanges_data() { addKinds(); }
    void withFocusTheValueChanges();
    void outsideOfAnAreaTheValueChanges_data() { addKinds(); }
    void outsideOfAnAreaTheValueChanges();
    void aWindowOverAnAreaIsNotInIt();
    void inAnAreaWithinAnAreaTheInnerOneScrolls();
    void aScrollBarAlwaysScrolls();
    void aPolicyThatWasChosenStays();
    void whenItIsGoneTheWheelIsAsBefore();

private:
    static void addKinds();
};

void WheelGuardTest::addKinds()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"spin box", "combo box", "slider"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void WheelGuardTest::withoutFocusItScrollsWhatItLiesIn()
{
    QFETCH(const QString, kind);
    const WheelGuard guard(*qApp);
    LongForm form(newValueWidget(kind));
    QVERIFY(QTest::qWaitForWindowActive(form.widget().window()));
    form.other().setFocus();
    const int before = valueOf(form.widget());
    turnWheelOver(form.widget());
    QCOMPARE(valueOf(form.widget()), before);
    QVERIFY(form.bar().value() > 0);
    QVERIFY(form.other().hasFocus());
}

void WheelGuardTest::withFocusTheValueChanges()
{
    QFETCH(const QString, kind);
    const WheelGuard guard(*qApp);
    LongForm form(newValueWidget(kind));
    QVERIFY(QTest::qWaitForWindowActive(form.widget().window()));
    form.widget().setFocus();
    const int before = valueOf(form.widget());
    turnWheelOver(form.widget());
    QVERIFY(valueOf(form.widget()) != before);
    QCOMPARE(form.bar().value(), 0);
}

void WheelGuardTest::outsideOfAnAreaTheValueChanges()
{
    QFETCH(const QString, kind);
    const WheelGuard guard(*qApp);
    QWidget panel;
    auto* column = new QVBoxLayout(&panel);
    auto* other = new QLineEdit;
    QWidget* widget = newValueWidget(kind).release();
    column->addWidget(other);
    column->addWidget(widget);
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    other->setFocus();
    const int before = valueOf(*widget);
    turnWheelOver(*widget);
    QVERIFY(valueOf(*widget) != before);
    QVERIFY(other->hasFocus());
}

void WheelGuardTest::aWindowOverAnAreaIsNotInIt()
{
    const WheelGuard guard(*qApp);
    LongForm form(newValueWidget(QStringLiteral("slider")));
    auto* window = new QWidget(&form.widget(), Qt::Window);
    auto* column = new QVBoxLayout(window);
    auto* box = new QSpinBox;
    column->addWidget(new QLineEdit);
    column->addWidget(box);
    window->show();
    box->setValue(50);
    turnWheelOver(*box);
    QVERIFY(!box->hasFocus());
    QCOMPARE(box->value(), 49);
    QCOMPARE(form.bar().value(), 0);
}

void WheelGuardTest::inAnAreaWithinAnAreaTheInnerOneScrolls()
{
    const WheelGuard guard(*qApp);
    auto inner = std::make_unique<QScrollArea>();
    auto* box = new QSpinBox;
    auto* content = new QWidget;
    content->setMinimumHeight(1000);
    (new QVBoxLayout(content))->addWidget(box, 0, Qt::AlignTop);
    inner->setWidget(content);
    inner->setWidgetResizable(true);
    inner->setFixedHeight(100);
    const QScrollBar& innerBar = *inner->verticalScrollBar();
    LongForm form(std::move(inner));
    box->setValue(50);
    turnWheelOver(*box);
    QCOMPARE(box->value(), 50);
    QVERIFY(innerBar.value() > 0);
    QCOMPARE(form.bar().value(), 0);
}

void WheelGuardTest::aScrollBarAlwaysScrolls()
{
    const WheelGuard guard(*qApp);
    LongForm form(newValueWidget(QStringLiteral("spin box")));
    turnWheelOver(form.bar());
    const int once = form.bar().value();
    QVERIFY(once > 0);
    QVERIFY(!form.bar().hasFocus());
    auto bar = std::make_unique<QScrollBar>(Qt::Horizontal); // in an area, but not its own
    auto* inside = bar.get();
    LongForm other(std::move(bar));
    turnWheelOver(*inside);
    QVERIFY(inside->value() > 0);
    QCOMPARE(other.bar().value(), 0);
}

void WheelGuardTest::aPolicyThatWasChosenStays()
{
    const WheelGuard guard(*qApp);
    QSpinBox usual;
    QSpinBox byTab;
    byTab.setFocusPolicy(Qt::TabFocus);
    usual.ensurePolished();
    byTab.ensurePolished();
    QCOMPARE(usual.focusPolicy(), Qt::StrongFocus);
    QCOMPARE(byTab.focusPolicy(), Qt::TabFocus);
}

void WheelGuardTest::whenItIsGoneTheWheelIsAsBefore()
{
    {
        const WheelGuard guard(*qApp);
    }
    LongForm form(newValueWidget(QStringLiteral("spin box")));
    turnWheelOver(form.widget());
    QCOMPARE(valueOf(form.widget()), 49);
    QCOMPARE(form.bar().value(), 0);
}

CAVE_TEST_SUITE(WheelGuardTest);
#include "wheel_guard_test.moc"
