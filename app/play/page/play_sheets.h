// SPDX-License-Identifier: MIT
// The sheets of the play page: opens them and tells what was chosen there.
#pragma once

#include "app/play/page/play_context.h"
#include "app/play/sheets/end_sheet.h"
#include "app/play/sheets/item_verb.h"
#include "app/play/words/description.h"

#include <functional>
#include <vector>

namespace cave {

class LevelView;
class MessageModel;
class Pilot;
class PlayScene;

/// Only one is open at a time, but for those that say more about it. All but questions need a game.
class PlaySheets : public QObject {
    Q_OBJECT

public:
    struct Sources {
        const PlayContext& context;
        SheetHost& host;
        PlayScene& scene;
        LevelView& view;
        const MessageModel& messages;
        Pilot& pilot;
        std::vector<const QWidget*>
            kept; ///< children of the page that a sheet beside the hero leaves free where it can
    };

    explicit PlaySheets(const Sources& sources, QObject* parent = nullptr);

    void openStory();
    void openHelp();
    void openMessages();
    void openCharacter();
    void openDeeds();
    void openActions();
    void openMenu();
    void openPlaces();
    void openLevels();
    void openMinimap();
    void openPack(std::optional<ItemVerb> wanted);
    void openPackToExamine();
    void openThingsHere();
    void openChest(EntityId chest); ///< what is in it, and what may be put in
    void openGains();
    void openOrders();
    void openRings(EntityId ring); ///< which of those that are worn makes room for it
    void openTempering(EntityId item); ///< which thing it makes better
    void openEnd();
    void openRecord(); // over the end, which comes back

    /// A page about the cell; false: there is nothing to tell but its line.
    bool describe(QPoint cell);
    void describeItem(EntityId item);

    /// Texts of the PlayPage.
    struct Question {
        const char* title = nullptr;
        const char* text = nullptr; // null: what `why` says
        const char* yes = nullptr;
        const char* no = nullptr;
    };
    void ask(const Question& question, std::function<void()> agreed, const std::function<QString()>& why = nullptr);

signals:
    void actionChosen(cave::PlayAction action);
    void placeChosen(cave::Position at);
    void useChosen(cave::ItemVerb verb, cave::EntityId item);
    void thingsChosen(const std::vector<cave::EntityId>& items);
    void allThingsChosen();
    void putChosen(const std::vector<cave::EntityId>& items, cave::EntityId chest);
    void gainChosen(cave::Gained gained);
    void orderChosen(cave::Duty duty);
    void placeToWearChosen(cave::EntityId item, cave::Use place);
    void thingToTemperChosen(cave::EntityId item, cave::EntityId on);
    void endChosen(cave::EndSheet::Choice choice);

private:
    Sheet* newPack(std::optional<ItemVerb> wanted, bool examines);
    Sheet* newMinimap();
    std::vector<QRect> worthSeeing() const;
    QRect aroundHero() const;
    void openDescription(std::function<std::vector<Description>()> tell);
    void chooseAction(PlayAction action);

    Sources m_sources;
};

} // namespace cave
