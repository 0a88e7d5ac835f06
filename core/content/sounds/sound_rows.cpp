// SPDX-License-Identifier: MIT
#include "core/content/sounds/sound_rows.h"

#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/content/sounds/heard_as.h"
#include "core/content/words.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr auto kWaveformWords = wordsOf<Waveform>([](Waveform wave) -> std::string_view {
    switch (wave) {
    case Waveform::Square: return "square";
    case Waveform::Saw: return "saw";
    case Waveform::Triangle: return "triangle";
    case Waveform::Sine: return "sine";
    case Waveform::Noise: return "noise";
    }
    return {};
});

constexpr SoundNumber kSoundNumbers[]{
    {"pitch", &SoundRow::pitch, kLowestPitch, kHighestPitch},
    {"slide", &SoundRow::slide, -10 * kMostCents, 10 * kMostCents},
    {"jump", &SoundRow::jump, -kMostCents, kMostCents},
    {"jump_after", &SoundRow::jumpAfter, 0, kLongestPart},
    {"vibrato", &SoundRow::vibrato, 0, kCentsPerOctave},
    {"vibrato_speed", &SoundRow::vibratoSpeed, 1, 50},
    {"attack", &SoundRow::attack, 0, kLongestPart, "sound_attack"},
    {"hold", &SoundRow::hold, 0, kLongestPart, "sound_hold"},
    {"decay", &SoundRow::decay, 0, kLongestPart},
    {"duty", &SoundRow::duty, 5, 95},
    {"low_pass", &SoundRow::lowPass, 0, 20'000},
    {"high_pass", &SoundRow::highPass, 0, 20'000},
    {"times", &SoundRow::times, 1, 8, "sound_times"},
    {"repeat", &SoundRow::repeat, 1, 2000},
    {"volume", &SoundRow::volume, 0, 100, "sound_volume"},
};

// The first word of a choice goes without saying.
Json withoutUsual(std::span<const KindField> fields, const Json& before)
{
    Json row = Json::Object{};
    for (const auto& [key, value] : *before.as<Json::Object>()) {
        const auto field = std::ranges::find(fields, key, &KindField::id);
        const bool isFirst = field != fields.end() && field->kind == FieldKind::Word && !field->isNeeded &&
                             value == Json(field->words.front());
        if (field == fields.end() || (!isFirst && !saysNothing(*field, value)))
            row.set(key, value);
    }
    return row;
}

template <typename Row>
void setSoundRows(Json& json, std::string_view key, const std::vector<Row>& rows)
{
    Json::Array list;
    for (const Row& row : rows)
        list.push_back(rowOf(row));
    if (!list.empty())
        json.set(key, std::move(list));
}

} // namespace

std::span<const SoundNumber> soundNumbers() { return kSoundNumbers; }

std::span<const std::string_view> waveWords() { return kWaveformWords; }

int lengthOf(const SoundRow& row)
{
    return row.loops ? row.hold : row.attack + row.hold + row.decay + (row.times - 1) * row.repeat;
}

std::span<const KindField> soundFields()
{
    static const auto kFields = [] {
        const SoundRow usual;
        std::array<KindField, std::size(kSoundNumbers) + 3> fields{
            KindField{.id = "name", .kind = FieldKind::Line, .high = kLongestName, .label = "sound_name"},
            KindField{.id = "wave", .kind = FieldKind::Word, .words = kWaveformWords},
            KindField{.id = "loops", .kind = FieldKind::Flag},
        };
        std::ranges::transform(kSoundNumbers, fields.begin() + 3, [&](const SoundNumber& number) {
            return KindField{.id = number.key,
                             .kind = FieldKind::Number,
                             .low = number.low,
                             .high = number.high,
                             .usual = usual.*number.field,
                             .label = number.label};
        });
        return fields;
    }();
    return kFields;
}

std::span<const KindField> eventSoundFields()
{
    static const std::array kFields{
        KindField{.id = "event", .kind = FieldKind::Word, .words = heardWords(), .isNeeded = true, .label = "heard"},
        KindField{.id = "of", .kind = FieldKind::HeardOf, .label = "heard_of"},
        KindField{.id = "sound", .kind = FieldKind::SoundOrVoice, .isNeeded = true, .label = "heard_sound"},
    };
    return kFields;
}

std::span<const KindField> ambienceFields()
{
    static const std::array kFields{
        KindField{.id = "sound", .kind = FieldKind::SoundThatLoops, .isNeeded = true, .label = "ambience_sound"},
        KindField{.id = "fire", .kind = FieldKind::Flag, .label = "ambience_fire"},
        KindField{.id = "tiles", .kind = FieldKind::Tiles, .label = "ambience_tiles"},
    };
    return kFields;
}

std::span<const KindField> scoreFields()
{
    static const auto kFields = [] {
        const ScoreRow usual;
        return std::array{
            KindField{.id = "theme", .kind = FieldKind::Theme, .label = "score_theme"},
            KindField{.id = "sound", .kind = FieldKind::Sound, .isNeeded = true, .label = "score_sound"},
            KindField{.id = "tempo",
                      .kind = FieldKind::Number,
                      .low = kSlowestTempo,
                      .high = kFastestTempo,
                      .usual = usual.tempo},
            KindField{.id = "scale", .kind = FieldKind::Scale, .high = kSemitones - 1, .isNeeded = true},
            KindField{.id = "root",
                      .kind = FieldKind::Number,
                      .low = -kMostRoot,
                      .high = kMostRoot,
                      .usual = usual.root,
                      .step = 100}, // a semitone
        };
    }();
    return kFields;
}

Json newSound(const Json& before) { return withoutUsual(soundFields(), before); }

Json newEventSound(const Json& before) { return withoutUsual(eventSoundFields(), before); }

Json newAmbience(const Json& before)
{
    Json row = withoutUsual(ambienceFields(), before);
    if (const Json* tiles = row.find("tiles"); tiles && *tiles == Json(Json::Array{}))
        std::erase_if(*row.as<Json::Object>(), [](const Json::Member& member) { return member.first == "tiles"; });
    return row;
}

Json newScore(const Json& before) { return withoutUsual(scoreFields(), before); }

Json rowOf(const SoundRow& row)
{
    const SoundRow usual;
    Json json;
    json.set("id", row.id);
    if (!row.caption.empty())
        json.set("name", row.caption);
    if (row.wave != usual.wave)
        json.set("wave", wordFor(kWaveformWords, row.wave));
    for (const SoundNumber& number : kSoundNumbers)
        if (row.*number.field != usual.*number.field)
            json.set(number.key, row.*number.field);
    if (row.loops)
        json.set("loops", true);
    return json;
}

Json rowOf(const EventSound& row)
{
    Json json;
    json.set("event", row.event);
    if (!row.of.empty())
        json.set("of", row.of);
    json.set("sound", row.sound);
    return json;
}

Json rowOf(const AmbientSound& row)
{
    Json json;
    json.set("sound", row.sound);
    if (!row.tiles.empty())
        json.set("tiles", Json::Array(row.tiles.begin(), row.tiles.end()));
    if (row.isFire)
        json.set("fire", true);
    return json;
}

Json rowOf(const ScoreRow& row)
{
    const ScoreRow usual;
    Json json;
    if (!row.theme.empty())
        json.set("theme", row.theme);
    json.set("scale", Json::Array(row.scale.begin(), row.scale.end()));
    if (row.root != usual.root)
        json.set("root", row.root);
    if (row.tempo != usual.tempo)
        json.set("tempo", row.tempo);
    json.set("sound", row.sound);
    return json;
}

SoundRow readSound(const JsonCursor& at)
{
    std::vector<std::string_view> known{"id", "name", "wave", "loops"};
    SoundRow row;
    row.id = at["id"].id();
    if (const auto name = at.find("name"))
        row.caption = readLine(*name, kLongestName);
    if (const auto wave = at.find("wave"))
        row.wave = readWord<Waveform>(*wave, kWaveformWords);
    if (const auto loops = at.find("loops"))
        row.loops = loops->flag();
    for (const SoundNumber& number : kSoundNumbers) {
        known.push_back(number.key);
        if (const auto member = at.find(number.key))
            row.*number.field = static_cast<int>(member->integer(number.low, number.high));
    }
    at.allowOnly(known);
    return row;
}

EventSound readEventSound(const JsonCursor& at)
{
    at.allowOnly({"event", "of", "sound"});
    EventSound row;
    row.event = wordFor(heardWords(), readWord<HeardAs>(at["event"], heardWords()));
    if (const auto of = at.find("of"))
        row.of = of->id();
    row.sound = at["sound"].id();
    return row;
}

AmbientSound readAmbience(const JsonCursor& at)
{
    at.allowOnly({"sound", "tiles", "fire"});
    AmbientSound row;
    row.sound = at["sound"].id();
    if (const auto tiles = at.find("tiles"))
        for (const JsonCursor& tile : tiles->items())
            row.tiles.push_back(tile.id());
    if (const auto fire = at.find("fire"))
        row.isFire = fire->flag();
    return row;
}

ScoreRow readScore(const JsonCursor& at)
{
    at.allowOnly({"theme", "scale", "root", "tempo", "sound"});
    ScoreRow row;
    if (const auto theme = at.find("theme"))
        row.theme = theme->id();
    for (const JsonCursor& degree : at["scale"].items())
        row.scale.push_back(static_cast<int>(degree.integer(0, kSemitones - 1)));
    if (row.scale.empty())
        at["scale"].fail({CAVE_TEXT("errors", "A scale has a note at least.")});
    if (const auto root = at.find("root"))
        row.root = static_cast<int>(root->integer(-kMostRoot, kMostRoot));
    if (const auto tempo = at.find("tempo"))
        row.tempo = static_cast<int>(tempo->integer(kSlowestTempo, kFastestTempo));
    row.sound = at["sound"].id();
    return row;
}

Json jsonOf(const SoundRows& rows)
{
    Json json = Json::Object{};
    setSoundRows(json, "sounds", rows.sounds);
    setSoundRows(json, "events", rows.events);
    setSoundRows(json, "ambience", rows.ambience);
    setSoundRows(json, "scores", rows.scores);
    return json;
}

} // namespace cave
