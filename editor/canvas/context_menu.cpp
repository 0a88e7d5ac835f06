// SPDX-License-Identifier: MIT
#include "editor/canvas/context_menu.h"

#include "editor/actions/action_set.h"

#include <QAbstractScrollArea>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include <array>

namespace cave {

namespace {

struct MenuEntry {
    MenuOf of;
    EditorAction action;
    bool beginsGroup = false;
};

constexpr std::array kMenuEntries{
    MenuEntry{MenuOf::Canvas, EditorAction::Cut},
    MenuEntry{MenuOf::Canvas, EditorAction::Copy},
    MenuEntry{MenuOf::Canvas, EditorAction::Paste},
    MenuEntry{MenuOf::Canvas, EditorAction::Duplicate},
    MenuEntry{MenuOf::Canvas, EditorAction::Clear},
    MenuEntry{MenuOf::Canvas, EditorAction::SelectAll, true},
    MenuEntry{MenuOf::Canvas, EditorAction::SelectNone},
    MenuEntry{MenuOf::Canvas, EditorAction::InvertSelection},
    MenuEntry{MenuOf::Canvas, EditorAction::Lock, true},
    MenuEntry{MenuOf::Canvas, EditorAction::Unlock},
    MenuEntry{MenuOf::Canvas, EditorAction::SavePiece},
    MenuEntry{MenuOf::Canvas, EditorAction::ReplaceTile},
    MenuEntry{MenuOf::Canvas, EditorAction::WithoutEdits, true},
    MenuEntry{MenuOf::Canvas, EditorAction::OtherEnd},
    MenuEntry{MenuOf::Canvas, EditorAction::PlayHere},
    MenuEntry{MenuOf::Canvas, EditorAction::BurnHere},

    MenuEntry{MenuOf::Rows, EditorAction::AddRow},
    MenuEntry{MenuOf::Rows, EditorAction::DuplicateRow},
    MenuEntry{MenuOf::Rows, EditorAction::RemoveRow},
    MenuEntry{MenuOf::Rows, EditorAction::RenameRow},
    MenuEntry{MenuOf::Rows, EditorAction::MuteRow, true},
    MenuEntry{MenuOf::Rows, EditorAction::SoloRow},
    MenuEntry{MenuOf::Rows, EditorAction::RowUp},
    MenuEntry{MenuOf::Rows, EditorAction::RowDown},
    MenuEntry{MenuOf::Rows, EditorAction::RerollRow, true},
    MenuEntry{MenuOf::Rows, EditorAction::RerollWithin},
    MenuEntry{MenuOf::Rows, EditorAction::PinRow},
    MenuEntry{MenuOf::Rows, EditorAction::RowParameters},
    MenuEntry{MenuOf::Rows, EditorAction::EndResult, true},

    MenuEntry{MenuOf::Levels, EditorAction::NewLevel},
    MenuEntry{MenuOf::Levels, EditorAction::DuplicateLevel},
    MenuEntry{MenuOf::Levels, EditorAction::DeleteLevel},
    MenuEntry{MenuOf::Levels, EditorAction::RenameLevel},
    MenuEntry{MenuOf::Levels, EditorAction::MoveLevelUp, true},
    MenuEntry{MenuOf::Levels, EditorAction::MoveLevelDown},
    MenuEntry{MenuOf::Levels, EditorAction::RegenerateLevel, true},
    MenuEntry{MenuOf::Levels, EditorAction::Variants},
    MenuEntry{MenuOf::Levels, EditorAction::UniqueRecipe},

    MenuEntry{MenuOf::Problems, EditorAction::FixProblem},
    MenuEntry{MenuOf::Problems, EditorAction::NextProblem, true},
    MenuEntry{MenuOf::Problems, EditorAction::PreviousProblem},
};

} // namespace

ContextMenu::ContextMenu(QAbstractScrollArea& area, const ActionSet& actions, MenuOf of, std::function<QRect()> current,
                         std::function<bool()> isTaken)
    : QObject(&area), m_area(area), m_actions(actions), m_of(of), m_current(std::move(current)),
      m_isTaken(std::move(isTaken))
{
    area.installEventFilter(this);
    area.viewport()->installEventFilter(this);
}

bool ContextMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ContextMenu) {
        const auto& asked = static_cast<QContextMenuEvent&>(*event);
        if (asked.reason() != QContextMenuEvent::Mouse)
            open(m_current().center());
        else if (!m_isTaken || !m_isTaken())
            open(m_area.viewport()->mapFromGlobal(asked.globalPos()));
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        // Not every desktop makes a menu key of this one.
        const auto& key = static_cast<QKeyEvent&>(*event);
        if (key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier) {
            open(m_current().center());
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void ContextMenu::open(const QPoint& at)
{
    auto* menu = new QMenu(&m_area);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (const MenuEntry& entry : kMenuEntries) {
        if (entry.of != m_of)
            continue;
        if (entry.beginsGroup)
            menu->addSeparator();
        menu->addAction(&m_actions[entry.action]);
    }
    menu->popup(m_area.viewport()->mapToGlobal(at));
}

} // namespace cave
