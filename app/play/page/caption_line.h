// SPDX-License-Identifier: MIT
// What is heard but not seen, in words on the map for a moment.
#pragma once

#include <QLabel>
#include <QTimer>

namespace cave {

class CaptionLine : public QLabel {
    Q_OBJECT

public:
    explicit CaptionLine(QWidget& map);

    // Nothing new leaves the old ones their time.
    void tell(const QStringList& captions);
    void forget();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QTimer m_time;
};

} // namespace cave
