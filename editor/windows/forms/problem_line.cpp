// SPDX-License-Identifier: MIT
#include "editor/windows/forms/problem_line.h"

#include "app/view/ui/keep_current.h"

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

} // namespace cave
