// SPDX-License-Identifier: MIT
#include "app/view/tiles/sprite_book.h"

#include "app/view/ui/palette.h"

#include <QFile>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr int kFullStep = 212; // the channel of a light step that leaves a colour as it is

QImage emptyPicture(int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QString drawingOf(const std::string& art) { return QStringLiteral(":/art/%1.svg").arg(QString::fromStdString(art)); }

void multiply(QImage& image, QRgb light)
{
    for (int y = 0; y < image.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int alpha = qAlpha(row[x]); // premultiplied: no channel may pass it
            row[x] = qRgba(std::min(alpha, qRed(row[x]) * qRed(light) / kFullStep),
                           std::min(alpha, qGreen(row[x]) * qGreen(light) / kFullStep),
                           std::min(alpha, qBlue(row[x]) * qBlue(light) / kFullStep), alpha);
        }
    }
}

void whiten(QImage& image)
{
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.fillRect(image.rect(), Qt::white);
}

// How much of pixel (x, y) the picture grown by one pixel covers; diagonally a little less.
int grownAlpha(const QImage& image, int x, int y)
{
    int alpha = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            if (image.valid(x + dx, y + dy))
                alpha = std::max(alpha, qAlpha(image.pixel(x + dx, y + dy)) * (dx != 0 && dy != 0 ? 2 : 3) / 3);
        }
    }
    return alpha;
}

QImage withHalo(const QImage& image)
{
    constexpr int kDarkness = 150; // of 255
    QImage result = emptyPicture(image.width());
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            result.setPixel(x, y, qRgba(0, 0, 0, grownAlpha(image, x, y) * kDarkness / 255));
    }
    QPainter(&result).drawImage(0, 0, image);
    return result;
}

void renderGlyph(QPainter& painter, char32_t glyph, QRgb colour, const QRectF& where)
{
    const int size = std::max(8, static_cast<int>(std::lround(where.width())));
    QImage picture = emptyPicture(size);
    picture.fill(QColor(colour));
    picture.setAlphaChannel(GlyphMasks(size).mask(glyph));
    painter.drawImage(where, picture);
}

} // namespace

QRgb lightStep(float red, float green, float blue)
{
    const auto step = [](float light) {
        const float kept = 0.55f + 0.52f * light; // things keep part of their own brightness
        return static_cast<int>(std::clamp(kept, 0.55f, 1.12f) * 224) & 0xf0;
    };
    return qRgb(step(red), step(green), step(blue));
}

bool isDrawn(const std::string& art) { return !art.empty() && QFile::exists(drawingOf(art)); }

SpriteBook::SpriteBook() { m_pages.emplace_back(); }

SpriteBook::~SpriteBook() = default;

SpriteId SpriteBook::find(const std::string& art)
{
    if (art.empty())
        return 0;
    const auto [entry, isNew] = m_byName.try_emplace(art, SpriteId{0});
    const QString path = drawingOf(art);
    if (isNew && QFile::exists(path)) {
        auto drawing = std::make_unique<QSvgRenderer>(path);
        if (drawing->isValid()) {
            entry->second = static_cast<SpriteId>(m_pages.size());
            m_pages.push_back({std::move(drawing)});
        }
    }
    return entry->second;
}

SpriteId SpriteBook::ofLook(const Look& look)
{
    const SpriteId drawing = find(look.art);
    return drawing != 0 ? drawing : ofGlyph(shownGlyph(look), palette::signColour(look.colour));
}

SpriteId SpriteBook::ofGlyph(char32_t glyph, QRgb colour)
{
    const auto [entry, isNew] = m_byGlyph.try_emplace({glyph, colour}, SpriteId{0});
    if (isNew) {
        entry->second = static_cast<SpriteId>(m_pages.size());
        m_pages.push_back({nullptr, glyph, colour});
    }
    return entry->second;
}

void SpriteBook::render(QPainter& painter, SpriteId id, const QRectF& where)
{
    const Page& page = m_pages[id];
    if (page.drawing)
        page.drawing->render(&painter, where);
    else if (page.glyph != 0)
        renderGlyph(painter, page.glyph, page.colour, where);
}

const QImage& SpriteBook::drawn(SpriteId id, int size)
{
    QImage& image = m_drawn[{id, size}];
    if (!image.isNull())
        return image;
    image = emptyPicture(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    render(painter, id, QRectF(0, 0, size, size));
    return image;
}

const QPixmap& SpriteBook::sprite(SpriteId id, int size, QRgb light, bool halo)
{
    QPixmap& pixmap = m_sprites[{id, size, light, halo}];
    if (!pixmap.isNull())
        return pixmap;
    QImage image = drawn(id, size);
    if (light == kSilhouette)
        whiten(image);
    else if (light != kFullLight)
        multiply(image, light);
    pixmap = QPixmap::fromImage(halo ? withHalo(image) : image);
    return pixmap;
}

} // namespace cave
