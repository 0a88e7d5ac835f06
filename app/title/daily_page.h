// SPDX-License-Identifier: MIT
// The game of the day: what is to be played today, and how the last 30 days went.
#pragma once

#include "app/play/game/daily_log.h"
#include "app/title/form_page.h"
#include "core/world/rules.h"

#include <QDate>

#include <memory>

class QLabel;
class QTreeWidget;

namespace cave {

class Artwork;
class HeroChooser;

inline const QString kDailyDungeon = QStringLiteral("deep"); // a built-in dungeon's name

// The origin of a day among those of the rules; null where there are none.
const Origin* dailyOrigin(const Rules& rules, QDate day);

class DailyPage : public FormPage {
    Q_OBJECT

public:
    static constexpr int kDaysShown = 30;

    DailyPage(const std::filesystem::path& folder, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    // Reads the file anew. `isGoingOn`: there is a save of today's game.
    void open(QDate today, bool isGoingOn);
    QDate today() const { return m_today; }
    HeroChooser& hero() const { return *m_hero; } // of the game that begins; the origin is the day's

    // Whether the game that begins now counts; then it is in the file at once. Why it does not, where the page has said
    // that it would or no day can be noted, is its problem() from then on.
    bool begin(const std::string& origin);
    // Does nothing unless that day's game was begun and has not ended. An error: the end is not in the file.
    Result<void> end(const std::string& day, const DailyEnd& end);

    // "Cavewright, 2026-11-26: died on level 4, turn 1,204, score 1,840. deep#20261126@poacher", for today or the day
    // that is chosen; "" where no game has ended.
    QString line() const;

signals:
    void playRequested(); // today's: goes on, or begins

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords(); // of the page, in the language of now
    void showDays();
    void showChosen();
    void copy();
    QString endText(const DailyGame& game) const;
    QDate chosenDay() const;
    void tellUnread(const Error& why);
    bool keep(); // whether the file could be written

    std::filesystem::path m_file;
    DailyLog m_log;
    QDate m_today;
    bool m_isGoingOn = false;
    Rules m_rules; // of the daily dungeon
    QLabel* m_sentence;
    HeroChooser* m_hero;
    QTreeWidget* m_list;
    QPushButton* m_copy;
    QPushButton* m_play;
};

} // namespace cave
