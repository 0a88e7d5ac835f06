// SPDX-License-Identifier: MIT
// How the hero fares: health, what is learned, food, and what has come over the hero.
#pragma once

#include "app/view/base/animation.h"
#include "app/view/words/describe.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace cave {

class BarWidget;
class World;

class HeroBars : public QWidget {
    Q_OBJECT

public:
    explicit HeroBars(QWidget* parent = nullptr);

    void begin(); // of another game
    void show(const World& world, const Describer& describer);

    void setAnimation(Animation animation);
    void finishMotion();

signals:
    void levelUpRequested();

private:
    void showGrowth(const World& world);
    void showHunger(const World& world);

    BarWidget* m_health;
    BarWidget* m_experience; // hidden where nothing is learned
    QPushButton* m_levelUp;  // while a gain is to be chosen
    BarWidget* m_food;       // hidden where there is no hunger
    QLabel* m_conditions;    // hidden while nothing lasts
};

} // namespace cave
