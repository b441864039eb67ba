// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A share of the campaign, its own parts held to known answers, and the page that it writes.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "properties/campaign/page.h"
#include "properties/kernel_adversary/draw.h"
#include "properties/kernel_adversary/figures.h"
#include "properties/kernel_adversary/mutate.h"
#include "properties/kernel_adversary/reference.h"

namespace cutecheck::kernel_adversary {
namespace {

uint64_t seed() {
  const char* set = std::getenv("CUTECHECK_SEED");
  return set ? std::strtoull(set, nullptr, 10) : 11;
}

TEST(KernelAdversary, NoVerdictIsContradictedByExecution) {
  Settings settings;
  settings.seed = seed();
  settings.modules = 12;
  settings.launches = 20;
  settings.units = 500'000;
  Types types;
  Figures figures;
  for (size_t i = 0; i < settings.modules; ++i) {
    const ModuleResult result = judgeModule(settings, i, types);
    figures.add(result.judged);
    for (const Judged& j : result.judged)
      EXPECT_EQ(j.finding, "") << "reproduce: kernel_campaign --seed=" << settings.seed << " --show=" << i;
  }
  EXPECT_GT(figures.mutants(), settings.modules);
  EXPECT_GT(figures.apart(), settings.modules / 2);
}

// Every production of the language of kernels is drawn, many times.
TEST(KernelAdversary, EveryProductionIsDrawn) {
  std::map<std::string, size_t> counts;
  for (uint64_t i = 0; i < 1500; ++i) {
    generators::Random random(i);
    countProductions(drawProgram(random), counts);
  }
  EXPECT_GE(productions().size(), 50u);
  for (const std::string& name : productions()) EXPECT_GE(counts[name], 5u) << name;
}

// The text of a constant beyond its type is read as another number than the tree's.
TEST(KernelAdversary, AMutatedConstantFitsItsType) {
  size_t ends = 0;
  for (const int64_t end : {int64_t{INT32_MAX}, int64_t{INT32_MIN}, int64_t{0}})
    for (uint64_t i = 0; i < 40; ++i) {
      Program program;
      program.values.emplace_back();
      Statement constant;
      constant.kind = Kind::kConstant;
      constant.result = 0;
      constant.number = end;
      program.statements.push_back(constant);
      generators::Random random(i);
      ASSERT_TRUE(mutateProgram(program, "module: constant", random));
      EXPECT_NE(program.statements[0].number, end);
      EXPECT_EQ(static_cast<int32_t>(program.statements[0].number), program.statements[0].number) << end;
      ends += end != 0;
    }
  EXPECT_EQ(ends, 80U);
}

// Whether a launch that keeps the caller's promises makes the program do what it must not: by the reference.
bool isWrong(const Program& program, generators::Random& random) {
  const std::vector<int64_t> interesting = interestingNumbers(program);
  for (int i = 0; i < 40; ++i) {
    const std::optional<Launch> launch = drawLaunch(program, interesting, random);
    if (!launch) continue;
    const Trace trace = evaluate(program, *launch);
    if (trace.status == Trace::Status::kNotKnown || !trace.need.empty() || trace.noSuchTile || (program.inBounds && trace.outside))
      return true;
  }
  return false;
}

// A module that is wrong says little of a proof: most that are drawn are right.
TEST(KernelAdversary, MostModulesAreRight) {
  size_t wrong = 0, all = 400;
  for (uint64_t i = 0; i < all; ++i) {
    generators::Random random(i);
    wrong += isWrong(drawProgram(random), random);
  }
  EXPECT_GT(wrong, all / 20);
  EXPECT_LT(wrong, all / 5);
}

Statement made(Kind kind, int result, std::vector<int> operands, int64_t number = 0) {
  Statement s;
  s.kind = kind;
  s.result = result;
  s.operands = std::move(operands);
  s.number = number;
  return s;
}

// x[t / n] = x[t] with a quotient of the kind given, of one tensor of i32.
Program quotientProgram(Kind kind, int64_t divisor) {
  Program p;
  Tensor t;
  t.element = Element::kI32;
  t.modes = {{{{true, 1, 32, 1}}, {{false, 1, 32, 1}}}};
  p.tensors = {t};
  p.scalars = {32};
  p.values.resize(6);
  p.values[0].type = Value::Type::kView;
  p.values[0].element = Element::kI32;
  p.values[0].extents = {0};
  p.values[5].type = Value::Type::kElement;
  p.values[5].element = Element::kI32;
  Statement load = made(Kind::kLoad, 5, {0, 1}), store = made(Kind::kStore, -1, {0, 5, 4});
  p.statements = {made(Kind::kThread, 1, {}),
                  made(Kind::kScalar, 2, {}, 0),
                  made(Kind::kConstant, 3, {}, divisor),
                  made(kind, 4, {2, 3}),
                  load,
                  store};
  return p;
}

// -7 by 2: toward zero, and as an unsigned number of 32 bits.
TEST(KernelAdversary, TheReferenceDividesAsTheOperationSays) {
  for (const auto& [kind, expected] : {std::pair(Kind::kDivS, int64_t{-3}), std::pair(Kind::kRemS, int64_t{-1}),
                                       std::pair(Kind::kDivU, int64_t{2147483644}), std::pair(Kind::kRemU, int64_t{1})}) {
    const Program p = quotientProgram(kind, 2);
    Launch launch;
    launch.extents = {{100}};
    launch.strides = {{1}};
    launch.scalars = {-7};
    launch.allocation = {0};
    launch.start = {0};
    launch.block = 8;
    const Trace trace = evaluate(p, launch);
    ASSERT_EQ(trace.status, Trace::Status::kDone) << trace.reason;
    ASSERT_EQ(trace.stores.size(), 1u);
    EXPECT_EQ(trace.stores[0].second, 4 * expected);
  }
}

TEST(KernelAdversary, ALineOfTheJournalIsReadBack) {
  const std::vector<Judged> judged{{"", "Proved", "", false, true, ""},
                                   {"drop store", "Unknown", "not modelled", true, true, "a finding"}};
  const std::vector<Judged> again = judgedOf(lineOf(judged));
  ASSERT_EQ(again.size(), 2u);
  EXPECT_EQ(again[1].name, "drop store");
  EXPECT_EQ(again[1].reason, "not modelled");
  EXPECT_TRUE(again[1].apart);
  EXPECT_EQ(again[1].finding, "a finding");
}

// The twin: figures with a false Proved do not hold.
TEST(KernelAdversary, AFalseProvedDoesNotHold) {
  Figures figures;
  figures.add({{"", "Proved", "", false, true, ""}, {"drop store", "Refuted", "", true, true, ""}});
  std::string why;
  EXPECT_TRUE(figures.holds(why)) << why;
  figures.add({{"", "Proved", "", false, true, ""}, {"drop store", "Proved", "", true, true, ""}});
  EXPECT_FALSE(figures.holds(why));
  EXPECT_FALSE(Figures().holds(why)) << "nothing was checked";
}

// The figures of the page are those of the record that the campaign wrote beside it, written again.
TEST(KernelAdversary, ThePageIsWhatTheRecordSays) {
  const std::string folder = CUTECHECK_SOURCE_DIR;
  std::ifstream page(folder + "/docs/evidence/adversary_kernels.md"),
      record(folder + "/corpus/campaigns/kernels.tsv");
  ASSERT_TRUE(page.good() && record.good());
  std::ostringstream text;
  text << page.rdbuf();
  const Expected<Figures> figures = Figures::read(record);
  ASSERT_TRUE(figures.ok()) << figures.error().str();
  EXPECT_GT(figures->mutants(), 0u);
  EXPECT_NE(text.str().find(campaign::markedFigures("kernel_campaign", figures->text())), std::string::npos)
      << "kernel_campaign --record writes the page";
  std::istringstream again(figures->record());
  EXPECT_EQ(Figures::read(again)->text(), figures->text());
}

}  // namespace
}  // namespace cutecheck::kernel_adversary
