// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Words of opcodes in other orders, twice, and beside words that exclude them, as ptxas 13.0 refuses them.
#include "oracle/ptx/read/opcode.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace cutecheck::ptx {
namespace {

std::string wrongWordsIn(const std::string& opcode) {
  PtxInstruction made;
  made.opcode = opcode;
  std::istringstream in(opcode);
  for (std::string word; std::getline(in, word, '.');) made.words.push_back(word);
  return ptxWrongWords(made);
}

TEST(Opcode, WordsStandInOneOrder) {
  for (const char* one : {"ld.global.u32",
                          "ld.u32",
                          "ld.acquire.gpu.global.b32",
                          "ld.relaxed.cta.shared.v2.b32",
                          "ld.volatile.shared.u32",
                          "ld.global.nc.L1::no_allocate.L2::128B.v4.b32",
                          "ld.global.ca.u32",
                          "ld.global.acquire.gpu.b32",
                          "st.v4.shared.u32",
                          "ldmatrix.sync.aligned.x4.trans.m8n8.shared.b16",
                          "atom.add.release.gpu.global.u32",
                          "st.global.v4.b32",
                          "st.release.sys.global.b32",
                          "add.s32",
                          "add.sat.s32",
                          "mad.lo.s32",
                          "mad.lo.cc.u32",
                          "fma.rn.ftz.sat.f32",
                          "max.ftz.NaN.xorsign.abs.f32",
                          "setp.eq.and.u32",
                          "setp.ltu.ftz.f32",
                          "set.eq.u32.f32",
                          "cvt.rn.ftz.f16.f32",
                          "cvt.s64.s64",
                          "cvt.rn.satfinite.relu.e4m3x2.f32",
                          "mov.pred",
                          "shfl.sync.idx.b32",
                          "bar.cta.red.and.pred",
                          "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64",
                          "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64",
                          "atom.acq_rel.gpu.global.cas.b32",
                          "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16",
                          "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc",
                          "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32",
                          "mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e4m3.f16",
                          "wgmma.mma_async.sync.aligned.m64n248k16.f32.bf16.bf16",
                          "wgmma.mma_async.sp.sync.aligned.m64n24k64.satfinite.s32.u8.s8",
                          "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16",
                          "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.inc.u32",
                          "tcgen05.wait::ld.sync.aligned",
                          "exit"})
    EXPECT_EQ(wrongWordsIn(one), "") << one;
}

TEST(Opcode, AnotherOrderIsNamed) {
  EXPECT_EQ(wrongWordsIn("ld.u32.global"), "the word .global may not stand there");
  EXPECT_EQ(wrongWordsIn("add.s32.s32"), "the word .s32 may not stand there");
  EXPECT_EQ(wrongWordsIn("ld.shared.global.u32"), "the word .global may not stand there");
  EXPECT_EQ(wrongWordsIn("st.v2.v4.b32"), "the word .v4 may not stand there");
  EXPECT_EQ(wrongWordsIn("mbarrier.try_wait.test_wait.shared.b64"),
            "the word .test_wait may not stand there");
  EXPECT_EQ(wrongWordsIn("ld.global"), "a word of the opcode is missing behind .global");
  for (const char* one : {"ld.acquire.b32",
                          "ld.relaxed.acquire.gpu.global.b32",
                          "ld.acquire.relaxed.gpu.b32",
                          "ld.global.global.u32",
                          "ld.global.ca.cg.u32",
                          "ld.nc.u32",
                          "ld.nc.global.nc.u32",
                          "st.global.acquire.gpu.b32",
                          "st.global.const.b32",
                          "add.f32.rn",
                          "add.rn.rz.f32",
                          "add.ftz.rn.f32",
                          "fma.rn.sat.ftz.f32",
                          "mad.hi.lo.s32",
                          "mul.lo.wide.s32",
                          "setp.and.eq.u32",
                          "setp.eq.ne.u32",
                          "setp.lt.b32",
                          "setp.hi.s32",
                          "cvt.f16.rn.f32",
                          "cvt.rn.rz.f16.f32",
                          "shfl.idx.sync.b32",
                          "shfl.sync.idx.up.b32",
                          "bar.sync.cta",
                          "bar.sync.arrive",
                          "barrier.aligned.sync",
                          "mbarrier.try_wait.acquire.parity.cta.shared.b64",
                          "mbarrier.arrive.arrive_drop.shared.b64",
                          "atom.global.acq_rel.gpu.acq_rel.cas.b32",
                          "atom.global.add.min.u32",
                          "mma.aligned.sync.m16n8k16.row.col.f16.f16.f16.f16",
                          "mma.sync.aligned.m16n8k16.row.f16.f16.f16.f16",
                          "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16",
                          "mma.sync.aligned.m16n8k16.row.col.f32.f16.bf16.f32",
                          "mma.sync.aligned.m16n8k8.row.col.f32.f16.tf32.f32",
                          "mma.sync.aligned.m16n8k4.row.col.f32.f16.f16.f32",
                          "mma.sync.aligned.m16n8k8.row.col.f32.e4m3.e4m3.f32",
                          "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.bf16",
                          "wgmma.mma_async.sync.aligned.m64n16k16.f16.bf16.bf16",
                          "wgmma.mma_async.sync.aligned.m64n16k8.f32.f16.f16",
                          "wgmma.mma_async.sync.aligned.m64n12k16.f32.f16.f16",
                          "wgmma.mma_async.sync.aligned.m64n264k16.f32.f16.f16",
                          "wgmma.mma_async.sync.aligned.m64n08k16.f32.f16.f16",
                          "wgmma.mma_async.sync.aligned.m64n40k32.s32.s8.s8",
                          "wgmma.mma_async.sp.sync.aligned.m64n16k32.s32.s8.s8",
                          "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f16",
                          "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s64",
                          "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.b32",
                          "cp.reduce.async.bulk.global.shared::cta.bulk_group.and.f16",
                          "cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.u32",
                          "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f32",
                          "cp.reduce.async.bulk.global.shared::cta.bulk_group.inc.s32",
                          "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u64",
                          "tcgen05.wait::ld.wait::st.sync.aligned",
                          "exit.uni",
                          "ld..u32",
                          "cp.async.ca.cg.shared.global",
                          "cp.async.shared.ca.global"})
    EXPECT_NE(wrongWordsIn(one), "") << one;
}

// ptxas 13.0 makes the same code of each pair.
TEST(Opcode, ReluBehindTheTypesIsPutBeforeThem) {
  const auto put = [](const std::string& opcode) {
    const auto kernels =
        readPtx(".version 8.8\n.target sm_100a\n.address_size 64\n.entry k()\n{\n" + opcode + " a;\n}\n");
    return kernels.at(0).code.at(0).opcode;
  };
  EXPECT_EQ(put("cvt.rn.satfinite.e4m3x2.f32.relu"), "cvt.rn.satfinite.relu.e4m3x2.f32");
  EXPECT_EQ(put("cvt.rn.f16.f32.relu"), "cvt.rn.relu.f16.f32");
  EXPECT_EQ(put("max.s32.relu"), "max.relu.s32");
  EXPECT_EQ(put("fma.rn.f16.relu"), "fma.rn.relu.f16");
  for (const char* one :
       {"add.s32.relu", "max.relu.s32.relu", "cvt.rn.f16.f32.relu.", "cvt.rn..f16.f32.relu", "relu"})
    EXPECT_EQ(put(one), one);
}

TEST(Opcode, ADotAtTheEndIsNoWord) {
  PtxInstruction made;
  made.opcode = "mov.u32.";
  made.words = {"mov", "u32"};
  EXPECT_NE(ptxWrongWords(made), "");
  made.opcode = "mov.u32";
  EXPECT_EQ(ptxWrongWords(made), "");
}

TEST(Opcode, WithoutARowNothingIsSaid) {
  EXPECT_EQ(wrongWordsIn("frobnicate.u32.u32"), "");
  EXPECT_FALSE(ptxHasWords("frobnicate"));
  EXPECT_TRUE(ptxHasWords("ld"));
}

}  // namespace
}  // namespace cutecheck::ptx
