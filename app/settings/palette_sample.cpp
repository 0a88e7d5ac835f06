// SPDX-License-Identifier: MIT
#include "app/settings/palette_sample.h"

#include "app/view/tiles/thing_painter.h"
#include "app/view/ui/palette.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

namespace cave {

namespace {

constexpr int kMargin = 8; // pixels

struct Word {
    char sign; // as in the log
    const char* name;
    palette::Colour colour;
};
constexpr std::array kWords{
    Word{'-', QT_TRANSLATE_NOOP("Settings", "harm"), palette::kLogHarm},
    Word{'+', QT_TRANSLATE_NOOP("Settings", "gain"), palette::kLogGain},
    Word{'!', QT_TRANSLATE_NOOP("Settings", "warning"), palette::kLogWarning},
    Word{'*', QT_TRANSLATE_NOOP("Settings", "rare"), palette::kLogRare},
};

QString textOf(const Word& word)
{
    return QStringLiteral("%1 %2").arg(QLatin1Char(word.sign)).arg(QCoreApplication::translate("Settings", word.name));
}

} // namespace

PaletteSample::PaletteSample(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(QCoreApplication::translate("Settings", "How the colours look"));
}

QSize PaletteSample::sizeHint() const
{
    return {20 * fontMetrics().averageCharWidth(), 2 * kMargin + fontMetrics().lineSpacing()};
}

QSize PaletteSample::minimumSizeHint() const { return sizeHint(); }

void PaletteSample::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(palette::kLogGround));
    const int gap = 2 * fontMetrics().averageCharWidth();
    int x = kMargin;
    for (const Word& word : kWords) {
        const QString text = textOf(word);
        painter.setPen(QColor(word.colour));
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, text);
        x += fontMetrics().horizontalAdvance(text) + gap;
    }
    // Four, two and one of four pips.
    const int side = fontMetrics().ascent() * 2 / 3;
    for (const int full : {4, 2, 1}) {
        for (int i = 0; i < 4; ++i)
            painter.fillRect(x + i * (side + 2), (height() - side) / 2, side, side,
                             QColor(i < full ? pipColour(full) : palette::kPipEmpty));
        x += 4 * (side + 2) + gap;
    }
}

} // namespace cave
