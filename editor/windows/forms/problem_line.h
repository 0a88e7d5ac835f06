// SPDX-License-Identifier: MIT
// Tells below a form why the last change was not taken.
#pragma once

#include <QLabel>

#include <functional>

namespace cave {

class ProblemLine : public QLabel {
    Q_OBJECT

public:
    explicit ProblemLine(QWidget* parent);

    // `why` says it in the language of the program, and is asked again when that is another one; empty: all is well.
    void tell(std::function<QString()> why);

private:
    std::function<QString()> m_why;
};

} // namespace cave
