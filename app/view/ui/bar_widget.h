// SPDX-License-Identifier: MIT
// A value of a most, with its words on it: never colour alone.
#pragma once

#include "app/view/ui/palette.h"

#include <QVariantAnimation>
#include <QWidget>

namespace cave {

class BarWidget : public QWidget {
    Q_OBJECT

public:
    BarWidget(palette::Colour fill, palette::Colour ground, QWidget* parent = nullptr);

    // 0 <= value <= most; words such as "Health 32 of 40" are also the accessible name. The part that is
    // lost since the last value stays as a pale ghost for a moment; without pace until the next value.
    void setValue(int value, int most, const QString& words);
    // A hatched bar says that it is low.
    void setAlarm(bool isAlarm);
    void forgetGhost();
    void setPace(double pace); // the scale of its motion, 0: none
    void finish(); // ends its motion

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override; // words that do not fit into one line take two

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintWords(QPainter& painter) const;
    QFontMetrics wordMetrics() const;

    palette::Colour m_fill;
    palette::Colour m_ground;
    QString m_words;
    int m_value = 0;
    int m_most = 1;
    double m_ghost = 0;
    double m_pace = 0;
    QVariantAnimation m_fall; // of the ghost, 0 to 1
    double m_fallsFrom = 0;
    bool m_isAlarm = false;
};

} // namespace cave
