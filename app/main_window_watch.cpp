// SPDX-License-Identifier: MIT
// How the main window shows games again: opening a replay, watching it, playing on from it.
#include "app/main_window.h"
#include "app/play/game/replay_player.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/sheet.h"
#include "app/view/base/file_path.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"

#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace cave {

namespace {

// How much of a game has been played again.
class ReplayOpeningSheet : public Sheet {
public:
    ReplayOpeningSheet() : Sheet(MainWindow::tr("Opening the replay"), Size::Note), m_bar(new QProgressBar(this))
    {
        m_bar->setRange(0, 100);
        m_bar->setAccessibleName(MainWindow::tr("Played again so far"));
        body().addWidget(wrappedLabel(MainWindow::tr("The game is played again from its first turn.")));
        body().addWidget(m_bar);
        QPushButton* cancel = addButton(MainWindow::tr("Cancel"), MainWindow::tr("Back to where you were (Esc)."));
        connect(cancel, &QPushButton::clicked, this, &Sheet::dismissed);
        setDefaultButton(cancel);
    }
    QProgressBar& bar() const { return *m_bar; }

private:
    QProgressBar* m_bar;
};

} // namespace

PlayPage& MainWindow::watching()
{
    if (m_watching != nullptr)
        return *m_watching;
    m_watching = new PlayPage(PlayPage::Kind::Replay, m_artwork, this, m_settings.keys);
    m_pages->addWidget(m_watching);
    applySettings();
    connectKeptActions(*m_watching);
    connect(m_watching, &PlayPage::watchEnded, this, &MainWindow::stopWatching);
    connect(m_watching, &PlayPage::playOnRequested, this, &MainWindow::playOn);
    connect(m_watching, &PlayPage::gameChanged, this, &MainWindow::updateTitle);
    return *m_watching;
}

void MainWindow::watchFile(const QString& file)
{
    auto game = loadGame(pathOf(file));
    if (!game) {
        tell(QFileInfo(file).fileName(), game.error());
        return;
    }
    (void)catchUp(*game, pathOf(file)); // as far as the journal can be read
    openReplay(game->session);
}

// The page that is shown stays until all is ready, under a sheet that tells how far that is.
void MainWindow::openReplay(const Session& played)
{
    if (page() != m_watching)
        m_watchedFrom = page();
    m_replays.start(played);
    if (!m_replays.isBusy())
        return;
    auto* sheet = new ReplayOpeningSheet;
    connect(&m_replays, &ReplayBuilder::progressed, &sheet->bar(), &QProgressBar::setValue);
    connect(sheet, &Sheet::dismissed, &m_replays, &ReplayBuilder::stop);
    m_replayProgress = sheet;
    openOverlay(sheet);
}

void MainWindow::closeProgress()
{
    if (m_replayProgress != nullptr && m_overlay->sheet() == m_replayProgress)
        m_overlay->close();
}

void MainWindow::showReplay(const std::shared_ptr<const Replay>& replay, std::size_t point)
{
    showPage(&watching());
    m_watching->watch(replay, point);
}

void MainWindow::connectReplays()
{
    connect(&m_replays, &ReplayBuilder::built, this, [this](const std::shared_ptr<const Replay>& replay) {
        closeProgress();
        showReplay(replay, 0);
    });
    connect(&m_replays, &ReplayBuilder::failed, this, [this](const Error& error) {
        closeProgress();
        tellInSheet(tr("Watch"), tr("This game cannot be watched. %1").arg(described(error)));
    });
}

// Back to the page that it was asked on.
void MainWindow::stopWatching()
{
    if (m_watchedFrom == m_play)
        backToGame();
    else if (m_watchedFrom != nullptr && m_watchedFrom != m_watching)
        showPage(m_watchedFrom);
    else
        showTitle();
}

// A practice game from the turn that is shown; whatever game runs is saved first.
void MainWindow::playOn()
{
    const ReplayPlayer& player = m_watching->player();
    const auto session = std::make_shared<Session>(player.replay()->practiceAt(player.point()));
    leaveGame([this, session] {
        showPage(m_play);
        m_play->resume(std::make_unique<RunningGame>(std::move(*session), saves(), RunningGame::Mode::Practice));
    });
}

} // namespace cave
