// SPDX-License-Identifier: MIT
#include "editor/windows/kind_box.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "editor/dialogs/kind_entries.h"

#include <QSignalBlocker>

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
    for (const KindEntry& entry : kindEntries(m_bench.catalogue(), m_bench.describer(), *m_artwork, m_table,
                                              qRound(iconSize().width() * devicePixelRatioF())))
        addItem(QIcon(entry.picture), entry.name, QString::fromStdString(entry.id));
    setId(before);
}

void KindBox::setId(const std::string& id)
{
    const QSignalBlocker quiet(this);
    setCurrentIndex(findData(QString::fromStdString(id)));
}

std::string KindBox::id() const { return currentData().toString().toStdString(); }

} // namespace cave
