// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/inputs/composition_input.h"

#include <algorithm>

#include "fuzz/inputs/byte_layout.h"

namespace cutecheck::fuzz {

CompositionInput decodeComposition(std::string_view bytes) {
  ByteReader reader(bytes);
  const unsigned head = reader.byte();
  CompositionInput input;
  input.domain = (head & 1) != 0 ? Domain::kStrict : Domain::kExtendLast;
  input.a = reader.layout(int64_t{1} << 40, std::min(head >> 1, 47u));
  input.b = reader.layout(64);
  return input;
}

}  // namespace cutecheck::fuzz
