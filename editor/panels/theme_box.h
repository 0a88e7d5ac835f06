// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QComboBox>

namespace cave {

/// What the shown level wears, to be chosen: one undoable step. The canvas tries on what the open list points at.
class ThemeBox : public QComboBox {
    Q_OBJECT

public:
    explicit ThemeBox(Workbench& bench, QWidget* parent = nullptr);

    static QString nameOf(const std::string& id); ///< of a theme; a dungeon's own is called by its id

    void hidePopup() override;

private:
    void rebuild();
    void showCurrent();
    void choose(int index);
    std::string idAt(int index) const { return itemData(index).toString().toStdString(); }

    Workbench& m_bench;
};

} // namespace cave
