// SPDX-License-Identifier: MIT
// How the window changes with the settings.
#include "app/main_window.h"
#include "app/play/game/replay_player.h"
#include "app/play/page/play_page.h"
#include "app/settings/language.h"
#include "app/settings/settings_sheet.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

// Colours, letters and words of widgets are made when they are, and so are the keys that they show. Everything else
// reaches the pages while they are there.
bool looksElse(const Settings& before, const Settings& now)
{
    return before.language != now.language || before.textPercent != now.textPercent || before.palette != now.palette;
}

} // namespace

// Costly while there are pages: each of their widgets is polished anew.
void MainWindow::applyTheme() const
{
    const bool isAsSet = palette::inUse() == m_settings.palette && textPercent() == m_settings.textPercent;
    if (isAsSet)
        return;
    palette::use(m_settings.palette);
    cave::applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), m_settings.textPercent);
}

void MainWindow::speakAsSet()
{
    if (!m_language.isEmpty() || m_spoken == m_settings.language)
        return;
    speak(m_settings.language);
    m_spoken = m_settings.language;
}

void MainWindow::applySettings()
{
    const Animation animation = m_isAnimated ? m_settings.animation : Animation::Off;
    m_title->setAnimated(animation != Animation::Off);
    m_title->setPicture(m_settings.hasTitlePicture);
    m_play->setHints(m_settings.showsHints ? &m_hints : nullptr);
    if (m_editor != nullptr)
        m_editor->setOptions(m_settings.editor, m_settings.wheel);
    for (PlayPage* page : {m_play, m_playtest, m_watching}) {
        if (page == nullptr)
            continue;
        page->setAnimation(animation);
        page->setAscii(m_settings.isAscii);
        page->setOptions({m_settings.autosave, m_settings.cellSize, m_settings.messageLines,
                          m_settings.asksBeforeDeepWater, m_settings.wheel});
        page->setChoices({m_settings.clickTravels, m_settings.picksUp, m_settings.stopsForNewThings});
    }
}

void MainWindow::changeSettings(const Settings& settings)
{
    if (settings == m_settings)
        return;
    const Settings before = std::exchange(m_settings, settings);
    const auto saved = m_settingsFile.save(m_settings);
    if (SettingsSheet* sheet = settingsSheet())
        sheet->setProblem(
            saved ? QString() : tr("The settings count now but could not be saved. %1").arg(described(saved.error())));
    applySettings();
    if (before.language != m_settings.language)
        m_language.clear(); // a choice of now counts more than the command line
    if (looksElse(m_madeWith, m_settings) || m_madeWith.keys != m_settings.keys)
        m_anew.start();
}

// All pages go before the theme changes, so that nothing is polished twice.
void MainWindow::makePagesAnew()
{
    setUpdatesEnabled(false);
    const bool isAtTitle = page() == m_title;
    const bool isAtPlay = page() == m_play;
    const bool isAtPlaytest = page() == m_playtest;
    const bool isAtReplay = page() == m_watching;
    const bool wasAskedInPlay = m_watchedFrom == m_play;
    const bool isAtEditor = page() == m_editor;
    const QString problem = m_title->problem();
    const PlayPage::View view = m_play->view();
    const PlayPage::View testedView = m_playtest != nullptr ? m_playtest->view() : PlayPage::View();
    auto game = m_play->takeGame();
    auto tested = m_playtest != nullptr ? m_playtest->takeGame() : nullptr;
    const auto watched = isAtReplay ? m_watching->player().replay() : nullptr;
    const std::size_t point = watched ? m_watching->player().point() : 0;
    if (m_watching != nullptr)
        m_watching->dropGame();
    if (m_editor != nullptr)
        m_editorWork = m_editor->takeWork();
    const SettingsSheet* sheet = settingsSheet();
    const bool isSheetOld = looksElse(m_madeWith, m_settings);
    const auto place = sheet != nullptr ? std::optional(sheet->place()) : std::nullopt;
    QWidget* const focus = sheet != nullptr ? sheet->focusWidget() : nullptr;

    menuBar()->clear();
    if (isSheetOld)
        delete std::exchange(m_overlay, nullptr);
    for (QWidget* page : std::initializer_list<QWidget*>{m_title, m_newGame, m_load, m_scores, m_play, m_playtest,
                                                         m_watching, m_editor})
        delete page;
    m_playtest = nullptr;
    m_watching = nullptr;
    const bool hadEditor = std::exchange(m_editor, nullptr) != nullptr;
    speakAsSet();
    applyTheme();

    if (isSheetOld)
        makeOverlay();
    makePages();
    if (game)
        m_play->resume(std::move(game));
    m_play->setView(view);
    if (tested) {
        playtest().resume(std::move(tested));
        m_playtest->setView(testedView);
    }
    if (hadEditor)
        editor();
    if (isAtPlay)
        showPage(m_play);
    else if (isAtPlaytest)
        showPage(&playtest());
    else if (isAtEditor)
        showPage(&editor());
    else if (watched)
        showReplay(watched, point);
    else
        showTitle();
    if (wasAskedInPlay)
        m_watchedFrom = m_play;
    m_title->setProblem(problem);
    if (place && isAtTitle) {
        m_cameFrom = &m_title->button(TitlePage::Entry::Settings);
        m_cameFrom->setFocus(); // so that another sheet finds it
    }
    if (place && isSheetOld)
        openSettings(*place);
    else if (focus != nullptr)
        focus->setFocus(); // pages that are shown take it
    else
        focusPage();
    setUpdatesEnabled(true);
}

void MainWindow::makeOverlay()
{
    m_overlay = new SheetHost(*m_pages);
    connect(m_overlay, &SheetHost::closed, this, &MainWindow::focusPage);
}

// Over the shown page, which waits with its menus until focusPage().
void MainWindow::openOverlay(Sheet* sheet)
{
    menuBar()->setEnabled(false);
    m_cameFrom = focusWidget();
    m_overlay->open(sheet);
}

SettingsSheet* MainWindow::settingsSheet() const { return qobject_cast<SettingsSheet*>(m_overlay->sheet()); }

void MainWindow::showSettings()
{
    if (m_overlay->sheet() == nullptr)
        openSettings({SettingsPage::General, {}, {}, m_settings});
}

void MainWindow::openSettings(const SettingsPlace& place)
{
    auto* sheet = new SettingsSheet(m_settings, m_folders, place);
    connect(sheet, &SettingsSheet::changed, this, &MainWindow::changeSettings);
    openOverlay(sheet);
}

void MainWindow::changeTextSize(int step)
{
    const Setting& row = setting(SettingId::TextSize);
    Settings settings = m_settings;
    row.set(settings, std::clamp(settings.textPercent + step * kTextStep, row.low, row.high));
    changeSettings(settings);
}

void MainWindow::focusPage()
{
    menuBar()->setEnabled(true);
    if (page() == m_play || page() == m_playtest || page() == m_watching)
        static_cast<PlayPage*>(page())->focusMap();
    else if (m_cameFrom)
        m_cameFrom->setFocus();
    else if (page() == m_title)
        m_title->focusEntry();
    else
        page()->setFocus();
}

void MainWindow::tellOfSettings()
{
    if (m_settingsProblem.isEmpty())
        return;
    tellInSheet(tr("Settings"), std::exchange(m_settingsProblem, {}));
}

void MainWindow::tellInSheet(const QString& title, const QString& words)
{
    auto* sheet = new Sheet(title, Sheet::Size::Note);
    sheet->body().addWidget(wrappedLabel(words));
    QPushButton* go = sheet->addButton(tr("Go on"));
    connect(go, &QPushButton::clicked, sheet, &Sheet::dismissed);
    sheet->setDefaultButton(go);
    openOverlay(sheet);
}

} // namespace cave
