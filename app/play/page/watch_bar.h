// SPDX-License-Identifier: MIT
// The bar below a game that is watched: plays, steps, and leads to any turn or level.
#pragma once

#include "app/play/keys/key_map.h"

#include <QFrame>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace cave {

class Replay;
class ReplayPlayer;

class WatchBar : public QFrame {
    Q_OBJECT

public:
    explicit WatchBar(const KeyMap& keys, QWidget* parent = nullptr);

    void begin(const Replay& replay);
    void end(); // there is no replay any more
    void show(const ReplayPlayer& player);
    void setNarrow(bool isNarrow); // in two rows
    // Names and keys again, after either changed. What is chosen and typed stays.
    void retranslate();
    // Why something cannot be done now; "": it can.
    void setRefusal(PlayAction action, const QString& why);

    QWidget& firstControl() const;
    QSpinBox& turn() const { return *m_turn; }
    QComboBox& levels() const { return *m_levels; }
    QSlider& slider() const { return *m_slider; }

signals:
    void triggered(cave::PlayAction action);
    void pointChosen(int point);
    void turnChosen(int turn);
    void speedChosen(int speed);
    void left(); // a turn or level was chosen: the keys are for the map again

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolButton* newButton(const QString& iconName, PlayAction action);
    QPushButton* newWords(PlayAction action);
    void connectParts();
    void showSpeeds();
    void showReplay();
    void showPlaying();

    const KeyMap& m_keys;
    const Replay* m_replay = nullptr;
    bool m_isPlaying = false;
    QBoxLayout* m_rows;
    QToolButton* m_play;
    QToolButton* m_back;
    QToolButton* m_forward;
    QSlider* m_slider;
    QSpinBox* m_turn;
    QLabel* m_turnName;
    QLabel* m_turns;
    QComboBox* m_levels;
    QComboBox* m_speed;
    QPushButton* m_playOn;
    QPushButton* m_leave;
};

} // namespace cave
