// SPDX-License-Identifier: MIT
// What the hero does for the player: single commands, travelling, exploring, resting and running, what stops them, and
// the keys that count for nothing shortly after danger.
#pragma once

#include "app/play/game/traveller.h"
#include "app/play/page/play_context.h"
#include "app/view/base/animation.h"

#include <QElapsedTimer>

class QKeyEvent;

namespace cave {

class Errands : public QObject {
    Q_OBJECT

public:
    explicit Errands(const PlayContext& context, QObject* parent = nullptr);

    /// The game of the context is another one, or none: what was underway ends, and there is nothing to repeat.
    void begin();
    Traveller& traveller() { return m_traveller; }
    const Traveller& traveller() const { return m_traveller; }
    void setPace(Animation animation);
    void setAsksBeforeDeepWater(bool asks) { m_asksBeforeDeepWater = asks; }

    bool isUnderway() const { return m_traveller.isUnderway(); }
    void stop() { m_traveller.stop(); }

    /// A single command; into deep water or fire, at allies and to free a captive only once the player has agreed.
    void submit(const Command& command);
    void shoot(const Command& command); // what was aimed; at allies only once the player has agreed
    void act(const Command& command); // without asking
    void take(const std::vector<EntityId>& items); // one turn each, until something needs the player
    void put(const std::vector<EntityId>& items, EntityId chest); // likewise
    void travelTo(Position target);
    void takeStairs(Leads leads);
    void explore(); // then to the stairs, when that is asked for again
    void strikeNearest(); // of a hero that is badly hurt only when that is asked for twice
    void rest();
    void run(Direction direction);
    void repeat(); // the last of these
    bool hasLast() const { return m_last != nullptr; }

    /// Whether a key counts for nothing: those that are held or came before danger was seen.
    bool swallows(const QKeyEvent& event);
    /// Shortly after danger: what is pressed or clicked was meant before.
    bool isGrace() const;

signals:
    void begun();                       // the player looks around no more
    void said(const QString& words);
    void deepWaterAhead(const cave::Command& command);
    void fireAhead(const cave::Command& command);
    void allyAhead(const cave::Command& command); // it would be harmed
    void captiveAhead(const cave::Command& command); // that frees it
    void gasAhead(const cave::Command& command);
    void chasmAhead(const cave::Command& command);
    void aimAgainRequested(); // what was aimed last
    void interrupted(const cave::Interruption& cause); // it was told already
    void ended(const QString& words); // what may be done next; empty: nothing. It is not said yet

private:
    bool doInPeace(const Command& command);
    void remember(std::function<void()> again, bool explores = false);
    bool wouldHarmAlly(const Command& command) const;
    bool asksAboutCaptive(const Command& command);
    QString stairsOffer(); // after exploring; empty: none
    void announce(const Interruption& cause);
    void announceWarning();
    void end(const Advice& last);

    const PlayContext& m_context;
    Traveller m_traveller;
    std::function<void()> m_last;            // does it again
    bool m_isExploring = false;              // that is what was begun last
    std::int64_t m_warnedAt = -1;            // the turn of a blow that was asked for once
    bool m_asksBeforeDeepWater = true;
    bool m_dropsHeld = false;                // a key that is held counts for nothing until it is released
    std::optional<Interruption> m_heldCause; // why, if that was not said yet
    QElapsedTimer m_sinceDanger;             // that stopped the hero
};

} // namespace cave
