// SPDX-License-Identifier: MIT
#include "app/play/words/ending_text.h"

#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "core/base/utf8.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace cave {

namespace {

QString say(const char* source) { return QCoreApplication::translate("endings", source); }

// Records hold English; a built-in creature brings its translation.
QString killerText(const std::string& english)
{
    const auto catalogue = Catalogue::builtIn();
    const EnglishPhrasebook phrasebook(catalogue);
    const auto found = std::ranges::find_if(catalogue->creatures(), [&](const CreatureKind& kind) {
        return phrasebook.kindName({KindTable::Creature, kind.id, Role::AObject}) == english;
    });
    if (found == catalogue->creatures().end())
        return QString::fromStdString(withControlsShown(english));
    return Describer(catalogue).name(KindTable::Creature, found->id, Role::AObject);
}

} // namespace

QString endingSentence(const RecordSummary& summary)
{
    const QString dungeon = designName(summary.dungeon);
    const QString turn = numberText(summary.turn);
    const auto place = [&](const char* source) {
        return say(source).arg(QString::number(summary.level), dungeon, turn);
    };
    if (summary.outcome == Outcome::Won)
        return say(QT_TRANSLATE_NOOP("endings", "You won on turn %1. The cave is quiet behind you.")).arg(turn);
    if (!summary.killer.empty())
        return say(QT_TRANSLATE_NOOP("endings", "Slain by %1 on level %2 of %3, on turn %4."))
            .arg(killerText(summary.killer), QString::number(summary.level), dungeon, turn);
    switch (summary.cause) {
    case Cause::Slain: return place(QT_TRANSLATE_NOOP("endings", "You died on level %1 of %2, on turn %3."));
    case Cause::Starved: return place(QT_TRANSLATE_NOOP("endings", "You starved on level %1 of %2, on turn %3."));
    case Cause::Choked: return place(QT_TRANSLATE_NOOP("endings", "You choked on level %1 of %2, on turn %3."));
    case Cause::Burned:
        return place(QT_TRANSLATE_NOOP("endings", "You died in your own fire on level %1 of %2, on turn %3."));
    case Cause::Poisoned:
        return place(QT_TRANSLATE_NOOP("endings", "You died of poison on level %1 of %2, on turn %3."));
    case Cause::GaveUp: return place(QT_TRANSLATE_NOOP("endings", "You gave up on level %1 of %2, on turn %3."));
    case Cause::Bled: return place(QT_TRANSLATE_NOOP("endings", "You bled to death on level %1 of %2, on turn %3."));
    case Cause::Frozen: return place(QT_TRANSLATE_NOOP("endings", "You froze to death on level %1 of %2, on turn %3."));
    case Cause::Drowned: return place(QT_TRANSLATE_NOOP("endings", "You drowned on level %1 of %2, on turn %3."));
    case Cause::Flames:
        return place(QT_TRANSLATE_NOOP("endings", "You burned to death on level %1 of %2, on turn %3."));
    case Cause::Lost: return place(QT_TRANSLATE_NOOP("endings", "You lost on level %1 of %2, on turn %3."));
    case Cause::Fell:
        return place(QT_TRANSLATE_NOOP("endings", "You fell to your death on level %1 of %2, on turn %3."));
    case Cause::Lightning:
        return place(QT_TRANSLATE_NOOP("endings", "You were struck dead by lightning on level %1 of %2, on turn %3."));
    }
    return {};
}

QString endingWords(const RecordSummary& summary)
{
    if (summary.outcome == Outcome::Won)
        return say(QT_TRANSLATE_NOOP("endings", "Won"));
    if (!summary.killer.empty())
        return say(QT_TRANSLATE_NOOP("endings", "Slain by %1")).arg(killerText(summary.killer));
    switch (summary.cause) {
    case Cause::Slain: return say(QT_TRANSLATE_NOOP("endings", "Died"));
    case Cause::Starved: return say(QT_TRANSLATE_NOOP("endings", "Starved"));
    case Cause::Choked: return say(QT_TRANSLATE_NOOP("endings", "Choked"));
    case Cause::Burned: return say(QT_TRANSLATE_NOOP("endings", "Burned"));
    case Cause::Poisoned: return say(QT_TRANSLATE_NOOP("endings", "Poisoned"));
    case Cause::GaveUp: return say(QT_TRANSLATE_NOOP("endings", "Gave up"));
    case Cause::Drowned: return say(QT_TRANSLATE_NOOP("endings", "Drowned"));
    case Cause::Flames: return say(QT_TRANSLATE_NOOP("endings", "Burned to death"));
    case Cause::Lost: return say(QT_TRANSLATE_NOOP("endings", "Lost"));
    case Cause::Frozen: return say(QT_TRANSLATE_NOOP("endings", "Froze to death"));
    case Cause::Fell: return say(QT_TRANSLATE_NOOP("endings", "Fell to death"));
    case Cause::Bled: return say(QT_TRANSLATE_NOOP("endings", "Bled to death"));
    case Cause::Lightning: return say(QT_TRANSLATE_NOOP("endings", "Struck dead by lightning"));
    }
    return {};
}

QString rankText(const Rank& rank)
{
    if (rank.of == 1)
        return say(QT_TRANSLATE_NOOP("endings", "The first one here."));
    switch (rank.place) {
    case 1: return say(QT_TRANSLATE_NOOP("endings", "The best of %1 here.")).arg(rank.of);
    case 2: return say(QT_TRANSLATE_NOOP("endings", "Second best of %1 here.")).arg(rank.of);
    case 3: return say(QT_TRANSLATE_NOOP("endings", "Third best of %1 here.")).arg(rank.of);
    default: return say(QT_TRANSLATE_NOOP("endings", "Number %1 of %2 here.")).arg(rank.place).arg(rank.of);
    }
}

std::pair<QString, QString> scoreLineText(const ScoreLine& line)
{
    QString text = described(line.what);
    if (line.points == line.count * line.each && line.count != 1)
        text =
            say(QT_TRANSLATE_NOOP("endings", "%1: %2 x %3")).arg(text, numberText(line.count), numberText(line.each));
    return {text, numberText(line.points)};
}

} // namespace cave
