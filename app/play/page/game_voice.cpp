// SPDX-License-Identifier: MIT
#include "app/play/page/game_voice.h"

#include "app/play/words/creature_text.h"
#include "app/play/words/look_text.h"
#include "app/view/map/map_voice.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace cave {

namespace {

// "[running water to the west]" as a sentence.
QString spokenCaption(QString caption)
{
    caption.remove(u'[').remove(u']');
    return raised(caption) + u'.';
}

} // namespace

void GameVoice::begin(bool tellsAll)
{
    m_told = tellsAll ? 0 : m_context.game->session().messages().size();
    hush();
    m_ambience.clear();
    m_hint.clear();
    m_places.clear();
    m_marks.begin(m_context.world().hero());
    forgetView();
}

void GameVoice::setByEar(bool isByEar)
{
    if (std::exchange(m_isByEar, isByEar) == isByEar)
        return;
    forgetView();
    m_ambience.clear();
}

void GameVoice::hush()
{
    m_announcements.clear();
    m_approaches.heard();
    m_hazards.heard();
    m_cell.clear();
    if (std::exchange(m_isAmbienceTold, false))
        m_ambience.clear();
}

void GameVoice::hear(const Turn& turn)
{
    if (m_isByEar)
        m_places = placedTexts(m_context.world(), turn.events);
}

void GameVoice::hear(const Interruption& cause)
{
    const Position here = m_context.world().hero().at;
    if (!m_isByEar || !cause.at || cause.at->z != here.z || *cause.at == here || cause.why.arguments.empty())
        return;
    m_places.push_back({cause.why, *cause.at});
    if (const auto* kind = std::get_if<KindName>(&cause.why.arguments.front()))
        m_arrivals.takeBack(*kind, *cause.at, m_announcements);
}

void GameVoice::hear(std::vector<Caption> captions)
{
    if (!m_isByEar || captions.empty())
        return;
    m_ambience = std::move(captions);
    m_isAmbienceTold = false;
}

void GameVoice::hint(const QString& words)
{
    if (m_isByEar && std::exchange(m_hint, words) != words)
        m_announcements.add(Urgency::Hint, words);
}

void GameVoice::tell(QPoint cell, const QString& what)
{
    hold(cell, what);
    speak();
}

void GameVoice::hold(QPoint cell, const QString& what)
{
    gatherHealth();
    gatherMessages();
    if (m_isByEar)
        gatherView();
    //: spoken: where a cell is, column and row, then what is there
    m_cell = tr("%1, %2: %3").arg(QString::number(cell.x()), QString::number(cell.y()), what);
}

void GameVoice::hold(const QString& words) { m_announcements.add(Urgency::News, words); }

void GameVoice::tellMessages()
{
    gatherMessages();
    speak();
}

void GameVoice::say(const QString& words)
{
    hold(words);
    speak();
}

void GameVoice::gatherHealth()
{
    const Creature& hero = m_context.world().hero();
    if (const auto mark = m_marks.look(hero))
        m_announcements.add(Urgency::Health, fallenHealthText(*mark, hero));
}

void GameVoice::gatherView()
{
    const World& world = m_context.world();
    m_arrivals.look(world, *m_context.describer, m_announcements);
    m_approaches.look(world, *m_context.describer, m_toldOf, m_announcements);
    m_hazards.look(world, *m_context.describer, m_announcements);
    m_toldOf.clear();
}

void GameVoice::forgetView()
{
    m_arrivals.forget();
    m_approaches.forget();
    m_hazards.forget();
    m_toldOf.clear();
}

void GameVoice::gatherMessages()
{
    const std::vector<Message>& messages = m_context.game->session().messages();
    for (; m_told < messages.size(); ++m_told)
        m_announcements.add(urgencyOf(messages[m_told].tone), placed(messages[m_told]));
    m_places.clear();
}

// Of equal messages the first one tells of the first place.
QString GameVoice::placed(const Message& message)
{
    QString words = m_context.describer->describe(message.text);
    const auto place = std::ranges::find(m_places, message.text, &PlacedText::text);
    if (place == m_places.end())
        return words;
    const QString where = whereText(m_context.world().hero().at, place->at);
    m_toldOf.push_back(place->at);
    m_places.erase(place);
    return words + u' ' + where;
}

// What the hero sees by now needs no words, and what was told apart from elsewhere may sound alike from here.
QStringList GameVoice::ambience() const
{
    const World& world = m_context.world();
    const Position here = world.hero().at;
    QStringList sentences;
    for (const Caption& caption : m_ambience)
        if (caption.at.z == here.z && !world.isVisible(caption.at))
            sentences << spokenCaption(captionText(caption, here));
    sentences.removeDuplicates();
    return sentences;
}

void GameVoice::speak()
{
    QStringList sentences = m_announcements.sentences();
    if (!m_cell.isEmpty())
        sentences << m_cell;
    m_isAmbienceTold = !m_announcements.isOfDanger();
    if (m_isAmbienceTold)
        sentences << ambience();
    m_voice.say(sentences.join(u' '));
}

} // namespace cave
