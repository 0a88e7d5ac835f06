// SPDX-License-Identifier: MIT
// Draws a row of a list of things or creatures: letter, picture, name, and at the right a few words and pips.
#pragma once

#include <QStyledItemDelegate>

namespace cave {

class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    // Of an item; those that are absent take no room. Display is the name: too long, it is elided in the middle. A row
    // that cannot be chosen is a remark about an empty list.
    enum Role {
        PictureRole = Qt::UserRole,
        LetterRole,
        AsideRole, // words at the right
        PipsRole, // health, of four
        SignRole, // a Mood
        OwnRole // the first that a list may use for itself
    };
    enum class Choice : std::uint8_t { Always, WhileFocused }; // when the chosen row is shown as such

    static int picture(); // pixels of a side, at the text size that is set now
    static int height(); // likewise of a row

    explicit RowDelegate(Choice choice, QObject* parent = nullptr) : QStyledItemDelegate(parent), m_choice(choice) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Choice m_choice;
};

} // namespace cave
