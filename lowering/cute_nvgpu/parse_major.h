// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mode of an operand along which its elements lie together, in the assembly format: "k" or "mn".
#pragma once

#include "mlir/IR/OpImplementation.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::cute_nvgpu {

inline mlir::ParseResult parseMajor(mlir::AsmParser& parser, Major& major) {
  llvm::StringRef name;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseKeyword(&name)) return mlir::failure();
  if (name != "k" && name != "mn") return parser.emitError(at, "expects k or mn, but got ") << name;
  major = name == "k" ? Major::kK : Major::kMN;
  return mlir::success();
}

}  // namespace cutecheck::cute_nvgpu
