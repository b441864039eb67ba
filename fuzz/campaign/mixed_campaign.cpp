// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random questions to the engine of lowering/algebra in bulk: mixed_campaign CASES [SEED]
//                                                     mixed_campaign CASES [SEED] --journal=FILE
//                                                     [--shard=i/n] [--block=N]
//
// Case k is drawn with SEED and k alone. At the end a line for each family of operations, as
// corpus/campaigns/mixed.tsv has them. The second form is a campaign (docs/user/campaigns.md) whose
// obligations are blocks of N cases, 10000 by default. Exit status: 0 when nothing was wrong, 1 else, 3 for a
// usage error.
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "fuzz/campaign/campaign_blocks.h"
#include "fuzz/checks/mixed_check.h"

namespace {

using namespace cutecheck::fuzz;
namespace campaign = cutecheck::campaign;

constexpr uint64_t kDefaultSeed = 20260801;
constexpr size_t kLength = 48;

uint64_t next(uint64_t& state) {
  // SplitMix64, whose state may be any number.
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

std::string bytesOf(uint64_t seed, uint64_t index) {
  uint64_t state = seed + index * 0xd1342543de82ef95u;
  std::string bytes;
  while (bytes.size() < kLength) {
    const uint64_t z = next(state);
    for (int k = 0; k < 8; ++k) bytes += static_cast<char>(z >> (8 * k));
  }
  // A third of the leaves with strides and extents that meet: small extents, and strides of few values, so
  // that answers exist.
  if (next(state) % 4 != 0)
    for (size_t i = 6; i < bytes.size(); ++i) {
      const auto b = static_cast<unsigned char>(bytes[i]);
      constexpr unsigned char kMeeting[] = {0x01, 0x01, 0x02, 0x03, 0x03, 0x04, 0x05, 0x07,
                                            0x08, 0x0c, 0x10, 0x00, 0x81, 0x82, 0x11, 0xdd};
      if (b % 5 != 0) bytes[i] = static_cast<char>(kMeeting[b / 5 % 16]);
    }
  return bytes;
}

struct Row {
  uint64_t runs = 0, agreed = 0, runTime = 0, refused = 0, refusesMore = 0, wrong = 0;
};
using Rows = std::map<std::string, Row>;

// Runs case `index` and counts it; what is wrong with it, or "".
std::string take(uint64_t seed, uint64_t index, Rows& rows) {
  const MixedInput input = decodeMixed(bytesOf(seed, index));
  const MixedOutcome outcome = outcomeOfMixed(input);
  Row& row = rows[mixedFamily(input.operation)];
  ++row.runs;
  row.agreed += outcome.word == MixedOutcome::Word::kAgreed;
  row.runTime += outcome.word == MixedOutcome::Word::kAgreed && !input.isStatic;
  row.refused += outcome.word == MixedOutcome::Word::kRefused;
  row.refusesMore += outcome.word == MixedOutcome::Word::kRefusesMore;
  row.wrong += outcome.word == MixedOutcome::Word::kWrong;
  return outcome.word == MixedOutcome::Word::kWrong ? outcome.finding : "";
}

int campaignMain(uint64_t cases, uint64_t seed, const BlockOptions& options) {
  campaign::Enumeration enumeration;
  enumeration.command = "mixed_campaign";
  enumeration.seed = seed;
  enumeration.budget = "none";
  return runBlocks(std::move(enumeration), cases, options, [seed](uint64_t begin, uint64_t end) {
    Rows rows;
    campaign::Result result{0, "passed", {"engine", "core"}, ""};
    for (uint64_t index = begin; index < end; ++index) {
      const std::string finding = take(seed, index, rows);
      if (finding.empty()) continue;
      result.detail += "FINDING " + std::to_string(index) + ": " + finding + "\n";
      result.status = 1;
      result.verdict = "wrong";
    }
    for (const auto& [family, row] : rows)
      result.detail += family + ": " + std::to_string(row.runs) + " runs, " + std::to_string(row.agreed) +
                       " agreed, " + std::to_string(row.runTime) + " at run time, " +
                       std::to_string(row.refused) + " refused by both, " + std::to_string(row.refusesMore) +
                       " refused by the engine, " + std::to_string(row.wrong) + " wrong\n";
    return result;
  });
}

}  // namespace

int main(int argc, char** argv) {
  BlockOptions options;
  options.block = 10'000;
  if (!takeBlockArguments(argc, argv, options)) {
    std::fprintf(stderr, "usage: mixed_campaign CASES [SEED] --journal=FILE [--shard=i/n] [--block=N]\n");
    return 3;
  }
  const uint64_t cases = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 0;
  const uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : kDefaultSeed;
  if (cases == 0 || argc > 3) {
    std::fprintf(stderr, "usage: mixed_campaign CASES [SEED]\n");
    return 3;
  }
  if (options.shard.on()) return campaignMain(cases, seed, options);
  Rows rows;
  uint64_t wrong = 0;
  for (uint64_t index = 0; index < cases; ++index) {
    const std::string finding = take(seed, index, rows);
    if (!finding.empty() && ++wrong <= 20) std::printf("FINDING %" PRIu64 ": %s\n", index, finding.c_str());
  }
  std::printf("family\truns\tagreed\tat run time\trefused by both\trefused by the engine\twrong\n");
  for (const auto& [family, row] : rows)
    std::printf("%s\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\n",
                family.c_str(), row.runs, row.agreed, row.runTime, row.refused, row.refusesMore, row.wrong);
  return wrong == 0 ? 0 : 1;
}
