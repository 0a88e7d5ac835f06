// SPDX-License-Identifier: MIT
// What the charts of the laboratory have in common: they take the focus, and tell what is under the pointer.
#pragma once

#include <QSize>
#include <QWidget>

namespace cave {

class ChartView : public QWidget {
    Q_OBJECT

public:
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return m_least; }

protected:
    ChartView(QSize usual, QSize least, QWidget* parent);

    virtual QString textAt(QPointF pixel) const = 0; // "": nothing is there
    bool event(QEvent* event) override;

private:
    QSize m_usual; // where letters are not enlarged
    QSize m_least;
};

} // namespace cave
