// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random small claims in bulk: claim_campaign CASES [SEED] [JOURNAL]
//                               claim_campaign CASES [SEED] --journal=FILE [--shard=i/n] [--block=N]
//
// Case k is decoded from bytes drawn with SEED and k alone, so that any part of a campaign can be run again,
// and campaigns of different seeds can run side by side. Every 50,000 cases the counts so far are printed
// and, with a JOURNAL, written there; started again with the same journal, a campaign goes on after its last
// line. The second form is a campaign (docs/user/campaigns.md) whose obligations are blocks of N cases, 1000
// by default. Exit status: 0 when nothing was wrong, 1 else, 3 for a usage error or a journal of another
// seed.
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "fuzz/campaign/campaign_blocks.h"
#include "fuzz/checks/claim_check.h"
#include "oracle/smt/cvc5.h"
#include "oracle/smt/solver.h"

namespace {

using namespace cutecheck::fuzz;
namespace campaign = cutecheck::campaign;
namespace oracle = cutecheck::oracle;

constexpr uint64_t kDefaultSeed = 20260801;
constexpr uint64_t kStep = 50'000;
constexpr size_t kLength = 64;
constexpr uint64_t kSymbolicEvery = 16;  // may have symbols; of these one in 16 has

struct Counts {
  uint64_t done = 0, proved = 0, refuted = 0, unknown = 0, vacuous = 0, noAnswer = 0;
  uint64_t symbolic = 0, symbolicProved = 0, symbolicRefuted = 0, notJudged = 0, wrong = 0;

  void take(const ClaimOutcome& outcome) {
    using Word = ClaimOutcome::Word;
    ++done;
    proved += outcome.word == Word::kProved;
    refuted += outcome.word == Word::kRefuted;
    unknown += outcome.word == Word::kUnknown;
    vacuous += outcome.word == Word::kVacuous;
    noAnswer += outcome.word == Word::kNoAnswer;
    symbolic += outcome.symbolic;
    symbolicProved += outcome.symbolic && outcome.word == Word::kProved;
    symbolicRefuted += outcome.symbolic && outcome.word == Word::kRefuted;
    notJudged += !outcome.judged;
    wrong += !outcome.finding.empty();
  }

  std::string text() const {
    std::ostringstream out;
    out << done << " claims: " << proved << " proved, " << refuted << " refuted, " << unknown << " unknown, "
        << vacuous << " vacuous, " << noAnswer << " without answer; of these " << symbolic
        << " with symbols: " << symbolicProved << " proved, " << symbolicRefuted << " refuted; " << notJudged
        << " not judged, " << wrong << " wrong";
    return out.str();
  }
};

std::string bytesOf(uint64_t seed, uint64_t index) {
  // SplitMix64, whose state may be any number: seed and index are enough.
  uint64_t state = seed + index * 0xd1342543de82ef95u;
  std::string bytes;
  while (bytes.size() < kLength) {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    for (int k = 0; k < 8; ++k) bytes += static_cast<char>(z >> (8 * k));
  }
  // Few claims have symbols: such a one may ask a solver, which costs what hundreds of static ones do.
  if (static_cast<unsigned char>(bytes.back()) % kSymbolicEvery != 0)
    bytes[0] = static_cast<char>(bytes[0] & 0x7f);
  return bytes;
}

// The counts of the last line of a journal of this seed; false when it is of another one.
bool resume(const std::string& journal, uint64_t seed, Counts& counts) {
  std::ifstream in(journal);
  uint64_t writtenSeed = seed;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    Counts read;
    if (words >> writtenSeed >> read.done >> read.proved >> read.refuted >> read.unknown >> read.vacuous >>
        read.noAnswer >> read.symbolic >> read.symbolicProved >> read.symbolicRefuted >> read.notJudged >>
        read.wrong)
      counts = read;
    if (writtenSeed != seed) return false;
  }
  return true;
}

void note(const std::string& journal, uint64_t seed, const Counts& c) {
  if (journal.empty()) return;
  std::ofstream(journal, std::ios::app)
      << seed << ' ' << c.done << ' ' << c.proved << ' ' << c.refuted << ' ' << c.unknown << ' ' << c.vacuous
      << ' ' << c.noAnswer << ' ' << c.symbolic << ' ' << c.symbolicProved << ' ' << c.symbolicRefuted << ' '
      << c.notJudged << ' ' << c.wrong << '\n';
}

int campaignMain(uint64_t cases, uint64_t seed, const BlockOptions& options) {
  campaign::Enumeration enumeration;
  enumeration.command = "claim_campaign";
  enumeration.seed = seed;
  enumeration.budget = "the oracle's default for a query";
  enumeration.versions = {{"z3", oracle::solverVersion()}, {"cvc5", oracle::cvc5Version().value_or("none")}};
  return runBlocks(std::move(enumeration), cases, options, [seed](uint64_t begin, uint64_t end) {
    Counts counts;
    campaign::Result result{0, "passed", {"oracle", "enumeration"}, ""};
    for (uint64_t index = begin; index < end; ++index) {
      const ClaimOutcome outcome = outcomeOfClaim(bytesOf(seed, index));
      counts.take(outcome);
      if (!outcome.finding.empty())
        result.detail += "FINDING " + std::to_string(index) + ": " + outcome.finding + "\n";
    }
    if (counts.wrong > 0) result.status = 1, result.verdict = "wrong";
    result.detail += counts.text();
    return result;
  });
}

}  // namespace

int main(int argc, char** argv) {
  BlockOptions options;
  options.block = 1000;
  if (!takeBlockArguments(argc, argv, options)) {
    std::fprintf(stderr, "usage: claim_campaign CASES [SEED] --journal=FILE [--shard=i/n] [--block=N]\n");
    return 3;
  }
  const uint64_t cases = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 0;
  const uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : kDefaultSeed;
  const std::string journal = argc > 3 ? argv[3] : "";
  Counts counts;
  if (cases == 0 || argc > 4) {
    std::fprintf(stderr, "usage: claim_campaign CASES [SEED] [JOURNAL]\n");
    return 3;
  }
  if (options.shard.on()) return campaignMain(cases, seed, options);
  if (!resume(journal, seed, counts)) {
    std::fprintf(stderr, "the journal is of another seed\n");
    return 3;
  }
  const uint64_t first = counts.done;
  const auto begin = std::chrono::steady_clock::now();
  while (counts.done < cases) {
    const uint64_t index = counts.done;
    const ClaimOutcome outcome = outcomeOfClaim(bytesOf(seed, index));
    counts.take(outcome);
    if (!outcome.finding.empty()) std::printf("FINDING %" PRIu64 ": %s\n", index, outcome.finding.c_str());
    if (std::getenv("CUTECHECK_SHOW"))
      std::printf("%d %s\n", static_cast<int>(outcome.word), outcome.claim.c_str());
    if (counts.done % kStep != 0 && counts.done != cases) continue;
    note(journal, seed, counts);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::printf("%s, %.0f a second\n", counts.text().c_str(),
                static_cast<double>(counts.done - first) / seconds);
    std::fflush(stdout);
  }
  return counts.wrong == 0 ? 0 : 1;
}
