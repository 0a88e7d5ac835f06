// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <vector>

class QIcon;
class QToolButton;
class QVBoxLayout;

namespace cave {

class SidePanels;

/// A button for each of the panels at the side, while they are folded.
class PanelStrip : public QFrame {
    Q_OBJECT

public:
    PanelStrip(SidePanels& side, QWidget* parent);

    void setOpen(const QWidget* panel); ///< which button is pressed; null: none

    QSize minimumSizeHint() const override; ///< with buttons for usual letters

signals:
    void wanted(QWidget& panel); ///< its button was pressed

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Button {
        QToolButton* button = nullptr;
        QWidget* panel = nullptr;
    };

    void showPanels();
    void fit();
    void showPanel(std::size_t place, QWidget& panel, const QString& name, const QIcon& picture);
    void add();

    SidePanels& m_side;
    QVBoxLayout* m_column;
    std::vector<Button> m_buttons;
    const QWidget* m_open = nullptr;
};

} // namespace cave
