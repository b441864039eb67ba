// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that are drawn, judged by each of many executions, and asked of the checker of order: none that an
// execution breaks is kept, and none that no execution breaks is refuted. CUTECHECK_CASES and CUTECHECK_SEED
// ask for other draws.
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <set>

#include "oracle/ptx/order/order.h"
#include "properties/ptx_adversary/ways.h"

namespace cutecheck::ptx_adversary::ways {
namespace {

uint64_t setting(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

using Checker = std::function<ptx::OrderReport(const std::string&, const ptx::PtxLaunch&)>;

ptx::OrderReport asked(const std::string& text, const ptx::PtxLaunch& launch) {
  return ptx::orderOf(text, launch);
}

const std::set<std::string>& rules() {
  static const std::set<std::string> all = {"order_c1", "order_c2", "order_c3", "order_c7", "order_c19"};
  return all;
}

// A launch as the checker is told of it, and what it leaves open.
struct Launch {
  ptx::PtxLaunch told{};
  std::vector<uint32_t> parameters = {0, 1, 2, 3, 4, 5}, blocks = {0, 1, 2};
  std::string name = "nothing given";
};

// Nothing is given, or the grid, or all. Turns that an unknown parameter counts take the checker seconds.
Launch launchOf(const Program& program, generators::Random& random) {
  Launch launch;
  const int64_t blocks = random.between(1, 3), parameter = random.below(5), what = random.below(4);
  const bool all = what > 1 || countsTurnsByParameter(program);
  if (what == 0 && !all) return launch;
  launch.told.isStated = true;
  launch.told.grid = ptx::PtxLaunch::Extents{static_cast<uint64_t>(blocks), 1, 1};
  launch.blocks.resize(static_cast<size_t>(blocks));
  launch.name = "--grid " + std::to_string(blocks);
  if (!all) return launch;
  launch.told.scalars[0] = static_cast<uint64_t>(parameter);
  launch.parameters = {static_cast<uint32_t>(parameter)};
  launch.name += " --param n=" + std::to_string(parameter);
  return launch;
}

Judged judged(const Program& program, const Launch& launch) {
  return judged(program, launch.parameters, launch.blocks);
}

struct Figures {
  size_t drawn = 0, broken = 0, right = 0, unclear = 0, kept = 0, executions = 0;
  std::map<std::string, size_t> byRule{}, keptThough{};
  size_t refutedThough = 0;
};

bool refutesByThese(const ptx::OrderReport& report) {
  for (const ptx::OrderFault& fault : report.faults)
    if (fault.certain && rules().count(fault.rule) != 0) return true;
  return false;
}

std::string described(const Program& program, const Launch& launch, uint64_t seed, size_t number) {
  const Judged now = judged(program, launch);
  return "number " + std::to_string(number) + " of seed " + std::to_string(seed) + ", " + launch.name + "\n" +
         (now.breach ? now.breach->rule + " by " + toString(now.breach->execution) + "\n" : "") +
         textOf(program);
}

// Draws so many kernels; what is found is told of, made small.
Figures compared(const Checker& checker, uint64_t seed, uint64_t cases, bool tells) {
  generators::Random random(seed);
  Figures figures;
  for (size_t i = 0; i < cases; ++i) {
    const Program program = drawn(random);
    const Launch launch = launchOf(program, random);
    const Judged truth = judged(program, launch);
    if (truth.isEndless) continue;
    ++figures.drawn;
    figures.executions += truth.executions;
    const ptx::OrderReport report = checker(textOf(program), launch.told);
    if (truth.breach) {
      ++figures.broken;
      ++figures.byRule[truth.breach->rule];
      if (!report.isKept()) continue;
      ++figures.keptThough[truth.breach->rule];
      if (!tells) continue;
      const Program small = shrunk(program, [&](const Program& fewer) {
        const Judged still = judged(fewer, launch);
        return still.breach && !still.isEndless && checker(textOf(fewer), launch.told).isKept();
      });
      ADD_FAILURE() << "kept, and an execution breaks it: " << described(small, launch, seed, i);
    } else if (truth.isUnclear) {
      ++figures.unclear;
    } else {
      ++figures.right;
      figures.kept += report.isKept() ? 1 : 0;
      if (!report.refutes() || !refutesByThese(report)) continue;
      ++figures.refutedThough;
      if (!tells) continue;
      const Program small = shrunk(program, [&](const Program& fewer) {
        const Judged still = judged(fewer, launch);
        return !still.breach && !still.isUnclear && !still.isEndless &&
               refutesByThese(checker(textOf(fewer), launch.told));
      });
      ADD_FAILURE() << "refuted, and no execution breaks it: " << described(small, launch, seed, i)
                    << toString(checker(textOf(small), launch.told));
    }
  }
  return figures;
}

TEST(PtxWays, NoneThatAnExecutionBreaksIsKept) {
  const uint64_t cases = setting("CUTECHECK_CASES", 1500), seed = setting("CUTECHECK_SEED", 1);
  const Figures figures = compared(asked, seed, cases, true);
  std::cout << figures.drawn << " kernels of seed " << seed << ", " << figures.executions
            << " executions\n  broken " << figures.broken;
  for (const auto& [rule, count] : figures.byRule) std::cout << ", " << rule << " " << count;
  std::cout << "\n  right " << figures.right << ", of which kept " << figures.kept << "\n  unclear "
            << figures.unclear << "\n";
  EXPECT_GT(figures.broken, figures.drawn * 30 / 100);
  EXPECT_GT(figures.kept, figures.right * 60 / 100);
  EXPECT_LT(figures.unclear, figures.drawn / 20);
  for (const std::string& rule : rules()) EXPECT_GT(figures.byRule.count(rule), 0U) << rule;
}

// A checker that does not know one of the rules, and takes what it does not know for kept.
TEST(PtxWays, ACheckerWithoutARuleIsFound) {
  for (const std::string& rule : rules()) {
    const Checker without = [&](const std::string& text, const ptx::PtxLaunch& launch) {
      ptx::OrderReport report = asked(text, launch);
      std::erase_if(report.faults, [&](const ptx::OrderFault& fault) { return fault.rule == rule; });
      report.open.clear();
      report.unreached.clear();
      return report;
    };
    const Figures figures = compared(without, 2, 150, false);
    const auto found = figures.keptThough.find(rule);
    EXPECT_NE(found, figures.keptThough.end()) << rule;
    if (found != figures.keptThough.end())
      std::cout << "without " << rule << ": " << found->second << " found\n";
  }
}

TEST(PtxWays, ACheckerThatRefutesAllIsFound) {
  const Checker refutes = [](const std::string&, const ptx::PtxLaunch&) {
    ptx::OrderReport report;
    report.faults.push_back({.rule = "order_c7", .line = 1, .message = "so it says"});
    return report;
  };
  const Figures figures = compared(refutes, 2, 100, false);
  EXPECT_EQ(figures.refutedThough, figures.right);
  EXPECT_GT(figures.right, 0U);
}

// The judge itself: a kernel that keeps the rules, and what changes in it.
Statement fence() { return {.does = Does::kFence}; }
Statement commit() { return {.does = Does::kCommit}; }
Statement wait(uint32_t groups) { return {.does = Does::kWait, .number = groups}; }
Statement product(int to, uint32_t size, bool scales, int a = kNone) {
  return {.does = Does::kProduct, .to = to, .from = a, .number = size, .second = scales ? 1U : 0U};
}
Statement number(int to) { return {.does = Does::kNumber, .to = to}; }
Statement store(int from) { return {.does = Does::kStore, .from = from}; }
Statement load(int to) { return {.does = Does::kTensorLoad, .to = to, .number = 2}; }
Statement loaded() { return {.does = Does::kTensorWait}; }
Statement guarded(Statement s, bool unless = false) {
  s.guard = 1;
  s.unless = unless;
  return s;
}

std::string ruleOf(std::vector<Statement> statements) {
  Program program;
  program.statements = std::move(statements);
  const Judged now = judged(program, {0, 1, 2}, {0, 1});
  EXPECT_FALSE(now.isEndless);
  return now.breach ? now.breach->rule : now.isUnclear ? "unclear" : "";
}

TEST(PtxWaysJudge, C1AsksForAFence) {
  const auto ends = [](std::vector<Statement> first) {
    first.insert(first.end(), {commit(), wait(0), store(16)});
    return ruleOf(first);
  };
  EXPECT_EQ(ends({fence(), product(16, 4, false)}), "");
  EXPECT_EQ(ends({product(16, 4, false)}), "order_c1");
  EXPECT_EQ(ends({number(16), fence(), product(16, 4, false)}), "");
  EXPECT_EQ(ends({fence(), number(16), product(16, 4, false)}), "order_c1");
  EXPECT_EQ(ends({number(16), fence(), store(16), product(16, 4, false)}), "order_c1");
  EXPECT_EQ(ends({fence(), product(16, 4, false), product(16, 4, true)}), "");
  EXPECT_EQ(ends({fence(), product(16, 8, false), product(16, 4, true)}), "order_c1");
  EXPECT_EQ(ends({fence(), product(24, 4, false), commit(), wait(0), product(16, 4, false, 24)}), "order_c1");
  EXPECT_EQ(ends({fence(), product(24, 4, false), commit(), wait(0), fence(), product(16, 4, false, 24)}),
            "");
  EXPECT_EQ(ends({fence(), product(16, 8, false), fence(), product(16, 4, true)}), "unclear");
}

TEST(PtxWaysJudge, C2AndC3AskForAGroupThatIsAwaited) {
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit(), wait(0)}), "");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), wait(0)}), "order_c2");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), wait(0), store(16), commit(), wait(0)}), "order_c2");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit()}), "order_c3");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit(), {.does = Does::kExit}, wait(0)}), "order_c3");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit(), store(20), wait(0)}), "order_c7");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit(), number(20), wait(0)}), "");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit(), number(16), wait(0)}), "order_c3");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit(), product(24, 4, false), commit(), wait(1),
                    store(16), wait(0)}),
            "");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit(), product(24, 4, false), commit(), wait(1),
                    store(24), wait(0)}),
            "order_c3");
  // A group of nothing is a group.
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false), commit(), commit(), wait(1), store(16)}), "");
}

TEST(PtxWaysJudge, C7AsksWhatIsWrittenOnEachWay) {
  const Statement block{.does = Does::kBlock, .to = 2},
      is{.does = Does::kCompare, .to = 1, .from = 2, .number = 1};
  EXPECT_EQ(ruleOf({block, is, guarded(number(36)), guarded(store(36))}), "");
  EXPECT_EQ(ruleOf({block, is, guarded(number(36)), guarded(store(36), true)}), "order_c7");
  EXPECT_EQ(ruleOf({block, guarded(number(36))}), "order_c7");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, true), commit(), wait(0)}), "order_c7");
  EXPECT_EQ(ruleOf({fence(), product(16, 4, false, 32), commit(), wait(0)}), "order_c7");
  const Statement word{.does = Does::kLoad, .to = 2, .number = 1};
  EXPECT_EQ(ruleOf({word, is, number(36), guarded(store(37))}), "order_c7");
}

TEST(PtxWaysJudge, C19AsksForAWaitOfLoads) {
  EXPECT_EQ(ruleOf({load(16), loaded(), store(16)}), "");
  EXPECT_EQ(ruleOf({load(16), store(16), loaded()}), "order_c19");
  EXPECT_EQ(ruleOf({load(16), number(17), loaded()}), "order_c19");
  EXPECT_EQ(ruleOf({load(16), number(18), loaded()}), "");
}

TEST(PtxWaysJudge, ALoopWithoutAnEndIsNoExecution) {
  Program program;
  program.statements = {{.does = Does::kLabel, .number = 0}, {.does = Does::kBranch, .number = 0}};
  const Judged now = judged(program, {0}, {0});
  EXPECT_TRUE(now.isEndless);
  EXPECT_FALSE(now.breach);
}

// What a line of the text says is what the judge carried out: a kernel whose text is known.
TEST(PtxWaysJudge, TheTextIsTheProgram) {
  Program program;
  program.statements = {fence(), guarded(product(16, 4, false, 32), true), commit(), wait(1)};
  const std::string text = textOf(program);
  EXPECT_NE(text.find("\twgmma.fence.sync.aligned;\n"
                      "\t@!%p1 wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%r16,%r17,%r18,%r19}, "
                      "{%r32,%r33,%r34,%r35}, %rd3, 0, 1, 1, 0;\n"
                      "\twgmma.commit_group.sync.aligned;\n\twgmma.wait_group.sync.aligned 1;\n}\n"),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace cutecheck::ptx_adversary::ways
