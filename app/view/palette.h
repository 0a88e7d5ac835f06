// SPDX-License-Identifier: MIT
// Every colour of the program that more than one file needs, by name. Colours of kinds are in their rows.
#pragma once

#include <QColor>

namespace cave::palette {

// The unknown; added to every lit pixel as well, so that no cell is ever blacker than it.
inline constexpr QRgb kVoid = 0x08080d;

// Grounds of the interface from deep to raised: fields and menus, window, panels, buttons, borders, hovered borders.
inline constexpr QRgb kInk0 = 0x101117;
inline constexpr QRgb kInk1 = 0x16171f;
inline constexpr QRgb kInk2 = 0x1d1f29;
inline constexpr QRgb kInk3 = 0x272a36;
inline constexpr QRgb kInk4 = 0x353947;
inline constexpr QRgb kInk5 = 0x4a4f61;

inline constexpr QRgb kText = 0xe9e3d6;
inline constexpr QRgb kMuted = 0xaaa598;    // labels
inline constexpr QRgb kFaint = 0x938e84;    // numbers of lesser weight; only on ink 0 to 2
inline constexpr QRgb kDisabled = 0x6d6a66;

inline constexpr QRgb kAmber = 0xf0b35a;    // the one accent: "here" and "now"
inline constexpr QRgb kAmberDeep = 0xb77a2c;
inline constexpr QRgb kTeal = 0x5ccdb6;     // regions, overlays
inline constexpr QRgb kSelect = 0x463720;
inline constexpr QRgb kSelectText = 0xfff4dc;
inline constexpr QRgb kPrimary = 0xe2a652;
inline constexpr QRgb kPrimaryText = 0x1d1409;

// Badges and icons.
inline constexpr QRgb kGood = 0x86d674;
inline constexpr QRgb kBad = 0xff7466;
inline constexpr QRgb kWarn = 0xf5c04d;
inline constexpr QRgb kInfo = 0x7ab6f5;

// The log: any two can be told apart in usual, protan, deutan and tritan sight.
inline constexpr QRgb kLogGround = 0x15171c;
inline constexpr QRgb kLogText = 0xfffef2;
inline constexpr QRgb kLogDim = 0x939086;
inline constexpr QRgb kLogHarm = 0xd97642;
inline constexpr QRgb kLogGain = 0x8fc9ef;
inline constexpr QRgb kLogWarning = 0xeec824;
inline constexpr QRgb kLogRare = 0xd559ff;

inline constexpr QRgb kHealth = 0xb93733;
inline constexpr QRgb kHealthGround = 0x3a1a1e;
inline constexpr QRgb kExperience = 0x7552b0;
inline constexpr QRgb kExperienceGround = 0x271f3a;
inline constexpr QRgb kBarText = 0xfffaf0;

// The count of pips says the same as their colour.
inline constexpr QRgb kPipFull = 0x7fd65a;
inline constexpr QRgb kPipHalf = 0xf5c04d;
inline constexpr QRgb kPipLow = 0xff5a4a;
inline constexpr QRgb kPipEmpty = 0x402c30;

} // namespace cave::palette
