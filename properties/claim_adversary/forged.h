// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// forged: certificates of false claims, made of pieces of certificates of true ones, and given to recheck.
//
//   renamed        a symbol of a true proof becomes an operation with a text of no balance, so that what the
//   proof speaks
//                  of is printed as a part of another claim
//   renamed here   a symbol of the steps becomes an operation of another text, before the claim with another
//   number contradiction  premises that leave a computed extent below 1 everywhere: whatever is stated
//   follows another claim  the steps of a true claim before another, filled in anew
//
// What is accepted is evaluated: it has to be true at numbers, and at none false.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "oracle/certificate/recheck.h"
#include "properties/claim_adversary/campaign.h"

namespace cutecheck::adversary {

struct Forged {
  oracle::Certificate certificate;
  std::string how;
};

// Case `number` of a seed; nothing where no certificate can be made of what was drawn.
std::optional<Forged> drawForged(uint64_t seed, uint64_t number);

struct ForgedSummary {
  std::map<std::string, uint64_t> drawn;    // by how
  std::map<std::string, uint64_t> refused;  // by how, and why
  uint64_t read = 0, accepted = 0;
  std::vector<Found> findings;
};

// Writes each down, reads it back and has it checked; a solver may answer some questions of the first kind
// and the third.
ForgedSummary recheckForged(uint64_t seed, uint64_t begin, uint64_t end);

}  // namespace cutecheck::adversary
