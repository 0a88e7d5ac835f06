// SPDX-License-Identifier: MIT
#include "app/play/page/status_panel.h"

#include "app/play/game/running_game.h"
#include "app/play/page/action_buttons.h"
#include "app/play/page/hero_bars.h"
#include "app/play/page/number_grid.h"
#include "app/play/page/pack_glance.h"
#include "app/play/sheets/row_delegate.h"
#include "app/play/words/creature_text.h"
#include "app/play/words/hero_text.h"
#include "app/play/words/hero_title.h"
#include "app/view/map/minimap_widget.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/elided_label.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "app/view/words/game_reference.h"
#include "core/rules/facts/pack.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kPortrait = 48;
constexpr int kGearPicture = 20;
constexpr int kPanelMargin = 12;
constexpr int kGap = 8; // between parts

constexpr int kRowsInView = 5; // are kept free before there is room for the pack
constexpr int kFewestInView = 3; // are kept free before there is room for the buttons and the small map

ElidedLabel* elidedLabel(const char* role)
{
    auto* label = new ElidedLabel;
    label->setProperty("role", role);
    return label;
}

// %1: the thing in that use.
QString gearText(Use use)
{
    switch (use) {
    case Use::None: break;
    case Use::Wielded: return StatusPanel::tr("In hand: %1");
    case Use::Worn: return StatusPanel::tr("Worn: %1");
    case Use::Off: return StatusPanel::tr("In the off hand: %1");
    case Use::Ring1:
    case Use::Ring2: return StatusPanel::tr("Ring: %1");
    }
    return {};
}

int leastHeight(const QLayout& column, int width)
{
    return column.hasHeightForWidth() ? column.minimumHeightForWidth(width) : column.minimumSize().height();
}

// The column counts it as high as its width lets it be.
int minimapHeight(const MinimapWidget& minimap, int panelWidth)
{
    return std::min(minimap.heightForWidth(panelWidth - 2 * kPanelMargin), minimap.maximumHeight());
}

// Where there is too little room for all, the small map becomes smaller, or buttons and bars would be cut.
void fitMinimap(MinimapWidget& minimap, const QLayout& column, QSize panel)
{
    const int wanted = minimap.heightForWidth(panel.width() - 2 * kPanelMargin);
    const int now = minimap.isHidden() ? 0 : minimapHeight(minimap, panel.width());
    const int room = panel.height() - (leastHeight(column, panel.width()) - now);
    minimap.setMaximumHeight(room >= wanted ? QWIDGETSIZE_MAX : std::max(minimap.minimumSizeHint().height(), room));
}

} // namespace

StatusPanel::StatusPanel(std::shared_ptr<Artwork> artwork, const KeyMap& keys, QWidget* parent)
    : QFrame(parent), m_artwork(std::move(artwork)), m_keys(keys), m_portrait(new QLabel(this)),
      m_name(elidedLabel("name")), m_dungeon(elidedLabel("muted")), m_mode(wrappedLabel({}, "muted")),
      m_bars(new HeroBars(this)), m_numbers(new NumberGrid(*this)), m_level(elidedLabel("strong")),
      m_turn(roleLabel({}, "muted")), m_seed(elidedLabel("number")), m_saved(roleLabel({}, "faint")),
      m_inView(new InViewList(m_artwork, this)), m_pack(new PackGlance(m_artwork, this)),
      m_minimap(new MinimapWidget(this))
{
    setProperty("role", "panel");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // the page leaves parts out where it is low
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kPanelMargin, 10, kPanelMargin, 12);
    column->setSpacing(kGap);
    column->addLayout(newHead());
    column->addWidget(m_bars);
    column->addLayout(m_numbers);
    column->addLayout(newGear());
    column->addWidget(ruleLine());
    column->addLayout(newPlace());
    column->addWidget(ruleLine());
    QLabel* inView = headingLabel({});
    column->addWidget(inView);
    column->addWidget(m_inView);
    column->addWidget(m_pack);
    column->addStretch(1);
    m_actions = new ActionButtons(m_keys, this); // behind the others in the order of Tab
    column->addWidget(m_actions);
    column->addWidget(m_minimap);
    connect(m_actions, &ActionButtons::triggered, this, &StatusPanel::triggered);
    connect(m_bars, &HeroBars::levelUpRequested, this, [this] { emit triggered(PlayAction::LevelUp); });
    m_pack->setKey(m_keys.firstLabel(PlayAction::Pack));
    connect(m_pack, &PackGlance::opened, this, [this] { emit triggered(PlayAction::Pack); });
    keepCurrent(*this, [this, inView] {
        setHeading(*inView, tr("In view"));
        m_minimap->setAccessibleName(tr("Small map"));
    });
}

QLayout* StatusPanel::newHead()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    auto* frame = new QFrame(this);
    frame->setProperty("role", "card");
    auto* inside = new QHBoxLayout(frame);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(m_portrait);
    row->addWidget(frame);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch();
    words->addWidget(m_name);
    words->addWidget(m_dungeon);
    words->addWidget(m_mode);
    words->addStretch();
    row->addLayout(words, 1);
    return row;
}

QLayout* StatusPanel::newGear()
{
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    for (std::size_t i = 0; i < m_gear.size(); ++i) {
        m_gear[i].use = kUsesOfGear[i];
        column->addLayout(newRow(m_gear[i]));
    }
    column->addLayout(newRow(m_counted));
    return column;
}

QLayout* StatusPanel::newRow(GearRow& gear)
{
    gear.picture = pictureLabel({});
    gear.text = elidedLabel("");
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(gear.picture);
    row->addWidget(gear.text, 1);
    return row;
}

QLayout* StatusPanel::newPlace()
{
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    auto* turn = new QHBoxLayout;
    turn->addWidget(m_turn);
    turn->addStretch();
    turn->addWidget(m_saved);
    auto* seed = new QHBoxLayout;
    seed->setSpacing(4);
    m_copy = iconButton(QStringLiteral("duplicate"), {}, {}, 18);
    keepCurrent(*m_copy, [this] { nameCopy(); });
    connect(m_copy, &QToolButton::clicked, this, [this] { emit triggered(PlayAction::CopySeed); });
    seed->addWidget(m_seed);
    seed->addWidget(m_copy);
    column->addWidget(m_level);
    column->addLayout(turn);
    column->addLayout(seed);
    return column;
}

void StatusPanel::nameCopy()
{
    nameButton(*m_copy, withoutMnemonic(playText(playAction(PlayAction::CopySeed).name)),
               m_keys.firstLabel(PlayAction::CopySeed));
}

void StatusPanel::showKeys()
{
    nameCopy();
    m_pack->setKey(m_keys.firstLabel(PlayAction::Pack));
    m_actions->retranslate();
}

// The height of a part may depend on the width that it was given before.
bool StatusPanel::event(QEvent* event)
{
    const bool isTaken = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        fitParts();
    return isTaken;
}

void StatusPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const int inside = contentsRect().width() - 2 * kPanelMargin;
    m_numbers->arrange(inside);
    m_actions->arrange(inside);
    fitParts();
}

// What is in view comes first, and a few rows are kept free for it, whatever there is, or the others would come and go.
// The pack is told in a line where it has no room; the small map becomes smaller, then leaves; the buttons leave last.
void StatusPanel::fitParts()
{
    constexpr int kUnknown = QWIDGETSIZE_MAX; // before it is shown it has no height to go by
    const int all = isVisible() ? roomForLast() : kUnknown;
    int room = all;
    const auto take = [&](const QWidget& part) { return (room -= part.minimumSizeHint().height() + kGap) >= 0; };
    m_actions->setVisible(m_areActionsWanted && take(*m_actions));
    const bool isMapWanted = m_minimapWanted != MinimapWanted::No;
    const bool isMapShown = isMapWanted && (take(*m_minimap) || m_minimapWanted == MinimapWanted::Always);
    if (m_minimap->isHidden() == isMapShown) {
        m_minimap->setVisible(isMapShown);
        emit minimapShown(isMapShown);
    }
    const bool haveAllRoom = m_actions->isHidden() != m_areActionsWanted && isMapShown == isMapWanted;
    fitPack(haveAllRoom, all >= 0 ? kFewestInView : 1);
    fitMinimap(*m_minimap, *layout(), size());
    layout()->activate(); // or the old places would be painted once more
}

void StatusPanel::fitPack(bool haveOthersRoom, int fewestInView)
{
    const int others = layout()->sizeHint().height() - m_inView->sizeHint().height() - m_pack->sizeHint().height();
    const int room = height() - others - kRowsInView * RowDelegate::height();
    const bool hasRoom = haveOthersRoom && room >= m_pack->leastHeight();
    m_pack->setBrief(!hasRoom);
    // The rows that were kept free are not taken by a long pack.
    const int rows = hasRoom ? kRowsInView : fewestInView;
    m_inView->setMinimumHeight(std::min(m_inView->sizeHint().height(), m_inView->heightOf(rows)));
}

// What is left for buttons and small map where all others are as low as they can be.
int StatusPanel::roomForLast() const
{
    int others = leastHeight(*layout(), width());
    others -= std::max(m_inView->minimumHeight(), m_inView->minimumSizeHint().height());
    others += m_inView->heightOf(kFewestInView);
    others += m_pack->briefHeight() - m_pack->minimumSizeHint().height();
    if (!m_actions->isHidden())
        others -= m_actions->minimumSizeHint().height() + kGap;
    if (!m_minimap->isHidden())
        others -= minimapHeight(*m_minimap, width()) + kGap;
    return height() - others;
}

void StatusPanel::begin(const RunningGame& game, const Describer& describer)
{
    const World& world = game.world();
    const CreatureKind& kind = world.kindOf(world.hero());
    const QString title = heroTitle(game);
    const QString name = title.isEmpty() ? describer.name(KindTable::Creature, kind.id) : title;
    m_name->setWords(game.hero().name.empty() ? raised(name) : name); // what the player wrote stays as it was written
    const QString dungeon = designName(world.state().dungeonName);
    m_dungeon->setWords(game.isWatched()    ? tr("Replay of %1").arg(dungeon)
                        : game.isPlaytest() ? tr("Playtest of %1").arg(dungeon)
                                            : dungeon);
    m_mode->setVisible(game.isPractice());
    m_mode->setText(tr("Practice: no score"));
    // The origin stands with the name: here there is hardly room for a long seed.
    const QString reference = gameReference(world.state().dungeonName, game.seed());
    const qsizetype seed = reference.lastIndexOf(u'#');
    m_seed->setWords(reference.left(seed), reference.mid(seed));
    m_bars->begin();
}

void StatusPanel::show(const RunningGame& game, const Describer& describer, bool asSigns)
{
    const World& world = game.world();
    const Creature& hero = world.hero();
    const Look look = heroLook(game);
    m_portrait->setPixmap(asSigns ? m_artwork->sign(look, kPortrait) : m_artwork->thing(look, kPortrait));
    m_bars->show(world, describer);
    showGear(world, describer, asSigns);
    m_numbers->show(world, hero);
    m_level->setWords(levelText(world, hero.at.z));
    m_turn->setText(tr("Turn %1").arg(QLocale().toString(static_cast<qlonglong>(world.state().turn))));
    m_saved->setText(game.isPlaytest() || !game.isSaved() ? QString() : tr("Saved"));
    m_inView->show(world, describer, asSigns);
    m_pack->show(world, describer, asSigns);
}

void StatusPanel::showGear(const World& world, const Describer& describer, bool asSigns)
{
    const auto showRow = [&](const GearRow& row, const ItemKind* kind, const QString& text) {
        row.picture->setVisible(kind != nullptr);
        row.text->setVisible(kind != nullptr);
        if (kind == nullptr)
            return;
        const int size = grownPixels(kGearPicture);
        setPicture(*row.picture, asSigns ? m_artwork->sign(kind->look, size) : m_artwork->thing(kind->look, size));
        row.text->setWords(text);
    };
    for (const GearRow& gear : m_gear) {
        const Item* item = itemInUse(world, world.state().hero, gear.use);
        showRow(gear, item == nullptr ? nullptr : &world.seenItem(*item),
                item == nullptr ? QString()
                                : gearText(gear.use).arg(describer.name(world.catalogue(), world.seen(*item))));
    }
    const auto& counted = world.state().counted;
    showRow(m_counted, counted.empty() ? nullptr : &world.seenItem(counted.front().kind),
            countedText(world, describer));
}

void StatusPanel::setAnimation(Animation animation) { m_bars->setAnimation(animation); }

void StatusPanel::finishMotion() { m_bars->finishMotion(); }

void StatusPanel::setMinimapWanted(MinimapWanted wanted)
{
    m_minimapWanted = wanted;
    fitParts();
}

void StatusPanel::setActionsWanted(bool areWanted)
{
    m_areActionsWanted = areWanted;
    fitParts();
}

} // namespace cave
