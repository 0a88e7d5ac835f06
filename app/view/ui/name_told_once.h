// SPDX-License-Identifier: MIT
// Who has heard what a button is called is not told it again with what it does.
#pragma once

#include <QObject>

class QApplication;

namespace cave {

/// As long as it lives, what readers are told behind the name of the widget with the focus does not begin with that
/// name. Where a widget has no description, Qt tells of its tool tip, else of the words in an empty field, and those
/// begin with the name for who sees them: "Brush (B)" above a sentence, "Search  /". Own descriptions stay as they are.
class NameToldOnce : public QObject {
public:
    explicit NameToldOnce(QApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// What is left of a tool tip behind a name that it begins with as a title: "(B)\nPaints." behind "Brush". Empty where
/// nothing is left, and where it goes on as a sentence ("Copies ...", "Room of 7 x 5").
QString behindName(const QString& name, const QString& words);

} // namespace cave
