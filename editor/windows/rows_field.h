// SPDX-License-Identifier: MIT
#pragma once

#include "editor/windows/field_form.h"

class QToolButton;
class QVBoxLayout;

namespace cave {

/// A list of objects, each with a form, that can be added, removed and moved.
class RowsField : public QWidget {
    Q_OBJECT

public:
    // Of the kinds that are lists of objects.
    RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldKind kind, QWidget* parent);

    void show(const Json::Array& rows);
    const Json::Array& rows() const { return m_rows; }

signals:
    void changed();
    void left();

private:
    struct Sort;

    static const Sort& sortOf(FieldKind kind);
    void add();
    void build();
    void addLine(std::size_t index);
    void showTexts();
    void take(std::size_t index);

    Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    const Sort& m_sort;
    Json::Array m_rows;
    QVBoxLayout* m_column;
    QToolButton* m_more;
    std::vector<FieldForm*> m_forms;
    std::vector<QWidget*> m_lines;
};

} // namespace cave
