// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The journal of a campaign: a line for each chunk that is done. What an interruption tore is not read.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "fuzz/dialect/campaign.h"

namespace cutecheck::fuzz {

class Journal {
 public:
  // The campaign that `title` names; a file of another one is an error, and no file is an empty journal. An
  // empty path keeps nothing.
  static std::optional<Journal> open(const std::string& path, const std::string& title);

  // The counts of chunk `begin`, where it is done.
  const CampaignResult* find(int64_t begin) const;
  bool add(int64_t begin, const CampaignResult& counts);

 private:
  std::string path_;
  std::map<int64_t, CampaignResult> done_;
};

}  // namespace cutecheck::fuzz
