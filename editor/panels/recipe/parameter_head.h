// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace cave {

struct Parameter;

/// The name of a parameter, behind the switch that says for which levels its value counts: "=" for every level of the
/// recipe, "≠" for the shown level alone.
class ParameterHead : public QWidget {
    Q_OBJECT

public:
    explicit ParameterHead(const Parameter& parameter, QWidget* parent = nullptr);

    void setOwn(bool isOwn, bool canSwitch); ///< a row that only this level has knows no other levels
    void showTexts();
    QToolButton& ownSwitch() const { return *m_own; }

signals:
    void switched(bool isOwn); // by the designer

private:
    const Parameter& m_parameter;
    QToolButton* m_own;
    QLabel* m_name;
};

} // namespace cave
