// SPDX-License-Identifier: MIT
#include "editor/files/desk.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace cave {

Desk::Desk(Document& document, QObject* parent) : QObject(parent), m_document(document) {}

Desk::~Desk()
{
    const QSignalBlocker blocker(m_document);
    m_document.showNothing();
}

int Desk::indexOf(const Draft& draft) const
{
    const auto found = std::ranges::find(m_drafts, &draft, &std::unique_ptr<Draft>::get);
    return found == m_drafts.end() ? -1 : static_cast<int>(found - m_drafts.begin());
}

int Desk::indexOfFile(const QString& path) const
{
    const QFileInfo wanted(path);
    for (int i = 0; i < count(); ++i)
        if (!draft(i).filePath.isEmpty() && QFileInfo(draft(i).filePath) == wanted)
            return i;
    return -1;
}

QString Desk::freshTitle(const QString& wanted) const
{
    const auto isTaken = [this](const QString& title) {
        return std::ranges::any_of(m_drafts, [&](const auto& each) { return each->writtenTitle() == title; });
    };
    QString title = wanted;
    for (int number = 2; isTaken(title); ++number)
        title = wanted + u' ' + QString::number(number);
    return title;
}

void Desk::leave()
{
    if (m_current >= 0)
        emit leaving(draft(m_current));
}

Draft& Desk::open(std::unique_ptr<Draft> draft)
{
    const int index = m_current + 1;
    leave();
    m_drafts.insert(m_drafts.begin() + index, std::move(draft));
    m_current = -1; // left already
    show(index);
    return this->draft(index);
}

void Desk::show(int index)
{
    if (index == m_current)
        return;
    leave();
    m_current = index;
    m_document.show(draft(index));
    emit shown(draft(index));
    emit changed();
}

void Desk::showNext(int by)
{
    if (m_current >= 0)
        show((m_current + by + count()) % count());
}

void Desk::move(int from, int to)
{
    const auto begin = m_drafts.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    if (m_current == from)
        m_current = to;
    else if (m_current > from && m_current <= to)
        --m_current;
    else if (m_current < from && m_current >= to)
        ++m_current;
    emit changed();
}

void Desk::close(int index)
{
    const bool wasCurrent = index == m_current;
    if (wasCurrent)
        leave();
    m_closed.push_back(std::move(m_drafts[static_cast<std::size_t>(index)]));
    m_drafts.erase(m_drafts.begin() + index);
    if (m_current > index)
        --m_current;
    if (wasCurrent) {
        m_current = -1;
        if (m_drafts.empty())
            m_document.showNothing();
        else
            show(std::min(index, count() - 1));
    }
    emit closed(*m_closed.back());
    emit changed();
    if (m_closed.size() > kMostClosed)
        m_closed.erase(m_closed.begin());
}

void Desk::reopen()
{
    if (m_closed.empty())
        return;
    std::unique_ptr<Draft> draft = std::move(m_closed.back());
    m_closed.pop_back();
    open(std::move(draft));
}

} // namespace cave
