// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PTX files of `cutecheck verify`: whether their instructions stand in an order that the hardware allows.
#include <algorithm>

#include "core/support/trimmed.h"
#include "oracle/ptx/order/order.h"
#include "tools/verify/verify_subject.h"

namespace cutecheck::cli {

namespace {

constexpr std::string_view kMark = "// order: ";

std::string expectedIn(const std::string& text) {
  const size_t at = text.find(kMark);
  if (at == std::string::npos) return "kept";
  const size_t from = at + kMark.size();
  return std::string(trimmed(text.substr(from, text.find('\n', from) - from)));
}

}  // namespace

VerifyRow verifyOrder(const std::string& path, const std::string& text) {
  VerifyRow row;
  row.path = path;
  row.kind = "order";
  const ptx::OrderReport report = ptx::orderOf(text, {});
  if (report.ordered == 0) {
    row.subjects = 0;  // no kernel, or one without an instruction
    return row;
  }
  const std::string expected = expectedIn(text);
  const bool refuted = report.refutes(), open = !refuted && !report.isKept();
  ++row.got[refuted ? "Refuted" : open ? "Unknown" : "kept"];
  row.stages.push_back(std::string(refuted ? "order broken"
                                   : open  ? "order not known"
                                           : "order kept") +
                       ", " + std::to_string(report.ordered) +
                       (report.ordered == 1 ? " ordered instruction" : " ordered instructions"));
  const bool named =
      std::any_of(report.faults.begin(), report.faults.end(),
                  [&](const ptx::OrderFault& one) { return one.certain && one.rule == expected; });
  if (refuted ? named : expected == (open ? "open" : "kept")) return row;
  fail(row, refuted || !open ? ExitStatus::kRefuted : ExitStatus::kUnknown,
       "  expected " + expected + "\n" + toString(report));
  return row;
}

}  // namespace cutecheck::cli
