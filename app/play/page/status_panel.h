// SPDX-License-Identifier: MIT
// The side panel of play: the hero's numbers, where the hero is, who and what is in view, the pack or, where there
// is no room for that, how many things are in it, and the small map.
#pragma once

#include "app/play/keys/key_map.h"
#include "app/play/page/in_view_list.h"
#include "app/view/base/animation.h"

#include <QFrame>

#include <array>
#include <cstdint>

class QLabel;
class QToolButton;

namespace cave {

class ActionButtons;
class ElidedLabel;
class HeroBars;
class MinimapWidget;
class NumberGrid;
class PackGlance;
class RunningGame;

enum class MinimapWanted : std::uint8_t { No, WhereRoom, Always };

class StatusPanel : public QFrame {
    Q_OBJECT

public:
    StatusPanel(std::shared_ptr<Artwork> artwork, const KeyMap& keys, QWidget* parent = nullptr);

    void begin(const RunningGame& game, const Describer& describer);
    void show(const RunningGame& game, const Describer& describer, bool asSigns);

    void setAnimation(Animation animation);
    void finishMotion();
    void setMinimapWanted(MinimapWanted wanted);
    void setActionsWanted(bool areWanted); ///< they leave all the same where what is in view would have no room

    InViewList& inView() const { return *m_inView; }
    MinimapWidget& minimap() const { return *m_minimap; }
    ActionButtons& actions() const { return *m_actions; }
    void showKeys(); // after they changed

signals:
    void triggered(cave::PlayAction action);
    void minimapShown(bool isShown); // since it was wanted, or has room or none

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct GearRow {
        Use use = Use::None;
        QLabel* picture = nullptr;
        ElidedLabel* text = nullptr;
    };

    QLayout* newHead();
    QLayout* newGear();
    QLayout* newRow(GearRow& gear);
    void showGear(const World& world, const Describer& describer, bool asSigns);
    QLayout* newPlace();
    void nameCopy();
    void fitParts();
    void fitPack(bool haveOthersRoom, int fewestInView);
    int roomForLast() const;

    std::shared_ptr<Artwork> m_artwork;
    const KeyMap& m_keys;
    QLabel* m_portrait;
    ElidedLabel* m_name;
    ElidedLabel* m_dungeon;
    QLabel* m_mode; // hidden in a scored game
    HeroBars* m_bars;
    NumberGrid* m_numbers;
    std::array<GearRow, kUsesOfGear.size()> m_gear;
    GearRow m_counted; // hidden while nothing is
    ElidedLabel* m_level;
    QLabel* m_turn;
    ElidedLabel* m_seed;
    QToolButton* m_copy = nullptr;
    QLabel* m_saved;
    InViewList* m_inView;
    PackGlance* m_pack;
    MinimapWidget* m_minimap;
    ActionButtons* m_actions = nullptr;
    MinimapWanted m_minimapWanted = MinimapWanted::No;
    bool m_areActionsWanted = true;
};

} // namespace cave
