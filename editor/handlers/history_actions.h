// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

class ActionSet;
class Document;
class EditorCanvas;

/// Undo and redo of the shown draft, by menu and key.
class HistoryActions : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions; everything handed over must outlive it. Undo takes back a stroke that the
    /// canvas has begun before it takes back a step.
    HistoryActions(Document& document, EditorCanvas& canvas, ActionSet& actions, QObject* parent);

private:
    void enable();

    Document& m_document;
    ActionSet& m_actions;
};

} // namespace cave
