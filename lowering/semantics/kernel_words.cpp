// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/kernel_words.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include "core/nvgpu/launch_limits.h"

namespace cutecheck::meaning {

std::string elementName(mlir::Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  static constexpr llvm::StringLiteral kSpoken[] = {"f16", "bf16", "f32", "f64", "i8", "i16", "i32", "i64"};
  return llvm::is_contained(kSpoken, name) ? name : std::string();
}

std::optional<int64_t> registerBound(llvm::StringRef name, llvm::ArrayRef<int32_t> block) {
  const auto [of, axis] = name.split('.');
  const size_t d = llvm::StringRef("xyz").find(axis);
  if (axis.size() != 1 || d == llvm::StringRef::npos || (of != "tid" && of != "ctaid")) return std::nullopt;
  if (of == "ctaid") return kMostBlocksAlong[d];
  return block.empty() ? kMostThreadsAlong[d] : d < block.size() ? block[d] : 1;
}

}  // namespace cutecheck::meaning
