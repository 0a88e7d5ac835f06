// SPDX-License-Identifier: MIT
// Health of a creature in a list: four pips, as over the map.
#pragma once

#include <QWidget>

namespace cave {

class PipsWidget : public QWidget {
    Q_OBJECT

public:
    explicit PipsWidget(QWidget* parent = nullptr) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void setHealth(int health, int most); // 1 <= health <= most
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_full = 4;
};

} // namespace cave
