// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many operations a second core does, on the calls of corpus/layouts/kernels.calls.
//
// One thread, exactness on: what is timed is the function that every test judges. items_per_second counts
// operations.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "core/composition/complement.h"
#include "core/eval/evaluate.h"
#include "core/layout/coalesce.h"
#include "core/layout/image.h"
#include "core/notation/expression.h"
#include "core/notation/parse.h"
#include "core/tiling/logical_divide.h"

namespace cutecheck {
namespace {

enum class Answer : bool { kLayout, kRefusal };

// The arguments of every call of one operation that has a layout for an answer, or that has none.
std::vector<std::vector<Value>> callsOf(const std::string& operation, Answer answer) {
  std::ifstream file(CUTECHECK_SOURCE_DIR "/corpus/layouts/kernels.calls");
  std::vector<std::vector<Value>> calls;
  for (std::string line; std::getline(file, line);) {
    if (line.rfind(operation + "(", 0) != 0) continue;
    const size_t arrow = line.find(" -> ");
    if ((line.compare(arrow, 5, " -> k") == 0) != (answer == Answer::kRefusal)) continue;
    const auto call = parseExpression(line.substr(0, arrow));
    std::vector<Value> args;
    if (call.ok())
      for (const Expression& child : call->children)
        if (auto value = evaluate(child); value.ok()) args.push_back(std::move(value).value());
    if (args.size() == 2) calls.push_back(std::move(args));
  }
  return calls;
}

template <typename Argument, typename Read, typename Operation>
void run(benchmark::State& state, const char* name, Answer answer, Read read, Operation operation) {
  std::vector<std::pair<Layout, Argument>> calls;
  for (const auto& args : callsOf(name, answer)) {
    const auto layout = asLayout(args[0]);
    const auto argument = read(args[1]);
    if (layout.ok() && argument.ok()) calls.emplace_back(*layout, *argument);
  }
  if (calls.empty()) state.SkipWithError("no calls were read");
  state.counters["calls"] = static_cast<double>(calls.size());
  int64_t done = 0;
  for (auto _ : state) {
    for (const auto& [layout, argument] : calls) benchmark::DoNotOptimize(operation(layout, argument));
    done += static_cast<int64_t>(calls.size());
  }
  state.SetItemsProcessed(done);
}

void timeComposition(benchmark::State& state, Answer answer) {
  run<Tiler>(state, "composition", answer, asTiler,
             [](const Layout& a, const Tiler& b) { return composition(a, b); });
}

void timeComplement(benchmark::State& state, Answer answer) {
  run<int64_t>(state, "complement", answer, asInteger,
               [](const Layout& a, int64_t m) { return complement(a, m); });
}

void timeLogicalDivide(benchmark::State& state, Answer answer) {
  run<Tiler>(state, "logical_divide", answer, asTiler,
             [](const Layout& a, const Tiler& b) { return logicalDivide(a, b); });
}

// All offsets of a layout.
template <typename T>
void timeImage(benchmark::State& state) {
  const int64_t count = state.range(0);
  const Layout a = *parseLayout("((8,16),(64,1048576)):((64,1),(1024,65536))");
  std::vector<T> out(static_cast<size_t>(count));
  for (auto _ : state) {
    benchmark::DoNotOptimize(writeImage(a, std::span<T>(out)));
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * count * static_cast<int64_t>(sizeof(T)));
}

// Are two layouts of 2^40 elements one function?
void timeEquality(benchmark::State& state) {
  const Layout a = *parseLayout("((1024,1024),(1024,1024)):((1,1048576),(1024,1073741824))");
  const Layout b = *parseLayout("(1024,1024,1048576):(1,1048576,1024)");
  for (auto _ : state) benchmark::DoNotOptimize(*coalesce(a) == *coalesce(b));
  state.SetItemsProcessed(state.iterations());
}

}  // namespace

}  // namespace cutecheck

int main(int argc, char** argv) {
  using cutecheck::Answer;
  benchmark::RegisterBenchmark("composition", cutecheck::timeComposition, Answer::kLayout);
  benchmark::RegisterBenchmark("complement", cutecheck::timeComplement, Answer::kLayout);
  benchmark::RegisterBenchmark("logical_divide", cutecheck::timeLogicalDivide, Answer::kLayout);
  benchmark::RegisterBenchmark("composition_refused", cutecheck::timeComposition, Answer::kRefusal);
  benchmark::RegisterBenchmark("complement_refused", cutecheck::timeComplement, Answer::kRefusal);
  benchmark::RegisterBenchmark("equality_of_2^40", cutecheck::timeEquality);
  for (const int64_t count : {1 << 14, 1 << 17, 1 << 24}) {
    benchmark::RegisterBenchmark("image_int64", cutecheck::timeImage<int64_t>)->Arg(count);
    benchmark::RegisterBenchmark("image_int32", cutecheck::timeImage<int32_t>)->Arg(count);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 3;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
