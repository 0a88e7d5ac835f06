// SPDX-License-Identifier: MIT
// The game as one page of the main window: map, look line, messages, side panel, and the sheets over them.
#pragma once

#include "app/play/game/play_options.h"
#include "app/play/game/running_game.h"
#include "app/play/game/traveller.h"
#include "app/play/keys/play_actions.h"
#include "app/play/sheets/item_verb.h"
#include "app/play/sheets/sheet.h"
#include "app/play/words/description.h"
#include "app/view/base/animation.h"
#include "app/view/words/describe.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QFrame;
class QLabel;

namespace cave {

class Artwork;
class Hints;
class LevelView;
class MessageList;
class MessageModel;
class PackSheet;
class PlayScene;
class ReplayPlayer;
class StatusPanel;
class WatchBar;

class PlayPage : public QWidget {
    Q_OBJECT

public:
    // Playtest: of a design in the editor. Nothing is kept, and Esc on the map goes back. Replay: a game that was
    // played is watched.
    enum class Kind { Game, Playtest, Replay };

    PlayPage(Kind kind, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr, const KeyBindings& keys = {});
    ~PlayPage() override;

    void play(std::unique_ptr<RunningGame> game);
    // Hands the game over to another page, which resumes it: a game that went on before tells no story again.
    std::unique_ptr<RunningGame> takeGame();
    void resume(std::unique_ptr<RunningGame> game);
    RunningGame* game() const { return m_game.get(); } // null when there is none
    void dropGame();
    // Of the kind Replay only.
    void watch(std::shared_ptr<const Replay> replay, std::size_t point = 0);
    const ReplayPlayer& player() const { return *m_player; }
    WatchBar& watchBar() const { return *m_watchBar; }
    // How the player looks at the map, for the page that takes this one's place.
    struct View {
        std::optional<int> cellSize; // none: the usual one
        std::optional<bool> hasMinimap; // none: as the window has room
    };
    View view() const;
    void setView(const View& view);

    // Saves and calls `then`. When the game cannot be saved, asks whether to leave all the same.
    void leave(std::function<void()> then);

    void fillMenus(QMenuBar& bar) const { m_actions.fillMenus(bar, m_kind == Kind::Replay); }
    const KeyMap& keys() const { return m_keys; }
    const PlayActions& actions() const { return m_actions; }
    LevelView& map() const { return *m_view; }
    MessageModel& messages() const { return *m_messages; }
    const Traveller& traveller() const { return m_traveller; }
    SheetHost& sheets() const { return *m_sheets; }
    const QString& lookLine() const { return m_lookText; }
    void focusMap(); // or the sheet over it

    bool isAscii() const;
    void setAscii(bool isAscii);
    void setAnimation(Animation animation);
    void setChoices(const PilotChoices& choices);

    void setOptions(const PlayOptions& options);
    void setHints(Hints* hints); // null: none. They outlive the page

    // Does what the key, menu entry or button stands for.
    void trigger(PlayAction action);

signals:
    void newGameRequested();
    void loadGameRequested();
    void titleRequested();
    void quitRequested();
    void fullScreenRequested();
    void settingsRequested();
    void textSizeRequested(int step); // 1: larger, -1: smaller
    void playtestEnded();
    void watchRequested();  // this game, as far as it has gone
    void playOnRequested(); // from where the replay is
    void watchEnded();
    void sameSeedRequested();
    void scoresRequested();
    void editRequested(const cave::Dungeon& dungeon, cave::Position at);
    void asciiChanged(bool isAscii);
    void gameChanged(); // another one, or it ended or was saved: for the window's title

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Band { Wide, Compact, Narrow };

    void buildLayout();
    void connectParts();
    void applyBand();
    void fitCellSize();

    void onTurn(const Turn& turn);
    void onRefused(const Refusal& refusal);
    void refresh();         // all panels, from the game as it is
    void refreshLookLine();
    void showLookText();
    void refreshRefusals(); // greys what cannot be done now
    void say(const QString& note);
    // To a screen reader: what happened since it was told last, then the cell that counts.
    void speak(QPoint cell, const QString& what);

    void finishMotion();
    void pressTab(bool backwards); // Qt keeps it from keyPressEvent()
    void submit(const Command& command); // asks first where it may be the last
    void act(const Command& command);
    void askBeforeDeepWater(const Command& command);
    void walk(Direction direction);
    void moveCursor(Direction direction, int cells);
    void doTheObvious();
    void closeDoor();
    std::vector<Direction> closableDoors() const;
    void clickCell(QPoint cell, Qt::MouseButton button);
    void close();
    void startLooking(std::optional<QPoint> cell);
    void stopLooking();
    void lookAt(QPoint cell);
    void nextSighting(bool backwards);
    bool aimKey(const QKeyEvent& event); // one that counts only for the cursor
    void copyReference();
    void saveByHand();
    void toggleMinimap();
    void focusPane(int step);
    void askToGiveUp();
    void openEndSheet();
    void openRecord();
    void onSteppedBack();
    void showAnew();
    void step(PlayAction action);
    void openSheet(PlayAction action);
    bool triggerView(PlayAction action);
    bool triggerGame(PlayAction action);
    bool triggerThings(PlayAction action);
    bool triggerWatch(PlayAction action);
    void buildWatchBar();
    void onWatched();     // the replay went on or stopped
    void refreshWatchRefusals(const QString& inTheWay);
    bool isOnlyWatched(); // and says so
    PackSheet& openPack(std::optional<ItemVerb> wanted);
    void examine();                  // the cell looked at, else a thing of the pack
    void describe(QPoint cell);
    void describe(const std::vector<Description>& descriptions);
    bool triggerTravel(PlayAction action);
    void connectTraveller();
    void setTravelPace(Animation animation);
    bool swallows(const QKeyEvent& event);
    bool isGrace() const; // shortly after danger: what is pressed or clicked was meant before
    void travelTo(Position target);
    void takeStairs(Leads leads);
    void explore();
    void rest();
    void run(Direction direction);
    void repeat();
    void onErrandEnded(const Advice& last);
    void announce(const Interruption& cause);
    std::optional<PlannedWay> shownWay();
    void showWay(const std::optional<PlannedWay>& way);
    void openPlaces();
    void openLevels();
    void refreshTravelRefusals(const QString& inTheWay);
    void setRefusal(PlayAction action, const QString& why);
    void pickUp();
    void takeThings(const std::vector<EntityId>& items);
    void useThing(ItemVerb verb, EntityId item);
    void openGains(); // when a gain is to be chosen
    void startAiming(ItemVerb verb, EntityId item, std::optional<EntityId> target = std::nullopt);
    void aimAgain(); // what was aimed last
    void aimAt(QPoint cell);
    void showAim();
    void submitAim();
    QString aimText(const QString& cell) const;

    Kind m_kind;
    std::shared_ptr<Artwork> m_artwork;
    KeyMap m_keys;
    PlayOptions m_options;
    PlayActions m_actions;
    std::unique_ptr<RunningGame> m_game;
    std::optional<Describer> m_describer;

    LevelView* m_view;
    PlayScene* m_scene;
    MessageModel* m_messages;
    MessageList* m_messageList;
    StatusPanel* m_panel;
    QFrame* m_playtestBar = nullptr;
    QLabel* m_statusLine;
    QLabel* m_lookLine;
    SheetHost* m_sheets;

    Band m_band = Band::Wide;
    std::optional<bool> m_minimapWanted; // by the player; else the band decides
    bool m_zoomIsUsual = true;
    std::optional<QPoint> m_look;        // the cursor of looking around
    struct Aiming {
        ItemVerb verb = ItemVerb::Throw;
        EntityId item = EntityId::None;
    };
    std::optional<Aiming> m_aimed; // what is to be thrown, read or zapped at the cell looked at
    struct LastAim {
        ItemVerb verb = ItemVerb::Throw;
        ItemKindId kind = 0;
        EntityId target = EntityId::None; // who stood there
    };
    std::optional<LastAim> m_lastAim;
    std::optional<QPoint> m_hovered;
    Hints* m_hints = nullptr;
    QString m_hint; // shown in the look line while there is nothing else
    Traveller m_traveller;
    ReplayPlayer* m_player = nullptr; // of a replay only, like its bar
    WatchBar* m_watchBar = nullptr;
    std::function<void()> m_again;           // the last act
    bool m_dropsHeld = false;                // a key that is held counts for nothing until it is released
    std::optional<Interruption> m_heldCause; // why, if that was not said yet
    QElapsedTimer m_sinceDanger;             // that stopped the hero
    bool m_asksForDoor = false;          // the next direction says which door to close
    std::size_t m_spoken = 0;            // messages that a screen reader was told
    QString m_lookText;                  // all of the look line, whatever fits
    QString m_note;                      // shown in the look line until something else happens
};

} // namespace cave
