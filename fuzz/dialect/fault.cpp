// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/random_module.h"
#include "llvm/Support/raw_ostream.h"
#include "lowering/cute/dialect/CuteDialect.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace cutecheck::fuzz {
namespace {

using generators::Random;

std::string spelling(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

// The type with one character of its tree replaced; null where that is no type.
mlir::Type changed(mlir::Type type, Random& random) {
  std::string text = spelling(type);
  const size_t open = text.find('"');
  if (open == std::string::npos) return {};
  const auto at = static_cast<size_t>(
      random.between(static_cast<int64_t>(open) + 1, static_cast<int64_t>(text.size()) - 3));
  static constexpr llvm::StringLiteral kCharacters = "0123456789?_(),:";
  text[at] = kCharacters[static_cast<size_t>(random.below(static_cast<int64_t>(kCharacters.size())))];
  return mlir::parseType(text, type.getContext());
}

bool isStaticTreeOrLayout(mlir::Type type) {
  return (cute::tupleOf(type) || mlir::isa<cute::LayoutType>(type)) && cute::isStatic(type);
}

std::optional<Fault> changeResult(mlir::Operation* op, Random& random) {
  if (op->getNumResults() == 0) return std::nullopt;
  mlir::OpResult result = op->getResult(static_cast<unsigned>(random.below(op->getNumResults())));
  mlir::Type old = result.getType();
  mlir::Type type = cute::CuteDialect::getDialectNamespace() == old.getDialect().getNamespace()
                        ? changed(old, random)
                        : mlir::Type();
  if (!type || type == old) return std::nullopt;
  result.setType(type);
  // What both types know, one of them says wrongly.
  return Fault{
      "the result of " + op->getName().getStringRef().str() + " is no longer " + spelling(old),
      isStaticTreeOrLayout(old) && isStaticTreeOrLayout(type) && old.getTypeID() == type.getTypeID()};
}

std::optional<Fault> changeOperand(mlir::Operation* op, Random& random) {
  if (op->getNumOperands() == 0) return std::nullopt;
  const auto arguments = op->getBlock()->getArguments();
  const auto i = static_cast<unsigned>(random.below(op->getNumOperands()));
  op->setOperand(i, arguments[static_cast<size_t>(random.below(static_cast<int64_t>(arguments.size())))]);
  return Fault{"operand " + std::to_string(i) + " is another value"};
}

std::optional<Fault> changeCount(mlir::Operation* op, Random& random) {
  if (op->getNumOperands() == 0) return std::nullopt;
  if (random.oneIn(2)) {
    op->eraseOperands(op->getNumOperands() - 1);
    return Fault{"the last operand is missing"};
  }
  op->insertOperands(op->getNumOperands(), op->getOperand(0));
  return Fault{"an operand is one too many"};
}

std::optional<Fault> changeAttribute(mlir::Operation* op, Random& random) {
  mlir::Builder builder(op->getContext());
  for (const mlir::NamedAttribute& attribute : op->getAttrs()) {
    if (mlir::isa<mlir::DenseI32ArrayAttr>(attribute.getValue())) {
      const auto mode = static_cast<int32_t>(random.between(-2, 12));
      op->setAttr(attribute.getName(), builder.getDenseI32ArrayAttr({mode}));
    } else if (const auto number = mlir::dyn_cast<mlir::IntegerAttr>(attribute.getValue())) {
      const int64_t value = random.oneIn(3) ? INT32_MAX : random.between(-3, 12);
      op->setAttr(attribute.getName(), mlir::IntegerAttr::get(number.getType(), value));
    } else {
      continue;
    }
    return Fault{"an attribute has another value"};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Fault> plantFault(mlir::ModuleOp module, Random& random) {
  std::vector<mlir::Operation*> operations;
  for (auto function : module.getOps<mlir::func::FuncOp>())
    for (mlir::Operation& op : function.getBody().front())
      // A constant is what its type says: changed, it is another constant.
      if (op.getNumResults() > 0 && op.getNumOperands() > 0) operations.push_back(&op);
  if (operations.empty()) return std::nullopt;
  for (int attempt = 0; attempt < 8; ++attempt) {
    mlir::Operation* op = random.pick(operations);
    const int64_t which = random.below(6);
    std::optional<Fault> fault = which < 3    ? changeResult(op, random)
                                 : which == 3 ? changeOperand(op, random)
                                 : which == 4 ? changeCount(op, random)
                                              : changeAttribute(op, random);
    if (fault) return fault;
  }
  return std::nullopt;
}

}  // namespace cutecheck::fuzz
