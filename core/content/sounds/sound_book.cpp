// SPDX-License-Identifier: MIT
#include "core/content/sounds/sound_book.h"

#include "core/base/hash.h"
#include "core/content/embedded.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace cave {

namespace {

constexpr std::string_view kSoundFile = "content/sounds.json";

bool isSame(const SoundRow& one, const SoundRow& other) { return one.id == other.id; }
bool isSame(const EventSound& one, const EventSound& other) { return one.event == other.event && one.of == other.of; }
bool isSame(const AmbientSound& one, const AmbientSound& other) { return one.sound == other.sound; }
bool isSame(const ScoreRow& one, const ScoreRow& other) { return one.theme == other.theme; }

template <typename Row>
void put(std::vector<Row>& rows, const Row& row)
{
    const auto known = std::ranges::find_if(rows, [&](const Row& each) { return isSame(each, row); });
    if (known != rows.end())
        *known = row;
    else
        rows.push_back(row);
}

// `about`: the member that says what a row is about.
template <typename Row>
void readSoundRows(const JsonCursor& at, std::string_view key, std::string_view about, Row (*read)(const JsonCursor&),
                   std::vector<Row>& rows)
{
    const auto list = at.find(key);
    if (!list)
        return;
    for (const JsonCursor& item : list->items()) {
        Row row = read(item);
        if (item.failed())
            return;
        const JsonCursor said = item.find(about).value_or(item);
        if (std::ranges::any_of(rows, [&](const Row& each) { return isSame(each, row); }))
            return said.fail({CAVE_TEXT("errors", "Two rows are about the same here: the second is never heard.")});
        if (rows.size() == kMostSoundRows)
            return item.fail({CAVE_TEXT("errors", "More than %1 rows are too many."), {std::int64_t{kMostSoundRows}}});
        rows.push_back(std::move(row));
    }
}

} // namespace

SoundRow SoundBook::sound(std::string_view id) const
{
    const auto found = std::ranges::find(m_rows.sounds, id, &SoundRow::id);
    return found != m_rows.sounds.end() ? *found : derivedSound(id);
}

const EventSound* SoundBook::soundOf(std::string_view event, std::span<const std::string_view> of) const
{
    const auto find = [&](std::string_view what) -> const EventSound* {
        const auto found = std::ranges::find_if(
            m_rows.events, [&](const EventSound& row) { return row.event == event && row.of == what; });
        return found != m_rows.events.end() ? &*found : nullptr;
    };
    for (const std::string_view what : of)
        if (const EventSound* row = find(what))
            return row;
    return find({});
}

const ScoreRow* SoundBook::scoreOf(std::string_view theme) const
{
    auto found = std::ranges::find(m_rows.scores, theme, &ScoreRow::theme);
    if (found == m_rows.scores.end())
        found = std::ranges::find(m_rows.scores, std::string_view(), &ScoreRow::theme);
    return found != m_rows.scores.end() ? &*found : nullptr;
}

void SoundBook::add(const JsonCursor& at)
{
    at.allowOnlyInFile({"sounds", "events", "ambience", "scores"});
    SoundRows rows;
    readSoundRows(at, "sounds", "id", &readSound, rows.sounds);
    readSoundRows(at, "events", "event", &readEventSound, rows.events);
    readSoundRows(at, "ambience", "sound", &readAmbience, rows.ambience);
    readSoundRows(at, "scores", "theme", &readScore, rows.scores);
    if (at.failed())
        return;
    for (SoundRows* all : {&m_rows, &m_own}) {
        std::ranges::for_each(rows.sounds, [&](const SoundRow& row) { put(all->sounds, row); });
        std::ranges::for_each(rows.events, [&](const EventSound& row) { put(all->events, row); });
        std::ranges::for_each(rows.ambience, [&](const AmbientSound& row) { put(all->ambience, row); });
        std::ranges::for_each(rows.scores, [&](const ScoreRow& row) { put(all->scores, row); });
    }
    checkAdded(at);
}

// What can only be said of all rows together.
void SoundBook::checkAdded(const JsonCursor& at) const
{
    const auto forEach = [&at](std::string_view key, const auto& check) {
        if (const auto list = at.find(key))
            std::ranges::for_each(list->items(), check);
    };
    const auto isThere = [this](const std::string& id) {
        return std::ranges::find(m_rows.sounds, id, &SoundRow::id) != m_rows.sounds.end();
    };
    const auto checkSound = [&](const JsonCursor& row) {
        if (!isThere(row["sound"].text()))
            row["sound"].fail({CAVE_TEXT("errors", "There is no sound \"%1\"."), {row["sound"].text()}});
    };
    const auto addLength = [](int sum, const SoundRow& row) { return sum + lengthOf(row); };
    if (std::accumulate(m_own.sounds.begin(), m_own.sounds.end(), 0, addLength) > kLongestSounds)
        at.find("sounds").value_or(at).fail(
            {CAVE_TEXT("errors", "Together the sounds last longer than the %1 seconds that they may."),
             {std::int64_t{kLongestSounds / 1000}}});
    const Text mustLoop{CAVE_TEXT("errors", "What goes on near some ground must be a sound that loops.")};
    forEach("sounds", [&](const JsonCursor& row) {
        const std::string& id = row["id"].text();
        if (id == kVoiceSound)
            row["id"].fail({CAVE_TEXT("errors", "The sound of each creature is called \"%1\"."), {id}});
        if (std::ranges::find(m_rows.ambience, id, &AmbientSound::sound) != m_rows.ambience.end() && !sound(id).loops)
            row.fail(mustLoop);
    });
    forEach("events", [&](const JsonCursor& row) {
        if (row["sound"].text() != kVoiceSound)
            checkSound(row);
    });
    forEach("ambience", [&](const JsonCursor& row) {
        checkSound(row);
        if (!sound(row["sound"].text()).loops)
            row["sound"].fail(mustLoop);
    });
    forEach("scores", checkSound);
}

Result<SoundBook> SoundBook::read(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    for (const std::string_view key : {"sounds", "events", "ambience", "scores"})
        top[key];
    SoundBook book;
    book.add(top);
    book.m_own = {};
    if (problem)
        return std::unexpected(std::move(*problem));
    return book;
}

std::shared_ptr<const SoundBook> SoundBook::builtIn()
{
    static const std::shared_ptr<const SoundBook> book = [] {
        auto read = SoundBook::read(std::ranges::find(embeddedFiles(), kSoundFile, &EmbeddedFile::name)->bytes);
        assert(read);
        return std::make_shared<const SoundBook>(*std::move(read));
    }();
    return book;
}

SoundRow derivedSound(std::string_view id)
{
    const std::uint64_t hash = hashOf("voice", id);
    const auto part = [hash](int shift, int low, int high) {
        return low + static_cast<int>(hash >> shift & 0xff) * (high - low) / 0xff;
    };
    constexpr Waveform kWaveforms[]{Waveform::Square, Waveform::Saw, Waveform::Triangle, Waveform::Sine};
    SoundRow row;
    row.id = id;
    row.wave = kWaveforms[hash & 3];
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
