// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The journal of one shard: the head line of its enumeration, then a line for each obligation that is done.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/support/expected.h"
#include "properties/campaign/journal_file.h"
#include "properties/campaign/obligation.h"
#include "properties/campaign/shard.h"

namespace cutecheck::campaign {

class Journal {
 public:
  // Opens or begins the journal. Fails with kUsage when it cannot be written (campaign_c1), another process
  // holds it (campaign_c2) or it is of another campaign or shard (campaign_c3).
  static Expected<Journal> open(const std::string& path, const Enumeration& enumeration, Shard shard);

  // The status of an obligation that is done, or null.
  const int* find(size_t number) const;
  // Writes the obligation down at once; false when that failed.
  bool add(const Enumeration& enumeration, size_t number, const Result& result);

 private:
  Journal() = default;

  JournalFile file_;
  std::map<size_t, int> done_;
};

// The details of the obligations that are done, by the journal at `path`, in the order of writing.
std::vector<std::string> detailsOf(const std::string& path);

}  // namespace cutecheck::campaign
