// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

class ActionSet;
class Desk;
class FileActions;

/// Going from one open draft to another, closing one and opening it again, by menu and key.
class TabActions : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions; everything handed over must outlive it.
    TabActions(Desk& desk, FileActions& files, ActionSet& actions, QObject* parent);

private:
    void enable();

    Desk& m_desk;
    ActionSet& m_actions;
};

} // namespace cave
