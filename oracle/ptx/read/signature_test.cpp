// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operands that an instruction does not take, as ptxas 13.0 refuses them, beside those that it takes.
#include "oracle/ptx/read/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "oracle/ptx/read/all_forms.h"
#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {
namespace {

std::string refusalOf(const std::string& instruction) {
  const std::vector<PtxKernel> all = readPtx(
      ".shared .align 1024 .b8 s[16384];\n.global .align 16 .b8 gl[64];\n.const .align 16 .b8 cn[64];\n"
      ".visible .entry k(.param .u64 y, .param .align 16 .b8 z[64])\n{\n"
      "\t.reg .pred %p<20>;\n\t.reg .b8 %c<40>;\n\t.reg .b16 %h<40>;\n\t.reg .b32 %r<300>;\n\t.reg .b64 "
      "%d<200>;\n"
      "\t.reg .b128 %q<40>;\n\t.reg .f32 %f<9>;\n\t.local .align 16 .b8 lo[64];\n\t" +
      instruction + ";\nL:\n\tret;\n}\n");
  return all.empty() || all[0].code.empty() ? "no kernel" : all[0].code[0].unread;
}

// Lines of two columns behind a head, the second cut into words.
std::vector<std::pair<std::string, std::vector<std::string>>> keptLinesOf(const std::string& file) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/" + file);
  std::vector<std::pair<std::string, std::vector<std::string>>> all;
  bool inHead = true;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#' || std::exchange(inHead, false)) continue;
    const size_t tab = line.find('\t');
    std::istringstream words(line.substr(tab + 1));
    std::vector<std::string> made;
    for (std::string one; words >> one;) made.push_back(one);
    all.emplace_back(line.substr(0, tab), std::move(made));
  }
  return all;
}

TEST(Signature, EachFormHasTheOperandsOfPtxas) {
  std::map<std::string, std::vector<std::vector<std::string>>> taken;
  for (const auto& [operands, forms] : keptLinesOf("ptx_operands.tsv"))
    for (const std::string& form : forms)
      taken[form].push_back(operands == "-" ? std::vector<std::string>{} : split(operands, ','));
  std::set<std::string> ofNoMachine;
  for (const auto& [machines, forms] : keptLinesOf("ptx_targets.tsv"))
    if (machines.find_first_not_of("- ") == std::string::npos) ofNoMachine.insert(forms.begin(), forms.end());
  size_t asked = 0, others = 0;
  for (const std::string& form : ptxForms()) {
    PtxInstruction of;
    of.opcode = form, of.words = split(form, '.');
    EXPECT_NE(ptxSignature(of), "") << form;
    const auto found = taken.find(form);
    if (found == taken.end()) {
      // Of a table of labels, of functions, by operands_test.cpp, into a parameter, with addresses of 32
      // bits.
      const bool isElsewhere = form.starts_with("brx.") || form.starts_with("call") ||
                               form.starts_with("wgmma.mma_async") || form.starts_with("st.param") ||
                               (form.starts_with("cvta.") && form.ends_with(".u32"));
      EXPECT_TRUE(isElsewhere || ofNoMachine.contains(form)) << form << " has no row: ask ptxas";
      continue;
    }
    std::set<size_t> counts;
    for (const std::vector<std::string>& one : found->second) counts.insert(one.size());
    const auto withAll = [&](const std::vector<std::string>& operands) {
      std::string made = form;
      for (const std::string& one : operands) made += (made == form ? " " : ", ") + one;
      return made;
    };
    for (std::vector<std::string> one : found->second) {
      EXPECT_EQ(refusalOf(withAll(one)), "") << withAll(one);
      ++asked;
      one.emplace_back("0");
      if (!counts.contains(one.size())) EXPECT_NE(refusalOf(withAll(one)), "") << withAll(one);
      one.pop_back();
      if (one.empty() || counts.contains(one.size() - 1)) continue;
      one.pop_back();
      EXPECT_NE(refusalOf(withAll(one)), "") << withAll(one);
      ++others;
    }
    taken.erase(found);
  }
  EXPECT_TRUE(taken.empty()) << taken.begin()->first << " is read no more";
  EXPECT_GT(asked, 2000U);
  EXPECT_GT(others, 1800U);
}

TEST(Signature, OfEachKind) {
  for (const char* one :
       {"and.pred %p1, !%p2, 1", "selp.b32 %r1, 1, 2, !%p1", "setp.eq.s32 _|%p2, %r1, 2",
        "ld.shared.v2.b32 {%r1, _}, [%r2]", "st.shared.v2.b32 [%r2], {%r1, 1}", "mov.b64 {%r1, _}, %d1",
        "mov.b32 %r1, %tid.x", "mov.u64 %d1, gl", "mov.b32 %r1, s+4", "elect.sync _|%p1, -1",
        "shfl.sync.idx.b32 %r1|%p1, %r2, 0, 31, -1", "atom.global.add.u32 _, [%d1], -1", "bra L",
        "ld.shared.b32 %r1, [%r2+-4]", "cp.async.ca.shared.global [%r1], [%d1], 4, !%p1",
        "mov.f32 %r1, 0f3f800000", "ld.param.b64 %d1, [y]",
        "cp.async.bulk.prefetch.tensor.2d.L2.global [%d1, {%r1, 5}]"})
    EXPECT_EQ(refusalOf(one), "") << one;
  for (const char* one : {"add.s32 %r1, %tid.x, 1",
                          "add.s32 %r1, %r2, s",
                          "add.s32 _, %r1, 2",
                          "add.s32 %r1, !%r2, 1",
                          "add.s32 %r1, -%r2, 1",
                          "add.s32 {%r1}, %r2, 1",
                          "add.s32 %r1, [%r2], 1",
                          "setp.eq.s32 {%p1, %p2}, %r1, 2",
                          "setp.eq.s32 %p1|%r2, %r1, 2",
                          "ld.shared.b32 _, [%r2]",
                          "ld.shared.v2.b32 {_, _}, [%r2]",
                          "ld.shared.v2.b32 %r1, [%r2]",
                          "ld.shared.b32 %r1, [%r2-4]",
                          "ld.shared.b32 %r1, [%f2]",
                          "ld.shared.b32 %r1, [%q2]",
                          "ld.global.b32 %r1, [%r2]",
                          "st.shared.v2.b32 [%r2], {%r1, _}",
                          "st.shared.b32 [%r2], {%r1, %r2}",
                          "st.shared.b32 [%r2], s",
                          "mov.b64 {%r1, %r2}, {%r3, %r4}",
                          "mov.u64 %d1, {%r1, %r2}",
                          "mov.u64 %d1, %tid.x",
                          "mov.u32 %r1, %nowhere",
                          "mov.f32 %r1, -1",
                          "mov.f32 %r1, s",
                          "mov.s32 %r1, 0f3f800000",
                          "elect.sync %p1|%p1, -1",
                          "elect.sync %r1, -1",
                          "shfl.sync.idx.b32 _|%p1, %r2, 0, 31, -1",
                          "vote.sync.any.pred _, %p1, -1",
                          "bra %r1",
                          "bra 5",
                          "@%r1 bra L",
                          "@!%r1 bra L",
                          "ld.b64 %d1, [y]",
                          "ld.global.b32 %r1, [s]",
                          "shl.b32 %r30! %r4, 2",
                          "ret, %r1",
                          "mov %r7, -1",
                          "mov.b32.L1::no_allocate %r7, -1",
                          "fence.proxy.tensormap::generic.acquire.gpu [%d1], 64",
                          "mbarrier.arrive.shared::cluster.b64 %d1, [%r1]",
                          "cp.async.bulk.prefetch.tensor.2d.L2.global [%d1, {%r1}]",
                          "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%r1, %r2, %r3}, {%r1, %r2, "
                          "%r3, %r4}, {%r5, %r6}, {%r1, %r2, %r3, %r4}"})
    EXPECT_NE(refusalOf(one), "") << one;
}

TEST(Signature, SaysWhatIsWrong) {
  EXPECT_EQ(refusalOf("add.s64 %d3, %d1"), "add.s64 takes 3 operands, and has 2");
  EXPECT_EQ(refusalOf("bra L, 0"), "bra takes 1 operand, and has 2");
  EXPECT_EQ(refusalOf("bar.sync 0, 32, 1"), "bar.sync takes 1 or 2 operands, and has 3");
  EXPECT_EQ(refusalOf("add.s32 %r1, s, 1"), "operand 2 of add.s32 must be a register or a number, and is s");
  EXPECT_EQ(refusalOf("add.s32 %r1, %zz9, 1"),
            "operand 2 of add.s32 must be a register or a number, and is %zz9, which is not declared");
  EXPECT_EQ(refusalOf("add.s32 %r1, %tid.x, 1"),
            "operand 2 of add.s32 must be a register or a number, and is %tid.x");
  EXPECT_EQ(refusalOf("ld.shared.v2.u32 %r1, [%r2]"),
            "operand 1 of ld.shared.v2.u32 must be a vector of 2, and is %r1 of type .b32");
  EXPECT_EQ(refusalOf("@%r1 bra L"), "its guard is no predicate: %r1 is .b32");
  EXPECT_EQ(refusalOf("rotate.b32 %r1, %r2, 5"), "rotate.b32 is no instruction that is known");
}

TEST(Signature, RegistersOfTheHardware) {
  for (const char* one :
       {"%tid.x", "%nctaid.z", "%laneid", "%clock64", "%lanemask_lt", "%envreg31", "%pm7", "%pm3_64"})
    EXPECT_TRUE(ptxIsSpecialRegister(one)) << one;
  for (const char* one :
       {"", "%", "%tid", "%tid.w", "%lane", "%laneid ", "%envreg32", "%pm8", "%rd1", "x", ".x"})
    EXPECT_FALSE(ptxIsSpecialRegister(one)) << one;
}

}  // namespace
}  // namespace cutecheck::ptx
