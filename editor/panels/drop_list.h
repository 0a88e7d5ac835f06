// SPDX-License-Identifier: MIT
// A list whose rows are dragged to another place. It only tells where: what it shows follows from what becomes of that.
#pragma once

#include <QListWidget>

namespace cave {

class DropList : public QListWidget {
    Q_OBJECT

public:
    using QListWidget::QListWidget;

signals:
    void dropped(int from, int to); // so that it would be row `to`

protected:
    void dropEvent(QDropEvent* event) override;
};

} // namespace cave
