// SPDX-License-Identifier: MIT
// Who the hero is: a name, a portrait and, where the dungeon has some, an origin.
#pragma once

#include "core/save/parts/hero_card.h"
#include "core/world/rules.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace cave {

class Artwork;

class HeroChooser : public QWidget {
    Q_OBJECT

public:
    explicit HeroChooser(std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    // Offers them and chooses the first; with fewer than two there is nothing to choose.
    void setOrigins(std::vector<Origin> origins);
    bool chooseOrigin(const std::string& id); // false: there is no such one
    std::string origin() const; // id; "": there are none

    void setCard(const HeroCard& card);
    HeroCard card() const; // a name that cannot be kept is left out

    // In the order of Tab.
    std::vector<QWidget*> widgets() const;

private:
    void showWords(); // in the language of now
    void showPortrait();
    void showOrigin();
    void nextPortrait();
    std::string originPortrait() const; // "": the chosen one has none
    std::string shownPortrait() const;

    std::shared_ptr<Artwork> m_artwork;
    std::vector<Origin> m_origins;
    std::string m_portrait; // "": the origin's
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QToolButton* m_picture;
    QLabel* m_originLabel;
    QComboBox* m_originBox; // a row of pictures would not fit in large letters
    QLabel* m_details;
};

} // namespace cave
