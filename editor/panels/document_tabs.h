// SPDX-License-Identifier: MIT
// A tab for each open draft, with a mark while it differs from its file, and a button for another one.
#pragma once

#include "editor/files/desk.h"

#include <QWidget>

class QTabBar;
class QToolButton;

namespace cave {

class DocumentTabs : public QWidget {
    Q_OBJECT

public:
    // The button does what `another` does.
    DocumentTabs(Desk& desk, Document& document, QAction& another, QWidget* parent = nullptr);

    QTabBar& bar() const { return *m_bar; }

signals:
    void closeRequested(int index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void showTitle(int index);

    Desk& m_desk;
    const Document& m_document;
    QTabBar* m_bar;
};

} // namespace cave
