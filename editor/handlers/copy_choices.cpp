// SPDX-License-Identifier: MIT
#include "editor/handlers/copy_choices.h"

#include "app/view/words/design_name.h"
#include "core/save/built_in_dungeons.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/handlers/file_actions.h"

#include <QLocale>

namespace cave {

void chooseBuiltIn(QWidget& window, const std::function<void(const QString& name)>& then)
{
    std::vector<std::string> names;
    std::vector<ChoiceEntry> entries;
    for (const OfferedDungeon& offered : offeredDungeons())
        if (const auto file = builtInDungeon(offered.name)) {
            names.push_back(offered.name);
            entries.push_back({.name = designName(file->dungeon.name), .help = designText(file->dungeon.description)});
        }
    ChoiceDialog::ask(&window, FileActions::tr("Open a copy of a bundled dungeon"), std::move(entries),
                      [then, names](int row) { then(QString::fromStdString(names[std::size_t(row)])); });
}

void chooseBackup(QWidget& window, const std::vector<Backup>& backups,
                  const std::function<void(const QString& path)>& then)
{
    std::vector<ChoiceEntry> entries;
    entries.reserve(backups.size());
    for (const Backup& backup : backups)
        entries.push_back(
            {.name = QLocale().toString(backup.when, QLocale::ShortFormat),
             .help = FileActions::tr("Replaced %1.").arg(QLocale().toString(backup.when, QLocale::LongFormat))});
    ChoiceDialog::ask(&window, FileActions::tr("Open a copy of a backup"), std::move(entries),
                      [then, backups](int row) { then(backups[std::size_t(row)].path); });
}

} // namespace cave
