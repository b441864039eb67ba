// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/run_shard.h"

#include <set>

#include "properties/campaign/journal.h"

namespace cutecheck::campaign {

namespace {

const char* nameOf(int status) {
  switch (status) {
    case 0:
      return "as expected";
    case 1:
      return "not as expected";
    case 2:
      return "undecided";
    case 3:
      return "bad input";
    default:
      return "inconsistent";
  }
}

}  // namespace

std::string ShardTally::text(Shard shard) const {
  std::string text = "shard " + shard.str() + ": " + std::to_string(done) + " of " + std::to_string(of) +
                     " obligations, " + std::to_string(resumed) + " from the journal";
  const char* separator = "; ";
  for (const auto& [status, count] : statuses) {
    text += separator + std::to_string(count) + " " + nameOf(status);
    separator = ", ";
  }
  return text + (stopped ? "; stopped before the end\n" : "\n");
}

Expected<ShardTally> runShard(const Enumeration& enumeration, const ShardOptions& options,
                              const std::function<std::optional<Result>(size_t)>& work,
                              const std::function<bool()>& stop) {
  if (enumeration.ids.empty())
    return makeError(Code::kEmpty, "campaign_c4", "the campaign holds no obligation");
  std::set<std::string_view> seen;
  for (const std::string& id : enumeration.ids)
    if (!seen.insert(id).second)
      return makeError(Code::kUsage, "campaign_c5", "the campaign has the obligation '" + id + "' twice");
  CUTECHECK_TRY(journal, Journal::open(options.journal, enumeration, options.shard));
  ShardTally tally;
  tally.of = enumeration.ids.size();
  const auto count = [&tally](int status) {
    ++tally.done;
    ++tally.statuses[status];
    tally.worst = worse(tally.worst, status);
  };
  for (size_t number = options.shard.index; number < enumeration.ids.size(); number += options.shard.count) {
    ++tally.owned;
    if (const int* status = journal.find(number)) {
      ++tally.resumed;
      count(*status);
      continue;
    }
    if (stop && stop()) {
      tally.stopped = true;
      break;
    }
    const std::optional<Result> result = work(number);
    if (!result) {
      tally.stopped = true;
      break;
    }
    if (!journal.add(enumeration, number, *result))
      return makeError(Code::kUsage, "campaign_c1", unwrittenJournal(options.journal));
    count(result->status);
  }
  return tally;
}

}  // namespace cutecheck::campaign
