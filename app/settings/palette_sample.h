// SPDX-License-Identifier: MIT
// The signs of the log and of health in the palette in use, as the game shows them.
#pragma once

#include <QWidget>

namespace cave {

class PaletteSample : public QWidget {
public:
    explicit PaletteSample(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace cave
