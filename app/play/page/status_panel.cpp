// SPDX-License-Identifier: MIT
#include "app/play/page/status_panel.h"

#include "app/play/game/running_game.h"
#include "app/play/words/creature_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/map/minimap_widget.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/bar_widget.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/gain.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kPortrait = 48;
constexpr int kIcon = 16;
constexpr int kGearPicture = 20;
constexpr int kPanelMargin = 12;
// At most; fewer where the words are too long.
constexpr int kNumberColumns = 2;
constexpr int kActionColumns = 3;

struct ActionButton {
    PlayAction action;
    const char* text;
};
constexpr std::array kActionButtons{
    ActionButton{PlayAction::Explore, QT_TRANSLATE_NOOP("PlayActions", "Explore")},
    ActionButton{PlayAction::Rest, QT_TRANSLATE_NOOP("PlayActions", "Rest")},
    ActionButton{PlayAction::Search, QT_TRANSLATE_NOOP("PlayActions", "Search")},
    ActionButton{PlayAction::PickUp, QT_TRANSLATE_NOOP("PlayActions", "Pick up")},
    ActionButton{PlayAction::Pack, QT_TRANSLATE_NOOP("PlayActions", "Pack")},
    ActionButton{PlayAction::Look, QT_TRANSLATE_NOOP("PlayActions", "Look")},
    ActionButton{PlayAction::ClimbDown, QT_TRANSLATE_NOOP("PlayActions", "Down")},
    ActionButton{PlayAction::ClimbUp, QT_TRANSLATE_NOOP("PlayActions", "Up")},
    ActionButton{PlayAction::Levels, QT_TRANSLATE_NOOP("PlayActions", "Levels")},
    ActionButton{PlayAction::Help, QT_TRANSLATE_NOOP("PlayActions", "Help")},
    ActionButton{PlayAction::Close, QT_TRANSLATE_NOOP("PlayActions", "Menu")},
};

// The bar is hatched from a third of the health down; the words say it too.
constexpr int kHurt = 3;

QString healthText(int health, int most)
{
    if (health * kNearDeath <= most && health > 0)
        return StatusPanel::tr("Health %1 / %2, near death").arg(health).arg(most);
    if (health * kHurt <= most && health > 0)
        return StatusPanel::tr("Health %1 / %2, hurt").arg(health).arg(most);
    return StatusPanel::tr("Health %1 / %2").arg(health).arg(most);
}

// As many columns as the widest entry lets fit, in reading order.
void fill(QGridLayout& grid, const auto& entries, int room, int mostColumns)
{
    int widest = 1;
    for (const QWidget* entry : entries)
        widest = std::max(widest, entry->sizeHint().width());
    const int gap = grid.horizontalSpacing();
    const int columns = std::clamp((room + gap) / (widest + gap), 1, mostColumns);
    for (int column = 0; column < mostColumns; ++column)
        grid.setColumnStretch(column, column < columns ? 1 : 0);
    int place = 0;
    for (QWidget* entry : entries) {
        grid.addWidget(entry, place / columns, place % columns);
        ++place;
    }
}

} // namespace

StatusPanel::StatusPanel(std::shared_ptr<Artwork> artwork, const KeyMap& keys, QWidget* parent)
    : QFrame(parent), m_artwork(std::move(artwork)), m_keys(keys), m_portrait(new QLabel(this)),
      m_name(roleLabel({}, "name")), m_dungeon(roleLabel({}, "muted")),
      m_health(new BarWidget(palette::kHealth, palette::kHealthGround, this)),
      m_experience(new BarWidget(palette::kExperience, palette::kExperienceGround, this)),
      m_food(new BarWidget(palette::kHunger, palette::kHungerGround, this)), m_conditions(roleLabel({}, "strong")),
      m_level(roleLabel({}, "strong")), m_turn(roleLabel({}, "muted")), m_seed(roleLabel({}, "number")),
      m_saved(roleLabel({}, "faint")), m_inView(new InViewList(m_artwork, this)), m_minimap(new MinimapWidget(this))
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
    column->addLayout(newNumbers());
    column->addLayout(newGear());
    column->addWidget(ruleLine());
    column->addLayout(newPlace());
    column->addWidget(ruleLine());
    column->addWidget(headingLabel(tr("In view")));
    column->addWidget(m_inView, 1);
    column->addLayout(newActions());
    column->addWidget(m_minimap);
    m_minimap->setAccessibleName(tr("Small map"));
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

QLayout* StatusPanel::newNumbers()
{
    const std::array<std::pair<const char*, QString>, 4> kinds{
        {{"attack", tr("Attack")}, {"defence", tr("Defence")}, {"eye", tr("Sight")}, {"torch", tr("Speed")}}};
    m_numberGrid = new QGridLayout;
    m_numberGrid->setHorizontalSpacing(16);
    m_numberGrid->setVerticalSpacing(4);
    for (const auto& [iconName, name] : kinds) {
        auto* entry = new QWidget(this);
        auto* row = new QHBoxLayout(entry);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        row->addWidget(pictureLabel(iconPixmap(QLatin1String(iconName), scaledPixels(kIcon))));
        row->addWidget(roleLabel(name, "muted"), 1);
        QLabel* number = roleLabel({}, "number");
        m_numbers.push_back(number);
        row->addWidget(number);
        m_numberEntries.push_back(entry);
    }
    return m_numberGrid;
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
    QToolButton* copy =
        iconButton(QStringLiteral("duplicate"), withoutMnemonic(playText(playAction(PlayAction::CopySeed).name)),
                   m_keys.firstLabel(PlayAction::CopySeed), 18);
    connect(copy, &QToolButton::clicked, this, [this] { emit triggered(PlayAction::CopySeed); });
    second->addWidget(m_seed);
    second->addWidget(copy);
    second->addStretch();
    second->addWidget(m_saved);
    column->addLayout(first);
    column->addLayout(second);
    return column;
}

QLayout* StatusPanel::newActions()
{
    m_actionGrid = new QGridLayout;
    m_actionGrid->setSpacing(6);
    for (const ActionButton& entry : kActionButtons) {
        const QString text = playText(entry.text);
        auto* button = new QPushButton(QStringLiteral("%1  %2").arg(text, m_keys.firstLabel(entry.action)), this);
        button->setAccessibleName(text);
        button->setToolTip(m_keys.tooltip(entry.action));
        button->setStyleSheet(QStringLiteral("padding-left: 6px; padding-right: 6px;"));
        button->setMinimumWidth(20);
        connect(button, &QPushButton::clicked, this, [this, action = entry.action] { emit triggered(action); });
        m_actions.push_back(button);
    }
    return m_actionGrid;
}

// The length of words differs with the language.
void StatusPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const int room = contentsRect().width() - 2 * kPanelMargin;
    fill(*m_numberGrid, m_numberEntries, room, kNumberColumns);
    fill(*m_actionGrid, m_actions, room, kActionColumns);
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
    m_health->setValue(health, hero.maxHealth, healthText(health, hero.maxHealth));
    m_health->setAlarm(health * kHurt <= hero.maxHealth);
    showGrowth(world, describer);
    showGear(world, describer, asSigns);
    const std::array numbers{attackOf(world, hero), defenceOf(world, hero), sightOf(hero), speedOf(hero)};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        m_numbers[i]->setText(QLocale().toString(numbers[i]));
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

void StatusPanel::setActionsShown(bool areShown)
{
    for (QPushButton* button : m_actions)
        button->setVisible(areShown);
}

void StatusPanel::setRefusal(PlayAction action, const QString& why)
{
    for (std::size_t i = 0; i < kActionButtons.size(); ++i) {
        if (kActionButtons[i].action != action)
            continue;
        m_actions[i]->setEnabled(why.isEmpty());
        m_actions[i]->setToolTip(why.isEmpty() ? m_keys.tooltip(action) : m_keys.tooltip(action) + u'\n' + why);
        m_actions[i]->setAccessibleDescription(why);
    }
}

} // namespace cave
