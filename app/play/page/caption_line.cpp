// SPDX-License-Identifier: MIT
#include "app/play/page/caption_line.h"

#include "app/view/ui/palette.h"

#include <QEvent>
#include <QGuiApplication>

namespace cave {

namespace {

constexpr int kMost = 3;       // captions at one time
constexpr int kTime = 2000;    // ms, and for each character
constexpr int kTimeToRead = 60;
constexpr int kMargin = 8;     // pixels

} // namespace

CaptionLine::CaptionLine(QWidget& map) : QLabel(&map)
{
    setObjectName(QStringLiteral("captions"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAutoFillBackground(true);
    setMargin(4);
    hide();
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &CaptionLine::forget);
    map.installEventFilter(this);
}

void CaptionLine::tell(const QStringList& captions)
{
    if (captions.isEmpty())
        return;
    QPalette colours = palette();
    colours.setColor(QPalette::Window, QColor(palette::kLogGround));
    colours.setColor(QPalette::WindowText, QColor(palette::kLogText));
    setPalette(colours);
    setLayoutDirection(QGuiApplication::layoutDirection()); // not the map's, which no language mirrors
    setText(captions.mid(0, kMost).join(u'\n'));
    m_time.start(kTime + kTimeToRead * static_cast<int>(text().size()));
    place();
    show();
    raise();
}

void CaptionLine::forget()
{
    m_time.stop();
    clear();
    hide();
}

bool CaptionLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}

void CaptionLine::place()
{
    const QWidget& map = *parentWidget();
    resize(sizeHint().boundedTo(map.size() - QSize(2 * kMargin, 2 * kMargin)));
    move(kMargin, map.height() - height() - kMargin);
}

} // namespace cave
