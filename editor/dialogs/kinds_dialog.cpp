// SPDX-License-Identifier: MIT
#include "editor/dialogs/kinds_dialog.h"

#include "app/view/base/file_path.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/shown_words.h"
#include "core/base/files.h"
#include "core/save/formats/tmj_tilesets.h"
#include "core/world/rules.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr int kNameColumn = 0;
constexpr int kCountColumn = 1;
constexpr int kHereColumn = 2;
constexpr int kPictureSize = 24;
constexpr int kWidestColumn = 360; // of what is in the map: names of strangers may be long
constexpr int kIdRole = Qt::UserRole;
constexpr int kIndexRole = Qt::UserRole;
constexpr std::size_t kMostPictureBytes = std::size_t{64} << 20;

// What has no picture is as high, and begins where the others do.
class RoomForPictures : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        const QSize room = option->decorationSize;
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() == kCountColumn)
            return;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = room;
    }
};

} // namespace

KindsDialog::KindsDialog(const QString& path, ForeignKinds foreign, KindMap kinds, Artwork& artwork, QWidget* parent)
    : QDialog(parent), m_folder(pathOf(path).parent_path()), m_foreign(std::move(foreign)), m_kinds(std::move(kinds)),
      m_rows(new HeardOnce<QTreeWidget>(this)), m_find(new QLineEdit(this)), m_choices(new QListWidget(this))
{
    setWindowTitle(tr("What is in this map?"));
    const auto catalogue = Catalogue::builtIn();
    const Describer describer(catalogue);
    for (const KindTable table : {KindTable::Tile, KindTable::Creature, KindTable::Item}) {
        for (KindEntry& entry : kindEntries(*catalogue, describer, artwork, table,
                                            qRound(grownPixels(kPictureSize) * devicePixelRatioF()))) {
            if (entry.id == Rules().hero)
                continue; // starts somewhere, and is not placed
            m_order.push_back(entry.id);
            m_entries[entry.id] = std::move(entry);
        }
        if (table == KindTable::Tile)
            m_grounds = m_order.size();
    }
    for (const ForeignKind& each : m_foreign)
        if (!saidKind(m_kinds, each.of, each.name, *catalogue))
            kindOf(each) = likelyKind(each, *catalogue);

    auto* intro =
        new QLabel(tr("%1 was not made for Cavewright. Say what its tiles and objects are here: choose one or "
                      "several on the left, then what they are on the right. It is kept beside the map.")
                       .arg(shownFileName(path)),
                   this);
    intro->setWordWrap(true);
    auto* sides = new QSplitter(this);
    sides->addWidget(newMapSide());
    sides->addWidget(newOurSide());
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setSizes({grownPixels(560), grownPixels(250)});
    sides->setChildrenCollapsible(false);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* open = new QPushButton(tr("Open"), this);
    open->setObjectName(QStringLiteral("open"));
    open->setProperty("role", "primary");
    open->setAutoDefault(false); // Enter chooses
    cancel->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(open);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(intro);
    column->addWidget(sides, 1);
    column->addLayout(buttons);
    resizeGrown(*this, {840, 520});

    for (std::size_t i = 0; i < m_foreign.size(); ++i)
        addRow(i);
    for (int i = 0; i < m_rows->columnCount(); ++i)
        m_rows->resizeColumnToContents(i);
    m_rows->setCurrentItem(m_rows->topLevelItem(0));
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &KindsDialog::showChoices);
    connect(m_find, &QLineEdit::textChanged, this, &KindsDialog::filter);
    connect(m_find, &QLineEdit::returnPressed, this, &KindsDialog::takeChoice);
    connect(m_choices, &QListWidget::itemActivated, this, &KindsDialog::takeChoice);
    connect(m_choices, &QListWidget::itemClicked, this, &KindsDialog::takeChoice);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(open, &QPushButton::clicked, this, &QDialog::accept);
    showChoices();
    m_rows->setFocus();
}

QWidget* KindsDialog::newMapSide()
{
    m_rows->setAccessibleName(tr("In the map"));
    m_rows->setHeaderLabels({tr("In the map"), tr("How often"), tr("Here")});
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_rows->setIconSize(grown({kPictureSize, kPictureSize}));
    m_rows->setItemDelegate(new RoomForPictures(m_rows));
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setMaximumSectionSize(grownPixels(kWidestColumn));
    return m_rows;
}

QWidget* KindsDialog::newOurSide()
{
    auto* side = new QWidget(this);
    m_find->setPlaceholderText(tr("Find a kind"));
    m_find->setAccessibleName(tr("Find a kind"));
    m_find->setClearButtonEnabled(true);
    m_choices->setAccessibleName(tr("What it is here"));
    m_choices->setUniformItemSizes(true);
    m_choices->setIconSize(grown({kPictureSize, kPictureSize}));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_find);
    column->addWidget(m_choices, 1);
    return side;
}

void KindsDialog::addRow(std::size_t index)
{
    const ForeignKind& foreign = m_foreign[index];
    auto* row = new QTreeWidgetItem(m_rows);
    row->setText(kNameColumn, nameOf(foreign));
    row->setToolTip(kNameColumn, row->text(kNameColumn)); // whole, however long
    row->setIcon(kNameColumn, pictureOf(foreign));
    row->setText(kCountColumn, QLocale().toString(static_cast<qlonglong>(foreign.count)));
    row->setTextAlignment(kCountColumn, Qt::AlignRight | Qt::AlignVCenter);
    row->setData(kNameColumn, kIndexRole, static_cast<qulonglong>(index));
    showRow(*row);
}

void KindsDialog::showRow(QTreeWidgetItem& row)
{
    const ForeignKind& foreign = m_foreign[row.data(kNameColumn, kIndexRole).toULongLong()];
    const std::string& kind = kindOf(foreign);
    const auto entry = m_entries.find(kind);
    row.setText(kHereColumn, kind.empty() ? tr("left out") : nameOf(foreign.of, kind));
    row.setIcon(kHereColumn, entry == m_entries.end() ? QIcon() : QIcon(entry->second.picture));
    tellWholeRow(row);
}

const ForeignKind* KindsDialog::current() const
{
    const QTreeWidgetItem* row = m_rows->currentItem();
    return row ? &m_foreign[row->data(kNameColumn, kIndexRole).toULongLong()] : nullptr;
}

// Ground where nothing is painted, creatures and items for objects, anything for tiles.
void KindsDialog::showChoices()
{
    const ForeignKind* foreign = current();
    if (!foreign)
        return;
    if (m_shownFor != static_cast<int>(foreign->of)) {
        m_shownFor = static_cast<int>(foreign->of);
        m_choices->clear();
        const auto add = [&](const std::string& id, const QIcon& picture) {
            auto* item = new QListWidgetItem(picture, nameOf(foreign->of, id), m_choices);
            item->setData(kIdRole, QString::fromStdString(id));
        };
        if (foreign->of != ForeignKind::Of::EmptyCell)
            add({}, {});
        if (foreign->of == ForeignKind::Of::Thing)
            add(std::string(kStartKind), {});
        const std::size_t first = foreign->of == ForeignKind::Of::Thing ? m_grounds : 0;
        const std::size_t end = foreign->of == ForeignKind::Of::EmptyCell ? m_grounds : m_order.size();
        for (std::size_t i = first; i < end; ++i)
            add(m_order[i], m_entries[m_order[i]].picture);
    }
    const QString chosen = QString::fromStdString(kindOf(*foreign));
    for (int i = 0; i < m_choices->count(); ++i)
        if (m_choices->item(i)->data(kIdRole).toString() == chosen)
            m_choices->setCurrentRow(i);
    filter();
}

void KindsDialog::filter()
{
    for (int i = 0; i < m_choices->count(); ++i)
        m_choices->item(i)->setHidden(!m_choices->item(i)->text().contains(m_find->text(), Qt::CaseInsensitive));
    if (const QListWidgetItem* item = m_choices->currentItem(); item && !item->isHidden())
        return;
    for (int i = 0; i < m_choices->count(); ++i)
        if (!m_choices->item(i)->isHidden())
            return m_choices->setCurrentRow(i);
}

void KindsDialog::takeChoice()
{
    if (const QListWidgetItem* item = m_choices->currentItem(); item && !item->isHidden())
        choose(item->data(kIdRole).toString().toStdString());
}

void KindsDialog::choose(const std::string& kind)
{
    const ForeignKind* first = current();
    if (!first)
        return;
    for (QTreeWidgetItem* row : m_rows->selectedItems()) {
        const ForeignKind& foreign = m_foreign[row->data(kNameColumn, kIndexRole).toULongLong()];
        if (foreign.of != first->of)
            continue;
        kindOf(foreign) = kind;
        showRow(*row);
    }
    // Once: a column that follows its contents by itself measures hundreds of rows at each change.
    m_rows->resizeColumnToContents(kHereColumn);
}

std::string& KindsDialog::kindOf(const ForeignKind& foreign)
{
    switch (foreign.of) {
    case ForeignKind::Of::Cell: return m_kinds.cells[foreign.name];
    case ForeignKind::Of::Thing: return m_kinds.things[foreign.name];
    case ForeignKind::Of::EmptyCell: break;
    }
    return m_kinds.empty;
}

QString KindsDialog::nameOf(const ForeignKind& foreign) const
{
    if (foreign.of == ForeignKind::Of::EmptyCell)
        return tr("empty cells");
    return foreign.name.empty() ? tr("objects without a name") : shownWords(QString::fromStdString(foreign.name));
}

QString KindsDialog::nameOf(ForeignKind::Of of, const std::string& kind) const
{
    if (kind.empty())
        return of == ForeignKind::Of::Cell ? tr("nothing: what lies beneath stays") : tr("nothing: it is left out");
    if (kind == kStartKind && of == ForeignKind::Of::Thing)
        return tr("where the hero starts");
    const auto entry = m_entries.find(kind);
    return entry == m_entries.end() ? shownWords(QString::fromStdString(kind)) : entry->second.name;
}

// A tile of the picture that the map names, or a square in the colour that it gives.
QIcon KindsDialog::pictureOf(const ForeignKind& foreign)
{
    if (!foreign.colour.empty() && foreign.picture.empty()) {
        QPixmap square(grown({kPictureSize, kPictureSize}));
        const QColor colour = QColor::fromString(QString::fromStdString(foreign.colour));
        square.fill(colour.isValid() ? colour : Qt::transparent);
        return square;
    }
    if (foreign.picture.empty())
        return {};
    const auto [place, isNew] = m_pictures.try_emplace(foreign.picture);
    QImage& image = place->second;
    if (isNew && tmj::liesBeside(m_folder, foreign.picture.string()))
        if (const auto bytes = readFile(m_folder / foreign.picture, kMostPictureBytes))
            image.loadFromData(reinterpret_cast<const uchar*>(bytes->data()), static_cast<int>(bytes->size()));
    const Box& part = foreign.part;
    const QRect area =
        part.isEmpty() ? image.rect() : image.rect().intersected({part.x, part.y, part.width, part.height});
    if (area.isEmpty()) // of which copy() would make the whole picture
        return {};
    const QImage cut = image.copy(area);
    return QIcon(QPixmap::fromImage(cut.scaled(grown({kPictureSize, kPictureSize}), Qt::KeepAspectRatio)));
}

} // namespace cave
