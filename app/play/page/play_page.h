// SPDX-License-Identifier: MIT
// The game as one page of the main window: map, look line, messages, side panel, and the sheets over them. Holds its
// parts together; what each of them does is in its own class.
#pragma once

#include "app/play/game/game_labels.h"
#include "app/play/game/play_options.h"
#include "app/play/keys/play_actions.h"
#include "app/play/page/errands.h"
#include "app/play/page/game_voice.h"
#include "app/play/page/map_cursor.h"
#include "app/play/page/page_fit.h"
#include "app/play/page/pending_direction.h"
#include "app/play/page/play_sheets.h"

#include <QWidget>

#include <functional>
#include <span>

class QLayout;
class QPushButton;

namespace cave {

class CaptionLine;
class GameSounds;
class Hints;
class LevelView;
class LookLine;
class MessageList;
class MessageModel;
class PlayScene;
class ReplayPlayer;
class StatusPanel;
class TroubleBar;
class WatchBar;
class Watching;

class PlayPage : public QWidget {
    Q_OBJECT

public:
    /// Playtest: of a design in the editor. Nothing is kept, and Esc on the map goes back. Replay: a game that was
    /// played is watched.
    enum class Kind { Game, Playtest, Replay };

    PlayPage(Kind kind, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr, const KeyBindings& keys = {});
    ~PlayPage() override;

    void play(std::unique_ptr<RunningGame> game);
    /// A game that went on before tells no story again.
    void resume(std::unique_ptr<RunningGame> game);
    RunningGame* game() const { return m_context.game.get(); } // null when there is none
    void dropGame();
    void addNewDeeds(const std::vector<std::string>& ids); ///< when gameEnded() tells, which it may once more
    /// Of the kind Replay only.
    void watch(std::shared_ptr<const Replay> replay, std::size_t point = 0, GameLabels labels = {});
    const ReplayPlayer& player() const;
    WatchBar& watchBar() const;

    /// Saves and calls `then`. When the game cannot be saved, asks whether to leave all the same.
    void leave(std::function<void()> then);

    void fillMenus(QMenuBar& bar) const { m_actions.fillMenus(bar, m_kind == Kind::Replay); }
    const KeyMap& keys() const { return m_context.keys; }
    /// Other keys, at once and everywhere: menus, buttons, tooltips, sentences, an open sheet. Nothing that is chosen,
    /// scrolled, typed or underway is lost; nor is it when language, palette or text size change.
    void setKeys(const KeyBindings& keys);
    const PlayActions& actions() const { return m_actions; }
    LevelView& map() const { return *m_view; }
    MessageModel& messages() const { return *m_messages; }
    const Traveller& traveller() const { return m_errands.traveller(); }
    SheetHost& sheets() const { return *m_host; }
    const QString& lookLine() const; // all of it, whatever fits
    void focusMap(); // or the sheet over it

    bool isAscii() const;
    void setAscii(bool isAscii);
    void setAnimation(Animation animation);
    void setChoices(const PilotChoices& choices);

    void setOptions(const PlayOptions& options);
    void setHints(Hints* hints); // null: none. They outlive the page
    void setSounds(std::shared_ptr<GameSounds> sounds); // null: none
    void pause(); // a replay that plays by itself: something of the window lies over it
    void beginSounds(); // of the world as it is, when that is another one or is shown from now on

    /// Does what the key, menu entry or button stands for.
    void trigger(PlayAction action);

signals:
    void newGameRequested();
    void loadGameRequested();
    void titleRequested();
    void quitRequested();
    void fullScreenRequested();
    void settingsRequested();
    void manualRequested();
    void newsRequested();
    void textSizeRequested(int step); // 1: larger, -1: smaller
    void playtestEnded();
    void watchRequested(); // this game, as far as it has gone
    void playOnRequested(); // from where the replay is
    void watchEnded();
    void sameSeedRequested();
    void scoresRequested();
    void editRequested(const cave::Dungeon& dungeon, cave::Position at);
    void asciiChanged(bool isAscii);
    void gameEnded(); // before its end is shown
    void gameChanged(); // another one, or it ended or was saved: for the window's title

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Deed; // an action: what it does, and why it cannot be done now
    struct Deeds;
    struct DeedTable;

    void buildLayout();
    QWidget* newPlaytestBar();
    void connectParts();
    void connectMap();
    void connectErrands();
    void connectSheets();
    void connectWatching();
    void connectGame();
    void dress(); // colours that no style sheet sets
    void retranslate();

    void onTurn(const Turn& turn);
    void onRefused(const Command& command, const Refusal& refusal);
    void onSteppedBack();
    void onWatched(); // the replay went on or stopped
    void beginMessages();
    void caption(std::vector<Caption> captions);
    void showAnew(); // the world is another one
    void showEnd(); // of a game that is over
    void openGains(); // when a gain is to be chosen
    void refresh(); // all panels, from the game as it is, and the newest message
    void showGame();
    void showStatus();
    void showLookLine();
    QString lookWords(const std::optional<PlannedWay>& way) const;
    std::optional<PlannedWay> shownWay();
    void showWay(const std::optional<PlannedWay>& way);
    void say(const QString& note);
    void announceTold(); // by the voice, where the focus is in a panel
    void forgetNote(); // what was said last is over, but a question stays
    void showRefusals(); // greys what cannot be done now
    void setRefusal(PlayAction action, const QString& why);
    QString whatIsInTheWay() const; // of actions on the map
    std::optional<QString> watchingRefusal(PlayAction action) const;
    QString refusalOfCommand(const Command& command) const;
    bool isOnlyWatched(); // and says so

    void finishMotion();
    void hush(); // the player acts: what was told needs not be told again
    bool endErrand(); // tells what was held back on the way; false: nothing was underway
    void pressTab(bool backwards); // Qt keeps it from keyPressEvent()
    void clickCell(QPoint cell, Qt::MouseButton button);
    void submit(const Command& command);
    void askDirection(const DirectionVerb& verb);
    QString questionOf(const DirectionVerb& verb) const;
    void askAboutAlly(const Command& command);
    void askAboutCaptive(const Command& command);
    std::vector<Direction> closableDoors() const;
    void focusPane(int step);
    void describe(QPoint cell);
    void useThing(ItemVerb verb, EntityId item);
    void travelTo(Position at);
    void chooseAfterEnd(EndSheet::Choice choice);

    Kind m_kind;
    PlayContext m_context;
    PlayActions m_actions;
    LevelView* m_view;
    PlayScene* m_scene;
    MessageModel* m_messages;
    MessageList* m_messageList;
    StatusPanel* m_panel;
    QLabel* m_statusLine; // in a narrow page instead of the panel
    LookLine* m_lookLine;
    TroubleBar* m_trouble;
    SheetHost* m_host;
    Watching* m_watching; // of a replay only
    PageFit m_fit;
    MapCursor m_cursor;
    Errands m_errands;
    PlaySheets m_sheets;
    PendingDirection m_pending;
    GameVoice m_voice;
    Hints* m_hints = nullptr;
    std::shared_ptr<GameSounds> m_sounds;
    CaptionLine* m_captions;
    QPushButton* m_backToEditor = nullptr; // of a playtest
};

} // namespace cave
