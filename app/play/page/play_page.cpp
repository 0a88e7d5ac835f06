// SPDX-License-Identifier: MIT
#include "app/play/page/play_page.h"

#include "app/play/game/replay_player.h"
#include "app/play/keys/key_labels.h"
#include "app/play/map/play_scene.h"
#include "app/play/page/hints.h"
#include "app/play/page/status_panel.h"
#include "app/play/page/watch_bar.h"
#include "app/play/sheets/message_list.h"
#include "app/play/sheets/pack_sheet.h"
#include "app/play/sheets/story_sheet.h"
#include "app/play/words/look_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/map/minimap_widget.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

// Bands, in average character widths and line heights of the font.
constexpr int kWide = 165;
constexpr int kCompact = 115;
constexpr int kLow = 44;

constexpr int kLargeWindow = 1600; // pixels: larger cells and more messages from here
constexpr int kSmallestPanel = 316;
constexpr int kCompactPanel = 284;  // or the map would not have its share
constexpr int kLargestPanel = 420;

constexpr std::size_t kPanelLines = 200; // to scroll back through; the sheet of messages has all

constexpr int kUsualCell = 24;
constexpr int kLargeCell = 32;

} // namespace

PlayPage::PlayPage(Kind kind, std::shared_ptr<Artwork> artwork, QWidget* parent, const KeyBindings& keys)
    : QWidget(parent), m_kind(kind), m_artwork(std::move(artwork)), m_keys(keys), m_actions(m_keys),
      m_view(new LevelView(LevelView::Mode::Play, this)), m_scene(new PlayScene(*m_view, m_artwork, this)),
      m_messages(new MessageModel(kPanelLines, this)), m_messageList(new MessageList(MessageList::Kind::Panel, this)),
      m_panel(new StatusPanel(m_artwork, m_keys, this)), m_statusLine(roleLabel({}, "strong")),
      m_lookLine(roleLabel({}, "")), m_sheets(new SheetHost(*this))
{
    m_view->setTakesTab(true);
    m_messageList->setModel(m_messages);
    buildLayout();
    connectParts();
    for (const PlayAction action : {PlayAction::Save, PlayAction::NewGame, PlayAction::LoadGame, PlayAction::Watch,
                                    PlayAction::GiveUp, PlayAction::Title})
        if (m_kind == Kind::Playtest)
            m_actions.setRefusal(action, tr("This is a playtest. Esc goes back to the editor."));
}

PlayPage::~PlayPage() = default;

void PlayPage::buildLayout()
{
    setAutoFillBackground(true);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(m_view, 1);
    for (QLabel* line : {m_statusLine, m_lookLine}) {
        line->setContentsMargins(10, 2, 10, 2);
        line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        left->addWidget(line);
    }
    m_lookLine->setAccessibleName(tr("Look line"));
    left->addWidget(m_messageList);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(2);
    columns->addLayout(left, 1);
    columns->addWidget(m_panel);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    if (m_kind == Kind::Playtest) {
        m_playtestBar = new QFrame(this);
        m_playtestBar->setStyleSheet(
            QStringLiteral("QFrame { background: %1; } QLabel { color: %2; font-weight: bold; }")
                .arg(QColor(palette::kTeal).name(), QColor(palette::kPrimaryText).name()));
        auto* row = new QHBoxLayout(m_playtestBar);
        row->setContentsMargins(12, 4, 12, 4);
        row->addWidget(new QLabel(tr("Playtest"), m_playtestBar), 1);
        auto* stop = new QPushButton(tr("Back to the editor  Esc"), m_playtestBar);
        connect(stop, &QPushButton::clicked, this, &PlayPage::playtestEnded);
        row->addWidget(stop);
        rows->addWidget(m_playtestBar);
        columns->setContentsMargins(3, 0, 3, 3);
        QPalette frame = palette();
        frame.setColor(QPalette::Window, QColor(palette::kTeal));
        setPalette(frame);
    }
    rows->addLayout(columns, 1);
    if (m_kind == Kind::Replay) {
        buildWatchBar();
        rows->addWidget(m_watchBar);
    }
    m_statusLine->setAutoFillBackground(true);
    m_lookLine->setAutoFillBackground(true);
    QPalette lines = m_panel->palette();
    lines.setColor(QPalette::Window, QColor(palette::kInk1));
    m_lookLine->setPalette(lines);
    m_statusLine->setPalette(lines);
}

void PlayPage::connectParts()
{
    connect(&m_actions, &PlayActions::triggered, this, &PlayPage::trigger);
    connect(m_panel, &StatusPanel::triggered, this, [this](PlayAction action) {
        focusMap();
        trigger(action);
    });
    connect(&m_panel->inView(), &InViewList::pointedAt, this, [this](QPoint cell) { lookAt(cell); });
    connect(&m_panel->inView(), &InViewList::opened, this, qOverload<QPoint>(&PlayPage::describe));
    MinimapWidget& minimap = m_panel->minimap();
    connect(&minimap, &MinimapWidget::cellDragged, this, [this](QPoint cell) { m_view->centerOnCell(cell); });
    connect(&minimap, &MinimapWidget::cellClicked, this, [this](QPoint cell) {
        focusMap();
        clickCell(cell, Qt::LeftButton);
    });
    connectTraveller();
    connect(m_scene, &PlayScene::modelChanged, this, [this, &minimap] { minimap.setModel(m_scene->model()); });
    connect(m_scene, &PlayScene::cellsChanged, this, [&minimap](const Box& cells) { minimap.refresh(cells); });
    connect(m_view, &LevelView::moved, this, [this, &minimap] { minimap.setFrame(m_view->shownCells()); });
    connect(m_view, &LevelView::cellHovered, this, [this](int x, int y) {
        m_hovered = x < 0 ? std::nullopt : std::optional(QPoint(x, y));
        m_note.clear();
        if (m_aimed && m_hovered)
            aimAt(*m_hovered);
        else
            refreshLookLine();
    });
    connect(m_view, &LevelView::cellClicked, this, &PlayPage::clickCell);
    connect(m_view, &LevelView::tabPressed, this, [this](bool backwards) {
        m_scene->finish();
        pressTab(backwards);
    });
    connect(m_sheets, &SheetHost::closed, this, [this] {
        refreshRefusals();
        focusMap();
    });
    connect(m_sheets, &SheetHost::opened, this, &PlayPage::refreshRefusals);
}

void PlayPage::play(std::unique_ptr<RunningGame> game)
{
    resume(std::move(game));
    if (StorySheet::isDue(*m_game))
        m_sheets->open(new StorySheet(*m_game, *m_describer));
}

std::unique_ptr<RunningGame> PlayPage::takeGame()
{
    if (m_game)
        m_game->disconnect(this);
    std::unique_ptr<RunningGame> game = std::move(m_game);
    dropGame();
    return game;
}

void PlayPage::resume(std::unique_ptr<RunningGame> game)
{
    m_sheets->close();
    m_game = std::move(game);
    m_traveller.setGame(m_game.get());
    m_again = nullptr;
    m_dropsHeld = false;
    m_look.reset();
    m_aimed.reset();
    m_lastAim.reset();
    m_hint.clear();
    m_scene->setCursor(std::nullopt);
    m_scene->setAim({});
    m_note = tr("Press %1 for all keys.").arg(m_keys.firstLabel(PlayAction::Help));
    m_describer.emplace(m_game->world().state().catalogue, keyLabels(m_keys));
    m_messages->begin(m_game->world().state().catalogue, keyLabels(m_keys));
    connect(m_game.get(), &RunningGame::turnPlayed, this, &PlayPage::onTurn);
    connect(m_game.get(), &RunningGame::refused, this, &PlayPage::onRefused);
    connect(m_game.get(), &RunningGame::recordFailed, this,
            [this](const Error& error) { say(tr("The record could not be written. %1").arg(described(error))); });
    connect(m_game.get(), &RunningGame::saveFailed, this,
            [this](const Error& error) { say(tr("The game could not be saved. %1").arg(described(error))); });
    connect(m_game.get(), &RunningGame::journalFailed, this, [this](const Error& error) {
        say(tr("The journal could not be written: save now and then. %1").arg(described(error)));
    });
    connect(m_game.get(), &RunningGame::saved, this, [this] { m_panel->show(*m_game, *m_describer, isAscii()); });
    connect(m_game.get(), &RunningGame::steppedBack, this,
            m_kind == Kind::Replay ? &PlayPage::showAnew : &PlayPage::onSteppedBack);
    connect(m_game.get(), &RunningGame::stepFailed, this, [this](const Error& error) { say(described(error)); });
    m_spoken = m_game->world().state().turn == 0 ? 0 : m_game->session().messages().size();
    m_game->setAutosave(m_options.autosave);
    m_scene->show(m_game->world());
    m_panel->begin(*m_game, *m_describer);
    refresh();
    m_messageList->scrollToBottom();
    emit gameChanged();
    if (m_game->world().isOver() && m_kind != Kind::Replay)
        openEndSheet();
    else
        focusMap();
    openGains();
}

void PlayPage::dropGame()
{
    m_sheets->close();
    if (m_player != nullptr)
        m_player->end();
    m_traveller.setGame(nullptr);
    m_game.reset();
    emit gameChanged();
}

void PlayPage::focusMap()
{
    if (m_sheets->sheet() != nullptr)
        m_sheets->sheet()->takeFocus();
    else
        m_view->setFocus();
}

PlayPage::View PlayPage::view() const
{
    return {m_zoomIsUsual ? std::nullopt : std::optional(m_view->cellSize()), m_minimapWanted};
}

void PlayPage::setView(const View& view)
{
    m_minimapWanted = view.hasMinimap;
    m_zoomIsUsual = !view.cellSize;
    if (view.cellSize)
        m_view->setCellSize(*view.cellSize);
    applyBand();
    if (m_game)
        m_scene->centreOnHero();
}

bool PlayPage::isAscii() const { return m_scene->isAscii(); }

void PlayPage::setAscii(bool isAscii)
{
    m_scene->setAscii(isAscii);
    m_actions[PlayAction::Ascii].setChecked(isAscii);
    if (m_game)
        m_panel->show(*m_game, *m_describer, isAscii);
}

void PlayPage::setOptions(const PlayOptions& options)
{
    m_options = options;
    m_view->setWheel(options.wheel);
    if (m_game)
        m_game->setAutosave(m_options.autosave);
    applyBand();
}

void PlayPage::setHints(Hints* hints)
{
    m_hints = hints;
    if (m_hints == nullptr)
        m_hint.clear();
    refreshLookLine();
}

void PlayPage::setAnimation(Animation animation)
{
    m_scene->setAnimation(animation);
    m_panel->setAnimation(animation);
    setTravelPace(animation);
}

void PlayPage::onTurn(const Turn& turn)
{
    m_note.clear();
    stopLooking();
    m_scene->playTurn(m_game->world(), turn);
    if (m_hints != nullptr && !m_traveller.isUnderway()) // else it would be gone before it is read
        m_hint = m_hints->after(m_game->world(), m_keys);
    refresh();
    if (m_game->world().isOver() && m_kind != Kind::Replay)
        openEndSheet();
    openGains();
    emit gameChanged();
}

void PlayPage::onSteppedBack()
{
    m_sheets->close();
    m_scene->show(m_game->world());
    showAnew();
    say(tr("Back on turn %1.").arg(QLocale().toString(static_cast<qlonglong>(m_game->world().state().turn))));
    focusMap();
    openGains();
}

// Nothing moves there: the world is another one.
void PlayPage::showAnew()
{
    m_note.clear();
    stopLooking();
    m_messages->begin(m_game->world().state().catalogue, keyLabels(m_keys));
    m_spoken = m_game->session().messages().size();
    m_scene->playTurn(m_game->world(), {});
    refresh();
    emit gameChanged();
}

void PlayPage::onRefused(const Refusal& refusal)
{
    m_note.clear();
    if (refusal.at.z == m_game->world().hero().at.z)
        m_scene->mark({refusal.at.x, refusal.at.y});
    refresh();
    openGains();
}

void PlayPage::refresh()
{
    const World& world = m_game->world();
    m_messages->follow(m_game->session().messages(), world.state().turn);
    m_messageList->scrollToBottom();
    m_panel->show(*m_game, *m_describer, isAscii());
    const Creature& hero = world.hero();
    const int inView = static_cast<int>(sightings(world).size());
    QString status = tr("Health %1 / %2     %3     %4     Turn %5")
                         .arg(std::max(0, hero.health))
                         .arg(hero.maxHealth)
                         .arg(levelText(world, hero.at.z), tr("%n in view", nullptr, inView),
                              QLocale().toString(static_cast<qlonglong>(world.state().turn)));
    if (world.rules().hunger)
        status += QStringLiteral("     ") + appetiteWord(world);
    for (const QString& condition : signedConditionTexts(*m_describer, hero))
        status += QStringLiteral("     ") + condition;
    m_statusLine->setText(status);
    refreshRefusals();
    refreshLookLine();
    speak({hero.at.x, hero.at.y}, lookText(world, *m_describer, hero.at));
}

// What is said now, else the cell that is looked at, else what the hero stands on.
void PlayPage::refreshLookLine()
{
    if (!m_game)
        return;
    QString text = m_note;
    const auto cell = m_look ? m_look : m_hovered;
    const auto way = shownWay();
    showWay(way);
    if (text.isEmpty() && cell) {
        const Position at{cell->x(), cell->y(), m_game->world().hero().at.z};
        text = lookText(m_game->world(), *m_describer, at);
        if (way && !m_traveller.isUnderway() && way->steps != distance(at, m_game->world().hero().at))
            //: behind sentences about a cell; %n: steps of the way that is drawn on the map
            text += u' ' + tr("%n step(s) to walk.", nullptr, way->steps);
    }
    if (m_aimed && m_note.isEmpty())
        text = aimText(text);
    if (text.isEmpty())
        text = standingText(m_game->world(), m_keys);
    if (text.isEmpty())
        text = m_hint;
    m_lookText = text;
    m_lookLine->setToolTip(text);
    showLookText();
}

// One line in any window: what does not fit is in its tooltip.
void PlayPage::showLookText()
{
    m_lookLine->setText(
        m_lookLine->fontMetrics().elidedText(m_lookText, Qt::ElideRight, m_lookLine->contentsRect().width()));
}

void PlayPage::say(const QString& note)
{
    m_note = note;
    refreshLookLine();
    m_view->voice().say(note);
}

void PlayPage::refreshRefusals()
{
    if (!m_game)
        return;
    const QString inTheWay = m_sheets->sheet() != nullptr ? tr("Close what is open first (Esc).") : QString();
    if (m_kind == Kind::Replay)
        return refreshWatchRefusals(inTheWay);
    const auto set = [&](PlayAction action, const std::optional<Command>& command) {
        QString why = inTheWay;
        if (const auto refusal = command && why.isEmpty() ? m_game->check(*command) : std::nullopt)
            why = m_describer->describe(refusal->why);
        setRefusal(action, why);
    };
    for (const PlayActionRow& row : playActions())
        if (const auto direction = directionOf(row.id))
            set(row.id, Walk{*direction});
    set(PlayAction::Wait, Wait{});
    refreshTravelRefusals(inTheWay);
    set(PlayAction::Search, Search{});
    set(PlayAction::PickUp, PickUp{});
    const std::vector<Direction> doors = closableDoors();
    set(PlayAction::CloseDoor, Close{doors.empty() ? Direction::North : doors.front()});
    for (const PlayAction action :
         {PlayAction::Obvious, PlayAction::Look, PlayAction::CopySeed, PlayAction::Pack, PlayAction::Examine})
        set(action, std::nullopt);
    for (const ItemVerbRow& row : itemVerbs())
        m_actions.setRefusal(row.action, !inTheWay.isEmpty() || PackSheet::hasAny(m_game->world(), row.verb)
                                             ? inTheWay
                                             : itemVerbText(row.nothing));
    const QString notPractice = tr("Only practice games go back: tick Practice when you begin one.");
    const auto setStep = [&](PlayAction action, bool canStep, const QString& nothing) {
        m_actions.setRefusal(action, !m_game->isPractice() ? notPractice : canStep ? QString() : nothing);
    };
    setStep(PlayAction::StepBack, m_game->canStepBack(), tr("This is the first turn."));
    setStep(PlayAction::StepForward, m_game->canStepForward(), tr("No turn was taken back."));
    if (m_kind == Kind::Game)
        m_actions.setRefusal(PlayAction::GiveUp, m_game->world().isOver() ? tr("This game is over.") : inTheWay);
}

void PlayPage::setRefusal(PlayAction action, const QString& why)
{
    m_actions.setRefusal(action, why);
    m_panel->setRefusal(action, why);
    if (m_watchBar != nullptr)
        m_watchBar->setRefusal(action, why);
}

void PlayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    applyBand();
    m_sheets->place();
    layout()->activate(); // the look line has its new width
    showLookText();
}

void PlayPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyBand();
}

void PlayPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_game)
        focusMap();
}

void PlayPage::applyBand()
{
    const int u = fontMetrics().averageCharWidth();
    m_band = width() >= kWide * u ? Band::Wide : width() >= kCompact * u ? Band::Compact : Band::Narrow;
    const bool isLow = height() < kLow * fontMetrics().lineSpacing();
    const bool isLarge = width() >= kLargeWindow;
    const int least = m_band == Band::Wide ? kSmallestPanel : kCompactPanel;
    const int wanted = isLarge ? std::min(width() * 22 / 100, kLargestPanel) : 0;
    m_panel->setFixedWidth(std::min(std::max({30 * u + 24, least, wanted}), width() * 38 / 100));
    m_panel->setVisible(m_band != Band::Narrow);
    m_statusLine->setVisible(m_band == Band::Narrow);
    m_panel->setActionsShown(m_band == Band::Wide && m_kind != Kind::Replay);
    if (m_watchBar != nullptr)
        m_watchBar->setNarrow(m_band != Band::Wide);
    const bool minimap = m_minimapWanted.value_or(m_band == Band::Wide && !isLow);
    m_panel->setMinimapShown(minimap);
    m_actions[PlayAction::Minimap].setChecked(minimap && m_band != Band::Narrow);
    const int lines = m_options.messageLines > 0 ? m_options.messageLines : isLarge ? 7 : 5;
    m_messageList->setVisibleLines(isLow ? std::min(lines, 3) : lines);
    if (m_zoomIsUsual)
        fitCellSize();
}

void PlayPage::fitCellSize()
{
    m_zoomIsUsual = true;
    const int fitting = width() >= kLargeWindow ? kLargeCell : kUsualCell;
    m_view->setCellSize(m_options.cellSize > 0 ? m_options.cellSize : fitting);
    if (m_game)
        m_scene->centreOnHero();
}

} // namespace cave
