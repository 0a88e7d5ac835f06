// SPDX-License-Identifier: MIT
// A play page on the screen, and a player at its keys.
#pragma once

#include "app/play/game/message_model.h"
#include "app/play/page/play_page.h"
#include "app/view/map/level_view.h"
#include "app/view/tiles/artwork.h"
#include "tests/play/arena.h"

#include <QApplication>
#include <QTest>

#include <memory>

namespace cave {

class PageDriver {
public:
    explicit PageDriver(const Dungeon& dungeon, std::shared_ptr<Artwork> artwork, const KeyBindings& keys = {})
        : m_page(PlayPage::Kind::Playtest, std::move(artwork), nullptr, keys)
    {
        m_page.setAnimation(Animation::Off);
        m_page.resize(1280, 780);
        m_page.show();
        m_isReady = QTest::qWaitForWindowActive(&m_page);
        m_page.play(std::make_unique<RunningGame>(sessionOf(dungeon), std::nullopt));
        m_isReady = m_isReady && QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; });
    }

    bool isReady() const { return m_isReady; }
    PlayPage& page() { return m_page; }
    Sheet* sheet() const { return m_page.sheets().sheet(); }
    QString title() const { return sheet() != nullptr ? sheet()->accessibleName() : QString(); }
    const World& world() const { return m_page.game()->world(); }
    std::int64_t turn() const { return world().state().turn; }
    QString lastMessage() const
    {
        const QAbstractItemModel& messages = m_page.messages();
        return messages.index(messages.rowCount() - 1, 0).data().toString();
    }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focused(), Qt::Key(key), modifiers);
    }
    void type(const char* keys)
    {
        for (; *keys != '\0'; ++keys)
            QTest::keyClick(focused(), *keys);
    }

private:
    QWidget* focused() { return QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &m_page; }

    PlayPage m_page;
    bool m_isReady = false;
};

} // namespace cave
