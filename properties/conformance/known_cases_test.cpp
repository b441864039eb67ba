// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inputs that public implementations got wrong, with what is right; every right answer is verified
// here by the independent search before core is asked.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "core/notation/parse.h"
#include "properties/harness/core_subject.h"
#include "properties/laws/composition.h"
#include "properties/laws/fit.h"

namespace cutecheck::run {
namespace {

struct CompositionCase {
  const char* left;
  const char* right;
  int64_t witness;  // -1: accepted
};

// Sources: NVIDIA/cutlass issues 2113 and 3177; the rest are sums that carry into the next mode.
constexpr CompositionCase kCompositions[] = {
    {"(6,2):(11,2)", "(3,2):(2,3)", 5}, {"(4,6,8):(2,3,5)", "6:3", 3},
    {"(6,4):(1,10)", "(3,2):(2,3)", 5}, {"(2,2):(4,1)", "(2,2):(1,1)", 3},
    {"(2,3):(1,2)", "2:3", -1},         {"(8,8):(8,1)", "6:3", -1},
    {"(4,4):(4,1)", "4:3", 3},          {"(4,2):(1,10)", "(3,2):(1,2)", 5},
    {"(4,4):(1,10)", "8:2", -1},        {"20:2", "(5,4):(4,1)", -1},
    {"(4,4):(1,8)", "5:0", -1},         {"(2,5):(1,0)", "3:1", 2},
    {"(4,1):(1,0)", "8:1", -1},         {"(2,2):(4611686018427387904,0)", "2:2", -1},
};

TEST(KnownCompositions, WitnessesAreRight) {
  for (const CompositionCase& known : kCompositions) {
    SCOPED_TRACE(std::string(known.left) + " o " + known.right);
    const Layout a = *parseLayout(known.left), b = *parseLayout(known.right);
    const auto left = laws::flatAnswer(a), right = laws::flatAnswer(b);
    ASSERT_TRUE(left && right);
    EXPECT_EQ(laws::compositionMisfit(*left, *right).value_or(-1), known.witness);
  }
}

TEST(KnownCompositions, CoreAcceptsAndRefusesThem) {
  const CoreSubject core;
  int refused = 0, accepted = 0;
  for (const CompositionCase& known : kCompositions) {
    SCOPED_TRACE(std::string(known.left) + " o " + known.right);
    const Layout a = *parseLayout(known.left), b = *parseLayout(known.right);
    const Expected<Layout> got = core.composition(a, b, Domain::kExtendLast);
    if (known.witness < 0) {
      ASSERT_TRUE(got.ok()) << got.error().str();
      EXPECT_TRUE(laws::isComposition(*got, *laws::flatAnswer(a), b).passed());
      ++accepted;
      continue;
    }
    ASSERT_FALSE(got.ok());
    EXPECT_EQ(got.error().code, Code::kNotComposable);
    ASSERT_FALSE(got.error().witness.empty());
    EXPECT_EQ(got.error().witness[0], known.witness);
    ++refused;
  }
  EXPECT_EQ(refused, 7);
  EXPECT_EQ(accepted, 7);
}

// Where the copies of a block go that fill [0, ...) from the left, the first `count` of them: by trying each
// offset in turn.
std::vector<int64_t> startsOfCopies(const laws::Flat& block, size_t count) {
  std::vector<int64_t> starts;
  std::set<Int128> taken;
  for (int64_t next = 0; starts.size() < count; ++next) {
    if (taken.contains(next)) continue;
    for (Int128 i = 0; i < laws::sizeOf(block); ++i)
      if (!taken.insert(next + laws::at(block, i)).second) return {};
    starts.push_back(next);
  }
  return starts;
}

// Copies of 4:3 stand at 0,1,2,12,13,...; those that (4,2):(2,1) names are 0,2,13,24,..., which no two modes
// step through.
TEST(NamedRefusals, AProductWhoseCopiesAreNoLayout) {
  const laws::Flat block = *laws::flat(*parseLayout("4:3")), tiler = *laws::flat(*parseLayout("(4,2):(2,1)"));
  const std::vector<int64_t> starts = startsOfCopies(block, 8);
  std::vector<Int128> copies;
  for (Int128 c = 0; c < 4; ++c) copies.push_back(starts[static_cast<size_t>(laws::at(tiler, c))]);
  EXPECT_EQ(copies, (std::vector<Int128>{0, 2, 13, 24}));
  EXPECT_TRUE(laws::fit({4}, copies).misfit.has_value());
  const Expected<Layout> got = CoreSubject().logicalProduct(*parseLayout("4:3"), *parseLayout("(4,2):(2,1)"));
  ASSERT_FALSE(got.ok());
  EXPECT_EQ(got.error().code, Code::kNotComposable);
}

// The tile 6:2 of (3,4):(4,1) is 0,8,5,2,10,7.
TEST(NamedRefusals, ADivideWhoseTileIsNoLayout) {
  const laws::Flat a = *laws::flat(*parseLayout("(3,4):(4,1)"));
  std::vector<Int128> tile;
  for (Int128 c = 0; c < 6; ++c) tile.push_back(laws::at(a, 2 * c));
  EXPECT_EQ(tile, (std::vector<Int128>{0, 8, 5, 2, 10, 7}));
  EXPECT_TRUE(laws::fit({6}, tile).misfit.has_value());
  const Expected<Layout> got = CoreSubject().logicalDivide(*parseLayout("(3,4):(4,1)"), *parseLayout("6:2"));
  ASSERT_FALSE(got.ok());
  EXPECT_EQ(got.error().code, Code::kNotComposable);
}

// (3,8):(1,3) is 24:1, so 4:1 divides it although it divides no mode.
TEST(NamedRefusals, ADivideThatOthersRefuse) {
  const Expected<Layout> got = CoreSubject().logicalDivide(*parseLayout("(3,8):(1,3)"), *parseLayout("4:1"));
  ASSERT_TRUE(got.ok()) << got.error().str();
  EXPECT_EQ(*got, *parseLayout("(4,6):(1,4)"));
}

// Every operand of every multiplication atom holds each element of its tile once, but for two that are no
// layouts.
TEST(Atoms, OfMultiplicationsAreBijective) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/layouts/mma_atoms.layouts");
  int bijective = 0, refused = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const size_t first = line.find(" | "), second = line.find(" | ", first + 3);
    const Expected<Layout> atom = parseLayout(line.substr(first + 3, second - first - 3));
    if (!atom.ok()) {
      ++refused;
      continue;
    }
    const laws::Flat tv = *laws::flat(*atom);
    std::vector<bool> seen(static_cast<size_t>(laws::sizeOf(tv)), false);
    for (Int128 i = 0; i < laws::sizeOf(tv); ++i) {
      const Int128 index = laws::at(tv, i);
      ASSERT_TRUE(index >= 0 && index < laws::sizeOf(tv) && !seen[static_cast<size_t>(index)]) << line;
      seen[static_cast<size_t>(index)] = true;
    }
    ++bijective;
  }
  EXPECT_EQ(bijective, 274);
  EXPECT_EQ(refused, 2);
}

struct LawCase {
  const char* law;
  const char* input;
};

// Each must be judged, not passed over.
constexpr LawCase kLawCases[] = {
    {"coalesce_is_canonical", "(2,1,3):(1,7,2)"},
    {"coalesce_agrees", "(2,3):(1,0)"},
    {"coalesce_agrees", "(2,2):(1,-2)"},
    {"coalesce_extended_agrees", "(4,1):(1,0)"},
    {"complement_covers", "4:1 | 6"},
    {"complement_disjoint", "(2,2):(1,4) | 16"},
    {"complement_disjoint", "2:4 | 16"},
    {"complement_refusal_is_exact", "(2,2):(2,3) | 17"},
    {"complement_refusal_is_exact", "(2,2):(3,1) | 18"},
    {"right_inverse_inverts", "(4,2):(2,1)"},
    {"right_inverse_inverts", "(2,2):(1,1)"},
    {"right_inverse_is_longest", "(2,4):(0,1)"},
    {"right_inverse_inverts", "(2,4):(4,-1)"},
    {"left_inverse_inverts", "(2,2):(3,1)"},
    {"left_inverse_refusal_is_exact", "(2,2):(2,3)"},
    {"left_inverse_refusal_is_exact", "(2,4):(2,1)"},
    {"zipped_divide_gathers_tiles", "(8,4):(1,8) | [2:4;2:1]"},
    {"logical_divide_covers", "10:1 | 4:1"},
    {"logical_divide_refusal_is_exact", "(3,4):(4,1) | 6:2"},
    {"logical_divide_rest_is_composition", "(3,8):(1,3) | 4:1"},
    {"logical_product_refusal_is_exact", "4:3 | (4,2):(2,1)"},
    {"logical_product_refusal_is_exact", "(2,2):(2,2) | 2:1"},
    {"raked_product_regroups", "(2,5):(5,1) | (3,4):(1,3)"},
    {"make_layout_tv_inverts", "(4,8):(8,1) | (2,2):(2,1)"},
    {"slice_keeps_offset", "(4,8):(8,1) | (2,_)"},
    {"cosize_spans", "4:-1"},
    {"size_is_product", "(65536,65536):(65536,1)"},
    {"crd2idx_agrees", "(536870913,4):(4,1) | (536870912,0)"},
    {"idx2crd_inverts", "(1,(2,2)):(0,(1,2)) | 7"},
    {"swizzle_apply_agrees", "S<2,0,-3> | 1"},
    {"swizzle_apply_agrees", "S<0,4,0> | 5"},
};

TEST(KnownInputs, LawsHold) {
  const CoreSubject core;
  for (const LawCase& known : kLawCases) {
    SCOPED_TRACE(std::string(known.law) + " on " + known.input);
    const laws::Law* law = laws::findLaw(known.law);
    ASSERT_NE(law, nullptr);
    const Expected<laws::Input> input = laws::readInput(known.input, law->arguments);
    ASSERT_TRUE(input.ok()) << input.error().str();
    const laws::Outcome outcome = law->check(core, *input);
    EXPECT_TRUE(outcome.passed()) << (outcome.failed() ? outcome.detail : "not applicable");
  }
}

}  // namespace
}  // namespace cutecheck::run
