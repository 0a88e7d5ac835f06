// SPDX-License-Identifier: MIT
#include "app/modes/playtest_mode.h"

#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "app/view/words/describe.h"

#include <QMessageBox>

namespace cave {

PlaytestMode::PlaytestMode(MakePage make, QObject* parent) : QObject(parent), m_make(std::move(make)) {}

PlayPage& PlaytestMode::page()
{
    if (m_page == nullptr) {
        m_page = m_make();
        connect(m_page, &PlayPage::playtestEnded, this, &PlaytestMode::end);
        connect(m_page, &PlayPage::sameSeedRequested, this, &PlaytestMode::startAgain);
    }
    return *m_page;
}

void PlaytestMode::start(const Dungeon& dungeon, std::optional<Position> from)
{
    m_tested = std::make_unique<Dungeon>(dungeon);
    m_from = from;
    startAgain();
}

void PlaytestMode::startAgain()
{
    auto game = m_from ? cave::startGameAt(*m_tested, *m_from) : cave::startGame(*m_tested, m_tested->seed);
    if (!game) {
        QMessageBox box(QMessageBox::Warning, tr("Playtest"), tr("This cannot be played."), QMessageBox::NoButton,
                        page().window());
        box.setInformativeText(described(game.error()));
        box.addButton(tr("Back to the editor"), QMessageBox::AcceptRole);
        box.exec();
        return;
    }
    page();
    emit entered();
    Session session(std::move(*game));
    session.tellOfEvents();
    auto running = std::make_unique<RunningGame>(std::move(session), std::nullopt);
    m_steps = {};
    m_steps.follow(running->world());
    connect(running.get(), &RunningGame::turnPlayed, this, [this] { m_steps.follow(m_page->game()->world()); });
    if (m_intros.insert(m_tested->rules.texts.intro).second)
        m_page->play(std::move(running));
    else
        m_page->resume(std::move(running));
}

// The page lets go of the keyboard before whoever hears of it takes that.
void PlaytestMode::end()
{
    m_page->dropGame();
    emit ended(m_steps);
}

} // namespace cave
