// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dialect_campaign: many mutants of modules of the cute dialect, by number.
//
//   dialect_campaign text|bytecode|modules [--mutants=N] [--seed=S] [--chunk=N] [--journal=FILE]
//                    [--shard=i/n] [--artifacts=DIR] [--one=NUMBER] [--write-seeds=DIR] [PATH...]
//
// PATHs hold .mlir files, whose functions are mutated; `modules` makes its own. A journal lets an interrupted
// campaign go on; with a --shard (0/1 for the whole) it is one of docs/user/campaigns.md, whose obligations
// are the chunks.
// --one runs one mutant in this process, after printing it. --write-seeds writes the seeds,
// one a file, for a fuzzer. Exit status: 0 no finding; 1 findings, each printed; 3 a usage error or nothing
// ran.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "fuzz/dialect/campaign.h"
#include "fuzz/dialect/seeds.h"

namespace {

using namespace cutecheck::fuzz;

struct Arguments {
  CampaignOptions options;
  std::vector<std::string> paths;
  std::string writeSeeds;
  int64_t one = -1;
  bool sharded = false;
};

std::optional<Arguments> read(int argc, char** argv) {
  Arguments a;
  if (argc < 2) return std::nullopt;
  const auto kind = kindNamed(argv[1]);
  if (!kind) return std::nullopt;
  a.options.kind = *kind;
  for (int i = 2; i < argc; ++i) {
    const std::string word = argv[i];
    const size_t equals = word.find('=');
    const std::string name = word.substr(0, equals),
                      value = equals == std::string::npos ? "" : word.substr(equals + 1);
    const int64_t number = std::strtoll(value.c_str(), nullptr, 10);
    if (name == "--mutants")
      a.options.mutants = number;
    else if (name == "--seed")
      a.options.seed = static_cast<uint64_t>(number);
    else if (name == "--chunk")
      a.options.chunk = number;
    else if (name == "--crash-at")
      a.options.crashAt = number;
    else if (name == "--journal")
      a.options.journal = value;
    else if (name == "--shard") {
      const auto shard = cutecheck::campaign::parseShard(value);
      if (!shard) return std::nullopt;
      a.options.shard.shard = *shard;
      a.sharded = true;
    } else if (name == "--artifacts")
      a.options.artifacts = value;
    else if (name == "--write-seeds")
      a.writeSeeds = value;
    else if (name == "--one")
      a.one = number;
    else if (word.starts_with("--"))
      return std::nullopt;
    else
      a.paths.push_back(word);
  }
  if (a.options.mutants <= 0 || a.options.chunk <= 0) return std::nullopt;
  if (a.sharded && a.options.journal.empty()) return std::nullopt;
  if (a.sharded) a.options.shard.journal = a.options.journal;
  return a;
}

double rate(int64_t n, double seconds) { return seconds > 0 ? static_cast<double>(n) / seconds : 0; }

void print(const CampaignResult& r, std::FILE* to) {
  const auto share = [&](const std::array<int64_t, kStages>& counts, const char* what) {
    int64_t all = 0;
    for (const int64_t n : counts) all += n;
    if (all == 0) return;
    std::fprintf(to, "%s:", what);
    for (int k = 0; k < kStages; ++k)
      std::fprintf(to, " %s %lld (%.1f %%)", nameOf(static_cast<Stage>(k)),
                   static_cast<long long>(counts[static_cast<size_t>(k)]),
                   100.0 * static_cast<double>(counts[static_cast<size_t>(k)]) / static_cast<double>(all));
    std::fprintf(to, "\n");
  };
  share(r.reached, "mutants");
  share(r.faulted, "with a fault");
  std::fprintf(to, "%.0f checks per second\n", rate(r.ran, r.seconds));
}

int writeSeeds(const Arguments& a, const std::vector<std::string>& seeds) {
  std::error_code error;
  std::filesystem::create_directories(a.writeSeeds, error);
  DialectSession session;
  int written = 0;
  for (const std::string& seed : seeds) {
    const std::string bytes = a.options.kind == MutantKind::kBytecode ? session.bytecodeOf(seed) : seed;
    if (bytes.empty()) continue;
    std::ofstream(a.writeSeeds + "/seed_" + std::to_string(written++), std::ios::binary) << bytes;
  }
  std::printf("%d seeds\n", written);
  return written > 0 ? 0 : 3;
}

int runOne(const Arguments& a, const std::vector<std::string>& seeds) {
  const std::string mutant = mutantOf(a.options, seeds, a.one);
  std::printf("%s\n", mutant.c_str());
  std::fflush(stdout);
  DialectSession session;
  if (a.options.kind == MutantKind::kModules) {
    const auto pair = session.checkRandomModule(std::strtoull(mutant.c_str(), nullptr, 10));
    std::printf("%s %s\nwith a fault: %s %s\n", nameOf(pair.valid.stage), pair.valid.finding.c_str(),
                nameOf(pair.faulted.stage), pair.faulted.finding.c_str());
    return pair.valid.finding.empty() && pair.faulted.finding.empty() ? 0 : 1;
  }
  const Outcome outcome = session.check(mutant);
  std::printf("%s %s\n", nameOf(outcome.stage), outcome.finding.c_str());
  return outcome.finding.empty() ? 0 : 1;
}

int runShard(const CampaignOptions& options, const std::vector<std::string>& seeds) {
  const auto tally = runCampaignShard(options, seeds, [](const std::string& finding) {
    std::printf("FINDING: %s\n", finding.c_str());
    std::fflush(stdout);
  });
  if (!tally.ok()) {
    std::fprintf(stderr, "dialect_campaign: %s\n", tally.error().str().c_str());
    return 3;
  }
  std::fputs(tally->text(options.shard.shard).c_str(), stdout);
  return tally->status();
}

}  // namespace

int main(int argc, char** argv) {
  const auto arguments = read(argc, argv);
  if (!arguments) {
    std::fprintf(stderr, "dialect_campaign: text, bytecode or modules, then options and paths of seeds\n");
    return 3;
  }
  const std::vector<std::string> seeds = seedsBelow(arguments->paths);
  if (!arguments->writeSeeds.empty()) return writeSeeds(*arguments, seeds);
  if (arguments->one >= 0) return runOne(*arguments, seeds);
  if (arguments->sharded) return runShard(arguments->options, seeds);
  CampaignResult result;
  const auto error = runCampaign(
      arguments->options, seeds,
      [](const CampaignResult& r, int64_t of) {
        std::fprintf(stderr, "%lld of %lld, %zu findings\n", static_cast<long long>(r.ran),
                     static_cast<long long>(of), r.findings.size());
      },
      result);
  if (error) {
    std::fprintf(stderr, "dialect_campaign: %s\n", error->message.c_str());
    return 3;
  }
  for (const std::string& finding : result.findings) std::printf("FINDING: %s\n", finding.c_str());
  print(result, stdout);
  std::printf("%lld %s mutants, seed %llu: %zu findings\n", static_cast<long long>(result.ran),
              nameOf(arguments->options.kind), static_cast<unsigned long long>(arguments->options.seed),
              result.findings.size());
  return result.findings.empty() ? 0 : 1;
}
