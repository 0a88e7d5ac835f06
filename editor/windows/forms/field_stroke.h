// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

namespace cave {

// Changes of one field of a form, one after the other, are one step.
class FieldStroke {
public:
    explicit FieldStroke(Workbench& bench) : m_bench(bench) {}

    int of(const QString& field); // the stroke of its change
    void end() { m_field.clear(); } // what is typed next is another step

private:
    Workbench& m_bench;
    int m_stroke = kNoStroke;
    QString m_field;
};

} // namespace cave
