#include "lowering/meaning/function.h"

#include <map>
#include <variant>

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "lowering/cute/CuteOps.h"
#include "lowering/meaning/operations.h"
#include "lowering/meaning/slots.h"

namespace cutecheck::meaning {
namespace {

using llvm::LogicalResult;
using mlir::Operation;
using mlir::success;
using mlir::Type;
using mlir::Value;

// A scalar is a leaf.
using Meaning = std::variant<TermTuple, TermLayout>;

// The tuple of `type`, its dynamic leaves spelled by `dynamic`, taken from `next` on.
TermTuple fill(const IntTuple& type, const std::vector<Term>& dynamic, size_t& next) {
  TermTuple result{type, {}};
  for (const IntTuple& leaf : leaves(type))
    result.terms.push_back(leaf.kind() == IntTuple::Kind::kDynamic ? dynamic[next++]
                           : leaf.isUnderscore()                   ? "_"
                                                                   : std::to_string(leaf.value()));
  return result;
}

class Function {
 public:
  LogicalResult write(mlir::func::FuncOp function, llvm::raw_ostream& out) {
    if (!function.getBody().hasOneBlock())
      return function.emitError("has no meaning text: it has more than one block");
    for (auto [i, argument] : llvm::enumerate(function.getArguments()))
      if (failed(addParameter(i, argument))) return mlir::failure();
    for (Operation& op : function.getBody().front())
      if (failed(interpret(&op))) return mlir::failure();
    out << "function @" << function.getName() << "\n";
    for (const std::string& line : parameters_) out << "  param " << line << "\n";
    for (const std::string& line : premises_.lines()) out << "  premise " << line << "\n";
    for (const std::string& line : results_) out << "  result " << line << "\n";
    out << "end\n";
    return success();
  }

 private:
  const TermTuple& tuple(Value value) {
    return std::get<TermTuple>(meanings_.at(value.getAsOpaquePointer()));
  }
  const TermLayout& layout(Value value) {
    return std::get<TermLayout>(meanings_.at(value.getAsOpaquePointer()));
  }
  const Term& scalar(Value value) { return tuple(value).terms.front(); }
  void bind(Value value, Meaning meaning) {
    meanings_.insert_or_assign(value.getAsOpaquePointer(), std::move(meaning));
  }

  LogicalResult addParameter(size_t index, mlir::BlockArgument argument) {
    const Type type = argument.getType();
    const std::string number = std::to_string(index), name = "a" + number;
    if (auto integer = mlir::dyn_cast<mlir::IntegerType>(type)) {
      parameters_.push_back(number + " i" + std::to_string(integer.getWidth()) + " " + name);
      bind(argument, leafOf(name));
      return success();
    }
    if (!mlir::isa<cute::CuteDialect>(type.getDialect()))
      return argument.getOwner()->getParentOp()->emitError("has no meaning text: parameter ")
             << index << " is of type " << type;
    const Meaning meaning = named(type, name);
    for (const auto& [slot, term] : slotTerms(type, meaning))
      parameters_.push_back(number + slot.path + " " + slot.type + " " + term);
    addDivisors(type, meaning);
    bind(argument, meaning);
    return success();
  }

  // A parameter of `type`: its static leaves are known, each dynamic one is a symbol.
  static Meaning named(Type type, const std::string& name) {
    const auto spell = [](const IntTuple& tuple, const std::string& prefix) {
      TermTuple result{tuple, {}};
      for (const auto& [k, leaf] : llvm::enumerate(leaves(tuple)))
        result.terms.push_back(leaf.kind() == IntTuple::Kind::kDynamic ? prefix + std::to_string(k)
                               : leaf.isUnderscore()                   ? "_"
                                                                       : std::to_string(leaf.value()));
      return result;
    };
    if (const IntTuple* tuple = cute::tupleOf(type)) return spell(*tuple, name + "_");
    const Layout& value = mlir::cast<cute::LayoutType>(type).getValue();
    return TermLayout{spell(value.shape(), name + "_s"), spell(value.stride(), name + "_d")};
  }

  void addDivisors(Type type, const Meaning& meaning) {
    const auto add = [&](const IntTuple& tuple, const TermTuple& value) {
      for (const auto& [leaf, term] : llvm::zip_equal(leaves(tuple), value.terms))
        if (leaf.kind() == IntTuple::Kind::kDynamic) premises_.addDivisible(term, leaf.dynamicLeaf().div);
    };
    if (const IntTuple* tuple = cute::tupleOf(type)) return add(*tuple, std::get<TermTuple>(meaning));
    const Layout& value = mlir::cast<cute::LayoutType>(type).getValue();
    add(value.shape(), std::get<TermLayout>(meaning).shape);
    add(value.stride(), std::get<TermLayout>(meaning).stride);
  }

  // The integers of a value in the order of their fields.
  static std::vector<std::pair<AbiSlot, Term>> slotTerms(Type type, const Meaning& meaning) {
    std::vector<std::pair<AbiSlot, Term>> result;
    if (const IntTuple* tuple = cute::tupleOf(type)) {
      for (const AbiSlot& slot : slotsOf(*tuple))
        result.emplace_back(slot, std::get<TermTuple>(meaning).terms[slot.leaf]);
      return result;
    }
    const TermLayout& value = std::get<TermLayout>(meaning);
    for (const AbiSlot& slot : slotsOf(mlir::cast<cute::LayoutType>(type).getValue()))
      result.emplace_back(slot, (slot.stride ? value.stride : value.shape).terms[slot.leaf]);
    return result;
  }

  // What a value is whose dynamic leaves are `dynamic`, left to right.
  static Meaning fromType(Type type, const std::vector<Term>& dynamic) {
    size_t next = 0;
    if (const IntTuple* tuple = cute::tupleOf(type)) return fill(*tuple, dynamic, next);
    const Layout& value = mlir::cast<cute::LayoutType>(type).getValue();
    const TermTuple shape = fill(value.shape(), dynamic, next);
    return TermLayout{shape, fill(value.stride(), dynamic, next)};
  }

  LogicalResult interpret(Operation* op) {
    return llvm::TypeSwitch<Operation*, LogicalResult>(op)
        .Case<cute::StaticOp>([&](auto o) { return define(o, fromType(o.getResult().getType(), {})); })
        .Case<cute::MakeIntTupleOp, cute::MakeCoordOp, cute::MakeShapeOp, cute::MakeStrideOp>(
            [&](auto o) { return make(o); })
        .Case<cute::MakeLayoutOp>([&](auto o) { return makeLayout(o); })
        .Case<cute::GetShapeOp>([&](auto o) { return define(o, layout(o.getInput()).shape); })
        .Case<cute::GetStrideOp>([&](auto o) { return define(o, layout(o.getInput()).stride); })
        .Case<cute::GetScalarsOp>([&](auto o) { return getScalars(o); })
        .Case<cute::SizeOp>([&](auto o) { return size(o); })
        .Case<cute::Crd2IdxOp>([&](auto o) { return crd2idx(o); })
        .Case<cute::Idx2CrdOp>([&](auto o) { return idx2crd(o); })
        .Case<mlir::arith::ConstantOp>([&](auto o) { return constant(o); })
        .Case<mlir::arith::ExtSIOp>([&](auto o) { return define(o, tuple(o.getIn())); })
        .Case<mlir::func::ReturnOp>([&](auto o) { return results(o); })
        .Default([](Operation* o) {
          return o->emitError("has no meaning text: '") << o->getName() << "' is not spoken of";
        });
  }

  LogicalResult define(Operation* op, Meaning meaning) {
    bind(op->getResult(0), std::move(meaning));
    return success();
  }

  template <typename OpT>
  LogicalResult make(OpT op) {
    std::vector<Term> dynamic;
    for (const Value operand : op.getScalars()) dynamic.push_back(scalar(operand));
    size_t next = 0;
    const IntTuple& type = op.getResult().getType().getValue();
    TermTuple result = fill(type, dynamic, next);
    addDivisors(op.getResult().getType(), result);
    return define(op, std::move(result));
  }

  LogicalResult makeLayout(cute::MakeLayoutOp op) {
    if (!op.getShape()) return define(op, fromType(op.getResult().getType(), {}));
    premises_.addExtents(tuple(op.getShape()));
    return define(op, TermLayout{tuple(op.getShape()), tuple(op.getStride())});
  }

  LogicalResult getScalars(cute::GetScalarsOp op) {
    std::vector<std::pair<IntTuple, Term>> all;
    const auto append = [&](const IntTuple& type, const TermTuple& value) {
      for (const auto& [leaf, term] : llvm::zip_equal(leaves(type), value.terms))
        if (!leaf.isUnderscore()) all.emplace_back(leaf, term);
    };
    const Type type = op.getInput().getType();
    if (const IntTuple* t = cute::tupleOf(type)) {
      append(*t, tuple(op.getInput()));
    } else {
      const Layout& value = mlir::cast<cute::LayoutType>(type).getValue();
      append(value.shape(), layout(op.getInput()).shape);
      append(value.stride(), layout(op.getInput()).stride);
    }
    size_t next = 0;
    for (const auto& [leaf, term] : all)
      if (!op.getOnlyDynamic() || leaf.kind() == IntTuple::Kind::kDynamic)
        bind(op->getResult(static_cast<unsigned>(next++)), leafOf(term));
    return success();
  }

  LogicalResult size(cute::SizeOp op) {
    const bool isLayout = mlir::isa<cute::LayoutType>(op.getInput().getType());
    TermTuple mode = isLayout ? layout(op.getInput()).shape : tuple(op.getInput());
    premises_.addExtents(mode);
    if (isLayout && op.getMode().empty())
      return define(op, leafOf("size(" + layout(op.getInput()).text() + ")"));
    for (const int32_t index : op.getMode()) mode = mode.mode(static_cast<size_t>(index));
    return define(op, leafOf(product(mode.terms)));
  }

  LogicalResult crd2idx(cute::Crd2IdxOp op) {
    const TermTuple& crd = tuple(op.getCoord());
    const bool isLayout = mlir::isa<cute::LayoutType>(op.getTarget().getType());
    const TermTuple& shape = isLayout ? layout(op.getTarget()).shape : tuple(op.getTarget());
    premises_.addExtents(shape);
    premises_.addInside(crd, shape);
    return define(op,
                  isLayout ? meaning::crd2idx(crd, layout(op.getTarget())) : meaning::crd2idx(crd, shape));
  }

  LogicalResult idx2crd(cute::Idx2CrdOp op) {
    premises_.addExtents(tuple(op.getShape()));
    premises_.addNotNegative(tuple(op.getIndex()));
    return define(op, meaning::idx2crd(tuple(op.getIndex()), tuple(op.getShape())));
  }

  LogicalResult constant(mlir::arith::ConstantOp op) {
    const auto value = mlir::dyn_cast<mlir::IntegerAttr>(op.getValue());
    if (!value || !value.getType().isSignlessInteger())
      return op.emitError("has no meaning text: a constant of type ") << op.getType();
    return define(op, leafOf(llvm::toString(value.getValue(), 10, /*Signed=*/true)));
  }

  LogicalResult results(mlir::func::ReturnOp op) {
    size_t index = 0;
    const auto add = [&](const std::string& type, const Term& term) {
      results_.push_back(std::to_string(index++) + " " + type + " == " + term);
    };
    for (const Value value : op.getOperands()) {
      if (value.getType().isSignlessInteger()) {
        add("i" + std::to_string(value.getType().getIntOrFloatBitWidth()), scalar(value));
        continue;
      }
      if (!mlir::isa<cute::CuteDialect>(value.getType().getDialect()))
        return op.emitError("has no meaning text: a result of type ") << value.getType();
      for (const auto& [slot, term] : slotTerms(value.getType(), meanings_.at(value.getAsOpaquePointer())))
        add(slot.type, term);
    }
    return success();
  }

  std::map<void*, Meaning> meanings_;
  Premises premises_;
  std::vector<std::string> parameters_, results_;
};

}  // namespace

LogicalResult writeMeaning(mlir::ModuleOp module, llvm::raw_ostream& out) {
  std::string text = "meaning 1\n";
  llvm::raw_string_ostream stream(text);
  for (auto function : module.getOps<mlir::func::FuncOp>())
    if (!function.isDeclaration() && failed(Function().write(function, stream))) return mlir::failure();
  out << text;
  return success();
}

}  // namespace cutecheck::meaning
