// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A share of the campaign, its own parts held to known answers, and the page that it writes.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "properties/campaign/page.h"
#include "properties/ptx_adversary/apart.h"
#include "properties/ptx_adversary/figures.h"

namespace cutecheck::ptx_adversary {
namespace {

uint64_t seed() {
  const char* set = std::getenv("CUTECHECK_SEED");
  return set ? std::strtoull(set, nullptr, 10) : 11;
}

const std::vector<Case>& allCases() {
  static const Expected<std::vector<Case>> cases = casesOf(CUTECHECK_SOURCE_DIR);
  EXPECT_TRUE(cases.ok()) << cases.error().str();
  return *cases;
}

Ptxas ptxas() {
  Expected<Ptxas> made = Ptxas::read(CUTECHECK_SOURCE_DIR);
  EXPECT_TRUE(made.ok()) << made.error().str();
  return std::move(*made);
}

TEST(PtxAdversary, NoMutantThatBytesTellApartIsProved) {
  Settings settings;
  settings.seed = seed();
  settings.mutants = 60;
  settings.ptxas = ptxas();
  const std::vector<Case>& cases = allCases();
  const std::vector<Mutant> all = mutantsOf(settings, cases);
  Judge judge(settings, cases);
  Figures figures(settings.seed);
  for (size_t i = 0; i < all.size(); ++i) {
    // Of the kernels as they stand one of four.
    if (!all[i].edit && i % 4 != settings.seed % 4) continue;
    const Judged judged = judgedApart(judge, cases, all[i], i);
    figures.add(judged);
    EXPECT_EQ(judged.finding, "") << "reproduce: ptx_campaign --seed=" << settings.seed
                                  << " --mutants=" << settings.mutants << " --show=" << i;
  }
  EXPECT_EQ(figures.mutants(), settings.mutants);
  EXPECT_GT(figures.apart(), settings.mutants / 10);
}

TEST(PtxAdversary, ThereAreFiftyKernelsAndEachOperatorHasEdits) {
  const std::vector<Case>& cases = allCases();
  EXPECT_GE(cases.size(), 50U);
  std::map<std::string, size_t> counts;
  std::set<std::string> texts;
  for (const Case& one : cases) {
    EXPECT_TRUE(texts.insert(one.text).second) << one.name << " stands there twice";
    const Kernel kernel(one.text, one.spec.kernel);
    EXPECT_GT(kernel.statements().size(), 4U) << one.name;
    for (const Edit& edit : editsOf(kernel)) {
      ++counts[edit.operation];
      EXPECT_NE(edited(one.text, edit), one.text);
    }
  }
  EXPECT_EQ(counts.size(), operators().size());
  for (const std::string& name : operators()) EXPECT_GE(counts[name], 20U) << name;
}

TEST(PtxAdversary, MutantsAreAFunctionOfTheSeed) {
  const std::vector<Case> cases(allCases().begin(), allCases().begin() + 3);
  const auto names = [&](uint64_t seed) {
    Settings settings;
    settings.seed = seed;
    settings.mutants = 200;
    std::string text;
    std::set<std::string> distinct;
    const std::vector<Mutant> all = mutantsOf(settings, cases);
    for (const Mutant& one : all) {
      const std::string made = one.edit ? edited(cases[one.of].text, *one.edit) : cases[one.of].text;
      EXPECT_TRUE(distinct.insert(made).second || one.edit->operation == "swap neighbours" ||
                  one.edit->operation == "swap operands" || one.edit->operation == "twice")
          << one.edit->operation;
      text += made;
    }
    EXPECT_EQ(all.size(), 203U);
    return text;
  };
  EXPECT_EQ(names(1), names(1));
  EXPECT_NE(names(1), names(2));
}

constexpr const char* kText =
    ".version 8.5\n.target sm_80\n.address_size 64\n"
    ".visible .entry other(.param .u64 a)\n{\n\tret;\n}\n"
    ".visible .entry k(\n\t.param .u64 a, // its place\n\t.param .u32 n\n)\n.reqntid 32\n{\n"
    "\t.reg .pred %p<2>; .reg .b32 %r<4>, count;\n\t.reg .b64 %rd<3>;\n"
    "\tld.param.u64 %rd1, [a]; /* a; comment */ mov.u32 %r1, %tid.x;\nL:\n"
    "\t@!%p1 bra L;\n\t{ st.global.v2.b32 [%rd1+8],\n\t\t{%r1, count}; }\n\tret;\n}\n";

TEST(PtxAdversary, AKernelIsReadStatementByStatement) {
  const Kernel kernel(kText, "k");
  std::vector<std::string> opcodes;
  for (const Statement& one : kernel.statements()) opcodes.push_back(kernel.of(one.opcode));
  EXPECT_EQ(opcodes, (std::vector<std::string>{".reg", ".reg", ".reg", "ld.param.u64", "mov.u32", "bra",
                                               "st.global.v2.b32", "ret"}));
  EXPECT_EQ(kernel.labels(), std::vector<std::string>{"L"});
  EXPECT_EQ(kernel.of(kernel.statements()[5].guard), "@!%p1");
  EXPECT_TRUE(kernel.statements()[5].behindLabel);
  EXPECT_EQ(kernel.of(kernel.statements()[6].operands[1]), "{%r1, count}");
  EXPECT_EQ(kernel.typeOf("count"), "b32");
  EXPECT_EQ(kernel.typeOf("%rd1"), "b64");
  EXPECT_EQ(kernel.typeOf("%tid.x"), "");
  EXPECT_TRUE(Kernel(kText, "none").statements().empty());
}

TEST(PtxAdversary, AnEditChangesOnePlace) {
  const Kernel kernel(kText, "k");
  std::set<std::string> made;
  for (const Edit& one : editsOf(kernel))
    made.insert(one.operation + ": " + kernel.of(one.at) + " => " + one.with);
  for (const char* one :
       {"predicate: @!%p1 => @%p1", "predicate: @!%p1 => ", "address offset: 8 => 16", "parameter: ] => +8]",
        "other register: count => %r1", "signedness: mov.u32 => mov.s32",
        "swap operands: %r1, count => count, %r1",
        "vector: st.global.v2.b32 [%rd1+8],\n\t\t{%r1, count} => st.global.b32 [%rd1+8],\n\t\tcount",
        "state space: st.global.v2.b32 => st.shared.v2.b32", "launch directive: 32 => 64",
        "special register: %tid.x => %laneid", "drop: mov.u32 %r1, %tid.x; => ", "operand count:  => , 0x4d",
        "operand count: , %tid.x => ", "operand count: , count => ", "machine: sm_80 => sm_75",
        "machine: 8.5 => 7.0", "trap: ret => trap"})
    EXPECT_TRUE(made.contains(one)) << one;
  EXPECT_FALSE(made.contains("drop: ret; => "));
}

// The tables say what ptxas does not take, and nothing else.
TEST(PtxAdversary, WhatPtxasDoesNotTakeIsNamed) {
  const auto answer = [&](const std::string& head, const std::string& code) {
    return ptxas().refuses(head + "\n.address_size 64\n.visible .entry k()\n{\n\t" + code + "\n\tret;\n}\n",
                           "k");
  };
  const std::string hopper = ".version 8.6\n.target sm_90a", turing = ".version 8.6\n.target sm_75";
  EXPECT_EQ(answer(hopper, "cp.async.wait_group 0;"), "");
  EXPECT_EQ(answer(turing, "cp.async.wait_group 0;"), "cp.async.wait_group is none of sm_75");
  EXPECT_EQ(answer(".version 7.8\n.target sm_90a", "cp.async.wait_group 0;"),
            "cp.async.wait_group is none of sm_90a");
  EXPECT_EQ(answer(hopper, "cp.async.wait_group ;"), "cp.async.wait_group has other operands");
  EXPECT_EQ(answer(hopper, "cp.async.wait_group 0, 0x4d;"), "cp.async.wait_group has other operands");
  EXPECT_EQ(answer(hopper, "no.such.opcode 1, 2;"), "") << "the tables do not have it";
  EXPECT_EQ(answer(".version 8.6\n.target sm_1", "cp.async.wait_group 0;"), "") << "nor the machine";
  EXPECT_EQ(Ptxas().refuses(hopper + "\n.visible .entry k()\n{\n\tbar.sync;\n}\n", "k"), "")
      << "there are none";
  EXPECT_FALSE(Ptxas::read("no such folder").ok());
}

// What the command refuses is refused here.
TEST(PtxAdversary, ALaunchThatTheKernelDoesNotAllowIsRefused) {
  const auto answer = [](const std::string& launch, const std::string& parameter) {
    const Expected<terms::Spec> spec =
        terms::readSpec("kernel k\nsizes N = 64\na: u32 N:1\nparam n = " + parameter + "\nlaunch " + launch +
                        "\nensures a[i] == a[i]\n");
    if (!spec.ok()) return spec.error().message;
    const Expected<terms::Subject> subject = subjectOf(kText, *spec);
    return subject.ok() ? std::string() : subject.error().message;
  };
  EXPECT_EQ(answer("block 32 grid 1", "5"), "");
  EXPECT_EQ(answer("block 64 grid 1", "5"), "the block has more threads than the kernel allows");
  EXPECT_EQ(answer("block 16 grid 1", "5"), "the kernel requires another block");
  EXPECT_EQ(answer("block 32 grid 1", "5.5"), "");
  EXPECT_NE(answer("block 32 grid 1", "4294967296"), "");
}

TEST(PtxAdversary, ALineOfTheJournalIsReadBack) {
  const Judged judged = judgedOf(
      lineOf({"ptx/add", "drop", "Unknown", "terms_cN: line N", "apart", "bytes of y at 0", "a finding"}));
  EXPECT_EQ(judged.kernel, "ptx/add");
  EXPECT_EQ(judged.operation, "drop");
  EXPECT_EQ(judged.reason, "terms_cN: line N");
  EXPECT_EQ(judged.told, "apart");
  EXPECT_EQ(judged.how, "bytes of y at 0");
  EXPECT_EQ(judged.finding, "a finding");
}

// The twin: figures with a false Proved do not hold.
TEST(PtxAdversary, AFalseProvedDoesNotHold) {
  Figures figures;
  std::string why;
  EXPECT_FALSE(figures.holds(why)) << "nothing was checked";
  figures.add({"k", "", "Proved", "", "same", "", ""});
  figures.add({"k", "drop", "Refuted", "", "apart", "", ""});
  figures.add({"k", "drop", "Proved", "", "same", "", ""});
  EXPECT_TRUE(figures.holds(why)) << why;
  Figures other = figures;
  other.add({"l", "", "Unknown", "", "same", "", ""});
  EXPECT_FALSE(other.holds(why));
  figures.add({"k", "drop", "Proved", "", "apart", "", ""});
  EXPECT_FALSE(figures.holds(why));
}

// The figures of the page are those of the record that the campaign wrote beside it, written again.
TEST(PtxAdversary, ThePageIsWhatTheRecordSays) {
  const std::string folder = CUTECHECK_SOURCE_DIR;
  std::ifstream page(folder + "/docs/evidence/adversary_ptx.md"),
      record(folder + "/corpus/campaigns/ptx.tsv");
  ASSERT_TRUE(page.good() && record.good());
  std::ostringstream text;
  text << page.rdbuf();
  const Expected<Figures> figures = Figures::read(record);
  ASSERT_TRUE(figures.ok()) << figures.error().str();
  EXPECT_GE(figures->mutants(), 5000U);
  EXPECT_GE(figures->kernels(), 50U);
  std::string why;
  EXPECT_TRUE(figures->holds(why)) << why;
  EXPECT_NE(text.str().find(campaign::markedFigures("ptx_campaign", figures->text())), std::string::npos)
      << "ptx_campaign --record writes the page";
  std::istringstream again(figures->record());
  EXPECT_EQ(Figures::read(again)->text(), figures->text());
}

}  // namespace
}  // namespace cutecheck::ptx_adversary
