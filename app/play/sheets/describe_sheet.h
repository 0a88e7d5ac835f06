// SPDX-License-Identifier: MIT
// The page about a cell, a creature or a thing: picture, words and the numbers that matter.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/play/words/description.h"

class QGridLayout;

namespace cave {

class Artwork;
class RunningGame;

class DescribeSheet : public Sheet {
    Q_OBJECT

public:
    // One or more descriptions; the first gives the title.
    DescribeSheet(const std::vector<Description>& descriptions, const RunningGame& game, Artwork& artwork, bool asSigns,
                  QWidget* parent = nullptr);
};

// Names at the left and what they come to at the right.
QGridLayout* newFactGrid(const std::vector<FactText>& facts);
// More of them beneath; a grid's columns stay in line.
void addFacts(QGridLayout& grid, const std::vector<FactText>& facts);

} // namespace cave
