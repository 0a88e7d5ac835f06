// SPDX-License-Identifier: MIT
// The menu of a canvas or list: the actions of the key table that apply there, each with its key.
#pragma once

#include "editor/actions/key_map.h"

#include <QObject>
#include <QRect>

#include <functional>

class QAbstractScrollArea;

namespace cave {

class ActionSet;

enum class MenuOf : std::uint8_t { Canvas, Rows, Levels, Problems };

// Opens for the right button at the pointer, for the menu key and Shift+F10 at what is current.
class ContextMenu : public QObject {
    Q_OBJECT

public:
    // Lives as long as `area`. `current` is what the keys are about, in the viewport. While `isTaken`, the right button
    // does something else.
    ContextMenu(QAbstractScrollArea& area, const ActionSet& actions, MenuOf of, std::function<QRect()> current,
                std::function<bool()> isTaken = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QPoint& at); // in the viewport

    QAbstractScrollArea& m_area;
    const ActionSet& m_actions;
    MenuOf m_of;
    std::function<QRect()> m_current;
    std::function<bool()> m_isTaken;
};

} // namespace cave
