// SPDX-License-Identifier: MIT
#include "editor/windows/forms/problem_line.h"

#include "app/view/ui/keep_current.h"
#include "app/view/words/describe.h"
#include "editor/windows/field_form.h"

namespace cave {

ProblemLine::ProblemLine(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    keepCurrent(*this, [this] {
        if (m_why)
            setText(m_why());
    });
}

void ProblemLine::tell(std::function<QString()> why)
{
    m_why = std::move(why);
    setText(m_why());
}

void ProblemLine::tell(const Error& error)
{
    tell([what = error.what] { return tr("◆ %1").arg(described(what)); });
}

void ProblemLine::tell(const Error& error, const FieldForm& form)
{
    tell([error, &form] {
        const QString field = form.nameAt(error.where);
        const QString what = described(error.what);
        return field.isEmpty() ? tr("◆ %1").arg(what) : tr("◆ %1: %2").arg(field, what);
    });
}

} // namespace cave
