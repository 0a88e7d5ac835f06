// SPDX-License-Identifier: MIT
#include "app/view/ui/bar_widget.h"

#include "app/view/ui/theme.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace cave {

namespace {

constexpr int kHeight = 20; // of a bar with one line of 13 px text
constexpr int kMargin = 4;  // left and right of its words
constexpr int kGhostTime = 600;                 // ms
constexpr double kGhostWaits = 250.0 / kGhostTime; // before it falls

} // namespace

BarWidget::BarWidget(palette::Colour fill, palette::Colour ground, QWidget* parent)
    : QWidget(parent), m_fill(fill), m_ground(ground)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum); // a fixed one has one line and no more
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_fall.setStartValue(0.0);
    m_fall.setEndValue(1.0);
    connect(&m_fall, &QVariantAnimation::valueChanged, this, [this](const QVariant& progress) {
        const double fallen = std::max(0.0, (progress.toDouble() - kGhostWaits) / (1 - kGhostWaits));
        m_ghost =
            m_fallsFrom + (m_value - m_fallsFrom) * QEasingCurve(QEasingCurve::InOutQuad).valueForProgress(fallen);
        update();
    });
}

void BarWidget::setValue(int value, int most, const QString& words)
{
    m_fall.stop();
    m_ghost = most == m_most ? m_value : value;
    m_value = value;
    m_most = std::max(1, most);
    m_words = words;
    setAccessibleName(words);
    updateGeometry();
    update();
    if (m_pace > 0 && m_ghost > m_value) {
        m_fallsFrom = m_ghost;
        m_fall.setDuration(static_cast<int>(kGhostTime * m_pace));
        m_fall.start();
    }
}

void BarWidget::finish()
{
    if (m_fall.state() == QAbstractAnimation::Running)
        forgetGhost();
}

void BarWidget::setPace(double pace)
{
    m_pace = pace;
    m_fall.stop();
}

void BarWidget::setAlarm(bool isAlarm)
{
    m_isAlarm = isAlarm;
    update();
}

void BarWidget::forgetGhost()
{
    m_fall.stop();
    m_ghost = m_value;
    update();
}

QSize BarWidget::sizeHint() const
{
    const int width = wordMetrics().horizontalAdvance(m_words) + 2 * scaledPixels(kMargin);
    return {std::max(scaledPixels(120), width), scaledPixels(kHeight)};
}

QSize BarWidget::minimumSizeHint() const
{
    int widest = 0;
    for (const QString& word : m_words.split(u' '))
        widest = std::max(widest, wordMetrics().horizontalAdvance(word));
    return {widest + 2 * scaledPixels(kMargin), scaledPixels(kHeight)};
}

int BarWidget::heightForWidth(int width) const
{
    const QRect room(0, 0, width - 2 * scaledPixels(kMargin), 1 << 14);
    const int words = wordMetrics().boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, m_words).height();
    const int line = wordMetrics().lineSpacing();
    return scaledPixels(kHeight) + (std::max(1, (words + line / 2) / line) - 1) * line;
}

QFontMetrics BarWidget::wordMetrics() const
{
    QFont bold = font();
    bold.setBold(true);
    return QFontMetrics(bold);
}

void BarWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(area, 3, 3);
    painter.fillPath(outline, QColor(m_ground));
    painter.save();
    painter.setClipPath(outline);
    if (isRightToLeft()) { // it fills from where people begin to read
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    const double pixelsPerPoint = area.width() / m_most;
    const QRectF filled(area.left(), area.top(), pixelsPerPoint * m_value, area.height());
    if (m_ghost > m_value)
        painter.fillRect(QRectF(filled.right(), area.top(), pixelsPerPoint * (m_ghost - m_value), area.height()),
                         QColor(255, 255, 255, 64));
    QLinearGradient gradient(area.topLeft(), area.bottomLeft());
    gradient.setColorAt(0, QColor(m_fill).lighter(112));
    gradient.setColorAt(0.5, QColor(m_fill));
    gradient.setColorAt(1, QColor(m_fill).darker(128));
    painter.fillRect(filled, gradient);
    if (m_isAlarm)
        painter.fillRect(filled, QBrush(QColor(255, 250, 240, 70), Qt::BDiagPattern));
    painter.setPen(QColor(0, 0, 0, 90));
    for (int quarter = 1; quarter < 4; ++quarter) {
        const double x = area.left() + area.width() * quarter / 4;
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    painter.restore();
    painter.setPen(QColor(0, 0, 0, 150));
    painter.drawPath(outline);
    paintWords(painter);
}

// A dark contour keeps them readable over both colours.
void BarWidget::paintWords(QPainter& painter) const
{
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    const QRect room = rect().adjusted(scaledPixels(kMargin), 0, -scaledPixels(kMargin), 0);
    painter.setPen(QColor(10, 6, 8, 160));
    for (const QPoint offset : {QPoint(-1, 0), QPoint(1, 0), QPoint(0, 1), QPoint(0, -1), QPoint(1, 1)})
        painter.drawText(room.translated(offset), Qt::AlignCenter | Qt::TextWordWrap, m_words);
    painter.setPen(QColor(palette::kBarText));
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_words);
}

} // namespace cave
