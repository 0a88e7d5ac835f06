// SPDX-License-Identifier: MIT
#include "app/play/sheets/story_sheet.h"

#include "app/play/game/running_game.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "app/view/words/shown_words.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

StorySheet::StorySheet(const RunningGame& game, const Describer& describer, QWidget* parent)
    : Sheet(designName(game.world().state().dungeonName), Size::Note, parent)
{
    body().setSpacing(10);
    for (const std::string& paragraph : game.world().rules().texts.intro) {
        QLabel* label = roleLabel(withLineEnds(describer.describe(Text(kDungeonContext, paragraph))), "");
        label->setWordWrap(true);
        body().addWidget(label);
    }
    QPushButton* begin = addButton(tr("Begin"), tr("To the map (Enter)."));
    connect(begin, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(begin);
}

bool StorySheet::isDue(const RunningGame& game)
{
    return game.session().log().empty() && !game.world().rules().texts.intro.empty();
}

} // namespace cave
