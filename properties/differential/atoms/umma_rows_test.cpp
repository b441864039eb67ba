// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where tcgen05.mma has D and an A in tensor memory: as the PTX ISA draws it, each element once; and the
// words of its instruction descriptors.
#include <gtest/gtest.h>

#include <set>

#include "core/notation/layout.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/nvgpu/instruction_descriptor.h"
#include "lowering/cute_nvgpu/atoms/umma_rows.h"
#include "oracle/claims/prove.h"

namespace cutecheck::run {
namespace {

using namespace cute_nvgpu;

UmmaAtom atomOf(int64_t m, int64_t n, int64_t ctas = 1, bool ws = false, bool sparse = false) {
  UmmaAtom atom;
  atom.shape = {m, n, sparse ? 32 : 16};
  atom.sparse = sparse;
  atom.ctas = ctas;
  atom.ws = ws;
  atom.a = atom.b = "f16";
  atom.d = "f32";
  return atom;
}

// Every legal M, group and form, with a few N of each.
std::vector<UmmaAtom> placed() {
  std::vector<UmmaAtom> all;
  for (const int64_t ctas : {1, 2})
    for (const bool ws : {false, true})
      for (const int64_t m : {32, 64, 128, 256})
        for (const int64_t n : {8, 16, 64, 96, 128, 256})
          for (const bool sparse : {false, true}) {
            const UmmaAtom atom = atomOf(m, n, ctas, ws, sparse);
            if (checked(atom).ok()) all.push_back(atom);
          }
  return all;
}

bool proved(const std::string& claim) {
  const auto answer = oracle::prove(claim);
  EXPECT_TRUE(answer.ok()) << claim;
  return answer.ok() && answer->verdict == oracle::Verdict::kProved;
}

// The lanes and columns that the PTX ISA's figures give element (m, n), by block of the pair.
struct Place {
  int64_t block, lane, column;
};
Place drawn(const UmmaAtom& atom, int64_t m, int64_t n) {
  const auto& [rows, columns, k] = atom.shape;
  if (atom.ctas == 2 && rows == 256) return {m / 128, m % 128, n};                               // A
  if (atom.ctas == 2 && atom.sparse) return {m / 64, m % 64 / 16 * 32 + m % 16, n};              // C
  if (atom.ctas == 2) return {m / 64, m % 64 + (n >= columns / 2 ? 64 : 0), n % (columns / 2)};  // B
  if (rows == 128) return {0, m, n};                                                             // D
  if (!atom.ws) return {0, m / 16 * 32 + m % 16, n};                                             // F
  if (rows == 64) return {0, m + (n >= columns / 2 ? 64 : 0), n % (columns / 2)};                // E
  return {0, m + n / (columns / 4) * 32, n % (columns / 4)};                                     // G
}

int64_t at(const Layout& layout, int64_t index) {
  const std::vector<IntTuple> extents = leaves(layout.shape()), strides = leaves(layout.stride());
  int64_t offset = 0;
  for (size_t i = 0; i < extents.size(); ++i) {
    offset += index % extents[i].value() * strides[i].value();
    index /= extents[i].value();
  }
  return offset;
}

TEST(UmmaRows, AccumulatorsLieAsDrawn) {
  size_t compared = 0;
  for (const UmmaAtom& atom : placed()) {
    const Layout layout = ummaLayoutD(atom);
    for (int64_t n = 0; n < atom.shape[1]; ++n)
      for (int64_t m = 0; m < atom.shape[0]; ++m) {
        const Place place = drawn(atom, m, n);
        ASSERT_EQ(at(layout, m + atom.shape[0] * n), place.lane + 128 * place.column + 65536 * place.block);
        ++compared;
      }
  }
  EXPECT_GT(compared, 100000U);
}

// A claim of a layout that must hold, with a twin of every leaf that must not.
TEST(UmmaRows, AccumulatorsAreProvedInjectiveAndTheirTwinsAreNot) {
  size_t held = 0, refuted = 0;
  for (const UmmaAtom& atom : placed()) {
    const std::string layout = toString(ummaLayoutD(atom));
    EXPECT_TRUE(proved("injective(" + layout + ")")) << layout;
    ++held;
    // Rows of an accumulator one word apart, as they would be in a column-major matrix of no lanes.
    const std::string shape = toString(ummaLayoutD(atom).shape());
    const std::string twin =
        shape + ":" +
        (atom.ctas == 2 && atom.shape[0] == 128 ? (atom.sparse ? "((1,32,65536),1)" : "((1,65536),(1,64))")
         : atom.ctas == 2                       ? "((1,65536),1)"
         : atom.ws && atom.shape[0] < 128       ? "(1,(1,32))"
         : atom.shape[0] == 64                  ? "((1,32),1)"
                                                : "(1,1)");
    const auto answer = oracle::prove("injective(" + twin + ")");
    ASSERT_TRUE(answer.ok()) << twin;
    EXPECT_EQ(answer->verdict, oracle::Verdict::kRefuted) << twin;
    ++refuted;
  }
  EXPECT_GE(held, 25U);
  EXPECT_EQ(held, refuted);
}

// Where all 128 lanes hold a part, the accumulator fills its columns.
TEST(UmmaRows, AccumulatorsOfAllLanesAreProvedBijective) {
  size_t held = 0;
  for (const UmmaAtom& atom : placed()) {
    const auto& [m, n, k] = atom.shape;
    const std::string layout = toString(ummaLayoutD(atom));
    const std::string claim = "bijective(" + layout + "," + std::to_string(m * n) + ")";
    const bool half = !atom.ws && m == 64;
    const auto answer = oracle::prove(claim);
    ASSERT_TRUE(answer.ok()) << claim;
    const bool whole = answer->verdict == oracle::Verdict::kProved;
    EXPECT_EQ(whole, atom.ctas == 1 && !half) << claim;
    held += whole ? 1 : 0;
  }
  EXPECT_GE(held, 10U);
}

TEST(UmmaRows, MultiplicandsInTensorMemoryHaveEachBitOnce) {
  size_t compared = 0;
  const std::pair<const char*, int64_t> elements[] = {{"f16", 16}, {"tf32", 8}, {"f8E4M3FN", 32}, {"i8", 32}};
  for (const auto& [name, depth] : elements)
    for (const int64_t ctas : {1, 2})
      for (const int64_t m : {64, 128, 256}) {
        UmmaAtom atom = atomOf(m, 64, ctas);
        atom.a = atom.b = name;
        atom.d = atom.a == "i8" ? "i32" : "f32";
        atom.kind = *ummaKindOf(name);
        atom.shape[2] = depth;
        atom.tensorA = true;
        if (!checked(atom).ok()) continue;
        const Layout layout = ummaLayoutA(atom);
        std::set<int64_t> seen;
        for (int64_t i = 0; i < m * depth; ++i) {
          const int64_t bit = at(layout, i);
          EXPECT_EQ(bit % ummaBits(name), 0);
          EXPECT_TRUE(seen.insert(bit).second) << name << " " << i;
        }
        ++compared;
      }
  EXPECT_EQ(compared, 16U);
}

TEST(UmmaRows, DescriptorsDecodeToTheAtom) {
  size_t compared = 0;
  std::set<std::pair<UmmaKind, uint32_t>> words;
  for (const UmmaAtom& atom : ummaAtoms()) {
    ASSERT_TRUE(checked(atom).ok()) << checked(atom).error().message;
    const auto word = ummaDescriptor(atom);
    ASSERT_TRUE(word.ok()) << word.error().message;
    const auto fields = decodeInstructionDescriptor(*word, atom.kind);
    ASSERT_TRUE(fields.ok()) << fields.error().message;
    EXPECT_EQ(fields->m, atom.shape[0]);
    EXPECT_EQ(fields->n, atom.shape[1]);
    EXPECT_EQ(fields->aMn, atom.majorA == Major::kMN);
    EXPECT_EQ(fields->bMn, atom.majorB == Major::kMN);
    EXPECT_EQ(fields->sparse, atom.sparse);
    EXPECT_EQ(fields->saturate, atom.saturates);
    words.insert({atom.kind, *word});
    ++compared;
  }
  EXPECT_GE(compared, 1U);
  EXPECT_GE(words.size(), compared / 4);
}

TEST(UmmaRows, TheKnownWord) {
  // N >> 3 is 16 at bit 17, M >> 4 is 8 at bit 24, D of f32 is 1 at bit 4, tf32 is 2 at bits 7 and 10.
  UmmaAtom atom = atomOf(128, 128);
  atom.a = atom.b = "tf32";
  atom.kind = UmmaKind::kTf32;
  atom.shape[2] = 8;
  EXPECT_EQ(ummaDescriptor(atom).value(), 16U << 17 | 8U << 24 | 1U << 4 | 2U << 7 | 2U << 10);
}

TEST(UmmaRows, RefusesByField) {
  const auto rule = [](auto change) {
    UmmaAtom atom = atomOf(128, 64);
    change(atom);
    const auto answer = checked(atom);
    return answer.ok() ? std::string() : answer.error().rule;
  };
  EXPECT_EQ(rule([](UmmaAtom&) {}), "");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.a = "f64"; }), "umma_c1");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.b = "i8"; }), "umma_c2");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.d = "f64"; }), "umma_c3");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.a = "bf16", a.d = "f16"; }), "umma_c3");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.ctas = 3; }), "umma_c4");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.shape[0] = 32; }), "umma_c5");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.shape[0] = 32, a.ws = true; }), "");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.shape[1] = 264; }), "umma_c6");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.shape[1] = 24; }), "");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.shape[2] = 32; }), "umma_c7");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.shape[2] = 32, a.sparse = true; }), "");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.tensorA = true, a.majorA = Major::kMN; }), "umma_c8");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.tensorA = true, a.majorB = Major::kMN; }), "");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.ws = true, a.ctas = 2; }), "umma_c9");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.scale = "f8E8M0FNU", a.scaleVector = 32; }), "umma_c10");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.selector = 1; }), "umma_c11");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.saturates = true; }), "umma_c12");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.scaleExp = 16; }), "umma_c12");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.scaleExp = 15; }), "");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.maximumShift = 8; }), "umma_c12");
  EXPECT_EQ(rule([](UmmaAtom& a) { a.maximumShift = 8, a.ws = true; }), "");
  EXPECT_EQ(checkedOn(atomOf(128, 64), "sm_90a").error().rule, "umma_c13");
  EXPECT_TRUE(checkedOn(atomOf(128, 64), "sm_100a").ok());
}

}  // namespace
}  // namespace cutecheck::run
