// SPDX-License-Identifier: MIT
#include "editor/windows/items_field.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/windows/kind_box.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace cave {

namespace {

constexpr int kItemPicture = 18; // pixels

} // namespace

ItemsField::ItemsField(const Workbench& bench, std::shared_ptr<Artwork> artwork, KindTable table, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_table(table), m_line(new QHBoxLayout(this))
{
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(4);
    QToolButton* add = iconButton(QStringLiteral("plus"), {});
    m_line->addWidget(add);
    m_line->addStretch(1);
    setFocusProxy(add);
    connect(add, &QToolButton::clicked, this, &ItemsField::askItem);
    keepCurrent(*this, [this, add] {
        nameButton(*add, addText());
        show(Json::Array(m_items));
    });
}

void ItemsField::show(const Json::Array& items)
{
    m_items = items;
    for (QToolButton* button : findChildren<QToolButton*>(QStringLiteral("item"))) {
        button->setObjectName({});
        button->hide();
        button->deleteLater(); // it may be what was pressed
    }
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("item"));
        button->setText(m_bench.describer().name(m_table, *m_items[i].as<std::string>()));
        button->setToolTip(tr("Takes it out."));
        m_line->insertWidget(static_cast<int>(i), button);
        connect(button, &QToolButton::clicked, this, [this, i] { remove(i); });
    }
}

void ItemsField::remove(std::size_t index)
{
    m_items.erase(m_items.begin() + static_cast<std::ptrdiff_t>(index));
    emit changed();
}

QString ItemsField::addText() const { return m_table == KindTable::Tile ? tr("Add a tile") : tr("Add an item"); }

void ItemsField::askItem()
{
    std::vector<ChoiceEntry> entries;
    std::vector<std::string> ids;
    for (const KindEntry& entry : kindEntries(m_bench, *m_artwork, m_table, grownPixels(kItemPicture))) {
        entries.push_back({entry.name, m_bench.describer().description(m_table, entry.id), {}, QIcon(entry.picture)});
        ids.push_back(entry.id);
    }
    ChoiceDialog::ask(this, addText(), std::move(entries), [this, ids](int chosen) {
        m_items.emplace_back(ids[static_cast<std::size_t>(chosen)]);
        emit changed();
    });
}

} // namespace cave
