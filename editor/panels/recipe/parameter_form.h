// SPDX-License-Identifier: MIT
// The parameters of one recipe row as widgets, built from the descriptions of its pass, and where it may write.
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QFormLayout;
class QHBoxLayout;

namespace cave {

struct LevelRow;
struct Parameter;
class ParameterHead;
class WhereBox;

class ParameterForm : public QWidget {
    Q_OBJECT

public:
    explicit ParameterForm(Workbench& bench, QWidget* parent = nullptr);

    // Shows a row's parameters; the widgets stay when it is the same row with other values.
    void show(const LevelRow& shown);
    void clear(); // no row
    void dropTyped(); // the next show() shows every value again, such as one that was typed and refused
    void focusFirst();

signals:
    // While a slider is dragged or a number is typed, all changes come with one stroke.
    void changed(const QString& id, const cave::Json& value, int stroke);
    // The parameter is to say on this level alone what it says now, or to be again as the recipe has it.
    void ownChanged(const QString& id, bool isOwn);
    void whereChanged(const cave::Where& where);
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        const Parameter* parameter = nullptr;
        QWidget* editor = nullptr;
        std::function<void(const Json&)> show; // without telling
        std::optional<Json> shown{}; // last; what is typed since then stays until there is another value
        ParameterHead* head = nullptr;
    };

    void build(const RecipeRow& row);
    ParameterHead* newHead(const Parameter& parameter);
    void nameField(const Field& field);
    void addWhere();
    Field newField(const Parameter& parameter, const Json& value);
    Field newNumber(const Parameter& parameter);
    Field newCurve(const Parameter& parameter);
    Field newChoice(const Parameter& parameter);
    Field newFlag(const Parameter& parameter);
    Field newTile(const Parameter& parameter);
    Field newWord(const Parameter& parameter);
    Field newTable(const Parameter& parameter);
    void tell(const Parameter& parameter, const Json& value);
    void tellAlone(const Parameter& parameter, const Json& value); // a step of its own

    Workbench& m_bench;
    QFormLayout* m_form;
    Uid m_row;
    std::string m_type;
    int m_level = 0; // whose shares are shown
    std::vector<bool> m_curves; // which numbers go by depth
    std::vector<Field> m_fields;
    WhereBox* m_where = nullptr; // of the last row of the form; null: hand edits, which say it themselves
    int m_stroke = kNoStroke;
    std::string m_strokeOf; // parameter
};

} // namespace cave
