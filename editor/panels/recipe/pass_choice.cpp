// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/pass_choice.h"

#include "core/generate/passes.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/panels/recipe/recipe_words.h"

#include <utility>

namespace cave {

void askPass(QWidget* parent, const QString& title, std::function<void(const std::string& type)> then)
{
    std::vector<ChoiceEntry> entries;
    std::vector<std::string> types;
    for (const Pass& pass : passes()) {
        if (!isNewest(pass))
            continue;
        entries.push_back({passTitle(pass), passHelp(pass)});
        types.emplace_back(pass.type);
    }
    ChoiceDialog::ask(parent, title, std::move(entries),
                      [then = std::move(then), types](int chosen) { then(types[static_cast<std::size_t>(chosen)]); });
}

} // namespace cave
