// SPDX-License-Identifier: MIT
// Looks for seeds of the dungeon that have what is asked for, and shows what they make.
#pragma once

#include "editor/handlers/bakery.h"
#include "editor/lab/query_sentences.h"
#include "editor/lab/search_runner.h"

#include <QDialog>
#include <QElapsedTimer>

#include <map>
#include <set>

class QCompleter;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace cave {

class Artwork;

// Stays open beside the work. It looks at the design as it was when it began, which is also what is played and copied
// of a find. Its seed is opened in the design as it is now; under New game it is taken for the game.
class SearchWindow : public QDialog {
    Q_OBJECT

public:
    static constexpr std::size_t kHits = 24; // after so many it rests; told to go on, after as many again as it has
    static constexpr std::size_t kShown = 1000; // the newest finds, and no more are kept

    SearchWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>& artwork, QWidget* parent);
    // For a game: whoever opens it starts the game, or keeps the seed for it.
    SearchWindow(Workbench& bench, QWidget* parent);

    // Of the pictures, and whether what was asked for is ringed in them; those of another one are forgotten with what
    // was found.
    void setPainter(SearchPainter paint, bool isRinged);
    void setQuery(const QString& query);
    void beginQuery(); // the focus goes where it is typed
    void setNear(int terms); // so many of the query's terms may be missing
    // The terms of the query: one that is not checked is not looked for.
    QListWidget& terms() const { return *m_terms; }
    void run(); // as typed, from the first seed
    void goOn(); // behind the last seed that was tried
    void stop();
    bool isBusy() const { return m_runner.isRunning(); }
    const std::vector<SearchFind>& finds() const { return m_finds; } // the newest, in the order of seeds
    QListWidget& list() const { return *m_list; }
    QString state() const; // in a sentence
    QString problem() const; // of the query; "": it can be run
    QString marked() const; // the letters of the query that the problem is about

signals:
    void said(const QString& text);
    void playRequested(const cave::Dungeon& dungeon);
    void seedTaken(std::uint64_t seed); // for a game, as the next
    void seedPlayed(std::uint64_t seed);
    void editRequested(const cave::Dungeon& dungeon); // in the editor, from a window for a game

private:
    SearchWindow(Workbench& bench, Bakery* bakery, QWidget* parent);
    QLayout* newTop();
    QLayout* newFoot();
    void connectParts();
    void showTexts();
    QString whyNotRun() const;
    void showState();
    QString speedText(std::int64_t left) const; // of seeds that are left; empty: nothing is known yet
    void showFinds();
    void readQuery();
    void mark(const QueryPlace& place);
    void listTerms();
    void showTerms(); // how many seeds each has rejected
    // Of a query the terms that are not switched off; nothing: none is left.
    std::optional<Query> wantedOf(const Query& query) const;
    std::optional<Query> wanted() const; // of what is typed; nothing: it cannot be run
    void showUse(); // on the buttons for a seed
    void start(const Query& query, std::uint64_t first, std::uint64_t count);
    void take(const std::vector<SearchFind>& finds);
    void clear();
    void addItem(const SearchFind& find);
    const SearchFind* chosen() const;
    void openChosen();
    void playChosen();
    void editChosen();
    void copyName();
    void copySeed();
    void copyShared();
    // The dungeon as the chosen seed makes it; nothing: it was stopped or refused, which is told.
    std::optional<Dungeon> made(const QString& what);

    Workbench& m_bench;
    Bakery* m_bakery; // null: seeds are for a game
    SearchPainter m_paint = levelImage;
    bool m_isRinged = true;
    std::optional<Query> m_query; // nothing: what is typed is none
    std::set<std::string> m_off; // terms that are not looked for
    Query m_sought; // by the run at hand, or the last one
    std::map<std::string, std::uint64_t> m_rejected; // seeds by the terms that they were dropped without
    std::map<std::string, std::uint64_t> m_rejectedBefore; // by the runs before this one
    QueryPlace m_marked;
    std::vector<SearchFind> m_finds;
    std::size_t m_found = 0; // those that are no longer kept as well
    std::optional<Dungeon> m_searched; // the design as it was
    std::uint64_t m_before = 0; // seeds that were tried by the runs before this one
    std::uint64_t m_wanted = 0; // seeds in all
    std::uint64_t m_start = 0; // the first seed
    std::uint64_t m_next = 0; // behind the last one tried
    QString m_refusal;
    QElapsedTimer m_time;
    QLineEdit* m_where;
    QLabel* m_problem;
    QLineEdit* m_first;
    QSpinBox* m_count;
    QSpinBox* m_near;
    QPushButton* m_run;
    QPushButton* m_stop;
    QPushButton* m_goOn;
    QListWidget* m_terms;
    QLabel* m_state;
    QListWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_play;
    QPushButton* m_edit; // null: whoever opens a seed edits it
    QPushButton* m_copyName;
    QPushButton* m_copySeed;
    QPushButton* m_copyShared;
    SearchRunner m_runner; // goes first
};

} // namespace cave
