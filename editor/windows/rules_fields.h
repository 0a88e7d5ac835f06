// SPDX-License-Identifier: MIT
#pragma once

#include "editor/handlers/bakery.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace cave {

class Artwork;
class KindBox;

/// The rules as a form shows them, and widgets that are bound to them. Every change is a step of its own; rules that no
/// file could hold are shown, and the dungeon keeps its last ones. Names and texts are of the context
/// "cave::RulesWindow"; widgets follow the language.
class RulesFields : public QObject {
    Q_OBJECT

public:
    using Get = std::function<int(const Rules&)>;
    using Set = std::function<void(Rules&, int)>;

    RulesFields(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget& window);

    Workbench& bench() const { return m_bench; }
    Bakery& bakery() const { return m_bakery; }
    Artwork& artwork() const { return *m_artwork; }
    const std::shared_ptr<Artwork>& sharedArtwork() const { return m_artwork; }
    QWidget& window() const { return m_window; }

    QLabel* heading(const char* name);
    QLabel* label(const char* name, const char* role = "");
    /// `text` is that of the step in the history.
    KindBox* kindBox(KindTable table, std::string Rules::* id, const char* name, const char* text);
    QSpinBox* number(int low, int high, const char* name, const Get& get, const Set& set, const char* text);
    QCheckBox* flag(const char* name, const std::function<bool(const Rules&)>& get,
                    const std::function<void(Rules&, bool)>& set);
    /// Called whenever other rules are to be seen, and when the language is another one.
    void onShow(std::function<void(const Rules&)> show) { m_shows.push_back(std::move(show)); }

    /// `widget` is of use only while `isChosen`: else it is off and says that what is called `name` is to be chosen
    /// first.
    void onlyWith(QWidget& widget, const char* name, std::function<bool(const Rules&)> isChosen);

    /// Changes of one widget that follow each other are one step.
    void take(const std::function<void(Rules&)>& change, const QString& text, const QObject* by = nullptr);
    void endStroke() { m_strokeBy = nullptr; } ///< the next change is another step
    void refresh(); ///< to the dungeon's
    void show();
    /// What is wrong with the shown rules.
    Result<void> check() const;

signals:
    void shown(); ///< after all widgets

private:
    Workbench& m_bench;
    Bakery& m_bakery;
    std::shared_ptr<Artwork> m_artwork;
    QWidget& m_window;
    Rules m_rules; // as shown; differ from the dungeon's while they are not sound
    std::vector<std::function<void(const Rules&)>> m_shows; // for each widget
    int m_stroke = kNoStroke;
    const QObject* m_strokeBy = nullptr;
};

} // namespace cave
