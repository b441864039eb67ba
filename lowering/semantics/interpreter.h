// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Interpreter: what the values of one function mean, operation by operation.
//
// Knows the operations on tuples and layouts, which functions and kernels share. Whoever derives from it
// adds the operations that only it knows.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <variant>

#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/Operation.h"

#include "lowering/semantics/computed.h"
#include "lowering/semantics/mapping.h"
#include "lowering/semantics/operations.h"
#include "lowering/semantics/slot_terms.h"

namespace cutecheck::meaning {

// A view: its base, and which coordinate of the base each of its coordinates is.
struct View {
  Base base;
  std::shared_ptr<const Mapping> mapping;
  int64_t fragment = -1;  // of registers: which
  bool start = false;     // begins where the pointer of its base points
};
struct ViewLayout {  // get_layout of a view
  View view;
};
struct ViewOffset {  // crd2idx of a coordinate in a view's layout
  View view;
  TermTuple coord;
};
struct ViewIterator {  // get_iter of a view, moved to a coordinate
  View view;
  std::optional<TermTuple> coord;
};
struct Data {  // numbers that are moved and computed with, one for each element of a vector
  std::vector<Term> elements;
};
struct KnownToType {};  // an atom, a tiled copy, a tile
struct TermSwizzle {    // made of numbers
  std::string text;     // S<B,M,S>
};

// A scalar integer is a leaf.
using Meaning =
    std::variant<TermTuple, TermLayout, TermComposed, TermIterator, TermView, View, ViewLayout, ViewOffset,
                 ViewIterator, Data, KnownToType, TermSwizzle, TermStrided, TermDescriptor>;

class Interpreter {
 public:
  explicit Interpreter(Abi abi = Abi::kInterleaved) : abi_(abi) {}
  virtual ~Interpreter() = default;
  Interpreter(const Interpreter&) = delete;
  Interpreter& operator=(const Interpreter&) = delete;

 protected:
  // Binds the results, and claims what their inferred types say of them.
  llvm::LogicalResult interpret(mlir::Operation* op);
  // The operations that are not known here; complains where it does not know them either.
  virtual llvm::LogicalResult interpretOther(mlir::Operation* op);

  template <typename T>
  const T* find(mlir::Value value) const {
    const auto at = meanings_.find(value.getAsOpaquePointer());
    return at == meanings_.end() ? nullptr : std::get_if<T>(&at->second);
  }
  // Of a value that means something else than its type alone says, such as a loaded number or the offset of a
  // view, something of that type; the operation is refused then.
  const TermTuple& tuple(mlir::Value value) const { return expected<TermTuple>(value); }
  const TermLayout& layout(mlir::Value value) const { return expected<TermLayout>(value); }
  const Term& scalar(mlir::Value value) const { return tuple(value).terms.front(); }
  const Meaning& meaning(mlir::Value value) const { return meanings_.at(value.getAsOpaquePointer()); }
  void bind(mlir::Value value, Meaning meaning) {
    meanings_.insert_or_assign(value.getAsOpaquePointer(), std::move(meaning));
  }
  llvm::LogicalResult define(mlir::Operation* op, Meaning meaning);
  // A term is text, written out at each use: one of more than 64 KiB is refused.
  static bool isTooLong(const Meaning& meaning);
  static llvm::LogicalResult refuseLength(mlir::Operation* op);
  // As the numbers say that make it, else as its type does.
  std::string swizzleText(mlir::Value swizzle) const;

  // A parameter of `type`: its static leaves are known, each dynamic one is a symbol; the divisors of
  // its leaves become premises.
  Meaning named(mlir::Type type, const std::string& name);
  TermLayout namedParts(const Layout& layout, const std::string& name);
  static TermLayout namedLayout(const Layout& layout, const std::string& name);
  static void addDivisors(const IntTuple& tree, const TermTuple& value, Conditions& conditions);
  // Whether all that stands at a function is understood, its name a word of the text.
  static llvm::LogicalResult readable(mlir::Operation* function);
  // What a parameter of integer type means that carries `name`: a truth value, of i1.
  static Term valueOf(mlir::Type type, const std::string& name);
  // The premises that a function states of its caller.
  llvm::LogicalResult addStated(mlir::Operation* function);
  // What a value is whose dynamic leaves are `dynamic`, left to right.
  static Meaning fromType(mlir::Type type, const std::vector<Term>& dynamic);

  // The layout that `op` computes with `input` in the place of its first operand. Complains where there
  // is no way to write it.
  mlir::FailureOr<TermLayout> compute(mlir::Operation* op, const TermLayout& input);
  // The operands behind the first; what layouts promise becomes premises.
  Arguments argumentsOf(mlir::Operation* op, const TermLayout& input);
  // The layout that `operation` computes, under a name.
  TermLayout defined(const Term& operation, const IntTuple& tree);

  // `text` wherever this operation is reached.
  virtual void claim(const std::string& text);
  // What the type says of a value; a view has more to say than its layout.
  virtual void claimType(mlir::Operation* op, mlir::Value result);
  // The lines for definitions, premises and claims.
  void writeShared(llvm::raw_ostream& out) const;

  // What an operation needs of its operands, in the words of a premise. An operation that every call reaches
  // asks it of the caller: a premise. Behind a branch, and in a kernel, it is an obligation: a claim wherever
  // the operation is reached (accesses.h).
  virtual void need(const std::string& condition) { premises_.addStated(condition); }
  // Whether every operation is reached by every call, so that need() makes premises.
  virtual bool isStraight() const { return true; }
  // An obligation in either case: a claim that the caller's premises must imply.
  void oblige(const std::string& condition);
  // The coordinate is one of the shape. Where that would be an obligation only what gives a coordinate
  // outside its offset is asked: offsets are sums of products for any numbers, and indices are taken apart by
  // CuTe's rule, the last mode not reduced.
  void needInside(const TermTuple& coord, const TermTuple& shape);
  // Of what a caller gives; what is computed from it must follow, and is asked where it is used.
  void needNotNegative(const TermTuple& index);
  // Offsets stay in 64 bits; in a kernel code that leaves them is refuted.
  void needReach(const TermLayout& layout);

  // Conditions that operations need where they stand.
  class Needs final : public Conditions {
   public:
    explicit Needs(Interpreter& interpreter) : interpreter_(interpreter) {}

   private:
    void add(std::string line) override { interpreter_.need(line); }
    Interpreter& interpreter_;
  };

  Premises premises_;  // of the caller alone
  Needs needs_{*this};
  const Abi abi_;  // of parameters and results

 private:
  llvm::LogicalResult dispatch(mlir::Operation* op);
  llvm::LogicalResult algebra(mlir::Operation* op);
  // What only rearranges trees or computes with their leaves; nothing for other operations.
  std::optional<Meaning> ofTrees(mlir::Operation* op);
  // What a swizzle takes is not negative: `sum`, or all that it is made of.
  void needNatural(const TermComposed& composed, const Term& sum);
  llvm::LogicalResult fastDivmod(mlir::Operation* op);
  // What is made of a machine's width is a number of that width.
  void obligeWidths(mlir::Operation* op);
  // Integers of `arith`, else the operations that are not known here.
  llvm::LogicalResult arithmetic(mlir::Operation* op);
  template <typename OpT>
  llvm::LogicalResult make(OpT op);

  template <typename T>
  const T& expected(mlir::Value value) const {
    if (const T* known = find<T>(value)) return *known;
    misread_ = true;
    placeholders_.push_back(placeholderOf(value.getType()));
    if (!std::holds_alternative<T>(placeholders_.back())) placeholders_.back() = T{};
    return *std::get_if<T>(&placeholders_.back());
  }
  static Meaning placeholderOf(mlir::Type type);

  std::map<void*, Meaning> meanings_;
  mutable std::deque<Meaning> placeholders_;
  mutable bool misread_ = false;
  std::vector<std::string> definitions_;  // of computed layouts, "v0 = coalesce(...)"
  std::vector<std::string> claims_;
};

}  // namespace cutecheck::meaning
