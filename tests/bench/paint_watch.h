// SPDX-License-Identifier: MIT
// Knows when a widget has painted itself.
#pragma once

#include <QEvent>
#include <QWidget>

#include <utility>

namespace cave {

class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget* widget) { widget->installEventFilter(this); }
    bool take() { return std::exchange(m_hasPainted, false); } // since it was asked last

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_hasPainted = m_hasPainted || event->type() == QEvent::Paint;
        return false;
    }

private:
    bool m_hasPainted = false;
};

} // namespace cave
