// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Registers of types that an instruction does not take, as ptxas 13.0 refuses them, beside those that it takes.
#include <gtest/gtest.h>

#include "oracle/ptx/read/types.h"

namespace cutecheck::ptx {
namespace {

// Registers by letters: p a predicate, c h r d of 8 to 64 bits, u v of 32 and 64 bits without a sign, f g of floats.
std::string wrongIn(const std::string& instruction) {
  const std::vector<PtxKernel> all = readPtx(
      ".version 9.0\n.target sm_100a\n.address_size 64\n"
      ".visible .entry k(.param .u64 y, .param .align 16 .b32 a[4], .param .u32 n, .param .b8 b[8])\n{\n"
      "\t.reg .pred %p<4>;\n\t.reg .b8 %c<4>;\n\t.reg .b16 %h<4>;\n\t.reg .b32 %r<6>;\n\t.reg .b64 %d<4>;\n\t.reg .u32 %u<4>;\n"
      "\t.reg .u64 %v<4>;\n\t.reg .f32 %f<4>;\n\t.reg .f64 %g<4>;\n\t" + instruction + ";\n\tret;\n}\n");
  return all.empty() || all[0].code.empty() ? "no kernel" : all[0].code[0].unread;
}

TEST(Types, RegistersOfAnInstructionHaveItsType) {
  for (const char* one : {"xor.b32 %r0, %r1, %u2",
                          "add.u32 %r0, %u1, 3",
                          "add.f32 %f0, %r1, %f2",
                          "mul.wide.u32 %d0, %r1, %r2",
                          "mad.wide.u32 %d0, %r1, %r2, %v3",
                          "shl.b64 %d0, %d1, %r2",
                          "setp.eq.u32 %p0, %r1, %r2",
                          "setp.eq.and.u32 %p0|%p1, %r1, %r2, %p2",
                          "selp.b64 %d0, %d1, %d2, %p0",
                          "cvt.u16.u32 %r0, %r1",
                          "cvt.s8.s32 %d0, %r1",
                          "cvt.rn.f32.s32 %f0, %r1",
                          "ld.global.u8 %d0, [%d1]",
                          "ld.global.v2.b16 {%r0, %r1}, [%d1]",
                          "st.global.u16 [%d1], %d2",
                          "mov.b64 %d0, {%r1, %r2}",
                          "mov.b32 {%h0, %h1}, %r2",
                          "shfl.sync.idx.b32 %r0|%p1, %r1, 0, 31, -1",
                          "popc.b64 %r0, %d1",
                          "bfe.u64 %d0, %d1, %r2, %r3",
                          "add.f16x2 %r0, %r1, %r2",
                          "lop3.b32 %r0, %r1, %r2, %r3, 0x96",
                          "atom.global.add.u32 %r0, [%d1], %r2",
                          "vote.sync.ballot.b32 %r0, %p1, -1",
                          "slct.u64.s32 %d0, %d1, %d2, %r3",
                          "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r0, %f1}, [%r2]",
                          "stmatrix.sync.aligned.m8n8.x2.shared.b16 [%r0], {%r1, %r2}",
                          "tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r0, %r1}, [%r2]",
                          "tcgen05.st.sync.aligned.32x32b.x1.b32 [%r2], {%r0}"})
    EXPECT_EQ(wrongIn(one), "") << one;
}

TEST(Types, OthersAreNamed) {
  for (const char* one :
       {"xor.b16 %r0, %r1, %r2", "xor.b32 %r0, %h1, %r2", "add.u32 %f0, %r1, %r2", "add.f32 %f0, %u1, %f2",
        "mul.wide.u32 %r0, %r1, %r2", "mad.wide.u32 %d0, %r1, %r2, %r3", "shl.b64 %d0, %d1, %d2",
        "setp.eq.u32 %r0, %r1, %r2", "setp.eq.u32 %p0, %d1, %r2", "selp.b64 %d0, %d1, %r2, %p0",
        "selp.b32 %r0, %r1, %r2, %r3", "cvt.u32.u16 %h0, %h1", "cvt.u16.u32 %r0, %h1", "cvt.rn.f32.s32 %d0, %r1",
        "ld.global.u32 %h0, [%d1]", "ld.global.f32 %d0, [%d1]", "ld.global.u32 %f0, [%d1]", "st.global.u64 [%d1], %r2",
        "mov.b64 %d0, {%r1, %h2}", "mov.b32 {%h0, %r1}, %r2", "mov.b32 %r0, {%p1, %p2}",
        "shfl.sync.idx.b32 %d0, %r1, 0, 31, -1", "shfl.sync.idx.b32 %r0|%r1, %r1, 0, 31, -1", "popc.b64 %d0, %d1",
        "bfe.u64 %d0, %d1, %d2, %r3", "add.f16x2 %f0, %r1, %r2", "lop3.b32 %r0, %r1, %d2, %r3, 0x96",
        "atom.global.add.u32 %d0, [%d1], %r2", "vote.sync.ballot.b32 %p0, %p1, -1", "and.pred %p0, %p1, %r2",
        "not.pred %r0, %p1", "mov.pred %p0, %r1", "prmt.b32 %r0, %r1, %r2, %h3",
        "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%d0, %r1}, [%r2]",
        "stmatrix.sync.aligned.m8n8.x2.shared.b16 [%r0], {%r1, %h2}", "movmatrix.sync.aligned.m8n8.trans.b16 %d0, %r1",
        "tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r0, %d1}, [%r2]",
        "tcgen05.st.sync.aligned.32x32b.x1.b32 [%r2], {%d0}"})
    EXPECT_NE(wrongIn(one), "") << one;
}

// Whose opcodes name no type of these operands, or of others alone.
TEST(Types, CountsMasksStatesAndDescriptors) {
  for (const char* one :
       {"bar.sync %r0, %u1",
        "bar.red.popc.u32 %r0, 1, %r2, %p0",
        "bar.red.and.pred %p0, %r1, %p1",
        "bar.warp.sync %r0",
        "elect.sync %r0|%p1, %r1",
        "match.all.sync.b64 %r0|%p1, %d1, %r2",
        "redux.sync.and.b32 %r0, %u1, %r2",
        "nanosleep.u32 %r0",
        "prmt.b32.f4e %f0, %r1, %r2, %r3",
        "mbarrier.init.shared.b64 [%r0], %r1",
        "mbarrier.arrive.shared.b64 %d0, [%r0], %r1",
        "mbarrier.arrive.expect_tx.shared.b64 _, [%r0], %u1",
        "mbarrier.arrive.shared::cluster.b64 _, [%r0], %r1",
        "mbarrier.try_wait.shared.b64 %p0, [%r0], %d1, %r2",
        "mbarrier.try_wait.parity.shared.b64 %p0, [%r0], %r1",
        "mbarrier.pending_count.b64 %r0, %v1",
        "createpolicy.fractional.L2::evict_first.b64 %d0, %f1",
        "createpolicy.cvt.L2.b64 %d0, %d1",
        "cp.async.ca.shared.global.L2::cache_hint [%r0], [%d1], 4, %p0, %d2",
        "cp.async.ca.shared.global [%r0], [%d1], 4, %r2",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
        "[%r0], [%d1], %r1, [%r2], %h0, %d2",
        "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group.L2::cache_hint [%d0, {%r0, %f1}], [%r1], %d2",
        "ld.global.L2::cache_hint.u32 %r0, [%d1], %v2",
        "atom.global.add.L2::cache_hint.u32 %r0, [%d1], %r2, %d2",
        "cvt.rn.bf16.s32 %h0, %r1",
        "add.f32.f16 %f0, %h1, %r2",
        "tensormap.replace.tile.box_dim.global.b1024.b32 [%d0], 0, %r1",
        "tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r0, %r1",
        "tcgen05.cp.cta_group::1.128x256b [%r0], %d1",
        "tcgen05.commit.cta_group::1.mbarrier::arrive::one.multicast::cluster.b64 [%d0], %h1",
        "tcgen05.mma.cta_group::1.kind::f16 [%r0], %d1, %d2, %r1, {%r2, %r3, %r4, %r5}, %p0, 3",
        "tcgen05.mma.cta_group::1.kind::f16 [%r0], [%r1], %v2, %u1, %p0",
        "tcgen05.mma.ws.cta_group::1.kind::f16 [%r0], %d1, %d2, %r1, %p0, %d3"})
    EXPECT_EQ(wrongIn(one), "") << one;
  for (const char* one :
       {"bar.sync %r0, %d1",
        "bar.sync %h0",
        "bar.sync %f0",
        "bar.red.popc.u32 %f0, 1, %r2, %p0",
        "bar.warp.sync %d0",
        "elect.sync %d0|%p1, %r1",
        "elect.sync %r0|%p1, %f1",
        "match.all.sync.b64 %r0|%p1, %r1, %r2",
        "match.any.sync.b32 %f0, %r1, %r2",
        "redux.sync.and.b32 %f0, %r1, %r2",
        "nanosleep.u32 %d0",
        "prmt.b32.f4e %d0, %r1, %r2, %r3",
        "mbarrier.init.shared.b64 [%r0], %d1",
        "mbarrier.arrive.shared.b64 %r0, [%r0], %r1",
        "mbarrier.arrive.shared.b64 %d0, [%r0], %d1",
        "mbarrier.arrive.expect_tx.shared.b64 _, [%r0], %f1",
        "mbarrier.arrive.shared::cluster.b64 _, [%r0], %d1",
        "mbarrier.try_wait.shared.b64 %p0, [%r0], %r1",
        "mbarrier.try_wait.shared.b64 %p0, [%r0], %d1, %d2",
        "mbarrier.try_wait.parity.shared.b64 %p0, [%r0], %d1",
        "mbarrier.pending_count.b64 %d0, %v1",
        "createpolicy.fractional.L2::evict_first.b64 %d0, %u1",
        "createpolicy.cvt.L2.b64 %d0, %g1",
        "cp.async.ca.shared.global [%r0], [%d1], 4, %d2",
        "cp.async.ca.shared.global.L2::cache_hint [%r0], [%d1], 4, %p0, %r2",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r0], [%d1], %d1, [%r2]",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
        "[%r0], [%d1], %r1, [%r2], %r0, %d2",
        "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group.L2::cache_hint [%d0, {%r0, %d1}], [%r1], %d2",
        "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%d0, {%f0}], [%r1]",
        "ld.global.L2::cache_hint.u32 %r0, [%d1], %r2",
        "atom.global.add.L2::cache_hint.u32 %r0, [%d1], %r2, %g2",
        "cvt.rn.bf16.s32 %h0, %d1",
        "add.f32.f16 %f0, %r1, %r2",
        "tensormap.replace.tile.box_dim.global.b1024.b32 [%d0], 0, %d1",
        "tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r0, %d1",
        "tcgen05.cp.cta_group::1.128x256b [%r0], %r1",
        "tcgen05.commit.cta_group::1.mbarrier::arrive::one.multicast::cluster.b64 [%d0], %r1",
        "tcgen05.mma.cta_group::1.kind::f16 [%r0], %r1, %d2, %r1, {%r2, %r3, %r4, %r5}, %p0, 3",
        "tcgen05.mma.cta_group::1.kind::f16 [%r0], [%r1], %v2, %d1, %p0",
        "tcgen05.mma.cta_group::1.kind::f16 [%r0], [%u1], %v2, %u1, %p0",
        "tcgen05.mma.cta_group::1.kind::f16 [%r0], %d1, %d2, %r1, {%r2, %r3, %r4, %d1}, %p0",
        "tcgen05.mma.ws.cta_group::1.kind::f16 [%r0], %d1, %d2, %r1, %p0, %r3",
        "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r0}, [%d2]",
        "ld.global.v2.b16 {%h0, %r1}, [%d1]",
        "st.global.v2.b32 [%d1], {%r0, %d1}"})
    EXPECT_NE(wrongIn(one), "") << one;
}

TEST(Types, ALiteralOfAFloatHasItsBits) {
  for (const char* one :
       {"mov.b32 %r0, 0f3f800000", "mov.b64 %d0, 0d3ff0000000000000", "mov.f32 %f0, 0f3f800000",
        "mov.f64 %g0, 0d3ff0000000000000", "st.global.b32 [%d1], 0f3f800000"})
    EXPECT_EQ(wrongIn(one), "") << one;
  for (const char* one :
       {"mov.b64 %d0, 0f3f800000", "mov.b32 %r0, 0d3ff0000000000000", "mov.b16 %h0, 0f3f800000",
        "st.global.b64 [%d1], 0f3f800000", "st.global.b32 [%d1], 0d3ff0000000000000",
        "and.b64 %d0, %d1, 0f3f800000", "selp.b64 %d0, %d1, 0f3f800000, %p0",
        "setp.eq.b64 %p0, %d1, 0f3f800000", "atom.global.exch.b64 %d0, [%d1], 0f3f800000"})
    EXPECT_NE(wrongIn(one), "") << one;
}

TEST(Types, ALoadStaysInItsParameter) {
  for (const char* one : {"ld.param.u64 %d0, [y]", "ld.param.u32 %r0, [y+4]",
                          "ld.param.v4.b32 {%r0, %r1, %r2, %r3}, [a]", "ld.param.u32 %r0, [a+12]", "ld.param.u32 %r0, [n]"})
    EXPECT_EQ(wrongIn(one), "") << one;
  EXPECT_EQ(wrongIn("ld.param.u32 %r0, [b+4]"), "the parameter b lies at a multiple of 1, and 4 bytes of it are loaded at once");
  EXPECT_EQ(wrongIn("ld.param.u64 %d0, [n]"), "the parameter n has 4 bytes");
  EXPECT_EQ(wrongIn("ld.param.u32 %r0, [n+4]"), "the parameter n has 4 bytes");
  EXPECT_EQ(wrongIn("ld.param.u32 %r0, [a+16]"), "the parameter a has 16 bytes");
}

TEST(Types, Parameters) {
  const auto bytes = [](const std::string& text) {
    const std::optional<PtxParameter> found = ptxParameter(text);
    return found ? found->name + " " + std::to_string(found->bytes) + (found->pointer ? " pointer" : "") +
                       (found->aggregate ? " aggregate" : "")
                 : std::string("none");
  };
  EXPECT_EQ(bytes(".param .u64 .ptr .global .align 16 x"), "x 8 pointer");
  EXPECT_EQ(bytes(".param\t.u32\t a"), "a 4");
  EXPECT_EQ(bytes(".param  .align 64 .b8  map[128]"), "map 128 aggregate");
  EXPECT_EQ(bytes(".param .align 4 .b32 a[4]"), "a 16 aggregate");
  EXPECT_EQ(bytes(".param .b32 a [4]"), "a 16 aggregate");
  for (const char* wrong :
       {".param .texref t", ".param .u32", "a", ".param .global .u32 a", ".param .b8 a[x]"})
    EXPECT_EQ(bytes(wrong), "none") << wrong;
}

}  // namespace
}  // namespace cutecheck::ptx
