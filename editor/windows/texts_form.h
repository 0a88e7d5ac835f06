// SPDX-License-Identifier: MIT
// What a dungeon says in its own words: a field for each sentence, and one for the intro with a paragraph a line.
#pragma once

#include "core/world/dungeon_texts.h"

#include <QWidget>

#include <vector>

class QFormLayout;
class QLineEdit;
class QPlainTextEdit;

namespace cave {

// Of a field with a paragraph a line; empty lines are only there to be filled.
std::vector<std::string> paragraphsIn(const QPlainTextEdit& field);
void showParagraphs(QPlainTextEdit& field, const std::vector<std::string>& paragraphs); // without telling
QString keyWordList(); // what may be put into texts for the player's keys: "{walk} {run}"

class TextsForm : public QWidget {
    Q_OBJECT

public:
    explicit TextsForm(QWidget* parent = nullptr);

    void show(const DungeonTexts& texts); // what says the same already is left alone, with its text cursor
    // Names the field at fault: "texts.not_yet" -> "Too early at the goal"; empty for a path that is no text's.
    static QString nameOf(std::string_view path);

signals:
    void changed(const cave::DungeonTexts& texts, const QObject* by); // by the designer, in this field
    void left();                                                      // a field: what follows is another change

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // of the intro

private:
    void showTexts(const QFormLayout& form);
    DungeonTexts texts() const;

    QPlainTextEdit* m_intro;
    QPlainTextEdit* m_instead; // a line "English sentence => own sentence" each
    std::vector<QLineEdit*> m_lines; // in the order of textMembers()
};

} // namespace cave
