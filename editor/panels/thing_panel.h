// SPDX-License-Identifier: MIT
// What stands and lies on the cell of the cell cursor, with all that can be said of it.
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace cave {

class ThingPanel : public QWidget {
    Q_OBJECT

public:
    explicit ThingPanel(Workbench& bench, QWidget* parent = nullptr);

    QListWidget& list() const { return *m_list; } // a row a thing
    const QSpinBox& price() const { return *m_price; }
    // Each is one step that can be undone, about the chosen thing.
    void setKind(std::uint16_t kind);
    void setLevels(int levels);
    void setEnchant(int enchant);
    void setRune(const std::string& rune);
    void setPrice(int price);
    bool bearsRunes(const Placement& thing) const;
    void showRunes(const Placement& thing);
    void setOpens(std::optional<Place> door);
    void setGroup(const std::string& group);
    void setBelonging(const Belonging& belongs, const QString& text);
    void remove();

private:
    QFormLayout* newForm();
    void showTexts();
    void refresh();
    void showThing();
    void showKinds(const Placement& thing);
    void showDoors(const Placement& thing);
    void showBelonging(const Belonging& belongs);
    void connectBelonging();
    const Placement* current() const;
    bool isKey(const Placement& thing) const;
    void change(const std::optional<Placement>& fresh, const QString& text);

    Workbench& m_bench;
    std::vector<Placement> m_things;
    std::vector<Place> m_doors; // of the box, after its first row
    QLabel* m_place;
    QListWidget* m_list;
    QComboBox* m_kind;
    QLabel* m_help;
    QSpinBox* m_levels;
    QSpinBox* m_enchant;
    QComboBox* m_rune;
    QSpinBox* m_price;
    QComboBox* m_opens;
    QComboBox* m_side;
    QCheckBox* m_captive;
    QLineEdit* m_group;
    QPushButton* m_remove;
    QFormLayout* m_form;
};

} // namespace cave
