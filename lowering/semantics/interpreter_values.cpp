// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What values mean of which only the type is known: parameters under names, and constants.
#include "core/notation/print.h"
#include "core/nvgpu/launch_limits.h"
#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/stated.h"
#include "lowering/semantics/interpreter.h"
#include "lowering/semantics/understood.h"
#include "mlir/IR/SymbolTable.h"

namespace cutecheck::meaning {

using mlir::Type;

namespace {

// The tuple of `type`, its dynamic leaves spelled by `dynamic`, taken from `next` on.
TermTuple fill(const IntTuple& type, const std::vector<Term>& dynamic, size_t& next) {
  TermTuple result{type, {}};
  for (const IntTuple& leaf : leaves(type))
    result.terms.push_back(leaf.kind() == IntTuple::Kind::kDynamic ? dynamic[next++]
                           : leaf.isUnderscore()                   ? "_"
                                                                   : std::to_string(leaf.value()));
  return result;
}

bool hasWideLeaf(const IntTuple& tree) {
  return llvm::any_of(leaves(tree), [](const IntTuple& leaf) {
    return leaf.kind() == IntTuple::Kind::kDynamic && leaf.dynamicLeaf().width == 64;
  });
}

// The dynamic leaves are called PREFIX0, PREFIX1, ..., counted among all leaves.
TermTuple spell(const IntTuple& tuple, const std::string& prefix) {
  std::vector<Term> names;
  for (const auto& [k, leaf] : llvm::enumerate(leaves(tuple)))
    if (leaf.kind() == IntTuple::Kind::kDynamic) names.push_back(prefix + std::to_string(k));
  size_t next = 0;
  return fill(tuple, names, next);
}

}  // namespace

TermLayout Interpreter::namedLayout(const Layout& layout, const std::string& name) {
  return TermLayout{spell(layout.shape(), name + "_s"), spell(layout.stride(), name + "_d")};
}

Meaning Interpreter::named(Type type, const std::string& name) {
  if (const IntTuple* tree = cute::tupleOf(type)) {
    TermTuple value = spell(*tree, name + "_");
    addDivisors(*tree, value, premises_);
    return value;
  }
  if (const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type)) {
    TermTuple offset = spell(composed.getValue().offset, name + "_o");
    addDivisors(composed.getValue().offset, offset, premises_);
    return TermComposed{toString(composed.getValue().swizzle), offset.terms.front(),
                        namedParts(composed.getValue().layout, name)};
  }
  return namedParts(mlir::cast<cute::LayoutType>(type).getValue(), name);
}

TermLayout Interpreter::namedParts(const Layout& tree, const std::string& name) {
  TermLayout value = namedLayout(tree, name);
  addDivisors(tree.shape(), value.shape, premises_);
  addDivisors(tree.stride(), value.stride, premises_);
  // Of 64 bits a leaf can be so large that no offset is a number of 64 bits any more.
  if (hasWideLeaf(tree.shape()) || hasWideLeaf(tree.stride())) {
    premises_.addExtents(value.shape);
    premises_.addReach(value);
  }
  return value;
}

llvm::LogicalResult Interpreter::readable(mlir::Operation* function) {
  const llvm::StringRef name = mlir::SymbolTable::getSymbolName(function).getValue();
  const bool word =
      llvm::all_of(name, [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$'; });
  if (!word || name.empty())
    return function->emitError("not modelled by the reference semantics: the name '")
           << name << "' is not one word";
  for (const llvm::StringRef launch : {"nvvm.reqntid", "nvvm.cluster_dim"})
    if (const auto stated = function->getAttrOfType<mlir::DenseI32ArrayAttr>(launch);
        stated && !(launch == "nvvm.reqntid" ? isBlockOfLaunch(stated.asArrayRef()) : isClusterOfLaunch(stated.asArrayRef())))
      return function->emitError("expects ") << launch << " to be one to three numbers of at least 1, as a launch may have them "
                                             << "(a block 1024 threads, 64 along z; a cluster 16 blocks), found " << stated;
  if (const std::optional<std::string> promise = unreadAttributeOfFunction(function))
    return function->emitError("not modelled by the reference semantics: ") << *promise << " of a function";
  const auto walked = function->walk([](mlir::Operation* op) {
    if (!cute::restsOnPromise(op)) return mlir::WalkResult::advance();
    return mlir::WalkResult(
        op->emitError("not modelled by the reference semantics: the types of the results of '")
        << op->getName() << "' rest on the author's word");
  });
  return mlir::failure(walked.wasInterrupted());
}

Term Interpreter::valueOf(mlir::Type type, const std::string& name) {
  return type.isInteger(1) ? binary(name, "!=", "0") : name;
}

llvm::LogicalResult Interpreter::addStated(mlir::Operation* function) {
  const mlir::Attribute stated = function->getAttr(cute::kPremises);
  if (!stated) return mlir::success();
  const auto lines = mlir::dyn_cast<mlir::ArrayAttr>(stated);
  if (!lines || !llvm::all_of(lines, [](mlir::Attribute line) { return mlir::isa<mlir::StringAttr>(line); }))
    return function->emitError("expects ")
           << cute::kPremises << " to be an array of strings, a relation each";
  for (const mlir::Attribute line : lines) {
    const llvm::StringRef text = mlir::cast<mlir::StringAttr>(line).getValue();
    // Each is one line of the text, all of it.
    if (text.find_first_of("\n\r#") != llvm::StringRef::npos || text.trim().empty())
      return function->emitError("not modelled by the reference semantics: ")
             << cute::kPremises << " holds '" << text << "', which is not one relation";
    premises_.addStated(text.str());
  }
  return mlir::success();
}

void Interpreter::addDivisors(const IntTuple& tree, const TermTuple& value, Conditions& conditions) {
  for (const auto& [leaf, term] : llvm::zip_equal(leaves(tree), value.terms))
    if (leaf.kind() == IntTuple::Kind::kDynamic) conditions.addDivisible(term, leaf.dynamicLeaf().div);
}

void Interpreter::needInside(const TermTuple& coord, const TermTuple& shape) {
  isStraight() ? needs_.addInside(coord, shape) : needs_.addLinear(coord, shape);
}

void Interpreter::needNotNegative(const TermTuple& index) {
  if (!isStraight() || !isNested(index.terms.front())) needs_.addNotNegative(index);
}

void Interpreter::needReach(const TermLayout& layout) {
  if (isStraight()) needs_.addReach(layout);
}

void Interpreter::oblige(const std::string& condition) {
  if (!llvm::is_contained(premises_.lines(), condition)) claim(condition);
}

Meaning Interpreter::fromType(Type type, const std::vector<Term>& dynamic) {
  size_t next = 0;
  if (const IntTuple* tuple = cute::tupleOf(type)) return fill(*tuple, dynamic, next);
  if (auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type)) {
    const ComposedLayout& value = composed.getValue();
    TermTuple shape = fill(value.layout.shape(), dynamic, next),
              stride = fill(value.layout.stride(), dynamic, next);
    return TermComposed{toString(value.swizzle),
                        fill(value.offset, dynamic, next).terms.front(),
                        {std::move(shape), std::move(stride)}};
  }
  const auto layout = mlir::dyn_cast<cute::LayoutType>(type);
  if (!layout) return KnownToType{};
  TermTuple shape = fill(layout.getValue().shape(), dynamic, next);
  return TermLayout{std::move(shape), fill(layout.getValue().stride(), dynamic, next)};
}

Meaning Interpreter::placeholderOf(Type type) {
  if (type.isIntOrIndex()) return leafOf("0");
  size_t count = 0;
  if (const IntTuple* tree = cute::tupleOf(type)) count = leaves(*tree).size();
  // An extent, a stride and an offset each.
  if (const std::optional<IntTuple> shape = treeOf(type)) count = 3 * leaves(*shape).size();
  return fromType(type, std::vector<Term>(count, "0"));
}

}  // namespace cutecheck::meaning
