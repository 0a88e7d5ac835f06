// SPDX-License-Identifier: MIT
// The first page: where to go, and a cave behind it.
#pragma once

#include "app/play/game/save_folder.h"

#include <QAccessible>
#include <QWidget>

class QLabel;
class QPushButton;

namespace cave {

class Artwork;
class ElidedLabel;
class KeyMap;
class SheetHost;
class TitleBackdrop;

class TitlePage : public QWidget, private QAccessible::ActivationObserver {
    Q_OBJECT

public:
    enum class Entry { ByEar, Continue, NewGame, Daily, LoadGame, PlayFile, Scores, Editor, Settings, Help, Quit };

    TitlePage(std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);
    ~TitlePage() override;

    // As long as a screen reader listens and By ear is off, that is offered: the first time it has the focus, so that
    // it is spoken first.
    void setByEar(bool isOn);
    // `newest`: what Continue goes on with; without it Continue is not offered. The focus goes to the default entry.
    void open(const std::optional<SavedGame>& newest);
    // What went wrong, in place; "" takes it away.
    void setProblem(const QString& text);
    QString problem() const;
    void setAnimated(bool isAnimated);
    void setPicture(bool isShown); // behind the entries
    void focusEntry(); // that had the focus last
    void showHelp(const KeyMap& keys); // as a sheet over the page
    SheetHost& sheets() const { return *m_sheets; }

    QPushButton& button(Entry entry) const { return *m_buttons[static_cast<std::size_t>(entry)]; }

signals:
    void chosen(cave::TitlePage::Entry entry);
    void pasted(); // a dungeon or a game of one, into the clipboard

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; // the sentence follows the focus

private:
    void buildLayout();
    void showWords(); // of the page, in the language of now
    void applySize(); // large windows get larger words
    void moveFocus(int step);
    void accessibilityActiveChanged(bool isActive) override;
    void offerByEar();
    void showNewest();
    QPushButton& usualEntry() const; // Continue, else New game

    std::shared_ptr<Artwork> m_artwork;
    TitleBackdrop* m_backdrop;
    QWidget* m_front;
    std::vector<QPushButton*> m_buttons;
    std::vector<ElidedLabel*> m_details;
    QLabel* m_motto;
    QLabel* m_version;
    QLabel* m_sentence; // of the entry that has the focus
    QLabel* m_problem;
    SheetHost* m_sheets;
    bool m_isReaderActive = false;
    bool m_isByEar = false;
    bool m_isByEarSpoken = false; // it had the focus once
    std::optional<SavedGame> m_newest; // that Continue goes on with
    QPushButton* m_focused = nullptr; // the entry that had the focus last
    QPushButton* m_comeBack = nullptr; // the entry that a sheet was opened from
};

} // namespace cave
