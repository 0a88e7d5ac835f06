// SPDX-License-Identifier: MIT
// Plays a design of the editor: nothing is kept, and it leads back to the editor.
#pragma once

#include "core/session/footsteps.h"
#include "core/world/dungeon.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

class QStackedWidget;

namespace cave {

class Artwork;
class PlayPage;

class PlaytestMode : public QObject {
    Q_OBJECT

public:
    using MakePage = std::function<PlayPage*()>;

    /// `make`: the page of play, asked for when it is first needed.
    explicit PlaytestMode(MakePage make, QObject* parent = nullptr);

    PlayPage& page();
    PlayPage* pageMade() const { return m_page; } // null until then

    /// From the design's own start without `from`. Why it cannot be played is told in a box.
    void start(const Dungeon& dungeon, std::optional<Position> from);
    void startAgain();

signals:
    void entered(); // the page is to be shown
    void ended(const cave::Footsteps& steps);

private:
    void end();

    MakePage m_make;
    PlayPage* m_page = nullptr;
    std::unique_ptr<Dungeon> m_tested;
    std::optional<Position> m_from;
    Footsteps m_steps;
    std::set<std::vector<std::string>> m_intros; // that were told: whoever tests again knows them
};

} // namespace cave
