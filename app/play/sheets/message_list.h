// SPDX-License-Identifier: MIT
// Lines of the log on the screen: a sign and a colour by tone, this turn bright, older ones dim, long ones wrapped.
#pragma once

#include "app/play/game/message_model.h"
#include "app/view/ui/heard_once.h"

#include <QListView>

namespace cave {

class MessageList : public HeardOnce<QListView> {
    Q_OBJECT

public:
    // Panel: as wide as the map, with the number of a turn before its first line. History: with the turn before each
    // line; lines can be chosen.
    enum class Kind { Panel, History };

    explicit MessageList(Kind kind, QWidget* parent = nullptr);

    void setVisibleLines(int lines); // Panel: its height
    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Kind m_kind;
    int m_visibleLines = 5;
};

// The colour of a line of this tone and age in turns; every one is readable on the log's ground.
QColor messageColour(Tone tone, std::int64_t age);

} // namespace cave
