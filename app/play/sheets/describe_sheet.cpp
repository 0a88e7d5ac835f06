// SPDX-License-Identifier: MIT
#include "app/play/sheets/describe_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/words/hero_title.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/content/kind_row.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace cave {

namespace {

constexpr int kPicture = 48;

QLabel* copyable(const QString& text, const char* role = "")
{
    QLabel* label = wrappedLabel(text, role);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QPixmap pictureOf(const Description& description, const RunningGame& game, Artwork& artwork, bool asSigns)
{
    const Catalogue& catalogue = game.world().catalogue();
    if (description.table == KindTable::Tile && !asSigns)
        return artwork.tileSwatch(catalogue.tile(static_cast<TileId>(description.kind)), grownPixels(kPicture));
    const Look look =
        description.isHero ? heroLook(game) : kindRow(catalogue, description.table, description.kind).look;
    return asSigns ? artwork.sign(look, grownPixels(kPicture)) : artwork.thing(look, grownPixels(kPicture));
}

QLayout* newHead(const Description& description, const QPixmap& picture)
{
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(pictureLabel(picture), 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(copyable(description.title, "name"));
    if (!description.state.isEmpty())
        words->addWidget(copyable(raised(description.state), "muted"));
    if (!description.text.isEmpty())
        words->addWidget(copyable(description.text));
    head->addLayout(words, 1);
    return head;
}

} // namespace

DescribeSheet::DescribeSheet(const std::vector<Description>& descriptions, const RunningGame& game, Artwork& artwork,
                             bool asSigns, QWidget* parent)
    : Sheet(descriptions.front().title, Size::Note, parent)
{
    titleLabel().hide(); // each part has its own
    for (const Description& description : descriptions) {
        if (&description != &descriptions.front())
            body().addWidget(ruleLine());
        body().addLayout(newHead(description, pictureOf(description, game, artwork, asSigns)));
        for (const QString& sentence : description.sentences)
            body().addWidget(copyable(sentence));
        if (!description.facts.empty())
            body().addLayout(newFactGrid(description.facts));
    }
    body().addStretch();
    QPushButton* close = addButton(tr("Close"), tr("Goes back (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocusOnBody();
}

QGridLayout* newFactGrid(const std::vector<FactText>& facts)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    addFacts(*grid, facts);
    return grid;
}

void addFacts(QGridLayout& grid, const std::vector<FactText>& facts)
{
    int row = grid.rowCount();
    for (const FactText& fact : facts) {
        grid.addWidget(copyable(fact.name, "muted"), row, 0, Qt::AlignTop);
        grid.addWidget(copyable(fact.value), row, 1);
        ++row;
    }
}

} // namespace cave
