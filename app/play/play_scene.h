// SPDX-License-Identifier: MIT
// Shows the hero's level in a LevelView: what is known, who is seen, and how they move.
#pragma once

#include "app/view/creature_item.h"
#include "app/view/level_view.h"
#include "core/rules/play.h"

#include <QTimer>
#include <QVariantAnimation>

#include <map>

namespace cave {

class PlayScene : public QObject {
    Q_OBJECT

public:
    PlayScene(LevelView& view, std::shared_ptr<Artwork> artwork, QObject* parent = nullptr);

    // The world is always ahead of the picture: animations only lead to what is true already.
    void show(const World& world);
    void playTurn(const World& world, const Turn& turn);
    void finish(); // ends all motion at once

    const std::shared_ptr<MapModel>& model() const { return m_model; }
    bool isAscii() const { return m_isAscii; }
    void setAscii(bool isAscii);
    // Motion of creatures, camera and torch. Off: they are where they are.
    void setAnimated(bool isAnimated);
    bool isAnimated() const { return m_isAnimated; }

    // A short mark at a cell where something was refused.
    void mark(QPoint cell);
    enum class Camera : std::uint8_t { Follows, Stays };
    void setCursor(std::optional<QPoint> cell, Camera camera = Camera::Follows); // of looking around
    void setBlast(std::vector<QPoint> cells); // what something that is aimed would reach
    void centreOnHero();
    // The game is over. Brings the hero to the middle of what is free left of `right` in the view; colour leaves the
    // level when the hero has fallen.
    void showEnd(bool hasFallen, int right);

signals:
    void modelChanged(); // another level is shown
    void cellsChanged(const cave::Box& cells);

private:
    Box sync(const World& world);
    void setLevel(const World& world);
    void setCreatures(const World& world);
    void animate(const World& world, const Turn& turn);
    void follow(QPoint cell, bool animated);
    void updateOverlay();
    void updateTorch();
    void flicker();

    LevelView& m_view;
    std::shared_ptr<Artwork> m_artwork;
    std::shared_ptr<MapModel> m_model;
    std::map<EntityId, CreatureItem*> m_creatures; // in view, children of the level's item
    int m_z = -1;
    QPoint m_hero;
    bool m_isAscii = false;
    bool m_isAnimated = true;
    std::optional<QPoint> m_mark;
    std::optional<QPoint> m_cursor;
    std::vector<QPoint> m_blast;
    QTimer m_markTimer;
    QTimer m_torchTimer;
    QVariantAnimation m_camera; // of the scroll position
    int m_torchStep = 0;
};

} // namespace cave
