// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `#cute.shape<"(4,8)">` and its like: the attribute of each kind of value, written and checked as the type
// of that name is. No operation takes one; a module may hang it where attributes go.
#pragma once

#include "mlir/IR/AttributeSupport.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/Types.h"

namespace cutecheck::cute {

struct ValueAttrStorage : mlir::AttributeStorage {
  using KeyTy = mlir::Type;
  explicit ValueAttrStorage(mlir::Type type) : type(type) {}
  bool operator==(const KeyTy& key) const { return key == type; }
  static ValueAttrStorage* construct(mlir::AttributeStorageAllocator& allocator, const KeyTy& key) {
    return new (allocator.allocate<ValueAttrStorage>()) ValueAttrStorage(key);
  }
  mlir::Type type;
};

class ValueAttr : public mlir::Attribute::AttrBase<ValueAttr, mlir::Attribute, ValueAttrStorage> {
 public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "cute.value";
  // Of a value of `type`, which is one of the eight kinds.
  static ValueAttr get(mlir::Type type) { return Base::get(type.getContext(), type); }
  mlir::Type getType() const { return getImpl()->type; }
};

}  // namespace cutecheck::cute
