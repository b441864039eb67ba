#include "tools/cutecheck/ptx_order.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "tools/cutecheck/ptx_machine.h"

namespace cutecheck::cli {

OrderReport orderOf(const std::string& ptx, const PtxLaunch& launch) {
  OrderReport report;
  for (const PtxKernel& kernel : readPtx(ptx)) {
    if (kernel.name.empty() || kernel.code.empty()) continue;
    std::set<std::pair<size_t, std::string>> said;
    PtxMachine machine(kernel, launch, [&](const char* rule, size_t line, const std::string& message) {
      if (said.emplace(line, rule).second) report.faults.push_back({rule, line, message});
    });
    machine.run();
    report.ordered += machine.ordered();
    for (const size_t line : machine.unreached()) report.unreached.push_back(line);
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
