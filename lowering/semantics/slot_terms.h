// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The terms of a value, each with the field of the value form in which it crosses a border.
#pragma once

#include <utility>
#include <vector>

#include "lowering/semantics/slots.h"
#include "lowering/semantics/term.h"

namespace cutecheck::meaning {

// The integers of a value in the order of their fields.
using SlotTerms = std::vector<std::pair<AbiSlot, Term>>;
SlotTerms slotTerms(const TermTuple& value, const IntTuple& type, Abi abi);
SlotTerms slotTerms(const TermLayout& value, const Layout& type, Abi abi);
SlotTerms slotTerms(const TermComposed& value, const ComposedLayout& type, Abi abi);

}  // namespace cutecheck::meaning
