// SPDX-License-Identifier: MIT
// Tells a screen reader what happens in the game.
#pragma once

#include "app/play/page/play_context.h"

#include <QCoreApplication>
#include <QPoint>

namespace cave {

class MapVoice;

class GameVoice {
    Q_DECLARE_TR_FUNCTIONS(GameVoice)

public:
    GameVoice(const PlayContext& context, MapVoice& voice) : m_context(context), m_voice(voice) {}

    /// Another game is played: of one that goes on, what happened before is not told. `tellsAll`: the messages of a
    /// game that begins are.
    void begin(bool tellsAll);
    /// What happened since it was told last, then the cell that counts and what is there.
    void tell(QPoint cell, const QString& what);
    void say(const QString& words);

private:
    const PlayContext& m_context;
    MapVoice& m_voice;
    std::size_t m_told = 0; // messages
};

} // namespace cave
