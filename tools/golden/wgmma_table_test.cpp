// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of wgmma against ptxas: for each pair of types, and for each value of every other field in the
// table and just outside it, our verdict is ptxas's.
//
// What ptxas said is kept in corpus/wgmma_ptxas.tsv, so that the table is compared where there is no ptxas;
// where there is one it is asked again. CUTECHECK_WGMMA_TSV=PATH writes what it says.
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"
#include "tools/process/ptxas.h"
#include "tools/process/ptxas_lines.h"

namespace cutecheck::cli {
namespace {

using namespace cute_nvgpu;

constexpr const char* kKept = CUTECHECK_SOURCE_DIR "/corpus/wgmma_ptxas.tsv";

std::vector<WgmmaAtom> neighbours(const WgmmaAtom& legal) {
  std::vector<WgmmaAtom> all;
  const auto with = [&](auto change) {
    for (const bool sparse : {false, true}) {
      WgmmaAtom atom = legal;
      if (sparse) atom.shape[2] *= 2, atom.variant.selector = 0;
      change(atom);
      all.push_back(atom);
    }
  };
  for (int64_t n = 4; n <= 272; n += 4) with([&](WgmmaAtom& atom) { atom.shape[1] = n; });
  for (const int64_t m : {32, 128}) with([&](WgmmaAtom& atom) { atom.shape[0] = m; });
  with([](WgmmaAtom& atom) { atom.shape[2] *= 2; });
  with([](WgmmaAtom& atom) { atom.shape[2] /= 2; });
  for (const Major a : {Major::kK, Major::kMN})
    for (const Major b : {Major::kK, Major::kMN})
      for (const bool registers : {false, true})
        with([&](WgmmaAtom& atom) { atom.majorA = a, atom.majorB = b, atom.registersA = registers; });
  for (const auto& [a, b] : {std::pair{true, false}, {false, true}, {true, true}})
    with([&](WgmmaAtom& atom) { atom.variant.negatedA = a, atom.variant.negatedB = b; });
  with([](WgmmaAtom& atom) { atom.variant.saturates = true; });
  for (const int64_t selector : {1, 2})
    with([&](WgmmaAtom& atom) {
      if (atom.variant.sparse()) atom.variant.selector = selector;
    });
  return all;
}

std::vector<WgmmaAtom> cases() {
  std::vector<WgmmaAtom> all;
  for (const WgmmaAtom& legal : wgmmaTypes()) {
    const std::vector<WgmmaAtom> near = neighbours(legal);
    all.insert(all.end(), near.begin(), near.end());
  }
  const char* elements[] = {"f16", "bf16", "tf32", "f32",      "f64",    "i8",
                            "ui8", "i4",   "ui4",  "f8E4M3FN", "f8E5M2", "i1"};
  for (const std::string a : elements)
    for (const std::string b : elements)
      for (const std::string d : {"f16", "bf16", "f32", "f64", "i32"})
        all.push_back({{64, 8, 256 / bitsOfElement(a)}, Major::kK, Major::kK, a, b, d});
  return all;
}

std::string listed(char kind, int64_t count) {
  std::string text = "{";
  for (int64_t i = 0; i < count; ++i)
    text += (i == 0 ? "%" : ", %") + std::string(1, kind) + std::to_string(i);
  return text + "}";
}

// Written apart from the lowering's.
std::string instructionOf(const WgmmaAtom& atom) {
  const auto ptx = [](const std::string& element) { return "." + std::string(ptxElement(element)); };
  const auto& [m, n, k] = atom.shape;
  const bool bits = atom.a == "i1" || atom.b == "i1", integers = atom.d == "i32";
  const WgmmaVariant& variant = atom.variant;
  const int64_t results = m * n / 128 * (atom.d == "f64" ? 2 : 1) / (bitsOfElement(atom.d) == 16 ? 2 : 1);
  std::string text = "wgmma.mma_async" + std::string(variant.sparse() ? ".sp" : "") + ".sync.aligned.m" +
                     std::to_string(m) + "n" + std::to_string(n) + "k" + std::to_string(k) +
                     (variant.saturates ? ".satfinite" : "") + ptx(atom.d) + ptx(atom.a) + ptx(atom.b) +
                     (bits ? ".and.popc" : "") + " " + listed(atom.d == "f32" ? 'f' : 'r', results) + ", " +
                     (atom.registersA ? "{%r300, %r301, %r302, %r303}" : "%d0") + ", %d1";
  if (variant.sparse()) text += ", %r304, " + std::to_string(variant.selector);
  text += ", %p1";
  const bool scaled = variant.negatedA || variant.negatedB;
  const bool transposed = atom.majorA == Major::kMN || atom.majorB == Major::kMN;
  const bool halves = atom.a == "f16" || atom.a == "bf16";
  if (!integers || scaled || transposed)
    text += std::string(variant.negatedA ? ", -1" : ", 1") + (variant.negatedB ? ", -1" : ", 1");
  if (halves || transposed) {
    if (!atom.registersA || atom.majorA == Major::kMN) text += atom.majorA == Major::kMN ? ", 1" : ", 0";
    text += atom.majorB == Major::kMN ? ", 1" : ", 0";
  }
  return text + ";";
}

// One line of the file before its verdict.
std::string nameOf(const WgmmaAtom& atom) {
  return cute_nvgpu::toString(atom.shape) + "\t" + atom.a + "\t" + atom.b + "\t" + atom.d + "\t" +
         std::string(spelled(atom.majorA)) + "\t" + std::string(spelled(atom.majorB)) + "\t" +
         (atom.registersA ? "rs" : "ss") + "\t" + (atom.variant.negatedA ? "a" : "") +
         (atom.variant.negatedB ? "b" : "") + "\t" + (atom.variant.saturates ? "satfinite" : "") + "\t" +
         (atom.variant.sparse() ? std::to_string(atom.variant.selector) : "");
}

TEST(WgmmaTable, OurVerdictIsThatOfPtxas) {
  const std::map<std::string, bool> said = keptAnswers(kKept);
  size_t legal = 0, illegal = 0;
  std::set<std::string> rules;
  for (const WgmmaAtom& atom : cases()) {
    const auto found = said.find(nameOf(atom));
    ASSERT_NE(found, said.end()) << nameOf(atom);
    const Expected<WgmmaAtom> ours = checked(atom);
    EXPECT_EQ(ours.ok(), found->second)
        << nameOf(atom) << ": " << (ours.ok() ? std::string("legal") : ours.error().message);
    ours.ok() ? ++legal : ++illegal;
    if (!ours.ok()) rules.insert(ours.error().rule);
  }
  EXPECT_GE(legal, 500U);
  EXPECT_GE(illegal, 500U);
  EXPECT_EQ(rules.size(), 10U);  // each rule refuses something
}

TEST(WgmmaTable, WhatIsKeptIsWhatPtxasSays) {
  const std::optional<std::string> ptxas = findPtxas();
  if (!ptxas) GTEST_SKIP() << "ptxas is not installed";
  std::map<std::string, std::string> instructions;
  for (const WgmmaAtom& atom : cases()) instructions[nameOf(atom)] = instructionOf(atom);
  const std::map<std::string, bool> said = askPtxas(*ptxas, instructions);
  ASSERT_FALSE(said.empty());
  if (const char* path = std::getenv("CUTECHECK_WGMMA_TSV"))
    keepAnswers(path,
                "# What ptxas " + ptxasVersion(*ptxas) + " says of wgmma for sm_90a, PTX 9.0.\n" +
                    "# shape, A, B, D, major of A and of B, A in registers (rs) or not, negated, satfinite, "
                    "selector\n",
                said);
  EXPECT_EQ(said, keptAnswers(kKept));
}

}  // namespace
}  // namespace cutecheck::cli
