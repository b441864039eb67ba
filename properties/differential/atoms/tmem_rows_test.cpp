// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The thread-value layouts of copies of tensor memory: CuTe's, each bit of the tile once, and what is no
// copy.
#include <fstream>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute_nvgpu/atoms/s2t_rows.h"
#include "lowering/cute_nvgpu/atoms/tmem_rows.h"
#include "oracle/claims/prove.h"

namespace cutecheck::run {
namespace {

using namespace cute_nvgpu;

// "NAME OPERAND" to the layout, of tensor memory; tcgen05.ld.red (LOAD_STAT) is another instruction.
std::map<std::string, std::string> corpus() {
  std::map<std::string, std::string> layouts;
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/layouts/copy_atoms.layouts");
  for (std::string line; std::getline(in, line);) {
    const size_t first = line.find(" | "), second = line.find(" | ", first + 3);
    if (line.starts_with("SM100_TMEM_") && line.find("_STAT_") == std::string::npos &&
        second != std::string::npos)
      layouts[line.substr(0, first)] = line.substr(first + 3, second - first - 3);
  }
  return layouts;
}

std::string cuteName(const TmemCopyAtom& atom, bool load) {
  return std::string("SM100_TMEM_") + (load ? "LOAD_" : "STORE_") + std::to_string(atom.lanes) + "dp" +
         std::to_string(atom.bits) + "b" + std::to_string(atom.repeat) + "x" + (atom.halves ? "_16b" : "");
}

TEST(TmemRows, LayoutsAreThoseOfCute) {
  std::map<std::string, std::string> known = corpus();
  size_t compared = 0;
  for (const TmemCopyAtom& atom : tmemCopyAtoms())
    for (const bool load : {true, false}) {
      const std::string name = cuteName(atom, load);
      const auto found = known.find(name + (load ? " dst" : " src"));
      ASSERT_NE(found, known.end()) << name;
      EXPECT_EQ(toString(tmemRegisters(atom)), found->second) << name;
      // A thread names the whole tile in tensor memory.
      const std::string tile = std::to_string(atom.lanes * rowBits(atom));
      EXPECT_EQ(known.at(name + (load ? " src" : " dst")), "(32," + tile + "):(0,1)") << name;
      known.erase(name + " src");
      known.erase(name + " dst");
      ++compared;
    }
  EXPECT_EQ(compared, 148U);
  for (const auto& [name, layout] : known) ADD_FAILURE() << name << " has no row";
}

TEST(TmemRows, EachLayoutIsProvedBijectiveAndItsTwinsRefuted) {
  std::set<std::pair<std::string, int64_t>> claims;
  for (const TmemCopyAtom& atom : tmemCopyAtoms())
    claims.emplace(toString(tmemRegisters(atom)), atom.lanes * rowBits(atom));
  EXPECT_EQ(claims.size(), 37U);
  for (const auto& [layout, size] : claims) {
    const std::string end = "," + std::to_string(size) + ")";
    const auto answer = oracle::prove("bijective(" + layout + end);
    ASSERT_TRUE(answer.ok()) << answer.error().message;
    EXPECT_EQ(answer->verdict, oracle::Verdict::kProved) << layout;
    // Each thread one bit farther on.
    const Layout sound = *parseLayout(layout);
    const IntTuple thread = sound.stride().mode(0);
    const IntTuple first(leaves(thread).front().value() + 1);
    const std::string text = toString(thread);
    const size_t digits = text.find_first_of("0123456789"), rest = text.find_first_of(",)", digits);
    const std::string moved =
        text.substr(0, digits) + toString(first) + (rest == std::string::npos ? "" : text.substr(rest));
    const std::string twin =
        toString(sound.shape()) + ":(" + moved + "," + toString(sound.stride().mode(1)) + ")";
    const auto other = oracle::prove("bijective(" + twin + end);
    ASSERT_TRUE(other.ok()) << twin << ": " << other.error().message;
    EXPECT_EQ(other->verdict, oracle::Verdict::kRefuted) << twin;
  }
}

// The tile of an atom in elements is what the layout's bits are, lane by lane.
TEST(TmemRows, TilesHoldTheBitsOfTheRegisters) {
  size_t tiles = 0;
  for (const TmemCopyAtom& atom : tmemCopyAtoms())
    for (const int64_t bits : {8, 16, 32}) {
      const auto tile = tmemTile(atom, bits);
      ASSERT_EQ(tile.ok(), !atom.halves || bits == 16);
      if (!tile.ok()) continue;
      const int64_t elements = tile->shape().mode(0).value(), step = tile->stride().mode(0).value();
      EXPECT_EQ(elements * bits, rowBits(atom));
      EXPECT_EQ(elements * step * bits, kTmemColumnBits * columnsOf(atom));
      EXPECT_EQ(tile->stride().mode(1).value() * bits, kTmemLaneColumns * kTmemColumnBits);
      EXPECT_LE(columnsOf(atom), kTmemColumns);
      ++tiles;
    }
  EXPECT_EQ(tiles, 4 * 37U);
}

TEST(TmemRows, RefusesByField) {
  const auto rule = [](int64_t lanes, int64_t bits, int64_t repeat) {
    const auto answer = checked(TmemCopyAtom{lanes, bits, repeat, false});
    return answer.ok() ? std::string() : answer.error().rule;
  };
  EXPECT_EQ(rule(32, 32, 128), "");
  EXPECT_EQ(rule(16, 256, 32), "");
  EXPECT_EQ(rule(32, 64, 1), "tmem_copy_c1");
  EXPECT_EQ(rule(8, 32, 1), "tmem_copy_c1");
  EXPECT_EQ(rule(16, 256, 64), "tmem_copy_c2");
  EXPECT_EQ(rule(16, 128, 128), "tmem_copy_c2");
  for (const int64_t repeat : {0, -1, 3, 256}) EXPECT_EQ(rule(32, 32, repeat), "tmem_copy_c2") << repeat;
  EXPECT_EQ(tmemTile({32, 32, 1, false}, 64).error().rule, "tmem_copy_c3");
  EXPECT_EQ(tmemTile({32, 32, 1, true}, 32).error().rule, "tmem_copy_c3");
  for (const int64_t columns : {32, 64, 128, 256, 512}) EXPECT_EQ(tmemAllocation(columns).value(), columns);
  for (const int64_t columns : {0, 16, 48, 1024, -32})
    EXPECT_EQ(tmemAllocation(columns).error().rule, "tmem_alloc_c1") << columns;
  for (const char* target : {"sm_100a", "sm_100f", "sm_101a", "sm_103a", "sm_103f", "sm_110a", "sm_110f"})
    EXPECT_TRUE(hasTensorMemory(target)) << target;
  for (const char* target : {"sm_90a", "sm_100", "sm_103", "sm_120a", "sm_120f", "sm_121a", "sm_100b", ""})
    EXPECT_FALSE(hasTensorMemory(target)) << target;
}

// Every lane and bit is written once, of 4 rows those of every 32nd lane; twins with a copy's lanes moved are
// refuted.
TEST(TmemRows, PlacementsOfCopiesFromSharedMemoryAreProved) {
  size_t proved = 0;
  for (const S2tCopyAtom& atom : s2tCopyAtoms()) {
    if (atom.group != 1 || atom.format != S2tFormat::kPlain) continue;
    const Layout layout = s2tPlacement(atom);
    const std::string text = toString(layout), size = std::to_string(kTmemLanes * atom.bits);
    const auto claim = [&](const std::string& of) {
      return atom.rows == 4 ? "injective(" + of + ")" : "bijective(" + of + "," + size + ")";
    };
    const auto answer = oracle::prove(claim(text));
    ASSERT_TRUE(answer.ok()) << answer.error().message;
    EXPECT_EQ(answer->verdict, oracle::Verdict::kProved) << text;
    const IntTuple& rows = layout.stride().mode(0);
    const std::string twin = toString(layout.shape()) + ":(" +
                             (atom.rows == 4   ? std::string("0")
                              : rows.isTuple() ? "(1,32)"
                                               : "2") +
                             "," + toString(layout.stride().mode(1)) + "," +
                             toString(layout.stride().mode(2)) + ")";
    const auto other = oracle::prove(claim(twin));
    ASSERT_TRUE(other.ok()) << twin << ": " << other.error().message;
    EXPECT_EQ(other->verdict, oracle::Verdict::kRefuted) << twin;
    ++proved;
  }
  EXPECT_EQ(proved, 6U);
}

TEST(TmemRows, CopiesFromSharedMemoryRefuseByField) {
  const auto rule = [](const S2tCopyAtom& atom) {
    const auto answer = checked(atom);
    return answer.ok() ? std::string() : answer.error().rule;
  };
  using enum S2tBroadcast;
  EXPECT_EQ(s2tCopyAtoms().size(), 36U);
  for (const S2tCopyAtom& atom : s2tCopyAtoms()) EXPECT_EQ(rule(atom), "");
  EXPECT_EQ(rule({64, 256, kNone}), "s2t_copy_c1");
  EXPECT_EQ(rule({32, 128, kNone}), "s2t_copy_c2");
  EXPECT_EQ(rule({128, 128, kFour}), "s2t_copy_c2");
  EXPECT_EQ(rule({64, 128, kFour}), "s2t_copy_c2");
  EXPECT_EQ(rule({128, 128, kNone, S2tFormat::kPlain, 3}), "s2t_copy_c3");
}

}  // namespace
}  // namespace cutecheck::run
