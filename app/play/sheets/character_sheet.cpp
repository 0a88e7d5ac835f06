// SPDX-License-Identifier: MIT
#include "app/play/sheets/character_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/sheets/describe_sheet.h"
#include "app/play/words/hero_text.h"
#include "app/play/words/hero_title.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/widgets.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
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
    const std::vector<DiscoveryClass> classes = discoveries(game.session(), describer);
    QTabBar* tabs = classes.empty() ? nullptr : newTabs(*hero, *newDiscoveries(classes));
    body().addStretch();
    QPushButton* done = addButton(tr("Deeds"), tr("Which deeds this game has done so far, and which are still open."));
    connect(done, &QPushButton::clicked, this, &CharacterSheet::deedsRequested);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    if (tabs != nullptr)
        setFirstFocus(tabs);
    else
        setFirstFocusOnBody();
}

// Not a QTabWidget, whose pages are no higher for being narrow.
QTabBar* CharacterSheet::newTabs(QWidget& hero, QWidget& known)
{
    auto* tabs = new QTabBar(this);
    tabs->addTab(tr("Character"));
    tabs->addTab(tr("Discoveries"));
    body().insertWidget(0, tabs);
    known.hide();
    connect(tabs, &QTabBar::currentChanged, this, [&hero, &known](int tab) {
        hero.setVisible(tab == 0);
        known.setVisible(tab == 1);
    });
    return tabs;
}

QWidget* CharacterSheet::newHero(const RunningGame& game, const Describer& describer, Artwork& artwork, bool asSigns)
{
    const CreatureKind& kind = game.world().kindOf(game.world().hero());
    auto* hero = new QWidget(this);
    body().addWidget(hero);
    auto* column = new QVBoxLayout(hero);
    column->setContentsMargins({});
    column->setSpacing(body().spacing());
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(pictureLabel(asSigns ? artwork.sign(kind.look, kLargePortrait)
                                         : artwork.thing(heroLook(game), kLargePortrait)));
    auto* beside = new QVBoxLayout;
    if (const QString title = heroTitle(game); !title.isEmpty())
        beside->addWidget(wrappedLabel(title, "strong"));
    QLabel* words = roleLabel(describer.description(KindTable::Creature, kind.id), "");
    words->setWordWrap(true);
    beside->addWidget(words);
    head->addLayout(beside, 1);
    column->addLayout(head);
    column->addWidget(ruleLine());
    column->addLayout(newFactGrid(heroFacts(game, describer)));
    column->addStretch();
    return hero;
}

QWidget* CharacterSheet::newDiscoveries(const std::vector<DiscoveryClass>& classes)
{
    auto* page = new QWidget(this);
    body().addWidget(page);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    QGridLayout* grid = newFactGrid({});
    for (const DiscoveryClass& each : classes) {
        grid->addWidget(headingLabel(each.title), grid->rowCount(), 0, 1, 2);
        addFacts(*grid, each.facts);
    }
    column->addLayout(grid);
    column->addStretch();
    return page;
}

} // namespace cave
