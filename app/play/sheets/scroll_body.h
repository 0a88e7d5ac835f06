// SPDX-License-Identifier: MIT
// The body of a sheet that is as high as what it holds while there is room, and scrolls when there is not.
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace cave {

class ScrollBody : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrollBody(QWidget* parent = nullptr);

    QVBoxLayout& column() const { return *m_column; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QVBoxLayout* m_column;
};

} // namespace cave
