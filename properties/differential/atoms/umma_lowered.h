// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the lowering writes for tcgen05.mma: its matrix descriptors under the oracle's proof, and the
// instruction descriptor of a call read by the oracle's table of fields.
#pragma once

#include "properties/differential/atoms/umma_words.h"

namespace cutecheck::run {

// Steps of those forms that an element of the dialect has: all but those of 4 bits.
WordTally loweredWords(const std::vector<UmmaForm>& forms, bool all = true);

// Types of atoms of every kind: their calls have the fields that the type says, the identifiers of scale
// factors from the factors' own addresses, and add C as they are told.
FieldTally loweredInstructions();

}  // namespace cutecheck::run
