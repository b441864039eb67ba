// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scalar instructions by what they leave, at the edges where their rules change; the values are computed by
// hand from PTX ISA 9.0.
#include <gtest/gtest.h>

#include <bit>
#include <cfenv>
#include <cmath>
#include <cstring>
#include <random>
#include <set>

#include "oracle/ptx/bytes/machine/numbers.h"
#include "oracle/ptx/bytes/run_text.h"
#include "oracle/ptx/bytes/scalar_forms.h"
#include "oracle/ptx/bytes/scalar_rows.h"

namespace cutecheck::emulate {
namespace {

std::string firstWord(const std::string& opcode) { return opcode.substr(0, opcode.find('.')); }

// Of a form by its text, and where several have it by the letter of its result: "cvt.s8.s64:d".
const ScalarForm* formOf(std::string text) {
  static const std::vector<ScalarForm> all = scalarForms();
  std::string letter;
  if (text[text.size() - 2] == ':') {
    letter = text.substr(text.size() - 1);
    text.resize(text.size() - 2);
  }
  for (const ScalarForm& form : all)
    if (form.opcode + form.tail == text && (letter.empty() || form.result == letter)) return &form;
  return nullptr;
}

struct Result {
  uint64_t bits = 0;
  std::string error;
};

Result computed(const ScalarForm& form, const std::vector<uint64_t>& operands) {
  TextRun run;
  run.buffers = {std::vector<uint8_t>(32), std::vector<uint8_t>(8)};
  std::memcpy(run.buffers[0].data(), operands.data(), operands.size() * 8);
  run.numbers = {1};
  run.threads = 1;
  runText(kernelOfForm(form, "k"), "k", run);
  Result result{0, run.error};
  std::memcpy(&result.bits, run.buffers[1].data(), 8);
  return result;
}

TEST(Scalar, LeavesWhatItsRuleSays) {
  for (const Row& row : allRows()) {
    const ScalarForm* form = formOf(row.form);
    ASSERT_NE(form, nullptr) << row.form;
    ASSERT_EQ(form->sources.size(), row.operands.size()) << row.form;
    const Result result = computed(*form, row.operands);
    EXPECT_EQ(result.error, "") << row.form;
    EXPECT_EQ(result.bits, row.expected) << row.form << " of " << std::hex << row.operands[0] << ": "
                                         << result.bits << ", not " << row.expected;
  }
}

// Every opcode of the list has rows, so that none is compared with a GPU alone.
TEST(Scalar, EveryOpcodeHasRows) {
  std::set<std::string> seen;
  for (const Row& row : allRows()) seen.insert(firstWord(row.form));
  for (const ScalarForm& form : scalarForms())
    EXPECT_TRUE(seen.contains(firstWord(form.opcode))) << form.opcode;
}

// What PTX leaves open ends the run, with the line.
TEST(Scalar, WhatIsOpenHasNoValue) {
  for (const char* opcode : {"div", "rem"})
    for (const char* type : {"u16", "s16", "u32", "s32", "u64", "s64"}) {
      const Result result = computed(*formOf(std::string(opcode) + "." + type), {7, 0});
      EXPECT_NE(result.error.find("emulate_c9: line 29"), std::string::npos) << result.error;
      EXPECT_NE(result.error.find("division by zero"), std::string::npos) << result.error;
    }
  EXPECT_NE(computed(*formOf("fns.b32"), {1, 32, 1}).error.find("a base above 31"), std::string::npos);
  for (const char* type : {"u32", "s32", "u64", "s64"})
    for (const std::vector<uint64_t>& operands :
         {std::vector<uint64_t>{1, 256, 8}, {1, 0, 264}, {1, 0xffffffff, 1}})
      EXPECT_NE(computed(*formOf(std::string("bfe.") + type), operands).error.find("above 255"),
                std::string::npos);
  for (const char* opcode : {"bfi.b32", "bfi.b64"}) {
    EXPECT_NE(computed(*formOf(opcode), {1, 2, 260, 4}).error.find("above 255"), std::string::npos);
    EXPECT_NE(computed(*formOf(opcode), {1, 2, 4, 260}).error.find("above 255"), std::string::npos);
    EXPECT_EQ(computed(*formOf(opcode), {1, 2, 255, 255}).bits, 2U);
  }
}

// 2^-126 - 2^-150 rounds to 2^-126: whether .ftz makes that 0 PTX does not say.
TEST(Scalar, RoundsUpToNormal) {
  const std::vector<uint64_t> operands = {0x3f7fffff, 0x00800000};
  EXPECT_EQ(computed(*formOf("mul.rn.f32"), operands).bits, 0x00800000U);
  EXPECT_NE(computed(*formOf("mul.ftz.f32"), operands).error.find("PTX does not say"), std::string::npos);
}

// Against the arithmetic of the host, in each of its directions.
TEST(Scalar, FloatsEqualTheHosts) {
  const std::vector<uint32_t> edges = {0,          0x80000000, 1,          0x807fffff, 0x00800000,
                                       0x3f800000, 0xbf800001, 0x3effffff, 0x4b800000, 0x33800000,
                                       0x7f7fffff, 0xff7fffff, 0x7f800000, 0x40490fdb};
  const struct {
    const char* word;
    int direction;
  } kDirections[] = {{"rn", FE_TONEAREST}, {"rz", FE_TOWARDZERO}, {"rm", FE_DOWNWARD}, {"rp", FE_UPWARD}};
  std::mt19937 random(7);
  size_t compared = 0;
  for (const auto& [word, direction] : kDirections)
    for (const char* name : {"add", "sub", "mul", "div", "fma", "rcp", "sqrt"}) {
      const ScalarForm* form = formOf(std::string(name) + "." + word + ".f32");
      ASSERT_NE(form, nullptr) << name << word;
      for (int i = 0; i < 120; ++i) {
        std::array<uint32_t, 3> bits{};
        for (uint32_t& one : bits)
          one = random() % 2 == 0 ? edges[random() % edges.size()]
                                  : static_cast<uint32_t>(random() & 0xc3ffffff) | 0x3c000000;
        volatile float a = std::bit_cast<float>(bits[0]), b = std::bit_cast<float>(bits[1]),
                       c = std::bit_cast<float>(bits[2]);
        volatile float expected = 0;
        std::fesetround(direction);
        const std::string what = name;
        if (what == "add") expected = a + b;
        if (what == "sub") expected = a - b;
        if (what == "mul") expected = a * b;
        if (what == "div") expected = a / b;
        if (what == "fma") expected = std::fma(a, b, c);
        if (what == "rcp") expected = 1 / a;
        if (what == "sqrt") expected = std::sqrt(a);
        std::fesetround(FE_TONEAREST);
        const float value = expected;
        const uint32_t host = std::isnan(value) ? 0x7fffffff : std::bit_cast<uint32_t>(value);
        std::vector<uint64_t> operands(bits.begin(), bits.begin() + static_cast<long>(form->sources.size()));
        const Result result = computed(*form, operands);
        EXPECT_EQ(result.bits, host) << form->opcode << std::hex << " " << bits[0] << " " << bits[1] << " "
                                     << bits[2];
        ++compared;
      }
    }
  EXPECT_EQ(compared, 4U * 7U * 120U);
}

// fma of f16 against integers: every value is a multiple of 2^-48.
TEST(Scalar, HalvesAreRoundedOnce) {
  __extension__ typedef __int128 Wide;
  const auto whole = [](uint64_t bits) {
    return static_cast<Wide>(std::ldexp(valueOf(Element::kF16, bits), 24));
  };
  std::mt19937 random(11);
  size_t ties = 0;
  for (int i = 0; i < 3000; ++i) {
    std::vector<uint64_t> operands(3);
    for (uint64_t& one : operands) do
        one = random() & 0xffff;
      while ((one & 0x7c00) == 0x7c00);
    if (i % 2 == 0) operands[2] = (operands[2] & 0x83ff) | 0x6400;
    const Wide exact = whole(operands[0]) * whole(operands[1]) + (whole(operands[2]) << 24);
    const Wide size = exact < 0 ? -exact : exact;
    uint64_t below = 0;  // the largest that is not above
    for (uint64_t step = 0x4000; step != 0; step /= 2)
      if (below + step < 0x7c00 && whole(below + step) << 24 <= size) below += step;
    const Wide from = size - (whole(below) << 24);
    const Wide upper = below + 1 < 0x7c00 ? whole(below + 1) << 24 : Wide{1} << (16 + 48);
    const Wide to = upper - size;
    ties += from == to ? 1 : 0;
    const uint64_t nearest = from < to || (from == to && below % 2 == 0) ? below : below + 1;
    if (exact == 0) continue;
    EXPECT_EQ(computed(*formOf("fma.rn.f16"), operands).bits, nearest | (exact < 0 ? 0x8000 : 0))
        << std::hex << operands[0] << " " << operands[1] << " " << operands[2];
  }
  EXPECT_GT(ties, 0U);
}

}  // namespace
}  // namespace cutecheck::emulate
