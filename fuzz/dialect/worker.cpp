// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/worker.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <new>

namespace cutecheck::fuzz {
namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

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

std::string ending(int status, const Report& report) {
  if (WIFSIGNALED(status)) return "crashed, signal " + std::to_string(WTERMSIG(status));
  if (WEXITSTATUS(status) == 0) return "";
  // A sanitizer's report; at the end of the process it is a leak.
  return (report.done ? "leaked by then, exit status " : "ended, exit status ") +
         std::to_string(WEXITSTATUS(status));
}

}  // namespace

Report* sharedReport() {
  void* memory = mmap(nullptr, sizeof(Report), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : new (memory) Report();
}

std::string runInChild(const CampaignOptions& options, const MutantSource& source, int64_t begin, int64_t end,
                       Report& report) {
  report.at = begin;
  report.done = false;
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child < 0) return "could not be started";
  if (child == 0) {
    work(options, source, begin, end, report);
    std::exit(0);  // and not _exit: the leak checker runs here
  }
  int64_t last = -1;
  Clock::time_point moved = Clock::now();
  for (int status = 0;;) {
    if (waitpid(child, &status, WNOHANG) == child) return ending(status, report);
    const int64_t at = report.at;
    if (at != last || report.done) moved = Clock::now();
    last = at;
    if (since(moved) > options.hangSeconds) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      return "took more than " + std::to_string(options.hangSeconds) + " seconds";
    }
    usleep(2000);
  }
}

}  // namespace cutecheck::fuzz
