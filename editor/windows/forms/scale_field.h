// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/sounds/sound_rows.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace cave {

/// The notes of a scale: a button for each semitone above the root, down where it is one of them.
class ScaleField : public QWidget {
    Q_OBJECT

public:
    explicit ScaleField(QWidget* parent);

    void show(const Json::Array& scale);
    const Json::Array& scale() const { return m_scale; }

signals:
    void changed(); ///< by the user

private:
    void toggle(int semitones, bool isOn);

    Json::Array m_scale;
    std::array<QToolButton*, kSemitones> m_notes{};
};

} // namespace cave
