// SPDX-License-Identifier: MIT
// Every colour of the program that more than one file needs, by name. Colours of kinds are in their rows. Which colour
// a name means is decided by the palette in use, a setting of the player.
#pragma once

#include <QColor>

#include <array>
#include <cstdint>
#include <span>

namespace cave::palette {

// The unknown, in every palette; added to every lit pixel as well, so that no cell is ever blacker than it.
inline constexpr QRgb kVoid = 0x08080d;

enum class Set : std::uint8_t {
    Usual,
    RedGreen,     // for eyes that take red and green for one (protan, deutan)
    BlueYellow,   // for eyes that take blue and green, yellow and pink for one (tritan)
    SingleColour, // told by brightness alone
    HighContrast, // text 7:1 and more
    Light         // of the interface; maps stay dark
};
inline constexpr std::array kSets{Set::Usual,        Set::RedGreen,     Set::BlueYellow,
                                  Set::SingleColour, Set::HighContrast, Set::Light};

// A name. Used as a colour it gives that of the palette in use, so what keeps the colour keeps an old one.
class Colour {
public:
    constexpr explicit Colour(std::uint8_t number) : m_number(number) {}

    operator QRgb() const;
    QRgb in(Set set) const;
    constexpr std::uint8_t number() const { return m_number; }

private:
    std::uint8_t m_number; // of its row in the table
};

// Used at the program's start and for a changed setting; afterwards everything that is shown must be made anew.
void use(Set set);
Set inUse();

// Colours of kinds, which are in their rows, as they are shown in the palette in use: a sign's, and that behind a sign.
// Painted art keeps its own.
QRgb signColour(QRgb colour);
QRgb signGround(QRgb colour);
// A colour of icons, which are drawn for dark ground. Keeps the opacity.
QRgb iconColour(QRgb colour);

// Grounds of the interface from deep to raised: fields and menus, window, panels, buttons, borders, hovered borders.
inline constexpr Colour kInk0{0};
inline constexpr Colour kInk1{1};
inline constexpr Colour kInk2{2};
inline constexpr Colour kInk3{3};
inline constexpr Colour kInk4{4};
inline constexpr Colour kInk5{5};

inline constexpr Colour kText{6};
inline constexpr Colour kMuted{7}; // labels
inline constexpr Colour kFaint{8}; // numbers of lesser weight; only on ink 0 to 2
inline constexpr Colour kDisabled{9};

inline constexpr Colour kAmber{10}; // the one accent: "here" and "now"
inline constexpr Colour kAmberDeep{11};
inline constexpr Colour kTeal{12}; // regions, overlays
inline constexpr Colour kSelect{13};
inline constexpr Colour kSelectText{14};
inline constexpr Colour kPrimary{15};
inline constexpr Colour kPrimaryText{16};

// Badges and icons.
inline constexpr Colour kGood{17};
inline constexpr Colour kBad{18};
inline constexpr Colour kWarn{19};
inline constexpr Colour kInfo{20};

// The log: any two can be told apart in usual, protan, deutan and tritan sight.
inline constexpr Colour kLogGround{21};
inline constexpr Colour kLogText{22};
inline constexpr Colour kLogDim{23};
inline constexpr Colour kLogHarm{24};
inline constexpr Colour kLogGain{25};
inline constexpr Colour kLogWarning{26};
inline constexpr Colour kLogRare{27};

inline constexpr Colour kHealth{28};
inline constexpr Colour kHealthGround{29};
inline constexpr Colour kExperience{30};
inline constexpr Colour kExperienceGround{31};
inline constexpr Colour kHunger{32};
inline constexpr Colour kHungerGround{33};
inline constexpr Colour kBarText{34};

// The count of pips says the same as their colour.
inline constexpr Colour kPipFull{35};
inline constexpr Colour kPipHalf{36};
inline constexpr Colour kPipLow{37};
inline constexpr Colour kPipEmpty{38};

} // namespace cave::palette
