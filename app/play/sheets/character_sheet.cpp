// SPDX-License-Identifier: MIT
#include "app/play/sheets/character_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/sheets/describe_sheet.h"
#include "app/play/words/hero_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/widgets.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr int kLargePortrait = 64;

} // namespace

CharacterSheet::CharacterSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns,
                               QWidget* parent)
    : Sheet(tr("Character"), Size::Note, parent)
{
    QWidget* hero = newHero(game, describer, artwork, asSigns);
    if (const auto classes = discoveries(game.session(), describer); classes.empty()) {
        hero->layout()->setContentsMargins({});
        body().addWidget(hero);
    } else {
        auto* tabs = new QTabWidget(this);
        tabs->addTab(hero, tr("Character"));
        tabs->addTab(newDiscoveries(classes), tr("Discoveries"));
        body().addWidget(tabs);
    }
    body().addStretch();
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocusOnBody();
}

QWidget* CharacterSheet::newHero(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns)
{
    const CreatureKind& kind = game.world().kindOf(game.world().hero());
    auto* hero = new QWidget(this);
    auto* column = new QVBoxLayout(hero);
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(
        pictureLabel(asSigns ? artwork.sign(kind.look, kLargePortrait) : artwork.thing(kind.look, kLargePortrait)));
    QLabel* words = roleLabel(describer.description(KindTable::Creature, kind.id), "");
    words->setWordWrap(true);
    head->addWidget(words, 1);
    column->addLayout(head);
    column->addWidget(ruleLine());
    column->addLayout(newFactGrid(heroFacts(game, describer)));
    column->addStretch();
    return hero;
}

QWidget* CharacterSheet::newDiscoveries(const std::vector<DiscoveryClass>& classes)
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    for (const DiscoveryClass& each : classes) {
        column->addWidget(headingLabel(each.title));
        column->addLayout(newFactGrid(each.facts));
    }
    column->addStretch();
    return page;
}

} // namespace cave
