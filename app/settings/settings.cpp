// SPDX-License-Identifier: MIT
#include "app/settings/settings.h"

#include "app/view/base/file_path.h"
#include "app/view/words/describe.h"
#include "app/view/words/shown_words.h"
#include "core/base/files.h"
#include "core/base/utf8.h"
#include "core/save/checks.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <vector>

namespace cave {

namespace {

constexpr std::string_view kFormat = "cavewright/settings";
constexpr std::string_view kKeysFormat = "cavewright/keys";
constexpr int kVersion = 1;
constexpr std::size_t kMostBytes = 1 << 20;

constexpr std::array<std::string_view, 7> kPaletteWords{"desktop",       "usual",         "red_green", "blue_yellow",
                                                        "single_colour", "high_contrast", "light"};
constexpr std::array<std::string_view, 4> kAnimationWords{"desktop", "full", "short", "off"};
constexpr std::array<std::string_view, 2> kMapWords{"art", "ascii"};
constexpr std::array<std::string_view, 2> kSwitch{"off", "on"};
constexpr std::array<std::string_view, 3> kStartWords{"title", "last_game", "editor"};
constexpr std::array<std::string_view, 3> kWheelWords{"by_device", "zooms", "scrolls"};
constexpr std::array<std::string_view, 3> kProfiles{"arrows_vi", "numpad", "wasd"};

// Gives the row of a member, or of a member of one.
template <auto member, auto... inner>
constexpr Setting row(SettingId id, std::string_view key, std::span<const std::string_view> words, int low, int high)
{
    return {id,
            key,
            words,
            low,
            words.empty() ? high : static_cast<int>(words.size()) - 1,
            [](const Settings& settings) { return static_cast<int>(((settings.*member).*....*inner)); },
            [](Settings& settings, int value) {
                auto& field = ((settings.*member).*....*inner);
                field = static_cast<std::remove_reference_t<decltype(field)>>(value);
            }};
}

// The same for a choice that may be left to the desktop, which is 0.
template <auto member>
constexpr Setting rowOfChoice(SettingId id, std::string_view key, std::span<const std::string_view> words)
{
    return {id,
            key,
            words,
            0,
            static_cast<int>(words.size()) - 1,
            [](const Settings& settings) {
                const auto& choice = settings.*member;
                return choice ? static_cast<int>(*choice) + 1 : 0;
            },
            [](Settings& settings, int value) {
                auto& choice = settings.*member;
                using Choice = std::remove_reference_t<decltype(*choice)>;
                choice = value == 0 ? std::nullopt : std::optional(static_cast<Choice>(value - 1));
            }};
}

constexpr std::array kSettings{
    row<&Settings::startAt>(SettingId::StartAt, "start_at", kStartWords, 0, 0),
    row<&Settings::showsHints>(SettingId::Hints, "hints", kSwitch, 0, 0),
    row<&Settings::reopensTabs>(SettingId::ReopenTabs, "reopen_tabs", kSwitch, 0, 0),
    row<&Settings::hasTitlePicture>(SettingId::TitlePicture, "title_picture", kSwitch, 0, 0),
    row<&Settings::textPercent>(SettingId::TextSize, "text_size", {}, 80, 250),
    rowOfChoice<&Settings::palette>(SettingId::Palette, "palette", kPaletteWords),
    rowOfChoice<&Settings::animation>(SettingId::Animation, "animation", kAnimationWords),
    row<&Settings::isAscii>(SettingId::Map, "map", kMapWords, 0, 0),
    row<&Settings::cellSize>(SettingId::CellSize, "cell_size", {}, 0, 64),
    row<&Settings::messageLines>(SettingId::MessageLines, "message_lines", {}, 0, 12),
    row<&Settings::autosave>(SettingId::Autosave, "autosave", {}, 0, 1000),
    row<&Settings::clickTravels>(SettingId::ClickTravels, "click_travels", kSwitch, 0, 0),
    row<&Settings::picksUp>(SettingId::PicksUp, "explore_picks_up", kSwitch, 0, 0),
    row<&Settings::stopsForNewThings>(SettingId::StopsForNewThings, "stop_for_new_things", kSwitch, 0, 0),
    row<&Settings::asksBeforeDeepWater>(SettingId::DeepWater, "ask_before_deep_water", kSwitch, 0, 0),
    row<&Settings::practises>(SettingId::Practice, "practice", kSwitch, 0, 0),
    row<&Settings::wheel>(SettingId::Wheel, "wheel", kWheelWords, 0, 0),
    row<&Settings::byEar>(SettingId::ByEar, "by_ear", kSwitch, 0, 0),
    row<&Settings::sound, &SoundOptions::volume>(SettingId::Volume, "volume", {}, 0, 100),
    row<&Settings::sound, &SoundOptions::effects>(SettingId::EffectVolume, "effect_volume", {}, 0, 100),
    row<&Settings::sound, &SoundOptions::ambience>(SettingId::AmbienceVolume, "ambience_volume", {}, 0, 100),
    row<&Settings::sound, &SoundOptions::guide>(SettingId::GuideVolume, "guide_volume", {}, 0, 100),
    row<&Settings::sound, &SoundOptions::music>(SettingId::MusicVolume, "music_volume", {}, 0, 100),
    row<&Settings::sound, &SoundOptions::hasCaptions>(SettingId::Captions, "captions", kSwitch, 0, 0),
    row<&Settings::editor, &EditorOptions::hasGrid>(SettingId::Grid, "grid", kSwitch, 0, 0),
    row<&Settings::editor, &EditorOptions::majorGrid>(SettingId::MajorGrid, "major_grid", {}, 2, 100),
    row<&Settings::editor, &EditorOptions::ghostOpacity>(SettingId::LevelGhosts, "level_ghosts", {}, 5, 100),
    row<&Settings::editor, &EditorOptions::liveCells>(SettingId::LiveCells, "live_cells", {}, 0, 10'000),
    row<&Settings::editor, &EditorOptions::checksAtOnce>(SettingId::Problems, "check_problems", kSwitch, 0, 0),
    row<&Settings::editor, &EditorOptions::recoveryRest>(SettingId::Recovery, "recovery_rest", {}, 1, 60),
    row<&Settings::editor, &EditorOptions::backups>(SettingId::Backups, "backups", {}, 1, 1000),
    row<&Settings::editor, &EditorOptions::recentFiles>(SettingId::RecentFiles, "recent_files", {}, 1, 100),
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kSettings.size(); ++i)
        if (kSettings[i].id != static_cast<SettingId>(i))
            return false;
    return true;
}
static_assert(isInOrder());

int readWord(const JsonCursor& cursor, std::span<const std::string_view> words)
{
    const std::string& word = cursor.text();
    const auto found = std::ranges::find(words, word);
    if (found != words.end())
        return static_cast<int>(found - words.begin());
    std::string all;
    for (const std::string_view known : words)
        (all += all.empty() ? "" : ", ") += known;
    cursor.fail({CAVE_TEXT("errors", "This must be one of these words: %1."), {all}});
    return 0;
}

// `cut` takes the actions of which only the first keys count; null: too many are an error.
KeyBindings::Keys keysIn(const JsonCursor& cursor, QStringList* cut)
{
    KeyBindings::Keys keys;
    for (const auto& [action, names] : cursor.members()) {
        std::vector<JsonCursor> items = names.items();
        if (items.size() > kMostKeys && cut == nullptr) {
            names.fail({CAVE_TEXT("errors", "An action may have %1 keys at most."), {std::int64_t{kMostKeys}}});
            return {};
        }
        if (items.size() > kMostKeys) {
            items.erase(std::next(items.begin(), kMostKeys), items.end());
            *cut += QString::fromStdString(action);
        }
        QStringList& list = keys[QString::fromStdString(action)];
        list.reserve(std::ssize(items));
        for (const JsonCursor& name : items)
            list.push_back(QString::fromStdString(name.text()));
    }
    return keys;
}

Json json(const KeyBindings::Keys& keys)
{
    Json::Object object;
    for (const auto& [action, names] : keys) {
        Json::Array list;
        for (const QString& name : names)
            list.emplace_back(name.toStdString());
        object.emplace_back(action.toStdString(), std::move(list));
    }
    return object;
}

void append(Json::Object& object, const KeyBindings& keys)
{
    object.emplace_back("profile", kProfiles[static_cast<std::size_t>(keys.profile)]);
    if (!keys.play.empty())
        object.emplace_back("play", json(keys.play));
    if (!keys.editor.empty())
        object.emplace_back("editor", json(keys.editor));
}

KeyBindings bindingsIn(const JsonCursor& cursor, QStringList* cut)
{
    KeyBindings keys;
    if (const auto profile = cursor.find("profile"))
        keys.profile = static_cast<KeyProfile>(readWord(*profile, kProfiles));
    if (const auto play = cursor.find("play"))
        keys.play = keysIn(*play, cut);
    if (const auto editor = cursor.find("editor"))
        keys.editor = keysIn(*editor, cut);
    return keys;
}

// One member a line, and one action a line.
void append(std::string& text, const Json::Object& object, const std::string& indent)
{
    text += "{";
    for (std::size_t i = 0; i < object.size(); ++i) {
        const auto& [key, value] = object[i];
        text += (i == 0 ? "\n" : ",\n") + indent + "  " + cave::quoted(key) + ": ";
        if (const auto* inner = value.as<Json::Object>())
            append(text, *inner, indent + "  ");
        else
            text += value.compact();
    }
    text += "\n" + indent + "}";
}

// "settings.broken-1.json" beside the file, with the first number that is free. "": none is.
QString freeNameBeside(const QString& path)
{
    const QFileInfo file(path);
    for (int number = 1; number < 1000; ++number) {
        const QString name =
            QStringLiteral("%1.broken-%2.%3").arg(file.completeBaseName()).arg(number).arg(file.suffix());
        if (const QString aside = file.dir().filePath(name); !QFileInfo::exists(aside))
            return aside;
    }
    return {};
}

// With all in which `after` differs from `before`.
Settings withChanges(Settings settings, const Settings& before, const Settings& after)
{
    for (const Setting& entry : kSettings)
        if (entry.value(after) != entry.value(before))
            entry.set(settings, entry.value(after));
    if (after.language != before.language)
        settings.language = after.language;
    if (after.keys != before.keys)
        settings.keys = after.keys;
    return settings;
}

} // namespace

std::span<const Setting> settingTable() { return kSettings; }

const Setting& setting(SettingId id) { return kSettings[static_cast<std::size_t>(id)]; }

Settings playedByEar(Settings settings)
{
    const SoundOptions usual;
    const auto makeHeard = [](int& volume, int ifSilent) { volume = volume == 0 ? ifSilent : volume; };
    settings.byEar = true;
    settings.sound.hasCaptions = true;
    makeHeard(settings.sound.volume, usual.volume);
    makeHeard(settings.sound.effects, usual.effects);
    makeHeard(settings.sound.ambience, usual.ambience);
    makeHeard(settings.sound.guide, usual.guide);
    return settings;
}

SoundOptions soundsHeard(const Settings& settings)
{
    SoundOptions sound = settings.sound;
    if (!settings.byEar)
        sound.guide = 0;
    return sound;
}

std::string writeSettings(const Settings& settings)
{
    const Settings usual;
    Json::Object object;
    if (!settings.schema.empty())
        object.emplace_back(kSchemaMember, settings.schema);
    object.emplace_back("format", kFormat);
    object.emplace_back("version", kVersion);
    if (settings.language != usual.language)
        object.emplace_back("language", settings.language.toStdString());
    for (const Setting& entry : kSettings) {
        const int value = entry.value(settings);
        if (value == entry.value(usual))
            continue;
        object.emplace_back(std::string(entry.key),
                            entry.words.empty() ? Json(value) : Json(entry.words[static_cast<std::size_t>(value)]));
    }
    if (settings.keys != usual.keys) {
        Json::Object keys;
        append(keys, settings.keys);
        object.emplace_back("keys", std::move(keys));
    }
    std::string text;
    append(text, object, "");
    return text + "\n";
}

Result<Settings> readSettings(std::string_view text, QStringList* cut)
{
    const auto document = parseJson(text, {.bytes = kMostBytes});
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    checkFormat(top, kFormat, kVersion);
    Settings settings;
    settings.schema = top.schema();
    std::vector<std::string_view> known{"format", "version", "language", "keys"};
    if (const auto language = top.find("language"))
        settings.language = QString::fromStdString(language->text());
    for (const Setting& entry : kSettings) {
        known.push_back(entry.key);
        if (const auto member = top.find(entry.key))
            entry.set(settings, entry.words.empty() ? static_cast<int>(member->integer(entry.low, entry.high))
                                                    : readWord(*member, entry.words));
    }
    top.allowOnlyInFile(known);
    if (const auto keys = top.find("keys")) {
        keys->allowOnly({"profile", "play", "editor"});
        settings.keys = bindingsIn(*keys, cut);
    }
    if (problem)
        return std::unexpected(*problem);
    return settings;
}

std::string writeKeys(const KeyBindings& keys)
{
    Json::Object object{{"format", kKeysFormat}, {"version", kVersion}};
    append(object, keys);
    std::string text;
    append(text, object, "");
    return text + "\n";
}

Result<KeyBindings> readKeys(std::string_view text)
{
    const auto document = parseJson(text, {.bytes = kMostBytes});
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    checkFormat(top, kKeysFormat, kVersion);
    top.allowOnlyInFile({"format", "version", "profile", "play", "editor"});
    KeyBindings keys = bindingsIn(top, nullptr);
    if (problem)
        return std::unexpected(*problem);
    return keys;
}

// The keys that do not count are in a copy of the file, as the next change would write it without them.
QString SettingsFile::takeFewerKeys(const Settings& settings, const QStringList& cut)
{
    const QString aside = freeNameBeside(m_path);
    m_isProtected = aside.isEmpty() || !QFile::copy(m_path, aside);
    const QString actions = shownWords(cut.join(QStringLiteral(", ")));
    if (m_isProtected)
        return QCoreApplication::translate("Settings", "An action may have %1 keys at most: only the first ones count "
                                                       "for %2. Changes are not kept while %3 stands there as it is.")
            .arg(kMostKeys)
            .arg(actions, m_path);
    (void)save(settings); // or the next start tells of it again
    return QCoreApplication::translate("Settings", "An action may have %1 keys at most: only the first ones count for "
                                                   "%2. The file as it was is kept as %3.")
        .arg(kMostKeys)
        .arg(actions, shownFileName(aside));
}

SettingsFile::Loaded SettingsFile::load()
{
    m_isProtected = false;
    if (!QFileInfo::exists(m_path))
        return {};
    const auto text = readFile(pathOf(m_path), kMostBytes);
    QStringList cut;
    const auto settings = text ? readSettings(*text, &cut) : Result<Settings>(std::unexpected(text.error()));
    if (settings)
        return {*settings, cut.isEmpty() ? QString() : takeFewerKeys(*settings, cut)};
    const QString aside = freeNameBeside(m_path);
    m_isProtected = aside.isEmpty() || !QFile::rename(m_path, aside);
    const QString why = described(settings.error());
    const QString what =
        m_isProtected ? QCoreApplication::translate("Settings", "The settings could not be read, so the usual ones "
                                                                "count. Changes are not kept while %1 stands there. %2")
                            .arg(m_path, why)
                      : QCoreApplication::translate("Settings", "The settings could not be read, so the usual ones "
                                                                "count. The file is kept as %1. %2")
                            .arg(shownFileName(aside), why);
    return {{}, what};
}

Result<void> SettingsFile::save(const Settings& settings) const
{
    if (m_isProtected)
        return failure(m_path.toStdString(),
                       {CAVE_TEXT("errors", "This file could neither be read nor put aside, so it is left alone.")});
    std::error_code error; // somebody may have removed the folder; what is wrong with it is told when it is written
    std::filesystem::create_directories(pathOf(m_path).parent_path(), error);
    return writeFileAtomically(pathOf(m_path), writeSettings(settings));
}

Result<void> SettingsFile::change(const Settings& before, const Settings& after) const
{
    const auto text = readFile(pathOf(m_path), kMostBytes);
    QStringList cut; // by somebody else's hand, while this window stood open
    auto newest = text ? readSettings(*text, &cut) : Result<Settings>(std::unexpected(text.error()));
    return save(newest ? withChanges(std::move(*newest), before, after) : after);
}

} // namespace cave
