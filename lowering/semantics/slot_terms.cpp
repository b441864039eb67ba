// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/slot_terms.h"

namespace cutecheck::meaning {

SlotTerms slotTerms(const TermTuple& value, const IntTuple& type, Abi abi) {
  SlotTerms result;
  for (const AbiSlot& slot : slotsOf(type, abi)) result.emplace_back(slot, value.terms[slot.leaf]);
  return result;
}

SlotTerms slotTerms(const TermLayout& value, const Layout& type, Abi abi) {
  SlotTerms result;
  for (const AbiSlot& slot : slotsOf(type, abi))
    result.emplace_back(slot, (slot.stride ? value.stride : value.shape).terms[slot.leaf]);
  return result;
}

SlotTerms slotTerms(const TermComposed& value, const ComposedLayout& type, Abi abi) {
  SlotTerms result = slotTerms(value.layout, type.layout, abi);
  for (auto& [slot, term] : result) slot.path = kComposedLayoutPath + slot.path;
  for (auto& [slot, term] : slotTerms(leafOf(value.offset), type.offset, abi)) {
    slot.path = kComposedOffsetPath + slot.path;
    result.emplace_back(slot, term);
  }
  return result;
}

}  // namespace cutecheck::meaning
