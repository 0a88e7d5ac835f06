// SPDX-License-Identifier: MIT
#include "editor/windows/forms/field_stroke.h"

namespace cave {

int FieldStroke::of(const QString& field)
{
    if (field != m_field)
        m_stroke = m_bench.document().newStroke();
    m_field = field;
    return m_stroke;
}

} // namespace cave
