// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The thread-value layouts that the tables of atoms hold: CuTe's, and bijective as the oracle proves it.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/notation/layout.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute_nvgpu/atoms/bulk_rows.h"
#include "lowering/cute_nvgpu/atoms/matrix_copy_rows.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"
#include "oracle/claims/prove.h"

namespace cutecheck::run {
namespace {

using namespace cute_nvgpu;

// "(8)" and "8" are one extent: CuTe C++ prints some modes of one element in parentheses.
std::string plain(std::string text) {
  for (size_t open = 0; (open = text.find('(', open)) != std::string::npos; ++open) {
    int depth = 0, commas = 0;
    size_t close = open;
    for (;; ++close) {
      depth += text[close] == '(' ? 1 : text[close] == ')' ? -1 : 0;
      commas += text[close] == ',' && depth == 1 ? 1 : 0;
      if (depth == 0) break;
    }
    if (commas > 0) continue;
    text.erase(close, 1).erase(open, 1);
    --open;
  }
  return text;
}

// "NAME OPERAND" to the layout, as the file has it.
std::map<std::string, std::string> corpusOf(const std::string& file) {
  std::map<std::string, std::string> layouts;
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/layouts/" + file);
  for (std::string line; std::getline(in, line);) {
    const size_t first = line.find(" | "), second = line.find(" | ", first + 3);
    if (line.starts_with('#') || second == std::string::npos) continue;
    layouts[line.substr(0, first)] = line.substr(first + 3, second - first - 3);
  }
  return layouts;
}

std::string upper(std::string_view element) {
  std::string text(element == "b1" ? "u1" : element);
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::toupper(c); });
  return text;
}

// The name that CuTe gives the atom.
std::string cuteName(const MmaSyncAtom& atom, const MmaSyncShape& shape) {
  const auto name = [](const std::string& element) { return upper(ptxElement(element)); };
  const char* suffixes[] = {"", "_SATURATE", "_XORPOPC", "_ANDPOPC"};
  return "SM" + std::to_string(shape.tier) + "_" + toString(atom.shape) + "_" + name(atom.d) + name(atom.a) +
         name(atom.b) + name(atom.d) + "_TN" + suffixes[static_cast<size_t>(atom.variant)];
}

TEST(AtomRows, MmaSyncLayoutsAreThoseOfCute) {
  const std::map<std::string, std::string> known = corpusOf("mma_atoms.layouts");
  size_t compared = 0;
  for (const MmaSyncAtom& atom : mmaSyncAtoms()) {
    const auto shape = mmaSyncShape(atom);
    ASSERT_TRUE(shape.ok()) << shape.error().message;
    const std::string name = cuteName(atom, *shape);
    const std::pair<const char*, const char*> operands[] = {
        {" A", shape->tvA}, {" B", shape->tvB}, {" C", shape->tvC}};
    for (const auto& [operand, layout] : operands) {
      const auto found = known.find(name + operand);
      ASSERT_NE(found, known.end()) << name << operand;
      EXPECT_EQ(plain(layout), plain(found->second)) << name << operand;
      ++compared;
    }
  }
  EXPECT_EQ(compared, 3 * 74U);
}

TEST(AtomRows, MatrixCopyLayoutsAreThoseOfCute) {
  const std::map<std::string, std::string> known = corpusOf("copy_atoms.layouts");
  size_t compared = 0;
  for (const MatrixCopyAtom& atom : matrixCopyAtoms()) {
    const auto layouts = matrixCopyLayouts(atom);
    ASSERT_TRUE(layouts.ok());
    const std::string count =
        atom.transposed ? "U16x" + std::to_string(2 * atom.matrices) : "U32x" + std::to_string(atom.matrices);
    const std::string order = atom.transposed ? "_T" : "_N";
    EXPECT_EQ(known.at("SM75_" + count + "_LDSM" + order + " src"), layouts->memory);
    EXPECT_EQ(known.at("SM75_" + count + "_LDSM" + order + " dst"), layouts->registers);
    EXPECT_EQ(known.at("SM90_" + count + "_STSM" + order + " src"), layouts->registers);
    EXPECT_EQ(known.at("SM90_" + count + "_STSM" + order + " dst"), layouts->memory);
    compared += 4;
  }
  EXPECT_EQ(compared, 24U);
}

// Every layout that must reach each element of its tile once, with the size of that tile.
std::map<std::string, int64_t> bijections() {
  std::map<std::string, int64_t> all;
  for (const MmaSyncAtom& atom : mmaSyncAtoms()) {
    const auto shape = mmaSyncShape(atom);
    const auto& [m, n, k] = atom.shape;
    all[shape->tvA] = m * k;
    all[shape->tvB] = n * k;
    all[shape->tvC] = m * n;
  }
  for (const WgmmaAtom& atom : wgmmaAtoms()) {
    all[toString(wgmmaLayoutA(bitsOfElement(atom.a)))] = atom.shape[0] * heldDepth(atom);
    if (atom.variant.sparse())
      all[toString(wgmmaLayoutMetadata(bitsOfElement(atom.a)))] = atom.shape[0] * atom.shape[2];
    all[toString(wgmmaLayoutD(atom.shape[1]))] = atom.shape[0] * atom.shape[1];
  }
  for (const MatrixCopyAtom& atom : matrixCopyAtoms())
    all[matrixCopyLayouts(atom)->registers] = 64 * 16 * atom.matrices;
  for (const int64_t values : {8, 1024}) all[toString(bulkLayout(values))] = values;
  return all;
}

// The layout with the stride of one leaf one larger, for each leaf that has more than one element.
std::vector<std::string> disturbed(const std::string& text) {
  std::vector<std::string> twins;
  const auto layout = parseLayout(text);
  if (!layout.ok()) return twins;
  const std::vector<IntTuple> extents = leaves(layout->shape());
  for (size_t at = 0; at < extents.size(); ++at) {
    if (extents[at].value() == 1) continue;
    size_t next = 0;
    const auto change = [&](const auto& self, const IntTuple& tree) -> std::string {
      if (!tree.isTuple()) return std::to_string(tree.value() + (next++ == at ? 1 : 0));
      std::string all;
      for (size_t i = 0; i < tree.rank(); ++i) all += (i == 0 ? "" : ",") + self(self, tree.mode(i));
      return "(" + all + ")";
    };
    twins.push_back(toString(layout->shape()) + ":" + change(change, layout->stride()));
  }
  return twins;
}

TEST(AtomRows, EveryThreadValueLayoutIsProvedBijectiveAndItsTwinsRefuted) {
  size_t proved = 0, refuted = 0;
  for (const auto& [layout, size] : bijections()) {
    const auto claim = [size = size](const std::string& text) {
      return "bijective(" + text + "," + std::to_string(size) + ")";
    };
    const auto answer = oracle::prove(claim(layout));
    ASSERT_TRUE(answer.ok()) << layout << ": " << answer.error().message;
    EXPECT_EQ(answer->verdict, oracle::Verdict::kProved) << layout;
    ++proved;
    for (const std::string& twin : disturbed(layout)) {
      const auto other = oracle::prove(claim(twin));
      ASSERT_TRUE(other.ok()) << twin << ": " << other.error().message;
      EXPECT_EQ(other->verdict, oracle::Verdict::kRefuted) << twin;
      ++refuted;
    }
  }
  EXPECT_GE(proved, 20U);
  EXPECT_GE(refuted, 3 * proved);
}

// As CuTe's mma_traits_sm90_gmma.hpp writes them.
TEST(AtomRows, WgmmaLayoutsAreThoseOfCute) {
  EXPECT_EQ(toString(wgmmaLayoutA(32)), "((4,8,4),(2,2)):((64,1,16),(8,256))");
  EXPECT_EQ(toString(wgmmaLayoutA(16)), "((4,8,4),(2,2,2)):((128,1,16),(64,8,512))");
  EXPECT_EQ(toString(wgmmaLayoutA(8)), "((4,8,4),(4,2,2)):((256,1,16),(64,8,1024))");
  EXPECT_EQ(toString(wgmmaLayoutD(128)), "((4,8,4),(2,2,16)):((128,1,16),(64,8,512))");
  // mma_traits_sm90_gmma_sparse.hpp, without its modes of stride 0: threads that give nothing.
  EXPECT_EQ(toString(wgmmaLayoutMetadata(8)), "((2,2,8,4),32):((8,2048,1,16),64)");
  EXPECT_EQ(toString(wgmmaLayoutMetadata(16)), "((2,8,4),(16,2)):((1024,1,16),(64,8))");
  EXPECT_EQ(toString(wgmmaLayoutMetadata(32)), "((2,8,4),(8,2)):((512,1,16),(64,8))");
}

TEST(AtomRows, WgmmaRefusesByField) {
  const WgmmaAtom legal = {{64, 128, 16}, Major::kK, Major::kMN, "f16", "f16", "f32", false};
  ASSERT_TRUE(checked(legal).ok());
  const auto rule = [&](auto change) {
    WgmmaAtom atom = legal;
    change(atom);
    const auto answer = checked(atom);
    return answer.ok() ? std::string() : answer.error().rule;
  };
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.a = "f32"; }), "wgmma_c1");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.a = "i4"; }), "wgmma_c1");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.b = "bf16"; }), "wgmma_c2");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.d = "i32"; }), "wgmma_c3");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.shape[0] = 128; }), "wgmma_c4");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.shape[2] = 32; }), "wgmma_c4");
  for (const int64_t n : {0, 12, 264})
    EXPECT_EQ(rule([n](WgmmaAtom& atom) { atom.shape[1] = n; }), "wgmma_c5") << n;
  const auto integers = [](int64_t n) {
    return [n](WgmmaAtom& atom) { atom = {{64, n, 32}, Major::kK, Major::kK, "i8", "ui8", "i32", false}; };
  };
  for (const int64_t n : {40, 56, 72}) EXPECT_EQ(rule(integers(n)), "wgmma_c5") << n;
  for (const int64_t n : {8, 24, 32, 48, 256}) EXPECT_EQ(rule(integers(n)), "") << n;
  EXPECT_EQ(rule([&](WgmmaAtom& atom) {
              integers(64)(atom);
              atom.majorB = Major::kMN;
            }),
            "wgmma_c6");
  EXPECT_EQ(rule([](WgmmaAtom& atom) {
              atom.majorA = Major::kMN;
              atom.registersA = true;
            }),
            "wgmma_c7");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.registersA = true; }), "");
  EXPECT_EQ(rule([&](WgmmaAtom& atom) {
              integers(64)(atom);
              atom.variant.negatedB = true;
            }),
            "wgmma_c8");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.variant.negatedA = true; }), "");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.variant.saturates = true; }), "wgmma_c9");
  const auto sparse = [&](int64_t selector) {
    return rule([selector](WgmmaAtom& atom) { atom.shape[2] = 32, atom.variant.selector = selector; });
  };
  EXPECT_EQ(sparse(0), "");
  EXPECT_EQ(sparse(1), "");
  EXPECT_EQ(sparse(2), "wgmma_c10");
  EXPECT_EQ(rule([](WgmmaAtom& atom) { atom.variant.selector = 0; }), "wgmma_c4");
}

TEST(AtomRows, BulkCopiesRefuseByField) {
  EXPECT_EQ(bulkBytes(128).value(), 16);
  EXPECT_EQ(bulkBytes(8 * 1048560).value(), 1048560);
  for (const int64_t bits : {0, -128, 64, 192, 8 * 1048576})
    EXPECT_EQ(bulkBytes(bits).error().rule, "bulk_copy_c1");
  const auto rule = [](BulkReduction reduction, const char* element, ReducedMemory memory) {
    const auto answer = ptxReduction(reduction, element, memory);
    return answer.ok() ? *answer : answer.error().rule;
  };
  using enum ReducedMemory;
  EXPECT_EQ(rule(BulkReduction::kAdd, "bf16", kGlobal), "add.noftz.bf16");
  EXPECT_EQ(rule(BulkReduction::kAdd, "i8", kGlobal), "bulk_copy_c2");
  EXPECT_EQ(rule(BulkReduction::kInc, "i32", kGlobal), "bulk_copy_c3");
  EXPECT_EQ(rule(BulkReduction::kXor, "f32", kGlobal), "bulk_copy_c3");
  EXPECT_EQ(rule(BulkReduction::kAdd, "ui64", kShared), "add.u64");
  EXPECT_EQ(rule(BulkReduction::kMin, "ui64", kShared), "bulk_copy_c4");
  EXPECT_EQ(rule(BulkReduction::kAdd, "f32", kShared), "bulk_copy_c4");
}

// A neighbour of a legal atom in each field is refused by that field's rule.
TEST(AtomRows, MmaSyncRefusesByField) {
  const MmaSyncAtom legal = {{16, 8, 16}, "f16", "f16", "f32", MmaVariant::kPlain};
  ASSERT_TRUE(mmaSyncShape(legal).ok());
  const auto rule = [&](auto change) {
    MmaSyncAtom atom = legal;
    change(atom);
    const auto shape = mmaSyncShape(atom);
    return shape.ok() ? std::string() : shape.error().rule;
  };
  EXPECT_EQ(rule([](MmaSyncAtom& atom) { atom.a = "f32"; }), "mma_sync_c1");
  EXPECT_EQ(rule([](MmaSyncAtom& atom) { atom.b = "bf16"; }), "mma_sync_c2");
  EXPECT_EQ(rule([](MmaSyncAtom& atom) { atom.d = "i32"; }), "mma_sync_c3");
  EXPECT_EQ(rule([](MmaSyncAtom& atom) { atom.shape[2] = 32; }), "mma_sync_c4");
  EXPECT_EQ(rule([](MmaSyncAtom& atom) { atom.variant = MmaVariant::kSaturate; }), "mma_sync_c5");
  EXPECT_EQ(rule([](MmaSyncAtom& atom) { atom.d = "f16"; }), "");
}

TEST(AtomRows, CopiesRefuseOtherCountsAndSizes) {
  EXPECT_EQ(matrixCopyLayouts({3, false}).error().rule, "matrix_copy_c1");
  EXPECT_TRUE(matrixCopyLayouts({4, true}).ok());
  EXPECT_EQ(checked(AsyncCopyAtom{AsyncCache::kGlobal, 64}).error().rule, "async_copy_c1");
  EXPECT_TRUE(checked(AsyncCopyAtom{AsyncCache::kAlways, 64}).ok());
}

}  // namespace
}  // namespace cutecheck::run
