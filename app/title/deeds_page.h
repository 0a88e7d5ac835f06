// SPDX-License-Identifier: MIT
// Which deeds are done and what the others ask, and how many games were played, won and lost.
#pragma once

#include "app/play/game/deeds.h"
#include "app/play/game/save_folder.h"
#include "app/title/form_page.h"

#include <map>
#include <string>
#include <utility>

class QLabel;
class QTreeWidget;

namespace cave {

// Of the scored games of a dungeon that have ended.
struct DungeonCounts {
    std::string dungeon; // its name
    int games = 0;
    int won = 0;
    int deepest = 1; // level, from 1
    std::int64_t best = 0; // score
    std::int64_t turns = 0; // of all games
    std::int64_t slain = 0; // creatures, in all games
    std::map<std::pair<Cause, std::string>, int> deaths{}; // by cause and killer; whoever gave up did not die
    bool operator==(const DungeonCounts&) const = default;
};
std::vector<DungeonCounts> countsOf(const std::vector<KeptRecord>& records); // by name
DungeonCounts sumOf(const std::vector<DungeonCounts>& counts); // without a name
// How most heroes died; null where none did. Of those equally frequent the first.
const std::pair<const std::pair<Cause, std::string>, int>* frequentDeath(const DungeonCounts& counts);

class DeedsPage : public FormPage {
    Q_OBJECT

public:
    explicit DeedsPage(std::filesystem::path folder, QWidget* parent = nullptr);

    void open(); // reads the files anew
    // A scored game is over: notes what it has done for the first time, ids of deeds; none of a game in a dungeon that
    // is not built in. The error: nothing was noted; a file that cannot be read stays as it is.
    Result<std::vector<std::string>> note(const Session& game, const std::string& day) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords(); // of the page, in the language of now
    void showDeeds();
    void showCounts();
    void addCounts(const QString& name, const DungeonCounts& counts); // as the last row

    std::filesystem::path m_file;
    SaveFolder m_folder;
    DeedLog m_log;
    std::vector<DungeonCounts> m_counts;
    bool m_isOpen = false;
    QLabel* m_sum;
    QTreeWidget* m_deeds;
    QTreeWidget* m_games;
};

} // namespace cave
