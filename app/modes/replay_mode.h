// SPDX-License-Identifier: MIT
// Shows games again: opens a replay beside the window, watches it, and goes on from it.
#pragma once

#include "app/play/game/game_labels.h"
#include "app/play/game/replay_builder.h"
#include "app/view/ui/progress_dialog.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace cave {

class PlayPage;
class Sheet;

class ReplayMode : public QObject {
    Q_OBJECT

public:
    using MakePage = std::function<PlayPage*()>;

    /// `make`: the page of play, asked for when it is first needed. `pages`: before which files are read.
    ReplayMode(MakePage make, QWidget& pages, QObject* parent = nullptr);

    PlayPage& page();
    PlayPage* pageMade() const { return m_page; } // null until then

    /// How files are read; at first before the pages, which can stop it: nothing is opened then.
    void setRunner(WorkRunner runner) { m_run = std::move(runner); }

    /// A saved game or a record.
    void openFile(const QString& file);
    /// The page that is shown stays until all is ready, under a sheet that tells how far that is. It begins at the
    /// first point of the turn.
    void open(const Session& played, const GameLabels& labels, std::int64_t turn = 0);
    /// The worlds of a replay take much memory: they go when another page is shown.
    void drop();

signals:
    void aboutToOpen();
    void opening(cave::Sheet* progress); // to be shown over the page; it says itself when it is no longer needed
    void opened(); // the page is to be shown
    void failed(const cave::Error& why);
    void refused(const QString& name, const cave::Error& why); // the file
    void ended();
    void playOnRequested(const std::shared_ptr<cave::Session>& from, const cave::GameLabels& labels);

private:
    void playOn();
    void closeProgress();

    MakePage m_make;
    WorkRunner m_run;
    ReplayBuilder m_builder;
    GameLabels m_labels; // of what is being opened
    std::int64_t m_turn = 0; // where it is to begin
    PlayPage* m_page = nullptr;
    QPointer<Sheet> m_progress;
};

} // namespace cave
