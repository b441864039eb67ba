// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// kernel_campaign: random kernels against validation, by execution (docs/evidence/adversary_kernels.md).
//
//   kernel_campaign [--seed=N] [--modules=N] [--mutants=N] [--launches=N] [--units=N] [--shard=i/n] [--jobs=N]
//                   [--journal=FILE] [--findings=FOLDER] [--seconds=N] [--show=NUMBER] [--record=SOURCES]
//                   [--operator=NAME] [--decide-alone]
//
// Every job forks and writes FILE.k, a journal that a killed job goes on from. A job that a signal ends is started again;
// the module that ended it twice is a finding.
#include <sys/time.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "properties/campaign/child.h"
#include "properties/campaign/journal.h"
#include "properties/campaign/page.h"
#include "properties/campaign/run_shard.h"
#include "properties/kernel_adversary/draw.h"
#include "properties/kernel_adversary/figures.h"
#include "properties/mutation/fault.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::kernel_adversary;

constexpr unsigned kSecondsForOne = 120;  // of processor time

struct Options {
  Settings settings;
  campaign::Shard shard;
  size_t jobs = 1;
  std::string journal = "kernel_campaign.journal", record;
  int seconds = 0;
  long show = -1;
};

bool isOption(const std::string& argument, const char* name, std::string& value) {
  const std::string prefix = std::string("--") + name + "=";
  if (!argument.starts_with(prefix)) return false;
  value = argument.substr(prefix.size());
  return true;
}

bool read(int argc, char** argv, Options& o) {
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    std::string v;
    const auto number = [&] { return std::strtoll(v.c_str(), nullptr, 10); };
    if (isOption(argument, "seed", v)) o.settings.seed = static_cast<uint64_t>(number());
    else if (isOption(argument, "modules", v)) o.settings.modules = static_cast<size_t>(number());
    else if (isOption(argument, "mutants", v)) o.settings.mutants = static_cast<int>(number());
    else if (isOption(argument, "launches", v)) o.settings.launches = static_cast<int>(number());
    else if (isOption(argument, "units", v)) o.settings.units = static_cast<uint64_t>(number());
    else if (isOption(argument, "jobs", v)) o.jobs = static_cast<size_t>(number());
    else if (isOption(argument, "journal", v)) o.journal = v;
    else if (isOption(argument, "findings", v)) o.settings.findings = v;
    else if (isOption(argument, "operator", v)) o.settings.only = v;
    else if (argument == "--decide-alone") o.settings.samples = false;
    else if (isOption(argument, "record", v)) o.record = v;
    else if (isOption(argument, "seconds", v)) o.seconds = static_cast<int>(number());
    else if (isOption(argument, "show", v)) o.show = static_cast<long>(number());
    else if (isOption(argument, "shard", v)) {
      const std::optional<campaign::Shard> shard = campaign::parseShard(v);
      if (!shard) return false;
      o.shard = *shard;
    } else {
      return false;
    }
  }
  return o.jobs >= 1 && o.settings.modules >= 1;
}

campaign::Enumeration enumerationOf(const Options& o) {
  campaign::Enumeration e;
  e.command = "kernel_campaign";
  for (size_t i = 0; i < o.settings.modules; ++i) e.ids.push_back("module " + std::to_string(i));
  e.inputs = campaign::fingerprint({std::to_string(o.settings.mutants), std::to_string(o.settings.launches),
                                    std::to_string(o.settings.units), o.settings.only, o.settings.samples ? "" : "decided alone"});
  e.seed = o.settings.seed;
  e.budget = std::to_string(o.settings.units) + " solver units a validation";
  return e;
}

std::string readAll(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Ends the process after these seconds of processor time: a crowded machine is no hang. 0: never.
void endAfter(unsigned seconds) {
  const itimerval clock{{0, 0}, {static_cast<time_t>(seconds), 0}};
  setitimer(ITIMER_PROF, &clock, nullptr);
}

// One job's part; in a process of its own.
int work(const Options& o, size_t job) {
  const campaign::Enumeration enumeration = enumerationOf(o);
  campaign::ShardOptions part;
  part.shard = {o.shard.index + o.shard.count * job, o.shard.count * o.jobs};
  part.journal = o.journal + "." + std::to_string(job);
  const std::string mark = part.journal + ".current", times = part.journal + ".times";
  const std::string begun = readAll(mark);
  const auto begin = std::chrono::steady_clock::now();
  Types types;
  const auto one = [&](size_t number) -> std::optional<campaign::Result> {
    if (o.seconds > 0 && std::chrono::steady_clock::now() - begin > std::chrono::seconds(o.seconds)) return std::nullopt;
    // Begun twice and ended twice: who interrupts a campaign does not meet the same module again.
    const std::string line = std::to_string(number) + "\n";
    if (begun == line + line) {
      const Judged crash{"",    "Refused", "the process was ended",
                         false, false,     "a crash, or more than " + std::to_string(kSecondsForOne) + " seconds"};
      return campaign::Result{1, "ended", {}, lineOf({crash})};
    }
    std::ofstream(mark) << (begun == line ? begun : "") << line;
    endAfter(kSecondsForOne);
    const ModuleResult result = judgeModule(o.settings, number, types);
    endAfter(0);
    std::ofstream(times, std::ios::app) << [&] {
      std::string line;
      for (const double t : result.milliseconds) line += std::to_string(t) + "\n";
      return line;
    }();
    bool finding = false;
    for (const Judged& j : result.judged) {
      finding = finding || !j.finding.empty();
      if (!j.finding.empty())
        std::cerr << "module " << number << ": " << (j.name.empty() ? "unmutated" : j.name) << ": " << j.finding << "\n";
    }
    std::remove(mark.c_str());
    return campaign::Result{finding ? 1 : 0, finding ? "finding" : "as expected", {}, lineOf(result.judged)};
  };
  const Expected<campaign::ShardTally> tally = campaign::runShard(enumeration, part, one);
  if (!tally.ok()) {
    std::cerr << tally.error().str() << "\n";
    return 3;
  }
  return 0;
}

Figures figuresOf(const Options& o) {
  Figures figures(o.settings.seed);
  std::vector<double> all;
  for (size_t job = 0; job < o.jobs; ++job) {
    const std::string path = o.journal + "." + std::to_string(job);
    for (const std::string& detail : campaign::detailsOf(path)) figures.add(judgedOf(detail));
    std::ifstream times(path + ".times");
    for (double t = 0; times >> t;) all.push_back(t);
  }
  figures.addTimes(all);
  return figures;
}

int show(const Options& o) {
  Types types;
  generators::Random random(o.settings.seed * 1'000'003 + static_cast<uint64_t>(o.show));
  for (int tries = 0; tries < 30; ++tries) {
    const Program program = drawProgram(random, static_cast<int>(random.between(12, 32)));
    const Expected<Printed> printed = print(program, types);
    if (!printed.ok()) std::cerr << printed.error().str() << "\n";
    if (!printed.ok() || printed->operations > 30) continue;
    std::cout << printed->text;
    break;
  }
  for (const Judged& j : judgeModule(o.settings, static_cast<size_t>(o.show), types).judged)
    std::cout << "// " << (j.name.empty() ? "unmutated" : j.name) << ": " << j.verdict << " "
              << (j.apart      ? "apart"
                  : j.compared ? "same"
                               : "not compared")
              << " " << j.reason << " " << j.finding << "\n";
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  Options o;
  if (!read(argc, argv, o)) {
    std::cerr << "usage: kernel_campaign [--seed=N] [--modules=N] [--mutants=N] [--launches=N] [--units=N] [--shard=i/n] "
                 "[--jobs=N] [--journal=FILE] [--findings=FOLDER] [--seconds=N] "
                 "[--show=NUMBER] [--record=SOURCES]\n";
    return 3;
  }
#ifdef CUTECHECK_PLANTED_FAULTS
  if (const char* planted = std::getenv("CUTECHECK_PLANT")) plantedFault() = planted;
#endif
  if (o.show >= 0) return show(o);
  const campaign::Jobs jobs = campaign::sideBySide(o.jobs, [&](size_t job) { return work(o, job); }, true);
  if (jobs.lost > 0) std::cerr << jobs.lost << " jobs could not be started\n";
  if (jobs.worst != 0 || jobs.lost > 0) return std::max(jobs.worst, 1);
  const Figures figures = figuresOf(o);
  std::cout << figures.text();
  std::string why;
  const bool holds = figures.holds(why);
  if (!holds) std::cout << "does not hold: " << why << "\n";
  if (!o.record.empty()) {
    std::ofstream record(o.record + "/corpus/campaigns/kernels.tsv");
    record << figures.record();
    if (!record.good() || !campaign::recordPage(o.record + "/docs/evidence/adversary_kernels.md",
                                                "kernel_campaign", figures.text())) {
      std::cerr << "cannot write the record below " << o.record << "\n";
      return 3;
    }
  }
  return holds ? 0 : 1;
}
