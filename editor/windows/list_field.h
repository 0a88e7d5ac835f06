// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/kind_fields.h"
#include "editor/tools/workbench.h"

#include <QWidget>

class QToolButton;

namespace cave {

class Artwork;
class FlowLayout;

/// A list of kinds or words as buttons that take themselves out, and one that adds.
class ListField : public QWidget {
    Q_OBJECT

public:
    /// `what` is of items, of tiles, or of words.
    ListField(const Workbench& bench, std::shared_ptr<Artwork> artwork, const KindField& what, QWidget* parent);

    void show(const Json::Array& items); ///< their ids, or words
    const Json::Array& items() const { return m_items; }

signals:
    void changed(); ///< items() are others

private:
    void ask();
    void remove(std::size_t index);
    bool isOfItems() const;
    QString adding() const;
    QString nameOf(const std::string& item) const;

    const Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    KindField m_what;
    Json::Array m_items;
    FlowLayout* m_flow;
    QToolButton* m_add;
};

} // namespace cave
