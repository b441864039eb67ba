// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many operations a second cutegen does on the calls of a file; built by tools/benchmarks/peers/run against
// your own copy of CUTLASS.
//
//   time_cutegen CALLS TRIES
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <cutegen/cutegen.hpp>
#include <cutegen/cutegen_base_dynamic.hpp>
#include <cutegen/layout.hpp>
#include <cutegen/rec_var.hpp>

namespace {

namespace cg = cutegen;

// The two arguments of each `NAME(A, B) -> ANSWER` whose answer is no error.
std::vector<std::pair<std::string, std::string>> callsOf(const std::string& name, const char* path) {
  std::ifstream file(path);
  std::vector<std::pair<std::string, std::string>> calls;
  for (std::string line; std::getline(file, line);) {
    const size_t arrow = line.find(") -> ");
    if (line.rfind(name + "(", 0) != 0 || arrow == std::string::npos || line[arrow + 5] == 'k') continue;
    const std::string arguments = line.substr(name.size() + 1, arrow - name.size() - 1);
    const size_t comma = arguments.find(", ");  // commas inside of a layout have no blank
    calls.emplace_back(arguments.substr(0, comma), arguments.substr(comma + 2));
  }
  return calls;
}

cg::layout layout(const std::string& text) {
  const auto read = cg::from_string<cg::layout>(text);
  if (read && cg::is_valid(*read)) return *read;
  std::fprintf(stderr, "time_cutegen: cannot read %s\n", text.c_str());
  std::exit(3);
}

double processorTime() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

template <typename Argument, typename Operation>
void row(const char* name, const std::vector<std::pair<cg::layout, Argument>>& calls, long tries,
         Operation operation) {
  size_t answered = 0;
  for (const auto& [a, b] : calls) answered += cg::is_valid(operation(a, b)) ? 1 : 0;
  double best = 0;
  for (long n = 0; n < tries; ++n) {
    size_t done = 0, valid = 0;
    const double began = processorTime();
    double spent = 0;
    for (; spent < 0.5; spent = processorTime() - began) {
      for (const auto& [a, b] : calls) valid += cg::is_valid(operation(a, b)) ? 1 : 0;
      done += calls.size();
    }
    if (valid == done / std::max<size_t>(calls.size(), 1) * answered) best = std::max(best, done / spent);
  }
  std::printf("| cutegen | %s | %.0f | %zu of %zu |\n", name, best, answered, calls.size());
}

template <typename Argument, typename Read>
std::vector<std::pair<cg::layout, Argument>> read(const char* name, const char* path, Read argument) {
  std::vector<std::pair<cg::layout, Argument>> calls;
  for (const auto& [a, b] : callsOf(name, path)) calls.emplace_back(layout(a), argument(b));
  return calls;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 3;
  const long tries = std::strtol(argv[2], nullptr, 10);
  row("composition", read<cg::layout>("composition", argv[1], layout), tries,
      [](const cg::layout& a, const cg::layout& b) { return cg::composition(a, b); });
  row("complement", read<int>("complement", argv[1], [](const std::string& text) { return std::stoi(text); }),
      tries, [](const cg::layout& a, int m) { return cg::complement(a, m); });
  row("logical_divide", read<cg::layout>("logical_divide", argv[1], layout), tries,
      [](const cg::layout& a, const cg::layout& b) { return cg::logical_divide(a, b); });
  return 0;
}
