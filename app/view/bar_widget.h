// SPDX-License-Identifier: MIT
// A value of a most, with its words on it: never colour alone.
#pragma once

#include <QColor>
#include <QWidget>

namespace cave {

class BarWidget : public QWidget {
    Q_OBJECT

public:
    BarWidget(QRgb fill, QRgb ground, QWidget* parent = nullptr);

    // 0 <= value <= most; words such as "Health 32 of 40" are the accessible name too. Of what was there last, the part
    // that is lost stays as a pale ghost until the next value.
    void setValue(int value, int most, const QString& words);
    // A hatched bar says that it is low.
    void setAlarm(bool isAlarm);
    void forgetGhost();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintWords(QPainter& painter) const;

    QRgb m_fill;
    QRgb m_ground;
    QString m_words;
    int m_value = 0;
    int m_most = 1;
    int m_ghost = 0;
    bool m_isAlarm = false;
};

} // namespace cave
