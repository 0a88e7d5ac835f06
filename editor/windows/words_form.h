// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/words_edit.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTableWidget;

namespace cave {

/// The words of a design as fields: what it is called, who made it, what is told of it and when its game begins, and
/// for each level its name and what is told to whoever arrives there.
class WordsForm : public QWidget {
    Q_OBJECT

public:
    explicit WordsForm(QWidget* parent = nullptr);

    void show(const DesignWords& words); // what says the same already is left alone, with its text cursor
    DesignWords words() const;           // as they stand in the fields
    /// Why a file cannot hold them; an error's `where` names the field, translated. `rules` are the dungeon's.
    Result<void> check(const Rules& rules, const Catalogue& catalogue) const;
    void focusFirst();

signals:
    void changed(); // by the designer

private:
    void showTexts();
    void showLevels(const std::vector<DesignWords::Level>& levels);

    QLineEdit* m_name;
    QLineEdit* m_author;
    QPlainTextEdit* m_description;
    QPlainTextEdit* m_intro;
    QTableWidget* m_levels;
    QLabel* m_heading;
    QFormLayout* m_form;
    std::vector<Uid> m_uids; // of the table's rows
};

} // namespace cave
