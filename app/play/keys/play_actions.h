// SPDX-License-Identifier: MIT
// The actions of the key table as menu entries. Keys are shown there but taken by the play page, because signs are told
// by the character they type and not by the board's layout.
#pragma once

#include "app/play/keys/key_map.h"

#include <QObject>

#include <map>
#include <memory>
#include <vector>

class QAction;
class QMenu;
class QMenuBar;

namespace cave {

class PlayActions : public QObject {
    Q_OBJECT

public:
    explicit PlayActions(const KeyMap& keys, QObject* parent = nullptr);
    ~PlayActions() override;

    // The menus live as long as this, so the bar may be cleared and filled again. Watching: those of a replay.
    void fillMenus(QMenuBar& bar, bool isWatching) const;
    QAction& operator[](PlayAction id) const { return *m_actions[static_cast<std::size_t>(id)]; }
    // Names and keys again, after either changed. What is refused is to be told again.
    void retranslate();
    // Greyed with the reason in its tooltip, or not when it is empty.
    void setRefusal(PlayAction id, const QString& why);

signals:
    void triggered(cave::PlayAction id);

private:
    const KeyMap& m_keys;
    std::vector<QAction*> m_actions;
    std::map<PlayMenu, std::unique_ptr<QMenu>> m_menus;
};

} // namespace cave
