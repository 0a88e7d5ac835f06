// SPDX-License-Identifier: MIT
#include "app/view/tiles/glyph_masks.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace cave {

namespace {

// Where the text's base line lies: letters stand on one line, signs are centred on their ink.
qreal baseLine(char32_t glyph, const QFontMetricsF& metrics, const QRectF& ink, int tile)
{
    constexpr std::u32string_view kCentred = U"*~-+=#\"'≈";
    qreal line = std::round((tile + metrics.capHeight()) / 2);
    if (glyph == U'.')
        line = std::round(tile * 0.62);
    else if (glyph == U',')
        line = std::round(tile * 0.66);
    else if (glyph == U'_')
        line = std::round(tile * 0.70);
    else if (kCentred.find(glyph) != kCentred.npos)
        line = std::round((tile - ink.height()) / 2 - ink.top());
    return std::min(line, std::floor(tile - 0.5 - ink.bottom())); // tails stay inside the cell
}

} // namespace

QFont monospaceFont(int pixelSize, bool bold)
{
    QFont font;
    font.setFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("Noto Sans Mono"),
                      QStringLiteral("Liberation Mono"), QStringLiteral("monospace")});
    font.setStyleHint(QFont::Monospace);
    font.setPixelSize(std::max(1, pixelSize));
    font.setBold(bold);
    return font;
}

char32_t shownGlyph(const Look& look)
{
    return QFontMetrics(monospaceFont(16, true)).inFontUcs4(look.glyph) ? look.glyph
                                                                        : static_cast<char32_t>(look.glyph7);
}

const QImage& GlyphMasks::mask(char32_t glyph)
{
    QImage& image = m_masks[glyph];
    if (image.isNull())
        image = drawn(glyph);
    return image;
}

QImage GlyphMasks::drawn(char32_t glyph) const
{
    QImage image(m_tile, m_tile, QImage::Format_Grayscale8);
    image.fill(0);
    QFont font = monospaceFont(static_cast<int>(std::lround(m_tile * (glyph == U'#' ? 1.0 : 0.96))), true);
    font.setHintingPreference(QFont::PreferFullHinting);
    const QFontMetricsF metrics(font);
    const QString text = QString::fromUcs4(&glyph, 1);
    const QRectF ink = metrics.tightBoundingRect(text);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(
        QPointF(std::round((m_tile - ink.width()) / 2 - ink.left()), baseLine(glyph, metrics, ink, m_tile)), text);
    return image;
}

} // namespace cave
