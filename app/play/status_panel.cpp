// SPDX-License-Identifier: MIT
#include "app/play/status_panel.h"

#include "app/play/running_game.h"
#include "app/play/thing_text.h"
#include "app/view/artwork.h"
#include "app/view/bar_widget.h"
#include "app/view/icons.h"
#include "app/view/minimap_widget.h"
#include "app/view/palette.h"
#include "app/view/theme.h"
#include "app/view/widgets.h"
#include "core/rules/growth.h"
#include "core/rules/pack.h"

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
constexpr int kActionColumns = 3;

struct ActionButton {
    PlayAction action;
    const char* text;
};
constexpr std::array kActionButtons{
    ActionButton{PlayAction::Wait, QT_TRANSLATE_NOOP("PlayActions", "Wait")},
    ActionButton{PlayAction::Search, QT_TRANSLATE_NOOP("PlayActions", "Search")},
    ActionButton{PlayAction::PickUp, QT_TRANSLATE_NOOP("PlayActions", "Pick up")},
    ActionButton{PlayAction::Look, QT_TRANSLATE_NOOP("PlayActions", "Look")},
    ActionButton{PlayAction::ClimbUp, QT_TRANSLATE_NOOP("PlayActions", "Up")},
    ActionButton{PlayAction::ClimbDown, QT_TRANSLATE_NOOP("PlayActions", "Down")},
    ActionButton{PlayAction::Pack, QT_TRANSLATE_NOOP("PlayActions", "Pack")},
    ActionButton{PlayAction::Help, QT_TRANSLATE_NOOP("PlayActions", "Help")},
    ActionButton{PlayAction::Close, QT_TRANSLATE_NOOP("PlayActions", "Menu")},
};

// The bar is hatched from a third of the health down; the words say it too.
constexpr int kHurt = 3;
constexpr int kNearDeath = 5;

QString healthText(int health, int most)
{
    if (health * kNearDeath <= most && health > 0)
        return StatusPanel::tr("Health %1 / %2, near death").arg(health).arg(most);
    if (health * kHurt <= most && health > 0)
        return StatusPanel::tr("Health %1 / %2, hurt").arg(health).arg(most);
    return StatusPanel::tr("Health %1 / %2").arg(health).arg(most);
}

} // namespace

StatusPanel::StatusPanel(std::shared_ptr<Artwork> artwork, const KeyMap& keys, QWidget* parent)
    : QFrame(parent), m_artwork(std::move(artwork)), m_keys(keys), m_portrait(new QLabel(this)),
      m_name(roleLabel({}, "name")), m_dungeon(roleLabel({}, "muted")),
      m_health(new BarWidget(palette::kHealth, palette::kHealthGround, this)),
      m_experience(new BarWidget(palette::kExperience, palette::kExperienceGround, this)),
      m_appetite(roleLabel({}, "strong")), m_level(roleLabel({}, "strong")), m_turn(roleLabel({}, "muted")),
      m_seed(roleLabel({}, "number")), m_saved(roleLabel({}, "faint")), m_inView(new InViewList(m_artwork, this)),
      m_minimap(new MinimapWidget(this))
{
    setProperty("role", "panel");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // the page leaves parts out where it is low
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(8);
    column->addLayout(newHead());
    column->addWidget(m_health);
    column->addWidget(m_experience);
    column->addWidget(m_appetite);
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
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        row->addWidget(pictureLabel(iconPixmap(QLatin1String(kinds[i].first), scaledPixels(kIcon))));
        row->addWidget(roleLabel(kinds[i].second, "muted"), 1);
        QLabel* number = roleLabel({}, "number");
        m_numbers.push_back(number);
        row->addWidget(number);
        grid->addLayout(row, static_cast<int>(i) / 2, static_cast<int>(i) % 2);
    }
    return grid;
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
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    for (const ActionButton& entry : kActionButtons) {
        const QString text = playText(entry.text);
        auto* button = new QPushButton(QStringLiteral("%1  %2").arg(text, m_keys.firstLabel(entry.action)), this);
        button->setAccessibleName(text);
        button->setToolTip(m_keys.tooltip(entry.action));
        button->setStyleSheet(QStringLiteral("padding-left: 6px; padding-right: 6px;"));
        button->setMinimumWidth(20);
        connect(button, &QPushButton::clicked, this, [this, action = entry.action] { emit triggered(action); });
        const auto place = static_cast<int>(m_actions.size());
        grid->addWidget(button, place / kActionColumns, place % kActionColumns);
        m_actions.push_back(button);
    }
    return grid;
}

void StatusPanel::begin(const RunningGame& game, const Describer& describer)
{
    const World& world = game.world();
    const CreatureKind& kind = world.kindOf(world.hero());
    QString name = describer.name(KindTable::Creature, kind.id);
    name.replace(0, 1, QLocale().toUpper(name.left(1)));
    m_name->setText(name);
    m_dungeon->setText(game.isPlaytest() ? tr("Playtest of %1").arg(designName(world.state().dungeonName))
                                         : designName(world.state().dungeonName));
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
    showGrowth(world);
    showGear(world, describer, asSigns);
    const std::array numbers{attackOf(world, hero), defenceOf(world, hero), hero.sight, hero.speed};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        m_numbers[i]->setText(QLocale().toString(numbers[i]));
    m_level->setText(levelText(world, hero.at.z));
    m_level->setToolTip(m_level->text());
    m_turn->setText(tr("Turn %1").arg(QLocale().toString(static_cast<qlonglong>(world.state().turn))));
    m_saved->setText(game.isPlaytest() || !game.isSaved() ? QString() : tr("Saved"));
    m_inView->show(world, describer, asSigns);
}

void StatusPanel::showGrowth(const World& world)
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
    m_appetite->setVisible(world.rules().hunger.has_value());
    if (world.rules().hunger)
        m_appetite->setText(tr("%1, %2 of %3 food")
                                .arg(appetiteWord(world))
                                .arg(world.state().fullness)
                                .arg(world.rules().hunger->most));
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
