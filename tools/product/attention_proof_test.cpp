// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What modules of attention compute is proved of small tiles: over real numbers each element of O is the
// quotient of two sums. A specification or a module with one edit is not, and the order of all threads is
// kept.
#include <iterator>

#include "tools/product/attention_kernel.h"
#include "tools/product/proof_fixture.h"

namespace cutecheck::product {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string readAll(const std::string& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

// All of `from` in `text`, of which there is one at least.
std::string edited(std::string text, const std::string& from, const std::string& to) {
  EXPECT_THAT(text, HasSubstr(from));
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

class AttentionProof : public ProofFixture {
 protected:
  std::string ptxOf(const AttentionTile& tile) const { return ofModule(tile, attentionModule(tile)); }
  std::string ofModule(const AttentionTile& tile, const std::string& module) const {
    return ProofFixture::ptxOf(tile.kernel(), module);
  }
  // What is said of a specification with one edit.
  std::string wrongly(const std::string& ptx, const std::string& spec, const std::string& from,
                      const std::string& to) const {
    const std::string file = (folder_ / "wrong.spec").string();
    std::ofstream(file) << edited(readAll(CUTECHECK_SOURCE_DIR "/tools/product/specs/" + spec + ".spec"),
                                  from, to);
    return said("kernel prove " + ptx + " --spec " + file);
  }
  // One block, all tiles of two heads of 260 queries and 300 keys.
  std::string ordered(const AttentionTile& tile, const std::string& ptx) const {
    const auto box = [&](int32_t rows) { return std::to_string(128 * rows); };
    return said(
        "kernel order " + ptx +
        " --grid 1 --param 4=260 --param 5=300 --param 6=2 --param 7=2 --param 8=0.125 --param 9=2 --box 0=" +
        box(tile.rows()) + " --box 1=" + box(tile.keys) + " --box 2=" + box(tile.keys) +
        " --box 3=" + box(64));
  }

  const AttentionTile inTurn_{64, false, 2, 16}, causal_{64, true, 1, 16};
};

TEST_F(AttentionProof, HeadsOfKeysThatAreShared) {
  EXPECT_THAT(proved(ptxOf(inTurn_), "attention"),
              StartsWith("Proved  fused_attention_bf16_64_128x16: 768 elements"));
}

TEST_F(AttentionProof, OfWrongStatementsNoneIsProved) {
  const std::string ptx = ptxOf(inTurn_);
  const std::pair<const char*, const char*> edits[] = {{"f32(1)/8", "f32(1)/4"},  // the scale
                                                       {"K[h/2,", "K[h/4,"},
                                                       {"V[h/2,n,d]", "V[h/2,n,D-1-d]"},
                                                       {"n < N,", "n < 16,"}};
  for (const auto& [from, to] : edits)
    EXPECT_THAT(wrongly(ptx, "attention", from, to), StartsWith("Refuted")) << from;
}

TEST_F(AttentionProof, Causal) {
  const std::string ptx = ptxOf(causal_);
  EXPECT_THAT(proved(ptx, "attention.causal"),
              StartsWith("Proved  fused_attention_bf16_64_causal_64x16: 1152 elements"));
  for (const char* seen : {"n < m+2", "n < N"})
    EXPECT_THAT(wrongly(ptx, "attention.causal", "n < m+1", seen), StartsWith("Refuted")) << seen;
}

// What the module does with one edit is not what the specification says.
TEST_F(AttentionProof, OfAnEditedModuleNothingIsProved) {
  const std::pair<const char*, const char*> edits[] = {
      {"arith.cmpi slt, %columns", "arith.cmpi sle, %columns"},  // a key too many is seen
      {"math.fma %sum_before, %factor, %sum_of_tile", "arith.addf %sum_before, %sum_of_tile"},
      {"arith.mulf %sums_before, %wide_factor", "arith.maxnumf %sums_before, %sums_before"},
      {"bfly %all_lanes, %total0, %c1", "bfly %all_lanes, %total0, %c2"},
      {"arith.cmpi ne, %j, %c1", "arith.cmpi ne, %j, %c2"},  // values of the first tile are lost
      {"arith.addi %row_of_warp, %row_of_lane", "arith.addi %row_of_warp, %row_of_warp"}};
  for (const auto& [from, to] : edits)
    EXPECT_THAT(proved(ofModule(causal_, edited(attentionModule(causal_), from, to)), "attention.causal"),
                Not(StartsWith("Proved")))
        << from;
}

TEST_F(AttentionProof, TheOrderIsKept) {
  std::vector<AttentionTile> tiles = attentionTiles();
  tiles.push_back({64, false, 2, 128, false});
  for (const AttentionTile& tile : tiles)
    EXPECT_THAT(ordered(tile, ptxOf(tile)), StartsWith("kept  " + tile.kernel() + ":"));
}

// Each wait, fence and barrier is there for something.
TEST_F(AttentionProof, WithoutAWaitTheOrderIsNotKept) {
  const AttentionTile tile{64, true, 2, 32};
  const std::string module = attentionModule(tile);
  const std::pair<const char*, const char*> edits[] = {
      {"nvvm.mbarrier.try_wait.parity %full_v_at_before, %parity_before, %ticks : !llvm.ptr<3>, i32, i32",
       ""},
      {"nvvm.mbarrier.try_wait.parity %full_q_at, %parity_q, %ticks : !llvm.ptr<3>, i32, i32", ""},
      {"nvvm.mbarrier.try_wait.parity %empty_k_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32", ""},
      {"nvvm.mbarrier.try_wait.parity %empty_v_at, %opposite, %ticks : !llvm.ptr<3>, i32, i32", ""},
      {"nvvm.wgmma.wait.group.sync.aligned 1", "nvvm.wgmma.wait.group.sync.aligned 2"},
      {"nvvm.wgmma.wait.group.sync.aligned 0", "nvvm.wgmma.wait.group.sync.aligned 1"},
      {"nvvm.wgmma.fence.aligned", ""},
      {"nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}", ""},
      {"nvvm.cp.async.bulk.wait_group 0 {read}", ""},
      {"nvvm.barrier id = %barrier number_of_threads = %c128", ""}};
  ASSERT_THAT(ordered(tile, ofModule(tile, module)), StartsWith("kept"));
  for (const auto& [from, to] : edits)
    EXPECT_THAT(ordered(tile, ofModule(tile, edited(module, from, to))), StartsWith("Refuted")) << from;
  // The order of the phases of a barrier is not known then.
  const char* emptied =
      "nvvm.mbarrier.try_wait.parity %empty_q_at, %opposite_q, %ticks : !llvm.ptr<3>, i32, i32";
  EXPECT_THAT(ordered(tile, ofModule(tile, edited(module, emptied, ""))), StartsWith("Unknown"));
}

}  // namespace
}  // namespace cutecheck::product
