// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The claim adversary as a program (docs/evidence/adversary.md).
//
//   claim_adversary --cases=N [--seed=S] [--solvers=UNITS] [--work=UNITS] [--jobs=J | --shard=i/n]
//                   [--journal=FILE] [--block=N] [--record=PROJECT] [--plant=FAULT] [--slow=MS]
//   claim_adversary --claim=TEXT [--where=TEXT]          judges one
//   claim_adversary --show=N [--seed=S]                  prints what is drawn
//   claim_adversary --draw=N [--seed=S] [--record=PROJECT]   draws without judging, and prints the table
//   claim_adversary --forged=N [--seed=S] [--plant=FAULT]    forged certificates, given to recheck
//
// Case k follows from the seed and k alone. A block of cases runs in a process of its own: a crash or a hang
// is a finding, and the rest goes on. With --jobs the shards run side by side, shard i with the journal
// FILE.i; started again with the same journals, what is done is not done again. Without --solvers no solver
// is asked (it may spend one unit). --work is what a claim may spend beside solvers: with less of it more
// claims stay Unknown, and each takes less time. A claim that takes more than --slow milliseconds is a
// finding. Exit status: 0 when nothing was wrong, 1 else, 3 for a usage error or where nothing was judged.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "properties/campaign/child.h"
#include "properties/campaign/journal.h"
#include "properties/campaign/run_shard.h"
#include "properties/claim_adversary/campaign.h"
#include "properties/claim_adversary/forged.h"
#include "properties/claim_adversary/record.h"
#include "properties/mutation/fault.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::adversary;

constexpr int kHang = 120;        // seconds of one claim
constexpr size_t kMostLost = 50;  // crashes and hangs of one block

struct Settings {
  uint64_t cases = 0, seed = 1, units = 0, work = 0, block = 2000, jobs = 1, show = 0, draw = 0, slow = 0,
           forged = 0;
  bool plain = false;
  std::string journal, record, claim, where, plant;
  campaign::Shard shard;
};

JudgeOptions optionsOf(const Settings& settings) {
  JudgeOptions options;
  options.oracle.budget = settings.units > 0 ? settings.units : 1;
  options.oracle.total = settings.units > 0 ? 2 * settings.units : 1;
  if (settings.work > 0) options.oracle.work = static_cast<int64_t>(settings.work);
  options.slow = settings.slow > 0 ? static_cast<double>(settings.slow) / 1000 : settings.units > 0 ? 60 : 5;
  return options;
}

// One block in a process of its own; what crashes or hangs is left out when it is started again.
Summary runBlock(const Settings& settings, uint64_t begin, uint64_t end) {
  std::vector<uint64_t> skipped;
  Summary lost;
  while (skipped.size() < kMostLost) {
    const campaign::Shared<std::atomic<uint64_t>> current;
    if (!current) return lost;
    const campaign::Ended ended = campaign::inChild(
        [&](const campaign::Tell& tell) {
          const auto at = [&](uint64_t number) { *current = number; };
          tell(runCases(settings.seed, begin, end, optionsOf(settings), at, skipped).packed());
        },
        {.standSeconds = kHang, .place = [&] { return std::optional<int64_t>(*current); }});
    if (ended.whole()) {
      lost.merge(Summary::unpacked(ended.told));
      return lost;
    }
    const Case drawn = drawCase(settings.seed, *current);
    lost.findings.push_back({*current, ended.how == campaign::Ended::How::kHung ? "hang" : "crash",
                             drawn.plan, textOf(drawn.claim), textOf(drawn.premises), "", ""});
    skipped.push_back(*current);
  }
  return lost;
}

// A name for the files of this run.
std::string programRun() {
  return std::to_string(std::filesystem::file_time_type::clock::now().time_since_epoch().count());
}

std::string journalOf(const Settings& settings, size_t index) {
  return settings.jobs > 1 ? settings.journal + "." + std::to_string(index) : settings.journal;
}

int runShardOf(const Settings& settings, campaign::Shard shard, const std::string& journal) {
  campaign::Enumeration enumeration;
  enumeration.command = "claim_adversary";
  enumeration.seed = settings.seed;
  enumeration.budget = settings.units > 0 ? std::to_string(settings.units) + " units a query" : "no solver";
  if (settings.work > 0) enumeration.budget += ", " + std::to_string(settings.work) + " units of work";
  enumeration.inputs =
      campaign::fingerprint({std::to_string(settings.cases), std::to_string(settings.block), settings.plant});
  for (uint64_t begin = 0; begin < settings.cases; begin += settings.block)
    enumeration.ids.push_back("claims " + std::to_string(begin) + " to " +
                              std::to_string(std::min(begin + settings.block, settings.cases)));
  const auto tally = campaign::runShard(
      enumeration, {shard, journal}, [&](size_t number) -> std::optional<campaign::Result> {
        const uint64_t begin = number * settings.block;
        const Summary summary = runBlock(settings, begin, std::min(begin + settings.block, settings.cases));
        for (const Found& f : summary.findings)
          std::fprintf(stderr, "%s at case %llu: %s\n", f.kind.c_str(),
                       static_cast<unsigned long long>(f.number),
                       (f.least.empty() ? f.claim : f.least).c_str());
        return campaign::Result{summary.findings.empty() ? 0 : 1,
                                summary.findings.empty() ? "judged" : "findings",
                                {},
                                summary.packed()};
      });
  if (tally.ok()) return tally->status();
  std::fprintf(stderr, "%s\n", tally.error().str().c_str());
  return 3;
}

Summary readJournal(const std::string& path) {
  Summary all;
  for (const std::string& detail : campaign::detailsOf(path)) all.merge(Summary::unpacked(detail));
  return all;
}

std::string textAt(const std::string& path) {
  std::ifstream in(path);
  return std::string((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
}

// Writes what the campaign came to into the project's record, and under its heading in docs/evidence/adversary.md.
bool recorded(const Settings& settings, Campaign::Kind kind, const Summary& all) {
  const Campaign campaign{kind, settings.seed, settings.units, settings.work};
  const std::string rows = settings.record + "/corpus/campaigns/claims.tsv", page = settings.record + "/docs/evidence/adversary.md";
  if (kind != Campaign::Kind::kDrawn) {
    const std::optional<std::string> text = withSection(textAt(page), campaign, all);
    if (!text) return std::fprintf(stderr, "%s has no heading for this campaign\n", page.c_str()), false;
    std::ofstream(page) << *text;
  }
  const std::string text = withRows(textAt(rows), campaign, all);
  return static_cast<bool>(std::ofstream(rows) << text);
}

int judgeOne(const Settings& settings) {
  const auto drawn = readCase(settings.claim, settings.where);
  if (!drawn) return std::fprintf(stderr, "the adversary cannot read this claim\n"), 3;
  JudgeOptions options = optionsOf(settings);
  const Judgement j = judge(*drawn, options, settings.seed);
  std::printf("%s: %s; %s; evaluated at %zu assignments%s; %.3f s, %lld units of work %s\n", textOf(drawn->claim).c_str(),
              saidName(j.said), findingName(j.finding), j.judged, j.falsified ? ", false at one" : "",
              j.seconds, static_cast<long long>(j.work), j.detail.c_str());
  return j.finding == Finding::kNone ? 0 : 1;
}

int recheckAll(const Settings& settings) {
  const ForgedSummary all = recheckForged(settings.seed, 0, settings.forged);
  for (const auto& [how, count] : all.drawn)
    std::printf("%s: %llu\n", how.c_str(), static_cast<unsigned long long>(count));
  for (const auto& [why, count] : all.refused)
    std::printf("  refused %llu, %s\n", static_cast<unsigned long long>(count), why.c_str());
  std::printf("%llu read, %llu accepted, %zu findings\n", static_cast<unsigned long long>(all.read),
              static_cast<unsigned long long>(all.accepted), all.findings.size());
  for (const Found& f : all.findings)
    std::printf("%s at case %llu (%s): %s where %s; %s\n", f.kind.c_str(),
                static_cast<unsigned long long>(f.number), f.plan.c_str(), f.claim.c_str(), f.where.c_str(),
                f.detail.c_str());
  return all.findings.empty() ? 0 : 1;
}

bool read(int argc, char** argv, Settings& settings) {
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const auto value = [&](const char* key) -> std::optional<std::string> {
      const std::string prefix = std::string("--") + key + "=";
      if (!argument.starts_with(prefix)) return std::nullopt;
      return argument.substr(prefix.size());
    };
    const auto number = [&](const char* key, uint64_t& out) {
      const auto text = value(key);
      if (!text || text->empty() || text->find_first_not_of("0123456789") != std::string::npos) return false;
      out = std::strtoull(text->c_str(), nullptr, 10);
      return true;
    };
    const auto text = [&](const char* key, std::string& out) {
      const auto given = value(key);
      if (given) out = *given;
      return given.has_value();
    };
    if (number("cases", settings.cases) || number("seed", settings.seed) ||
        number("solvers", settings.units) || number("work", settings.work) ||
        number("block", settings.block) || number("jobs", settings.jobs) || number("show", settings.show) ||
        number("draw", settings.draw) || number("slow", settings.slow) || number("forged", settings.forged) ||
        text("journal", settings.journal) || text("record", settings.record) ||
        text("claim", settings.claim) || text("where", settings.where) || text("plant", settings.plant))
      continue;
    if (const auto shard = value("shard")) {
      const auto parsed = campaign::parseShard(*shard);
      if (!parsed) return false;
      settings.shard = *parsed;
      continue;
    }
    return false;
  }
  return settings.block > 0 && settings.jobs > 0 &&
         (settings.cases > 0 || settings.show > 0 || settings.draw > 0 || settings.forged > 0 ||
          !settings.claim.empty());
}

}  // namespace

int main(int argc, char** argv) {
  Settings settings;
  if (!read(argc, argv, settings)) {
    std::fputs(
        "claim_adversary: --cases=N, --claim=TEXT or --show=N is needed; the head of campaign_main.cpp says "
        "more\n",
        stderr);
    return 3;
  }
#ifdef CUTECHECK_PLANTED_FAULTS
  plantedFault() = settings.plant;
#else
  if (!settings.plant.empty())
    return std::fputs("claim_adversary: this build carries no planted faults\n", stderr), 3;
#endif
  // Starting the second solver costs more than a claim may spend.
  if (settings.units == 0) setenv("PATH", "", 1);
  if (settings.show > 0) {
    for (uint64_t k = 0; k < settings.show; ++k) {
      const Case c = drawCase(settings.seed, k);
      std::printf("%s: %s%s%s\n", c.plan.c_str(), textOf(c.claim).c_str(),
                  c.premises.empty() ? "" : " where ", textOf(c.premises).c_str());
    }
    return 0;
  }
  if (settings.draw > 0) {
    Summary drawn;
    for (uint64_t k = 0; k < settings.draw; ++k)
      drawn.coverage.add(drawCase(settings.seed, k), Said::kVacuous, "");
    drawn.cases = settings.draw;
    std::fputs(drawn.table().c_str(), stdout);
    return settings.record.empty() || recorded(settings, Campaign::Kind::kDrawn, drawn) ? 0 : 3;
  }
  if (!settings.claim.empty()) return judgeOne(settings);
  if (settings.forged > 0) return recheckAll(settings);

  const bool kept = !settings.journal.empty();
  if (!kept) settings.journal = std::filesystem::temp_directory_path() / ("claim_adversary." + programRun());
  if (settings.jobs == 1) {
    if (runShardOf(settings, settings.shard, settings.journal) == 3) return 3;
  } else {
    const campaign::Jobs jobs = campaign::sideBySide(settings.jobs, [&](size_t i) {
      return runShardOf(settings, {i, static_cast<size_t>(settings.jobs)}, journalOf(settings, i));
    });
    if (jobs.lost > 0) std::fprintf(stderr, "%zu shards did not end\n", jobs.lost);
  }
  Summary all;
  for (size_t i = 0; i < settings.jobs; ++i) {
    all.merge(readJournal(journalOf(settings, i)));
    if (!kept) std::filesystem::remove(journalOf(settings, i));
  }
  std::printf("%s\n", all.line().c_str());
  for (const auto& [plan, counts] : all.plans)
    std::printf("  %s: %llu of %llu true claims Proved\n", plan.c_str(),
                static_cast<unsigned long long>(counts.second),
                static_cast<unsigned long long>(counts.first));
  std::sort(all.findings.begin(), all.findings.end(),
            [](const Found& a, const Found& b) { return a.number < b.number; });
  for (const Found& f : all.findings)
    std::printf("%s at case %llu (%s): %s%s%s; %s%s%s\n", f.kind.c_str(),
                static_cast<unsigned long long>(f.number), f.plan.c_str(), f.claim.c_str(),
                f.where.empty() ? "" : " where ", f.where.c_str(), f.detail.c_str(),
                f.least.empty() ? "" : "; least: ", f.least.c_str());
  const Campaign::Kind kind = settings.units > 0 ? Campaign::Kind::kSolved : Campaign::Kind::kPlain;
  if (!settings.record.empty() && !recorded(settings, kind, all)) return 3;
  if (all.cases == 0 || all.judged == 0) return 3;
  return all.findings.empty() ? 0 : 1;
}
