// SPDX-License-Identifier: MIT
#include "app/play/game/message_model.h"

namespace cave {

namespace {

constexpr std::size_t kFolded = 4;

} // namespace

QChar signOf(Tone tone)
{
    switch (tone) {
    case Tone::Plain: return u' ';
    case Tone::Harm: return u'-';
    case Tone::Gain: return u'+';
    case Tone::Warning: return u'!';
    case Tone::Rare: return u'*';
    case Tone::Muted: return u'~';
    }
    return u' ';
}

void MessageModel::begin(std::shared_ptr<const Catalogue> catalogue, Describer::Keys keys)
{
    beginResetModel();
    m_describer.emplace(std::move(catalogue), std::move(keys));
    m_lines.clear();
    m_read = 0;
    endResetModel();
}

void MessageModel::follow(std::span<const Message> messages, std::int64_t turn)
{
    // When a long game is loaded, enough is read to fill the lines that are kept, even if many are folded.
    if (m_most > 0 && messages.size() - m_read > kFolded * m_most)
        m_read = messages.size() - kFolded * m_most;
    for (const Message& message : messages.subspan(m_read))
        add(message);
    m_read = messages.size();
    m_turn = turn;
    if (!m_lines.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {AgeRole});
}

void MessageModel::add(const Message& message)
{
    QString text = m_describer->describe(message.text);
    if (!m_lines.empty() && m_lines.back().text == text && m_lines.back().tone == message.tone) {
        m_lines.back().turn = message.turn;
        ++m_lines.back().count;
        const QModelIndex last = index(rowCount() - 1);
        emit dataChanged(last, last);
        return;
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_lines.push_back({message.turn, message.tone, std::move(text), 1});
    endInsertRows();
    if (m_most == 0 || m_lines.size() <= m_most)
        return;
    beginRemoveRows({}, 0, 0);
    m_lines.erase(m_lines.begin());
    endRemoveRows();
}

int MessageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant MessageModel::data(const QModelIndex& index, int role) const
{
    const MessageLine& line = m_lines[static_cast<std::size_t>(index.row())];
    const QString text = line.count > 1 ? tr("%1 (x%2)").arg(line.text, QString::number(line.count)) : line.text;
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::AccessibleTextRole: return QString(signOf(line.tone) + u' ' + text).trimmed();
    case TurnRole: return QVariant::fromValue(line.turn);
    case ToneRole: return static_cast<int>(line.tone);
    case AgeRole: return QVariant::fromValue(m_turn - line.turn);
    default: return {};
    }
}

} // namespace cave
