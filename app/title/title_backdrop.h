// SPDX-License-Identifier: MIT
// The picture behind the title: a cave lit by a torch that flickers, dark where the menu stands.
#pragma once

#include "app/view/map/level_picture.h"

#include <QTimer>
#include <QWidget>

namespace cave {

class TitleBackdrop : public QWidget {
    Q_OBJECT

public:
    explicit TitleBackdrop(std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    void setAnimated(bool isAnimated);
    bool isAnimated() const { return m_timer.isActive(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void flicker();
    int tile() const;
    QPoint origin() const; // upper left pixel of the scene in the widget
    void paintShade(QPainter& painter) const;

    LevelPicture m_picture;
    QTimer m_timer;
    std::int64_t m_torchTime = 0; // ms
};

} // namespace cave
