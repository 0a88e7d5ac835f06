// SPDX-License-Identifier: MIT
#include "app/title/level_preview.h"

#include "app/title/first_sight.h"
#include "app/view/map/level_picture.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"

#include <QPainter>

namespace cave {

namespace {

constexpr int kTile = 16;
constexpr std::size_t kMostCells = 40'000; // at 16 px each, a picture of 40 MB

} // namespace

LevelPreview::LevelPreview(std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_artwork(std::move(artwork))
{
    keepCurrent(*this, [this] { setAccessibleName(tr("Picture of the first level")); });
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LevelPreview::showLevel(const Dungeon& dungeon, int z, Shows shows)
{
    const DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(z)];
    if (level.tiles.size() > kMostCells) {
        showWords(tr("%1 x %2 cells: too large for a picture here.").arg(dungeon.width).arg(dungeon.height));
        return;
    }
    auto model = std::make_shared<MapModel>(dungeon.catalogue, dungeon.width, dungeon.height, level.uid.value,
                                            MapModel::Kind::Editor);
    model->setTheme(level.theme);
    if (shows == Shows::Everything)
        model->setTiles(level.tiles);
    else
        model->setTiles(groundAtFirstSight(dungeon, z));
    LevelPicture picture(model, m_artwork);
    m_picture = picture.paint(model->box(), kTile).copy(0, 0, dungeon.width * kTile, dungeon.height * kTile);
    m_words.clear();
    updateGeometry();
    update();
}

void LevelPreview::showWords(const QString& words)
{
    m_picture = {};
    m_words = words;
    update();
}

int LevelPreview::heightForWidth(int width) const
{
    return m_picture.isNull() ? width / 2 : width * m_picture.height() / m_picture.width();
}

void LevelPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(palette::kInk0));
    if (m_picture.isNull()) {
        painter.setPen(QColor(palette::kMuted));
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, m_words);
    } else {
        const qreal ratio = devicePixelRatioF();
        QImage scaled = m_picture.scaled(size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        scaled.setDevicePixelRatio(ratio);
        const QSizeF shown = scaled.deviceIndependentSize();
        painter.drawImage(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), scaled);
    }
    painter.setPen(QColor(palette::kInk4));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace cave
