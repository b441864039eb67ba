// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// lemma_proof: the lemmas proved again, for all integers.
//
// The checker believes its lemmas (oracle/certificate/lemma.h). That they hold is shown here once more, by a chain of the others or
// by a solver, for whoever rechecks a certificate.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "oracle/certificate/lemma.h"

namespace cutecheck::oracle {

// Those of modes, in the words of the rule that the step rests on; oracle/certificate/certificate_modes.h says how they
// act.
const std::vector<Lemma>& modeLemmas();

// Steps from which the lemma follows, by lemmas later in the list or without a chain; empty where there are none.
std::string_view chainOf(std::string_view label);

// Whether the lemma holds for all integers: with `used`, by its chain where it has one, and `used` then grows
// by the lemmas of that chain; else by a solver. `units` grows by what was spent. `chain` in the place of its own.
bool proveLemma(const Lemma& lemma, uint64_t budget, uint64_t& units, std::set<std::string>* used = nullptr,
                std::optional<std::string_view> chain = {});

// Proves each lemma that is used, and those that their chains use. Nothing where all hold; else what does not.
// `lemmas` counts them, `asked` those of which a solver answered questions.
std::optional<std::string> unprovedLemma(std::set<std::string> used, uint64_t budget, size_t& lemmas, size_t& asked,
                                         uint64_t& units);

}  // namespace cutecheck::oracle
