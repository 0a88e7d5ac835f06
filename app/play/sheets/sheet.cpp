// SPDX-License-Identifier: MIT
#include "app/play/sheets/sheet.h"

#include "app/play/sheets/scroll_body.h"
#include "app/view/ui/flow_layout.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widget_state.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

// In average character widths and line heights of the font.
constexpr int kPageWidth = 96;
constexpr int kPageHeight = 36;
constexpr int kNoteWidth = 62;
constexpr int kNarrow = 115; // below this a page fills the window
constexpr int kLowWindow = 44;

constexpr int kSheetMargin = 20;
constexpr int kDim = 150; // of 255
constexpr int kLightDim = 60; // beside a sheet the map stays readable

constexpr int kKeysIgnoredAnew = 400; // ms, by a sheet that is made anew while it ignores keys

bool isKey(const QEvent& event)
{
    return event.type() == QEvent::KeyPress || event.type() == QEvent::KeyRelease ||
           event.type() == QEvent::ShortcutOverride;
}

// A reader then says its title and what is written in it before what has the focus.
QAccessibleInterface* sheetAccessible(const QString&, QObject* object)
{
    auto* sheet = qobject_cast<Sheet*>(object);
    return sheet != nullptr ? new QAccessibleWidget(sheet, QAccessible::Dialog) : nullptr;
}

} // namespace

Sheet::Sheet(const QString& title, Size size, QWidget* parent)
    : QFrame(parent), m_size(size), m_title(new QLabel(this)), m_column(new QVBoxLayout(this)),
      m_scroll(size == Size::Note ? new ScrollBody(this) : nullptr),
      m_body(m_scroll != nullptr ? &m_scroll->column() : new QVBoxLayout)
{
    QAccessible::installFactory(sheetAccessible); // at most once
    setProperty("role", "card");
    setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
    m_title->setProperty("role", "name");
    m_title->setWordWrap(true);
    setTitle(title);
    m_column->setContentsMargins(kSheetMargin, kSheetMargin - 4, kSheetMargin, kSheetMargin - 4);
    m_column->setSpacing(12);
    m_column->addWidget(m_title);
    if (m_scroll != nullptr)
        m_column->addWidget(m_scroll, 1);
    else
        m_column->addLayout(m_body, 1);
    m_body->setSpacing(8);
}

void Sheet::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
    if (m_scroll != nullptr)
        m_scroll->setAccessibleName(title);
}

void Sheet::setFirstFocusOnBody() { m_firstFocus = m_scroll; }

void Sheet::addButtonLine()
{
    m_buttons = new FlowLayout(Qt::AlignRight);
    m_buttons->setSpacing(8);
    m_column->addLayout(m_buttons);
}

QPushButton* Sheet::addButton(const QString& text, const QString& tooltip)
{
    if (m_buttons == nullptr)
        addButtonLine();
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(true); // Enter presses the button that has the focus
    button->setToolTip(tooltip);
    button->setAccessibleDescription(tooltip);
    button->installEventFilter(this);
    m_buttons->addWidget(button);
    return button;
}

void Sheet::setDefaultButton(QPushButton* button)
{
    m_default = button;
    button->setProperty("role", "primary");
}

void Sheet::ignoreKeysFor(int milliseconds)
{
    m_ignoresKeys = true;
    if (QWidget* focus = focusWidget(); focus != nullptr && focus != this)
        focus->installEventFilter(this);
    QTimer::singleShot(milliseconds, this, [this] {
        m_ignoresKeys = false;
        takeFocus();
    });
}

// Also while keys are ignored, which what has the focus does not get then: readers would tell of the sheet anew if the
// focus came there later.
void Sheet::takeFocus()
{
    const bool hasFirst = m_firstFocus && m_firstFocus->focusPolicy() != Qt::NoFocus;
    QWidget* first = hasFirst ? m_firstFocus.data() : m_default;
    if (m_ignoresKeys && first != nullptr)
        first->installEventFilter(this);
    (first == nullptr ? this : first)->setFocus();
}

bool Sheet::event(QEvent* event)
{
    if (m_ignoresKeys && isKey(*event)) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void Sheet::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit dismissed();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_default != nullptr &&
             !event->isAutoRepeat())
        m_default->click();
    else
        event->ignore();
}

// A key that is still held repeats: it must not press a button.
bool Sheet::eventFilter(QObject* watched, QEvent* event)
{
    if (m_ignoresKeys && isKey(*event)) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->isAutoRepeat()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
            return true;
    }
    return QFrame::eventFilter(watched, event);
}

bool Sheet::focusNextPrevChild(bool next)
{
    QWidget* const start = focusWidget() != nullptr ? focusWidget() : this;
    QWidget* widget = start;
    do {
        widget = next ? widget->nextInFocusChain() : widget->previousInFocusChain();
        // The field in a spin box would hand the focus back to the box.
        const bool takesFocus = (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->isEnabled() &&
                                widget->isVisibleTo(this) && widget->focusProxy() == nullptr;
        if (widget != this && isAncestorOf(widget) && takesFocus) {
            widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            if (m_scroll != nullptr && m_scroll->isAncestorOf(widget))
                m_scroll->ensureWidgetVisible(widget);
            return true;
        }
    } while (widget != start);
    return false;
}

SheetHost::SheetHost(QWidget& page) : QWidget(&page), m_page(page)
{
    hide();
    keepCurrent(*this, [this] { makeAnew(); });
}

Sheet* SheetHost::sheet() const { return m_layers.empty() ? nullptr : m_layers.back().sheet; }

Sheet& SheetHost::open(Make make, Side side)
{
    dropAll();
    Sheet* const sheet = make();
    return push({std::move(make), sheet, side});
}

void SheetHost::open(Sheet* sheet)
{
    dropAll();
    push({nullptr, sheet});
}

Sheet& SheetHost::openOver(Make make)
{
    if (!m_layers.empty())
        sheet()->hide();
    Sheet* const over = make();
    return push({std::move(make), over});
}

Sheet& SheetHost::push(Layer layer)
{
    m_layers.push_back(std::move(layer));
    adopt(*sheet());
    showTop();
    emit opened();
    return *sheet();
}

void SheetHost::adopt(Sheet& sheet)
{
    sheet.setParent(this);
    connect(&sheet, &Sheet::dismissed, this, &SheetHost::close);
}

void SheetHost::showTop()
{
    sheet()->show();
    QWidget::show();
    place(); // after fonts are as the style says
    raise();
    sheet()->takeFocus();
}

void SheetHost::close()
{
    if (m_layers.empty())
        return;
    drop(sheet());
    m_layers.pop_back();
    if (!m_layers.empty()) {
        showTop();
        return;
    }
    hide();
    emit closed();
}

void SheetHost::closeAll()
{
    if (m_layers.empty())
        return;
    dropAll();
    hide();
    emit closed();
}

void SheetHost::dropAll()
{
    for (const Layer& layer : m_layers)
        drop(layer.sheet);
    m_layers.clear();
}

// One of its own buttons may be asking for this.
void SheetHost::drop(Sheet* sheet)
{
    sheet->hide();
    sheet->deleteLater();
}

void SheetHost::makeAnew()
{
    for (Layer& layer : m_layers)
        if (layer.make)
            makeAnew(layer);
}

// Whoever has the focus elsewhere keeps it.
void SheetHost::makeAnew(Layer& layer)
{
    const bool isShown = layer.sheet == sheet();
    const bool ignoresKeys = layer.sheet->ignoresKeys();
    const WidgetState state(*layer.sheet);
    Sheet* const old = layer.sheet;
    layer.sheet = layer.make();
    adopt(*layer.sheet);
    layer.sheet->setVisible(isShown);
    place();
    state.restore(*layer.sheet);
    if (ignoresKeys)
        layer.sheet->ignoreKeysFor(kKeysIgnoredAnew);
    drop(old);
}

void SheetHost::place()
{
    setGeometry(m_page.rect().adjusted(0, m_uncovered ? m_uncovered->geometry().bottom() + 1 : 0, 0, 0));
    Sheet* const shown = sheet();
    if (shown == nullptr)
        return;
    const int u = fontMetrics().averageCharWidth();
    const int l = fontMetrics().lineSpacing();
    const bool isPage = shown->size() == Sheet::Size::Page;
    const bool fills = isPage && (width() < kNarrow * u || height() < kLowWindow * l);
    const int wantedWidth = isPage ? kPageWidth * u : std::max(kNoteWidth * u, shown->sizeHint().width());
    const int sheetWidth = fills ? width() : std::min(width() - kSheetMargin, wantedWidth);
    int sheetHeight = std::min(height(), kPageHeight * l);
    shown->setFixedWidth(sheetWidth);
    if (!isPage) {
        const int wanted = shown->hasHeightForWidth() ? shown->heightForWidth(sheetWidth) : shown->sizeHint().height();
        sheetHeight = std::min(height(), wanted);
    } else if (fills) {
        sheetHeight = height();
    }
    shown->setGeometry(QRect(cornerOf({sheetWidth, sheetHeight}), QSize(sheetWidth, sheetHeight)));
}

QPoint SheetHost::cornerOf(QSize sheet) const
{
    const QPoint middle((width() - sheet.width()) / 2, (height() - sheet.height()) / 2);
    const QPoint right(std::max(0, width() - sheet.width() - 2 * kSheetMargin), middle.y());
    switch (m_layers.back().side) {
    case Side::Middle: return middle;
    case Side::Right: return right;
    case Side::Beside: break;
    }
    const std::vector<QRect> inSight = m_inSight ? m_inSight() : std::vector<QRect>();
    const std::array corners{middle, right, QPoint(std::min(2 * kSheetMargin, right.x()), middle.y()),
                             QPoint(middle.x(), 0), QPoint(middle.x(), std::max(0, height() - sheet.height()))};
    const auto covered = [&](QPoint corner) {
        int pixels = 0;
        for (const QRect& area : inSight) {
            const QRect both = QRect(corner + pos(), sheet) & area;
            pixels += both.width() * both.height();
        }
        return pixels;
    };
    return *std::ranges::min_element(corners, {}, covered);
}

void SheetHost::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor veil(palette::kVoid);
    const bool isBeside = !m_layers.empty() && m_layers.back().side != Side::Middle;
    veil.setAlpha(isBeside ? kLightDim : kDim);
    painter.fillRect(rect(), veil);
}

void SheetHost::mousePressEvent(QMouseEvent* event) { event->accept(); }

void SheetHost::wheelEvent(QWheelEvent* event) { event->accept(); }

} // namespace cave
