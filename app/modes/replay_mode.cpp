// SPDX-License-Identifier: MIT
#include "app/modes/replay_mode.h"

#include "app/play/game/replay_player.h"
#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/sheet.h"
#include "app/view/base/file_path.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/shown_words.h"
#include "core/save/game_file.h"
#include "core/save/journal.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

// How much of a game has been played again.
class ReplayOpeningSheet : public Sheet {
public:
    ReplayOpeningSheet() : Sheet(ReplayMode::tr("Opening the replay"), Size::Note), m_bar(new QProgressBar(this))
    {
        m_bar->setRange(0, 100);
        m_bar->setAccessibleName(ReplayMode::tr("Played again so far"));
        body().addWidget(wrappedLabel(ReplayMode::tr("The game is played again from its first turn.")));
        body().addWidget(m_bar);
        QPushButton* cancel = addButton(ReplayMode::tr("Cancel"), ReplayMode::tr("Back to where you were (Esc)."));
        connect(cancel, &QPushButton::clicked, this, &Sheet::dismissed);
        setDefaultButton(cancel);
    }
    QProgressBar& bar() const { return *m_bar; }

private:
    QProgressBar* m_bar;
};

} // namespace

ReplayMode::ReplayMode(MakePage make, QWidget& pages, QObject* parent)
    : QObject(parent), m_make(std::move(make)), m_run(runnerBefore(pages))
{
    connect(&m_builder, &ReplayBuilder::built, this, [this](const std::shared_ptr<const Replay>& replay) {
        page();
        closeProgress();
        emit opened();
        m_page->watch(replay, m_turn == 0 ? 0 : replay->pointOfTurn(m_turn), m_labels);
    });
    connect(&m_builder, &ReplayBuilder::failed, this, [this](const Error& why) {
        closeProgress();
        emit failed(why);
    });
}

void ReplayMode::closeProgress()
{
    if (m_progress)
        emit m_progress->dismissed();
}

PlayPage& ReplayMode::page()
{
    if (m_page == nullptr) {
        m_page = m_make();
        connect(m_page, &PlayPage::watchEnded, this, &ReplayMode::ended);
        connect(m_page, &PlayPage::playOnRequested, this, &ReplayMode::playOn);
    }
    return *m_page;
}

// A large file, and a long journal, are read in a thread of their own.
void ReplayMode::openFile(const QString& file)
{
    Result<GameFile> game = stopped();
    m_run(tr("Opening the replay"), [&](const Progress& progress) {
        auto read = loadGame(pathOf(file));
        if (read)
            (void)catchUp(*read, pathOf(file)); // as far as the journal can be read
        if (progress(1, 1))
            game = std::move(read);
    });
    if (game)
        open(game->session, {game->seedWords, game->hero});
    else
        emit refused(shownFileName(file), game.error());
}

void ReplayMode::open(const Session& played, const GameLabels& labels, std::int64_t turn)
{
    emit aboutToOpen();
    m_labels = labels;
    m_turn = turn;
    m_builder.start(played);
    if (!m_builder.isBusy())
        return;
    auto* sheet = new ReplayOpeningSheet;
    connect(&m_builder, &ReplayBuilder::progressed, &sheet->bar(), &QProgressBar::setValue);
    connect(sheet, &Sheet::dismissed, &m_builder, &ReplayBuilder::stop);
    m_progress = sheet;
    emit opening(sheet);
}

void ReplayMode::drop()
{
    if (m_page != nullptr)
        m_page->dropGame();
}

// A practice game from the turn that is shown.
void ReplayMode::playOn()
{
    const ReplayPlayer& player = m_page->player();
    emit playOnRequested(std::make_shared<Session>(player.replay()->practiceAt(player.point())),
                         m_page->game()->labels());
}

} // namespace cave
