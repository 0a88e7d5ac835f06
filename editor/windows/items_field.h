// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QHBoxLayout;

namespace cave {

class Artwork;

/// A list of items or tiles as buttons that take themselves out, and one that adds.
class ItemsField : public QWidget {
    Q_OBJECT

public:
    ItemsField(const Workbench& bench, std::shared_ptr<Artwork> artwork, KindTable table, QWidget* parent);

    void show(const Json::Array& items); ///< their ids
    const Json::Array& items() const { return m_items; }

signals:
    void changed(); ///< items() are others

private:
    void askItem();
    void remove(std::size_t index);
    QString addText() const;

    const Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    KindTable m_table;
    Json::Array m_items;
    QHBoxLayout* m_line;
};

} // namespace cave
