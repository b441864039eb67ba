// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/pipeline/input_limits.h"

#include "llvm/ADT/DenseMap.h"
#include "mlir/IR/BuiltinOps.h"

namespace cutecheck::lowering {
namespace {

constexpr int kMostBrackets = 256;
constexpr uint64_t kMostParts = uint64_t{1} << 20;

// How many types and attributes a type or an attribute holds, each as often as its text names it.
class Sizes {
 public:
  template <typename T>
  uint64_t of(T whole) {
    if (!whole) return 0;
    const void* key = whole.getAsOpaquePointer();
    if (const auto known = sizes_.find(key); known != sizes_.end()) return known->second;
    uint64_t size = 1;
    sizes_[key] = size;  // a type that holds itself by name
    const auto add = [&](auto part) { size = std::min(size + of(part), kMostParts + 1); };
    whole.walkImmediateSubElements([&](mlir::Attribute part) { add(part); },
                                   [&](mlir::Type part) { add(part); });
    return sizes_[key] = size;
  }

 private:
  llvm::DenseMap<const void*, uint64_t> sizes_;
};

}  // namespace

std::optional<Diagnostic> nestedTooDeep(const std::string& text) {
  int depth = 0, line = 1;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\n') {
      ++line;
    } else if (c == '"') {
      // To its end; one that has none ends with its line.
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
        if (text[i] == '\\') ++i;
      if (i < text.size() && text[i] == '\n') ++line;
    } else if (c == '/' && i + 1 < text.size() && text[i + 1] == '/') {
      while (i + 1 < text.size() && text[i + 1] != '\n') ++i;
    } else if (c == '(' || c == '[' || c == '{' || c == '<') {
      if (++depth > kMostBrackets)
        return makeError(Code::kBadRequest, "lower_parse",
                         "line " + std::to_string(line) + ": brackets stand deeper than " +
                             std::to_string(kMostBrackets) + " in each other; nest less");
    } else if (c == ')' || c == ']' || c == '}' || (c == '>' && i > 0 && text[i - 1] != '-')) {
      if (depth > 0) --depth;
    }
  }
  return std::nullopt;
}

std::optional<Diagnostic> typesTooLarge(mlir::ModuleOp module) {
  Sizes sizes;
  mlir::Operation* large = nullptr;
  module->walk([&](mlir::Operation* op) {
    const auto isLarge = [&](mlir::Type type) { return sizes.of(type) > kMostParts; };
    bool found =
        llvm::any_of(op->getResultTypes(), isLarge) || sizes.of(op->getAttrDictionary()) > kMostParts;
    for (mlir::Region& region : op->getRegions())
      for (mlir::Block& block : region) found |= llvm::any_of(block.getArgumentTypes(), isLarge);
    if (!found) return mlir::WalkResult::advance();
    large = op;
    return mlir::WalkResult::interrupt();
  });
  if (!large) return std::nullopt;
  return makeError(Code::kBadRequest, "lower_parse",
                   "a type or an attribute of '" + large->getName().getStringRef().str() +
                       "' has more than 2^20 parts when it is written out; name fewer");
}

}  // namespace cutecheck::lowering
