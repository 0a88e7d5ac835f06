// SPDX-License-Identifier: MIT
#include "editor/panels/history_panel.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "editor/files/document.h"

namespace cave {

HistoryPanel::HistoryPanel(Document& document, QWidget* parent) : HeardOnce(&document.undoGroup(), parent)
{
    connect(&document, &Document::historyDropped, this, [this] {
        m_hasDropped = true;
        showWords();
    });
    connect(&document, &Document::replaced, this, [this] {
        m_hasDropped = false;
        showWords();
    });
    keepCurrent(*this, [this] {
        setCleanIcon(icon(QStringLiteral("save"))); // what the file holds
        setAccessibleName(tr("History"));
        showWords();
    });
}

void HistoryPanel::showWords() { setEmptyLabel(m_hasDropped ? tr("Older steps are gone") : tr("As opened")); }

} // namespace cave
