// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The journal of a campaign: a line for each chunk that is done. What an interruption tore is not read.
#pragma once

#include <map>
#include <string>

#include "fuzz/dialect/campaign.h"
#include "properties/campaign/journal_file.h"

namespace cutecheck::fuzz {

class Journal {
 public:
  // The campaign that `title` names; no file is an empty journal, and an empty path keeps nothing. Fails as
  // campaign::JournalFile does.
  static Expected<Journal> open(const std::string& path, const std::string& title);

  // The counts of chunk `begin`, where it is done.
  const CampaignResult* find(int64_t begin) const;
  bool add(int64_t begin, const CampaignResult& counts);

 private:
  campaign::JournalFile file_;
  std::map<int64_t, CampaignResult> done_;
};

}  // namespace cutecheck::fuzz
