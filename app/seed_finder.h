// SPDX-License-Identifier: MIT
// Looks for seeds of the dungeon that is chosen under New game, in the editor's window for that.
#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

class QWidget;

namespace cave {

struct Dungeon;
class NewGamePage;
class SearchWindow;

// Belongs to the page, which waits while the window is open. A seed that is found goes into the page's field.
class SeedFinder : public QObject {
    Q_OBJECT

public:
    explicit SeedFinder(NewGamePage& page);
    ~SeedFinder() override;

signals:
    void editRequested(const cave::Dungeon& dungeon);

private:
    struct Desk;

    void open(const Dungeon& dungeon, bool isPractice);
    void makeDesk();
    void comeBack();
    void take(std::uint64_t seed);

    NewGamePage& m_page;
    std::unique_ptr<Desk> m_desk; // null until it is asked for
    QPointer<QWidget> m_focus;    // what had it on the page
};

} // namespace cave
