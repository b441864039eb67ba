// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One run of a subject with terms: what is in its tensors behind it.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "oracle/ptx/bytes/machine/machine.h"
#include "oracle/ptx/order/order.h"
#include "oracle/ptx/terms/proof.h"
#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

// What ends a run before its end, by the rule of its error.
enum class Ended : uint8_t {
  kBySpecification,  // spec_: it says what cannot be
  kByKernel,         // emulate_c2, c3 and c5: what no kernel may do
  kByTerms,          // terms_c1, c2 and c5: they are not known; bytes may be
  kByUnwritten,      // terms_c3: likewise, of what nothing wrote
  kOtherwise,
};
Ended endedBy(const Diagnostic& error);

struct Trace {
  std::optional<Diagnostic> error;  // why it stopped
  bool refutes = false;             // the error is the kernel's
  size_t line = 0;
  std::vector<std::vector<TermId>> after;     // of each tensor, by offset
  std::vector<std::vector<uint8_t>> bytes;    // of each tensor
  std::set<std::string> restsOn;
};

// One element, of a random number; metadata are metadata.
uint64_t drawnElement(const SpecTensor& tensor, uint64_t number);
// Random elements of each tensor by offset: bits. Floats are whole numbers, so that short sums are exact.
std::vector<std::vector<uint64_t>> drawn(const Spec& spec, uint64_t seed);

// What is left to ptxas and the hardware. `otherwise`: shared memory's symbols lie elsewhere and apart from each other,
// and tcgen05.alloc gives the last columns. `lane`: the one that elect.sync takes.
struct Choice {
  bool otherwise = false;
  uint32_t lane = 0;
  bool ofOneRun = false;  // what is found is of this run alone: Shadow
};
Trace traced(Terms& terms, const Subject& subject, const Spec& spec, const std::vector<std::vector<uint64_t>>& before,
             const Choice& choice = {});

// The bytes of each tensor behind a run on bytes alone; nothing where it is `stopped`.
std::optional<std::vector<std::vector<uint8_t>>> bytesAfter(const Subject& subject, const Spec& spec,
                                                            const std::vector<std::vector<uint64_t>>& before,
                                                            emulate::Order order,
                                                            std::optional<Diagnostic>* stopped = nullptr);

// Runs on bytes alone, copies before products; with terms, otherwise; and with each other lane that elect.sync may take:
// empty where all leave the same.
std::string differsInOtherOrder(Terms& terms, const Subject& subject, const Spec& spec,
                                const std::vector<std::vector<uint64_t>>& before, const Trace& trace);

// What no tensor map can say of a tensor with a box, or where none lies: spec_c3, with the line.
std::optional<Diagnostic> wrongMap(const Subject& subject, const Spec& spec);

ptx::OrderReport orderOfSubject(const Subject& subject, const Spec& spec);

}  // namespace cutecheck::terms
