// SPDX-License-Identifier: MIT
// The game as one page of the main window: map, look line, messages, side panel, and the sheets over them.
#pragma once

#include "app/play/item_verb.h"
#include "app/play/play_actions.h"
#include "app/play/running_game.h"
#include "app/play/sheet.h"
#include "app/view/describe.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QFrame;
class QLabel;

namespace cave {

class Artwork;
class LevelView;
class MessageList;
class MessageModel;
class PlayScene;
class StatusPanel;

class PlayPage : public QWidget {
    Q_OBJECT

public:
    // Playtest: of a design in the editor. Nothing is kept, and Esc on the map goes back.
    enum class Kind { Game, Playtest };

    PlayPage(Kind kind, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);
    ~PlayPage() override;

    void play(std::unique_ptr<RunningGame> game);
    RunningGame* game() const { return m_game.get(); } // null when there is none
    void dropGame();

    // Saves and calls `then`. When the game cannot be saved, asks whether to leave all the same.
    void leave(std::function<void()> then);

    void fillMenus(QMenuBar& bar) const { m_actions.fillMenus(bar); }
    const KeyMap& keys() const { return m_keys; }
    LevelView& map() const { return *m_view; }
    MessageModel& messages() const { return *m_messages; }
    SheetHost& sheets() const { return *m_sheets; }
    QString lookLine() const;
    void focusMap(); // or the sheet over it

    bool isAscii() const;
    void setAscii(bool isAscii);
    // Off: no motion of creatures, camera and torch.
    void setAnimated(bool isAnimated);

    // Does what the key, menu entry or button stands for.
    void trigger(PlayAction action);

signals:
    void newGameRequested();
    void loadGameRequested();
    void titleRequested();
    void quitRequested();
    void fullScreenRequested();
    void playtestEnded();
    void sameSeedRequested();
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
    void refreshRefusals(); // greys what cannot be done now
    void say(const QString& note);

    void submit(const Command& command);
    void walk(Direction direction);
    void doTheObvious();
    void closeDoor();
    std::vector<Direction> closableDoors() const;
    void clickCell(QPoint cell, Qt::MouseButton button);
    void close();
    void startLooking(std::optional<QPoint> cell);
    void stopLooking();
    void lookAt(QPoint cell);
    void nextSighting(bool backwards);
    void copyReference();
    void saveByHand();
    void toggleMinimap();
    void focusPane(int step);
    void askToGiveUp();
    void openEndSheet();
    void openSheet(PlayAction action);
    bool triggerView(PlayAction action);
    bool triggerGame(PlayAction action);
    bool triggerThings(PlayAction action);
    void openPack(std::optional<ItemVerb> wanted);
    void pickUp();
    void takeThings(const std::vector<EntityId>& items);
    void useThing(ItemVerb verb, EntityId item);
    void openGains(); // when a gain is to be chosen
    void startAiming(EntityId item);
    void aimAt(QPoint cell);
    void showBlast();
    void readAtAim();
    QString aimText(const QString& cell) const;

    Kind m_kind;
    std::shared_ptr<Artwork> m_artwork;
    KeyMap m_keys;
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
    std::optional<EntityId> m_aimed;     // what is to be read at the cell looked at
    std::optional<QPoint> m_hovered;
    bool m_asksForDoor = false;          // the next direction says which door to close
    QString m_note;                      // shown in the look line until something else happens
};

} // namespace cave
