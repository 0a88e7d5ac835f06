// SPDX-License-Identifier: MIT
// Deeds: rows of content/deeds.json, each of which a single game fulfils or not, and the file of those that are done.
// Needs no window.
#pragma once

#include "core/session/session.h"

#include <filesystem>

namespace cave {

enum class DeedWord : std::uint8_t { Won, Slain, Level, Origin, Turns, Unused, Allies, Dungeon };

// One of the things that a deed asks of a game.
struct DeedTerm {
    DeedWord is = DeedWord::Won;
    std::string what; // Slain: a creature's id, "": all; Origin: id; Unused: first word of commands; Dungeon: name
    std::int64_t least = 0; // Slain, Level (the deepest, from 1), Turns, Allies (with the hero at the end)
    std::optional<std::int64_t> most; // of the same
    bool operator==(const DeedTerm&) const = default;
};

struct Deed {
    std::string id;
    std::string name; // in English
    std::vector<DeedTerm> terms; // all of them must hold
};

Result<std::vector<Deed>> readDeeds(std::string_view text);
const std::vector<Deed>& deeds(); // that are built in

// Whether a game of this can do deeds at all: where a dungeon that is built in is played as it is, or an edition of it.
// One of somebody's own may give its win away, or be called like any other. May take as long as beginning a game.
bool isOfDeeds(const Session& game);

// Of a game that is over.
bool holds(const DeedTerm& term, const Session& game);
bool isDone(const Deed& deed, const Session& game);

// Of a game that goes on. Done: whatever comes, it will be done when the game ends. Lost: not in this game any more.
enum class DeedStanding : std::uint8_t { Done, Open, Lost };
DeedStanding standingOf(const Deed& deed, const Session& game);

// How far a game has come with the first thing that a deed wants several of.
struct DeedCount {
    std::int64_t now = 0;
    std::int64_t wanted = 0;
    bool operator==(const DeedCount&) const = default;
};
std::optional<DeedCount> countedFor(const Deed& deed, const Session& game);

struct DoneDeed {
    std::string id;
    std::string day; // "2026-11-21"
    std::string dungeon; // its name, or the beginning of a long one
    std::uint64_t seed = 0;
    bool operator==(const DoneDeed&) const = default;
};

class DeedLog {
public:
    // Unknown members, days that are none and what stands there twice fail at their path; deeds of a later version
    // stay.
    static Result<DeedLog> read(std::string_view text);
    static Result<DeedLog> load(const std::filesystem::path& file); // no file: nothing was done yet

    std::string text() const;
    Result<void> save(const std::filesystem::path& file) const; // as a whole or not at all

    const std::vector<DoneDeed>& done() const { return m_done; } // in the order in which they were
    const DoneDeed* of(std::string_view id) const; // null: not yet
    // Adds what a game that is over has done for the first time: ids of deeds. Whether it can do any is not looked at.
    std::vector<std::string> add(const Session& game, const std::string& day);

private:
    std::string m_schema; // kSchemaMember of the file, which stays
    std::vector<DoneDeed> m_done;
};

} // namespace cave
