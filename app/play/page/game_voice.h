// SPDX-License-Identifier: MIT
// Tells a screen reader what happens in the game.
#pragma once

#include "app/play/heard/caption.h"
#include "app/play/heard/placed_texts.h"
#include "app/play/page/play_context.h"
#include "app/play/words/announcements.h"
#include "app/play/words/approaches.h"
#include "app/play/words/arrivals.h"
#include "app/play/words/hazards.h"
#include "app/play/words/health_marks.h"
#include "core/pilot/watch.h"

#include <QCoreApplication>
#include <QPoint>

namespace cave {

class MapVoice;

/// A reader breaks off when it is told more. So what came since the player acted is told again together with what is
/// new, the most urgent first: nothing of it is lost.
class GameVoice {
    Q_DECLARE_TR_FUNCTIONS(GameVoice)

public:
    GameVoice(const PlayContext& context, MapVoice& voice) : m_context(context), m_voice(voice) {}

    /// Another game is played: of one that goes on, what happened before is not told. `tellsAll`: the messages of a
    /// game that begins are.
    void begin(bool tellsAll);
    /// By ear: what comes into view and nearer is told, where that is and what messages tell of, and what is heard.
    void setByEar(bool isByEar);
    /// The player acts: what was told needs not be told again.
    void hush();

    /// A turn was played, which is to be told.
    void hear(const Turn& turn);
    /// What was underway stopped: the message of that says where its cause is, and nothing else says so again.
    void hear(const Interruption& cause);
    /// What is heard but not seen, in place of what was before: told behind all else, as soon as nothing tells of
    /// danger, from where the hero is then.
    void hear(std::vector<Caption> captions);
    /// What newcomers are told below the map, once: behind all else that is told next.
    void hint(const QString& words);
    /// What happened since it was told last, then the cell that counts and what is there.
    void tell(QPoint cell, const QString& what);
    /// The same, to be told with what comes next: the hero is on the way, and each step would break off the last one.
    void hold(QPoint cell, const QString& what);
    /// Words to be told with what comes next.
    void hold(const QString& words);
    /// The messages alone, where nothing else changed.
    void tellMessages();
    void say(const QString& words);

private:
    void gatherMessages();
    void gatherHealth();
    void gatherView();
    void forgetView();
    QStringList ambience() const;
    QString placed(const Message& message);
    void speak();

    const PlayContext& m_context;
    MapVoice& m_voice;
    std::size_t m_told = 0; // messages
    Announcements m_announcements; // since the player acted
    QString m_cell; // that was told of since
    std::vector<Caption> m_ambience; // that waits, or was told since the player acted
    bool m_isAmbienceTold = false;
    QString m_hint; // that was told last
    std::vector<PlacedText> m_places; // of messages that are not told yet
    std::vector<Position> m_toldOf; // the places of messages that were told since the last look
    HealthMarks m_marks;
    Arrivals m_arrivals;
    Approaches m_approaches;
    Hazards m_hazards;
    bool m_isByEar = false;
};

} // namespace cave
