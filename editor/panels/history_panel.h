// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoView>

namespace cave {

class Document;

/// The steps of the shown draft, to be gone back and forth in.
class HistoryPanel : public QUndoView {
    Q_OBJECT

public:
    explicit HistoryPanel(Document& document, QWidget* parent = nullptr);

private:
    void showWords();

    bool m_hasDropped = false; // the oldest steps of the shown draft
};

} // namespace cave
