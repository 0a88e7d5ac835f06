// SPDX-License-Identifier: MIT
#pragma once

#include <QGridLayout>

#include <vector>

class QLabel;

namespace cave {

struct Creature;
class World;

/// The hero's attack, defence, sight and speed with their signs, in as many columns as the words leave room for.
class NumberGrid : public QGridLayout {
    Q_OBJECT

public:
    explicit NumberGrid(QWidget& panel); ///< to whose layout it will be added

    void show(const World& world, const Creature& hero);
    void arrange(int width); ///< pixels

private:
    QWidget* newEntry(QWidget& panel, const char* iconName, const char* name);

    std::vector<QWidget*> m_entries;
    std::vector<QLabel*> m_numbers;
    int m_width = 0; // 0: it is not known yet
};

} // namespace cave
