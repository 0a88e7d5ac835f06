// SPDX-License-Identifier: MIT
// An effect on somebody: of which kind, and below it all that one of that kind can be told.
#pragma once

#include "core/content/kind_fields.h"
#include "editor/tools/workbench.h"

#include <QWidget>

#include <functional>
#include <string_view>
#include <vector>

class QComboBox;
class QFormLayout;

namespace cave {

QComboBox* newNarrowBox(QWidget* parent); // long words do not widen the panel

class EffectField : public QWidget {
    Q_OBJECT

public:
    EffectField(Workbench& bench, QWidget* parent);

    void show(const Effect& effect);
    Effect effect() const;

signals:
    void changed(); // by the user

private:
    struct Member {
        std::string_view id;
        QWidget* editor;
        std::function<void(const Json& value)> show; // without telling
    };

    void showRow();
    void build(const std::vector<KindField>& fields);
    void addNumber(const KindField& field);
    void addGas(const KindField& field);
    void addMember(const KindField& field, QWidget* editor, std::function<void(const Json& value)> show);
    void takeKind();
    void take(std::string_view id, Json value);

    Workbench& m_bench;
    Json m_row; // as touchFields() has it
    QComboBox* m_kind;
    QFormLayout* m_form;
    std::vector<Member> m_members; // but for the kind
};

} // namespace cave
