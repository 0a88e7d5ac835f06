// SPDX-License-Identifier: MIT
#include "editor/panels/tool_panel.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "editor/actions/action_set.h"
#include "editor/panels/fitting_tabs.h"
#include "editor/panels/kind_palette.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QSpacerItem>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kButtonsPerRow = 6;
constexpr int kButtonSide = 30;
constexpr int kToolIcon = 20;
constexpr int kRailColumns = 2; // of a rail whose tools grow with the text
constexpr int kWidth = 208; // pixels, and at least so many average characters
constexpr int kCharacters = 26;
constexpr int kBesideName = 6;       // pixels above and below the name of a tool
constexpr int kMostToolsPerCent = 75; // of the height, where they say their names: the palettes need the rest
constexpr int kToolMargin = 8; // pixels beside the tools
constexpr int kRailMargin = 6; // likewise, where they stand alone

} // namespace

ToolPanel::ToolPanel(Workbench& bench, const ActionSet& actions, const std::shared_ptr<Artwork>& artwork,
                     QWidget* parent)
    : QFrame(parent), m_bench(bench), m_space(new QSpacerItem(0, 0)), m_hint(new QLabel(this)),
      m_tabs(new FittingTabs(this)), m_tiles(new KindPalette(KindTable::Tile, artwork, this)),
      m_creatures(new KindPalette(KindTable::Creature, artwork, this)),
      m_items(new KindPalette(KindTable::Item, artwork, this))
{
    setProperty("role", "panel");
    m_hint->setWordWrap(true);
    m_hint->setProperty("role", "muted");
    m_hint->setContentsMargins(10, 0, 10, 0);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (KindPalette* palette : {m_tiles, m_creatures, m_items})
        m_tabs->addTab(palette, QString());

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
    connect(m_items, &KindPalette::chosen, &bench,
            [&bench](int kind) { bench.setItem(static_cast<ItemKindId>(kind)); });
    for (const KindPalette* palette : {m_tiles, m_creatures, m_items})
        connect(palette, &KindPalette::left, this, &ToolPanel::left);
    connect(&bench, &Workbench::choiceChanged, this, &ToolPanel::showChoice);
    connect(&bench.document(), &Document::replaced, this, &ToolPanel::showKinds);
    connect(&bench, &Workbench::kindsChanged, this, &ToolPanel::showKinds);
    keepCurrent(*this, [this] {
        showTexts();
        fitHint();
        showKinds();
    });
}

void ToolPanel::showTexts()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setAccessibleName(toolName(toolTable()[i]));
    FittingTabs& tabs = m_rail ? *m_rail : *m_tabs;
    tabs.setTitle(*m_tiles, tr("Tiles"), QStringLiteral("tiles"));
    tabs.setTitle(*m_creatures, tr("Creatures"), QStringLiteral("creature"));
    tabs.setTitle(*m_items, tr("Items"), QStringLiteral("item"));
}

QWidget* ToolPanel::newButtons(const ActionSet& actions)
{
    auto* buttons = new QWidget(this);
    m_grid = new QGridLayout(buttons);
    m_grid->setSpacing(2);
    for (const ToolRow& row : toolTable()) {
        auto* button = new QToolButton(buttons);
        button->setDefaultAction(&actions.tool(row.id));
        button->setFocusPolicy(Qt::TabFocus);
        m_buttons.push_back(button);
    }
    buttons->setMinimumHeight(1); // else a low window could not be made
    placeButtons(kButtonsPerRow);
    return buttons;
}

// On a rail, no larger than that they fit into few columns.
int ToolPanel::buttonSide(bool isRail, int height) const
{
    const int side = grownPixels(kButtonSide);
    if (!isRail)
        return side;
    const int rows = (static_cast<int>(m_buttons.size()) + kRailColumns - 1) / kRailColumns;
    return std::clamp(height / rows - m_grid->spacing(), kButtonSide, side);
}

// A rail that is too low for all tools is broader.
int ToolPanel::buttonsPerRow(bool isRail, bool hasNames, int height) const
{
    if (!isRail)
        return hasNames ? 1 : kButtonsPerRow;
    const int rows = std::max(1, height / (buttonSide(true, height) + m_grid->spacing()));
    return (static_cast<int>(m_buttons.size()) + rows - 1) / rows;
}

void ToolPanel::placeButtons(int perRow)
{
    if (std::exchange(m_perRow, perRow) == perRow)
        return;
    int place = 0;
    for (QToolButton* button : m_buttons) {
        m_grid->addWidget(button, place / perRow, place % perRow);
        ++place;
    }
}

KindPalette& ToolPanel::currentPalette() const
{
    if (m_rail && toolRow(m_bench.toolId()).use != ToolUse::Things)
        return *m_tiles;
    if (m_rail)
        return m_bench.thingTable() == KindTable::Creature ? *m_creatures : *m_items;
    return *static_cast<KindPalette*>(m_tabs->currentWidget());
}

void ToolPanel::beginFind() { currentPalette().beginFind(); }

int ToolPanel::usualWidth() const
{
    return std::max({kWidth, kCharacters * fontMetrics().averageCharWidth() + 16,
                     widthOfButtons(kButtonsPerRow, grownPixels(kButtonSide)) + 2 * kToolMargin});
}

int ToolPanel::widthOfButtons(int perRow, int side) const
{
    return perRow * (side + m_grid->spacing()) - m_grid->spacing();
}

void ToolPanel::arrange(FittingTabs* elsewhere, bool hasNames, int height)
{
    const int side = buttonSide(elsewhere != nullptr, height);
    const int named = std::max(kButtonSide, fontMetrics().lineSpacing() + kBesideName);
    const int allNamed = static_cast<int>(m_buttons.size()) * (named + m_grid->spacing());
    hasNames = hasNames && !elsewhere && allNamed <= height * kMostToolsPerCent / 100;
    const int width = usualWidth();
    const int perRow = buttonsPerRow(elsewhere != nullptr, hasNames, height);
    const int margin = elsewhere ? kRailMargin : kToolMargin;
    m_grid->setContentsMargins(margin, 0, margin, 0);
    setFixedWidth(elsewhere ? widthOfButtons(perRow, side) + 2 * margin : width);
    if (elsewhere != m_rail)
        movePalettes(elsewhere);
    for (QToolButton* each : m_buttons) {
        each->setToolButtonStyle(hasNames ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        const int icon = hasNames ? kToolIcon : side * kToolIcon / kButtonSide;
        each->setFixedSize(hasNames ? QSize(width - 16, named) : QSize(side, side));
        each->setIconSize({icon, icon});
    }
    placeButtons(perRow);
    fitHint();
}

// As high as the longest hint of any tool, so that the palettes below never move.
void ToolPanel::fitHint()
{
    const QMargins margins = m_hint->contentsMargins();
    const QRect room(0, 0, minimumWidth() - margins.left() - margins.right(), 0);
    int height = 0;
    for (const ToolRow& row : toolTable())
        height = std::max(height, m_hint->fontMetrics().boundingRect(room, Qt::TextWordWrap, hintOf(row)).height());
    m_hint->setFixedHeight(height);
}

QString ToolPanel::hintOf(const ToolRow& row) const
{
    return row.isBrush ? tr("%1 Size %2.").arg(toolHelp(row)).arg(m_bench.brushSize()) : toolHelp(row);
}

void ToolPanel::movePalettes(FittingTabs* elsewhere)
{
    FittingTabs& home = elsewhere ? *elsewhere : *m_tabs;
    int place = 0;
    for (KindPalette* palette : {m_tiles, m_creatures, m_items})
        home.insertTab(place++, palette, QString());
    if (!home.isAncestorOf(QApplication::focusWidget())) // whoever is at work in another tab stays there
        home.setCurrentIndex(0);
    m_rail = elsewhere;
    showTexts();
    m_tabs->setVisible(!elsewhere);
    m_hint->setVisible(!elsewhere);
    m_space->changeSize(0, 0, QSizePolicy::Minimum, elsewhere ? QSizePolicy::Expanding : QSizePolicy::Minimum);
    layout()->invalidate();
}

void ToolPanel::showKinds()
{
    m_tiles->setKinds(m_bench, {});
    m_creatures->setKinds(m_bench, m_bench.dungeon().rules.hero);
    m_items->setKinds(m_bench, {});
    showChoice();
}

void ToolPanel::showChoice()
{
    const ToolRow& row = toolRow(m_bench.toolId());
    m_hint->setText(hintOf(row));
    m_tiles->setChosen(m_bench.tile());
    m_creatures->setChosen(m_bench.creature());
    m_items->setChosen(m_bench.item());
    KindPalette* things = m_bench.thingTable() == KindTable::Creature ? m_creatures : m_items;
    KindPalette* palette = row.use == ToolUse::Tiles ? m_tiles : row.use == ToolUse::Things ? things : nullptr;
    const bool isOtherTool = std::exchange(m_shownTool, row.id) != row.id;
    const bool isOtherPalette = std::exchange(m_shownPalette, palette) != palette;
    if (palette && (isOtherTool || isOtherPalette)) // a larger brush opens nothing
        (m_rail ? *m_rail : *m_tabs).setCurrentWidget(palette);
}

} // namespace cave
