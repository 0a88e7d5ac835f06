// SPDX-License-Identifier: MIT
// Asks for another size of all levels, and shows beforehand what they will be and what would be lost.
#pragma once

#include "core/edit/level_edit.h"

#include <QDialog>

class QButtonGroup;
class QLabel;
class QPushButton;
class QSpinBox;

namespace cave {

class ResizePreview;

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
    QString resultText() const; // what becomes of the level in the picture
    const ResizePreview& preview() const { return *m_preview; }

private:
    QLayout* newForm();
    void refresh();
    void showPicture();
    void showLoss();
    bool isSame() const; // as the size that they have
    bool isRemade() const; // the level in the picture, by its recipe
    QPixmap picture() const;

    const Dungeon m_dungeon; // as it was when somebody was asked
    int m_z;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QButtonGroup* m_anchors; // ids are those of Anchor
    QLabel* m_picture;
    QLabel* m_result;
    QLabel* m_loss;
    QPushButton* m_take;
    ResizePreview* m_preview;
};

} // namespace cave
