// SPDX-License-Identifier: MIT
// The pieces of the dungeon and its libraries and those that the designer keeps for all dungeons, with their pictures.
#pragma once

#include "core/edit/bring_recipe.h"
#include "editor/files/my_pieces.h"
#include "editor/tools/workbench.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace cave {

class PiecesWindow : public QDialog {
    Q_OBJECT

public:
    enum class Home : std::uint8_t { Here, Mine, Library };

    // One of the pieces: of this dungeon, of the designer's, or of the libraries that the dungeon's content uses.
    struct Entry {
        Home home = Home::Here;
        std::string name;
        bool operator==(const Entry&) const = default;
    };

    PiecesWindow(Workbench& bench, MyPieces mine, QWidget* parent);

    QListWidget& list() const { return *m_list; } // a row an entry that is found
    QLineEdit& find() const { return *m_find; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const Clip& clip() const { return m_clip; } // of the chosen one, as it is turned

    // What the buttons do, for the chosen piece.
    void putDown();
    void turn(ClipTransform transform);
    void share(); // from the dungeon to one's own pieces, or from there or the library to the dungeon
    void remove(); // not of the library

signals:
    void said(const QString& text);
    void placeWanted(); // it is to be put down: the focus should go to the canvas

protected:
    void showEvent(QShowEvent* event) override;

private:
    QPushButton* newButton(std::function<void()> does);
    void layOut();
    void showTexts();
    void refresh();
    void readKept(); // anew: a second program may have kept others
    void fillList();
    void addEntry(const Entry& entry, const Piece& piece);
    void showChosen();
    void showButtons();
    void showPicture();
    const Entry* current() const;
    const Dungeon& homeOf(const Entry& entry) const { return entry.home == Home::Mine ? m_kept : m_bench.dungeon(); }
    std::vector<std::pair<Entry, const Piece*>> allEntries() const;
    const Piece* pieceOf(const Entry& entry) const;
    QString wordsOf(const Piece& piece) const;
    QStringList happeningsIn(const Piece& piece) const;
    void bring(const Entry& entry, const std::function<void(const std::string& name)>& then);
    void bringAs(const Entry& entry, Clash clash, const std::function<void(const std::string& name)>& then);
    void keep(const Entry& entry);
    void takeFromLibrary(const Piece& piece);
    bool takeOut(Dungeon& home, const std::string& name); // says why not
    bool isMeant(const std::string& name); // asks whether one's own piece shall go
    void take(const Clip& clip, const std::string& name);
    bool save(); // says why not

    Workbench& m_bench;
    MyPieces m_mine;
    Dungeon m_kept; // of the file
    bool m_isReadable = true; // else it is not written over
    std::vector<Entry> m_entries;
    Clip m_clip;
    std::vector<ClipTransform> m_turns; // of the chosen one, into m_clip
    QLineEdit* m_find;
    QListWidget* m_list;
    QLabel* m_picture;
    QLabel* m_words;
    QPushButton* m_put;
    QPushButton* m_turn;
    QPushButton* m_mirror;
    QPushButton* m_share;
    QPushButton* m_remove;
};

} // namespace cave
