// SPDX-License-Identifier: MIT
#include "editor/windows/action_finder.h"

#include "editor/actions/action_set.h"
#include "editor/dialogs/choice_dialog.h"

#include <QAction>
#include <QCoreApplication>
#include <QPixmap>

namespace cave {

namespace {

constexpr int kActionIcon = 24; // pixels

// What is refused stands there with its reason.
ChoiceEntry entryOf(const QAction& action, const EditorKeys& keys, ActionId auto id)
{
    const QString reason = action.toolTip().section(u'\n', 1);
    QPixmap blank(kActionIcon, kActionIcon); // so that all names stand in one column
    blank.fill(Qt::transparent);
    const KeyEntry& entry = keys.entry(id);
    return {entry.name.plain(), action.isEnabled() ? entry.help.translated() : reason, keys.firstLabel(id),
            action.icon().isNull() ? QIcon(blank) : action.icon(), action.isEnabled()};
}

} // namespace

ChoiceDialog* findAction(QWidget* parent, const ActionSet& actions)
{
    std::vector<ChoiceEntry> entries;
    std::vector<QAction*> found;
    const auto add = [&](QAction& action, ActionId auto id) {
        entries.push_back(entryOf(action, actions.keys(), id));
        found.push_back(&action);
    };
    for (const ActionRow& row : actionTable())
        if (row.id != EditorAction::FindAction)
            add(actions[row.id], row.id);
    for (const ToolRow& row : toolTable())
        add(actions.tool(row.id), row.id);
    return ChoiceDialog::ask(parent, QCoreApplication::translate("EditorActions", "Find an action"), std::move(entries),
                             [found](int chosen) { found[static_cast<std::size_t>(chosen)]->trigger(); });
}

} // namespace cave
