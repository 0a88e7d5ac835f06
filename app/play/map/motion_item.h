// SPDX-License-Identifier: MIT
// What flies, fades and rises over the creatures for a moment: a child item of the level, empty most of the time.
#pragma once

#include "app/play/map/motion_plan.h"

#include <QFont>
#include <QPixmap>

namespace cave {

class MotionItem : public QGraphicsItem {
public:
    explicit MotionItem(LevelItem& level);

    // `cell`: pixels of a cell in the view, `ratio`: device pixels of one of those. The plan must outlive the motion.
    void begin(const MotionPlan& plan, int cell, double ratio, const QFont& font);
    void setTime(int time); // ms since it began
    void clear();

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    // Numbers are drawn once, so that painting draws nothing but pictures.
    struct Number {
        const Cue* cue = nullptr;
        QPixmap picture;
    };

    void paintCue(QPainter& painter, const Cue& cue, double progress) const;
    void paintNumber(QPainter& painter, const Number& number, double progress) const;
    void paintDart(QPainter& painter, const Cue& missile, double progress) const;
    void updateArea();

    LevelItem& m_level;
    const MotionPlan* m_plan = nullptr;
    std::vector<Number> m_numbers;
    QRectF m_area; // cells that the plan touches
    int m_time = 0;
};

} // namespace cave
