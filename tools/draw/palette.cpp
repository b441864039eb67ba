// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cutecheck::draw {

namespace {

constexpr Rgb rgb(uint32_t hex) {
  return {static_cast<uint8_t>(hex >> 16), static_cast<uint8_t>(hex >> 8), static_cast<uint8_t>(hex)};
}

constexpr std::array<Rgb, kCategories> kPastel = {rgb(0x8EB3FB), rgb(0xF49D78), rgb(0xBDE1C6), rgb(0xECD481),
                                                  rgb(0xCDAFBF), rgb(0x81D9FF), rgb(0xFFF5AD), rgb(0xCFFFFF)};

constexpr std::array<Rgb, kBands> kMuted = {rgb(0x332288), rgb(0x882255), rgb(0x117733), rgb(0x88CCEE),
                                            rgb(0xCC6677), rgb(0x999933), rgb(0x44AA99), rgb(0x000000)};

// Nearer to white (part above 0) or to black.
Rgb shade(Rgb colour, double part) {
  const auto move = [part](uint8_t channel) {
    const double to = part > 0 ? 255 : 0, by = part > 0 ? part : -part;
    return static_cast<uint8_t>(std::lround(channel + (to - channel) * by));
  };
  return {move(colour.red), move(colour.green), move(colour.blue)};
}
constexpr std::array<double, kShades / kCategories> kParts = {0, 0.55, -0.12, -0.22};

constexpr std::array<Rgb, kRampSteps> kLightRamp = {
    rgb(0xFEFBE9), rgb(0xFAF6D0), rgb(0xEFF1BB), rgb(0xE0EDBD), rgb(0xCFE7CB), rgb(0xBEE1D4),
    rgb(0xADDADA), rgb(0x9DD3E0), rgb(0x8BCAE4), rgb(0x7FC1E7), rgb(0x7DB5E5), rgb(0x87A6DD),
    rgb(0x9595CF), rgb(0x9C84BC), rgb(0x9B73A3), rgb(0x906388)};

constexpr std::array<Rgb, kRampSteps> kDarkRamp = {
    rgb(0x46353A), rgb(0x6A4A59), rgb(0x825973), rgb(0x92668C), rgb(0x9B73A3), rgb(0x9C81B8),
    rgb(0x9890CA), rgb(0x8E9ED7), rgb(0x83ACE1), rgb(0x7CB8E6), rgb(0x7FC1E7), rgb(0x8AC9E5),
    rgb(0x98D1E2), rgb(0xA6D7DD), rgb(0xB4DDD8), rgb(0xC2E3D2)};

constexpr Page kLightPage = {rgb(0xFFFFFF), rgb(0x1B1B1B), rgb(0x595959),
                             rgb(0xEBEDEF), rgb(0x1B1B1B), rgb(0xB00020)};
constexpr Page kDarkPage = {rgb(0x14171C), rgb(0xECECEC), rgb(0xA8B0BA),
                            rgb(0x2D343D), rgb(0xF4F4F4), rgb(0xFF5A5F)};

double linear(uint8_t channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

}  // namespace

const Page& pageOf(Theme theme) { return theme == Theme::kDark ? kDarkPage : kLightPage; }

Rgb fillOf(Tint tint, Theme theme) {
  switch (tint.scheme) {
    case Scheme::kCategory:
      return shade(kPastel[tint.step % kCategories], kParts[tint.step / kCategories]);
    case Scheme::kRamp:
      return theme == Theme::kDark ? kDarkRamp[tint.step] : kLightRamp[tint.step];
    case Scheme::kEmpty:
      return pageOf(theme).empty;
    case Scheme::kAbsent:
      break;
  }
  return pageOf(theme).background;
}

Rgb bandOf(uint8_t band) { return kMuted[static_cast<size_t>(band - 1) % kBands]; }

Rgb inkOn(Rgb fill) {
  const Rgb black = rgb(0x000000), white = rgb(0xFFFFFF);
  return contrast(fill, black) >= contrast(fill, white) ? black : white;
}

Rgb markOn(Rgb fill) {
  return contrast(fill, kLightPage.mark) >= contrast(fill, kDarkPage.mark) ? kLightPage.mark : kDarkPage.mark;
}

double luminance(Rgb colour) {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double contrast(Rgb a, Rgb b) {
  const double first = luminance(a), second = luminance(b);
  return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

std::string hex(Rgb colour) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "#";
  for (const uint8_t channel : {colour.red, colour.green, colour.blue}) {
    text += kDigits[channel >> 4];
    text += kDigits[channel & 15];
  }
  return text;
}

}  // namespace cutecheck::draw
