// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions under heads that ptxas does not take them with, beside those that it takes.
#include "oracle/ptx/read/target.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "oracle/ptx/read/all_forms.h"
#include "oracle/ptx/read/heads.h"
#include "oracle/ptx/read/opcode.h"

namespace cutecheck::ptx {
namespace {

std::string unread(const std::string& version, const std::string& target, const std::string& instruction) {
  const std::vector<PtxKernel> kernels = readPtx(
      ".version " + version + "\n.target " + target +
      "\n.address_size 64\n.visible .entry k()\n.reqntid 128\n{\n\t.reg .b32 %r<9>;\n\t.reg .f32 %f<9>;\n\t.reg .b64 %d<9>;\n\t" +
      instruction + ";\n\tret;\n}\n");
  return kernels.empty() ? "no kernel" : kernels[0].code[0].unread;
}

TEST(Target, AnInstructionThatTheMachineLacksIsNotRead) {
  struct Row {
    const char *version, *target, *instruction, *missing;
  };
  for (const Row& row :
       {Row{"8.0", "sm_70", "wgmma.fence.sync.aligned", "sm_90a"},
        {"8.0", "sm_90", "wgmma.fence.sync.aligned", "sm_90a"},
        {"8.7", "sm_100a", "wgmma.fence.sync.aligned", "sm_90a"},
        {"7.8", "sm_90a", "wgmma.fence.sync.aligned", ".version 8.0"},
        {"8.6", "sm_90a", "tcgen05.wait::ld.sync.aligned", "sm_100a"},
        {"8.6", "sm_100", "tcgen05.wait::ld.sync.aligned", "sm_100a"},
        {"8.7", "sm_120a", "tcgen05.wait::ld.sync.aligned", "sm_100a"},
        {"8.8", "sm_121f", "tcgen05.wait::ld.sync.aligned", "sm_100a"},
        {"8.0", "sm_90", "setmaxnreg.dec.sync.aligned.u32 40", "sm_90a"},
        {"8.0", "sm_80", "barrier.cluster.arrive", "sm_90"},
        {"8.0", "sm_75", "cp.async.wait_all", "sm_80"},
        {"6.5", "sm_75", "redux.sync.add.s32 %r1, %r2, -1", "sm_80"},
        {"9.0", "sm_90a",
         "cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes [%r1], [%r2]",
         "sm_100"},
        {"9.0", "sm_120a", "cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4 [%r1]", "sm_100a"},
        {"9.0", "sm_120a",
         "cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group [%r1], [%r2]", "sm_100a"},
        {"9.0", "sm_100",
         "cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes [%r1], "
         "[%r2]",
         "sm_100a"},
        {"8.6", "sm_100a", "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.scale_vec::2X [%r1], %r2",
         ".version 8.7"},
        {"9.0", "sm_100f", "tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale [%r1], %r2", "sm_100a"},
        {"8.7", "sm_90a", "ld.global.v8.b32 {%r1, %r2}, [%r3]", "sm_100"},
        {"8.8", "sm_90a", "ld.global.v4.b64 {%d1, %d2}, [%r3]", "sm_100"},
        {"9.0", "sm_100a", "ld.shared.v8.b32 {%r1, %r2}, [%r3]", "no machine takes these words together"},
        {"9.0", "sm_100a", "ld.volatile.const.b32 %r1, [%r3]", "no machine takes these words together"},
        {"9.0", "sm_100a", "red.acquire.gpu.global.add.u32 [%r1], %r2",
         "no machine takes these words together"},
        {"9.0", "sm_100a", "ld.shared.L1::no_allocate.b32 %r1, [%r3]",
         "no machine takes these words together"},
        {"9.0", "sm_100a", "st.global.L2::evict_first.b32 [%r3], %r1",
         "no machine takes these words together"}})
    EXPECT_NE(unread(row.version, row.target, row.instruction).find(row.missing), std::string::npos)
        << row.version << " " << row.target << " " << row.instruction << ": "
        << unread(row.version, row.target, row.instruction);
}

TEST(Target, WhatTheHeadAllowsIsRead) {
  struct Row {
    const char *version, *target, *instruction;
  };
  for (const Row& row :
       {Row{"8.0", "sm_90a", "wgmma.fence.sync.aligned"},
        {"8.6", "sm_100a", "tcgen05.wait::ld.sync.aligned"},
        {"8.8", "sm_103f", "tcgen05.wait::ld.sync.aligned"},
        {"9.0", "sm_110a", "tcgen05.wait::ld.sync.aligned"},
        {"8.7", "sm_120a", "setmaxnreg.dec.sync.aligned.u32 40"},
        {"7.8", "sm_100", "barrier.cluster.arrive"},
        {"7.0", "sm_80", "cp.async.wait_all"},
        {"6.0", "sm_70", "add.f32 %f1, %f2, %f3"},
        {"8.6", "sm_120",
         "cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes [%r1], [%d2, "
         "{%r1, %r2, "
         "%r3}], [%r4], {1, 2}"},
        {"8.8", "sm_100", "ld.global.v8.b32 {%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}, [%d3]"},
        {"9.0", "sm_110f",
         "cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4 [%d1, {%r1, %r2, %r3, %r4, %r5}]"},
        {"8.7", "sm_100a",
         "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.scale_vec::2X [%r1], %d1, %d2, %r3, [%r4], "
         "[%r5], 1"},
        {"9.0", "sm_100a", "red.release.gpu.global.add.u32 [%d1], %r2"},
        {"9.0", "sm_100a", "ld.global.L1::no_allocate.b32 %r1, [%d3]"}})
    EXPECT_EQ(unread(row.version, row.target, row.instruction), "")
        << row.version << " " << row.target << " " << row.instruction;
}

PtxInstruction instructionOf(const std::string& opcode) {
  PtxInstruction made;
  made.opcode = opcode;
  std::istringstream in(opcode);
  for (std::string word; std::getline(in, word, '.');) made.words.push_back(word);
  return made;
}

constexpr const char* kVersions[] = {"6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "7.0", "7.1", "7.2",
                                     "7.3", "7.4", "7.5", "7.6", "7.7", "7.8", "8.0", "8.1", "8.2",
                                     "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.0"};

// A line of corpus/ptx_targets.tsv or corpus/ptx_targets_of_operands.tsv: of each machine the first version
// with which ptxas takes the forms, "-" where it takes them with none; and the forms.
struct Taken {
  std::vector<std::string> first, forms;
};

// `between`: what stands between two forms.
std::vector<Taken> takenByPtxas(const std::string& file, char between, std::vector<std::string>& machines) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/" + file);
  std::vector<Taken> all;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream first(line.substr(0, line.find('\t'))), forms(line.substr(line.find('\t') + 1));
    Taken one;
    for (std::string word; first >> word;) one.first.push_back(word);
    for (std::string word; std::getline(forms, word, between);) one.forms.push_back(word);
    if (machines.empty())
      machines = one.first;
    else
      all.push_back(std::move(one));
  }
  return all;
}

// Whatever ptxas 13.0 refuses is refused, of each form with each machine and each version; of what it takes
// all but a few.
TEST(Target, EachFormHasTheMachinesAndVersionsOfPtxas) {
  std::vector<std::string> machines;
  std::map<std::string, std::vector<std::string>> table;
  for (const Taken& one : takenByPtxas("ptx_targets.tsv", ' ', machines)) {
    ASSERT_EQ(one.first.size(), machines.size());
    for (const std::string& form : one.forms)
      EXPECT_TRUE(table.emplace(form, one.first).second) << form << " stands twice";
  }
  // A machine that ptxas 13.0 has; sm_70, sm_72 and sm_101 stand in the PTX ISA alone.
  EXPECT_EQ(machines.size(), 23U);
  std::set<std::string> stricter;
  size_t asked = 0, takes = 0;
  for (const std::string& form : ptxForms()) {
    const PtxInstruction of = instructionOf(form);
    EXPECT_EQ(ptxWrongWords(of), "") << form;
    const auto found = table.find(form);
    if (found == table.end()) {
      ADD_FAILURE() << form << " has no row: ask ptxas";
      continue;
    }
    for (size_t i = 0; i < machines.size(); ++i) {
      const std::string& first = found->second[i];
      for (const char* version : kVersions) {
        if (!ptxWrongHeads(machines[i], version).empty()) continue;
        const std::optional<PtxHead> head = ptxHeadOf(machines[i], version);
        ASSERT_TRUE(head) << machines[i] << " " << version;
        const bool taken = first != "-" && *ptxVersionOf(first) <= head->version,
                   read = ptxMissingInHead(of, *head).empty();
        EXPECT_TRUE(taken || !read) << form << " with " << machines[i] << " and " << version;
        if (taken && !read) stricter.insert(form);
        ++asked, takes += taken ? 1 : 0;
      }
    }
    table.erase(found);
  }
  EXPECT_TRUE(table.empty()) << table.begin()->first << " is read no more";
  // By the PTX ISA: conversions of pairs of e4m3 between f16x2 from 8.1 on, and .shared::cta from 7.8 on.
  EXPECT_EQ(stricter,
            (std::set<std::string>{"cp.async.ca.shared::cta.global", "cvt.rn.satfinite.e4m3x2.f16x2",
                                   "cvt.rn.satfinite.e5m2x2.f16x2", "cvt.rn.satfinite.relu.e4m3x2.f16x2"}));
  EXPECT_GT(asked, 300000U);
  EXPECT_GT(takes, 200000U);
}

// The same of what depends on operands, both ways.
TEST(Target, EachOperandHasTheMachinesAndVersionsOfPtxas) {
  std::vector<std::string> machines;
  std::set<std::string> stricter;
  size_t asked = 0, takes = 0;
  for (const Taken& one : takenByPtxas("ptx_targets_of_operands.tsv", '\t', machines)) {
    ASSERT_EQ(one.first.size(), machines.size());
    for (size_t i = 0; i < machines.size(); ++i)
      for (const char* version : kVersions) {
        if (!ptxWrongHeads(machines[i], version).empty()) continue;
        const bool taken = one.first[i] != "-" && *ptxVersionOf(one.first[i]) <= *ptxVersionOf(version);
        std::string text =
            std::string(".version ") + version + "\n.target " + machines[i] +
            "\n.address_size 64\n.visible .entry k()\n.reqntid 128\n{\n.reg .b16 %h<9>;\n.reg .b32 %r<9>;\n"
            ".reg .f32 %f<9>;\n.reg .b64 %d<9>;\n.reg .pred %p<9>;\n.shared .align 16 .b8 m[64];\n";
        for (const std::string& form : one.forms) text += form + ";\n";
        const std::vector<PtxKernel> kernels = readPtx(text + "ret;\n}\n");
        ASSERT_EQ(kernels.size(), 1U);
        for (size_t k = 0; k < one.forms.size(); ++k, ++asked, takes += taken ? 1 : 0)
          if (const bool read = kernels[0].code[k].unread.empty(); taken && !read)
            stricter.insert(one.forms[k]);
          else
            EXPECT_EQ(read, taken) << one.forms[k] << " with " << machines[i] << " and " << version << ": "
                                   << kernels[0].code[k].unread;
      }
  }
  EXPECT_EQ(stricter, std::set<std::string>{"mov.pred %p1, %is_explicit_cluster"});
  EXPECT_GT(asked, 10000U);
  EXPECT_GT(takes, 5000U);
}

TEST(Target, HeadsAreNumbers) {
  const std::optional<PtxHead> head = ptxHeadOf("sm_103f, debug", "8.8");
  ASSERT_TRUE(head);
  EXPECT_EQ(head->machine, 103U);
  EXPECT_EQ(head->suffix, 'f');
  EXPECT_EQ(head->version, 808U);
  for (const char* target : {"", "sm_", "compute_90", "sm_91"})
    EXPECT_FALSE(ptxHeadOf(target, "8.0")) << target;
  for (const char* version : {"", "8", "8.", "x.1", "99.0", "8.9"})
    EXPECT_FALSE(ptxHeadOf("sm_90", version)) << version;
}

}  // namespace
}  // namespace cutecheck::ptx
