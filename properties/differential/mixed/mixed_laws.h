// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The laws with the engine of lowering/algebra as the subject, counted by families of operations.
#pragma once

#include <string>
#include <vector>

#include "properties/differential/mixed/mixed_subject.h"
#include "properties/harness/harness.h"
#include "properties/laws/law.h"

namespace cutecheck::run {

// The six that docs/evidence/status.md counts, and the rest: composition, complement, coalesce, divide, product,
// swizzle, other.
std::string_view familyOf(std::string_view operation);

// Why a law asks more than the engine promises, or nothing. Of run time the engine promises the function, not
// the form: what is canonical or least can depend on numbers it does not know.
std::string_view unpromised(std::string_view law, Leaves leaves);

// The laws of the engine's operations, without those.
std::vector<const laws::Law*> engineLaws(Leaves leaves);

// What `effort` finds, on inputs drawn with `seed`.
struct LawRun {
  const laws::Law* law = nullptr;
  laws::Tally tally;
  std::string failure;                // the shrunk input and what differs; empty when the law holds
  std::string complaint;              // of MixedSubject
  int64_t answered = 0, refused = 0;  // questions to the engine, and those refused for want of a condition
};
LawRun runOnEngine(const laws::Law& law, Leaves leaves, const Effort& effort, uint64_t seed);

}  // namespace cutecheck::run
