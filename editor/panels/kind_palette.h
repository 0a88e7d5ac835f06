// SPDX-License-Identifier: MIT
// A list of tiles, creatures or items with pictures and names, and a box that finds one by its name.
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

#include <memory>

class QLineEdit;
class QListWidget;

namespace cave {

class Artwork;

class KindPalette : public QWidget {
    Q_OBJECT

public:
    KindPalette(KindTable table, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    // `without` is a creature that nobody places: the hero.
    void setKinds(const Workbench& bench, const std::string& without);
    void setChosen(int kind); // shows it; does not emit
    void beginFind();         // the focus goes to the box, its text is selected

signals:
    void chosen(int kind);
    void left(); // a click, Enter or Esc: the focus should go back to the canvas

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showTexts();
    void addKind(int kind, const QString& name, const QString& help, const QPixmap& picture);
    void filter(const QString& typed);
    void choose();

    KindTable m_table;
    std::shared_ptr<Artwork> m_artwork;
    QLineEdit* m_find;
    QListWidget* m_list;
};

} // namespace cave
