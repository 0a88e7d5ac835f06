// SPDX-License-Identifier: MIT
#include "app/play/words/announcements.h"

namespace cave {

Urgency urgencyOf(Tone tone)
{
    switch (tone) {
    case Tone::Harm:
    case Tone::Warning: return Urgency::Danger;
    case Tone::Plain:
    case Tone::Gain:
    case Tone::Rare:
    case Tone::Muted: return Urgency::News;
    }
    return Urgency::News;
}

void Announcements::add(Urgency urgency, const QString& sentence)
{
    if (!sentence.isEmpty())
        of(urgency) << sentence;
}

void Announcements::remove(const QString& sentence)
{
    for (QStringList& equallyUrgent : m_sentences)
        if (equallyUrgent.removeOne(sentence))
            return;
}

void Announcements::clear() { m_sentences = {}; }

QStringList Announcements::sentences() const
{
    return of(Urgency::Health) + of(Urgency::Danger) + of(Urgency::News) + of(Urgency::Hint);
}

bool Announcements::isOfDanger() const { return !of(Urgency::Health).isEmpty() || !of(Urgency::Danger).isEmpty(); }

} // namespace cave
