// SPDX-License-Identifier: MIT
/// @file
/// English for the command line, records and tests; the interface falls back to it.
#pragma once

#include "core/content/catalogue.h"

namespace cave {

/// The creature that a thing is named after; nothing where its kind is named after nobody, or that is unknown.
std::optional<std::string> afterWhom(const Catalogue* catalogue, const KindName& name);
/// "%1 corpse" with the creature's name in it.
std::string withCreature(std::string pattern, std::string_view creature);

std::string signedNumber(int number); ///< "+2", "-1"

/// Names come from the catalogue's rows. "%n cell(s)" is read as "1 cell" or "%n cells": letters in brackets that close
/// a word belong to every count but 1. So does the second of two words: "%n cell(s) [stays|stay]".
class EnglishPhrasebook : public Phrasebook {
public:
    /// Without a catalogue kinds are named by their ids.
    explicit EnglishPhrasebook(std::shared_ptr<const Catalogue> catalogue = nullptr);

    std::string sentence(const Text& text) const override;
    std::string kindName(const KindName& name) const override;
    std::string number(std::int64_t value) const override; ///< plain digits
    std::string key(std::string_view word) const override; ///< the usual one
    const Catalogue* catalogue() const { return m_catalogue.get(); } ///< or null
    std::string description(KindTable table, std::string_view id) const; ///< "" for an unknown kind

private:
    std::shared_ptr<const Catalogue> m_catalogue;
};

} // namespace cave
