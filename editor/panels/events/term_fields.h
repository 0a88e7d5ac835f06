// SPDX-License-Identifier: MIT
// A widget for each thing that an event's word can be told, made from the row of the word.
#pragma once

#include "core/edit/events/event_edit.h"
#include "core/world/event_words.h"
#include "editor/tools/workbench.h"

#include <QWidget>

#include <functional>

namespace cave {

// What a field's widget needs to know of whose it is.
struct TermPlace {
    Workbench& bench;
    ScriptOwner owner;
    bool isTrigger = false;
    QWidget* parent = nullptr;
};

struct TermWidget {
    QWidget* editor = nullptr;
    bool namesItself = false; // it needs no label
    bool isTyped = false; // its changes come letter by letter
    std::function<void(const EventTerms& terms)> show; // without telling
    std::function<void(EventTerms& terms)> take;
};

// `changed` is called whenever take() would give something else, `left` when what is typed next is another step.
TermWidget newTermWidget(const TermPlace& place, const EventField& field, const std::function<void()>& changed,
                         const std::function<void()>& left);

} // namespace cave
