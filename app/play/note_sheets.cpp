// SPDX-License-Identifier: MIT
#include "app/play/note_sheets.h"

#include "app/play/look_text.h"
#include "app/play/running_game.h"
#include "app/view/artwork.h"
#include "app/view/widgets.h"
#include "core/rules/pack.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace cave {

namespace {

constexpr int kPortrait = 64;

constexpr std::array kMenuEntries{PlayAction::Save,   PlayAction::Help,  PlayAction::EditDesign, PlayAction::NewGame,
                                  PlayAction::GiveUp, PlayAction::Title, PlayAction::Quit};

QLabel* wrapped(const QString& text, const char* role = "")
{
    QLabel* label = roleLabel(text, role);
    label->setWordWrap(true);
    return label;
}

} // namespace

GameMenuSheet::GameMenuSheet(const KeyMap& keys, QWidget* parent) : Sheet(tr("Game menu"), Size::Note, parent)
{
    body().setSpacing(4);
    const auto newEntry = [this, &keys](const QString& text, PlayAction action) {
        auto* button = new QPushButton(this);
        button->setAutoDefault(true);
        button->setAccessibleName(text);
        auto* row = new QHBoxLayout(button);
        row->setContentsMargins(12, 0, 12, 0);
        QLabel* name = roleLabel(text, "");
        QLabel* key = roleLabel(keys.firstLabel(action), "muted");
        for (QLabel* label : {name, key})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        row->addWidget(name, 1);
        if (!key->text().isEmpty())
            row->addWidget(key);
        else
            delete key;
        body().addWidget(button);
        return button;
    };
    QPushButton* resume = newEntry(tr("Resume"), PlayAction::Close);
    connect(resume, &QPushButton::clicked, this, &Sheet::dismissed);
    for (const PlayAction action : kMenuEntries) {
        QPushButton* entry = newEntry(withoutMnemonic(playText(playAction(action).name)), action);
        entry->setToolTip(playText(playAction(action).help));
        connect(entry, &QPushButton::clicked, this, [this, action] { emit triggered(action); });
    }
    setFirstFocus(resume);
}

CharacterSheet::CharacterSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, QWidget* parent)
    : Sheet(tr("Character"), Size::Note, parent)
{
    const World& world = game.world();
    const Creature& hero = world.hero();
    const CreatureKind& kind = world.kindOf(hero);
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(pictureLabel(artwork.thing(kind.look, kPortrait)));
    head->addWidget(wrapped(describer.description(KindTable::Creature, kind.id)), 1);
    body().addLayout(head);
    body().addWidget(ruleLine());
    const QLocale locale;
    const std::array<std::pair<QString, QString>, 7> rows{{
        {tr("Health"), tr("%1 of %2").arg(hero.health).arg(hero.maxHealth)},
        {tr("Attack"), locale.toString(attackOf(world, hero))},
        {tr("Defence"), locale.toString(defenceOf(world, hero))},
        {tr("Sight"), tr("%n cell(s)", nullptr, hero.sight)},
        {tr("Speed"), hero.speed == 100 ? tr("normal") : tr("%1 % of normal").arg(hero.speed)},
        {tr("Turn"), locale.toString(static_cast<qlonglong>(world.state().turn))},
        {tr("Place"), levelText(world, hero.at.z)},
    }};
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        grid->addWidget(roleLabel(rows[i].first, "muted"), static_cast<int>(i), 0, Qt::AlignTop);
        grid->addWidget(wrapped(rows[i].second), static_cast<int>(i), 1);
    }
    body().addLayout(grid);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
}

QuestionSheet::QuestionSheet(const QString& title, const QString& text, const QString& doIt, const QString& keep,
                             QWidget* parent)
    : Sheet(title, Size::Note, parent)
{
    body().addWidget(wrapped(text));
    QPushButton* yes = addButton(doIt);
    QPushButton* no = addButton(keep);
    setDefaultButton(no);
    connect(yes, &QPushButton::clicked, this, &QuestionSheet::agreed);
    connect(no, &QPushButton::clicked, this, &Sheet::dismissed);
}

} // namespace cave
