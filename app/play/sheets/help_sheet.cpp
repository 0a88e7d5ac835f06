// SPDX-License-Identifier: MIT
#include "app/play/sheets/help_sheet.h"

#include "app/play/sheets/search_field.h"
#include "app/play/words/creature_text.h"
#include "app/play/words/rules_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/tiles/status_sign.h"

#include <QHeaderView>
#include <QIcon>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kHelpPicture = 24;

constexpr int kMostPerCent = 33; // of the width, for a column beside the last
constexpr int kCellMargin = 16;

// Texts wrap in the width of their columns: the view by itself gives every row one line.
class WrappingDelegate : public QStyledItemDelegate {
public:
    explicit WrappingDelegate(QTreeWidget& tree) : QStyledItemDelegate(&tree), m_tree(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem line = option;
        line.features.setFlag(QStyleOptionViewItem::WrapText, false);
        QSize size = QStyledItemDelegate::sizeHint(line, index);
        if (m_tree.isFirstColumnSpanned(index.row(), index.parent()))
            return size;
        const int indent = index.column() == 0 && index.parent().isValid() ? m_tree.indentation() : 0;
        const int room = std::max(40, m_tree.columnWidth(index.column()) - indent - kCellMargin);
        const QRect text =
            m_tree.fontMetrics().boundingRect(0, 0, room, 1 << 14, Qt::TextWordWrap, index.data().toString());
        size.setHeight(std::max(size.height(), text.height() + kCellMargin / 2));
        return size;
    }

private:
    QTreeWidget& m_tree;
};

// The last column has at least a third of the width, however long the others are.
class HelpTree : public QTreeWidget {
public:
    using QTreeWidget::QTreeWidget;

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QTreeWidget::resizeEvent(event);
        const int most = viewport()->width() * kMostPerCent / 100;
        for (int column = 0; column + 1 < columnCount(); ++column)
            setColumnWidth(column, std::min(most, sizeHintForColumn(column)));
    }
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

QPixmap signPicture(StatusSign sign)
{
    QPixmap picture(kHelpPicture, kHelpPicture);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintStatusSign(painter, sign,
                    QRectF(kHelpPicture / 4.0, kHelpPicture / 4.0, kHelpPicture / 2.0, kHelpPicture / 2.0));
    return picture;
}

QString moodHelp(Mood mood)
{
    switch (mood) {
    case Mood::Hunts: return HelpSheet::tr("It knows where you are, or where you were, and comes.");
    case Mood::Wanders: return HelpSheet::tr("It has not noticed you.");
    case Mood::Sleeps: return HelpSheet::tr("It does nothing until it wakes.");
    case Mood::Flees: return HelpSheet::tr("It keeps away from you.");
    case Mood::Confused: return HelpSheet::tr("Its steps go anywhere.");
    case Mood::Still: break;
    }
    return {};
}

} // namespace

HelpSheet::HelpSheet(const KeyMap& keys, const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
                     const Rules* rules, QWidget* parent)
    : Sheet(tr("Help"), Size::Page, parent),
      m_search(new SearchField(tr("Search"), tr("Search  /"), SearchField::Enter::ToList, *this))
{
    connect(m_search, &SearchField::textChanged, this, &HelpSheet::filter);
    auto* tabs = new QTabWidget(this);
    tabs->addTab(newKeys(keys), tr("Keys"));
    tabs->addTab(newSigns(catalogue, describer, artwork), tr("Signs"));
    tabs->addTab(newRules(keys, describer, rules), tr("Rules"));
    const auto searchTab = [this](int tab) { m_search->setList(*m_trees[static_cast<std::size_t>(tab)]); };
    connect(tabs, &QTabWidget::currentChanged, this, searchTab);
    searchTab(tabs->currentIndex());
    body().addWidget(m_search);
    body().addWidget(tabs, 1);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocus(m_search);
}

QTreeWidget* HelpSheet::newTree(const QStringList& headers)
{
    auto* tree = new HelpTree(this);
    tree->setHeaderLabels(headers);
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(false);
    tree->setWordWrap(true);
    tree->setIndentation(12);
    tree->setSelectionMode(QAbstractItemView::SingleSelection);
    tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
    for (const PlayMenuRow& title : playMenus()) {
        QTreeWidgetItem* group = newGroup(*tree, playText(title.name));
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
    tree->setIconSize({kHelpPicture, kHelpPicture});
    const auto add = [&](QTreeWidgetItem* group, const auto& kind, KindTable table, const QPixmap& picture) {
        auto* item =
            new QTreeWidgetItem(group, {QString::fromUcs4(&kind.look.glyph, 1), raised(describer.name(table, kind.id)),
                                        describer.description(table, kind.id)});
        item->setIcon(0, QIcon(picture));
    };
    QTreeWidgetItem* moods = newGroup(*tree, tr("Over creatures"));
    for (const Mood mood : {Mood::Hunts, Mood::Wanders, Mood::Sleeps, Mood::Flees, Mood::Confused}) {
        auto* item = new QTreeWidgetItem(moods, {QString(), raised(moodText(mood)), moodHelp(mood)});
        item->setIcon(0, QIcon(signPicture(signOf(mood))));
    }
    QTreeWidgetItem* creatures = newGroup(*tree, tr("Creatures"));
    for (const CreatureKind& kind : catalogue.creatures())
        add(creatures, kind, KindTable::Creature, artwork.thing(kind.look, kHelpPicture));
    QTreeWidgetItem* items = newGroup(*tree, tr("Things"));
    for (const ItemKind& kind : catalogue.items())
        add(items, kind, KindTable::Item, artwork.thing(kind.look, kHelpPicture));
    QTreeWidgetItem* tiles = newGroup(*tree, tr("Ground"));
    for (const TileKind& kind : catalogue.tiles())
        add(tiles, kind, KindTable::Tile, artwork.tileSwatch(kind, kHelpPicture));
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
            tr("Walk into a door to open it; a locked one needs its key. Some walls are doors: %1 searches around you.")
                .arg(keys.firstLabel(PlayAction::Search)),
            tr("%1 shows what you carry. Choose a thing by its letter, then what to do with it.")
                .arg(keys.firstLabel(PlayAction::Pack)),
            tr("What you have seen stays on the map, dim; creatures there may have moved on."),
            tr("A refused command uses no turn. Looking, help and messages use none either."),
            tr("The same dungeon and seed make the same caves everywhere. %1 copies both for a friend.")
                .arg(keys.firstLabel(PlayAction::CopySeed)),
        });
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
