// SPDX-License-Identifier: MIT
// What people read about the settings.
#pragma once

#include "app/settings/settings.h"

#include <QString>

#include <span>

namespace cave {

enum class SettingsPage : std::uint8_t { General, Looks, Sound, Play, Keys, Editor, Files };

struct SettingChoice {
    int value = 0;
    const char* text = nullptr; // %1: the value
};

// What people read about a row of settingTable(), in the order of its page. Without choices a setting is switched on
// and off, or counted.
struct SettingText {
    SettingId id;
    SettingsPage page;
    const char* name;
    const char* help;
    std::span<const SettingChoice> choices;
};

std::span<const SettingText> settingTexts();
const SettingText& textOf(SettingId id);
std::span<const char* const> settingsPageNames(); // in the order of SettingsPage
QString settingText(const char* source);          // of these tables, translated

} // namespace cave
