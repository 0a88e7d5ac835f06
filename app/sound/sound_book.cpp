// SPDX-License-Identifier: MIT
#include "app/sound/sound_book.h"

#include "core/base/hash.h"
#include "core/content/embedded.h"
#include "core/content/words.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace cave {

namespace {

constexpr std::string_view kFile = "content/sounds.json";

constexpr auto kWaveWords = wordsOf<Wave>([](Wave wave) -> std::string_view {
    switch (wave) {
    case Wave::Square: return "square";
    case Wave::Saw: return "saw";
    case Wave::Triangle: return "triangle";
    case Wave::Sine: return "sine";
    case Wave::Noise: return "noise";
    }
    return {};
});

struct Number {
    std::string_view key;
    int SoundRow::* field;
    int low;
    int high;
};
constexpr Number kNumbers[]{
    {"pitch", &SoundRow::pitch, kLowestPitch, kHighestPitch},
    {"slide", &SoundRow::slide, -10 * kMostCents, 10 * kMostCents},
    {"jump", &SoundRow::jump, -kMostCents, kMostCents},
    {"jump_after", &SoundRow::jumpAfter, 0, kLongestPart},
    {"vibrato", &SoundRow::vibrato, 0, kCentsPerOctave},
    {"vibrato_speed", &SoundRow::vibratoSpeed, 1, 50},
    {"attack", &SoundRow::attack, 0, kLongestPart},
    {"hold", &SoundRow::hold, 0, kLongestPart},
    {"decay", &SoundRow::decay, 0, kLongestPart},
    {"duty", &SoundRow::duty, 5, 95},
    {"low_pass", &SoundRow::lowPass, 0, 20'000},
    {"high_pass", &SoundRow::highPass, 0, 20'000},
    {"times", &SoundRow::times, 1, 8},
    {"repeat", &SoundRow::repeat, 1, 2000},
    {"volume", &SoundRow::volume, 0, 100},
};

SoundRow readSound(const JsonCursor& at)
{
    std::vector<std::string_view> known{"id", "name", "wave", "loops"};
    SoundRow row;
    row.id = at["id"].id();
    if (const auto name = at.find("name"))
        row.caption = name->text();
    if (const auto wave = at.find("wave"))
        row.wave = readWord<Wave>(*wave, kWaveWords);
    if (const auto loops = at.find("loops"))
        row.loops = loops->flag();
    for (const Number& number : kNumbers) {
        known.push_back(number.key);
        if (const auto member = at.find(number.key))
            row.*number.field = static_cast<int>(member->integer(number.low, number.high));
    }
    at.allowOnly(known);
    return row;
}

EventSound readEvent(const JsonCursor& at)
{
    at.allowOnly({"event", "of", "sound"});
    EventSound row;
    row.event = at["event"].id();
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
        row.scale.push_back(static_cast<int>(degree.integer(0, 11)));
    if (row.scale.empty())
        at["scale"].fail({CAVE_TEXT("errors", "A scale has a note at least.")});
    if (const auto root = at.find("root"))
        row.root = static_cast<int>(root->integer(-kMostCents / 2, kMostCents / 2));
    if (const auto tempo = at.find("tempo"))
        row.tempo = static_cast<int>(tempo->integer(20, 200));
    row.sound = at["sound"].id();
    return row;
}

} // namespace

SoundRow SoundBook::sound(std::string_view id) const
{
    const auto found = std::ranges::find(m_sounds, id, &SoundRow::id);
    return found != m_sounds.end() ? *found : derivedSound(id);
}

const EventSound* SoundBook::soundOf(std::string_view event, std::span<const std::string_view> of) const
{
    const auto find = [&](std::string_view what) -> const EventSound* {
        const auto found =
            std::ranges::find_if(m_events, [&](const EventSound& row) { return row.event == event && row.of == what; });
        return found != m_events.end() ? &*found : nullptr;
    };
    for (const std::string_view what : of)
        if (const EventSound* row = find(what))
            return row;
    return find({});
}

const ScoreRow* SoundBook::scoreOf(std::string_view theme) const
{
    auto found = std::ranges::find(m_scores, theme, &ScoreRow::theme);
    if (found == m_scores.end())
        found = std::ranges::find(m_scores, std::string_view(), &ScoreRow::theme);
    return found != m_scores.end() ? &*found : nullptr;
}

Result<SoundBook> SoundBook::read(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    top.allowOnlyInFile({"sounds", "events", "ambience", "scores"});
    SoundBook book;
    std::set<std::string, std::less<>> ids{std::string(kVoiceSound)};
    for (const JsonCursor& at : top["sounds"].items()) {
        book.m_sounds.push_back(readSound(at));
        if (!problem && !ids.insert(book.m_sounds.back().id).second)
            at["id"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {book.m_sounds.back().id}});
    }
    const auto expectKnown = [&ids](const JsonCursor& row) {
        if (!row.failed() && !ids.contains(row["sound"].text()))
            row["sound"].fail({CAVE_TEXT("errors", "There is no sound \"%1\"."), {row["sound"].text()}});
    };
    for (const JsonCursor& at : top["events"].items()) {
        book.m_events.push_back(readEvent(at));
        expectKnown(at);
    }
    for (const JsonCursor& at : top["ambience"].items()) {
        book.m_ambience.push_back(readAmbience(at));
        expectKnown(at);
    }
    for (const JsonCursor& at : top["scores"].items()) {
        book.m_scores.push_back(readScore(at));
        expectKnown(at);
    }
    if (problem)
        return std::unexpected(*problem);
    return book;
}

const SoundBook& SoundBook::builtIn()
{
    static const SoundBook book = [] {
        auto read = SoundBook::read(std::ranges::find(embeddedFiles(), kFile, &EmbeddedFile::name)->bytes);
        assert(read);
        return *std::move(read);
    }();
    return book;
}

SoundRow derivedSound(std::string_view id)
{
    const std::uint64_t hash = hashOf("voice", id);
    const auto part = [hash](int shift, int low, int high) {
        return low + static_cast<int>(hash >> shift & 0xff) * (high - low) / 0xff;
    };
    constexpr Wave kWaves[]{Wave::Square, Wave::Saw, Wave::Triangle, Wave::Sine};
    SoundRow row;
    row.id = id;
    row.wave = kWaves[hash & 3];
    row.pitch = part(8, 90, 700);
    row.slide = part(16, -2400, 1200);
    row.vibrato = part(24, 0, 250);
    row.vibratoSpeed = part(32, 5, 30);
    row.attack = part(40, 5, 40);
    row.hold = part(48, 30, 120);
    row.decay = part(56, 60, 220);
    row.lowPass = 2500;
    row.volume = 45;
    return row;
}

} // namespace cave
