// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory that the algebra asks for: none from the heap, for what kernels write. A program of its own,
// since it counts every call of operator new.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <new>

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/eval/evaluate.h"
#include "core/layout/coalesce.h"
#include "core/notation/expression.h"
#include "core/notation/test_support.h"
#include "core/tiling/logical_divide.h"

namespace {
int64_t allocations = 0;
}  // namespace

// Not inlined: g++ would see a pointer of operator new handed to free, and not that this operator new takes
// it from malloc.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace cutecheck {
namespace {

// How often `operation` asked for memory, its answer's destruction included.
template <typename Operation>
int64_t allocationsOf(Operation operation) {
  const int64_t before = allocations;
  operation();
  return allocations - before;
}

struct Call {
  std::string line, name;
  std::vector<Value> args;
};

// The calls of real kernels that have an answer.
std::vector<Call> kernelCalls() {
  std::ifstream file(CUTECHECK_SOURCE_DIR "/corpus/layouts/kernels.calls");
  std::vector<Call> calls;
  for (std::string line; std::getline(file, line);) {
    const size_t arrow = line.find(" -> ");
    if (line.starts_with("#") || arrow == std::string::npos || line[arrow + 4] == 'k') continue;
    const auto expression = parseExpression(line.substr(0, arrow));
    if (!expression.ok() || expression->kind != Expression::Kind::kCall) continue;
    Call call{line, expression->name, {}};
    for (const Expression& child : expression->children)
      if (auto value = evaluate(child); value.ok()) call.args.push_back(std::move(value).value());
    if (call.args.size() == 2) calls.push_back(std::move(call));
  }
  return calls;
}

// Runs composition, complement or logical_divide and the coalesce of its left operand; false for another
// name.
bool run(const Call& call) {
  const auto layout = std::get_if<Layout>(&call.args[0]);
  if (!layout) return false;
  EXPECT_TRUE(coalesce(*layout).ok()) << call.line;
  if (call.name == "complement") {
    EXPECT_TRUE(complement(*layout, std::get<IntTuple>(call.args[1]).value()).ok()) << call.line;
    return true;
  }
  const auto right = std::get_if<Layout>(&call.args[1]);
  if (!right) return false;
  if (call.name == "composition") {
    EXPECT_TRUE(composition(*layout, *right).ok()) << call.line;
    return true;
  }
  EXPECT_TRUE(logicalDivide(*layout, *right).ok()) << call.line;
  return call.name == "logical_divide";
}

TEST(Allocation, NoneForTheCallsOfKernels) {
  std::map<std::string, int> counts;
  for (const Call& call : kernelCalls()) {
    if (call.name != "complement" && call.name != "composition" && call.name != "logical_divide") continue;
    bool ran = false;
    const int64_t asked = allocationsOf([&] { ran = run(call); });
    if (!ran) continue;
    EXPECT_EQ(asked, 0) << call.line;
    ++counts[call.name];
  }
  for (const char* name : {"complement", "composition", "logical_divide"}) {
    EXPECT_GE(counts[name], 50) << name;
    std::cout << name << ": " << counts[name] << " calls\n";
  }
}

TEST(Allocation, SomeBeyondOrdinaryRank) {
  std::vector<IntTuple> shape(64, IntTuple(1)), stride(64, IntTuple(7));
  shape[0] = shape[63] = 2;
  const Layout wide = Layout::unchecked(IntTuple::tuple(shape), IntTuple::tuple(stride));
  EXPECT_GT(allocationsOf([&] { EXPECT_TRUE(composition(wide, wide.mode(0)).ok()); }), 0);
  EXPECT_GT(allocationsOf([&] { EXPECT_TRUE(coalesce(wide).ok()); }), 0);
}

TEST(Allocation, SomeForARefusalWhichIsInWords) {
  const Layout left = L("(6,2):(11,2)"), right = L("(3,2):(2,3)");
  EXPECT_GT(allocationsOf([&] { EXPECT_FALSE(composition(left, right).ok()); }), 0);
}

}  // namespace
}  // namespace cutecheck
