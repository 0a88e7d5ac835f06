// SPDX-License-Identifier: MIT
// Puts widgets side by side, and in as many rows as the width asks for: buttons whose words grow keep their words.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

class QLabel;

namespace cave {

class FlowLayout : public QLayout {
public:
    explicit FlowLayout(Qt::Alignment alignment = Qt::AlignLeft, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addPair(QLabel& label, QWidget& field); // which stay on one line; the field becomes the label's buddy
    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    // all in one row
    QSize minimumSize() const override; // one a row
    void setGeometry(const QRect& area) override;

private:
    struct Row {
        std::vector<QLayoutItem*> items;
        QSize size;
    };
    std::vector<Row> rowsFor(int width) const;

    Qt::Alignment m_alignment; // left or right
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace cave
