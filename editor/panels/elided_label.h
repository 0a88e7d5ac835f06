// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace cave {

/// A line that ends in dots where it has no room; the tooltip says the whole, and so do readers.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setWhole(const QString& text);
    const QString& whole() const { return m_whole; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QString m_whole;
};

} // namespace cave
