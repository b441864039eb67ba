// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// record: what the kept campaigns came to, written by the program and read by a test.
//
// corpus/campaigns/claims.tsv has rows `campaign KIND SEED LINE` and, of campaigns without solvers, a row
// `cell KIND SEED NAME POSITION DRAWN ANSWERED DECIDED REFUSAL` for each name at each position. KIND is plain,
// solved, or drawn: draws alone, judged by nobody. docs/evidence/adversary.md has the line and the table of each under its
// heading.
#pragma once

#include <string>

#include "properties/claim_adversary/campaign.h"

namespace cutecheck::adversary {

struct Campaign {
  enum class Kind : uint8_t { kPlain, kSolved, kDrawn } kind = Kind::kPlain;
  uint64_t seed = 1, units = 0;  // units a query may spend
  uint64_t work = 0;             // what a claim may spend beside solvers; 0: the default of the oracle
};

const char* campaignName(Campaign::Kind kind);

// The rows of a record with those of this campaign in place of what stood there; draws go when the campaign of
// the same seed is judged.
std::string withRows(const std::string& record, const Campaign& campaign, const Summary& all);

// The page with the campaign under its heading, in place of what stood there; nothing where it has no heading.
std::optional<std::string> withSection(const std::string& page, const Campaign& campaign, const Summary& all);

}  // namespace cutecheck::adversary
