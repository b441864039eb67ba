// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The seven kinds of layout value, and the four tables that each has a row in.
//
//   ordinal  0 ComposedLayout  1 Layout  2 Swizzle  3 Tile  4 Shape  5 Coord  6 IntTuple
//
// A kind is told by the identity of its sentinel, which here is what MLIR keeps in every type: its TypeID. A
// scan over the seven sentinels gives the ordinal, and the ordinal is the row in the tables of verifiers,
// printers, bytecode readers and folders. Other types of the dialect (strides, pointers, views) have no
// ordinal: asked of these, the tables complain. The order is a contract: it is what bytecode holds.
#pragma once

#include <array>
#include <optional>

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute {

inline constexpr size_t kKinds = 7;

// The place of the type's kind in the order above; nothing for a type of none of the kinds.
std::optional<size_t> ordinalOf(mlir::Type type);

class Kinds {
 public:
  using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;
  using Sentinels = std::array<const void*, kKinds>;

  // Other sentinels than those of `standard` route types to rows that are not theirs: tests do that.
  explicit Kinds(const Sentinels& sentinels) : sentinels_(sentinels) {}
  static const Kinds& standard();
  static Sentinels standardSentinels();

  std::optional<size_t> ordinalOf(mlir::Type type) const;

  // Whether the type is one of its row's kind that its rules accept; a complaint for a type without an
  // ordinal.
  mlir::LogicalResult verify(EmitError emitError, mlir::Type type) const;
  // The notation between the quotation marks; nothing for a type without an ordinal.
  std::optional<std::string> print(mlir::Type type) const;
  // The type that bytecode holds as an ordinal and a notation; null after a complaint.
  mlir::Type parse(EmitError emitError, mlir::MLIRContext* context, uint64_t ordinal,
                   llvm::StringRef notation) const;
  // The constant that a static type is the value of; null where run time decides, or no ordinal stands.
  mlir::Attribute fold(mlir::Type type) const;

 private:
  Sentinels sentinels_;
};

// Bytecode of the kinds as ordinal and notation; of other types MLIR writes the text.
std::unique_ptr<mlir::DialectInterface> makeBytecode(mlir::Dialect* dialect);

}  // namespace cutecheck::cute
