// SPDX-License-Identifier: MIT
// What the user has chosen about the program, and how that is kept: needs no window.
#pragma once

#include "app/play/heard/game_sounds.h"
#include "app/view/base/animation.h"
#include "app/view/base/wheel.h"
#include "app/view/keys/key_bindings.h"
#include "app/view/ui/palette.h"
#include "core/base/result.h"
#include "editor/page/editor_options.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cave {

inline constexpr int kTextStep = 10; // percent that one step changes the size of texts by

enum class StartAt : std::uint8_t { Title, LastGame, Editor };

struct Settings {
    QString language;      // "de"; "": the system's
    StartAt startAt = StartAt::Title;
    bool showsHints = true;
    bool reopensTabs = true;
    bool hasTitlePicture = true;
    int textPercent = 100; // 80 .. 250
    std::optional<palette::Set> palette; // none: what the desktop wishes
    std::optional<Animation> animation;  // none: what the desktop wishes
    bool isAscii = false;
    int cellSize = 0;      // pixels; 0: what fits the window
    int messageLines = 0;  // 0: what fits the window
    int autosave = 25;     // commands between two saves; 0: only by hand and on leaving
    bool clickTravels = true;
    bool picksUp = true;
    bool stopsForNewThings = true;
    bool asksBeforeDeepWater = true;
    bool practises = false; // new games, unless it is unticked
    Wheel wheel = Wheel::ByDevice;
    bool byEar = false; // what is spoken says where things are
    SoundOptions sound;
    EditorOptions editor;
    KeyBindings keys;
    std::string schema; // kSchemaMember of the file, which stays

    bool operator==(const Settings&) const = default;
};

enum class SettingId : std::uint8_t {
    StartAt,
    Hints,
    ReopenTabs,
    TitlePicture,
    TextSize,
    Palette,
    Animation,
    Map,
    CellSize,
    MessageLines,
    Autosave,
    ClickTravels,
    PicksUp,
    StopsForNewThings,
    DeepWater,
    Practice,
    Wheel,
    ByEar,
    Volume,
    EffectVolume,
    AmbienceVolume,
    GuideVolume,
    MusicVolume,
    Captions,
    Grid,
    MajorGrid,
    LevelGhosts,
    LiveCells,
    Problems,
    Recovery,
    Backups,
    RecentFiles
};

// A setting that is a number: of something, or of a word. The file and the sheet of settings go by these rows.
struct Setting {
    SettingId id = SettingId::TextSize;
    std::string_view key;                    // in the file
    std::span<const std::string_view> words; // in the file, for 0, 1 ...; empty: the number itself
    int low = 0;                             // of a number
    int high = 0;
    int (*value)(const Settings&) = nullptr;
    void (*set)(Settings&, int) = nullptr;
};

std::span<const Setting> settingTable(); // in the order of SettingId
const Setting& setting(SettingId id);

// With all that somebody needs who does not see the map: the spoken messages say where things are, what is heard is
// told as well, and sounds that were silent are not.
Settings playedByEar(Settings settings);
// Who sees the map needs no tones of what stands around the hero.
SoundOptions soundsHeard(const Settings& settings);

// Only what is not as usual is written, so that a file can be read at a glance and taken to another machine.
std::string writeSettings(const Settings& settings);
// An action with too many keys is an error; where `cut` is given, it takes the action's name, and the first keys count.
Result<Settings> readSettings(std::string_view text, QStringList* cut = nullptr);

inline constexpr std::size_t kMostKeys = 32; // of an action, in a file: each is a column of the table of keys

// The keys alone, as a file to be taken to others.
std::string writeKeys(const KeyBindings& keys);
Result<KeyBindings> readKeys(std::string_view text);

// The file that the settings are remembered in. One that cannot be read is put aside under another name, never written
// over.
class SettingsFile {
public:
    explicit SettingsFile(QString path) : m_path(std::move(path)) {}

    struct Loaded {
        Settings settings; // the usual ones when there is no file or it cannot be read
        QString problem; // what of it could not be read, and where it is now; "": all is well
    };
    Loaded load();
    // Refused as long as a file stands there that could neither be read nor put aside.
    Result<void> save(const Settings& settings) const;
    // Writes what was changed from `before` to `after`, and all where no file stands that can be read: what another
    // window has changed in the file meanwhile stays.
    Result<void> change(const Settings& before, const Settings& after) const;

private:
    QString takeFewerKeys(const Settings& settings, const QStringList& cut);

    QString m_path;
    bool m_isProtected = false;
};

} // namespace cave
