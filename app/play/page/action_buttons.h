// SPDX-License-Identifier: MIT
// The buttons below the status panel: what a player without a keyboard needs most.
#pragma once

#include "app/play/keys/key_map.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QPushButton;

namespace cave {

class ActionButtons : public QWidget {
    Q_OBJECT

public:
    /// `keys` must outlive it.
    explicit ActionButtons(const KeyMap& keys, QWidget* parent = nullptr);

    const std::vector<QPushButton*>& buttons() const { return m_buttons; } // in reading order

    /// Why an action cannot be done now; "": it can. Actions without a button are left alone.
    void setRefusal(PlayAction action, const QString& why);
    void arrange(int width); ///< pixels; how high they are follows from it
    /// Names and keys again, after either changed.
    void retranslate();

signals:
    void triggered(cave::PlayAction action);

private:
    void say(std::size_t button);

    const KeyMap& m_keys;
    QGridLayout* m_grid;
    int m_width = 0; // 0: it is not known yet
    std::vector<QPushButton*> m_buttons;
};

/// In reading order, in as many columns as fit into `room` pixels, each as wide as the widest entry in it.
void fillGrid(QGridLayout& grid, const std::vector<QWidget*>& entries, int room, int mostColumns);

} // namespace cave
