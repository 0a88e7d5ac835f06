// SPDX-License-Identifier: MIT
// Which deeds this game has done so far, which are still open, and which it cannot do any more.
#pragma once

#include "app/play/sheets/sheet.h"

class QTreeWidget;

namespace cave {

class RunningGame;

class DeedsSheet : public Sheet {
    Q_OBJECT

public:
    explicit DeedsSheet(const RunningGame& game, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QTreeWidget* m_list;
};

} // namespace cave
