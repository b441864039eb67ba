// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of tcgen05.mma against ptxas and against the PTX ISA.
//
// What is spelled in the instruction (kind, group, .ws, .sp, where A lies, the block of scale factors, the
// scale of D) and the target: our verdict is ptxas's, for every combination; what it said is kept in
// corpus/umma_ptxas.tsv, and asked again where it is installed (CUTECHECK_UMMA_TSV=PATH writes it). What
// stands in a register (M, N, K) ptxas does not see: there our verdict is the table of the PTX ISA, which
// corpus/umma_shapes.tsv has.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <tuple>

#include "lowering/cute_nvgpu/atoms/umma_rows.h"
#include "tools/process/ptxas.h"
#include "tools/process/ptxas_lines.h"

namespace cutecheck::cli {
namespace {

using namespace cute_nvgpu;

constexpr const char* kKept = CUTECHECK_SOURCE_DIR "/corpus/umma_ptxas.tsv";
constexpr const char* kShapes = CUTECHECK_SOURCE_DIR "/corpus/umma_shapes.tsv";
constexpr const char* kTargets[] = {"sm_90a",  "sm_100",  "sm_100a", "sm_100f", "sm_103a",
                                    "sm_103f", "sm_110a", "sm_110f", "sm_120a"};
constexpr UmmaKind kKinds[] = {UmmaKind::kF16,      UmmaKind::kTf32, UmmaKind::kF8F6F4,  UmmaKind::kI8,
                               UmmaKind::kMxF8F6F4, UmmaKind::kMxF4, UmmaKind::kMxF4NvF4};

// What the instruction says.
struct Form {
  UmmaKind kind = UmmaKind::kF16;
  int64_t ctas = 1;
  bool ws = false, sparse = false, tensorA = false;
  int64_t block = 0;     // elements of a scale factor as spelled: 16, 32, or 0 for nothing
  int64_t exponent = 0;  // of the scale of D
};

std::vector<Form> forms() {
  std::vector<Form> all;
  for (const UmmaKind kind : kKinds)
    for (const int64_t ctas : {1, 2})
      for (const bool ws : {false, true})
        for (const bool sparse : {false, true})
          for (const bool tensorA : {false, true})
            for (const int64_t block : {0, 16, 32})
              for (const int64_t exponent : {0, 3}) {
                // The forms with .ws and with block scaling have no place for the exponent.
                if (exponent != 0 && (ws || block != 0 || isBlockScaled(kind))) continue;
                all.push_back({kind, ctas, ws, sparse, tensorA, block, exponent});
              }
  return all;
}

// Written apart from the lowering's.
std::string instructionOf(const Form& form) {
  const bool scaled = isBlockScaled(form.kind) || form.block != 0;
  std::string text = std::string("tcgen05.mma") + (form.ws ? ".ws" : "") + (form.sparse ? ".sp" : "") +
                     ".cta_group::" + std::to_string(form.ctas) +
                     ".kind::" + std::string(kindName(form.kind));
  if (scaled) text += ".block_scale";
  if (form.block != 0) text += ".block" + std::to_string(form.block);
  text += std::string(" [%r0], ") + (form.tensorA ? "[%r1]" : "%d0") + ", %d1, ";
  if (form.sparse) text += "[%r2], ";
  text += "%r3, ";
  if (scaled) text += "[%r4], [%r5], ";
  text += "%p1";
  if (form.exponent != 0) text += ", " + std::to_string(form.exponent);
  return text + ";";
}

std::string nameOf(const Form& form) {
  return std::string(kindName(form.kind)) + "\t" + std::to_string(form.ctas) + "\t" + (form.ws ? "ws" : "") +
         "\t" + (form.sparse ? "sp" : "") + "\t" + (form.tensorA ? "ts" : "ss") + "\t" +
         (form.block == 0 ? "" : std::to_string(form.block)) + "\t" +
         (form.exponent == 0 ? "" : std::to_string(form.exponent));
}

// An atom of this form with types, a shape and scale factors that the kind has.
UmmaAtom atomOf(const Form& form) {
  constexpr const char* elements[] = {"f16", "tf32", "f8E4M3FN", "i8", "f8E4M3FN", "f4E2M1FN", "f4E2M1FN"};
  constexpr int64_t depths[] = {16, 8, 32, 32, 32, 64, 64};
  const auto kind = static_cast<size_t>(form.kind);
  UmmaAtom atom;
  atom.kind = form.kind;
  atom.ctas = form.ctas;
  atom.ws = form.ws;
  atom.sparse = form.sparse;
  atom.tensorA = form.tensorA;
  atom.scaleExp = form.exponent;
  atom.shape = {form.ctas == 2 ? 256 : 128, 64, depths[kind] * (form.sparse ? 2 : 1)};
  atom.a = atom.b = elements[kind];
  atom.d = form.kind == UmmaKind::kI8 ? "i32" : "f32";
  // The one count of a kind need not be spelled.
  const bool one = form.kind == UmmaKind::kMxF8F6F4 || form.kind == UmmaKind::kMxF4;
  atom.scaleVector = form.block == 0 && one ? 32 : form.block;
  if (atom.scaleVector != 0) atom.scale = atom.scaleVector == 16 ? "f8E4M3FN" : "f8E8M0FNU";
  return atom;
}

// The PTX ISA has the scale of D for f16 and tf32 alone; ptxas 13.0 takes it of i8 too.
bool onlyOfPtxas(const Form& form) { return form.kind == UmmaKind::kI8 && form.exponent != 0; }

TEST(UmmaTable, OurVerdictIsThatOfPtxas) {
  const std::map<std::string, bool> said = keptAnswers(kKept);
  std::map<std::string, std::pair<size_t, size_t>> counts;  // by target: accepted, refused
  size_t beyond = 0, compared = 0;
  for (const char* target : kTargets)
    for (const Form& form : forms()) {
      const std::string name = std::string(target) + "\t" + nameOf(form);
      const auto found = said.find(name);
      ASSERT_NE(found, said.end()) << name;
      const Expected<UmmaAtom> legal = checked(atomOf(form));
      const Expected<UmmaAtom> ours = legal ? checkedOn(*legal, target) : legal;
      ++compared;
      found->second ? ++counts[target].first : ++counts[target].second;
      if (onlyOfPtxas(form) && found->second && !ours) {
        ++beyond;
        continue;
      }
      EXPECT_EQ(ours.ok(), found->second)
          << name << ": " << (ours.ok() ? std::string("legal") : ours.error().message);
    }
  EXPECT_EQ(compared, said.size());
  EXPECT_LE(beyond, 16U);
  for (const std::string& target : ummaTargets()) {
    EXPECT_GT(counts[target].first, 20U) << target;
    EXPECT_GT(counts[target].second, 20U) << target;
    RecordProperty("accepted_" + target, std::to_string(counts[target].first));
  }
  for (const char* target : {"sm_90a", "sm_100", "sm_120a"}) EXPECT_EQ(counts[target].first, 0U) << target;
}

TEST(UmmaTable, WhatIsKeptIsWhatPtxasSays) {
  const std::optional<std::string> ptxas = findPtxas();
  if (!ptxas) GTEST_SKIP() << "ptxas is not installed";
  std::map<std::string, bool> said;
  for (const char* target : kTargets) {
    std::map<std::string, std::string> instructions;
    for (const Form& form : forms())
      instructions[std::string(target) + "\t" + nameOf(form)] = instructionOf(form);
    const std::map<std::string, bool> answers = askPtxas(*ptxas, instructions, target);
    ASSERT_FALSE(answers.empty()) << target;
    said.insert(answers.begin(), answers.end());
  }
  if (const char* path = std::getenv("CUTECHECK_UMMA_TSV"))
    keepAnswers(
        path,
        "# What ptxas " + ptxasVersion(*ptxas) + " says of tcgen05.mma, PTX 9.0.\n" +
            "# target, kind, blocks, ws, sparse, where A lies, elements of a scale factor as spelled, "
            "exponent of the scale of D\n",
        said);
  EXPECT_EQ(said, keptAnswers(kKept));
}

// An instruction descriptor of a shape that no kind has is assembled all the same.
TEST(UmmaTable, PtxasDoesNotSeeTheShape) {
  const std::optional<std::string> ptxas = findPtxas();
  if (!ptxas) GTEST_SKIP() << "ptxas is not installed";
  const std::map<std::string, bool> said = askPtxas(
      *ptxas,
      {{"none", "tcgen05.mma.cta_group::1.kind::f16 [%r0], %d0, %d1, 0, %p1;"},
       {"wide", "tcgen05.mma.cta_group::1.kind::f16 [%r0], %d0, %d1, 0x1ffe0010, %p1;"},
       {"register", "mov.b32 %r3, 0x10; tcgen05.mma.cta_group::2.kind::i8 [%r0], %d0, %d1, %r3, %p1;"}},
      "sm_100a");
  EXPECT_EQ(said, (std::map<std::string, bool>{{"none", true}, {"wide", true}, {"register", true}}));
}

std::vector<int64_t> numbersIn(const std::string& text) {
  std::vector<int64_t> all;
  int64_t first = 0, last = 0, step = 0;
  if (std::sscanf(text.c_str(), "%ld:%ld:%ld", &first, &last, &step) == 3) {
    for (int64_t n = first; n <= last; n += step) all.push_back(n);
    return all;
  }
  std::istringstream in(text);
  for (std::string one; std::getline(in, one, ',');) all.push_back(std::stoll(one));
  return all;
}

// kind, blocks, ws, sparse, M, N, K of every legal shape, and the target that alone has it.
using Shape = std::tuple<std::string, int64_t, bool, bool, int64_t, int64_t, int64_t>;
std::map<Shape, std::string> shapesOfIsa() {
  std::map<Shape, std::string> all;
  std::ifstream in(kShapes);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::vector<std::string> fields;
    std::istringstream cut(line + "\t");
    for (std::string one; std::getline(cut, one, '\t');) fields.push_back(one);
    for (const int64_t m : numbersIn(fields.at(4)))
      for (const int64_t n : numbersIn(fields.at(5)))
        for (const int64_t k : numbersIn(fields.at(6)))
          all[{fields[0], std::stoll(fields[1]), fields[2] == "ws", fields[3] == "sparse", m, n, k}] =
              fields.size() > 7 ? fields[7] : "";
  }
  return all;
}

TEST(UmmaTable, ShapesAreThoseOfTheIsa) {
  const std::map<Shape, std::string> isa = shapesOfIsa();
  size_t legal = 0, illegal = 0;
  for (const UmmaKind kind : kKinds)
    for (const int64_t ctas : {1, 2})
      for (const bool ws : {false, true})
        for (const bool sparse : {false, true})
          for (const int64_t m : {16, 32, 48, 64, 96, 128, 192, 256, 512})
            for (int64_t n = 0; n <= 272; n += 4)
              for (const int64_t k : {4, 8, 16, 32, 48, 64, 96, 128, 192, 256}) {
                UmmaAtom atom = atomOf({kind, ctas, ws, sparse, false, isBlockScaled(kind) ? 32 : 0, 0});
                atom.shape = {m, n, k};
                const auto found = isa.find({std::string(kindName(kind)), ctas, ws, sparse, m, n, k});
                const Expected<UmmaAtom> ours = checked(atom);
                ASSERT_EQ(ours.ok(), found != isa.end())
                    << kindName(kind) << " " << ctas << (ws ? " ws" : "") << (sparse ? " sp " : " ") << m
                    << "x" << n << "x" << k << (ours ? "" : ours.error().message);
                ours.ok() ? ++legal : ++illegal;
                if (!ours) continue;
                for (const std::string& target : ummaTargets())
                  if (!found->second.empty())
                    ASSERT_EQ(checkedOn(*ours, target).ok(), target == found->second) << target;
              }
  EXPECT_EQ(legal, isa.size());
  EXPECT_GT(illegal, 10 * legal);
}

}  // namespace
}  // namespace cutecheck::cli
