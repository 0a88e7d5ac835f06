// SPDX-License-Identifier: MIT
#include "app/view/ui/palette.h"

#include <algorithm>

namespace cave::palette {

namespace {

// In the order of the names.
constexpr std::array<QRgb, 39> kUsual{
    0x101117, 0x16171f, 0x1d1f29, 0x272a36, 0x353947, 0x4a4f61,           // ink
    0xe9e3d6, 0xaaa598, 0x938e84, 0x6d6a66,                               // text
    0xf0b35a, 0xb77a2c, 0x5ccdb6, 0x463720, 0xfff4dc, 0xe2a652, 0x1d1409, // accent
    0x86d674, 0xff7466, 0xf5c04d, 0x7ab6f5,                               // badges
    0x15171c, 0xfffef2, 0x939086, 0xd97642, 0x8fc9ef, 0xeec824, 0xd559ff, // log
    0xb93733, 0x3a1a1e, 0x7552b0, 0x271f3a, 0x9c5f1c, 0x33261a, 0xfffaf0,                     // bars
    0x7fd65a, 0xf5c04d, 0xff5a4a, 0x402c30,                               // pips
};

struct Other {
    Colour name;
    QRgb colour;
};

// Blue for good, orange for bad: the two that red and green become for nobody.
constexpr std::array kRedGreen{
    Other{kAmber, 0xf6dc80},
    Other{kAmberDeep, 0xa8862c},
    Other{kPrimary, 0xe8cc6c},
    Other{kSelect, 0x3f3a22},
    Other{kTeal, 0x79b4ff},
    Other{kGood, 0x7d9bff},
    Other{kBad, 0xe0681a},
    Other{kWarn, 0xf5e050},
    Other{kInfo, 0xa7f4ee},
    Other{kHealth, 0xa84a10},
    Other{kHealthGround, 0x34200f},
    Other{kExperience, 0x3c64b8},
    Other{kExperienceGround, 0x18233f},
    Other{kHunger, 0x746414},
    Other{kHungerGround, 0x2a2610},
    Other{kPipFull, 0x5b9cf0},
    Other{kPipHalf, 0xf5e050},
    Other{kPipLow, 0xe0601a},
};

// Pink for bad, and no blue beside green nor yellow beside pink of one brightness.
constexpr std::array kBlueYellow{
    Other{kTeal, 0x4fd0d8},
    Other{kGood, 0xa8ecb0},
    Other{kBad, 0xff5c80},
    Other{kWarn, 0xe8b050},
    Other{kInfo, 0x4fa0b8},
    Other{kLogHarm, 0xff5060},
    Other{kLogGain, 0x2fb0e0},
    Other{kLogWarning, 0xc09c3c},
    Other{kLogRare, 0xf060e8},
    Other{kHealth, 0xb02a48},
    Other{kHealthGround, 0x3a1820},
    Other{kExperience, 0x1f6f80},
    Other{kExperienceGround, 0x10282e},
    Other{kHunger, 0x94603c},
    Other{kHungerGround, 0x30231c},
    Other{kPipFull, 0x5ce8c8},
    Other{kPipHalf, 0xf4c860},
    Other{kPipLow, 0xff4a5a},
};

// The worse, the brighter.
constexpr std::array kSingleColour{
    Other{kInk0, 0x101010},        Other{kInk1, 0x171717},
    Other{kInk2, 0x1f1f1f},        Other{kInk3, 0x2a2a2a},
    Other{kInk4, 0x3a3a3a},        Other{kInk5, 0x505050},
    Other{kText, 0xe4e4e4},        Other{kMuted, 0xa6a6a6},
    Other{kFaint, 0x8f8f8f},       Other{kDisabled, 0x6a6a6a},
    Other{kAmber, 0xd0d0d0},       Other{kAmberDeep, 0x8a8a8a},
    Other{kTeal, 0x9c9c9c},        Other{kSelect, 0x363636},
    Other{kSelectText, 0xffffff},  Other{kPrimary, 0xcacaca},
    Other{kPrimaryText, 0x101010}, Other{kGood, 0xb4b4b4},
    Other{kBad, 0xffffff},         Other{kWarn, 0xd8d8d8},
    Other{kInfo, 0x969696},        Other{kLogGround, 0x161616},
    Other{kLogText, 0xc8c8c8},     Other{kLogDim, 0x8e8e8e},
    Other{kLogHarm, 0xffffff},     Other{kLogGain, 0xacacac},
    Other{kLogWarning, 0xe4e4e4},  Other{kLogRare, 0x929292},
    Other{kHealth, 0x686868},      Other{kHealthGround, 0x262626},
    Other{kExperience, 0x505050},  Other{kExperienceGround, 0x222222},
    Other{kHunger, 0x5c5c5c},      Other{kHungerGround, 0x242424},
    Other{kBarText, 0xffffff},     Other{kPipFull, 0xa8a8a8},
    Other{kPipHalf, 0xd4d4d4},     Other{kPipLow, 0xffffff},
    Other{kPipEmpty, 0x343434},
};

constexpr std::array kHighContrast{
    Other{kInk0, 0x000000},        Other{kInk1, 0x000000},
    Other{kInk2, 0x08080a},        Other{kInk3, 0x1a1b20},
    Other{kInk4, 0x8d909c},        Other{kInk5, 0xc8cad2},
    Other{kText, 0xffffff},        Other{kMuted, 0xdcdad4},
    Other{kFaint, 0xc8c6c0},       Other{kDisabled, 0xa8a6a0},
    Other{kAmber, 0xffd84a},       Other{kAmberDeep, 0xc99a10},
    Other{kTeal, 0x6fd8ff},        Other{kSelect, 0x3a2c00},
    Other{kSelectText, 0xffffff},  Other{kPrimary, 0xffd84a},
    Other{kPrimaryText, 0x000000}, Other{kGood, 0x8fb4ff},
    Other{kBad, 0xff8040},         Other{kWarn, 0xffe500},
    Other{kInfo, 0xb4fff4},        Other{kLogGround, 0x000000},
    Other{kLogText, 0xffffff},     Other{kLogDim, 0xc8c6c0},
    Other{kLogHarm, 0xf27e66},     Other{kLogGain, 0x9ed0f6},
    Other{kLogWarning, 0xebd24e},  Other{kLogRare, 0xe06cf8},
    Other{kHealth, 0x8c1c18},      Other{kHealthGround, 0x2a0a0a},
    Other{kExperience, 0x4a2c8c},  Other{kExperienceGround, 0x1a1030},
    Other{kHunger, 0x5c3a08},      Other{kHungerGround, 0x221808},
    Other{kBarText, 0xffffff},     Other{kPipFull, 0x7fb8ff},
    Other{kPipHalf, 0xffe500},     Other{kPipLow, 0xff8f40},
    Other{kPipEmpty, 0x303030},
};

// Ink on paper. Bars keep their colours, and what is drawn on maps can also be seen on dark ground.
constexpr std::array kLight{
    Other{kInk0, 0xfffdf8},      Other{kInk1, 0xf6f3ec},        Other{kInk2, 0xedeae1},
    Other{kInk3, 0xdfdbcf},      Other{kInk4, 0xb4afa2},        Other{kInk5, 0x8a8579},
    Other{kText, 0x1d1b17},      Other{kMuted, 0x524e47},       Other{kFaint, 0x625d55},
    Other{kDisabled, 0x8f8a80},  Other{kAmber, 0x8f5200},       Other{kAmberDeep, 0xc08a34},
    Other{kTeal, 0x0c7466},      Other{kSelect, 0xf2dfb6},      Other{kSelectText, 0x1d1409},
    Other{kPrimary, 0x8f5200},   Other{kPrimaryText, 0xffffff}, Other{kGood, 0x1f6b3a},
    Other{kBad, 0xb3140f},       Other{kWarn, 0x875d00},        Other{kInfo, 0x1f5fc0},
    Other{kLogGround, 0xfbf8f1}, Other{kLogText, 0x14130f},     Other{kLogDim, 0x69655b},
    Other{kLogHarm, 0x861000},   Other{kLogGain, 0x0076b4},     Other{kLogWarning, 0x847000},
    Other{kLogRare, 0x6a0a9c},   Other{kPipFull, 0x1f7a4a},     Other{kPipHalf, 0x9a6a00},
    Other{kPipLow, 0xcc2418},    Other{kPipEmpty, 0xefeae0},
};

// Where a hue of signs goes, in degrees; between two rows in proportion.
struct HueRow {
    int from;
    int to;
};

// Green goes to blue, red a little away from yellow.
constexpr std::array kRedGreenHues{
    HueRow{0, 10},    HueRow{30, 34},   HueRow{60, 56},   HueRow{75, 60},   HueRow{90, 186},  HueRow{120, 198},
    HueRow{180, 210}, HueRow{240, 235}, HueRow{285, 290}, HueRow{330, 340}, HueRow{360, 370},
};
// Blue goes to cyan and green to yellow, away from one another, and so do yellow and pink.
constexpr std::array kBlueYellowHues{
    HueRow{0, 355},   HueRow{45, 410},  HueRow{60, 424},  HueRow{90, 440},  HueRow{120, 452},
    HueRow{160, 520}, HueRow{180, 538}, HueRow{215, 546}, HueRow{240, 560}, HueRow{270, 610},
    HueRow{300, 680}, HueRow{345, 710}, HueRow{360, 715},
};

constexpr float kLeastSign = 0.62f;    // of the value of a sign in high contrast
constexpr float kMostIcon = 0.36f;     // of the lightness of an icon on light ground
constexpr float kMostGround = 0.10f;   // of the value of what is behind it

QColor withHue(const QColor& colour, std::span<const HueRow> rows)
{
    const int hue = colour.hsvHue();
    if (hue < 0)
        return colour; // grey
    const auto next = std::ranges::upper_bound(rows, hue, {}, &HueRow::from);
    const HueRow& low = *(next - 1);
    const int to = low.to + (hue - low.from) * (next->to - low.to) / (next->from - low.from);
    return QColor::fromHsv(to % 360, colour.hsvSaturation(), colour.value());
}

QRgb withoutAlpha(const QColor& colour) { return colour.rgb() & 0xffffff; }

std::span<const Other> othersOf(Set set)
{
    switch (set) {
    case Set::Usual: return {};
    case Set::RedGreen: return kRedGreen;
    case Set::BlueYellow: return kBlueYellow;
    case Set::SingleColour: return kSingleColour;
    case Set::HighContrast: return kHighContrast;
    case Set::Light: return kLight;
    }
    return {};
}

std::array<QRgb, kUsual.size()> coloursOf(Set set)
{
    auto colours = kUsual;
    for (const Other& other : othersOf(set))
        colours[other.name.number()] = other.colour;
    return colours;
}

struct InUse {
    Set set = Set::Usual;
    std::array<QRgb, kUsual.size()> colours = kUsual;
};

InUse& state()
{
    static InUse inUse;
    return inUse;
}

} // namespace

Colour::operator QRgb() const { return state().colours[m_number]; }

QRgb Colour::in(Set set) const { return coloursOf(set)[m_number]; }

void use(Set set) { state() = {set, coloursOf(set)}; }

Set inUse() { return state().set; }

QRgb signColour(QRgb colour)
{
    const QColor own(colour);
    switch (inUse()) {
    case Set::Usual:
    case Set::Light: return colour;
    case Set::RedGreen: return withoutAlpha(withHue(own, kRedGreenHues));
    case Set::BlueYellow: return withoutAlpha(withHue(own, kBlueYellowHues));
    case Set::SingleColour: {
        const int grey = qGray(colour);
        return qRgb(grey, grey, grey) & 0xffffff;
    }
    case Set::HighContrast: {
        // Paler as well as brighter: a full blue stays dark however bright it is.
        const float value = std::max(kLeastSign, own.valueF());
        return withoutAlpha(
            QColor::fromHsvF(std::max(0.f, own.hsvHueF()), own.hsvSaturationF() * 0.6f, std::min(1.f, value * 1.3f)));
    }
    }
    return colour;
}

QRgb signGround(QRgb colour)
{
    if (inUse() != Set::HighContrast)
        return signColour(colour);
    const QColor own(colour);
    return withoutAlpha(
        QColor::fromHsvF(std::max(0.f, own.hsvHueF()), own.hsvSaturationF(), std::min(kMostGround, own.valueF())));
}

QRgb iconColour(QRgb colour)
{
    const QColor own = QColor::fromRgba(colour);
    if (inUse() != Set::Light || own.lightnessF() <= kMostIcon)
        return colour;
    return QColor::fromHslF(std::max(0.f, own.hslHueF()), own.hslSaturationF(), kMostIcon, own.alphaF()).rgba();
}

} // namespace cave::palette
