// SPDX-License-Identifier: MIT
#include "app/settings/setting_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cave {

namespace {

// Texts of several choices.
constexpr const char* kPixels = QT_TRANSLATE_NOOP("Settings", "%1 pixels");
constexpr const char* kLineCount = QT_TRANSLATE_NOOP("Settings", "%1 lines");
constexpr const char* kTurns = QT_TRANSLATE_NOOP("Settings", "Every %1 turns");
constexpr const char* kEveryCells = QT_TRANSLATE_NOOP("Settings", "Every %1 cells");
constexpr const char* kThousandCells = QT_TRANSLATE_NOOP("Settings", "Up to %1 thousand cells");
constexpr const char* kSeconds = QT_TRANSLATE_NOOP("Settings", "After %1 seconds of rest");
constexpr const char* kLastOnes = QT_TRANSLATE_NOOP("Settings", "The last %1");
constexpr const char* kDesktop = QT_TRANSLATE_NOOP("Settings", "As the desktop");
constexpr const char* kFitting = QT_TRANSLATE_NOOP("Settings", "What fits the window");

constexpr std::array kPalettes{
    SettingChoice{0, kDesktop},
    SettingChoice{1, QT_TRANSLATE_NOOP("Settings", "Usual")},
    SettingChoice{2, QT_TRANSLATE_NOOP("Settings", "Safe for red and green")},
    SettingChoice{3, QT_TRANSLATE_NOOP("Settings", "Safe for blue and yellow")},
    SettingChoice{4, QT_TRANSLATE_NOOP("Settings", "Single colour")},
    SettingChoice{5, QT_TRANSLATE_NOOP("Settings", "High contrast")},
    SettingChoice{6, QT_TRANSLATE_NOOP("Settings", "Light")},
};
constexpr std::array kMaps{
    SettingChoice{0, QT_TRANSLATE_NOOP("Settings", "Pictures")},
    SettingChoice{1, QT_TRANSLATE_NOOP("Settings", "Classic signs (ASCII)")},
};
constexpr std::array kAnimations{
    SettingChoice{0, kDesktop},
    SettingChoice{1, QT_TRANSLATE_NOOP("Settings", "Full")},
    SettingChoice{2, QT_TRANSLATE_NOOP("Settings", "Short")},
    SettingChoice{3, QT_TRANSLATE_NOOP("Settings", "Off (reduced motion)")},
};
constexpr std::array kCells{
    SettingChoice{0, kFitting}, SettingChoice{16, kPixels}, SettingChoice{24, kPixels},
    SettingChoice{32, kPixels}, SettingChoice{48, kPixels}, SettingChoice{64, kPixels},
};
constexpr std::array kLines{
    SettingChoice{0, kFitting},   SettingChoice{3, kLineCount},  SettingChoice{5, kLineCount},
    SettingChoice{7, kLineCount}, SettingChoice{10, kLineCount},
};
constexpr std::array kAutosaves{
    SettingChoice{1, QT_TRANSLATE_NOOP("Settings", "After every turn")},
    SettingChoice{5, kTurns},
    SettingChoice{25, kTurns},
    SettingChoice{100, kTurns},
    SettingChoice{0, QT_TRANSLATE_NOOP("Settings", "By hand and on leaving")},
};

constexpr std::array kStarts{
    SettingChoice{0, QT_TRANSLATE_NOOP("Settings", "The title")},
    SettingChoice{1, QT_TRANSLATE_NOOP("Settings", "The last game")},
    SettingChoice{2, QT_TRANSLATE_NOOP("Settings", "The editor")},
};
constexpr std::array kWheels{
    SettingChoice{0, QT_TRANSLATE_NOOP("Settings", "Zooms; two fingers move the map")},
    SettingChoice{1, QT_TRANSLATE_NOOP("Settings", "Always zooms")},
    SettingChoice{2, QT_TRANSLATE_NOOP("Settings", "Always moves the map")},
};
constexpr std::array kMajorGrids{
    SettingChoice{4, kEveryCells},  SettingChoice{5, kEveryCells},  SettingChoice{8, kEveryCells},
    SettingChoice{10, kEveryCells}, SettingChoice{16, kEveryCells},
};
constexpr std::array kGhosts{
    SettingChoice{15, QT_TRANSLATE_NOOP("Settings", "Faint (%1 %)")},
    SettingChoice{30, QT_TRANSLATE_NOOP("Settings", "Usual (%1 %)")},
    SettingChoice{50, QT_TRANSLATE_NOOP("Settings", "Strong (%1 %)")},
};
constexpr std::array kLive{
    SettingChoice{0, QT_TRANSLATE_NOOP("Settings", "Always beside the window")},
    SettingChoice{100, kThousandCells},
    SettingChoice{300, kThousandCells},
    SettingChoice{1000, kThousandCells},
    SettingChoice{10'000, kThousandCells},
};
constexpr std::array kRests{
    SettingChoice{1, QT_TRANSLATE_NOOP("Settings", "After a second of rest")},
    SettingChoice{2, kSeconds},
    SettingChoice{5, kSeconds},
    SettingChoice{10, kSeconds},
};
constexpr std::array kBackups{
    SettingChoice{5, kLastOnes},
    SettingChoice{10, kLastOnes},
    SettingChoice{20, kLastOnes},
    SettingChoice{50, kLastOnes},
};
constexpr std::array kRecents{
    SettingChoice{6, kLastOnes},
    SettingChoice{12, kLastOnes},
    SettingChoice{24, kLastOnes},
};

constexpr std::array kTexts{
    SettingText{SettingId::StartAt, SettingsPage::General, QT_TRANSLATE_NOOP("Settings", "Start with"),
                QT_TRANSLATE_NOOP("Settings", "What the program shows first."), kStarts},
    SettingText{SettingId::Hints,
                SettingsPage::General,
                QT_TRANSLATE_NOOP("Settings", "Hints"),
                QT_TRANSLATE_NOOP("Settings", "Below the map, when something is new. Each comes twice at most."),
                {}},
    SettingText{SettingId::TitlePicture,
                SettingsPage::General,
                QT_TRANSLATE_NOOP("Settings", "Picture behind the title"),
                QT_TRANSLATE_NOOP("Settings", "A cave in the light of a torch."),
                {}},
    SettingText{SettingId::ReopenTabs,
                SettingsPage::General,
                QT_TRANSLATE_NOOP("Settings", "Open tabs again"),
                QT_TRANSLATE_NOOP("Settings", "The editor begins with what was open last time."),
                {}},
    SettingText{SettingId::TextSize,
                SettingsPage::Looks,
                QT_TRANSLATE_NOOP("Settings", "Text size"),
                QT_TRANSLATE_NOOP("Settings", "Of all text in the program."),
                {}},
    SettingText{SettingId::Palette, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Colours"),
                QT_TRANSLATE_NOOP("Settings", "Three are safe for colour-blind eyes. Shapes say the same as colours."),
                kPalettes},
    SettingText{SettingId::Animation, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Motion"),
                QT_TRANSLATE_NOOP("Settings", "How much moves on the screen. All that happens is shown either way."),
                kAnimations},
    SettingText{SettingId::Map, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Map"),
                QT_TRANSLATE_NOOP("Settings", "How the caves are drawn."), kMaps},
    SettingText{SettingId::CellSize, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Cell size"),
                QT_TRANSLATE_NOOP("Settings", "Of the map in play; it can be zoomed at any time."), kCells},
    SettingText{SettingId::MessageLines, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Messages"),
                QT_TRANSLATE_NOOP("Settings", "Lines of them below the map."), kLines},
    SettingText{SettingId::Autosave, SettingsPage::Play, QT_TRANSLATE_NOOP("Settings", "Autosave"),
                QT_TRANSLATE_NOOP("Settings", "When a running game is saved by itself."), kAutosaves},
    SettingText{SettingId::ClickTravels,
                SettingsPage::Play,
                QT_TRANSLATE_NOOP("Settings", "A click travels"),
                QT_TRANSLATE_NOOP("Settings", "Clicking a cell that is further away goes there."),
                {}},
    SettingText{SettingId::PicksUp,
                SettingsPage::Play,
                QT_TRANSLATE_NOOP("Settings", "Exploring picks up"),
                QT_TRANSLATE_NOOP("Settings", "What lies about is fetched on the way."),
                {}},
    SettingText{
        SettingId::StopsForNewThings,
        SettingsPage::Play,
        QT_TRANSLATE_NOOP("Settings", "Exploring stops for new things"),
        QT_TRANSLATE_NOOP("Settings", "For those that it does not fetch, and for stairs. Danger always stops it."),
        {}},
    SettingText{SettingId::DeepWater,
                SettingsPage::Play,
                QT_TRANSLATE_NOOP("Settings", "Ask before deep water and fire"),
                QT_TRANSLATE_NOOP("Settings", "Before a step into what burns, or drowns whoever stays too long."),
                {}},
    SettingText{SettingId::Wheel, SettingsPage::Play, QT_TRANSLATE_NOOP("Settings", "Wheel"),
                QT_TRANSLATE_NOOP("Settings", "On the map, in play and in the editor. With Ctrl it always zooms."),
                kWheels},
    SettingText{
        SettingId::Practice,
        SettingsPage::Play,
        QT_TRANSLATE_NOOP("Settings", "Practice is ticked"),
        QT_TRANSLATE_NOOP("Settings", "When a new game is begun: turns can be taken back, and nothing is scored."),
        {}},
    SettingText{SettingId::ByEar,
                SettingsPage::Sound,
                QT_TRANSLATE_NOOP("Settings", "By ear"),
                QT_TRANSLATE_NOOP("Settings", "A screen reader is told where things are, and what is heard. Switching "
                                              "it on also switches on sounds and captions."),
                {}},
    SettingText{SettingId::Volume,
                SettingsPage::Sound,
                QT_TRANSLATE_NOOP("Settings", "Volume"),
                QT_TRANSLATE_NOOP("Settings", "Of all sound in the game; with 0 it is silent."),
                {}},
    SettingText{SettingId::EffectVolume,
                SettingsPage::Sound,
                QT_TRANSLATE_NOOP("Settings", "What happens"),
                QT_TRANSLATE_NOOP("Settings", "Blows, doors, cries, from where they are."),
                {}},
    SettingText{SettingId::AmbienceVolume,
                SettingsPage::Sound,
                QT_TRANSLATE_NOOP("Settings", "What is near"),
                QT_TRANSLATE_NOOP("Settings", "Water, fire and wind, as long as they are."),
                {}},
    SettingText{SettingId::GuideVolume,
                SettingsPage::Sound,
                QT_TRANSLATE_NOOP("Settings", "Walls and doors"),
                QT_TRANSLATE_NOOP("Settings", "By ear: tones of openings and doors beside you, and of what you bump "
                                              "into."),
                {}},
    SettingText{SettingId::MusicVolume,
                SettingsPage::Sound,
                QT_TRANSLATE_NOOP("Settings", "Music"),
                QT_TRANSLATE_NOOP("Settings", "A few calm notes, other ones in each kind of level."),
                {}},
    SettingText{SettingId::Captions,
                SettingsPage::Sound,
                QT_TRANSLATE_NOOP("Settings", "Captions"),
                QT_TRANSLATE_NOOP("Settings", "On the map, of what is heard but not seen."),
                {}},
    SettingText{SettingId::Grid,
                SettingsPage::Editor,
                QT_TRANSLATE_NOOP("Settings", "Grid"),
                QT_TRANSLATE_NOOP("Settings", "When the editor opens; its key shows and hides it at any time."),
                {}},
    SettingText{SettingId::MajorGrid, SettingsPage::Editor, QT_TRANSLATE_NOOP("Settings", "Stronger lines"),
                QT_TRANSLATE_NOOP("Settings", "Of the grid."), kMajorGrids},
    SettingText{SettingId::LevelGhosts, SettingsPage::Editor,
                QT_TRANSLATE_NOOP("Settings", "Levels that shine through"),
                QT_TRANSLATE_NOOP("Settings", "How much the levels above and below do."), kGhosts},
    SettingText{SettingId::LiveCells, SettingsPage::Editor, QT_TRANSLATE_NOOP("Settings", "Follow the recipe at once"),
                QT_TRANSLATE_NOOP("Settings", "Larger dungeons are made beside the window, which takes a moment."),
                kLive},
    SettingText{SettingId::Problems,
                SettingsPage::Editor,
                QT_TRANSLATE_NOOP("Settings", "Look for problems at once"),
                QT_TRANSLATE_NOOP("Settings", "After every change, else only when you ask for the next one."),
                {}},
    SettingText{SettingId::Recovery, SettingsPage::Editor, QT_TRANSLATE_NOOP("Settings", "Recovery copy"),
                QT_TRANSLATE_NOOP("Settings", "Of work that is not saved, at least every ten seconds."), kRests},
    SettingText{SettingId::Backups, SettingsPage::Files, QT_TRANSLATE_NOOP("Settings", "Backups"),
                QT_TRANSLATE_NOOP("Settings", "Of what a dungeon's file held before it was saved over."), kBackups},
    SettingText{SettingId::RecentFiles, SettingsPage::Files, QT_TRANSLATE_NOOP("Settings", "Recent files"),
                QT_TRANSLATE_NOOP("Settings", "That the editor remembers."), kRecents},
};

constexpr std::array kPages{
    QT_TRANSLATE_NOOP("Settings", "General"), QT_TRANSLATE_NOOP("Settings", "Looks"),
    QT_TRANSLATE_NOOP("Settings", "Sound"),   QT_TRANSLATE_NOOP("Settings", "Play"),
    QT_TRANSLATE_NOOP("Settings", "Keys"),    QT_TRANSLATE_NOOP("Settings", "Editor"),
    QT_TRANSLATE_NOOP("Settings", "Files"),
};

static_assert(kPages.size() == static_cast<std::size_t>(SettingsPage::Files) + 1);

} // namespace

std::span<const SettingText> settingTexts() { return kTexts; }

const SettingText& textOf(SettingId id) { return *std::ranges::find(kTexts, id, &SettingText::id); }

std::span<const char* const> settingsPageNames() { return kPages; }

QString settingText(const char* source) { return QCoreApplication::translate("Settings", source); }

} // namespace cave
