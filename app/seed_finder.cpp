// SPDX-License-Identifier: MIT
#include "app/seed_finder.h"

#include "app/title/first_sight.h"
#include "app/title/new_game_page.h"
#include "app/view/ui/widgets.h"
#include "core/edit/dungeon_edit.h"
#include "editor/canvas/thumbnail.h"
#include "editor/files/document.h"
#include "editor/lab/search_window.h"
#include "editor/tools/workbench.h"

#include <QScreen>

namespace cave {

namespace {

// A game that is scored begins with what New game shows of it: its first level, without what has to be found, which a
// ring would point at.
QImage firstSight(const Dungeon& dungeon, int, QSize most)
{
    Dungeon shown = dungeon;
    shown.level(0).tiles = groundAtFirstSight(dungeon, 0);
    return levelImage(shown, 0, most);
}

} // namespace

// The window looks at a document: here one that nobody edits.
struct SeedFinder::Desk {
    explicit Desk(NewGamePage& page) : window(new SearchWindow(bench, &page)) {}
    ~Desk() { delete window; }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    Document document;
    Workbench bench{document};
    QPointer<SearchWindow> window; // the page may take it along
};

SeedFinder::SeedFinder(NewGamePage& page) : QObject(&page), m_page(page)
{
    connect(&page, &NewGamePage::searchRequested, this, &SeedFinder::open);
}

SeedFinder::~SeedFinder() = default;

void SeedFinder::makeDesk()
{
    m_desk = std::make_unique<Desk>(m_page);
    const SearchWindow* window = m_desk->window;
    connect(window, &SearchWindow::seedTaken, this, &SeedFinder::take);
    connect(window, &SearchWindow::seedPlayed, this, [this](std::uint64_t seed) {
        take(seed);
        m_page.start();
    });
    connect(window, &SearchWindow::editRequested, this, [this](const Dungeon& dungeon) {
        m_desk->window->accept();
        emit editRequested(dungeon);
    });
    connect(window, &QDialog::finished, this, &SeedFinder::comeBack);
}

// What was found before is there again as long as it is of this very dungeon.
void SeedFinder::open(const Dungeon& dungeon, bool isPractice)
{
    if (!m_desk)
        makeDesk();
    SearchWindow& window = *m_desk->window;
    if (!changeOf(m_desk->document.dungeon(), dungeon).isEmpty())
        m_desk->document.replaceContent(dungeon);
    window.setPainter(isPractice ? levelImage : firstSight, isPractice);
    m_focus = m_page.focusWidget();
    fitToScreen(window, *m_page.screen());
    window.open();
    window.beginQuery();
}

void SeedFinder::comeBack()
{
    m_desk->window->stop();
    m_page.activateWindow();
    if (m_focus)
        m_focus->setFocus();
}

void SeedFinder::take(std::uint64_t seed)
{
    m_desk->window->accept();
    m_page.takeSeed(seed);
}

} // namespace cave
