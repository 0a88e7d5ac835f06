// SPDX-License-Identifier: MIT
// A dozen other seeds of a level or of the dungeon, as pictures with measures, to take one of.
#pragma once

#include "editor/lab/seed_runner.h"

#include "editor/handlers/bakery.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;

namespace cave {

class Artwork;

// Stands over the canvas. Locks and hand edits are kept in every variant, as in the level that is taken.
class VariantsWindow : public QDialog {
    Q_OBJECT

public:
    static constexpr int kVariants = 12; // and the level as it is

    VariantsWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>& artwork, QWidget* parent);

    void begin(); // of the shown level, as it is now
    void more();  // the next dozen seeds
    void take();  // the chosen one: one step
    void compare(); // the two that are marked, or the chosen one with the level as it is
    bool isBusy() const { return m_runner.isRunning(); }
    QListWidget& list() const { return *m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override; // stops

private:
    void showTexts();
    void tell(std::function<QString()> note); // in the language of the program
    void tellKeys();
    enum class Sort : std::uint8_t { Seed, Rooms, Loops, Unreachable, Steps };

    struct Variant {
        std::uint64_t seed = 0;
        Measure measure;
        std::shared_ptr<const DungeonLevel> level;
        std::uint64_t hash = 0; // of all levels that the seed made
        bool isNow = false;
        bool isMarked = false;
    };

    bool isOfLevel() const; // else of the whole dungeon
    bool isThere(); // the level; says so if not
    void run();
    void takeSeed(const Variant& variant);
    void add(const std::vector<SeedOutcome>& outcomes);
    void showList();
    void showProgress();
    bool takeKey(int key); // of the list
    void toggleMark();
    QIcon pictureOf(const DungeonLevel& level, const DungeonLevel* other, QSize size) const;
    QString textOf(const Variant& variant) const;
    const Variant* current() const;

    Workbench& m_bench;
    Bakery& m_bakery;
    Uid m_level;
    int m_z = 0; // of that level in the design that the variants are made of
    std::uint64_t m_next = 0; // the seed that the next dozen begins with
    std::vector<Variant> m_variants;
    QComboBox* m_scope;
    QComboBox* m_sort;
    QListWidget* m_list;
    QProgressBar* m_progress;
    QLabel* m_note;
    std::function<QString()> m_told; // says the note
    SeedRunner m_runner; // goes first
};

} // namespace cave
