// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How values of the cute types look in LLVM.
//
//   tuple    a leaf is an integer; a tuple is a struct with a field a mode. `_` has no field.
//   layout   a struct with, mode by mode, two fields (shape, stride) for a leaf and one struct for a
//            tuple; a layout that is a leaf has the two fields. ((2,2),4) packs as
//            struct<(struct<(i32,i32,i32,i32)>, i32, i32)>.
//
//   composed a struct of the layout, the offset, and nothing for the swizzle, which the type knows
//   swizzle  struct<()>
//
// Static leaves have fields too, i32 where their value fits and i64 where not; nobody reads them,
// the type knows them. A dynamic leaf's field has the leaf's width.
#pragma once

#include <vector>

#include "mlir/IR/Builders.h"

#include "lowering/algebra/values/number.h"
#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::to_llvm {

struct Slot {
  IntTuple leaf;
  llvm::SmallVector<int64_t> position;  // field indices, outermost first; empty for a lone integer
};

struct Packing {
  mlir::Type type;
  // In the order of the leaves: of a layout, the shape's and then the stride's, of a composed one then the
  // offset's. Without `_`.
  std::vector<Slot> slots;
};

// How `type`, a type of the cute dialect, is packed.
Packing packingOf(mlir::Type type);

// The value of `type` whose dynamic leaves are `dynamic`, in the order of the slots. A static struct
// of integers is one constant.
mlir::Value pack(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                 mlir::ValueRange dynamic);

// The dynamic leaves of `value`, in the order of the slots.
llvm::SmallVector<mlir::Value> unpackDynamic(mlir::OpBuilder& builder, mlir::Location location,
                                             mlir::Type type, mlir::Value value);

// The same as handles of the mixed engine.
std::vector<mixed::Handle> handles(mlir::ValueRange values);

}  // namespace cutecheck::to_llvm
