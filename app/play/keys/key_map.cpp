// SPDX-License-Identifier: MIT
#include "app/play/keys/key_map.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace cave {

namespace {

struct ProfileRow {
    PlayAction action;
    const char* keys; // beside those that the table gives, or instead of them
    bool isInstead = true;
};
constexpr std::array kWasd{
    ProfileRow{PlayAction::WalkNorth, "w", false},
    ProfileRow{PlayAction::WalkWest, "a", false},
    ProfileRow{PlayAction::WalkSouth, "s", false},
    ProfileRow{PlayAction::WalkEast, "d", false},
    ProfileRow{PlayAction::ClimbUp, "r", false},
    ProfileRow{PlayAction::ClimbDown, "f", false},
    ProfileRow{PlayAction::Wield, "j"},
    ProfileRow{PlayAction::Search, "n"},
    ProfileRow{PlayAction::Drop, "l"},
    ProfileRow{PlayAction::Read, "k"},
    ProfileRow{PlayAction::ThrowAgain, "h"},
};

// The places in KeyEntry.
enum Place : int { kMap = 1, kElsewhere = 2, kAim = 4, kWatch = 8 };

// What the table gives, without the letters of vi where the profile has none.
void applyProfile(QStringList& names, PlayAction id, KeyProfile profile)
{
    const bool walks = directionOf(id) || runDirectionOf(id);
    if (walks && profile != KeyProfile::ArrowsVi)
        names.removeIf([](const QString& name) { return name.size() == 1; });
    const auto own = std::ranges::find(kWasd, id, &ProfileRow::action);
    if (profile != KeyProfile::Wasd || own == kWasd.end())
        return;
    if (own->isInstead)
        names.clear();
    names.push_back(QString::fromLatin1(own->keys));
}

// What walks on the map moves the eye of who looks around.
int placesOf(const PlayActionRow& row)
{
    switch (row.scope) {
    case KeyPlace::Aim: return kAim;
    case KeyPlace::Watch: return kWatch;
    case KeyPlace::Everywhere: return kMap | kElsewhere | kAim | kWatch;
    case KeyPlace::Map: break;
    }
    return kMap | (isForLooking(row.id) ? kAim : 0) | (isForWatching(row.id) ? kWatch : 0);
}

std::vector<KeyEntry> playEntries(KeyProfile profile)
{
    std::vector<KeyEntry> entries;
    for (const PlayActionRow& row : playActions()) {
        const char* menu = std::ranges::find(playMenus(), row.menu, &PlayMenuRow::menu)->name;
        KeyEntry entry = keyEntryOf(row, playActionId(row.id), "PlayActions", menu, placesOf(row));
        applyProfile(entry.usual, row.id, profile);
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace

KeyMap::KeyMap(const KeyBindings& bindings)
    : ActionKeys(playEntries(bindings.profile), bindings.play, KeySpelling::Typed)
{
}

bool isTyped(const QKeyEvent& event)
{
    const QString text = event.text();
    const bool isPlain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return isPlain && text.size() == 1 && text.front().isPrint() && text != u" ";
}

bool isLeftToPage(const QKeyEvent& event) { return isTyped(event) || event.matches(QKeySequence::SelectAll); }

std::optional<PlayAction> KeyMap::find(const QKeyEvent& event, KeyPlace place) const
{
    std::optional<std::size_t> found;
    if (place == KeyPlace::Everywhere)
        found = find(event, kElsewhere);
    else if (place != KeyPlace::Map)
        found = find(event, place == KeyPlace::Aim ? kAim : kWatch);
    if (!found && place != KeyPlace::Everywhere)
        found = find(event, kMap);
    return found ? std::optional(static_cast<PlayAction>(*found)) : std::nullopt;
}

} // namespace cave
