// SPDX-License-Identifier: MIT
#include "app/play/page/status_panel.h"

#include "app/play/game/running_game.h"
#include "app/play/page/action_buttons.h"
#include "app/play/page/number_grid.h"
#include "app/play/words/creature_text.h"
#include "app/play/words/hero_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/map/minimap_widget.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/bar_widget.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/gain.h"

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

// The bar is hatched from a third of the health down; the words say it as well.
constexpr int kHurt = 3;

QString healthText(const Creature& hero)
{
    const int health = std::max(0, hero.health);
    if (isNearDeath(hero) && health > 0)
        return StatusPanel::tr("Health %1 / %2, near death").arg(health).arg(hero.maxHealth);
    if (health * kHurt <= hero.maxHealth && health > 0)
        return StatusPanel::tr("Health %1 / %2, hurt").arg(health).arg(hero.maxHealth);
    return StatusPanel::tr("Health %1 / %2").arg(health).arg(hero.maxHealth);
}

} // namespace

StatusPanel::StatusPanel(std::shared_ptr<Artwork> artwork, const KeyMap& keys, QWidget* parent)
    : QFrame(parent), m_artwork(std::move(artwork)), m_keys(keys), m_portrait(new QLabel(this)),
      m_name(roleLabel({}, "name")), m_dungeon(roleLabel({}, "muted")),
      m_health(new BarWidget(palette::kHealth, palette::kHealthGround, this)),
      m_experience(new BarWidget(palette::kExperience, palette::kExperienceGround, this)),
      m_food(new BarWidget(palette::kHunger, palette::kHungerGround, this)), m_conditions(roleLabel({}, "strong")),
      m_numbers(new NumberGrid(*this)), m_level(roleLabel({}, "strong")), m_turn(roleLabel({}, "muted")),
      m_seed(roleLabel({}, "number")), m_saved(roleLabel({}, "faint")), m_inView(new InViewList(m_artwork, this)),
      m_minimap(new MinimapWidget(this))
{
    setProperty("role", "panel");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // the page leaves parts out where it is low
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kPanelMargin, 10, kPanelMargin, 12);
    column->setSpacing(8);
    column->addLayout(newHead());
    column->addWidget(m_health);
    column->addWidget(m_experience);
    column->addWidget(m_food);
    m_conditions->setWordWrap(true);
    column->addWidget(m_conditions);
    column->addLayout(m_numbers);
    column->addLayout(newGear());
    column->addWidget(ruleLine());
    column->addLayout(newPlace());
    column->addWidget(ruleLine());
    QLabel* inView = headingLabel({});
    column->addWidget(inView);
    column->addWidget(m_inView, 1);
    m_actions = new ActionButtons(m_keys, this); // behind the others in the order of Tab
    column->addWidget(m_actions);
    column->addWidget(m_minimap);
    connect(m_actions, &ActionButtons::triggered, this, &StatusPanel::triggered);
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
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_dungeon->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    words->addStretch();
    words->addWidget(m_name);
    words->addWidget(m_dungeon);
    words->addStretch();
    row->addLayout(words, 1);
    return row;
}

QLayout* StatusPanel::newGear()
{
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    for (std::size_t i = 0; i < m_gear.size(); ++i) {
        GearRow& gear = m_gear[i];
        gear = {i == 0 ? Use::Wielded : Use::Worn, pictureLabel({}), roleLabel({}, "")};
        gear.picture->setFixedSize(kGearPicture, kGearPicture);
        gear.text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        row->addWidget(gear.picture);
        row->addWidget(gear.text, 1);
        column->addLayout(row);
    }
    return column;
}

QLayout* StatusPanel::newPlace()
{
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    auto* first = new QHBoxLayout;
    m_level->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    first->addWidget(m_level, 1);
    first->addWidget(m_turn);
    auto* second = new QHBoxLayout;
    second->setSpacing(4);
    m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copy = iconButton(QStringLiteral("duplicate"), {}, {}, 18);
    keepCurrent(*m_copy, [this] { nameCopy(); });
    connect(m_copy, &QToolButton::clicked, this, [this] { emit triggered(PlayAction::CopySeed); });
    second->addWidget(m_seed);
    second->addWidget(m_copy);
    second->addStretch();
    second->addWidget(m_saved);
    column->addLayout(first);
    column->addLayout(second);
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
    m_actions->retranslate();
}

void StatusPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_numbers->arrange(contentsRect().width() - 2 * kPanelMargin);
}

void StatusPanel::begin(const RunningGame& game, const Describer& describer)
{
    const World& world = game.world();
    const CreatureKind& kind = world.kindOf(world.hero());
    QString name = describer.name(KindTable::Creature, kind.id);
    name.replace(0, 1, QLocale().toUpper(name.left(1)));
    m_name->setText(name);
    const QString dungeon = designName(world.state().dungeonName);
    m_dungeon->setText(game.isWatched()    ? tr("Replay of %1").arg(dungeon)
                       : game.isPlaytest() ? tr("Playtest of %1").arg(dungeon)
                       : game.isPractice() ? tr("%1, practice: no score").arg(dungeon)
                                           : dungeon);
    m_seed->setText(game.reference());
    m_health->forgetGhost();
}

void StatusPanel::show(const RunningGame& game, const Describer& describer, bool asSigns)
{
    const World& world = game.world();
    const Creature& hero = world.hero();
    const Look& look = world.kindOf(hero).look;
    const int health = std::max(0, hero.health);
    m_portrait->setPixmap(asSigns ? m_artwork->sign(look, kPortrait) : m_artwork->thing(look, kPortrait));
    m_health->setValue(health, hero.maxHealth, healthText(hero));
    m_health->setAlarm(health * kHurt <= hero.maxHealth);
    showGrowth(world, describer);
    showGear(world, describer, asSigns);
    m_numbers->show(world, hero);
    m_level->setText(levelText(world, hero.at.z));
    m_level->setToolTip(m_level->text());
    m_turn->setText(tr("Turn %1").arg(QLocale().toString(static_cast<qlonglong>(world.state().turn))));
    m_saved->setText(game.isPlaytest() || !game.isSaved() ? QString() : tr("Saved"));
    m_inView->show(world, describer, asSigns);
}

void StatusPanel::showGrowth(const World& world, const Describer& describer)
{
    const Creature& hero = world.hero();
    const bool learns = world.rules().growth != GrowthFormula::None;
    m_experience->setVisible(learns);
    if (learns) {
        const int needed = neededFor(world.rules(), hero.level);
        m_experience->setValue(std::clamp(hero.experience, 0, needed), needed,
                               tr("Level %1, experience %2 / %3").arg(hero.level).arg(hero.experience).arg(needed));
        m_experience->forgetGhost();
    }
    const QStringList conditions = signedConditionTexts(describer, hero);
    m_conditions->setVisible(!conditions.isEmpty());
    m_conditions->setText(conditions.join(u'\n'));
    showHunger(world);
}

void StatusPanel::showHunger(const World& world)
{
    const auto& hunger = world.rules().hunger;
    m_food->setVisible(hunger.has_value());
    if (!hunger)
        return;
    const QLocale locale;
    const int food = std::clamp(world.state().fullness, 0, hunger->most);
    m_food->setValue(
        food, hunger->most,
        tr("%1, %2 of %3 food").arg(appetiteWord(world), locale.toString(food), locale.toString(hunger->most)));
    m_food->setAlarm(appetiteOf(world) == Appetite::Hungry || appetiteOf(world) == Appetite::Starving);
    m_food->forgetGhost();
}

void StatusPanel::showGear(const World& world, const Describer& describer, bool asSigns)
{
    for (const GearRow& gear : m_gear) {
        const Item* item = itemInUse(world, world.state().hero, gear.use);
        gear.picture->setVisible(item != nullptr);
        gear.text->setVisible(item != nullptr);
        if (item == nullptr)
            continue;
        const ItemKind& kind = world.catalogue().item(item->kind);
        const QString name = describer.name(KindTable::Item, kind.id);
        gear.picture->setPixmap(asSigns ? m_artwork->sign(kind.look, kGearPicture)
                                        : m_artwork->thing(kind.look, kGearPicture));
        gear.text->setText(gear.use == Use::Wielded ? tr("In hand: %1").arg(name) : tr("Worn: %1").arg(name));
        gear.text->setToolTip(gear.text->text());
    }
}

void StatusPanel::setAnimation(Animation animation) { m_health->setPace(paceOf(animation)); }

void StatusPanel::finishMotion() { m_health->finish(); }

void StatusPanel::setMinimapShown(bool isShown) { m_minimap->setVisible(isShown); }

void StatusPanel::setActionsShown(bool areShown) { m_actions->setVisible(areShown); }

} // namespace cave
