// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops of run-time length, their code mutated at random: what is Proved makes the accesses that the code makes before, and
// leaves the same behind, as a machine of its own executes both.
#include <gtest/gtest.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>

#include "lowering/pipeline/lower.h"
#include "oracle/tv/decide/validate.h"
#include "properties/kernel_adversary/machine.h"
#include "properties/kernel_adversary/mutate.h"

namespace cutecheck::kernel_adversary {
namespace {

constexpr int kMutants = 20, kLaunches = 30;
constexpr int kSamples = 400;  // few, so that the proof decides, and enough to pair the loads

uint64_t seedOfFolds() {
  const char* set = std::getenv("CUTECHECK_SEED");
  return set ? std::strtoull(set, nullptr, 10) : 11;
}

Leaf symbol(int width = 32) {
  Leaf leaf;
  leaf.dynamic = true;
  leaf.width = width;
  return leaf;
}
Leaf one() { return {}; }

// The registers of a program: r0 is the thread, r1 the block.
// X of rows, or of columns, that lie anywhere; Y compact.
Tensor matrix(Element element, bool rows) {
  Tensor tensor{element, 16, {}};
  tensor.modes.push_back({{symbol()}, {rows ? symbol(64) : one()}});
  tensor.modes.push_back({{symbol()}, {rows ? one() : symbol(64)}});
  return tensor;
}
Tensor vector() { return {Element::kF32, 4, {{{symbol()}, {one()}}}}; }

struct FoldKernel {
  const char* name;
  Program program;
  std::string text;
};

std::string contents(const std::string& name) {
  std::ifstream file(CUTECHECK_SOURCE_DIR "/corpus/kernels/everyday/" + name + ".mlir");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Of n elements, where n may be negative.
const char* const kOfNumber = R"(
!vector = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @k(%x: !vector, %y: !vector, %low: i32, %n: i32)
    attributes {cute.kernel, nvvm.reqntid = array<i32: 32>, cute.premises = ["a2 >= 0"]} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %most = arith.constant -1.0 : f32
  %total, %largest = scf.for %k = %low to %n step %one iter_args(%s = %none, %t = %most) -> (f32, f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%x, %c) : (!vector, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    %larger = arith.maximumf %t, %a : f32
    scf.yield %next, %larger : f32, f32
  }
  %all = arith.mulf %total, %largest : f32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  cute.memref.store(%y, %at, %all) : (!vector, !cute.coord<"?">, f32) -> ()
  return
}
)";

std::vector<FoldKernel> kernels() {
  std::vector<FoldKernel> all;
  for (const char* name : {"row_sum_of_any_length", "row_maximum_of_any_length"}) {
    Program p;
    p.tensors = {matrix(Element::kF32, true), vector()};
    p.block = 256;
    p.premises = {{"r1", "<", "8388608"}, {"a0_s0", "==", "a1_s0"}};
    all.push_back({name, p, contents(name)});
  }
  Program dot;
  dot.tensors = {matrix(Element::kF16, false), matrix(Element::kF16, false), vector()};
  dot.block = 256;
  dot.premises = {{"r1", "<", "8388608"}, {"a0_s0", "==", "a1_s0"}, {"a0_s1", "==", "a1_s1"}, {"a0_s1", "==", "a2_s0"}};
  all.push_back({"dot_of_any_length", dot, contents("dot_of_any_length")});
  Program number;
  number.tensors = {vector(), vector()};
  number.scalars = {32, 32};
  number.block = 32;
  number.premises = {{"a2", ">=", "0"}};
  all.push_back({"of_number", number, kOfNumber});
  return all;
}

struct Code {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  llvm::Function* kernel = nullptr;

  explicit Code(const std::string& text) {
    llvm::SMDiagnostic error;
    module = llvm::parseIR(llvm::MemoryBufferRef(text, "ir"), error, context);
    if (!module) return;
    for (llvm::Function& f : *module)
      if (!f.isDeclaration()) kernel = &f;
  }
  std::string text() const {
    std::string result;
    llvm::raw_string_ostream(result) << *module;
    return result;
  }
};

// Small, and the sizes that are equal equal.
std::optional<Launch> drawn(const Program& program, generators::Random& random) {
  std::optional<Launch> launch = drawLaunch(program, interestingNumbers(program), random);
  if (!launch) return std::nullopt;
  for (std::vector<int64_t>& extents : launch->extents)
    for (int64_t& extent : extents) extent = std::min<int64_t>(extent, 10 + random.below(60));
  for (int64_t& scalar : launch->scalars) scalar = random.below(60) - 6;
  if (random.oneIn(2)) launch->index = random.below(2);
  for (const Premise& p : program.premises) {
    const std::map<std::string, int64_t> names = namesOf(program, *launch);
    if (p.relation == "==" && names.contains(p.left)) (void)setNumber(program, *launch, p.right, names.at(p.left));
  }
  return isPromised(program, *launch) ? launch : std::nullopt;
}

// How what the mutant does differs from what the code does; empty where it does not at any launch that is drawn.
std::string difference(const FoldKernel& kernel, const llvm::Function& code, const llvm::Function& mutant,
                       generators::Random& random, size_t& compared) {
  for (int i = 0; i < kLaunches; ++i) {
    const std::optional<Launch> launch = drawn(kernel.program, random);
    if (!launch) continue;
    const Trace meant = execute(code, kernel.program, *launch, {});
    if (meant.status != Trace::Status::kDone) continue;
    const Trace got = execute(mutant, kernel.program, *launch, meant);
    if (got.status == Trace::Status::kNotKnown) continue;
    ++compared;
    if (got.status == Trace::Status::kUndefined) return "undefined behaviour: " + got.reason + " at " + launch->str();
    if (got.written != meant.written || got.stores != meant.stores) return "it stores something else at " + launch->str();
    if (got.loads != meant.loads) return "it loads something else at " + launch->str();
  }
  return {};
}

std::string verdictOf(const std::string& ir, const std::string& meaning, int samples) {
  oracle::ValidationOptions options;
  options.samples = samples;
  options.totalBudget = 600'000;
  options.budget = 200'000;
  const Expected<oracle::ValidationReport> report = oracle::validate(ir, meaning, options);
  return report ? std::string(oracle::verdictName(report->verdict)) : "Refused";
}

TEST(KernelAdversaryFolds, WhatIsProvedIsWhatTheCodeDoes) {
  size_t mutants = 0, apart = 0, proved = 0;
  for (const FoldKernel& kernel : kernels()) {
    const Expected<lowering::Lowered> lowered = lowering::lower(kernel.text);
    ASSERT_TRUE(lowered.ok()) << kernel.name << ": " << lowered.error().str();
    const Code code(lowered->llvmIr);
    ASSERT_NE(code.kernel, nullptr);
    EXPECT_EQ(verdictOf(lowered->llvmIr, lowered->meaning, kSamples), "Proved") << kernel.name;
    generators::Random random(seedOfFolds());
    size_t compared = 0;
    EXPECT_EQ(difference(kernel, *code.kernel, *code.kernel, random, compared), "");
    EXPECT_GE(compared, 10u) << kernel.name;
    for (int k = 0; k < kMutants; ++k) {
      Code mutant(lowered->llvmIr);
      const std::optional<std::string> what = mutateCode(*mutant.module, random.pick(codeOperators()), random);
      if (!what || llvm::verifyModule(*mutant.module)) continue;
      ++mutants;
      const std::string found = difference(kernel, *code.kernel, *mutant.kernel, random, compared);
      apart += found.empty() ? 0 : 1;
      const std::string verdict = verdictOf(mutant.text(), lowered->meaning, kSamples);
      proved += verdict == "Proved" ? 1 : 0;
      EXPECT_FALSE(verdict == "Proved" && !found.empty())
          << kernel.name << ": " << *what << ": " << found << "\nreproduce: CUTECHECK_SEED=" << seedOfFolds() << "\n"
          << mutant.text();
      EXPECT_NE(verdict, "Inconsistent") << kernel.name << ": " << *what << "\nreproduce: CUTECHECK_SEED=" << seedOfFolds() << "\n"
                                         << mutant.text();
    }
  }
  std::printf("%zu mutants, %zu apart, %zu Proved\n", mutants, apart, proved);
  EXPECT_GE(mutants, 40u);
  EXPECT_GE(apart, 20u);
  EXPECT_GE(proved, 4u);
}

}  // namespace
}  // namespace cutecheck::kernel_adversary
