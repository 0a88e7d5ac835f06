// SPDX-License-Identifier: MIT
#include "editor/panels/planted_panel.h"

#include "editor/tools/workbench.h"

namespace cave {

PlantedPanel::PlantedPanel(Workbench& bench, QWidget* parent) : QWidget(parent), m_bench(bench)
{
    setAccessibleName(QString::number(m_bench.level().tiles.width()));
}

} // namespace cave
