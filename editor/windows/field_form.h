// SPDX-License-Identifier: MIT
// The members of a JSON object as widgets, built from their descriptions: a kind's row and, inside it, the rows of its
// lists.
#pragma once

#include "core/content/kind_fields.h"
#include "editor/tools/workbench.h"
#include "editor/windows/field_grid.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace cave {

class Artwork;

// What a form shows of an object may depend on the object.
using FieldsOf = std::function<std::vector<KindField>(const Json& object)>;

class FieldForm : public QWidget {
    Q_OBJECT

public:
    // `perLine`: how many of the short widgets stand side by side where there is room.
    FieldForm(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldsOf fieldsOf, int perLine, QWidget* parent);

    // The widgets stay when the object has the same members.
    void show(const Json& object);
    const Json& object() const { return m_object; }
    // Marks the member that a path ("drops[0].items") begins with; an empty path marks none.
    void mark(const std::string& path);
    QString nameAt(const std::string& path) const; // what that member is called; "": the path is of none
    QWidget* editor(std::string_view id) const; // null: it is not shown
    void focusFirst();
    QSize minimumSizeHint() const override; // of one below the other

signals:
    void changed(const QString& id); // object() is the new one; of a member within a member: the outer one
    void left(); // what is typed next is another step

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Field {
        KindField what;
        QLabel* label = nullptr;
        QWidget* editor = nullptr;
        std::function<void(const Json* value)> show; // without telling; null: the member is absent
        QCheckBox* tick = nullptr; // says the name, and there is no label
    };

    void build();
    void showTexts();
    void showValues();
    // How members of a kind are edited, and whether that needs a line of its own.
    struct EditorRow {
        FieldKind kind;
        Field (FieldForm::*make)(const KindField& what);
        bool takesLine = false;
    };
    static const EditorRow& editorRow(FieldKind kind);
    Field newLine(const KindField& what);
    Field newSign(const KindField& what);
    Field newText(const KindField& what, QLineEdit* box);
    Field newColour(const KindField& what);
    Field newArt(const KindField& what);
    Field newNumber(const KindField& what);
    Field newFlag(const KindField& what);
    Field newWord(const KindField& what);
    Field newChoice(const KindField& what, QComboBox* box);
    Field newKind(const KindField& what);
    Field newList(const KindField& what);
    Field newRows(const KindField& what);
    Field newFaction(const KindField& what);
    // Of what the dungeon knows: `fill` adds it.
    Field newKnown(const KindField& what, const std::function<void(QComboBox& box)>& fill);
    Field newSound(const KindField& what);
    Field newTheme(const KindField& what);
    Field newScale(const KindField& what);
    Field newHeardOf(const KindField& what);
    Field newNested(const KindField& what);
    Field newTouch(const KindField& what);
    Field newBand(const KindField& what);
    void set(std::string_view id, Json value);
    void remove(std::string_view id);

    Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    FieldsOf m_fieldsOf;
    Json m_object = Json::Object{};
    FieldGrid m_grid;
    std::vector<Field> m_fields;
    std::string m_marked; // member
};

// Where a form or a list of them scrolls, with room around it.
QScrollArea* scrolling(QWidget& form, QWidget* parent);

} // namespace cave
