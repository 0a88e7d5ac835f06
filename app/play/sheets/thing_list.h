// SPDX-License-Identifier: MIT
// Things as a list to choose from by letter, arrows or pointer, each with its picture, number and state.
#pragma once

#include "app/play/sheets/row_delegate.h"
#include "app/view/ui/heard_once.h"
#include "core/world/entity.h"

#include <QListWidget>
#include <QPixmap>

namespace cave {

// With multiple selection letters and Space mark rows, and arrows only move.
class ThingList : public HeardOnce<QListWidget> {
    Q_OBJECT

public:
    explicit ThingList(const QString& name, QWidget* parent = nullptr);

    // Rows are shown in the order they are added. `state` may be empty.
    void addThing(QChar letter, const QPixmap& picture, const QString& name, int count, const QString& state);

signals:
    void letterPressed(); // the row of that letter is the current one now, or marked or not any more
    void accepted();      // Enter or a double click on a row
    void examined();      // a right click: that row is the current one now

protected:
    // Letters of rows and Enter are taken; other characters are left to the sheet.
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool chooseLetter(const QString& typed);

    QString m_lastLetter;
};

QChar packLetter(int letter); // 0: 'a'

} // namespace cave
