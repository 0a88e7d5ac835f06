// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/kinds/heard_edit.h"
#include "editor/windows/field_form.h"

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace cave {

/// A list of objects, each with a form, that can be added, removed, moved where their order counts, and heard where
/// they sound.
class RowsField : public QWidget {
    Q_OBJECT

public:
    // Of the kinds that are lists of objects.
    RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldKind kind, QWidget* parent);
    RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, HeardList list, QWidget* parent);

    void show(const Json::Array& rows);
    const Json::Array& rows() const { return m_rows; }
    FieldForm& form(std::size_t index) const { return *m_forms[index]; } // of a row
    // Marks the field that a path ("[0].scale") leads to, the first one for a whole row ("[0]"); an empty path marks
    // none.
    void mark(const std::string& path);
    QString nameAt(const std::string& path) const; // what that field is called; "": the path is of none
    void focusFirst(); // row, or what adds one

signals:
    void changed();
    void left();
    void notHeard(const QString& why);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Sort;

    RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, const Sort& sort, QWidget* parent);
    static const Sort& sortOf(FieldKind kind);
    static const Sort& sortOf(HeardList list);
    std::string pathIn(std::size_t index, const std::string& path) const;
    std::optional<std::size_t> focusedLine() const;
    void focusLine(std::size_t index);
    void showFocus();
    void add();
    void build();
    void addLine(std::size_t index);
    void addButtons(QHBoxLayout& line, std::size_t index);
    void hear(std::size_t index);
    void showTexts();
    void take(std::size_t index);

    Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    const Sort& m_sort;
    Json::Array m_rows;
    bool m_isAdding = false; // the last row comes next, and gets the focus
    bool m_isFocusNew = false; // a line that is not laid out yet has it
    QVBoxLayout* m_column;
    QToolButton* m_more;
    std::vector<FieldForm*> m_forms;
    std::vector<QWidget*> m_lines;
};

} // namespace cave
