// SPDX-License-Identifier: MIT
#include "app/play/heard/game_sounds.h"

#include "core/base/hash.h"
#include "core/base/utf8.h"
#include "core/content/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kAmbienceNear = 9;  // cells of way that it is heard from
constexpr int kTriedBeats = 20;   // of music
constexpr int kMostAtOnce = 8;    // sounds of a turn, the first ones

std::uint64_t musicSeed(const std::string& theme) { return hashOf("score", theme); }

class Scene {
public:
    Scene(const SoundBook& book, const World& world, const std::set<std::string>& goesOn)
        : m_book(book), m_world(world), m_ears(world), m_goesOn(goesOn)
    {
    }

    Soundscape of(const Events& events)
    {
        for (const Event& event : events)
            if (const auto heard = cave::heard(m_world, event))
                add(*heard);
        listenAround();
        return std::move(m_scape);
    }

private:
    void add(const HeardEvent& event)
    {
        const EventSound* row = m_book.soundOf(wordFor(heardWords(), event.as), event.of);
        if (row == nullptr)
            return;
        const bool isVoice = row->sound == kVoiceSound;
        if (isVoice && event.cry.empty())
            return;
        const std::string sound = isVoice ? std::string(event.cry) : row->sound;
        const auto hearing = m_ears.hear(event.at);
        if (!hearing || hearing->gain == 0)
            return;
        // Many of a kind at once are one, as loud as the nearest.
        const auto same = std::ranges::find(m_scape.sounds, sound, &PlayedSound::sound);
        if (same != m_scape.sounds.end()) {
            if (same->hearing.gain < hearing->gain)
                same->hearing = *hearing;
        } else if (std::ssize(m_scape.sounds) < kMostAtOnce) {
            m_scape.sounds.push_back({sound, *hearing});
        }
        if (!event.isOfHero && !m_world.isVisible(event.at)) // what is seen needs no words
            caption(isVoice ? QCoreApplication::translate("GameSounds", "a cry") : nameOf(sound), event.at);
    }

    void listenAround()
    {
        const Position here = m_world.hero().at;
        for (int y = here.y - kAmbienceNear; y <= here.y + kAmbienceNear; ++y)
            for (int x = here.x - kAmbienceNear; x <= here.x + kAmbienceNear; ++x)
                if (const Position at{x, y, here.z}; m_world.contains(at))
                    listenTo(at);
        for (const auto& [sound, at] : m_scape.sources) {
            Hearing hearing = *m_ears.hear(at);
            hearing.gain = hearing.gain * (kAmbienceNear + 1 - *m_ears.way(at)) / (kAmbienceNear + 1);
            m_scape.ambience[sound] = hearing;
            if (!m_goesOn.contains(sound) && !m_world.isVisible(at))
                caption(nameOf(sound), at);
        }
    }

    void listenTo(Position at)
    {
        const TileKind& tile = m_world.tileKind(at);
        for (const AmbientSound& row : m_book.ambience()) {
            if (!(row.isFire && tile.fire) && std::ranges::find(row.tiles, tile.id) == row.tiles.end())
                continue;
            const auto way = m_ears.way(at);
            if (!way || *way > kAmbienceNear)
                continue;
            const auto [known, isNew] = m_scape.sources.try_emplace(row.sound, at);
            if (!isNew && *m_ears.way(known->second) > *way)
                known->second = at;
        }
    }

    QString nameOf(const std::string& sound) const // "": it has no caption
    {
        return QCoreApplication::translate("sounds", withControlsShown(m_book.sound(sound).caption).c_str());
    }

    // Equal ones are one.
    void caption(const QString& name, Position at)
    {
        if (name.isEmpty())
            return;
        const Position here = m_world.hero().at;
        const auto words = [here](const Caption& each) { return captionText(each, here); };
        Caption heard{name, at};
        if (std::ranges::find(m_scape.captions, words(heard), words) == m_scape.captions.end())
            m_scape.captions.push_back(std::move(heard));
    }

    const SoundBook& m_book;
    const World& m_world;
    Ears m_ears;
    const std::set<std::string>& m_goesOn;
    Soundscape m_scape;
};

} // namespace

Soundscape soundscape(const SoundBook& book, const World& world, const Events& events,
                      const std::set<std::string>& goesOn)
{
    return Scene(book, world, goesOn).of(events);
}

bool GameSounds::setOptions(const SoundOptions& options)
{
    if (options == m_options)
        return false;
    m_options = options;
    m_loudspeaker.change([&options](Mixer& mixer) {
        mixer.setVolume(SoundGroup::Effects, options.volume * options.effects / 100);
        mixer.setVolume(SoundGroup::Ambience, options.volume * options.ambience / 100);
        mixer.setVolume(SoundGroup::Music, options.volume * options.music / 100);
        mixer.setVolume(SoundGroup::Guide, options.volume * options.guide / 100);
        if (options.volume == 0)
            mixer.stop();
    });
    return true;
}

std::vector<Caption> GameSounds::begin(const World& world)
{
    m_goesOn.clear();
    return hear(world, {});
}

std::vector<Caption> GameSounds::play(const World& world, const Turn& turn)
{
    std::vector<Caption> captions = hear(world, turn.events);
    if (guides())
        guide(world, besideTheStep(world, turn.events));
    return captions;
}

void GameSounds::playRefusal(const World& world, const Command& command, const Refusal& refusal)
{
    if (!guides())
        return;
    if (const auto bumped = bump(world, command, refusal))
        guide(world, {*bumped});
}

void GameSounds::guide(const World& world, const std::vector<HeardEvent>& around)
{
    if (around.empty())
        return;
    m_loudspeaker.change([&](Mixer& mixer) {
        mixer.use(world.catalogue().sounds());
        for (const PlayedSound& tone : guideTones(*world.catalogue().sounds(), world, around))
            mixer.play(tone.sound, tone.hearing, SoundGroup::Guide);
    });
}

void GameSounds::stop()
{
    m_goesOn.clear();
    m_loudspeaker.change([](Mixer& mixer) {
        mixer.setAmbience({});
        mixer.setScore(nullptr, 0);
    });
}

QString GameSounds::tryOut(const SoundRow& row)
{
    return tryOut([&row](Mixer& mixer) { mixer.play(row); });
}

QString GameSounds::tryOut(const ScoreRow& row, std::shared_ptr<const SoundBook> book)
{
    return tryOut([&](Mixer& mixer) {
        mixer.use(std::move(book));
        mixer.tryScore(row, musicSeed(row.theme), kTriedBeats);
    });
}

QString GameSounds::tryOut(const std::function<void(Mixer&)>& plays)
{
    if (QString why = Loudspeaker::whySilent(); !why.isEmpty())
        return why;
    if (m_options.volume * m_options.effects == 0)
        return QCoreApplication::translate("GameSounds", "The settings have the sounds of what happens turned off.");
    m_loudspeaker.change([&plays](Mixer& mixer) {
        mixer.stop(); // else tries pile up
        plays(mixer);
    });
    return {};
}

std::vector<Caption> GameSounds::hear(const World& world, const Events& events)
{
    if (!isHeard() && !m_options.hasCaptions)
        return {};
    const SoundBook& book = *world.catalogue().sounds(); // its dungeon may have brought some
    Soundscape scape = soundscape(book, world, events, m_goesOn);
    m_goesOn.clear();
    for (const auto& [sound, at] : scape.sources)
        m_goesOn.insert(sound);
    if (isHeard())
        m_loudspeaker.change([&](Mixer& mixer) {
            mixer.use(world.catalogue().sounds());
            for (const PlayedSound& played : scape.sounds)
                mixer.play(played.sound, played.hearing);
            mixer.setAmbience(world.isOver() ? std::map<std::string, Hearing>() : scape.ambience);
            const std::string& theme = world.level(world.hero().at.z).theme;
            const bool hasMusic = m_options.music > 0 && !world.isOver();
            mixer.setScore(hasMusic ? book.scoreOf(theme) : nullptr, musicSeed(theme));
        });
    return m_options.hasCaptions ? std::move(scape.captions) : std::vector<Caption>();
}

} // namespace cave
