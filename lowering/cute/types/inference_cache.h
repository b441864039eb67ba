// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// InferenceCache: what a context has been asked before, so that a module in which types repeat, as in kernels
// they do, is not read and inferred again line by line.
//
// Types live as long as their context, so it keeps of each spelling the type, and of operations and operand
// types the result type. Only what succeeded is kept: a refusal is worked out, and said, each time. Functions
// are verified by several threads.
#pragma once

#include <map>
#include <shared_mutex>

#include "llvm/ADT/StringMap.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/MLIRContext.h"

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute {

class InferenceCache : public mlir::DialectInterface::Base<InferenceCache> {
 public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(InferenceCache)
  explicit InferenceCache(mlir::Dialect* dialect) : Base(dialect) {}

  // The cache of a context that has the dialect loaded.
  static const InferenceCache& of(mlir::MLIRContext* context) {
    return *context->getLoadedDialect<CuteDialect>()->getRegisteredInterface<InferenceCache>();
  }

  // The type that `spelling` (its mnemonic, then its text) was read as; null where it never was.
  mlir::Type read(llvm::StringRef spelling) const {
    const std::shared_lock lock(mutex_);
    return spellings_.lookup(spelling);
  }
  void keepRead(llvm::StringRef spelling, mlir::Type type) const {
    const std::unique_lock lock(mutex_);
    spellings_.try_emplace(spelling, type);
  }

  // The result type of the operation on operands of these types; null where it was never inferred. The name
  // is the one that the operation is registered by, told by where it lies.
  mlir::Type inferred(llvm::StringRef op, mlir::Type first, mlir::Type second) const {
    const std::shared_lock lock(mutex_);
    const auto at = results_.find(keyOf(op, first, second));
    return at == results_.end() ? mlir::Type() : at->second;
  }
  void keepInferred(llvm::StringRef op, mlir::Type first, mlir::Type second, mlir::Type result) const {
    const std::unique_lock lock(mutex_);
    results_.try_emplace(keyOf(op, first, second), result);
  }

 private:
  using Key = std::tuple<const char*, const void*, const void*>;
  static Key keyOf(llvm::StringRef op, mlir::Type first, mlir::Type second) {
    return {op.data(), first.getAsOpaquePointer(), second.getAsOpaquePointer()};
  }

  mutable std::shared_mutex mutex_;
  mutable llvm::StringMap<mlir::Type> spellings_;
  mutable std::map<Key, mlir::Type> results_;
};

}  // namespace cutecheck::cute
