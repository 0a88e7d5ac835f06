// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/ui/heard_once.h"

#include <QUndoView>

namespace cave {

class Document;

/// The steps of the shown draft, to be gone back and forth in.
class HistoryPanel : public HeardOnce<QUndoView> {
    Q_OBJECT

public:
    explicit HistoryPanel(Document& document, QWidget* parent = nullptr);

private:
    void showWords();

    bool m_hasDropped = false; // the oldest steps of the shown draft
};

} // namespace cave
