// SPDX-License-Identifier: MIT
// What the play page shows and says of its game.
#include "app/play/heard/game_sounds.h"
#include "app/play/keys/key_labels.h"
#include "app/play/map/play_scene.h"
#include "app/play/page/action_buttons.h"
#include "app/play/page/caption_line.h"
#include "app/play/page/hints.h"
#include "app/play/page/look_line.h"
#include "app/play/page/play_page.h"
#include "app/play/page/status_panel.h"
#include "app/play/page/watching.h"
#include "app/play/sheets/message_list.h"
#include "app/play/words/look_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/map/level_view.h"
#include "app/view/ui/announce.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widget_state.h"

#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace cave {

void PlayPage::dress()
{
    QPalette lines = m_panel->palette();
    lines.setColor(QPalette::Window, QColor(palette::kInk1));
    m_lookLine->setPalette(lines);
    m_statusLine->setPalette(lines);
    if (m_kind != Kind::Playtest)
        return;
    QPalette frame = palette();
    frame.setColor(QPalette::Window, QColor(palette::kTeal));
    setPalette(frame);
}

// Everything in the language, the colours and the keys of now.
void PlayPage::retranslate()
{
    dress();
    m_actions.retranslate();
    if (m_backToEditor != nullptr)
        //: a button; %1: its key
        m_backToEditor->setText(tr("Back to the editor  %1").arg(keys().firstLabel(PlayAction::Close)));
    m_fit.apply();
    if (!m_context.game)
        return;
    forgetNote();
    if (m_hints != nullptr && !m_lookLine->hint().isEmpty())
        m_lookLine->setHint(m_hints->words(keys()));
    const WidgetState scrolled(*m_messageList);
    beginMessages();
    scrolled.restore(*m_messageList);
    m_scene->repaint(m_context.world());
    m_panel->begin(*m_context.game, *m_context.describer);
    showGame();
}

void PlayPage::beginMessages()
{
    m_messages->begin(m_context.world().state().catalogue, keyLabels(keys()));
    m_messages->follow(m_context.game->session().messages(), m_context.world().state().turn);
}

void PlayPage::beginSounds()
{
    m_captions->forget();
    if (m_sounds != nullptr && m_context.game && isVisible())
        caption(m_sounds->begin(m_context.world()));
}

void PlayPage::caption(std::vector<Caption> captions)
{
    QStringList words;
    for (const Caption& each : captions)
        words << captionText(each, m_context.world().hero().at);
    m_captions->tell(words);
    m_voice.hear(std::move(captions));
}

void PlayPage::onTurn(const Turn& turn)
{
    m_lookLine->setNote({});
    m_cursor.stop();
    m_scene->playTurn(m_context.world(), turn);
    if (m_kind == Kind::Replay) // it plays by itself, and would never come to an end of what it told
        m_voice.hush();
    m_voice.hear(turn);
    if (m_sounds != nullptr)
        caption(m_sounds->play(m_context.world(), turn));
    if (m_hints != nullptr && !m_errands.isUnderway()) // else it would be gone before it is read
        m_lookLine->setHint(m_hints->after(m_context.world(), keys()));
    m_voice.hint(m_lookLine->hint());
    refresh();
    if (m_context.world().isOver() && m_kind != Kind::Replay)
        showEnd();
    openGains();
    emit gameChanged();
}

void PlayPage::showEnd()
{
    emit gameEnded();
    m_messages->follow(m_context.game->session().messages(), m_context.world().state().turn); // it may have been told
    m_sheets.openEnd();
}

void PlayPage::addNewDeeds(const std::vector<std::string>& ids)
{
    m_context.newDeeds.insert(m_context.newDeeds.end(), ids.begin(), ids.end());
}

void PlayPage::onSteppedBack()
{
    m_host->closeAll();
    m_scene->show(m_context.world());
    showAnew();
    say(tr("Back on turn %1.").arg(QLocale().toString(static_cast<qlonglong>(m_context.world().state().turn))));
    focusMap();
    openGains();
}

// Nothing moves there.
void PlayPage::showAnew()
{
    m_lookLine->setNote({});
    m_cursor.stop();
    m_messages->begin(m_context.world().state().catalogue, keyLabels(keys()));
    m_voice.begin(false);
    m_scene->playTurn(m_context.world(), {});
    beginSounds();
    refresh();
    emit gameChanged();
}

void PlayPage::onRefused(const Command& command, const Refusal& refusal)
{
    m_lookLine->setNote({});
    if (m_sounds != nullptr)
        m_sounds->playRefusal(m_context.world(), command, refusal);
    if (refusal.at.z == m_context.world().hero().at.z)
        m_scene->mark({refusal.at.x, refusal.at.y});
    refresh();
    openGains();
}

void PlayPage::onWatched()
{
    showRefusals();
    if (const QString words = m_watching->endWords(); !words.isEmpty())
        say(words);
}

void PlayPage::openGains()
{
    const World& world = m_context.world();
    if (m_kind != Kind::Replay && !world.isOver() && world.hero().gainsToChoose > 0)
        m_sheets.openGains();
}

void PlayPage::refresh()
{
    const World& world = m_context.world();
    m_messages->follow(m_context.game->session().messages(), world.state().turn);
    m_messageList->scrollToBottom();
    showGame();
    const Position hero = world.hero().at;
    const QString what = lookText(world, *m_context.describer, hero);
    if (m_errands.isUnderway())
        return m_voice.hold({hero.x, hero.y}, what);
    m_voice.tell({hero.x, hero.y}, what);
    if (const QWidget* focus = focusWidget(); m_host->sheet() == nullptr && focus != nullptr && focus->hasFocus())
        announceTold();
}

// Readers hear the map itself only while it has the focus.
void PlayPage::announceTold()
{
    if (!m_view->hasFocus())
        announce(*m_lookLine, m_view->voice().text());
}

void PlayPage::showGame()
{
    m_panel->show(*m_context.game, *m_context.describer, isAscii());
    showStatus();
    showRefusals();
    showLookLine();
}

void PlayPage::showStatus()
{
    const World& world = m_context.world();
    const Creature& hero = world.hero();
    const int inView = static_cast<int>(sightings(world).size());
    QString status = tr("Health %1 / %2     %3     %4     Turn %5")
                         .arg(std::max(0, hero.health))
                         .arg(hero.maxHealth)
                         .arg(levelText(world, hero.at.z), tr("%n in view", nullptr, inView),
                              QLocale().toString(static_cast<qlonglong>(world.state().turn)));
    if (world.rules().hunger)
        status += QStringLiteral("     ") + appetiteWord(world);
    for (const QString& condition : signedConditionTexts(*m_context.describer, hero))
        status += QStringLiteral("     ") + condition;
    m_statusLine->setText(status);
}

const QString& PlayPage::lookLine() const { return m_lookLine->words(); }

void PlayPage::showLookLine()
{
    if (!m_context.game)
        return;
    const auto way = shownWay();
    showWay(way);
    m_lookLine->setWords(lookWords(way));
}

// What is said now, else the cell that is looked at, else what the hero stands on.
QString PlayPage::lookWords(const std::optional<PlannedWay>& way) const
{
    const World& world = m_context.world();
    QString text = m_lookLine->note();
    if (const auto cell = m_cursor.meant(); cell && text.isEmpty()) {
        const Position at{cell->x(), cell->y(), world.hero().at.z};
        text = lookText(world, *m_context.describer, at);
        if (way && !m_errands.isUnderway() && way->steps != distance(at, world.hero().at))
            //: behind sentences about a cell; %n: steps of the way that is drawn on the map
            text += u' ' + tr("%n step(s) to walk.", nullptr, way->steps);
    }
    if (m_cursor.aim().isOn() && m_lookLine->note().isEmpty())
        text = m_cursor.aim().words(m_cursor.cell(), text);
    if (text.isEmpty())
        text = standingText(world, keys());
    return text.isEmpty() ? m_lookLine->hint() : text;
}

// It leads to the cell that is pointed at or looked at, else to where the hero is going.
std::optional<PlannedWay> PlayPage::shownWay()
{
    if (m_cursor.aim().isOn() || m_context.world().isOver() || m_kind == Kind::Replay)
        return std::nullopt;
    Traveller& traveller = m_errands.traveller();
    auto target = traveller.target();
    if (const auto cell = m_cursor.meant(); cell && !target && traveller.choices().clickTravels)
        target = Position{cell->x(), cell->y(), m_context.world().hero().at.z};
    return target ? traveller.pilot().wayTo(m_context.world(), *target) : std::nullopt;
}

void PlayPage::showWay(const std::optional<PlannedWay>& way)
{
    std::vector<QPoint> cells;
    if (way) {
        cells.reserve(way->cells.size());
        for (const Position at : way->cells)
            cells.emplace_back(at.x, at.y);
    }
    m_scene->setWay(std::move(cells));
}

void PlayPage::say(const QString& note)
{
    m_lookLine->setNote(note);
    showLookLine();
    m_voice.say(note);
    announceTold();
}

void PlayPage::forgetNote() { m_lookLine->setNote(m_pending.verb() ? questionOf(*m_pending.verb()) : QString()); }

QString PlayPage::questionOf(const DirectionVerb& verb) const
{
    return tr(verb.question).arg(keys().firstLabel(PlayAction::Close));
}

bool PlayPage::isOnlyWatched()
{
    if (m_watching == nullptr)
        return false;
    say(m_watching->howToPlayOn());
    return true;
}

void PlayPage::setRefusal(PlayAction action, const QString& why)
{
    m_actions.setRefusal(action, why);
    m_panel->actions().setRefusal(action, why);
    if (m_watching != nullptr)
        m_watching->bar().setRefusal(action, why);
}

QString PlayPage::whatIsInTheWay() const
{
    return m_host->sheet() != nullptr ? tr("Close what is open first (Esc).") : QString();
}

QString PlayPage::refusalOfCommand(const Command& command) const
{
    if (const QString inTheWay = whatIsInTheWay(); !inTheWay.isEmpty())
        return inTheWay;
    const auto refusal = m_context.game->check(command);
    return refusal ? m_context.describer->describe(refusal->why) : QString();
}

// None: the action is not refused while it is only watched.
std::optional<QString> PlayPage::watchingRefusal(PlayAction action) const
{
    if (!isForWatching(action))
        return m_watching->howToPlayOn();
    if (playAction(action).scope == KeyPlace::Everywhere)
        return std::nullopt;
    const QString inTheWay = whatIsInTheWay();
    return inTheWay.isEmpty() ? m_watching->refusalOf(action) : inTheWay;
}

} // namespace cave
