// SPDX-License-Identifier: MIT
#pragma once

#include <QTabWidget>

namespace cave {

/// Tabs that have a name and a picture. Where the names of all have no room, only the chosen one says its name.
class FittingTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit FittingTabs(QWidget* parent = nullptr);

    /// `picture`: in :/icons/; empty: it always says its name
    void setTitle(QWidget& page, const QString& title, const QString& picture);
    QString title(int index) const { return tabToolTip(index); }
    QIcon picture(int index) const;

signals:
    void titlesChanged(); ///< or tabs have come or gone

protected:
    void resizeEvent(QResizeEvent* event) override;
    void tabInserted(int index) override;
    void tabRemoved(int index) override;

private:
    void fit();
    void cutChosen();
    void spaceTabs(bool havePictures);
};

} // namespace cave
