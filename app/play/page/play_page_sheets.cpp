// SPDX-License-Identifier: MIT
// The sheets that the play page opens.
#include "app/play/map/play_scene.h"
#include "app/play/page/play_page.h"
#include "app/play/page/status_panel.h"
#include "app/play/sheets/action_sheet.h"
#include "app/play/sheets/character_sheet.h"
#include "app/play/sheets/end_sheet.h"
#include "app/play/sheets/help_sheet.h"
#include "app/play/sheets/history_sheet.h"
#include "app/play/sheets/note_sheets.h"
#include "app/play/sheets/record_sheet.h"
#include "app/view/map/minimap_widget.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr int kKeysIgnored = 400; // ms after the game ended

} // namespace

void PlayPage::leave(std::function<void()> then)
{
    const auto saved = m_game ? m_game->putAway() : Result<void>{};
    if (saved) {
        then();
        return;
    }
    auto* question = new QuestionSheet(tr("The game could not be saved"), described(saved.error()),
                                       tr("Leave without saving"), tr("Stay"));
    connect(question, &QuestionSheet::agreed, this, [this, leaving = std::move(then)] {
        m_sheets->close();
        leaving();
    });
    m_sheets->open(question);
}

void PlayPage::askToGiveUp()
{
    auto* question =
        new QuestionSheet(tr("Give up this game?"), tr("The game would end here and its save would be gone for good."),
                          tr("Give up"), tr("Play on"));
    connect(question, &QuestionSheet::agreed, this, [this] {
        m_sheets->close();
        submit(GiveUp{});
    });
    m_sheets->open(question);
}

void PlayPage::toggleMinimap()
{
    if (m_band != Band::Narrow) {
        m_minimapWanted = !m_panel->minimap().isVisibleTo(m_panel);
        applyBand();
        return;
    }
    auto* sheet = new Sheet(tr("Small map"), Sheet::Size::Note);
    auto* minimap = new MinimapWidget(sheet);
    minimap->setModel(m_scene->model());
    minimap->setFrame(m_view->shownCells());
    sheet->body().addWidget(minimap, 1);
    QPushButton* done = sheet->addButton(tr("Close"));
    connect(done, &QPushButton::clicked, sheet, &Sheet::dismissed);
    sheet->setDefaultButton(done);
    m_sheets->open(sheet);
}

void PlayPage::openSheet(PlayAction action)
{
    Sheet* sheet = nullptr;
    if (action == PlayAction::Help) {
        sheet = new HelpSheet(m_keys, m_game->world().catalogue(), *m_describer, *m_artwork, &m_game->world().rules());
    } else if (action == PlayAction::Messages) {
        sheet = new HistorySheet(*m_game, m_keys);
    } else if (action == PlayAction::Character) {
        sheet = new CharacterSheet(*m_game, *m_describer, *m_artwork, isAscii());
    } else {
        const auto take = [this](PlayAction chosen) {
            m_sheets->close();
            trigger(chosen);
        };
        if (action == PlayAction::FindAction) {
            auto* all = new ActionSheet(m_keys);
            connect(all, &ActionSheet::chosen, this, take);
            sheet = all;
        } else {
            auto* menu = new GameMenuSheet(m_keys);
            connect(menu, &GameMenuSheet::triggered, this, take);
            sheet = menu;
        }
    }
    m_sheets->open(sheet);
}

void PlayPage::openEndSheet()
{
    auto* sheet = new EndSheet(*m_game, *m_messages, *m_artwork);
    sheet->ignoreKeysFor(kKeysIgnored);
    connect(sheet, &EndSheet::copyRequested, this, &PlayPage::copyReference);
    connect(sheet, &EndSheet::chosen, this, [this](EndSheet::Choice choice) {
        switch (choice) {
        case EndSheet::Choice::NewGame: trigger(PlayAction::NewGame); return;
        case EndSheet::Choice::SameSeed: leave([this] { emit sameSeedRequested(); }); return;
        case EndSheet::Choice::StepBack: trigger(PlayAction::StepBack); return;
        case EndSheet::Choice::EditLevel: trigger(PlayAction::EditDesign); return;
        case EndSheet::Choice::Title: trigger(PlayAction::Title); return;
        case EndSheet::Choice::Record: openRecord(); return;
        case EndSheet::Choice::Watch: emit watchRequested(); return;
        case EndSheet::Choice::Scores: leave([this] { emit scoresRequested(); }); return;
        }
    });
    m_sheets->open(sheet, SheetHost::Side::Right);
    m_scene->showEnd(m_game->world().state().outcome == Outcome::Died, sheet->x());
}

// Over the end sheet, which comes back.
void PlayPage::openRecord()
{
    auto* sheet = new RecordSheet(m_game->recordFile());
    m_sheets->open(sheet);
    disconnect(sheet, &Sheet::dismissed, m_sheets, nullptr);
    connect(sheet, &Sheet::dismissed, this, &PlayPage::openEndSheet);
}

} // namespace cave
