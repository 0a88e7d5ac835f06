// SPDX-License-Identifier: MIT
#include "app/play/help_sheet.h"

#include "app/view/artwork.h"

#include <QHeaderView>
#include <QIcon>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

struct MenuTitle {
    PlayMenu menu;
    const char* title;
};
constexpr std::array kGroups{
    MenuTitle{PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "Walk")},
    MenuTitle{PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Act")},
    MenuTitle{PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "Items")},
    MenuTitle{PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "View")},
    MenuTitle{PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Game")},
    MenuTitle{PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "Help")},
    MenuTitle{PlayMenu::None, QT_TRANSLATE_NOOP("PlayActions", "Always")},
};

constexpr int kPicture = 24;

QString capital(QString text)
{
    if (!text.isEmpty())
        text.replace(0, 1, QLocale().toUpper(text.left(1)));
    return text;
}

// Long sentences wrap in the width that the other columns leave: the view by itself gives every row one line.
class WrappingDelegate : public QStyledItemDelegate {
public:
    explicit WrappingDelegate(QTreeWidget& tree) : QStyledItemDelegate(&tree), m_tree(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem line = option;
        line.features.setFlag(QStyleOptionViewItem::WrapText, false);
        QSize size = QStyledItemDelegate::sizeHint(line, index);
        if (index.column() < m_tree.columnCount() - 1)
            return size;
        const int room =
            std::max(40, m_tree.viewport()->width() - m_tree.header()->sectionPosition(index.column()) - kCellMargin);
        const QRect text =
            m_tree.fontMetrics().boundingRect(0, 0, room, 1 << 14, Qt::TextWordWrap, index.data().toString());
        size.setHeight(std::max(size.height(), text.height() + kCellMargin / 2));
        return size;
    }

private:
    static constexpr int kCellMargin = 16;

    QTreeWidget& m_tree;
};

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

} // namespace

HelpSheet::HelpSheet(const KeyMap& keys, const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
                     QWidget* parent)
    : Sheet(tr("Help"), Size::Page, parent), m_search(new QLineEdit(this))
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &HelpSheet::filter);
    auto* tabs = new QTabWidget(this);
    tabs->addTab(newKeys(keys), tr("Keys"));
    tabs->addTab(newSigns(catalogue, describer, artwork), tr("Signs"));
    tabs->addTab(newRules(keys), tr("Rules"));
    body().addWidget(m_search);
    body().addWidget(tabs, 1);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocus(m_search);
}

QTreeWidget* HelpSheet::newTree(const QStringList& headers)
{
    auto* tree = new QTreeWidget(this);
    tree->setHeaderLabels(headers);
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(false);
    tree->setWordWrap(true);
    tree->setIndentation(12);
    tree->setSelectionMode(QAbstractItemView::SingleSelection);
    tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree->header()->setStretchLastSection(true);
    tree->setItemDelegate(new WrappingDelegate(*tree));
    connect(tree->header(), &QHeaderView::sectionResized, tree, &QTreeWidget::doItemsLayout, Qt::QueuedConnection);
    m_trees.push_back(tree);
    return tree;
}

QTreeWidget* HelpSheet::newKeys(const KeyMap& keys)
{
    QTreeWidget* tree = newTree({tr("Action"), tr("Keys"), tr("What it does")});
    tree->setAccessibleName(tr("Keys"));
    for (const MenuTitle& title : kGroups) {
        QTreeWidgetItem* group = newGroup(*tree, playText(title.title));
        for (const PlayActionRow& row : playActions()) {
            const QStringList labels = keys.labels(row.id);
            if (row.menu == title.menu && !labels.isEmpty())
                new QTreeWidgetItem(group, {withoutMnemonic(playText(row.name)), labels.join(QStringLiteral("  ")),
                                            playText(row.help)});
        }
    }
    return tree;
}

QTreeWidget* HelpSheet::newSigns(const Catalogue& catalogue, const Describer& describer, Artwork& artwork)
{
    QTreeWidget* tree = newTree({tr("Sign"), tr("Name"), tr("What it is")});
    tree->setAccessibleName(tr("Signs"));
    tree->setIconSize({kPicture, kPicture});
    const auto add = [&](QTreeWidgetItem* group, const auto& kind, KindTable table, const QPixmap& picture) {
        auto* item =
            new QTreeWidgetItem(group, {QString::fromUcs4(&kind.look.glyph, 1), capital(describer.name(table, kind.id)),
                                        describer.description(table, kind.id)});
        item->setIcon(0, QIcon(picture));
    };
    QTreeWidgetItem* creatures = newGroup(*tree, tr("Creatures"));
    for (const CreatureKind& kind : catalogue.creatures())
        add(creatures, kind, KindTable::Creature, artwork.thing(kind.look, kPicture));
    QTreeWidgetItem* items = newGroup(*tree, tr("Things"));
    for (const ItemKind& kind : catalogue.items())
        add(items, kind, KindTable::Item, artwork.thing(kind.look, kPicture));
    QTreeWidgetItem* tiles = newGroup(*tree, tr("Ground"));
    for (const TileKind& kind : catalogue.tiles())
        add(tiles, kind, KindTable::Tile, artwork.tileSwatch(kind, kPicture));
    return tree;
}

QTreeWidget* HelpSheet::newRules(const KeyMap& keys)
{
    QTreeWidget* tree = newTree({tr("Rules")});
    tree->setAccessibleName(tr("Rules"));
    tree->setHeaderHidden(true);
    const QStringList rules{
        tr("Nothing moves until you do. Every step, strike and wait takes one turn."),
        tr("Walk into a creature to strike it, into a wall to dig through it. Solid rock cannot be dug."),
        tr("Stairs lead one level up or down. Stand on them and press %1 or %2.")
            .arg(keys.firstLabel(PlayAction::ClimbUp), keys.firstLabel(PlayAction::ClimbDown)),
        tr("Walk into a door to open it; a locked one needs its key. Some walls are doors: %1 searches around you.")
            .arg(keys.firstLabel(PlayAction::Search)),
        tr("Bats hit hard and fast, newts nibble, fungus only spreads. None of them comes for you: keep off."),
        tr("%1 shows what you carry. Choose a thing by its letter, then what to do with it.")
            .arg(keys.firstLabel(PlayAction::Pack)),
        tr("What you have seen stays on the map, dim; creatures there may have moved on."),
        tr("A refused command uses no turn. Looking, help and messages use none either."),
        tr("The same dungeon and seed make the same caves everywhere. %1 copies both for a friend.")
            .arg(keys.firstLabel(PlayAction::CopySeed)),
    };
    for (const QString& rule : rules)
        new QTreeWidgetItem(tree, {rule});
    return tree;
}

// A group stays as long as one of its rows does.
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
}

} // namespace cave
