// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors that lie in the bytes of another one.
#pragma once

#include "oracle/ptx/spec/spec.h"

namespace cutecheck::terms {

// What is wrong with where the last tensor lies in another one; "" where nothing is.
std::string whatIsWrongInHost(const Spec& spec);

// An element of which a part alone belongs to another tensor; "" where there is none.
std::string whatIsCutInHosts(const Spec& spec);

// Where in its host the element at the offset begins, in bytes: each of its copies.
std::vector<uint64_t> placesInHost(const SpecTensor& tensor, size_t offset);

}  // namespace cutecheck::terms
