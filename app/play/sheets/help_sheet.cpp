// SPDX-License-Identifier: MIT
#include "app/play/sheets/help_sheet.h"

#include "app/play/sheets/search_field.h"
#include "app/play/words/creature_text.h"
#include "app/play/words/rules_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/tiles/status_sign.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/ui/wrapped_tree.h"

#include <QIcon>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kHelpPicture = 24;

QTreeWidgetItem* newGroup(QTreeWidget& tree, const QString& title)
{
    auto* group = new QTreeWidgetItem(&tree, {title});
    QFont font = group->font(0);
    font.setBold(true);
    group->setFont(0, font);
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    return group;
}

QPixmap signPicture(Mood mood)
{
    const int size = grownPixels(kHelpPicture);
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintStatusSign(painter, mood, QRectF(size / 4.0, size / 4.0, size / 2.0, size / 2.0));
    return picture;
}

QString moodHelp(Mood mood)
{
    switch (mood) {
    case Mood::Hunts: return HelpSheet::tr("It knows where you are, or where you were, and comes.");
    case Mood::Searches: return HelpSheet::tr("It has lost you and looks for you near where it is.");
    case Mood::Wanders: return HelpSheet::tr("It has not noticed you.");
    case Mood::Sleeps: return HelpSheet::tr("It does nothing until it wakes.");
    case Mood::Flees: return HelpSheet::tr("It keeps away from you.");
    case Mood::Confused: return HelpSheet::tr("Its steps go anywhere.");
    case Mood::Fights: return HelpSheet::tr("It is after somebody else.");
    case Mood::Peaceful: return HelpSheet::tr("It does nothing to you as long as you do not strike it.");
    case Mood::Ally: return HelpSheet::tr("It goes with you and fights for you.");
    case Mood::Captive: return HelpSheet::tr("It waits to be freed: walk into it.");
    case Mood::Still: break;
    }
    return {};
}

} // namespace

HelpSheet::HelpSheet(const KeyMap& keys, const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
                     const Rules* rules, QWidget* parent)
    : Sheet(tr("Help"), Size::Page, parent),
      m_search(new SearchField(tr("Search"), tr("Search  /"), SearchField::Enter::ToList, *this)),
      m_tabs(new QTabWidget(this))
{
    connect(m_search, &SearchField::textChanged, this, &HelpSheet::filter);
    m_tabs->setAccessibleName(tr("Help"));
    m_tabs->addTab(newKeys(keys), tr("Keys"));
    m_tabs->addTab(newSigns(catalogue, describer, artwork), tr("Signs"));
    m_tabs->addTab(newRules(keys, describer, rules), tr("Rules"));
    const auto searchTab = [this](int tab) { m_search->setList(*m_trees[static_cast<std::size_t>(tab)]); };
    connect(m_tabs, &QTabWidget::currentChanged, this, searchTab);
    searchTab(m_tabs->currentIndex());
    body().addWidget(m_search);
    body().addWidget(m_tabs, 1);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocus(m_search);
}

QTreeWidget* HelpSheet::newTree(const QStringList& headers)
{
    auto* tree = new WrappedTree(this);
    tree->setHeaderLabels(headers);
    tree->setIndentation(12);
    m_trees.push_back(tree);
    return tree;
}

QTreeWidget* HelpSheet::newKeys(const KeyMap& keys)
{
    QTreeWidget* tree = newTree({tr("Action"), tr("Keys"), tr("What it does")});
    tree->setAccessibleName(tr("Keys"));
    for (const PlayMenuRow& title : playMenus()) {
        QTreeWidgetItem* group = newGroup(*tree, playText(title.name));
        for (const PlayActionRow& row : playActions()) {
            const QStringList labels = keys.labels(row.id);
            if (row.menu == title.menu && !labels.isEmpty())
                tellWholeRow(*new QTreeWidgetItem(group, {withoutMnemonic(playText(row.name)),
                                                          labels.join(QStringLiteral("  ")), playText(row.help)}));
        }
    }
    return tree;
}

QTreeWidget* HelpSheet::newSigns(const Catalogue& catalogue, const Describer& describer, Artwork& artwork)
{
    QTreeWidget* tree = newTree({tr("Sign"), tr("Name"), tr("What it is")});
    tree->setAccessibleName(tr("Signs"));
    const int size = grownPixels(kHelpPicture);
    tree->setIconSize({size, size});
    const auto add = [&](QTreeWidgetItem* group, const auto& kind, KindTable table, const QPixmap& picture) {
        auto* item =
            new QTreeWidgetItem(group, {QString::fromUcs4(&kind.look.glyph, 1), raised(describer.name(table, kind.id)),
                                        describer.description(table, kind.id)});
        item->setIcon(0, QIcon(picture));
        tellWholeRow(*item);
    };
    QTreeWidgetItem* moods = newGroup(*tree, tr("Over creatures"));
    for (const Mood mood : {Mood::Hunts, Mood::Searches, Mood::Wanders, Mood::Sleeps, Mood::Flees, Mood::Confused,
                            Mood::Fights, Mood::Peaceful, Mood::Ally, Mood::Captive}) {
        auto* item = new QTreeWidgetItem(moods, {QString(), raised(moodText(mood)), moodHelp(mood)});
        item->setIcon(0, QIcon(signPicture(mood)));
        tellWholeRow(*item);
    }
    QTreeWidgetItem* creatures = newGroup(*tree, tr("Creatures"));
    for (const CreatureKind& kind : catalogue.creatures())
        add(creatures, kind, KindTable::Creature, artwork.thing(kind.look, size));
    QTreeWidgetItem* items = newGroup(*tree, tr("Things"));
    for (const ItemKind& kind : catalogue.items())
        if (kind.lookOf.empty())
            add(items, kind, KindTable::Item, artwork.thing(kind.look, size));
    QTreeWidgetItem* tiles = newGroup(*tree, tr("Ground"));
    for (const TileKind& kind : catalogue.tiles())
        add(tiles, kind, KindTable::Tile, artwork.tileSwatch(kind, size));
    return tree;
}

QTreeWidget* HelpSheet::newRules(const KeyMap& keys, const Describer& describer, const Rules* rules)
{
    QTreeWidget* tree = newTree({tr("Rules")});
    tree->setAccessibleName(tr("Rules"));
    tree->setHeaderHidden(true);
    const auto add = [tree](const QString& title, const QStringList& texts) {
        QTreeWidgetItem* group = newGroup(*tree, title);
        for (const QString& text : texts)
            new QTreeWidgetItem(group, {text});
    };
    if (rules != nullptr)
        add(tr("In this dungeon"), ruleTexts(*rules, describer));
    add(tr("Everywhere"),
        {
            tr("Nothing moves until you do. Every step, strike and wait takes one turn."),
            tr("Walk into a creature to strike it."),
            tr("Stairs lead up or down: %1 and %2 travel to the nearest you know, and take those that you stand on.")
                .arg(keys.firstLabel(PlayAction::ClimbUp), keys.firstLabel(PlayAction::ClimbDown)),
            tr("A click on the map travels, %1 explores, %2 rests. Danger stops you; so does any key.")
                .arg(keys.firstLabel(PlayAction::Explore), keys.firstLabel(PlayAction::Rest)),
            tr("Travelling, exploring and running stop before what is known to harm whoever walks there. You may go on "
               "yourself."),
            tr("Walk into a door to open it; a locked one needs its key. Some walls are doors: %1 searches around you.")
                .arg(keys.firstLabel(PlayAction::Search)),
            tr("%1 shows what you carry. Choose a thing by its letter, then what to do with it.")
                .arg(keys.firstLabel(PlayAction::Pack)),
            tr("What you have seen stays on the map, dim; creatures there may have moved on."),
            tr("A refused command uses no turn. Looking, help and messages use none either."),
            tr("The same dungeon and seed make the same caves everywhere. %1 copies both for a friend.")
                .arg(keys.firstLabel(PlayAction::CopySeed)),
            tr("A dungeon of your own travels whole: %1 copies it as one line of text, which New game takes.")
                .arg(keys.firstLabel(PlayAction::CopyShare)),
        });
    return tree;
}

// A group stays as long as one of its rows does. What is found on other tabs only is gone to.
void HelpSheet::filter(const QString& words)
{
    const auto matches = [&](const QTreeWidgetItem& item) {
        for (int column = 0; column < item.columnCount(); ++column)
            if (item.text(column).contains(words, Qt::CaseInsensitive))
                return true;
        return false;
    };
    for (QTreeWidget* tree : m_trees)
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = tree->topLevelItem(i);
            bool any = item->childCount() == 0 && matches(*item);
            for (int row = 0; row < item->childCount(); ++row) {
                const bool isShown = matches(*item->child(row));
                item->child(row)->setHidden(!isShown);
                any = any || isShown;
            }
            item->setHidden(!any);
        }
    const auto hasAny = [](const QTreeWidget* tree) {
        for (int i = 0; i < tree->topLevelItemCount(); ++i)
            if (!tree->topLevelItem(i)->isHidden())
                return true;
        return false;
    };
    const auto found = std::ranges::find_if(m_trees, hasAny);
    if (found != m_trees.end() && !hasAny(m_trees[static_cast<std::size_t>(m_tabs->currentIndex())]))
        m_tabs->setCurrentIndex(static_cast<int>(found - m_trees.begin()));
}

} // namespace cave
