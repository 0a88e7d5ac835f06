// SPDX-License-Identifier: MIT
#include "app/view/words/design_name.h"

#include "app/view/words/shown_words.h"
#include "core/base/utf8.h"
#include "core/world/dungeon_texts.h"

#include <QCoreApplication>

namespace cave {

namespace {

// Nothing of ours holds controls, so what is looked up may be without.
QString translated(const std::string& shown)
{
    return withLineEnds(QCoreApplication::translate(kDungeonContext.data(), shown.c_str()));
}

} // namespace

QString designName(const std::string& name)
{
    return translated(shortened(withControlsShown(name), kLongestDesignName));
}

QString designText(const std::string& text) { return translated(withControlsShown(text, "\n")); }

} // namespace cave
