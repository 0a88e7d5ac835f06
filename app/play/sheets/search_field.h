// SPDX-License-Identifier: MIT
// The field of a sheet in which a list is searched by words.
#pragma once

#include <QLineEdit>

class QAbstractItemView;

namespace cave {

// / leads here from anywhere in the sheet. Down goes on to the list, page keys turn its pages from here. Esc clears the
// words; without any it is left to the sheet. Ctrl+C is left to the sheet unless some of the words are marked.
class SearchField : public QLineEdit {
    Q_OBJECT

public:
    enum class Enter { ToList, ToSheet }; // what Enter does: goes on to the list, or what the sheet does on it

    SearchField(const QString& name, const QString& hint, Enter enter, QWidget& sheet);

    // The list that is searched from now on; one must be before keys come.
    void setList(QAbstractItemView& list);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void goToList();

    Enter m_enter;
    QAbstractItemView* m_list = nullptr;
};

} // namespace cave
