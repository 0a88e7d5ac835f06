// SPDX-License-Identifier: MIT
// Asks what the tiles and objects of somebody else's map are here.
#pragma once

#include "core/save/formats/foreign_kinds.h"
#include "editor/dialogs/kind_entries.h"

#include <QDialog>

#include <map>
#include <memory>

class QImage;
class QLineEdit;
class QListWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace cave {

class KindsDialog : public QDialog {
    Q_OBJECT

public:
    // `foreign` is what the map at `path` has; `kinds` what has been said of it before. What nobody has said anything
    // of is what its name suggests.
    KindsDialog(const QString& path, ForeignKinds foreign, KindMap kinds, Artwork& artwork, QWidget* parent = nullptr);

    const KindMap& kinds() const { return m_kinds; }
    // For the selected rows that are of the same sort as the current one: cells, objects or empty cells.
    void choose(const std::string& kind);

private:
    QWidget* newMapSide();
    QWidget* newOurSide();
    void addRow(std::size_t index);
    void showRow(QTreeWidgetItem& row);
    void showChoices(); // those that fit the current row
    void filter();
    void takeChoice();
    std::string& kindOf(const ForeignKind& foreign);
    QString nameOf(const ForeignKind& foreign) const;
    QString nameOf(ForeignKind::Of of, const std::string& kind) const;
    QIcon pictureOf(const ForeignKind& foreign);
    const ForeignKind* current() const;

    std::filesystem::path m_folder;
    ForeignKinds m_foreign;
    KindMap m_kinds;
    std::map<std::string, KindEntry> m_entries; // by their ids
    std::vector<std::string> m_order; // of them: ground, then creatures, then items
    std::size_t m_grounds = 0; // so many are ground
    std::map<std::filesystem::path, QImage> m_pictures;
    QTreeWidget* m_rows;
    QLineEdit* m_find;
    QListWidget* m_choices;
    int m_shownFor = -1; // what the choices are for
};

} // namespace cave
