// SPDX-License-Identifier: MIT
// Shows nothing: planted by check_additions.sh.
#pragma once

#include <QWidget>

namespace cave {

class Workbench;

class PlantedPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlantedPanel(Workbench& bench, QWidget* parent = nullptr);

private:
    Workbench& m_bench;
};

} // namespace cave
