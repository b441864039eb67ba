// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/kernel_words.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

namespace cutecheck::meaning {

std::string elementName(mlir::Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  static constexpr llvm::StringLiteral kSpoken[] = {"f16", "bf16", "f32", "f64", "i8", "i16", "i32", "i64"};
  return llvm::is_contained(kSpoken, name) ? name : std::string();
}

std::optional<int64_t> registerBound(llvm::StringRef name, llvm::ArrayRef<int32_t> block) {
  const llvm::StringRef axis = name.starts_with("tid.") ? name.drop_front(4) : "";
  if (!block.empty() && axis.size() == 1) {
    const size_t dimension = static_cast<size_t>(axis[0] - 'x');
    return dimension < block.size() ? block[dimension] : 1;
  }
  return llvm::StringSwitch<std::optional<int64_t>>(name)
      .Cases({"tid.x", "tid.y"}, 1024)
      .Case("tid.z", 64)
      .Case("ctaid.x", 2147483647)
      .Cases({"ctaid.y", "ctaid.z"}, 65535)
      .Default(std::nullopt);
}

}  // namespace cutecheck::meaning
