// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/worker.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>

#include "properties/campaign/child.h"

namespace cutecheck::fuzz {
namespace {

// Of the processor, not of the clock on the wall: campaigns share their machine.
double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void keep(Report& report, int64_t number, const Outcome& outcome) {
  if (outcome.finding.empty() || report.findings == Report::kFindings) return;
  const auto k = static_cast<size_t>(report.findings++);
  report.number[k] = number;
  std::snprintf(report.text[k].data(), Report::kText, "%s", outcome.finding.c_str());
}

void count(std::array<int64_t, kStages>& into, const Outcome& outcome) {
  ++into[static_cast<size_t>(outcome.stage)];
}

void work(const CampaignOptions& options, const MutantSource& source, int64_t begin, int64_t end,
          Report& report) {
  DialectSession session;
  for (int64_t i = begin; i < end; ++i) {
    report.at = i;
    if (i == options.crashAt) std::abort();
    const std::string mutant = source.make(i);
    const double began = cpuSeconds();
    if (options.kind == MutantKind::kModules) {
      const DialectSession::Pair pair = session.checkRandomModule(std::strtoull(mutant.c_str(), nullptr, 10));
      keep(report, i, pair.valid);
      keep(report, i, pair.faulted);
      count(report.reached, pair.valid);
      count(report.faulted, pair.faulted);
    } else {
      const Outcome outcome = session.check(mutant);
      keep(report, i, outcome);
      count(report.reached, outcome);
    }
    report.seconds += cpuSeconds() - began;
  }
  report.done = true;
}

std::string ending(const campaign::Ended& ended, const Report& report, const CampaignOptions& options) {
  using How = campaign::Ended::How;
  if (ended.how == How::kNotStarted) return "could not be started";
  if (ended.how == How::kHung) return "took more than " + std::to_string(options.hangSeconds) + " seconds";
  if (ended.how == How::kSignal) return "crashed, signal " + std::to_string(ended.status);
  if (ended.status == 0) return "";
  // A sanitizer's report; at the end of the process it is a leak.
  return (report.done ? "leaked by then, exit status " : "ended, exit status ") +
         std::to_string(ended.status);
}

}  // namespace

std::string runInChild(const CampaignOptions& options, const MutantSource& source, int64_t begin, int64_t end,
                       Report& report) {
  report.at = begin;
  report.done = false;
  const auto place = [&]() -> std::optional<int64_t> {
    if (report.done) return std::nullopt;
    return report.at;
  };
  const campaign::Ended ended =
      campaign::inChild([&](const campaign::Tell&) { work(options, source, begin, end, report); },
                        {.standSeconds = options.hangSeconds, .place = place, .exits = true});
  return ending(ended, report, options);
}

}  // namespace cutecheck::fuzz
