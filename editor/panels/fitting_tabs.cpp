// SPDX-License-Identifier: MIT
#include "editor/panels/fitting_tabs.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"

#include <QStyle>
#include <QTabBar>

namespace cave {

namespace {

constexpr int kNameMargins = 18;   // pixels beside a name: those of the style sheet, and what Qt adds
constexpr int kPictureMargins = 2; // likewise, where tabs show pictures
constexpr int kChosenMargins = 10; // of the name among them
constexpr int kTabPicture = 16;
constexpr int kBesidePicture = 16; // what Qt leaves there

} // namespace

FittingTabs::FittingTabs(QWidget* parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setUsesScrollButtons(true);
    tabBar()->setProperty("pictures", false);
    connect(this, &QTabWidget::currentChanged, this, &FittingTabs::fit);
    keepCurrent(*this, [this] {
        setAccessibleName(tr("Panels"));
        fit();
    });
}

void FittingTabs::setTitle(QWidget& page, const QString& title, const QString& picture)
{
    const int index = indexOf(&page);
    setTabToolTip(index, title);
    tabBar()->setTabData(index, picture);
    fit();
    emit titlesChanged();
}

QIcon FittingTabs::picture(int index) const { return icon(tabBar()->tabData(index).toString()); }

void FittingTabs::resizeEvent(QResizeEvent* event)
{
    QTabWidget::resizeEvent(event);
    fit();
}

void FittingTabs::tabInserted(int)
{
    fit();
    emit titlesChanged();
}

void FittingTabs::tabRemoved(int)
{
    fit();
    emit titlesChanged();
}

void FittingTabs::fit()
{
    setIconSize(grown({kTabPicture, kTabPicture}));
    const QFontMetrics metrics = tabBar()->fontMetrics();
    int all = 0;
    for (int i = 0; i < count(); ++i)
        all += metrics.horizontalAdvance(title(i)) + kNameMargins;
    const bool haveAllNames = all <= width();
    spaceTabs(!haveAllNames);
    const int room = width() - (count() - 1) * (iconSize().width() + kBesidePicture + kPictureMargins) - kChosenMargins;
    for (int i = 0; i < count(); ++i) {
        const bool hasName = haveAllNames || i == currentIndex() || tabBar()->tabData(i).toString().isEmpty();
        const QString name = haveAllNames ? title(i) : metrics.elidedText(title(i), Qt::ElideRight, room);
        setTabText(i, hasName ? name : QString());
        setTabIcon(i, hasName ? QIcon() : picture(i));
        tabBar()->setAccessibleTabName(i, title(i));
    }
}

// Pictures have room about them already.
void FittingTabs::spaceTabs(bool havePictures)
{
    if (tabBar()->property("pictures") == havePictures)
        return;
    tabBar()->setProperty("pictures", havePictures);
    style()->unpolish(tabBar());
    style()->polish(tabBar());
}

} // namespace cave
