// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What copies from shared to tensor memory read: rows of bytes, by a matrix descriptor of SM100.
#pragma once

#include "llvm/ADT/StringRef.h"

#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/cute_nvgpu/atoms/s2t_rows.h"
#include "lowering/cute_nvgpu/smem_operand.h"

namespace cutecheck::cute_nvgpu {

// A view of (rows, elements) of shared memory as k-major rows.
SmemOperand s2tOperand(cute::MemRefType view);

// "warpx4", "b6x16_p32"; nothing for other words, nor for what is not written.
inline std::optional<S2tBroadcast> broadcastNamed(llvm::StringRef word) {
  for (const S2tBroadcast one : kS2tBroadcasts)
    if (one != S2tBroadcast::kNone && word == llvm::StringRef(spelled(one))) return one;
  return std::nullopt;
}
inline std::optional<S2tFormat> formatNamed(llvm::StringRef word) {
  for (const S2tFormat one : kS2tFormats)
    if (one != S2tFormat::kPlain && word == llvm::StringRef(spelled(one))) return one;
  return std::nullopt;
}

}  // namespace cutecheck::cute_nvgpu
