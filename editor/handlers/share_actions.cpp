// SPDX-License-Identifier: MIT
#include "editor/handlers/share_actions.h"

#include "app/view/ui/progress_dialog.h"
#include "app/view/words/describe.h"
#include "core/generate/bake.h"
#include "core/save/formats/share_text.h"
#include "editor/actions/action_set.h"
#include "editor/files/document.h"
#include "editor/handlers/file_actions.h"
#include "editor/handlers/file_messages.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QWidget>

namespace cave {

ShareActions::ShareActions(Document& document, FileActions& files, QWidget& window)
    : QObject(&window), m_document(document), m_files(files), m_messages(new FileMessages(window)), m_window(window)
{
    connect(m_messages, &FileMessages::said, this, &ShareActions::said);
}

void ShareActions::connectActions(const ActionSet& actions)
{
    connect(&actions[EditorAction::CopyShare], &QAction::triggered, this, &ShareActions::copy);
    connect(&actions[EditorAction::PasteShare], &QAction::triggered, this, &ShareActions::paste);
}

bool ShareActions::copy()
{
    Result<std::string> text;
    const Dungeon dungeon = m_document.dungeon();
    runWithProgress(m_window, tr("Making a share string"),
                    [&](const Progress& progress) { text = shareText(dungeon, progress); });
    if (!text) {
        tellUnshared(text.error());
        return false;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
    const QString letters = QLocale().toString(static_cast<qlonglong>(text->size()));
    m_messages->say(
        tr("The share string is in the clipboard: %1 letters. It can be pasted into the game and the editor.")
            .arg(letters));
    return true;
}

void ShareActions::tellUnshared(const Error& why)
{
    const QString headline = tr("\"%1\" cannot be shared as a string.").arg(m_document.title());
    if (!isTooLongToShare(why)) {
        m_messages->tell(headline, why);
        return;
    }
    const FileQuestion question{.title = headline,
                                .text = headline,
                                .more = described(why),
                                .accept = tr("Save a file..."),
                                .discard = {},
                                .stay = tr("Close")};
    if (m_messages->ask(question) == FileAnswer::Accept)
        m_files.saveAs();
}

// Nothing is asked before: it opens beside what was open, whatever of that is not saved, and its tab and the canvas
// show its name and what it looks like. To close it again loses nothing, since it is still in the clipboard.
bool ShareActions::paste()
{
    const std::string pasted = QGuiApplication::clipboard()->text().toStdString();
    Result<SharedDungeon> shared;
    runWithProgress(m_window, tr("Opening a share string"), [&](const Progress& progress) {
        shared = readShareText(pasted, progress);
        if (shared && shared->game)
            if (const auto made = makeLevels(shared->dungeon, shared->game->seed, progress); !made)
                shared = std::unexpected(made.error());
    });
    if (!shared) {
        m_messages->tell(tr("The clipboard's text could not be opened."), shared.error());
        return false;
    }
    const bool isOtherwise = shared->isOtherwise;
    m_files.openDungeon(std::move(shared->dungeon));
    m_messages->say(isOtherwise ? tr("This is not quite as it was when it was shared: another version of Cavewright "
                                     "made it. Saving asks for a file.")
                                : tr("This is a copy of what was shared. Saving asks for a file."));
    return true;
}

} // namespace cave
