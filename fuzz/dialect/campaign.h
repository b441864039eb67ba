// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many mutants of one kind, numbered, each a function of the seed and its number: a campaign that is
// interrupted goes on where it was, and a finding is shown again by its number.
//
// Mutants run in a child process, a chunk at a time, so that a crash, a hang or a leak is a finding like any
// other and the campaign goes on.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/dialect/session.h"
#include "properties/campaign/run_shard.h"

namespace cutecheck::fuzz {

enum class MutantKind : uint8_t { kText, kBytecode, kModules };
std::optional<MutantKind> kindNamed(const std::string& name);  // text, bytecode, modules
const char* nameOf(MutantKind kind);

struct CampaignOptions {
  MutantKind kind = MutantKind::kText;
  int64_t mutants = 1000, chunk = 5000;
  uint64_t seed = 20260801;
  std::string journal;           // a line for each chunk that is done; "" for none
  std::string artifacts;         // the folder that findings are written to; "" for none
  int hangSeconds = 30;          // for one mutant
  int64_t crashAt = -1;          // the twin: that mutant kills its process
  campaign::ShardOptions shard;  // on: a campaign of docs/user/campaigns.md, whose obligations are the chunks
};

struct CampaignResult {
  std::array<int64_t, kStages> reached{};  // mutants by the stage they came to
  std::array<int64_t, kStages> faulted{};  // of kModules: the modules with a fault
  int64_t ran = 0, resumed = 0;
  double seconds = 0;  // of processor time, in the checks
  std::vector<std::string> findings;     // "mutant N: ..."
};

// Fails, with a message, on a journal of another campaign, a file that cannot be written, or no seed.
struct CampaignError {
  std::string message;
};
using Progress = std::function<void(const CampaignResult&, int64_t of)>;
std::optional<CampaignError> runCampaign(const CampaignOptions& options,
                                         const std::vector<std::string>& seeds, const Progress& progress,
                                         CampaignResult& result);

// The chunks of the options' shard, each once; `told` hears of what is found. Fails as runCampaign and
// campaign::runShard.
Expected<campaign::ShardTally> runCampaignShard(const CampaignOptions& options,
                                                const std::vector<std::string>& seeds,
                                                const std::function<void(const std::string&)>& told);

// The mutant itself; of kModules its number, as text.
std::string mutantOf(const CampaignOptions& options, const std::vector<std::string>& seeds, int64_t number);

}  // namespace cutecheck::fuzz
