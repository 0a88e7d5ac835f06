// SPDX-License-Identifier: MIT
// Pieces go from the dungeon to those of the designer, and from there and the libraries to the dungeon.
#include "editor/dialogs/choice_dialog.h"
#include "editor/handlers/file_messages.h"
#include "editor/windows/pieces_window.h"

#include <QListWidget>

#include <algorithm>
#include <utility>

namespace cave {

void PiecesWindow::share()
{
    const Entry* chosen = current();
    if (!chosen)
        return;
    const Entry entry = *chosen; // the list is made anew
    switch (entry.home) {
    case Home::Here: keep(entry); break;
    case Home::Mine:
        bring(entry, [this](const std::string& name) {
            emit said(tr("The piece %1 is in this dungeon now.").arg(QString::fromStdString(name)));
        });
        break;
    case Home::Library:
        if (const Piece* piece = pieceOf(entry))
            takeFromLibrary(*piece);
        break;
    }
}

// Those that lie in it are still found in the library.
void PiecesWindow::takeFromLibrary(const Piece& piece)
{
    Dungeon made = m_bench.dungeon();
    made.pieces.push_back(piece);
    const std::string name = piece.name; // the list is made anew
    m_bench.document().push(changeOf(m_bench.dungeon(), made),
                            tr("Take the piece %1 into the dungeon").arg(QString::fromStdString(name)));
    fillList();
    const auto own = std::ranges::find(m_entries, Entry{Home::Here, name});
    m_list->setCurrentRow(own == m_entries.end() ? -1 : static_cast<int>(own - m_entries.begin()));
    emit said(tr("The piece %1 is in this dungeon now.").arg(QString::fromStdString(name)));
}

// Asks where kinds of the same name differ.
void PiecesWindow::bring(const Entry& entry, const std::function<void(const std::string& name)>& then)
{
    const std::vector<std::string> clashes = clashesOf(m_bench.dungeon(), m_kept, {entry.name});
    if (clashes.empty()) {
        bringAs(entry, Clash::Rename, then);
        return;
    }
    QStringList names;
    for (const std::string& id : clashes)
        names += QString::fromStdString(id);
    const QString which = tr("Another kind has this name here: %1.").arg(names.join(QStringLiteral(", ")));
    ChoiceDialog::ask(
        this, tr("A kind differs"),
        {{tr("Bring it under another name"), which}, {tr("Use the one of this dungeon"), which}},
        [this, entry, then](int chosen) { bringAs(entry, chosen == 0 ? Clash::Rename : Clash::UseOwn, then); });
}

void PiecesWindow::bringAs(const Entry& entry, Clash clash, const std::function<void(const std::string& name)>& then)
{
    Dungeon made = m_bench.dungeon();
    const auto brought = bringPieces(made, m_kept, {entry.name}, clash);
    if (!brought) {
        emit said(m_bench.describe(brought.error().what));
        return;
    }
    const auto& pieces = brought->renamedPieces; // a kind may be called like it
    const auto renamed = std::ranges::find(pieces, entry.name, &std::pair<std::string, std::string>::first);
    const std::string name = renamed == pieces.end() ? entry.name : renamed->second;
    m_bench.document().push(changeOf(m_bench.dungeon(), made),
                            tr("Take the piece %1 into the dungeon").arg(QString::fromStdString(name)));
    then(name);
}

void PiecesWindow::keep(const Entry& entry)
{
    readKept();
    const Dungeon before = m_kept;
    const auto brought = bringPieces(m_kept, m_bench.dungeon(), {entry.name}, Clash::Rename);
    if (!brought || !save()) {
        m_kept = before;
        if (!brought)
            emit said(m_bench.describe(brought.error().what));
        return;
    }
    fillList();
    emit said(tr("The piece %1 is kept for all dungeons now.").arg(QString::fromStdString(entry.name)));
}

bool PiecesWindow::save()
{
    const Result<void> saved = m_isReadable ? m_mine.save(m_kept)
                                            : Result<void>(failure({}, {CAVE_TEXT("edits", "Your own pieces cannot be "
                                                                                           "read, so they are not "
                                                                                           "written over.")}));
    if (!saved)
        emit said(m_bench.describe(saved.error().what));
    return saved.has_value();
}

// Where another one includes it, it stays: what they lie in could not be read again.
bool PiecesWindow::takeOut(Dungeon& home, const std::string& name)
{
    std::erase_if(home.pieces, [&](const Piece& piece) { return piece.name == name; });
    const auto problem = findPieceProblem(home.pieces, home.libraryPieces());
    if (problem)
        emit said(tr("The piece %1 includes this one, so it stays.")
                      .arg(QString::fromStdString(home.pieces[problem->piece].name)));
    return !problem;
}

// Nothing takes back what goes from one's own pieces, unlike what goes from the dungeon.
bool PiecesWindow::isMeant(const std::string& name)
{
    const FileQuestion question{.title = tr("Delete"),
                                .text = tr("Delete \"%1\" of your own pieces?").arg(QString::fromStdString(name)),
                                .more = tr("It is gone for all dungeons then, and cannot be brought back."),
                                .accept = tr("Delete"),
                                .discard = {},
                                .stay = tr("Stay"),
                                .losesSomething = true};
    return FileMessages(*this).ask(question) == FileAnswer::Accept;
}

void PiecesWindow::remove()
{
    const Entry* chosen = current();
    if (!chosen || chosen->home == Home::Library)
        return;
    const Entry entry = *chosen;
    if (entry.home == Home::Mine)
        refresh();
    Dungeon made = homeOf(entry);
    if (!takeOut(made, entry.name))
        return;
    if (entry.home == Home::Mine) {
        if (!isMeant(entry.name))
            return;
        readKept(); // a second program may have kept others while that was asked
        made = m_kept;
        if (!takeOut(made, entry.name))
            return fillList();
        std::swap(m_kept, made);
        if (!save())
            std::swap(m_kept, made);
        fillList();
        return;
    }
    m_bench.document().push(changeOf(m_bench.dungeon(), made),
                            tr("Delete the piece %1").arg(QString::fromStdString(entry.name)));
}

} // namespace cave
