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
        connect(m_page, &PlayPage::playtestEnded, this, [this] {
            emit ended();
            m_page->dropGame();
        });
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
    m_page->play(std::make_unique<RunningGame>(Session(std::move(*game)), std::nullopt));
}

} // namespace cave
