// SPDX-License-Identifier: MIT
#include "editor/panels/kind_palette.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "editor/canvas/thumbnail.h"

#include <QAction>
#include <QIcon>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr int kPictureSize = 22; // pixels
constexpr int kKindRole = Qt::UserRole;

} // namespace

KindPalette::KindPalette(KindTable table, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_table(table), m_artwork(std::move(artwork)), m_find(new QLineEdit(this)),
      m_list(new QListWidget(this))
{
    m_find->setClearButtonEnabled(true);
    QAction* search = m_find->addAction(QIcon(), QLineEdit::LeadingPosition);
    keepCurrent(*this, [this, search] {
        search->setIcon(icon(QStringLiteral("search")));
        showTexts();
    });
    m_find->installEventFilter(this);
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::TabFocus); // the mouse chooses and leaves the keys to the canvas
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 4);
    column->setSpacing(6);
    column->addWidget(m_find);
    column->addWidget(m_list, 1);
    setFocusProxy(m_list);

    connect(m_find, &QLineEdit::textChanged, this, &KindPalette::filter);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &KindPalette::choose);
    connect(m_list, &QListWidget::itemClicked, this, [this] {
        choose();
        emit left();
    });
}

void KindPalette::showTexts()
{
    const auto name = [this](const QString& hint, const QString& title) {
        m_find->setPlaceholderText(hint);
        m_find->setAccessibleName(hint);
        m_list->setAccessibleName(title);
    };
    switch (m_table) {
    case KindTable::Tile: return name(tr("Find a tile"), tr("Tiles"));
    case KindTable::Creature: return name(tr("Find a creature"), tr("Creatures"));
    case KindTable::Item: return name(tr("Find an item"), tr("Items"));
    case KindTable::Gas: break; // none is put anywhere
    }
}

void KindPalette::setKinds(const Workbench& bench, const std::string& without)
{
    const QSignalBlocker blocker(m_list);
    const Catalogue& catalogue = bench.catalogue();
    m_list->setIconSize(grown({kPictureSize, kPictureSize}));
    const int size = qRound(m_list->iconSize().width() * devicePixelRatioF());
    const int scrolled = m_list->verticalScrollBar()->value();
    m_list->clear();
    if (m_table == KindTable::Tile) {
        for (std::size_t i = 0; i < catalogue.tiles().size(); ++i) {
            const TileKind& kind = catalogue.tiles()[i];
            addKind(static_cast<int>(i), bench.tileName(static_cast<TileId>(i)),
                    bench.describer().description(m_table, kind.id), m_artwork->tileSwatch(kind, size));
        }
    } else if (m_table == KindTable::Item) {
        for (std::size_t i = 0; i < catalogue.items().size(); ++i) {
            const ItemKind& kind = catalogue.items()[i];
            if (!kind.lookOf.empty()) // nothing of a look is anywhere
                continue;
            addKind(static_cast<int>(i), bench.itemName(static_cast<ItemKindId>(i)),
                    bench.describer().description(m_table, kind.id), m_artwork->thing(kind.look, size));
        }
    } else {
        for (std::size_t i = 0; i < catalogue.creatures().size(); ++i) {
            const CreatureKind& kind = catalogue.creatures()[i];
            if (kind.id != without)
                addKind(static_cast<int>(i), bench.creatureName(static_cast<CreatureKindId>(i)),
                        bench.describer().description(m_table, kind.id), m_artwork->thing(kind.look, size));
        }
    }
    filter(m_find->text());
    m_list->verticalScrollBar()->setValue(scrolled);
}

void KindPalette::addKind(int kind, const QString& name, const QString& help, const QPixmap& picture)
{
    auto* item = new QListWidgetItem(untinted(picture), name, m_list);
    item->setData(kKindRole, kind);
    item->setToolTip(help);
}

void KindPalette::setChosen(int kind)
{
    const QSignalBlocker blocker(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(kKindRole).toInt() == kind)
            m_list->setCurrentRow(row);
    }
}

void KindPalette::beginFind()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void KindPalette::filter(const QString& typed)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        item->setHidden(!item->text().contains(typed.trimmed(), Qt::CaseInsensitive));
    }
}

void KindPalette::choose()
{
    if (const QListWidgetItem* item = m_list->currentItem())
        emit chosen(item->data(kKindRole).toInt());
}

// Enter takes the first that was found and goes back to work; Esc goes back as well. Down goes from box to list.
bool KindPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        for (int row = 0; watched == m_find && row < m_list->count(); ++row) {
            if (!m_list->item(row)->isHidden()) {
                m_list->setCurrentRow(row);
                choose();
                break;
            }
        }
        m_find->clear();
        emit left();
        return true;
    }
    if (key == Qt::Key_Escape) {
        m_find->clear();
        emit left();
        return true;
    }
    if (key == Qt::Key_Down && watched == m_find) {
        m_list->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace cave
