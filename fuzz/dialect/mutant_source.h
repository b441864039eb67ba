// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mutants of a campaign by their numbers, and running one.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "fuzz/dialect/campaign.h"
#include "fuzz/dialect/mutate.h"

namespace cutecheck::fuzz {

class MutantSource {
 public:
  MutantSource(const CampaignOptions& options, const std::vector<std::string>& seeds);
  bool empty() const { return options_.kind != MutantKind::kModules && seeds_.empty(); }
  std::string make(int64_t number) const;
  // The bytes a campaign is told apart by: a journal is of these seeds or of others.
  uint64_t fingerprint() const;

 private:
  const CampaignOptions& options_;
  std::vector<std::string> seeds_;  // of bytecode campaigns, as bytecode
  Spellings spellings_;
};

}  // namespace cutecheck::fuzz
