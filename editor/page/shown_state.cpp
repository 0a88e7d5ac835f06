// SPDX-License-Identifier: MIT
#include "editor/page/shown_state.h"

#include "core/edit/hand_edits.h"
#include "core/edit/selection.h"
#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"
#include "editor/handlers/bakery.h"
#include "editor/panels/recipe/recipe_panel.h"

#include <QAction>
#include <QTabWidget>

namespace cave {

ShownState::ShownState(Workbench& bench, Bakery& bakery, EditorCanvas& canvas, RecipePanel& recipe, QTabWidget& tabs,
                       const ActionSet& actions, QObject* parent)
    : QObject(parent), m_bench(bench), m_bakery(bakery), m_canvas(canvas), m_recipe(recipe), m_tabs(tabs),
      m_actions(actions)
{
    QAction& withoutEdits = actions[EditorAction::WithoutEdits];
    connect(&withoutEdits, &QAction::toggled, this, &ShownState::showWithoutEdits);
    connect(&canvas, &EditorCanvas::baseHeld, &withoutEdits, &QAction::setChecked);
    connect(&canvas, &EditorCanvas::stateTouched, this, &ShownState::leave);
    connect(&recipe, &RecipePanel::shownChanged, this, &ShownState::show);
    connect(&tabs, &QTabWidget::currentChanged, this, &ShownState::show);
}

void ShownState::show()
{
    if (m_isWithoutEdits) {
        showBase();
        return;
    }
    const bool isShown = m_tabs.currentWidget() == &m_recipe && m_recipe.shownState();
    m_canvas.showState(isShown ? m_recipe.shownState() : nullptr, m_recipe.writtenCells(), m_recipe.shownRowText());
    emit shown(isShown ? m_recipe.shownRowText() : QString());
}

// A level made by hand has none, and is shown as it is.
void ShownState::showBase()
{
    std::shared_ptr<LevelState> state;
    std::vector<Box> edited;
    if (!m_bench.level().recipe.empty()) {
        std::span<const EditFinding> findings;
        if (const Baked* baked = m_bakery.baked())
            findings = baked->edits[static_cast<std::size_t>(m_bench.z())].findings;
        LevelBase base = levelBase(m_bench.level(), findings);
        state = std::make_shared<LevelState>();
        state->tiles = std::move(base.tiles);
        state->things = std::move(base.things);
        edited = runsOf(base.edited);
    }
    const QString label = state ? tr("Without hand edits") : QString();
    m_canvas.showState(std::move(state), edited, label);
    emit shown(label);
}

void ShownState::showWithoutEdits(bool isShown)
{
    if (isShown == m_isWithoutEdits)
        return;
    m_isWithoutEdits = isShown && !m_bench.level().recipe.empty();
    if (isShown && !m_isWithoutEdits)
        emit said(tr("This level was made by hand: there is nothing below."));
    show();
    m_actions[EditorAction::WithoutEdits].setChecked(m_isWithoutEdits);
}

// Somebody would paint what is only shown.
void ShownState::leave()
{
    if (m_isWithoutEdits) {
        showWithoutEdits(false);
        emit said(tr("The canvas showed the level without hand edits. This is the level, which can be painted."));
        return;
    }
    if (m_tabs.currentWidget() != &m_recipe || !m_recipe.shownState())
        return; // it is of somebody else
    m_recipe.setShowsEndResult(true);
    emit said(tr("The canvas showed the level up to one row. This is the end result, which can be painted."));
}

} // namespace cave
