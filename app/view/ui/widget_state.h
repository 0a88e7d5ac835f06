// SPDX-License-Identifier: MIT
// What a person has typed, chosen and scrolled to in a tree of widgets, to be carried over into one that was made like
// it, in another language or size.
#pragma once

#include <QPoint>
#include <QString>

#include <vector>

class QAbstractItemView;
class QWidget;

namespace cave {

/// Widgets are found again by their kind and their order within the tree. What the other tree does not have is left
/// out.
class WidgetState {
public:
    explicit WidgetState(const QWidget& tree);

    /// `tree` is shown already. The focus goes to where it was, if it was within the tree.
    void restore(QWidget& tree) const;

private:
    using Row = std::vector<int>; // from the root of a model
    struct Field {
        QString text;
        int cursor = 0;
        int marked = -1; // where the marked text begins; -1: none is
        int length = 0;
    };
    struct View {
        std::vector<Row> chosen;
        Row current;
        Row top; // the first that is seen
        bool isAtEnd = false;
    };
    struct Page {
        QPoint place; // of the scroll bars
        QPoint most;
    };

    void restoreViews(QWidget& tree) const;
    void restorePages(QWidget& tree) const;
    void restoreFocus(QWidget& tree) const;

    std::vector<Field> m_fields;
    std::vector<View> m_views;
    std::vector<Page> m_pages;
    std::vector<int> m_tabs;
    QString m_focusClass; // "": the focus is elsewhere
    int m_focusIndex = 0; // among those of its class
};

} // namespace cave
