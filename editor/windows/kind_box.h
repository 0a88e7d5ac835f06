// SPDX-License-Identifier: MIT
// A box to choose a kind of one table from, by its picture and name.
#pragma once

#include "editor/tools/workbench.h"

#include <QComboBox>

#include <memory>

namespace cave {

class Artwork;

class KindBox : public QComboBox {
    Q_OBJECT

public:
    /// `hasNone`: the first entry is that of no kind.
    KindBox(const Workbench& bench, std::shared_ptr<Artwork> artwork, KindTable table, bool hasNone, QWidget* parent);

    void setId(const std::string& id); // one that is unknown shows nothing
    std::string id() const;

signals:
    void chosen(); // by the user

private:
    void fill(); // the choice stays

    const Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    KindTable m_table;
    bool m_hasNone;
};

} // namespace cave
