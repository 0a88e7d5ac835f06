// SPDX-License-Identifier: MIT
// What is to be spoken, in the order in which it matters to somebody who plays by ear.
#pragma once

#include "core/rules/facts/message.h"

#include <QStringList>

#include <array>
#include <cstdint>

namespace cave {

/// The most urgent first.
enum class Urgency : std::uint8_t { Health, Danger, News, Hint };

Urgency urgencyOf(Tone tone); // of a message

class Announcements {
public:
    void add(Urgency urgency, const QString& sentence);
    void remove(const QString& sentence); // one of it
    void clear();
    /// By urgency, equally urgent ones as they came.
    QStringList sentences() const;
    bool isOfDanger() const; // some of it, or of the hero's health

private:
    QStringList& of(Urgency urgency) { return m_sentences[static_cast<std::size_t>(urgency)]; }
    const QStringList& of(Urgency urgency) const { return m_sentences[static_cast<std::size_t>(urgency)]; }

    std::array<QStringList, static_cast<std::size_t>(Urgency::Hint) + 1> m_sentences;
};

} // namespace cave
