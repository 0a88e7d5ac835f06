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

namespace cave {

namespace {

constexpr int kLargePortrait = 64;

} // namespace

CharacterSheet::CharacterSheet(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns,
                               QWidget* parent)
    : Sheet(tr("Character"), Size::Note, parent)
{
    const CreatureKind& kind = game.world().kindOf(game.world().hero());
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(
        pictureLabel(asSigns ? artwork.sign(kind.look, kLargePortrait) : artwork.thing(kind.look, kLargePortrait)));
    QLabel* words = roleLabel(describer.description(KindTable::Creature, kind.id), "");
    words->setWordWrap(true);
    head->addWidget(words, 1);
    body().addLayout(head);
    body().addWidget(ruleLine());
    body().addLayout(newFactGrid(heroFacts(game, describer)));
    body().addStretch();
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocusOnBody();
}

} // namespace cave
