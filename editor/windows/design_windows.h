// SPDX-License-Identifier: MIT
// The windows about the design as a whole that stay open beside the work; each is made when it is asked for first.
#pragma once

#include "core/session/session.h"
#include "editor/handlers/bakery.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

class QDialog;

namespace cave {

class ActionSet;
class Artwork;
class BatchWindow;
class ContentWindow;
class ManySeedsWindow;
class OverviewWindow;
class PiecesWindow;
class PlaytestWindow;
class PropertiesWindow;
class RangeWindow;
class RulesWindow;
class SearchWindow;
class SweepWindow;
class VariantsWindow;
class WindowPlaces;

class DesignWindows : public QObject {
    Q_OBJECT

public:
    // The actions open the windows, and their keys count in these as well. The windows stand before `page`; the
    // designer's own pieces lie in `dataFolder`.
    DesignWindows(Workbench& bench, Bakery& bakery, const ActionSet& actions, std::shared_ptr<Artwork> artwork,
                  const QString& dataFolder, QWidget& page);

    RulesWindow& rules();
    ContentWindow& content();
    VariantsWindow& variants();
    ManySeedsWindow& manySeeds();
    RangeWindow& range();
    SweepWindow& sweep();
    BatchWindow& batch();
    PlaytestWindow& playtests();
    SearchWindow& search();
    OverviewWindow& overview();
    PropertiesWindow& properties();
    PiecesWindow& pieces();
    // What is typed for a draft and not applied yet, shown or not; and the question about it, for the shown one: false:
    // the designer goes on typing.
    bool hasTyped(const Draft& draft) const;
    bool askTyped();
    // From now on they open where they were last, and as large; it must outlive them.
    void setPlaces(WindowPlaces& places) { m_places = &places; }
    // While something lies over the page that must be answered first, they are out of sight, and so are their keys.
    void setAside(bool isAside);

signals:
    void canvasWanted(); // the focus should go there
    void said(const QString& text);
    void playRequested(const cave::Dungeon& dungeon);
    void watchRequested(const cave::Session& played, std::int64_t turn); // from that turn on
    void problemsWanted(); // as a list

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // of the page

private:
    void showAsWanted(bool isPageShown);
    template <typename Window>
    Window& made(Window*& window);
    void open(QDialog& window);
    void openSeeds(QWidget& tab);
    void copyCreature();

    Workbench& m_bench;
    Bakery& m_bakery;
    const ActionSet& m_actions;
    std::shared_ptr<Artwork> m_artwork;
    QString m_dataFolder;
    QWidget& m_page;
    WindowPlaces* m_places = nullptr; // null: each opens as it is made
    RulesWindow* m_rules = nullptr;
    ContentWindow* m_content = nullptr;
    VariantsWindow* m_variants = nullptr;
    ManySeedsWindow* m_manySeeds = nullptr;
    PlaytestWindow* m_playtests = nullptr;
    SearchWindow* m_search = nullptr;
    std::vector<QPointer<QDialog>> m_hidden; // with the page, or put aside
    bool m_isAside = false;
    OverviewWindow* m_overview = nullptr;
    PropertiesWindow* m_properties = nullptr;
    PiecesWindow* m_pieces = nullptr;
};

} // namespace cave
