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
    tell(error, [where = error.where, &form] { return form.nameAt(where); });
}

void ProblemLine::tell(const Error& error, std::function<QString()> field)
{
    tell([what = error.what, field = std::move(field)] {
        const QString name = field();
        return name.isEmpty() ? tr("◆ %1").arg(described(what)) : tr("◆ %1: %2").arg(name, described(what));
    });
}

} // namespace cave
