// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

#include <memory>
#include <string>

class QLabel;

namespace cave {

class Artwork;

/// What is seen of a kind before anything else: its picture, its name, and some words below that.
class KindHead : public QWidget {
public:
    KindHead(const Workbench& bench, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    void showKind(KindTable table, const std::string& id, const QString& words);
    void showNone();
    QString words() const;

private:
    const Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    QLabel* m_picture;
    QLabel* m_name;
    QLabel* m_words;
};

} // namespace cave
