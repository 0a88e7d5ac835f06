// SPDX-License-Identifier: MIT
#include "editor/panels/fitting_tabs.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"

#include <QStyle>
#include <QTabBar>

namespace cave {

namespace {

constexpr int kNameMargins = 18; // pixels beside a name: those of the style sheet, and what Qt adds
constexpr int kTabPicture = 16;

} // namespace

FittingTabs::FittingTabs(QWidget* parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone); // see cutChosen()
    tabBar()->setProperty("pictures", "none");
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
    for (int i = 0; i < count(); ++i) {
        const bool hasName = haveAllNames || i == currentIndex() || tabBar()->tabData(i).toString().isEmpty();
        setTabText(i, hasName ? title(i) : QString());
        setTabIcon(i, hasName ? QIcon() : picture(i));
        tabBar()->setAccessibleTabName(i, title(i));
    }
    if (!haveAllNames && currentIndex() >= 0)
        cutChosen();
}

// By as much as the tabs are too wide together.
void FittingTabs::cutChosen()
{
    int over = -width();
    for (int i = 0; i < count(); ++i)
        over += tabBar()->tabRect(i).width();
    if (over <= 0)
        return;
    const QFontMetrics metrics = tabBar()->fontMetrics();
    const QString name = title(currentIndex());
    const int room = metrics.horizontalAdvance(name) - over;
    setTabText(currentIndex(), metrics.elidedText(name, Qt::ElideRight, room));
}

// Qt leaves all room beside a picture on its other side: the style sheet shares it out.
void FittingTabs::spaceTabs(bool havePictures)
{
    const QString side = !havePictures ? "none" : isRightToLeft() ? "right" : "left";
    if (tabBar()->property("pictures") == side)
        return;
    tabBar()->setProperty("pictures", side);
    style()->unpolish(tabBar());
    style()->polish(tabBar());
}

} // namespace cave
