// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A word that an opcode does not have makes the instruction unsupported, whatever it is; and no text ends the
// program.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "oracle/ptx/bytes/run_text.h"
#include "oracle/ptx/bytes/scalar_forms.h"
#include "oracle/ptx/read/opcode.h"

namespace cutecheck::emulate {
namespace {

// An instruction that the machine has of each opcode whose makers are not those of scalars.
const std::vector<std::string>& others() {
  static const std::vector<std::string> all = {
      "applypriority.global.L2::evict_normal [%d0], 128",
      "atom.global.add.u32 %r0, [%d0], %r1",
      "bar.sync 0",
      "bar.warp.sync -1",
      "barrier.cluster.arrive.release.aligned",
      "barrier.sync.aligned 0",
      "bra.uni END",
      "cp.async.cg.shared.global [%r0], [%d0], 16",
      "cp.async.commit_group",
      "cp.async.wait_group 0",
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r0], [%d0], 16, [%r1]",
      "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r0], [%d0, {%r2}], "
      "[%r1]",
      "cp.async.mbarrier.arrive.noinc.shared.b64 [%r0]",
      "cvta.to.global.u64 %d0, %d1",
      "cvta.shared.u64 %d0, %d1",
      "elect.sync %r0|%p0, -1",
      "exit",
      "fence.proxy.async.shared::cta",
      "griddepcontrol.wait",
      "ld.global.v2.u32 {%r0, %r1}, [%d0]",
      "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r0}, [%r1]",
      "mapa.shared::cluster.u32 %r0, %r1, 0",
      "mbarrier.init.shared.b64 [%r0], 1",
      "mbarrier.try_wait.parity.shared.b64 %p0, [%r0], 0",
      "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%r0,%r1,%r2,%r3}, {%r0,%r1,%r2,%r3}, {%r0,%r1}, "
      "{%r0,%r1,%r2,%r3}",
      "membar.gl",
      "nanosleep.u32 10",
      "prefetch.global.L2 [%d0]",
      "prefetchu.L1 [%d0]",
      "red.shared.add.u32 [%r0], 1",
      "ret",
      "setmaxnreg.inc.sync.aligned.u32 240",
      "shfl.sync.idx.b32 %r0|%p0, %r1, 0, 31, -1",
      "st.shared.u32 [%r0], %r1",
      "stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r1], {%r0}",
      "tcgen05.wait::ld.sync.aligned",
      "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned",
      "tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%r0], %d0",
      "trap",
      "vote.sync.any.pred %p0, %p1, -1",
      "ex2.approx.f32 %r0, %r1",
      "wgmma.commit_group.sync.aligned",
      "wgmma.fence.sync.aligned",
      "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r0,%r1,%r2,%r3}, %d0, %d1, 1, 1, 1, 0, 0"};
  return all;
}

std::string kernelAround(const std::string& instruction) {
  return ".visible .entry k(\n\t.param .u64 in\n)\n{\n\t.reg .pred %p<9>;\n\t.reg .b16 %h<9>;\n\t.reg .b32 "
         "%r<9>;\n\t.reg .b64 %d<9>;\n\t" +
         instruction + ";\nEND:\n\tret;\n}\n";
}

std::string operandsOf(const ScalarForm& form) {
  std::string operands = form.result == "pp" ? " %p6|%p7" : " %" + form.result + "6";
  for (size_t i = 0; i < form.sources.size(); ++i)
    operands += ", %" + form.sources.substr(i, 1) + std::to_string(i);
  return operands + form.tail;
}

std::vector<std::string> allInstructions() {
  std::vector<std::string> all = others();
  for (const ScalarForm& form : scalarForms()) all.push_back(form.opcode + operandsOf(form));
  return all;
}

std::string errorOf(const std::string& instruction) {
  const Expected<Program> program = makeProgram(kernelAround(instruction), "k");
  return program ? "" : program.error().message;
}

TEST(Words, EveryOpcodeOfTheMachineIsHere) {
  std::set<std::string> seen;
  for (const std::string& one : allInstructions()) seen.insert(one.substr(0, one.find_first_of(". ")));
  for (const std::string& opcode : opcodes()) EXPECT_TRUE(seen.contains(opcode)) << opcode;
}

TEST(Words, NoneStandsTwiceOrWithoutARow) {
  std::set<std::string> all;
  for (const std::string& one : allInstructions()) all.insert(one.substr(0, one.find(' ')));
  size_t doubled = 0;
  for (const std::string& one : allInstructions()) {
    const size_t end = std::min(one.find(' '), one.size());
    EXPECT_TRUE(ptx::ptxHasWords(one.substr(0, one.find_first_of(". ")))) << one;
    for (size_t at = one.find('.'); at < end;) {
      const size_t next = std::min(one.find('.', at + 1), end);
      const std::string twice = one.substr(0, next) + one.substr(at, next - at) + one.substr(next);
      at = next;
      if (all.contains(twice.substr(0, twice.find(' ')))) continue;
      ++doubled;
      EXPECT_NE(errorOf(twice).find("emulate_c1: line 9, "), std::string::npos) << twice;
    }
  }
  EXPECT_GT(doubled, 1000U);
}

TEST(Words, OneThatIsNotKnownIsNamed) {
  for (const std::string& one : allInstructions()) {
    EXPECT_EQ(errorOf(one), "");
    const size_t end = std::min(one.find(' '), one.size());
    const std::string opcode = one.substr(0, end), rest = one.substr(end);
    for (size_t at = opcode.find('.'); at != std::string::npos + 1; at = opcode.find('.', at + 1)) {
      const size_t place = std::min(at, opcode.size());
      for (const char* word : {".frobnicated", "."}) {
        const std::string changed = opcode.substr(0, place) + word + opcode.substr(place) + rest;
        EXPECT_NE(errorOf(changed).find("emulate_c1: line 9, "), std::string::npos) << changed;
      }
      if (place == opcode.size()) break;
    }
  }
}

// Words of PTX that change the result, and that the machine does not compute.
TEST(Words, WhatIsNotComputedIsNamed) {
  for (const char* one : {"add.cc.u32 %r0, %r1, %r2",
                          "addc.u32 %r0, %r1, %r2",
                          "mad.lo.cc.u32 %r0, %r1, %r2, %r3",
                          "mad.hi.sat.s32 %r0, %r1, %r2, %r3",
                          "max.xorsign.abs.f32 %r0, %r1, %r2",
                          "min.f32 %r0, %r1, %r2, %r3",
                          "div.approx.f32 %r0, %r1, %r2",
                          "div.full.f32 %r0, %r1, %r2",
                          "div.f32 %r0, %r1, %r2",
                          "fma.f32 %r0, %r1, %r2, %r3",
                          "rcp.approx.f32 %r0, %r1",
                          "sqrt.approx.f32 %r0, %r1",
                          "rsqrt.approx.f32 %r0, %r1",
                          "ex2.approx.f16 %h0, %h1",
                          "tanh.approx.f32 %r0, %r1",
                          "add.rz.f64 %d0, %d1, %d2",
                          "fma.rp.f64 %d0, %d1, %d2, %d3",
                          "add.rz.f16 %h0, %h1, %h2",
                          "add.sat.f64 %d0, %d1, %d2",
                          "add.rn.rz.f32 %r0, %r1, %r2",
                          "add.sat.u32 %r0, %r1, %r2",
                          "prmt.b32.f4e %r0, %r1, %r2, 1",
                          "lop3.or.b32 %r0|%p0, %r1, %r2, %r3, 1, %p1",
                          "lop3.b32 %r0, %r1, %r2, %r3, 256",
                          "lop3.b32 %r0, %r1, %r2, %r3, %r4",
                          "setp.lo.s32 %p0, %r1, %r2",
                          "setp.lt.b32 %p0, %r1, %r2",
                          "setp.ltu.s32 %p0, %r1, %r2",
                          "setp.eq.ftz.f64 %p0, %d1, %d2",
                          "cvt.f32.s32 %r0, %r1",
                          "cvt.s32.f32 %r0, %r1",
                          "cvt.f16.f32 %h0, %r1",
                          "cvt.rn.s32.f32 %r0, %r1",
                          "cvt.rni.f16.f32 %h0, %r1",
                          "cvt.rs.f16x2.f32 %r0, %r1, %r2, %r3",
                          "cvt.rn.e4m3x2.f32 %h0, %r1, %r2",
                          "cvt.rn.f32.f16 %r0, %h1",
                          "cvt.rn.bf16.f16 %h0, %h1",
                          "cvt.rn.satfinite.e2m1x2.f32 %h0, %r1, %r2",
                          "cvt.rna.f16.f32 %h0, %r1",
                          "cvt.sat.s64.s32 %d0, %r1",
                          "cvt.rzi.relu.s32.f32 %r0, %r1",
                          "cvt.ftz.f64.f16 %d0, %h1",
                          "ld.global.shared.u32 %r0, [%d0]",
                          "discard.global.L2 [%d0], 128",
                          "cvta.to.global.u32 %r0, %r1",
                          "bar.red.and.pred %p0, 0, %p1",
                          "cp.async.ca.shared.global.ignore_src [%r0], [%d0], 4",
                          "mma.sync.aligned.m16n8k8.row.col.kind::x.f32.tf32.tf32.f32 %r0, %r1"})
    EXPECT_NE(errorOf(one).find("emulate_c1: line 9, "), std::string::npos) << one;
}

// A literal has the type of the instruction, and only predicates are negated.
TEST(Words, AnOperandThatDoesNotFitIsNamed) {
  for (const char* one : {"add.u32 %r0, %r1, !%r2",
                          "add.f32 %r0, %r1, 1",
                          "add.f32 %r0, %r1, 0x3f800000",
                          "add.f64 %d0, %d1, 0f3f800000",
                          "add.f32 %r0, %r1, 0d3ff0000000000000",
                          "add.s32 %r0, %r1, 0f3f800000",
                          "add.f32 %r0, %r1, -0f3f800000",
                          "add.f32 %r0, %r1, 1.0",
                          "add.u32 %r0, %r1",
                          "add.u32 %r0",
                          "add.u32",
                          "add",
                          "cvt",
                          "cvt.u32",
                          "cvt.u32.u32",
                          "mov.b32 {}, %r0",
                          "mov.b32 {%h0, %h1, %h2}, %r0",
                          "mov.b64 {%r0, %r1}, !%d0",
                          "and.pred %p0, !%p1, %p2",
                          "st.shared.u32 [%r0], !%r1",
                          "setp.eq.u32 {}, %r0, %r1",
                          "add.u32 {%r0, %r1}, %r1, %r2",
                          "add.u32 _, %r1, %r2",
                          "add.u32 5, %r1, %r2"})
    EXPECT_NE(errorOf(one).find("emulate_c1: line 9, "), std::string::npos) << one;
  for (const char* one : {"add.f32 %r0, %r1, 0f3f800000", "add.f64 %d0, %d1, 0d3ff0000000000000",
                          "add.u32 %r0, %r1, 0xfffffffffff", "setp.eq.and.u32 %p0, %r1, 0, !%p2",
                          "mov.b32 %r0, 0f3f800000", "mov.b64 {%r0, _}, %d0"})
    EXPECT_EQ(errorOf(one), "") << one;
}

// Operands, and parts of opcodes, put together at random: every text is carried out or named.
TEST(Words, NoTextEndsTheProgram) {
  const std::vector<std::string> all = allInstructions();
  const std::vector<std::string> pool = {"%r0",
                                         "%h1",
                                         "%d2",
                                         "%p3",
                                         "!%p1",
                                         "!%r1",
                                         "{%r0, %r1}",
                                         "{}",
                                         "{",
                                         "[%d0]",
                                         "[%r0+8]",
                                         "[",
                                         "[]",
                                         "0",
                                         "-1",
                                         "0xffffffffffffffff",
                                         "99999999999999999999",
                                         "0f3f800000",
                                         "0d7ff0000000000000",
                                         "0f1",
                                         "_",
                                         "x",
                                         "%r0|%p1",
                                         "|",
                                         "%tid.x",
                                         "END",
                                         "%",
                                         "{_, _}",
                                         "[%d0, {%r0}]",
                                         "255",
                                         "300"};
  std::mt19937 random(3);
  size_t carriedOut = 0, named = 0;
  for (const std::string& one : all)
    for (int i = 0; i < 12; ++i) {
      std::string opcode = one.substr(0, one.find(' ')), operands;
      if (opcode == "bra.uni") continue;
      if (i % 3 == 2)  // without a word
        if (const size_t at = opcode.find('.', random() % opcode.size()); at != std::string::npos)
          opcode.erase(at, opcode.find('.', at + 1) - at);
      for (size_t count = random() % 6; count > 0; --count)
        operands += (operands.empty() ? " " : ", ") + pool[random() % pool.size()];
      if (i % 4 == 1) operands = one.substr(std::min(one.find(' '), one.size()));
      TextRun run;
      run.buffers.emplace_back(64);
      run.threads = 1;
      runText(kernelAround((i % 5 == 0 ? "@%p1 " : "") + opcode + operands), "k", run);
      ++(run.error.empty() ? carriedOut : named);
    }
  EXPECT_GT(carriedOut, 1000U);
  EXPECT_GT(named, 1000U);
  for (const char* one : {"@%p1", "@%p1 ", "@", "@!", "@!%p1 .", ".", "..", "add.", "add..u32 %r0, %r1, %r2"})
    EXPECT_NE(errorOf(one), "") << one;
}

}  // namespace
}  // namespace cutecheck::emulate
