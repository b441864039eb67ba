// How many operations a second core does, on the calls of corpus/layouts/kernels.calls.
//
// One thread, exactness on: what is timed is the function that every test judges. items_per_second counts operations.
#include <benchmark/benchmark.h>

#include <fstream>
#include <string>

#include "core/coalesce.h"
#include "core/complement.h"
#include "core/evaluate.h"
#include "core/expression.h"
#include "core/logical_divide.h"
#include "core/parse.h"

namespace cutecheck {
namespace {

// The arguments of every call of one operation.
std::vector<std::vector<Value>> callsOf(const std::string& operation) {
  std::ifstream file(CUTECHECK_SOURCE_DIR "/corpus/layouts/kernels.calls");
  std::vector<std::vector<Value>> calls;
  for (std::string line; std::getline(file, line);) {
    if (line.rfind(operation + "(", 0) != 0) continue;
    const auto call = parseExpression(line.substr(0, line.find(" -> ")));
    std::vector<Value> args;
    if (call.ok())
      for (const Expression& child : call->children)
        if (auto value = evaluate(child); value.ok()) args.push_back(std::move(value).value());
    if (args.size() == 2) calls.push_back(std::move(args));
  }
  return calls;
}

template <typename Argument, typename Read, typename Operation>
void run(benchmark::State& state, const char* name, Read read, Operation operation) {
  std::vector<std::pair<Layout, Argument>> calls;
  for (const auto& args : callsOf(name)) {
    const auto layout = asLayout(args[0]);
    const auto argument = read(args[1]);
    if (layout.ok() && argument.ok()) calls.emplace_back(*layout, *argument);
  }
  if (calls.empty()) state.SkipWithError("no calls were read");
  int64_t done = 0;
  for (auto _ : state) {
    for (const auto& [layout, argument] : calls) benchmark::DoNotOptimize(operation(layout, argument));
    done += static_cast<int64_t>(calls.size());
  }
  state.SetItemsProcessed(done);
}

void timeComposition(benchmark::State& state) {
  run<Tiler>(state, "composition", asTiler, [](const Layout& a, const Tiler& b) { return composition(a, b); });
}

void timeComplement(benchmark::State& state) {
  run<int64_t>(state, "complement", asInteger, [](const Layout& a, int64_t m) { return complement(a, m); });
}

void timeLogicalDivide(benchmark::State& state) {
  run<Tiler>(state, "logical_divide", asTiler, [](const Layout& a, const Tiler& b) { return logicalDivide(a, b); });
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
  benchmark::RegisterBenchmark("composition", cutecheck::timeComposition);
  benchmark::RegisterBenchmark("complement", cutecheck::timeComplement);
  benchmark::RegisterBenchmark("logical_divide", cutecheck::timeLogicalDivide);
  benchmark::RegisterBenchmark("equality_of_2^40", cutecheck::timeEquality);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 3;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
