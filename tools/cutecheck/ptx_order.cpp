#include "tools/cutecheck/ptx_order.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <vector>

#include "tools/cutecheck/ptx_machine.h"

namespace cutecheck::cli {

namespace {

// Launches until every instruction whose order matters is come to: as given, branches on data the other way,
// and integers that divide nothing, or are few.
struct Turn {
  size_t branches;
  uint64_t scalar;  // 0: as given
};
constexpr Turn kTurns[] = {{0, 0}, {1, 0}, {0, 509}, {1, 509}, {0, 61}, {0, 20}, {1, 5}, {0, 1}};

}  // namespace

OrderReport orderOf(const std::string& ptx, const PtxLaunch& launch) {
  OrderReport report;
  for (const PtxKernel& kernel : readPtx(ptx)) {
    if (kernel.name.empty() || kernel.code.empty()) continue;
    std::set<std::pair<size_t, std::string>> said;
    std::vector<size_t> missing;
    std::vector<bool> reached(kernel.code.size());
    // Tensor memory is freed on each way to the end.
    const bool bothWays = std::any_of(kernel.code.begin(), kernel.code.end(),
                                      [](const PtxInstruction& one) { return one.is("tcgen05.alloc"); });
    for (const Turn& turn : kTurns) {
      PtxLaunch one = launch;
      if (turn.scalar != 0) one.scalar = turn.scalar;
      PtxMachine machine(
          kernel, one,
          [&](const char* rule, size_t line, const std::string& message) {
            if (said.emplace(line, rule).second) report.faults.push_back({rule, line, message});
          },
          turn.branches);
      machine.run();
      missing.clear();
      size_t ordered = 0;
      for (size_t i = 0; i < kernel.code.size(); ++i) {
        reached[i] = reached[i] || machine.reached()[i];
        ordered += machine.isOrderedAt(i) ? 1 : 0;
        if (machine.isOrderedAt(i) && !reached[i]) missing.push_back(kernel.code[i].line);
      }
      if (turn.branches == 0 && turn.scalar == 0) report.ordered += ordered;
      // What stands behind a fault need not be reached.
      const bool oneWay = bothWays && turn.branches == 0 && turn.scalar == 0;
      if ((missing.empty() && !oneWay) || !report.faults.empty()) break;
    }
    report.unreached.insert(report.unreached.end(), missing.begin(), missing.end());
  }
  std::sort(report.faults.begin(), report.faults.end(), [](const OrderFault& a, const OrderFault& b) {
    return std::tie(a.line, a.rule) < std::tie(b.line, b.rule);
  });
  return report;
}

std::vector<OrderFault> checkOrder(const std::string& ptx) { return orderOf(ptx, {}).faults; }

std::string toString(const OrderFault& fault) {
  return fault.rule + " at line " + std::to_string(fault.line) + ": " + fault.message;
}

}  // namespace cutecheck::cli
