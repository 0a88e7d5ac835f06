// SPDX-License-Identifier: MIT
#include "editor/windows/kind_box.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"

#include <QSignalBlocker>
#include <QWheelEvent>

namespace cave {

namespace {

constexpr int kKindPicture = 18; // pixels

} // namespace

KindBox::KindBox(const Workbench& bench, std::shared_ptr<Artwork> artwork, KindTable table, bool hasNone,
                 QWidget* parent)
    : QComboBox(parent), m_bench(bench), m_artwork(std::move(artwork)), m_table(table), m_hasNone(hasNone)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setFocusPolicy(Qt::StrongFocus); // not by the wheel
    connect(this, &QComboBox::activated, this, &KindBox::chosen);
    connect(&bench, &Workbench::kindsChanged, this, &KindBox::fill);
    connect(&bench.document(), &Document::replaced, this, &KindBox::fill);
    keepCurrent(*this, [this] { fill(); });
}

void KindBox::fill()
{
    const QSignalBlocker quiet(this);
    const std::string before = id();
    clear();
    setIconSize(grown({kKindPicture, kKindPicture}));
    if (m_hasNone)
        addItem(tr("nothing"), QString());
    for (const KindEntry& entry :
         kindEntries(m_bench, *m_artwork, m_table, qRound(iconSize().width() * devicePixelRatioF())))
        addItem(QIcon(entry.picture), entry.name, QString::fromStdString(entry.id));
    setId(before);
}

void KindBox::setId(const std::string& id)
{
    const QSignalBlocker quiet(this);
    setCurrentIndex(findData(QString::fromStdString(id)));
}

std::string KindBox::id() const { return currentData().toString().toStdString(); }

void KindBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

std::vector<KindEntry> kindEntries(const Workbench& bench, Artwork& artwork, KindTable table, int pixels)
{
    std::vector<KindEntry> entries;
    const Catalogue& catalogue = bench.catalogue();
    const auto add = [&](const std::string& id, QPixmap picture) {
        entries.push_back({id, bench.describer().name(table, id), std::move(picture)});
    };
    switch (table) {
    case KindTable::Tile:
        for (const TileKind& kind : catalogue.tiles())
            add(kind.id, artwork.tileSwatch(kind, pixels));
        break;
    case KindTable::Creature:
        for (const CreatureKind& kind : catalogue.creatures())
            add(kind.id, artwork.thing(kind.look, pixels));
        break;
    case KindTable::Item:
        for (const ItemKind& kind : catalogue.items())
            if (kind.lookOf.empty()) // nothing of a look is anywhere
                add(kind.id, artwork.thing(kind.look, pixels));
        break;
    case KindTable::Gas:
        for (const GasKind& kind : catalogue.gases())
            add(kind.id, artwork.thing(kind.look, pixels));
        break;
    }
    return entries;
}

} // namespace cave
