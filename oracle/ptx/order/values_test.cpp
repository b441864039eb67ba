// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What order takes for a number, against what the machine of bytes computes of the same operands, for every
// instruction that order evaluates.
#include "oracle/ptx/order/values.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <random>
#include <sstream>

#include "oracle/ptx/bytes/run_text.h"
#include "oracle/ptx/bytes/scalar_forms.h"

namespace cutecheck::ptx {
namespace {

constexpr uint32_t kDraws = 512;

uint64_t drawn(std::mt19937_64& random) {
  static const std::vector<uint64_t> edges = {
      0,      1,      2,      3,      7,          8,          15,         16,         17,  31,
      32,     33,     63,     64,     65,         127,        128,        255,        256, 257,
      0x7fff, 0x8000, 0x8001, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000};
  switch (random() % 4) {
    case 0:
      return random();
    case 1:
      return random() >> random() % 64;
    case 2:
      return edges[random() % edges.size()];
    default:
      return 0 - edges[random() % edges.size()];
  }
}

unsigned bitsOf(char letter) { return letter == 'p' ? 1 : letter == 'h' ? 16 : letter == 'r' ? 32 : 64; }

struct Computed {
  std::vector<uint64_t> results;
  std::string error;
};

// Each row of operands by a thread of its own.
Computed ofBytes(const std::string& text, const std::vector<std::array<uint64_t, 4>>& rows) {
  emulate::TextRun run;
  run.threads = static_cast<uint32_t>(rows.size());
  run.buffers = {std::vector<uint8_t>(rows.size() * 32), std::vector<uint8_t>(rows.size() * 8)};
  std::memcpy(run.buffers[0].data(), rows.data(), rows.size() * 32);
  run.numbers = {rows.size()};
  emulate::runText(text, "k", run);
  Computed made{std::vector<uint64_t>(rows.size()), run.error};
  std::memcpy(made.results.data(), run.buffers[1].data(), rows.size() * 8);
  return made;
}

TEST(Values, AreThoseOfTheMachineOfBytes) {
  std::mt19937_64 random(20);
  size_t forms = 0;
  for (const emulate::ScalarForm& form : emulate::scalarForms()) {
    const std::string text = emulate::kernelOfForm(form, "k");
    const std::vector<PtxKernel> kernels = readPtx(text);
    ASSERT_EQ(kernels.size(), 1U);
    const PtxInstruction* instruction = nullptr;
    for (const PtxInstruction& one : kernels[0].code)
      if (one.opcode == form.opcode) instruction = &one;
    ASSERT_NE(instruction, nullptr) << form.opcode;
    const PtxComputation computation = computationOf(*instruction);
    if (computation.op == PtxComputation::Op::kNone) continue;
    ++forms;
    std::vector<std::array<uint64_t, 4>> rows(kDraws);
    for (auto& row : rows)
      for (size_t i = 0; i < form.sources.size(); ++i)
        row[i] = form.sources[i] == 'p' ? random() % 2 : drawn(random);
    Computed bytes = ofBytes(text, rows);
    const bool stopped = !bytes.error.empty();
    const uint64_t mask = ~uint64_t{0} >> (64 - bitsOf(form.result[0]));
    size_t known = 0;
    bool same = true;
    for (size_t n = 0; n < rows.size() && same; ++n) {
      PtxValue sources[4];
      for (size_t i = 0; i < form.sources.size(); ++i) sources[i] = rows[n][i];
      const PtxValue value = computed(computation, sources, form.sources.size());
      if (!value) continue;
      ++known;
      const Computed alone = stopped ? ofBytes(text, {rows[n]}) : Computed{{bytes.results[n]}, ""};
      same = alone.error.empty() && (*value & mask) == (alone.results[0] & mask);
      EXPECT_TRUE(same) << form.opcode << std::hex << " " << rows[n][0] << " " << rows[n][1] << " "
                        << rows[n][2] << " " << rows[n][3] << ": " << *value << ", not " << alone.results[0]
                        << " " << alone.error;
    }
    // Of bfe with a sign order knows nothing.
    EXPECT_EQ(known > kDraws / 64, !form.opcode.starts_with("bfe.s")) << form.opcode << " " << known;
  }
  EXPECT_GT(forms, 250U);
}

// What PTX leaves open is no number.
TEST(Values, WhatPtxLeavesOpenIsNotKnown) {
  const auto value = [](const std::string& opcode, const std::vector<PtxValue>& sources) {
    PtxInstruction instruction;
    instruction.opcode = opcode;
    std::stringstream words(opcode);
    for (std::string word; std::getline(words, word, '.');) instruction.words.push_back(word);
    return computed(computationOf(instruction), sources.data(), sources.size());
  };
  EXPECT_EQ(value("div.u32", {7, 0}), std::nullopt);
  EXPECT_EQ(value("rem.s32", {7, 0}), std::nullopt);
  EXPECT_EQ(value("rem.s32", {0xfffffff9, 2}), std::nullopt);
  EXPECT_EQ(value("rem.s32", {7, 0xfffffffe}), std::nullopt);
  EXPECT_EQ(value("rem.u32", {0xfffffff9, 2}), 1U);
  EXPECT_EQ(value("div.s32", {0xfffffff9, 2}), 0xfffffffdU);
  EXPECT_EQ(value("bfe.u32", {~0U, 256, 8}), std::nullopt);
  EXPECT_EQ(value("bfe.u64", {~0U, 0, 264}), std::nullopt);
  EXPECT_EQ(value("bfe.u64", {~0U, 0, 255}), 0xffffffffU);
  EXPECT_EQ(value("bfi.b32", {1, 2, 256, 8}), std::nullopt);
  EXPECT_EQ(value("bfi.b64", {1, 2, 0, 256}), std::nullopt);
  EXPECT_EQ(value("bfi.b64", {1, 2, 255, 1}), 2U);
  // What no operand can change is known, whatever the others are.
  const PtxValue any;
  EXPECT_EQ(value("mul.lo.u32", {any, 0}), 0U);
  EXPECT_EQ(value("mul.wide.s32", {0, any}), 0U);
  EXPECT_EQ(value("mul.lo.u32", {any, 1}), std::nullopt);
  EXPECT_EQ(value("mad.lo.u32", {any, 0, 5}), 5U);
  EXPECT_EQ(value("mad.lo.u32", {any, 0, any}), std::nullopt);
  EXPECT_EQ(value("mad.lo.u32", {2, any, 0}), std::nullopt);
  EXPECT_EQ(value("and.b32", {any, 0}), 0U);
  EXPECT_EQ(value("sub.u32", {any, any}), std::nullopt);
}

}  // namespace
}  // namespace cutecheck::ptx
