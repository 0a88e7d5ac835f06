// SPDX-License-Identifier: MIT
// Chooses a dungeon and a seed, with a picture of what they make.
#pragma once

#include "app/title/dungeon_library.h"
#include "app/title/form_page.h"
#include "app/view/base/background_bake.h"
#include "app/view/ui/heard_once.h"
#include "core/base/game_seed.h"

#include <QTimer>
#include <QVariantMap>

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace cave {

class Artwork;
class HeroChooser;
class LevelPreview;
class ScrollBody;

class NewGamePage : public FormPage {
    Q_OBJECT

public:
    NewGamePage(DungeonLibrary library, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    // Reads the list anew and chooses the dungeon with this key, else the first; with another random seed.
    void open(const QString& dungeonKey);
    void setPractice(bool isPractice);
    void setLastOrigins(const QVariantMap& origins); // by dungeon key; for the next open()
    // A dungeon and seed, or a seed, as a friend sent it. An unknown dungeon is told in place.
    void paste(const QString& text);
    void takeSeed(std::uint64_t seed); // into its field, with the focus
    // Each as its button does.
    void findSeed();
    void start();

    HeroChooser& hero() const { return *m_hero; }
    QString seedText() const;
    QString dungeonKey() const;

signals:
    void startRequested(const QString& dungeonKey, const cave::GameSeed& seed, bool isPractice);
    void searchRequested(const cave::Dungeon& dungeon, bool isPractice); // for a seed of the chosen one

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* newSeedRow();
    void connectWidgets();
    void showWords(); // of the page, in the language of now
    void fillList(const QString& chosenKey);
    const DungeonEntry* current() const;
    QString referenceOf(const DungeonEntry& entry, const GameSeed& seed); // "": it was not waited for
    void pasteShared(const std::string& text);
    std::optional<int> rowCalled(const QString& dungeon) const; // as friends write its name; none: it is not here
    bool takeTypedName();
    void pasteOrigin(const GameInvitation& invitation, const Rules& rules);
    void roll();
    void copy();
    void showCurrent();
    void showPicture(); // the last one stays until its levels are made
    void showLevels(const Dungeon& dungeon);
    void fitPicture();

    DungeonLibrary m_library;
    std::vector<DungeonEntry> m_entries;
    QVariantMap m_lastOrigins;
    QLabel* m_heading;
    HeardOnce<QListWidget>* m_list;
    QLabel* m_name;
    QLabel* m_details; // how difficult it is, how many levels; of the user's own also how large, and by whom
    QLabel* m_description;
    ScrollBody* m_right;
    LevelPreview* m_preview;
    QLabel* m_seedLabel;
    QLineEdit* m_seed;
    QPushButton* m_random;
    QPushButton* m_today;
    QPushButton* m_find;
    QPushButton* m_copy;
    QPushButton* m_paste;
    HeroChooser* m_hero;
    QCheckBox* m_practice;
    QPushButton* m_start;
    BackgroundBake m_bake; // of the picture's dungeon
    QTimer m_pictureTimer; // while a seed is typed, only the last one is painted
};

} // namespace cave
