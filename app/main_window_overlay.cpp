// SPDX-License-Identifier: MIT
// What lies over the pages of the main window: settings, questions, things to be told.
#include "app/main_window.h"
#include "app/manual/manual_window.h"
#include "app/modes/game_mode.h"
#include "app/modes/playtest_mode.h"
#include "app/modes/replay_mode.h"
#include "app/play/game/running_game.h"
#include "app/play/sheets/sheet.h"
#include "app/settings/settings_sheet.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/base/file_path.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "app/view/words/file_filters.h"
#include "app/view/words/isolated.h"
#include "app/view/words/shown_words.h"
#include "core/save/formats/formats.h"
#include "core/save/game_file.h"
#include "editor/actions/editor_keys.h"
#include "editor/page/editor_page.h"
#include "editor/windows/design_windows.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

const QString kFolderKey = QStringLiteral("folders/play");

// Those that could be opened.
QStringList droppedFiles(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile())
            files << url.toLocalFile();
    return files;
}

} // namespace

void MainWindow::applySettingsTo(PlayPage& page) const
{
    const Settings& now = settings();
    page.setAnimation(m_isAnimated ? m_settings.animation() : Animation::Off);
    page.setAscii(now.isAscii);
    page.setOptions({now.autosave, now.cellSize, now.messageLines, now.asksBeforeDeepWater, now.wheel, now.byEar});
    page.setChoices({now.clickTravels, now.picksUp, now.stopsForNewThings});
    page.setKeys(now.keys);
    page.setSounds(m_sounds);
}

void MainWindow::applySettings()
{
    const Settings& now = settings();
    animateTitle();
    m_title->setPicture(now.hasTitlePicture);
    m_title->setByEar(now.byEar);
    const bool soundsDiffer = m_sounds->setOptions(soundsHeard(now));
    play().setHints(now.showsHints ? &m_hints : nullptr);
    for (PlayPage* page : {&play(), m_playtest->pageMade(), m_replay->pageMade()})
        if (page != nullptr)
            applySettingsTo(*page);
    if (PlayPage* shown = shownPlayPage(); shown != nullptr && soundsDiffer)
        shown->beginSounds();
    if (m_editor != nullptr) {
        m_editor->setOptions(now.editor, now.wheel);
        m_editor->setKeys(now.keys);
    }
}

// Not behind a sheet, which would be painted anew with each picture of the torch.
void MainWindow::animateTitle()
{
    m_title->setAnimated(m_isAnimated && m_settings.animation() != Animation::Off && m_overlay->sheet() == nullptr);
}

void MainWindow::changeSettings(const Settings& settings)
{
    if (settings == this->settings())
        return; // nothing is written, so nothing is known anew
    const QString problem = m_settings.change(settings);
    const QString before = std::exchange(m_unsaved, problem);
    if (SettingsSheet* sheet = settingsSheet())
        sheet->setProblem(problem);
    else if (problem.isEmpty() && !before.isEmpty() && m_title->problem() == before)
        m_title->setProblem({});
    else if (!problem.isEmpty() && problem != before)
        tell(problem, tr("Settings"));
}

// Over the shown page, which waits with its menus until focusPage().
void MainWindow::openOverlay(Sheet* sheet)
{
    waitBehindOverlay();
    m_overlay->open(sheet);
}

// What was opened from a window of the editor lies in this one, and that one would lie over it.
void MainWindow::waitBehindOverlay()
{
    menuBar()->setEnabled(false);
    if (PlayPage* shown = shownPlayPage())
        shown->pause();
    m_back.focus = focusWidget();
    if (m_editor != nullptr)
        m_editor->windows().setAside(true);
    if (QApplication::activeWindow() != nullptr)
        activateWindow();
}

// A page that is shown behind a sheet takes the focus as it always does: its keys would then count behind the sheet.
void MainWindow::keepFocusInOverlay(const QWidget* focused)
{
    Sheet* const sheet = m_overlay->sheet();
    const bool isBehind = focused != nullptr && focused->window() == this && !m_overlay->isAncestorOf(focused);
    if (isBehind && sheet != nullptr && sheet->isVisible())
        sheet->takeFocus();
}

SettingsSheet* MainWindow::settingsSheet() const { return qobject_cast<SettingsSheet*>(m_overlay->sheet()); }

void MainWindow::showManual(const QString& page)
{
    if (m_manual == nullptr) {
        m_manual = new ManualWindow(
            [this] { return manualPages({KeyMap(settings().keys), EditorKeys(settings().keys)}); }, this);
        m_places.follow(*m_manual, m_manual->objectName());
    }
    if (!m_manual->isVisible())
        m_manual->begin(page);
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

void MainWindow::showNews()
{
    const QString news = QStringLiteral("news");
    showManual(news);
    m_manual->open(news);
}

void MainWindow::showSettings()
{
    if (m_overlay->sheet() != nullptr)
        return;
    waitBehindOverlay();
    m_overlay->open([this, before = settings()] {
        const SettingsSheet* old = settingsSheet();
        auto* sheet = new SettingsSheet(
            settings(), m_folders,
            old != nullptr ? old->place() : SettingsPlace{SettingsPage::General, {}, {}, before, m_unsaved});
        connect(sheet, &SettingsSheet::changed, this, &MainWindow::changeSettings);
        return sheet;
    });
}

void MainWindow::changeTextSize(int step)
{
    const Setting& row = setting(SettingId::TextSize);
    Settings changed = settings();
    row.set(changed, std::clamp(changed.textPercent + step * kTextStep, row.low, row.high));
    changeSettings(changed);
}

void MainWindow::focusPage()
{
    menuBar()->setEnabled(true);
    if (m_editor != nullptr)
        m_editor->windows().setAside(false);
    if (PlayPage* shown = shownPlayPage())
        shown->focusMap();
    else if (m_back.focus && m_back.focus->isVisible()) // else another page is shown by now
        m_back.focus->setFocus();
    else if (page() == m_title)
        m_title->focusEntry();
    else
        page()->setFocus();
}

void MainWindow::tellOfSettings()
{
    if (const QString problem = m_settings.takeProblem(); !problem.isEmpty())
        tellInSheet(tr("Settings"), problem);
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

void MainWindow::tell(const QString& problem, const QString& title)
{
    if (page() == m_newGame) {
        m_newGame->setProblem(problem);
    } else if (page() == m_load) {
        m_load->setProblem(problem);
    } else if (page() == m_scores) {
        m_scores->setProblem(problem);
    } else if (page() == m_title || (page() == &play() && m_game->game() == nullptr)) {
        if (page() != m_title)
            showTitle();
        m_title->setProblem(problem);
    } else {
        tellInSheet(title, problem);
    }
}

void MainWindow::tell(const QString& name, const Error& error)
{
    const QString what = described(error);
    const QString shown = shownWords(name);
    const QString told = what.contains(shown) ? what : tr("%1: %2").arg(isolated(shown), isolated(what));
    const QString words = tr("This could not be opened. %1 Nothing was changed.").arg(told);
    if (wantsKinds(pathOf(name)))
        offerImport(name, words);
    else
        tell(words, tr("Not opened"));
}

void MainWindow::offerImport(const QString& file, const QString& why)
{
    if (page() == &play() && m_game->game() == nullptr)
        showTitle();
    auto* sheet = new Sheet(tr("Not opened"), Sheet::Size::Note);
    sheet->body().addWidget(wrappedLabel(why));
    connect(sheet->addButton(tr("Not now")), &QPushButton::clicked, sheet, &Sheet::dismissed);
    QPushButton* import = sheet->addButton(tr("Import in the editor"));
    connect(import, &QPushButton::clicked, this, [this, file] {
        m_overlay->close();
        if (editor().openFile(file))
            showEditor();
    });
    sheet->setDefaultButton(import);
    openOverlay(sheet);
}

// A sheet that is open has been asked something else.
void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_overlay->sheet() == nullptr && !droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    const QStringList files = droppedFiles(*event->mimeData());
    if (files.size() == 1)
        openDropped(files.front());
    else // as on the command line
        openOnceAnswered(std::get<Arguments>(readArguments(QStringList{QStringLiteral("cavewright")} + files)));
}

void MainWindow::openDropped(const QString& file)
{
    if (isGameFile(pathOf(file))) {
        m_game->leave([this, file] { loadGameFile(file); });
        return;
    }
    auto* sheet = new Sheet(withLineEnds(shownFileName(file)), Sheet::Size::Note);
    sheet->body().addWidget(wrappedLabel(tr("Do you want to play this dungeon or to edit it?")));
    const auto add = [&](const QString& text, const auto& then) {
        QPushButton* button = sheet->addButton(text);
        connect(button, &QPushButton::clicked, this, [this, then] {
            m_overlay->close();
            then();
        });
        return button;
    };
    add(tr("Edit"), [this, file] {
        if (editor().openFile(file))
            showEditor();
    });
    sheet->setDefaultButton(
        add(tr("Play"), [this, file] { m_game->leave([this, file] { startGame(file, std::nullopt); }); }));
    openOverlay(sheet);
}

void MainWindow::chooseFileToPlay()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Play a map file"), m_state.value(kFolderKey, m_folders.dungeons).toString(), openFilter());
    if (file.isEmpty())
        return;
    m_state.setValue(kFolderKey, QFileInfo(file).absolutePath());
    startGame(file, std::nullopt);
}

// While a game runs it is put away first.
void MainWindow::chooseGameToLoad()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Load game"), m_state.value(kFolderKey, m_folders.data).toString(),
                                     savedGameFilter(QString::fromUtf8(kGameSuffix)));
    if (file.isEmpty())
        return;
    m_state.setValue(kFolderKey, QFileInfo(file).absolutePath());
    loadGameFile(file);
}

} // namespace cave
