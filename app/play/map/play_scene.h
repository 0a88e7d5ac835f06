// SPDX-License-Identifier: MIT
// Shows the hero's level in a LevelView: what is known, who is seen, and how they move.
#pragma once

#include "app/play/map/motion_item.h"
#include "app/play/map/torch_motion.h"
#include "app/view/base/animation.h"
#include "app/view/map/level_view.h"
#include "core/rules/turn/play.h"

#include <QTimer>
#include <QVariantAnimation>

#include <map>

namespace cave {

class PlayScene : public QObject {
    Q_OBJECT

public:
    PlayScene(LevelView& view, std::shared_ptr<Artwork> artwork, QObject* parent = nullptr);

    // Of the hero, as in HeroCard; shows from the next show() on.
    void setPortrait(std::string portrait) { m_portrait = std::move(portrait); }
    // The world is always ahead of the picture: animations only lead to what is true already.
    void show(const World& world);
    /// The same level in the colours in use. Camera and marks stay.
    void repaint(const World& world);
    void playTurn(const World& world, const Turn& turn);
    void finish(); // ends all motion at once

    const std::shared_ptr<MapModel>& model() const { return m_model; }
    bool isAscii() const { return m_isAscii; }
    void setAscii(bool isAscii);
    // Motion of creatures, effects, camera and torch. Off: all is as it is in the end.
    void setAnimation(Animation animation);

    static constexpr int kMarkTime = 400;   // ms: where something was refused
    static constexpr int kCauseTime = 1000; // what stopped the hero
    void mark(QPoint cell, int time = kMarkTime);
    void setWay(std::vector<QPoint> cells); // to be walked; the last one is the goal
    enum class Camera : std::uint8_t { Follows, Stays };
    void setCursor(std::optional<QPoint> cell, Camera camera = Camera::Follows); // of looking around
    // What something that is aimed would fly along and reach.
    struct Aim {
        std::vector<QPoint> path; // the last one is where it ends
        std::vector<QPoint> blast;
        bool meetsHero = false;
        bool operator==(const Aim&) const = default;
    };
    void setAim(Aim aim);
    const Aim& aim() const { return m_aim; }
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
    void animate(const World& world, const Turn& turn, const std::map<EntityId, MapThing>& before);
    void begin(MotionPlan plan);
    void showMotion(int time);
    void endMotion();
    void follow(QPoint cell, bool animated);
    void updateOverlay();

    LevelView& m_view;
    std::shared_ptr<Artwork> m_artwork;
    std::shared_ptr<MapModel> m_model;
    std::map<EntityId, CreatureItem*> m_creatures; // in view, children of the level's item
    MotionItem* m_motion = nullptr; // a child of the level's item
    MotionPlan m_plan;
    QVariantAnimation m_clock; // of the plan, ms
    int m_z = -1;
    QPoint m_hero;
    std::string m_portrait;
    bool m_isAscii = false;
    Animation m_animation = Animation::Full;
    std::optional<QPoint> m_mark;
    std::optional<QPoint> m_cursor;
    std::vector<QPoint> m_way;
    Aim m_aim;
    QTimer m_markTimer;
    QVariantAnimation m_camera; // of the scroll position
    TorchMotion m_torch;
};

} // namespace cave
