// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/ui/heard_once.h"

#include <QTreeWidget>

namespace cave {

/// A list to be read, whose texts wrap in the width of their columns: the view by itself gives every row one line. The
/// last column has at least a third of the width, however long the others are.
class WrappedTree : public HeardOnce<QTreeWidget> {
    Q_OBJECT

public:
    explicit WrappedTree(QWidget* parent = nullptr);

    void fitColumns(); ///< once other rows stand there

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace cave
