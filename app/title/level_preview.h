// SPDX-License-Identifier: MIT
// A picture of one level, as large as there is room: its ground in even light, without creatures; at first sight
// without stairs and secrets as well.
#pragma once

#include "core/world/dungeon.h"

#include <QImage>
#include <QWidget>

#include <memory>

namespace cave {

class Artwork;

class LevelPreview : public QWidget {
    Q_OBJECT

public:
    explicit LevelPreview(std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    enum class Shows : std::uint8_t { FirstSight, Everything };

    // Of a level too large for a picture, only words.
    void showLevel(const Dungeon& dungeon, int z, Shows shows);
    void showWords(const QString& words);          // instead of a picture

    QSize sizeHint() const override { return {480, 240}; }
    QSize minimumSizeHint() const override { return {160, 80}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<Artwork> m_artwork;
    QImage m_picture;
    QString m_words;
};

} // namespace cave
