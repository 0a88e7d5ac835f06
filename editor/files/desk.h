// SPDX-License-Identifier: MIT
// All drafts that are open, in the order of their tabs, and those closed last.
#pragma once

#include "editor/files/document.h"

#include <memory>
#include <vector>

namespace cave {

class Desk : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kMostClosed = 10; // that can be opened again

    explicit Desk(Document& document, QObject* parent = nullptr);
    ~Desk() override;

    int count() const { return static_cast<int>(m_drafts.size()); }
    Draft& draft(int index) const { return *m_drafts[static_cast<std::size_t>(index)]; }
    int current() const { return m_current; } // the one that the document shows; -1: none is open
    int indexOf(const Draft& draft) const;    // -1: not open
    int indexOfFile(const QString& path) const; // likewise
    QString freshTitle(const QString& wanted) const; // with a number behind it when an open draft is called so

    Draft& open(std::unique_ptr<Draft> draft); // behind the current one; shows it
    void show(int index);
    void showNext(int by); // round in a circle
    void move(int from, int to);
    // Asks nothing. The draft next to it is shown.
    void close(int index);
    bool canReopen() const { return !m_closed.empty(); }
    void reopen(); // the one closed last, with its changes and history

signals:
    void leaving(cave::Draft& draft); // it is about to be no longer shown
    void shown(cave::Draft& draft);   // after the document has told of it
    void changed();                   // which drafts, their order, or the current one
    void closed(cave::Draft& draft);

private:
    void leave();

    Document& m_document;
    std::vector<std::unique_ptr<Draft>> m_drafts;
    std::vector<std::unique_ptr<Draft>> m_closed; // newest last
    int m_current = -1;
};

} // namespace cave
