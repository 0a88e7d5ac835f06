// SPDX-License-Identifier: MIT
// Asks for another size of all levels, and shows beforehand what would be lost.
#pragma once

#include "core/edit/level_edit.h"

#include <QDialog>

class QButtonGroup;
class QLabel;
class QPushButton;
class QSpinBox;

namespace cave {

class ResizeDialog : public QDialog {
    Q_OBJECT

public:
    // The picture is of level z. The dungeon must outlive the dialog.
    ResizeDialog(const Dungeon& dungeon, int z, QWidget* parent = nullptr);

    int newWidth() const;
    int newHeight() const;
    Anchor anchor() const;
    void choose(int width, int height, Anchor anchor);
    QString lossText() const;

private:
    void refresh();
    QPixmap picture() const;

    const Dungeon& m_dungeon;
    int m_z;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QButtonGroup* m_anchors; // ids are those of Anchor
    QLabel* m_picture;
    QLabel* m_loss;
    QPushButton* m_take;
};

} // namespace cave
