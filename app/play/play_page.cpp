// SPDX-License-Identifier: MIT
#include "app/play/play_page.h"

#include "app/play/look_text.h"
#include "app/play/message_list.h"
#include "app/play/pack_sheet.h"
#include "app/play/play_scene.h"
#include "app/play/status_panel.h"
#include "app/play/thing_text.h"
#include "app/view/minimap_widget.h"
#include "app/view/palette.h"
#include "app/view/theme.h"
#include "app/view/widgets.h"

#include <QAction>
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

PlayPage::PlayPage(Kind kind, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_artwork(std::move(artwork)), m_actions(m_keys),
      m_view(new LevelView(LevelView::Mode::Play, this)), m_scene(new PlayScene(*m_view, m_artwork, this)),
      m_messages(new MessageModel(kPanelLines, this)), m_messageList(new MessageList(MessageList::Kind::Panel, this)),
      m_panel(new StatusPanel(m_artwork, m_keys, this)), m_statusLine(roleLabel({}, "strong")),
      m_lookLine(roleLabel({}, "")), m_sheets(new SheetHost(*this))
{
    m_view->setTakesTab(true);
    m_messageList->setModel(m_messages);
    buildLayout();
    connectParts();
    for (const PlayAction action :
         {PlayAction::Save, PlayAction::NewGame, PlayAction::LoadGame, PlayAction::GiveUp, PlayAction::Title})
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
    MinimapWidget& minimap = m_panel->minimap();
    connect(&minimap, &MinimapWidget::cellPressed, this, [this](QPoint cell) { m_view->centerOnCell(cell); });
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
        if (m_look)
            nextSighting(backwards);
        else
            trigger(PlayAction::Ascii);
    });
    connect(m_sheets, &SheetHost::closed, this, [this] {
        refreshRefusals();
        focusMap();
    });
    connect(m_sheets, &SheetHost::opened, this, &PlayPage::refreshRefusals);
}

void PlayPage::play(std::unique_ptr<RunningGame> game)
{
    m_sheets->close();
    m_game = std::move(game);
    m_look.reset();
    m_aimed.reset();
    m_scene->setCursor(std::nullopt);
    m_scene->setBlast({});
    m_note = tr("Press %1 for all keys.").arg(m_keys.firstLabel(PlayAction::Help));
    m_describer.emplace(m_game->world().state().catalogue);
    m_messages->begin(m_game->world().state().catalogue);
    connect(m_game.get(), &RunningGame::turnPlayed, this, &PlayPage::onTurn);
    connect(m_game.get(), &RunningGame::refused, this, &PlayPage::onRefused);
    connect(m_game.get(), &RunningGame::recordFailed, this,
            [this](const Error& error) { say(tr("The record could not be written. %1").arg(described(error))); });
    m_scene->show(m_game->world());
    m_panel->begin(*m_game, *m_describer);
    refresh();
    m_messageList->scrollToBottom();
    emit gameChanged();
    if (m_game->world().isOver())
        openEndSheet();
    else
        focusMap();
    openGains();
}

void PlayPage::dropGame()
{
    m_sheets->close();
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

bool PlayPage::isAscii() const { return m_scene->isAscii(); }

void PlayPage::setAscii(bool isAscii)
{
    m_scene->setAscii(isAscii);
    m_actions[PlayAction::Ascii].setChecked(isAscii);
    if (m_game)
        m_panel->show(*m_game, *m_describer, isAscii);
}

void PlayPage::setAnimated(bool isAnimated) { m_scene->setAnimated(isAnimated); }

void PlayPage::onTurn(const Turn& turn)
{
    m_note.clear();
    stopLooking();
    m_scene->playTurn(m_game->world(), turn);
    refresh();
    if (m_game->world().isOver())
        openEndSheet();
    openGains();
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
    m_statusLine->setText(status);
    refreshRefusals();
    refreshLookLine();
}

// What is said now, else the cell that is looked at, else what the hero stands on.
void PlayPage::refreshLookLine()
{
    if (!m_game)
        return;
    QString text = m_note;
    const auto cell = m_look ? m_look : m_hovered;
    if (text.isEmpty() && cell)
        text = lookText(m_game->world(), *m_describer, {cell->x(), cell->y(), m_game->world().hero().at.z});
    if (m_aimed && m_note.isEmpty())
        text = aimText(text);
    if (text.isEmpty())
        text = standingText(m_game->world(), m_keys);
    m_lookLine->setToolTip(text);
    m_lookLine->setText(text);
}

QString PlayPage::lookLine() const { return m_lookLine->text(); }

void PlayPage::say(const QString& note)
{
    m_note = note;
    refreshLookLine();
}

void PlayPage::refreshRefusals()
{
    if (!m_game)
        return;
    const QString inTheWay = m_sheets->sheet() != nullptr ? tr("Close what is open first (Esc).") : QString();
    const auto set = [&](PlayAction action, const std::optional<Command>& command) {
        QString why = inTheWay;
        if (const auto refusal = command && why.isEmpty() ? m_game->check(*command) : std::nullopt)
            why = m_describer->describe(refusal->why);
        m_actions.setRefusal(action, why);
        m_panel->setRefusal(action, why);
    };
    for (const PlayActionRow& row : playActions())
        if (const auto direction = directionOf(row.id))
            set(row.id, Walk{*direction});
    set(PlayAction::Wait, Wait{});
    set(PlayAction::ClimbUp, ClimbUp{});
    set(PlayAction::ClimbDown, ClimbDown{});
    set(PlayAction::Search, Search{});
    set(PlayAction::PickUp, PickUp{});
    const std::vector<Direction> doors = closableDoors();
    set(PlayAction::CloseDoor, Close{doors.empty() ? Direction::North : doors.front()});
    for (const PlayAction action : {PlayAction::Obvious, PlayAction::Look, PlayAction::CopySeed, PlayAction::Pack})
        set(action, std::nullopt);
    for (const ItemVerbRow& row : itemVerbs())
        m_actions.setRefusal(row.action, !inTheWay.isEmpty() || PackSheet::hasAny(m_game->world(), row.verb)
                                             ? inTheWay
                                             : itemVerbText(row.nothing));
    if (m_kind == Kind::Game)
        m_actions.setRefusal(PlayAction::GiveUp, m_game->world().isOver() ? tr("This game is over.") : inTheWay);
}

void PlayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    applyBand();
    m_sheets->place();
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
    m_panel->setActionsShown(m_band == Band::Wide);
    const bool minimap = m_minimapWanted.value_or(m_band == Band::Wide && !isLow);
    m_panel->setMinimapShown(minimap);
    m_actions[PlayAction::Minimap].setChecked(minimap && m_band != Band::Narrow);
    m_messageList->setVisibleLines(isLow ? 3 : isLarge ? 7 : 5);
    if (m_zoomIsUsual)
        fitCellSize();
}

void PlayPage::fitCellSize()
{
    m_zoomIsUsual = true;
    m_view->setCellSize(width() >= kLargeWindow ? kLargeCell : kUsualCell);
    if (m_game)
        m_scene->centreOnHero();
}

} // namespace cave
