// SPDX-License-Identifier: MIT
// What a game sounds like: events, what is near, and music. Gives captions of it to those who do not hear.
#pragma once

#include "app/play/heard/caption.h"
#include "app/play/heard/ears.h"
#include "app/play/heard/guide.h"
#include "app/sound/loudspeaker.h"
#include "core/rules/turn/play.h"

#include <map>
#include <set>
#include <vector>

namespace cave {

struct SoundOptions {
    int volume = 60; // per cent of all of it, then of each group; 0: silent
    int effects = 100;
    int ambience = 60;
    int music = 0;
    int guide = 60; // of what stands around the hero; 0 where nobody plays by ear
    bool hasCaptions = false;

    bool operator==(const SoundOptions&) const = default;
};

// What is heard in a turn, and what goes on after it.
struct Soundscape {
    std::vector<PlayedSound> sounds;
    std::map<std::string, Hearing> ambience;
    std::map<std::string, Position> sources; // of the ambience: the nearest of each
    std::vector<Caption> captions;           // of what is not the hero's
};

class GameSounds {
public:
    // False: they are as they were. The game that is shown is to begin again where they are not.
    bool setOptions(const SoundOptions& options);
    // Of a game that is shown from now on. Gives back captions.
    std::vector<Caption> begin(const World& world);
    std::vector<Caption> play(const World& world, const Turn& turn);
    void playRefusal(const World& world, const Command& command, const Refusal& refusal);
    void stop();
    // A row by itself, as loud as effects are. Gives back why nothing is heard, in words for people; "": it is.
    QString tryOut(const SoundRow& row);
    // The same of the first notes of music, played by a sound of the book.
    QString tryOut(const ScoreRow& row, std::shared_ptr<const SoundBook> book);

private:
    QString tryOut(const std::function<void(Mixer&)>& plays);
    std::vector<Caption> hear(const World& world, const Events& events);
    void guide(const World& world, const std::vector<HeardEvent>& around);
    bool isHeard() const { return m_options.volume > 0 && Loudspeaker::isThere(); }
    bool guides() const { return isHeard() && m_options.guide > 0; }

    Loudspeaker m_loudspeaker;
    SoundOptions m_options;
    std::set<std::string> m_goesOn; // ambience that has been told of
};

// `goesOn`: ambience that needs no caption any more.
Soundscape soundscape(const SoundBook& book, const World& world, const Events& events,
                      const std::set<std::string>& goesOn);

} // namespace cave
