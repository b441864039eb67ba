// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each pass of the pipeline alone, and all together, on random modules: executed before and after, on edges
// of every width. A result or a byte that differs where the first execution promises it, undefined behaviour
// or poison that was not there, and a pass that fails on what verifies, are faults.
#include <gtest/gtest.h>

#include "properties/harness/settings.h"
#include "properties/pass_adversary/draw.h"
#include "properties/pass_adversary/passes.h"

namespace cutecheck::pass_adversary {
namespace {

class EachPass : public testing::TestWithParam<PassName> {};

TEST_P(EachPass, KeepsWhatModulesDo) {
  const PassName pass = GetParam();
  const run::Settings& settings = run::settings();
  Workshop workshop;
  int64_t runs = 0, undefined = 0, unknown = 0, refused = 0;
  std::map<std::string, int64_t> whys;
  const int64_t modules = settings.casesOr(pass.form == Form::kLlvm ? 400 : 150);
  for (int64_t i = 0; i < modules; ++i) {
    generators::Random random(settings.seed * 1000003 + static_cast<uint64_t>(i));
    const std::string module = pass.form == Form::kLlvm ? drawLlvm(random) : drawCute(workshop, random);
    auto parsed = workshop.parse(module);
    // Of what a type knows it is drawn without care: some coordinates are refused.
    if (!parsed) {
      ++refused;
      continue;
    }
    std::vector<std::vector<Datum>> arguments;
    for (int k = 0; k < 12; ++k) arguments.push_back(drawArguments(random, *parsed));
    const Judged judged = judge(workshop, module, pass, arguments);
    runs += judged.runs, undefined += judged.undefined, unknown += judged.unknown;
    if (!judged.why.empty()) ++whys[judged.why];
    EXPECT_FALSE(judged.differs) << "--seed=" << settings.seed << ", module " << i << ": " << *judged.differs;
    if (judged.differs) break;
  }
  std::printf("%s: %lld modules, %lld executions compared, %lld promise nothing, %lld not executed\n",
              pass.name, static_cast<long long>(modules), static_cast<long long>(runs),
              static_cast<long long>(undefined), static_cast<long long>(unknown));
  for (const auto& [why, count] : whys)
    std::printf("  %lld modules: %s\n", static_cast<long long>(count), why.c_str());
  // A run in which hardly anything is compared says nothing.
  EXPECT_GE(runs, modules);
  EXPECT_LE(refused * 5, modules);
  EXPECT_LE(unknown * 4, runs + undefined);
}

// What passes once got wrong, each with the arguments that showed it.
struct Kept {
  const char* name;
  const char* module;
  PassName pass;
  std::vector<Datum> arguments;
};

std::vector<Kept> kept() {
  const auto i32 = [](int64_t n) { return Datum::number(32, n); };
  const auto i64 = [](int64_t n) { return Datum::number(64, n); };
  return {
      {"a constant of 2^28 was cut to 29 bits",
       R"mlir(llvm.func @f(%p: !llvm.ptr<1>, %s: i64, %i: i64, %j: i64) -> !llvm.ptr<1> {
  %c = llvm.mlir.constant(268435456 : i64) : i64
  %a = llvm.mul %s, %i : i64
  %first = llvm.getelementptr %p[%a] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %b = llvm.mul %s, %j : i64
  %all = llvm.add %b, %c : i64
  %second = llvm.getelementptr %first[%all] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  llvm.return %second : !llvm.ptr<1>
})mlir",
       {"cute-fold-offsets", Form::kLlvm},
       {i64(1 << 20), i64(-7), i64(3), i64(2)}},
      {"a quotient left the guard that keeps its divisor from 0",
       R"mlir(llvm.func @f(%a: i32, %b: i32, %n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %some = llvm.icmp "ne" %b, %zero : i32
  llvm.cond_br %some, ^then, ^next(%sum : i32)
^then:
  %d = llvm.sdiv %a, %b : i32
  %e = llvm.or %d, %one : i32
  %q = llvm.udiv %i, %e : i32
  llvm.br ^next(%q : i32)
^next(%u: i32):
  %j = llvm.add %i, %one : i32
  llvm.br ^head(%j, %u : i32, i32)
^end:
  llvm.return %sum : i32
})mlir",
       {"cute-hoist-divisors", Form::kLlvm},
       {i32(5), i32(0), i32(3)}},
      {"a loop without turns divided by poison",
       R"mlir(llvm.func @f(%a: i32, %b: i32, %n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %d = llvm.add %a, %b overflow<nsw> : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %q = llvm.udiv %i, %d : i32
  %j = llvm.add %i, %one : i32
  llvm.br ^head(%j, %q : i32, i32)
^end:
  llvm.return %sum : i32
})mlir",
       {"cute-hoist-divisors", Form::kLlvm},
       {i32(INT32_MAX), i32(1), i32(0)}},
  };
}

TEST(KeptBugs, StayMended) {
  Workshop workshop;
  for (const Kept& bug : kept()) {
    const Judged judged = judge(workshop, bug.module, bug.pass, {bug.arguments});
    EXPECT_FALSE(judged.differs) << bug.name << ": " << *judged.differs;
    EXPECT_EQ(judged.runs, 1) << bug.name << ": " << judged.why;
  }
}

INSTANTIATE_TEST_SUITE_P(Passes, EachPass, testing::ValuesIn(passes()), [](const auto& info) {
  std::string name = std::to_string(info.index) + "_" + info.param.name;
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
});

}  // namespace
}  // namespace cutecheck::pass_adversary
