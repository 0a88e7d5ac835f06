// SPDX-License-Identifier: MIT
#include "app/play/page/play_page.h"

#include "app/play/heard/game_sounds.h"
#include "app/play/keys/key_labels.h"
#include "app/play/map/play_scene.h"
#include "app/play/page/action_buttons.h"
#include "app/play/page/caption_line.h"
#include "app/play/page/hints.h"
#include "app/play/page/look_line.h"
#include "app/play/page/status_panel.h"
#include "app/play/page/trouble_bar.h"
#include "app/play/page/watching.h"
#include "app/play/sheets/message_list.h"
#include "app/play/sheets/story_sheet.h"
#include "app/view/map/level_view.h"
#include "app/view/map/minimap_widget.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/passage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr std::size_t kPanelLines = 200; // to scroll back through; the sheet of messages has all

} // namespace

PlayPage::PlayPage(Kind kind, std::shared_ptr<Artwork> artwork, QWidget* parent, const KeyBindings& keys)
    : QWidget(parent), m_kind(kind), m_context{KeyMap(keys), std::move(artwork), nullptr, std::nullopt},
      m_actions(m_context.keys), m_view(new LevelView(LevelView::Mode::Play, this)),
      m_scene(new PlayScene(*m_view, m_context.artwork, this)), m_messages(new MessageModel(kPanelLines, this)),
      m_messageList(new MessageList(MessageList::Kind::Panel, this)),
      m_panel(new StatusPanel(m_context.artwork, m_context.keys, this)), m_statusLine(roleLabel({}, "strong")),
      m_lookLine(new LookLine), m_trouble(new TroubleBar(this)), m_host(new SheetHost(*this)),
      m_watching(kind == Kind::Replay ? new Watching(m_context, *this) : nullptr),
      m_fit({*this, *m_view, *m_scene, *m_panel, *m_statusLine, *m_messageList, m_actions[PlayAction::Minimap],
             m_watching != nullptr ? &m_watching->bar() : nullptr}),
      m_cursor(m_context, *m_scene), m_errands(m_context),
      m_sheets(
          {m_context, *m_host, *m_scene, *m_view, *m_messages, m_errands.traveller().pilot(), {m_panel, m_statusLine}}),
      m_voice(m_context, m_view->voice()), m_captions(new CaptionLine(*m_view))
{
    m_view->setTakesTab(true);
    m_messageList->setModel(m_messages);
    buildLayout();
    connectParts();
    keepCurrent(*this, [this] { retranslate(); });
}

PlayPage::~PlayPage() = default;

void PlayPage::buildLayout()
{
    setAutoFillBackground(true);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(m_view, 1);
    for (QLabel* line : std::initializer_list<QLabel*>{m_statusLine, m_lookLine}) {
        line->setContentsMargins(10, 2, 10, 2);
        line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        line->setAutoFillBackground(true);
        left->addWidget(line);
    }
    m_statusLine->setWordWrap(true); // it tells what the panel would
    QSizePolicy policy = m_statusLine->sizePolicy();
    policy.setHeightForWidth(true);
    m_statusLine->setSizePolicy(policy);
    left->addWidget(m_messageList);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(2);
    columns->addLayout(left, 1);
    columns->addWidget(m_panel);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_trouble);
    if (m_kind == Kind::Playtest) {
        QWidget* bar = newPlaytestBar();
        rows->addWidget(bar);
        m_host->setUncovered(bar);
        columns->setContentsMargins(3, 0, 3, 3);
    }
    rows->addLayout(columns, 1);
    if (m_watching != nullptr)
        rows->addWidget(&m_watching->bar());
}

QWidget* PlayPage::newPlaytestBar()
{
    auto* bar = new QFrame(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 12, 4);
    auto* name = new QLabel(bar);
    row->addWidget(name, 1);
    m_backToEditor = new QPushButton(bar);
    connect(m_backToEditor, &QPushButton::clicked, this, &PlayPage::playtestEnded);
    row->addWidget(m_backToEditor);
    keepCurrent(*bar, [bar, name] {
        bar->setStyleSheet(QStringLiteral("QFrame { background: %1; } QLabel { color: %2; font-weight: bold; }")
                               .arg(QColor(palette::kTeal).name(), QColor(palette::kPrimaryText).name()));
        name->setText(tr("Playtest"));
    });
    return bar;
}

void PlayPage::connectParts()
{
    connect(&m_actions, &PlayActions::triggered, this, &PlayPage::trigger);
    connect(m_panel, &StatusPanel::triggered, this, [this](PlayAction action) {
        focusMap();
        trigger(action);
    });
    connect(&m_panel->inView(), &InViewList::pointedAt, this, [this](QPoint cell) {
        hush();
        m_cursor.moveTo(cell);
    });
    connect(&m_panel->inView(), &InViewList::opened, this, &PlayPage::describe);
    connect(&m_cursor, &MapCursor::started, this, &PlayPage::focusMap);
    connect(&m_cursor, &MapCursor::changed, this, &PlayPage::showLookLine);
    connect(&m_cursor, &MapCursor::moved, this, [this](QPoint cell) {
        m_lookLine->setNote({});
        showLookLine();
        m_voice.tell(cell, lookLine());
    });
    connect(m_trouble, &TroubleBar::retryRequested, this, [this] {
        focusMap();
        trigger(PlayAction::Save);
    });
    connect(m_trouble, &TroubleBar::said, this, [this] {
        m_messages->follow(m_context.game->session().messages(), m_context.world().state().turn);
        m_messageList->scrollToBottom();
        m_voice.tellMessages();
    });
    connectMap();
    connectErrands();
    connectSheets();
    if (m_watching != nullptr)
        connectWatching();
}

void PlayPage::connectMap()
{
    MinimapWidget& minimap = m_panel->minimap();
    connect(&minimap, &MinimapWidget::cellDragged, this, [this](QPoint cell) { m_view->centerOnCell(cell); });
    connect(&minimap, &MinimapWidget::cellClicked, this, [this](QPoint cell) {
        focusMap();
        clickCell(cell, Qt::LeftButton);
    });
    connect(m_scene, &PlayScene::modelChanged, this, [this, &minimap] { minimap.setModel(m_scene->model()); });
    connect(m_scene, &PlayScene::cellsChanged, this, [&minimap](const Box& cells) { minimap.refresh(cells); });
    connect(m_view, &LevelView::moved, this, [this, &minimap] { minimap.setFrame(m_view->shownCells()); });
    connect(m_view, &LevelView::cellHovered, this, [this](int x, int y) {
        forgetNote();
        m_cursor.setPointed(x < 0 ? std::nullopt : std::optional(QPoint(x, y)));
    });
    connect(m_view, &LevelView::cellClicked, this, &PlayPage::clickCell);
    connect(m_view, &LevelView::tabPressed, this, [this](bool backwards) {
        m_scene->finish();
        pressTab(backwards);
    });
}

void PlayPage::connectErrands()
{
    connect(&m_errands, &Errands::begun, &m_cursor, &MapCursor::stop);
    connect(&m_errands, &Errands::said, this, &PlayPage::say);
    connect(&m_errands, &Errands::aimAgainRequested, this, [this] { trigger(PlayAction::ThrowAgain); });
    connect(&m_errands, &Errands::ended, this, [this](const QString& words) {
        if (!words.isEmpty()) { // told with the rest: a reader would break it off and begin anew
            m_lookLine->setNote(words);
            m_voice.hold(words);
        }
        refresh();
        if (m_host->sheet() == nullptr) // refused until a gain is chosen, as any other act is
            openGains();
    });
    connect(&m_errands, &Errands::interrupted, this, [this](const Interruption& cause) {
        const World& world = m_context.world();
        if (cause.at && cause.at->z == world.hero().at.z && !world.isOver())
            m_scene->mark({cause.at->x, cause.at->y}, PlayScene::kCauseTime);
        m_voice.hear(cause);
        refresh();
    });
    connect(&m_errands, &Errands::deepWaterAhead, this, [this](const Command& command) {
        const auto* walk = std::get_if<Walk>(&command);
        const bool isDragged = walk && wouldBeDraggedDown(m_context.world(), walk->direction);
        m_sheets.ask({QT_TR_NOOP("Deep water"),
                      isDragged
                          ? QT_TR_NOOP("You find no ground there, and what you wear drags you down: you drown sooner.")
                          : QT_TR_NOOP("You find no ground there. Whoever stays too long drowns."),
                      QT_TR_NOOP("Go in"), QT_TR_NOOP("Stay out")},
                     [this, command] { m_errands.act(command); });
    });
    connect(&m_errands, &Errands::allyAhead, this, &PlayPage::askAboutAlly);
    connect(&m_errands, &Errands::captiveAhead, this, &PlayPage::askAboutCaptive);
    connect(&m_errands, &Errands::fireAhead, this, [this](const Command& command) {
        m_sheets.ask({QT_TR_NOOP("Fire"), QT_TR_NOOP("Whoever goes in burns for some turns. Water puts it out."),
                      QT_TR_NOOP("Go in"), QT_TR_NOOP("Stay out")},
                     [this, command] { m_errands.act(command); });
    });
    connect(&m_errands, &Errands::gasAhead, this, [this](const Command& command) {
        m_sheets.ask({QT_TR_NOOP("Bad air"), QT_TR_NOOP("You see what hangs there. It does nobody good."),
                      QT_TR_NOOP("Go in"), QT_TR_NOOP("Stay out")},
                     [this, command] { m_errands.act(command); });
    });
    connect(&m_errands, &Errands::chasmAhead, this, [this](const Command& command) {
        const bool isUnhurt = knownGiftsOf(m_context.world()).weightless;
        m_sheets.ask({QT_TR_NOOP("Chasm"),
                      isUnhurt ? QT_TR_NOOP("You fall to the level below, and do not hurt yourself.")
                               : QT_TR_NOOP("You fall to the level below, and hurt yourself."),
                      QT_TR_NOOP("Jump"), QT_TR_NOOP("Stay here")},
                     [this, command] { m_errands.act(command); });
    });
}

void PlayPage::connectSheets()
{
    connect(m_host, &SheetHost::closed, this, [this] {
        showRefusals();
        focusMap();
    });
    connect(m_host, &SheetHost::opened, this, &PlayPage::showRefusals);
    connect(&m_sheets, &PlaySheets::actionChosen, this, &PlayPage::trigger);
    connect(&m_sheets, &PlaySheets::placeChosen, this, &PlayPage::travelTo);
    connect(&m_sheets, &PlaySheets::useChosen, this, &PlayPage::useThing);
    connect(&m_sheets, &PlaySheets::thingsChosen, this, [this](const std::vector<EntityId>& items) {
        if (!isOnlyWatched())
            m_errands.take(items);
    });
    connect(&m_sheets, &PlaySheets::putChosen, this, [this](const std::vector<EntityId>& items, EntityId chest) {
        if (!isOnlyWatched())
            m_errands.put(items, chest);
    });
    connect(&m_sheets, &PlaySheets::allThingsChosen, this, [this] { submit(PickUp{}); });
    connect(&m_sheets, &PlaySheets::gainChosen, this, [this](Gained gained) { submit(Gain{gained}); });
    connect(&m_sheets, &PlaySheets::placeToWearChosen, this,
            [this](EntityId item, Use place) { submit(Wear{item, place}); });
    connect(&m_sheets, &PlaySheets::thingToTemperChosen, this,
            [this](EntityId item, EntityId on) { submit(UseOn{item, on}); });
    connect(&m_sheets, &PlaySheets::orderChosen, this, [this](Duty duty) { submit(Order{duty}); });
    connect(&m_sheets, &PlaySheets::endChosen, this, &PlayPage::chooseAfterEnd);
}

void PlayPage::connectWatching()
{
    connect(m_watching, &Watching::changed, this, &PlayPage::onWatched);
    connect(&m_watching->bar(), &WatchBar::triggered, this, &PlayPage::trigger);
    connect(&m_watching->bar(), &WatchBar::left, this, &PlayPage::focusMap);
    connect(m_host, &SheetHost::opened, m_watching, &Watching::pause);
}

void PlayPage::play(std::unique_ptr<RunningGame> game)
{
    resume(std::move(game));
    if (StorySheet::isDue(*m_context.game))
        m_sheets.openStory();
}

void PlayPage::resume(std::unique_ptr<RunningGame> game)
{
    m_host->closeAll();
    m_context.game = std::move(game);
    m_context.newDeeds.clear();
    m_errands.begin();
    m_cursor.forget();
    m_pending.take();
    m_lookLine->setHint({});
    if (m_hints != nullptr)
        m_hints->begin();
    const QString allKeys = tr("Press %1 for all keys.").arg(keys().firstLabel(PlayAction::Help));
    m_lookLine->setNote(allKeys);
    m_context.describer.emplace(m_context.world().state().catalogue, keyLabels(keys()));
    m_messages->begin(m_context.world().state().catalogue, keyLabels(keys()));
    connectGame();
    m_voice.begin(m_context.world().state().turn == 0);
    //: said by screen readers; %1, %2: keys
    const QString askingKeys = tr("%1 says what is around you, %2 describes the place.");
    m_voice.hint(allKeys + u' ' +
                 askingKeys.arg(keys().firstLabel(PlayAction::Around), keys().firstLabel(PlayAction::Place)));
    m_context.game->setAutosave(m_fit.options().autosave);
    m_scene->setPortrait(m_context.game->hero().portrait);
    m_scene->show(m_context.world());
    m_panel->begin(*m_context.game, *m_context.describer);
    beginSounds(); // before it is told what is heard
    refresh();
    emit gameChanged();
    if (m_context.world().isOver() && m_kind != Kind::Replay)
        showEnd();
    else
        focusMap();
    openGains();
}

void PlayPage::connectGame()
{
    const RunningGame* game = m_context.game.get();
    m_trouble->follow(*m_context.game);
    connect(game, &RunningGame::turnPlayed, this, &PlayPage::onTurn);
    connect(game, &RunningGame::refused, this, &PlayPage::onRefused);
    connect(game, &RunningGame::saved, this,
            [this] { m_panel->show(*m_context.game, *m_context.describer, isAscii()); });
    connect(game, &RunningGame::steppedBack, this,
            m_kind == Kind::Replay ? &PlayPage::showAnew : &PlayPage::onSteppedBack);
    connect(game, &RunningGame::stepFailed, this, [this](const Error& error) { say(described(error)); });
}

void PlayPage::dropGame()
{
    m_host->closeAll();
    if (m_watching != nullptr)
        m_watching->end();
    m_errands.traveller().setGame(nullptr);
    if (m_sounds != nullptr)
        m_sounds->stop();
    m_context.game.reset();
    emit gameChanged();
}

void PlayPage::watch(std::shared_ptr<const Replay> replay, std::size_t point, GameLabels labels)
{
    m_watching->end();
    auto game = std::make_unique<RunningGame>(replay->sessionAt(point), std::nullopt, RunningGame::Mode::Watched);
    game->setLabels(std::move(labels));
    resume(std::move(game));
    m_watching->begin(std::move(replay));
    say(m_watching->howToWatch());
}

void PlayPage::pause()
{
    if (m_watching != nullptr && m_watching->player().isPlaying())
        m_watching->pause();
}

const ReplayPlayer& PlayPage::player() const { return m_watching->player(); }

WatchBar& PlayPage::watchBar() const { return m_watching->bar(); }

void PlayPage::leave(std::function<void()> then)
{
    const auto saved = m_context.game ? m_context.game->putAway() : Result<void>{};
    if (saved)
        return then();
    m_sheets.ask(
        {QT_TR_NOOP("The game could not be saved"), nullptr, QT_TR_NOOP("Leave without saving"), QT_TR_NOOP("Stay")},
        std::move(then), [error = saved.error()] { return described(error); });
}

void PlayPage::focusMap()
{
    if (m_host->sheet() != nullptr)
        m_host->sheet()->takeFocus();
    else
        m_view->setFocus();
}

void PlayPage::setKeys(const KeyBindings& keys)
{
    m_context.keys = KeyMap(keys);
    m_panel->showKeys();
    if (m_watching != nullptr)
        m_watching->bar().retranslate();
    retranslate();
    m_host->makeAnew();
}

void PlayPage::setAscii(bool isAscii)
{
    m_scene->setAscii(isAscii);
    m_actions[PlayAction::Ascii].setChecked(isAscii);
    if (m_context.game)
        m_panel->show(*m_context.game, *m_context.describer, isAscii);
}

bool PlayPage::isAscii() const { return m_scene->isAscii(); }

void PlayPage::setOptions(const PlayOptions& options)
{
    m_errands.setAsksBeforeDeepWater(options.asksBeforeDeepWater);
    m_view->setWheel(options.wheel);
    m_voice.setByEar(options.byEar);
    m_fit.setOptions(options);
    if (m_context.game)
        m_context.game->setAutosave(options.autosave);
}

void PlayPage::setChoices(const PilotChoices& choices)
{
    m_errands.traveller().setChoices(choices);
    showLookLine();
}

void PlayPage::setHints(Hints* hints)
{
    m_hints = hints;
    if (m_hints == nullptr)
        m_lookLine->setHint({});
    showLookLine();
}

void PlayPage::setSounds(std::shared_ptr<GameSounds> sounds)
{
    if (sounds == m_sounds)
        return;
    m_sounds = std::move(sounds);
    beginSounds();
}

void PlayPage::setAnimation(Animation animation)
{
    m_scene->setAnimation(animation);
    m_panel->setAnimation(animation);
    m_errands.setPace(animation);
}

void PlayPage::finishMotion()
{
    m_scene->finish();
    m_panel->finishMotion();
}

void PlayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_fit.apply();
    m_host->place();
    layout()->activate(); // at once: a page that was just made may be painted before its layout is asked for
}

void PlayPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_fit.apply();
}

void PlayPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_context.game)
        focusMap();
    beginSounds();
}

void PlayPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    endErrand(); // nobody would see where the hero goes
    showLookLine();
    if (m_sounds != nullptr)
        m_sounds->stop();
}

} // namespace cave
