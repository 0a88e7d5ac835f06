// SPDX-License-Identifier: MIT
// Asks as what, of which levels and where a copy of the dungeon is written.
#pragma once

#include "editor/files/draft.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace cave {

class ExportDialog : public QDialog {
    Q_OBJECT

public:
    // `path` has the suffix of the format that is offered first. `z`: the shown level.
    ExportDialog(const QString& path, int z, const ExportOptions& options, QWidget* parent = nullptr);

    QString path() const; // with the suffix of the format
    ExportOptions options() const;

private:
    void showFormat();
    void choosePath();

    int m_z;
    QComboBox* m_format;
    QRadioButton* m_all;
    QRadioButton* m_one;
    QSpinBox* m_pixels;
    QLabel* m_holds;
    QLineEdit* m_path;
};

} // namespace cave
