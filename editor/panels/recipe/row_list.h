// SPDX-License-Identifier: MIT
// The rows of a level's recipe: handle, eye, number, name with summary, badge, time, die, pin.
#pragma once

#include "editor/panels/drop_list.h"

namespace cave {

// What one row shows.
struct RowLook {
    quint64 uid = 0;
    QString name;
    QString summary;
    QString help;      // tooltip, with the reason of the badge
    QString count;     // "14 of 15"; may be empty
    QString time;      // "0.31 ms"; may be empty
    QString badge;     // an icon's name; may be empty
    bool isOn = true;
    bool isPinned = false;
    bool isExtra = false; // only this level has it
};

class RowList : public DropList {
    Q_OBJECT

public:
    enum class Part : std::uint8_t { Handle, Eye, Name, Badge, Die, Pin };

    explicit RowList(QWidget* parent = nullptr);

    void setRows(const std::vector<RowLook>& rows); // the current one stays, by its uid
    const RowLook& look(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    quint64 currentUid() const; // 0: none
    void setCurrentUid(quint64 uid);
    QRect areaOf(int row, Part part) const; // in the viewport

signals:
    void eyePressed(quint64 uid, bool withShift);
    void diePressed(quint64 uid);
    void pinPressed(quint64 uid);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    std::vector<RowLook> m_rows;
};

} // namespace cave
