// SPDX-License-Identifier: MIT
// The message log as a list: one line a sentence, repeats folded, oldest first.
#pragma once

#include "app/view/words/describe.h"
#include "core/rules/facts/message.h"

#include <QAbstractListModel>

#include <optional>
#include <span>
#include <vector>

namespace cave {

// Equal sentences that follow one another, whatever turns they are from.
struct MessageLine {
    std::int64_t turn = 0; // of the last one
    Tone tone = Tone::Plain;
    QString text;
    int count = 1;
};

QChar signOf(Tone tone); // repeats what the colour says: - harm, + gain, ! warning, * rare, a space else

class MessageModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { TurnRole = Qt::UserRole, ToneRole, AgeRole }; // age: turns since then

    // With `most`, only that many of the newest lines are kept, so that a view's work does not grow with the game; 0:
    // all.
    explicit MessageModel(std::size_t most, QObject* parent = nullptr) : QAbstractListModel(parent), m_most(most) {}

    // Empties it for another game.
    void begin(std::shared_ptr<const Catalogue> catalogue, Describer::Keys keys = {});
    // `messages` are all of the game so far; only those that came since the last call are read.
    void follow(std::span<const Message> messages, std::int64_t turn);

    const std::vector<MessageLine>& lines() const { return m_lines; }

    int rowCount(const QModelIndex& parent = {}) const override;
    // DisplayRole: the sentence with "(x3)". AccessibleTextRole: the same with the sign.
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void add(const Message& message);

    std::size_t m_most;
    std::optional<Describer> m_describer;
    std::vector<MessageLine> m_lines;
    std::size_t m_read = 0;
    std::int64_t m_turn = 0;
};

} // namespace cave
