// SPDX-License-Identifier: MIT
// A list to choose from with a box that finds by any words: rows to add, actions to run.
#pragma once

#include <QDialog>
#include <QIcon>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace cave {

struct ChoiceEntry {
    QString name;
    QString help;          // its words find the entry as well
    QString note = {};     // at the right: a key
    QIcon icon = {};
    bool isEnabled = true; // else `help` says why not
};

// Arrows in the box move in the list, Enter takes the entry in focus and closes.
class ChoiceDialog : public QDialog {
    Q_OBJECT

public:
    // `chosen` is called with the entry's number after the dialog has closed. Opens before `parent` and goes by itself.
    static ChoiceDialog* ask(QWidget* parent, const QString& title, std::vector<ChoiceEntry> entries,
                             std::function<void(int)> chosen);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ChoiceDialog(QWidget* parent, const QString& title, std::vector<ChoiceEntry> entries,
                 std::function<void(int)> chosen);
    void filter(const QString& typed);
    void take();

    std::vector<ChoiceEntry> m_entries;
    std::function<void(int)> m_chosen;
    QLineEdit* m_find;
    QListWidget* m_list;
};

} // namespace cave
