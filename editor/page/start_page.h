// SPDX-License-Identifier: MIT
// What to begin with: a built-in dungeon from a seed, an empty one of a chosen size, a recent file.
#pragma once

#include "app/view/base/background_bake.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace cave {

class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& paths);
    void setCanGoBack(bool canGoBack); // a dungeon is open
    // Creates what is chosen, as if its button had been pressed.
    void createFromPreset();
    void createEmpty();

signals:
    void created(const cave::Dungeon& dungeon);
    void fileChosen(const QString& path);
    void openRequested();
    void pasteRequested(); // of a share string in the clipboard
    void left(); // back to the open dungeon, or to the title page

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void tell(std::function<QString()> note); // in the language of the program; null: nothing
    QWidget* presetCard();
    QWidget* emptyCard();
    QWidget* recentCard();
    void rollSeed();
    void showPicture(); // the last one stays until its levels are made
    struct Preset {
        Dungeon design;
        std::uint64_t seed = 0;
    };
    std::optional<Preset> chosenPreset(); // nothing, and the note says why, when there is none

    QListWidget* m_presets;
    QLineEdit* m_seed;
    QLabel* m_picture; // of the preset's first level with this seed
    BackgroundBake m_bake; // of the picture's dungeon
    QLabel* m_note;    // what could not be done
    QSpinBox* m_width;
    QSpinBox* m_height;
    QSpinBox* m_depth;
    QListWidget* m_recent;
    QPushButton* m_back;
    bool m_canGoBack = false;
    std::function<QString()> m_told; // says the note
};

} // namespace cave
