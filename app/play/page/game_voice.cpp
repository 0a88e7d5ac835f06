// SPDX-License-Identifier: MIT
#include "app/play/page/game_voice.h"

#include "app/view/map/map_voice.h"

namespace cave {

void GameVoice::begin(bool tellsAll) { m_told = tellsAll ? 0 : m_context.game->session().messages().size(); }

void GameVoice::tell(QPoint cell, const QString& what)
{
    QStringList sentences;
    const std::vector<Message>& messages = m_context.game->session().messages();
    for (; m_told < messages.size(); ++m_told)
        sentences << m_context.describer->describe(messages[m_told].text);
    //: spoken: where a cell is, column and row, then what is there
    sentences << tr("%1, %2: %3").arg(QString::number(cell.x()), QString::number(cell.y()), what);
    m_voice.say(sentences.join(u' '));
}

void GameVoice::say(const QString& words) { m_voice.say(words); }

} // namespace cave
