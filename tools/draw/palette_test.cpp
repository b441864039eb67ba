// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The palette: texts are read on their cells, things stay apart for colour-blind readers, scales have an
// order.
#include "tools/draw/palette.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace cutecheck::draw {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
// (2009), severity 1, on linear RGB.
constexpr Matrix kSeen = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtan = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan = {
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

Triple times(const Matrix& m, const Triple& v) {
  Triple out{};
  for (size_t i = 0; i < 3; ++i) out[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
  return out;
}

double linear(uint8_t channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

// Oklab (Ottosson 2020), in which equal distances look about equal.
Triple lab(Rgb colour, const Matrix& eye) {
  Triple rgb = times(eye, {linear(colour.red), linear(colour.green), linear(colour.blue)});
  for (double& channel : rgb) channel = std::min(1.0, std::max(0.0, channel));
  Triple lms = times({{{0.4122214708, 0.5363325363, 0.0514459929},
                       {0.2119034982, 0.6806995451, 0.1073969566},
                       {0.0883024619, 0.2817188376, 0.6299787005}}},
                     rgb);
  for (double& one : lms) one = std::cbrt(one);
  return times({{{0.2104542553, 0.7936177850, -0.0040720468},
                 {1.9779984951, -2.4285922050, 0.4505937099},
                 {0.0259040371, 0.7827717662, -0.8086757660}}},
               lms);
}

double apart(Rgb a, Rgb b, const Matrix& eye) {
  const Triple p = lab(a, eye), q = lab(b, eye);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

constexpr double kApart = 0.07;  // a small patch of one is told from the other

TEST(Palette, TextOnEveryCellHasContrast) {
  size_t compared = 0;
  for (const Theme theme : {Theme::kLight, Theme::kDark}) {
    const auto check = [&](Tint tint) {
      const Rgb fill = fillOf(tint, theme);
      EXPECT_GE(contrast(inkOn(fill), fill), 4.5) << hex(fill);
      ++compared;
    };
    for (uint8_t i = 0; i < kRampSteps; ++i) check({Scheme::kRamp, i});
    for (uint8_t i = 0; i < kShades; ++i) check({Scheme::kCategory, i});
    check({Scheme::kEmpty, 0});
    const Page& page = pageOf(theme);
    EXPECT_GE(contrast(page.text, page.background), 4.5);
    EXPECT_GE(contrast(page.faint, page.background), 4.5);
    EXPECT_GE(contrast(page.line, page.background), 4.5);
  }
  EXPECT_EQ(compared, 2u * (16 + 32 + 1));
  EXPECT_LT(contrast({119, 119, 119}, {160, 160, 160}), 4.5);
}

// A frame of one or more pixels, less than a text. A line between pastel cells is that of the light page on
// both.
TEST(Palette, MarksAndLinesAreSeenOnEveryCell) {
  for (const Theme theme : {Theme::kLight, Theme::kDark}) {
    for (uint8_t i = 0; i < kRampSteps; ++i) {
      const Rgb fill = fillOf({Scheme::kRamp, i}, theme);
      EXPECT_GE(contrast(markOn(fill), fill), 1.5) << hex(fill);
    }
    EXPECT_GE(contrast(markOn(pageOf(theme).empty), pageOf(theme).empty), 3);
    for (uint8_t i = 0; i < kShades; ++i) {
      const Rgb fill = fillOf({Scheme::kCategory, i}, theme);
      EXPECT_GE(contrast(markOn(fill), fill), 2) << hex(fill);
      EXPECT_GE(contrast(pageOf(Theme::kLight).line, fill), 4.5) << hex(fill);
    }
  }
  // What stood there before.
  const Rgb yellow = fillOf({Scheme::kCategory, 6}, Theme::kDark),
            orange = fillOf({Scheme::kCategory, 1}, Theme::kDark);
  EXPECT_LT(contrast(pageOf(Theme::kDark).line, yellow), 1.1);
  EXPECT_LT(contrast(pageOf(Theme::kDark).mark, orange), 1.5);
}

TEST(Palette, ThingsStayApartForEveryEye) {
  for (const Matrix& eye : {kSeen, kProtan, kDeutan, kTritan})
    for (int i = 0; i < kCategories; ++i)
      for (int j = 0; j < i; ++j)
        EXPECT_GT(apart(fillOf(categoryTint(i), Theme::kLight), fillOf(categoryTint(j), Theme::kLight), eye),
                  kApart)
            << i << " " << j;
}

// 256 threads: 32 fills, nearer to each other than eight are, times 8 bars.
TEST(Palette, TheLanesOfAWarpAndTheWarpsStayApart) {
  size_t compared = 0;
  for (int i = 0; i < kShades; ++i)
    for (int j = 0; j < i; ++j, ++compared)
      EXPECT_GT(apart(fillOf(laneTint(i), Theme::kLight), fillOf(laneTint(j), Theme::kLight), kSeen), 0.024)
          << i << " " << j;
  for (uint8_t i = 1; i <= kBands; ++i)
    for (uint8_t j = 1; j < i; ++j, ++compared)
      EXPECT_GT(apart(bandOf(i), bandOf(j), kSeen), kApart) << +i << " " << +j;
  EXPECT_EQ(compared, 32u * 31 / 2 + 8 * 7 / 2);
  EXPECT_EQ(laneTint(33), laneTint(1));
  EXPECT_NE(laneTint(9), laneTint(1));
}

TEST(Palette, RedAndGreenOfOneLightnessDoNot) {
  EXPECT_GT(apart({205, 92, 92}, {124, 135, 60}, kSeen), kApart);
  EXPECT_LT(apart({205, 92, 92}, {143, 125, 80}, kProtan), apart({205, 92, 92}, {143, 125, 80}, kSeen));
  EXPECT_LT(apart({200, 110, 70}, {145, 135, 60}, kDeutan), kApart);
}

TEST(Palette, AScaleHasAnOrderForEveryEye) {
  for (const Matrix& eye : {kSeen, kProtan, kDeutan, kTritan})
    for (uint8_t i = 1; i < kRampSteps; ++i) {
      const auto lightness = [&](uint8_t step, Theme theme) {
        return lab(fillOf({Scheme::kRamp, step}, theme), eye)[0];
      };
      EXPECT_LT(lightness(i, Theme::kLight), lightness(static_cast<uint8_t>(i - 1), Theme::kLight));
      EXPECT_GT(lightness(i, Theme::kDark), lightness(static_cast<uint8_t>(i - 1), Theme::kDark));
    }
}

TEST(Palette, StepsCoverTheScale) {
  EXPECT_EQ(rampTint(0, 0, 63), (Tint{Scheme::kRamp, 0}));
  EXPECT_EQ(rampTint(63, 0, 63), (Tint{Scheme::kRamp, kRampSteps - 1}));
  EXPECT_EQ(rampTint(5, 5, 5), (Tint{Scheme::kRamp, 0}));
  EXPECT_EQ(rampTint(INT64_MAX, INT64_MIN, INT64_MAX), (Tint{Scheme::kRamp, kRampSteps - 1}));
  EXPECT_EQ(categoryTint(11), (Tint{Scheme::kCategory, 3}));
  EXPECT_EQ(categoryTint(-1), (Tint{Scheme::kCategory, 7}));
}

}  // namespace
}  // namespace cutecheck::draw
