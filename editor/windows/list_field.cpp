// SPDX-License-Identifier: MIT
#include "editor/windows/list_field.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/flow_layout.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/dialogs/kind_entries.h"
#include "editor/panels/field_names.h"

#include <QToolButton>

namespace cave {

namespace {

constexpr int kItemPicture = 18; // pixels
constexpr std::string_view kImmune = "immune"; // to tiles and gases

} // namespace

ListField::ListField(const Workbench& bench, std::shared_ptr<Artwork> artwork, const KindField& what, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_what(what),
      m_flow(new FlowLayout(Qt::AlignLeft, this)), m_add(iconButton(QStringLiteral("plus"), {}))
{
    m_flow->setSpacing(4);
    m_flow->addWidget(m_add);
    setFocusProxy(m_add);
    connect(m_add, &QToolButton::clicked, this, &ListField::ask);
    keepCurrent(*this, [this] {
        nameButton(*m_add, adding());
        show(Json::Array(m_items));
    });
}

bool ListField::isOfItems() const { return m_what.kind == FieldKind::Items || m_what.kind == FieldKind::ItemOrItems; }

QString ListField::adding() const
{
    if (isOfItems())
        return tr("Add an item");
    return m_what.kind == FieldKind::Tiles ? tr("Add a tile") : tr("Add a word");
}

QString ListField::nameOf(const std::string& item) const
{
    return m_what.kind == FieldKind::Words ? fieldWord(item) : m_bench.kindName(item);
}

void ListField::show(const Json::Array& items)
{
    m_items = items;
    for (QToolButton* button : findChildren<QToolButton*>(QStringLiteral("item"))) {
        button->setObjectName({});
        button->hide();
        button->deleteLater(); // it may be what was pressed
    }
    m_flow->removeWidget(m_add); // it stands behind them all
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("item"));
        button->setText(nameOf(*m_items[i].as<std::string>()));
        button->setToolTip(tr("Takes it out."));
        m_flow->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, i] { remove(i); });
    }
    m_flow->addWidget(m_add);
}

void ListField::remove(std::size_t index)
{
    m_items.erase(m_items.begin() + static_cast<std::ptrdiff_t>(index));
    emit changed();
}

void ListField::ask()
{
    std::vector<ChoiceEntry> entries;
    std::vector<std::string> ids;
    const KindTable table = isOfItems() ? KindTable::Item : KindTable::Tile;
    for (const std::string_view word : m_what.words) {
        ids.emplace_back(word);
        entries.push_back({fieldWord(word), {}});
    }
    const auto addKinds = [&](KindTable of) {
        const Describer& describer = m_bench.describer();
        for (const KindEntry& entry :
             kindEntries(m_bench.catalogue(), describer, *m_artwork, of, grownPixels(kItemPicture))) {
            entries.push_back({entry.name, describer.description(of, entry.id), {}, QIcon(entry.picture)});
            ids.push_back(entry.id);
        }
    };
    if (m_what.kind != FieldKind::Words)
        addKinds(table);
    if (m_what.id == kImmune)
        addKinds(KindTable::Gas);
    ChoiceDialog::ask(this, adding(), std::move(entries), [this, ids](int chosen) {
        m_items.emplace_back(ids[static_cast<std::size_t>(chosen)]);
        emit changed();
    });
}

} // namespace cave
