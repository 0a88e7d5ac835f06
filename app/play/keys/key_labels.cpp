// SPDX-License-Identifier: MIT
#include "app/play/keys/key_labels.h"

#include "core/content/key_words.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <array>

namespace cave {

namespace {

struct WordRow {
    std::string_view word;
    PlayAction action;
};
// All of core/content/key_words that stand for one action.
constexpr std::array kWords{
    WordRow{"wait", PlayAction::Wait},         WordRow{"obvious", PlayAction::Obvious},
    WordRow{"up", PlayAction::ClimbUp},        WordRow{"down", PlayAction::ClimbDown},
    WordRow{"search", PlayAction::Search},     WordRow{"close", PlayAction::CloseDoor},
    WordRow{"pick_up", PlayAction::PickUp},    WordRow{"pack", PlayAction::Pack},
    WordRow{"eat", PlayAction::Eat},           WordRow{"drink", PlayAction::Drink},
    WordRow{"read", PlayAction::Read},         WordRow{"wield", PlayAction::Wield},
    WordRow{"wear", PlayAction::Wear},         WordRow{"drop", PlayAction::Drop},
    WordRow{"look", PlayAction::Look},         WordRow{"character", PlayAction::Character},
    WordRow{"messages", PlayAction::Messages}, WordRow{"help", PlayAction::Help},
};

constexpr std::array kStraight{PlayAction::WalkNorth, PlayAction::WalkWest, PlayAction::WalkSouth,
                               PlayAction::WalkEast};
constexpr std::array kDiagonal{PlayAction::WalkNorthWest, PlayAction::WalkNorthEast, PlayAction::WalkSouthWest,
                               PlayAction::WalkSouthEast};

// The first letter among an action's keys, else its first key.
QString shortLabel(const KeyMap& keys, PlayAction action)
{
    const QStringList labels = keys.labels(action);
    const auto letter = std::ranges::find_if(labels, [](const QString& label) { return label.size() == 1; });
    return letter == labels.end() ? keys.firstLabel(action) : *letter;
}

bool isArrow(const QString& label)
{
    constexpr std::array kArrows{Qt::Key_Up, Qt::Key_Left, Qt::Key_Down, Qt::Key_Right};
    return std::ranges::any_of(
        kArrows, [&](Qt::Key key) { return label == QKeySequence(key).toString(QKeySequence::NativeText); });
}

QString walkLabel(const KeyMap& keys)
{
    QStringList labels;
    for (const PlayAction action : kStraight)
        labels << keys.firstLabel(action);
    return std::ranges::all_of(labels, isArrow) ? QCoreApplication::translate("PlayActions", "the arrow keys")
                                                : labels.join(u' ');
}

} // namespace

QString keyLabel(const KeyMap& keys, std::string_view word)
{
    if (word == "walk")
        return walkLabel(keys);
    if (word == "diagonal") {
        QStringList labels;
        for (const PlayAction action : kDiagonal)
            labels << shortLabel(keys, action);
        return labels.join(u' ');
    }
    const auto row = std::ranges::find(kWords, word, &WordRow::word);
    return row == kWords.end() ? QString() : keys.firstLabel(row->action);
}

Describer::Keys keyLabels(const KeyMap& keys)
{
    return [&keys](std::string_view word) { return keyLabel(keys, word); };
}

} // namespace cave
