// SPDX-License-Identifier: MIT
#include "editor/panels/toast_bar.h"

#include "app/view/ui/announce.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kMargin = 12; // around it
constexpr int kPadding = 12;
constexpr int kSpacing = 8;
constexpr int kMostWidth = 640;
constexpr int kShortest = 5000; // ms, and some for each character
constexpr int kPerCharacter = 60;
constexpr int kOffer = 20000;

} // namespace

ToastBar::ToastBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_yes(new QPushButton(this)), m_no(new QPushButton(this))
{
    setProperty("role", "card");
    setAttribute(Qt::WA_StyledBackground);
    m_text->setWordWrap(true);
    m_yes->setProperty("role", "primary");
    m_yes->setAutoDefault(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kPadding, 8, kPadding, 8);
    row->setSpacing(kSpacing);
    row->addWidget(m_text, 1);
    row->addWidget(m_yes);
    row->addWidget(m_no);
    hide();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ToastBar::dismiss);
    connect(m_no, &QPushButton::clicked, this, &ToastBar::dismiss);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        const std::function<void()> onYes = std::move(m_onYes);
        dismiss();
        if (onYes)
            onYes();
    });
    parent->installEventFilter(this);
}

void ToastBar::say(const QString& text)
{
    const bool hadQuestion = m_onYes != nullptr && isVisible();
    m_onYes = nullptr;
    m_yes->hide();
    m_no->hide();
    show(text, kShortest + kPerCharacter * static_cast<int>(text.size()));
    if (hadQuestion)
        emit dismissed();
}

void ToastBar::ask(const QString& text, const QString& yesText, const QString& noText, std::function<void()> yes)
{
    m_onYes = std::move(yes);
    m_yes->setText(yesText);
    m_no->setText(noText);
    m_yes->show();
    m_no->show();
    show(text, 0);
    m_yes->setFocus();
}

void ToastBar::offer(const QString& text, const QString& yesText, const QString& noText, std::function<void()> yes)
{
    ask(text, yesText, noText, std::move(yes));
    show(text, kOffer);
}

void ToastBar::dismiss()
{
    m_timer.stop();
    const bool hadQuestion = std::exchange(m_onYes, nullptr) != nullptr || m_yes->hasFocus() || m_no->hasFocus();
    hide();
    if (hadQuestion)
        emit dismissed();
}

void ToastBar::dismissQuestion()
{
    if (m_onYes)
        dismiss();
}

QString ToastBar::text() const { return m_text->text(); }

void ToastBar::show(const QString& text, int milliseconds)
{
    m_text->setText(text);
    setAccessibleName(text);
    m_expires = milliseconds > 0;
    if (m_expires)
        m_timer.start(milliseconds);
    else
        m_timer.stop();
    QFrame::show();
    place();
    raise();
    announce(*this, text);
}

// It is as wide as its text, within limits; a longer text wraps.
void ToastBar::place()
{
    const QSize room = parentWidget()->size();
    const int buttons = m_onYes ? m_yes->sizeHint().width() + m_no->sizeHint().width() + 2 * kSpacing : 0;
    const int whole = m_text->fontMetrics().horizontalAdvance(m_text->text()) + buttons + 2 * kPadding + kSpacing;
    const int width = std::min({whole, kMostWidth, room.width() - 2 * kMargin});
    const int height = std::max(heightForWidth(width), minimumSizeHint().height());
    setGeometry((room.width() - width) / 2, room.height() - height - kMargin, width, height);
}

bool ToastBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void ToastBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

// It stays while it is read.
void ToastBar::enterEvent(QEnterEvent*) { m_timer.stop(); }

void ToastBar::leaveEvent(QEvent*)
{
    if (isVisible() && m_expires)
        m_timer.start(kShortest);
}

} // namespace cave
