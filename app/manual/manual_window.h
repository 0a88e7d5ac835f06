// SPDX-License-Identifier: MIT
// The manual beside the game or the editor: pages on the left, the page on the right.
#pragma once

#include "app/manual/manual_pages.h"

#include <QWidget>

#include <functional>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace cave {

class ManualWindow : public QWidget {
    Q_OBJECT

public:
    // Asked whenever the pages are made: keys may change.
    using Pages = std::function<std::vector<ManualPage>()>;

    explicit ManualWindow(Pages pages, QWidget* parent = nullptr);

    // With pages of now, on that one.
    void begin(const QString& id);
    // The page that is shown, where it is read, in the language and with the keys of now.
    void refresh();
    void open(const QString& id);
    QString shown() const; // id
    const std::vector<ManualPage>& pages() const { return m_pages; }
    QTextBrowser& browser() const { return *m_browser; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makePages();
    void filter();
    void hideOthers(); // pages without the words that are searched
    void showPage(int row);

    Pages m_make;
    std::vector<ManualPage> m_pages;
    std::vector<QString> m_words; // of all pages; none before they are searched
    QLineEdit* m_search;
    QListWidget* m_list;
    QTextBrowser* m_browser;
};

} // namespace cave
