// SPDX-License-Identifier: MIT
#include "editor/windows/design_windows.h"

#include "app/view/ui/widgets.h"
#include "app/view/ui/window_places.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/lab/batch_window.h"
#include "editor/lab/many_seeds_window.h"
#include "editor/lab/playtest_window.h"
#include "editor/lab/range_window.h"
#include "editor/lab/search_window.h"
#include "editor/lab/sweep_window.h"
#include "editor/windows/action_finder.h"
#include "editor/windows/content_window.h"
#include "editor/windows/overview_window.h"
#include "editor/windows/pieces_window.h"
#include "editor/windows/properties_window.h"
#include "editor/windows/rules_window.h"
#include "editor/windows/variants_window.h"

#include <QAction>
#include <QDialog>
#include <QEvent>
#include <QScreen>

#include <utility>

namespace cave {

namespace {

// "RulesWindow"
QString placeName(const QDialog& window)
{
    return QString::fromLatin1(window.metaObject()->className()).section(QStringLiteral("::"), -1);
}

} // namespace

DesignWindows::DesignWindows(Workbench& bench, Bakery& bakery, const ActionSet& actions,
                             std::shared_ptr<Artwork> artwork, const QString& dataFolder, QWidget& page)
    : QObject(&page), m_bench(bench), m_bakery(bakery), m_actions(actions), m_artwork(std::move(artwork)),
      m_dataFolder(dataFolder), m_page(page)
{
    connect(&actions[EditorAction::Pieces], &QAction::triggered, this, [this] { open(pieces()); });
    connect(&actions[EditorAction::Properties], &QAction::triggered, this, [this] { open(properties()); });
    connect(&actions[EditorAction::Rules], &QAction::triggered, this, [this] { open(rules()); });
    connect(&actions[EditorAction::Content], &QAction::triggered, this, [this] { open(content()); });
    connect(&actions[EditorAction::Batch], &QAction::triggered, this, [this] { openSeeds(batch()); });
    connect(&actions[EditorAction::Playtests], &QAction::triggered, this, [this] { open(playtests()); });
    connect(&actions[EditorAction::SearchSeeds], &QAction::triggered, this, [this] { open(search()); });
    connect(&actions[EditorAction::Range], &QAction::triggered, this, [this] { openSeeds(range()); });
    connect(&actions[EditorAction::Sweep], &QAction::triggered, this, [this] { openSeeds(sweep()); });
    connect(&actions[EditorAction::Overview], &QAction::triggered, this, [this] { open(overview()); });
    connect(&actions[EditorAction::Variants], &QAction::triggered, this, [this] {
        open(variants());
        variants().begin();
    });
    connect(&actions[EditorAction::FindAction], &QAction::triggered, this, [this] { findAction(&m_page, m_actions); });
    page.installEventFilter(this);
    connect(&actions[EditorAction::NewCreature], &QAction::triggered, this, &DesignWindows::copyCreature);
}

// They are about the page, so they leave the screen to a game that is played or watched, and come back with the page.
bool DesignWindows::eventFilter(QObject* watched, QEvent* event)
{
    if (!event->spontaneous() && (event->type() == QEvent::Hide || event->type() == QEvent::Show))
        showAsWanted(event->type() == QEvent::Show);
    return QObject::eventFilter(watched, event);
}

void DesignWindows::setAside(bool isAside)
{
    m_isAside = isAside;
    showAsWanted(m_page.isVisible());
}

void DesignWindows::showAsWanted(bool isPageShown)
{
    if (isPageShown && !m_isAside) {
        for (const QPointer<QDialog>& window : std::exchange(m_hidden, {}))
            if (window)
                window->show();
        return;
    }
    for (QDialog* window : m_page.findChildren<QDialog*>(Qt::FindDirectChildrenOnly))
        if (window->isVisible() && !window->isModal()) {
            m_hidden.emplace_back(window);
            window->hide();
        }
}

template <typename Window>
Window& DesignWindows::made(Window*& window)
{
    if (!window) {
        window = new Window(m_bench, m_bakery, m_artwork, &m_page);
        m_actions.addTo(*window, KeyScope::Page);
    }
    return *window;
}

RulesWindow& DesignWindows::rules()
{
    const bool isNew = !m_rules;
    RulesWindow& window = made(m_rules);
    if (isNew)
        connect(&window, &RulesWindow::startWanted, this, [this] {
            m_bench.setTool(ToolId::Start);
            emit canvasWanted();
        });
    return window;
}

ContentWindow& DesignWindows::content()
{
    const bool isNew = !m_content;
    ContentWindow& window = made(m_content);
    if (isNew)
        connect(&window, &ContentWindow::placeWanted, this, &DesignWindows::canvasWanted);
    return window;
}

VariantsWindow& DesignWindows::variants() { return made(m_variants); }

PiecesWindow& DesignWindows::pieces()
{
    if (!m_pieces) {
        m_pieces = new PiecesWindow(m_bench, MyPieces(m_dataFolder), &m_page);
        m_actions.addTo(*m_pieces, KeyScope::Page);
        connect(m_pieces, &PiecesWindow::said, this, &DesignWindows::said);
        connect(m_pieces, &PiecesWindow::placeWanted, this, &DesignWindows::canvasWanted);
    }
    return *m_pieces;
}

ManySeedsWindow& DesignWindows::manySeeds()
{
    const bool isNew = !m_manySeeds;
    ManySeedsWindow& window = made(m_manySeeds);
    if (isNew)
        connect(&window.sweep(), &SweepWindow::said, this, &DesignWindows::said);
    return window;
}

RangeWindow& DesignWindows::range() { return manySeeds().range(); }

SweepWindow& DesignWindows::sweep() { return manySeeds().sweep(); }

BatchWindow& DesignWindows::batch() { return manySeeds().batch(); }

PlaytestWindow& DesignWindows::playtests()
{
    const bool isNew = !m_playtests;
    PlaytestWindow& window = made(m_playtests);
    if (isNew) {
        connect(&window, &PlaytestWindow::watchRequested, this, &DesignWindows::watchRequested);
        connect(&window, &PlaytestWindow::problemsWanted, this, &DesignWindows::problemsWanted);
        connect(&window, &PlaytestWindow::heatWanted, this,
                [this] { m_actions[EditorAction::OverlayHeat].setChecked(true); });
    }
    return window;
}

SearchWindow& DesignWindows::search()
{
    const bool isNew = !m_search;
    SearchWindow& window = made(m_search);
    if (isNew) {
        connect(&window, &SearchWindow::said, this, &DesignWindows::said);
        connect(&window, &SearchWindow::playRequested, this, &DesignWindows::playRequested);
    }
    return window;
}

PropertiesWindow& DesignWindows::properties() { return made(m_properties); }

bool DesignWindows::hasTyped(const Draft& draft) const { return m_properties && m_properties->hasTyped(draft); }

bool DesignWindows::askTyped()
{
    const bool wasOpen = properties().isVisible();
    open(properties()); // whoever is asked sees what it is about
    const bool mayGo = properties().askTyped();
    properties().setVisible(!mayGo || wasOpen);
    return mayGo;
}

OverviewWindow& DesignWindows::overview()
{
    const bool isNew = !m_overview;
    OverviewWindow& window = made(m_overview);
    if (isNew)
        connect(&window, &OverviewWindow::left, this, &DesignWindows::canvasWanted);
    return window;
}

void DesignWindows::open(QDialog& window)
{
    if (!window.isVisible()) {
        fitToScreen(window, *m_page.screen());
        if (m_places != nullptr)
            m_places->follow(window, placeName(window));
    }
    window.show();
    window.raise();
    window.activateWindow();
}

void DesignWindows::openSeeds(QWidget& tab)
{
    open(manySeeds());
    manySeeds().showTab(tab);
}

// Copies the one that the creature tool would place, or the one in the window's list.
void DesignWindows::copyCreature()
{
    ContentWindow& window = content();
    if (!window.isVisible() || window.table() != KindTable::Creature)
        window.showKind(KindTable::Creature, m_bench.catalogue().creature(m_bench.creature()).id);
    open(window);
    window.askCopy();
}

} // namespace cave
