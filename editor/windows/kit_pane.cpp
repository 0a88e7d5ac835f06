// SPDX-License-Identifier: MIT
#include "editor/windows/rules_panes.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/dialogs/kind_entries.h"
#include "editor/windows/rules_fields.h"
#include "editor/windows/rules_window.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kKitHeight = 84;  // pixels
constexpr int kKitPicture = 20;
constexpr const char* kPackName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Fits into the pack");

void addToKit(RulesFields& fields)
{
    std::vector<ChoiceEntry> entries;
    std::vector<std::string> ids;
    const Workbench& bench = fields.bench();
    for (const KindEntry& entry : kindEntries(bench.catalogue(), bench.describer(), fields.artwork(), KindTable::Item,
                                              grownPixels(kKitPicture))) {
        entries.push_back(
            {entry.name, bench.describer().description(KindTable::Item, entry.id), {}, QIcon(entry.picture)});
        ids.push_back(entry.id);
    }
    ChoiceDialog::ask(&fields.window(), RulesWindow::tr("Add to the kit"), std::move(entries),
                      [&fields, ids](int chosen) {
                          fields.take([&](Rules& rules) { rules.kit.push_back(ids[static_cast<std::size_t>(chosen)]); },
                                      RulesWindow::tr("Rules: kit"));
                      });
}

void removeFromKit(RulesFields& fields, int row)
{
    if (row >= 0)
        fields.take([&](Rules& rules) { rules.kit.erase(rules.kit.begin() + row); }, RulesWindow::tr("Rules: kit"));
}

void showKit(const RulesFields& fields, QListWidget& list, const Rules& rules)
{
    const Catalogue& catalogue = fields.bench().catalogue();
    const int row = list.currentRow();
    list.clear();
    for (const std::string& id : rules.kit) {
        const auto item = catalogue.findItem(id);
        const QIcon picture =
            item ? QIcon(fields.artwork().thing(catalogue.item(*item).look, list.iconSize().width())) : QIcon();
        new QListWidgetItem(picture, fields.bench().kindName(id), &list);
    }
    list.setCurrentRow(std::min(row, list.count() - 1));
}

} // namespace

QWidget* newKitPane(RulesFields& fields)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    auto* list = new QListWidget(box);
    column->addWidget(list);
    auto* line = new QHBoxLayout;
    QToolButton* add = iconButton(QStringLiteral("plus"), {});
    QToolButton* remove = iconButton(QStringLiteral("trash"), {});
    line->addWidget(add);
    line->addWidget(remove);
    line->addStretch(1);
    line->addWidget(fields.label(kPackName, "muted"));
    line->addWidget(fields.number(
        1, kMostLetters, kPackName, [](const Rules& rules) { return rules.packSize; },
        [](Rules& rules, int size) { rules.packSize = size; }, QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: pack")));
    column->addLayout(line);
    keepCurrent(*box, [list, add, remove] {
        list->setAccessibleName(RulesWindow::tr("What the hero starts with"));
        list->setFixedHeight(grownPixels(kKitHeight));
        list->setIconSize(grown({kKitPicture, kKitPicture}));
        nameButton(*add, RulesWindow::tr("Add to the kit"));
        nameButton(*remove, RulesWindow::tr("Take out of the kit"));
    });
    const auto removeCurrent = [&fields, list] { removeFromKit(fields, list->currentRow()); };
    QObject::connect(add, &QToolButton::clicked, &fields, [&fields] { addToKit(fields); });
    QObject::connect(remove, &QToolButton::clicked, &fields, removeCurrent);
    auto* del = new QShortcut(QKeySequence::Delete, list);
    del->setContext(Qt::WidgetShortcut);
    QObject::connect(del, &QShortcut::activated, &fields, removeCurrent);
    fields.onShow([&fields, list](const Rules& rules) { showKit(fields, *list, rules); });
    return box;
}

} // namespace cave
