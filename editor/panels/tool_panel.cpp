// SPDX-License-Identifier: MIT
#include "editor/panels/tool_panel.h"

#include "editor/action_set.h"
#include "editor/panels/kind_palette.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpacerItem>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kButtonsPerRow = 6;
constexpr QSize kButtonSize{30, 30};
constexpr QSize kIconSize{20, 20};
constexpr int kWidth = 208; // pixels, and at least so many average characters
constexpr int kCharacters = 26;

} // namespace

ToolPanel::ToolPanel(Workbench& bench, const ActionSet& actions, const std::shared_ptr<Artwork>& artwork,
                     QWidget* parent)
    : QFrame(parent), m_bench(bench), m_space(new QSpacerItem(0, 0)), m_hint(new QLabel(this)),
      m_tabs(new QTabWidget(this)), m_tiles(new KindPalette(KindTable::Tile, artwork, this)),
      m_creatures(new KindPalette(KindTable::Creature, artwork, this))
{
    setProperty("role", "panel");
    m_hint->setWordWrap(true);
    m_hint->setProperty("role", "muted");
    m_hint->setContentsMargins(10, 0, 10, 0);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_hint->setMinimumHeight(m_hint->fontMetrics().lineSpacing() * 3);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_tiles, tr("Tiles"));
    m_tabs->addTab(m_creatures, tr("Creatures"));
    m_tabs->setUsesScrollButtons(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(newButtons(actions));
    column->addWidget(m_hint);
    column->addWidget(m_tabs, 1);
    column->addSpacerItem(m_space);

    connect(m_tiles, &KindPalette::chosen, &bench, [&bench](int kind) { bench.setTile(static_cast<TileId>(kind)); });
    connect(m_creatures, &KindPalette::chosen, &bench,
            [&bench](int kind) { bench.setCreature(static_cast<CreatureKindId>(kind)); });
    connect(m_tiles, &KindPalette::left, this, &ToolPanel::left);
    connect(m_creatures, &KindPalette::left, this, &ToolPanel::left);
    connect(&bench, &Workbench::choiceChanged, this, &ToolPanel::showChoice);
    connect(&bench.document(), &Document::replaced, this, &ToolPanel::showKinds);
    showKinds();
}

QWidget* ToolPanel::newButtons(const ActionSet& actions)
{
    auto* buttons = new QWidget(this);
    m_grid = new QGridLayout(buttons);
    m_grid->setContentsMargins(8, 0, 8, 0);
    m_grid->setSpacing(2);
    for (const ToolRow& row : toolTable()) {
        auto* button = new QToolButton(buttons);
        button->setDefaultAction(&actions.tool(row.id));
        button->setFixedSize(kButtonSize);
        button->setIconSize(kIconSize);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(toolName(row));
        m_buttons.push_back(button);
    }
    placeButtons(kButtonsPerRow);
    return buttons;
}

void ToolPanel::placeButtons(int perRow)
{
    int place = 0;
    for (QToolButton* button : m_buttons) {
        m_grid->addWidget(button, place / perRow, place % perRow);
        ++place;
    }
}

KindPalette& ToolPanel::currentPalette() const
{
    const bool isCreature = toolRow(m_bench.toolId()).use == ToolUse::Creatures;
    if (m_rail)
        return isCreature ? *m_creatures : *m_tiles;
    return *static_cast<KindPalette*>(m_tabs->currentWidget());
}

void ToolPanel::beginFind() { currentPalette().beginFind(); }

void ToolPanel::arrange(QTabWidget* elsewhere, bool hasNames)
{
    hasNames = hasNames && !elsewhere;
    const int width = std::max(kWidth, kCharacters * fontMetrics().averageCharWidth() + 16);
    setFixedWidth(elsewhere ? kButtonSize.width() + 16 : width);
    if (elsewhere != m_rail)
        movePalettes(elsewhere);
    for (QToolButton* button : m_buttons) {
        button->setToolButtonStyle(hasNames ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        button->setFixedSize(hasNames ? QSize(width - 16, kButtonSize.height()) : kButtonSize);
    }
    placeButtons(elsewhere || hasNames ? 1 : kButtonsPerRow);
}

void ToolPanel::movePalettes(QTabWidget* elsewhere)
{
    QTabWidget& home = elsewhere ? *elsewhere : *m_tabs;
    home.insertTab(0, m_tiles, tr("Tiles"));
    home.insertTab(1, m_creatures, tr("Creatures"));
    home.setCurrentIndex(0);
    m_rail = elsewhere;
    m_tabs->setVisible(!elsewhere);
    m_hint->setVisible(!elsewhere);
    m_space->changeSize(0, 0, QSizePolicy::Minimum, elsewhere ? QSizePolicy::Expanding : QSizePolicy::Minimum);
    layout()->invalidate();
}

void ToolPanel::showKinds()
{
    m_tiles->setKinds(m_bench, {});
    m_creatures->setKinds(m_bench, m_bench.dungeon().rules.hero);
    showChoice();
}

void ToolPanel::showChoice()
{
    const ToolRow& row = toolRow(m_bench.toolId());
    QString hint = toolHelp(row);
    if (m_bench.toolId() == ToolId::Brush)
        hint = tr("%1 Size %2.").arg(hint).arg(m_bench.brushSize());
    m_hint->setText(hint);
    m_tiles->setChosen(m_bench.tile());
    m_creatures->setChosen(m_bench.creature());
    QTabWidget& tabs = m_rail ? *m_rail : *m_tabs;
    if (row.use == ToolUse::Tiles)
        tabs.setCurrentWidget(m_tiles);
    else if (row.use == ToolUse::Creatures)
        tabs.setCurrentWidget(m_creatures);
}

} // namespace cave
