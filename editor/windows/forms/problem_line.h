// SPDX-License-Identifier: MIT
// Tells below a form why the last change was not taken.
#pragma once

#include "core/base/result.h"

#include <QLabel>

#include <functional>

namespace cave {

class FieldForm;

class ProblemLine : public QLabel {
    Q_OBJECT

public:
    explicit ProblemLine(QWidget* parent);

    // `why` says it in the language of the program, and is asked again when that is another one; empty: all is well.
    void tell(std::function<QString()> why);
    void tell(const Error& error);
    // At the field of the form that its path leads to; the form must outlive the line.
    void tell(const Error& error, const FieldForm& form);
    // At what `field` names, "" for nothing; asked again as well.
    void tell(const Error& error, std::function<QString()> field);

private:
    std::function<QString()> m_why;
};

} // namespace cave
