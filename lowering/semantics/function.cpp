// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/function.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/stated.h"
#include "lowering/semantics/form.h"
#include "lowering/semantics/kernel.h"
#include "lowering/semantics/understood.h"
#include "lowering/semantics/views.h"

namespace cutecheck::meaning {
namespace {

using llvm::LogicalResult;
using mlir::Operation;
using mlir::success;
using mlir::Type;
using mlir::Value;

class Function : public ViewInterpreter {
 public:
  using ViewInterpreter::ViewInterpreter;

  LogicalResult write(mlir::func::FuncOp function, llvm::raw_ostream& out) {
    if (!function.getBody().hasOneBlock())
      return function.emitError("not modelled by the reference semantics: it has more than one block");
    if (failed(readable(function))) return mlir::failure();
    for (auto [i, argument] : llvm::enumerate(function.getArguments()))
      if (failed(addParameter(i, argument))) return mlir::failure();
    if (function->hasAttr(cute::kInBounds))
      return function.emitError("states ") << cute::kInBounds << ", and is no kernel";
    if (failed(addStated(function))) return mlir::failure();
    for (Operation& op : function.getBody().front())
      if (failed(interpret(&op))) return mlir::failure();
    out << "function @" << function.getName() << "\n";
    for (const std::string& line : parameters_) out << "  param " << line << "\n";
    writeShared(out);
    for (const std::string& line : results_) out << "  result " << line << "\n";
    out << "end\n";
    return success();
  }

 private:
  LogicalResult addParameter(size_t index, mlir::BlockArgument argument) {
    const Type type = argument.getType();
    const std::string number = std::to_string(index), name = "a" + number;
    if (auto integer = mlir::dyn_cast<mlir::IntegerType>(type); integer && hasWord(type)) {
      parameters_.push_back(number + " i" + std::to_string(integer.getWidth()) + " " + name);
      bind(argument, leafOf(valueOf(type, name)));
      return success();
    }
    if (mlir::isa<cute::PtrType, cute::MemRefType>(type)) return addPointer(index, argument);
    // A tile or a swizzle has no number that a function could be given.
    if (mlir::isa<cute::TileType, cute::SwizzleType>(type)) {
      bind(argument, KnownToType{});
      return success();
    }
    if (!isModelled(type))
      return argument.getOwner()->getParentOp()->emitError(
                 "not modelled by the reference semantics: parameter ")
             << index << " is of type " << type << widths(type);
    const Meaning meaning = named(type, name);
    for (const auto& [slot, term] : scalars(type, meaning))
      parameters_.push_back(number + slot.path + " " + slot.type + " " + term);
    bind(argument, meaning);
    return success();
  }

  // A pointer, or the pointer and the layout of a view.
  LogicalResult addPointer(size_t index, mlir::BlockArgument argument) {
    const std::string number = std::to_string(index), name = "a" + number;
    const auto memref = mlir::dyn_cast<cute::MemRefType>(argument.getType());
    const auto pointer = mlir::cast<cute::PtrType>(memref ? cute::iteratorOf(memref) : argument.getType());
    const int64_t bytes = cute::bytesOf(pointer.getElementType());
    const bool global = pointer.getSpace() == cute::MemorySpace::kGlobal;
    if (bytes == 0 || (!global && pointer.getSpace() != cute::MemorySpace::kShared))
      return argument.getOwner()->getParentOp()->emitError(
                 "not modelled by the reference semantics: parameter ")
             << index << " is of type " << argument.getType();
    parameters_.push_back(number + (memref ? ".0" : "") + " ptr " + name + (global ? "" : " shared") +
                          " align " + std::to_string(pointer.getAlignment()));
    TermIterator start{name, bytes, leafOf("0")};
    if (!memref) {
      bind(argument, std::move(start));
      return success();
    }
    const auto type = cute::LayoutType::get(argument.getContext(), memref.getLayout());
    const auto layout = std::get<TermLayout>(named(type, name));
    premises_.addExtents(layout.shape);
    for (const auto& [slot, term] : slotTerms(layout, memref.getLayout(), abi_))
      parameters_.push_back(number + ".1" + slot.path + " " + slot.type + " " + term);
    bind(argument, TermView{std::move(start), layout});
    return success();
  }

  // An integer of which the text has a type.
  static bool hasWord(Type type) {
    return llvm::any_of(std::array{1, 8, 16, 32, 64},
                        [&](unsigned width) { return type.isSignlessInteger(width); });
  }

  static const char* widths(Type type) {
    return mlir::isa<mlir::IntegerType>(type) ? "; widen it: an integer has 1, 8, 16, 32 or 64 bits" : "";
  }

  static bool isModelled(Type type) {
    return cute::tupleOf(type) || mlir::isa<cute::LayoutType, cute::ComposedLayoutType>(type);
  }

  SlotTerms scalars(Type type, const Meaning& meaning) const {
    if (const IntTuple* tree = cute::tupleOf(type))
      return slotTerms(std::get<TermTuple>(meaning), *tree, abi_);
    if (const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type))
      return slotTerms(std::get<TermComposed>(meaning), composed.getValue(), abi_);
    return slotTerms(std::get<TermLayout>(meaning), mlir::cast<cute::LayoutType>(type).getValue(), abi_);
  }

  LogicalResult interpretOther(Operation* op) override {
    if (auto end = mlir::dyn_cast<mlir::func::ReturnOp>(op)) return results(end);
    return ViewInterpreter::interpretOther(op);
  }

  LogicalResult results(mlir::func::ReturnOp op) {
    size_t index = 0;
    const auto add = [&](const std::string& type, const Term& term) {
      results_.push_back(std::to_string(index++) + " " + type + " == " + term);
    };
    for (const Value value : op.getOperands()) {
      if (hasWord(value.getType())) {
        add("i" + std::to_string(value.getType().getIntOrFloatBitWidth()), scalar(value));
        continue;
      }
      const auto fields = descriptorFields(value);
      for (const auto& [type, term] : fields) add(type, term);
      if (!fields.empty()) continue;
      const auto* view = find<TermView>(value);
      const auto* iterator = view ? &view->iterator : find<TermIterator>(value);
      if (iterator && !iterator->pointer.empty()) {
        add("ptr", "i8 " + iterator->pointer + "[" + iterator->offset.terms.front() + "]");
        if (!view) continue;
        const Layout& type = mlir::cast<cute::MemRefType>(value.getType()).getLayout();
        for (const auto& [slot, term] : slotTerms(view->layout, type, abi_)) add(slot.type, term);
        continue;
      }
      if (!isModelled(value.getType()))
        return op.emitError("not modelled by the reference semantics: a result of type ")
               << value.getType() << widths(value.getType());
      for (const auto& [slot, term] : scalars(value.getType(), meaning(value))) add(slot.type, term);
    }
    return success();
  }

  std::vector<std::string> parameters_, results_;
};

}  // namespace

LogicalResult writeMeaning(mlir::ModuleOp module, llvm::raw_ostream& out, Abi abi, bool withForm) {
  std::string text = "meaning 1\n";
  llvm::raw_string_ostream stream(text);
  if (const auto promise = unreadAttribute(module))
    return module.emitError("not modelled by the reference semantics: a module with ") << *promise;
  for (Operation& op : *module.getBody()) {
    auto function = mlir::dyn_cast<mlir::func::FuncOp>(op);
    // What nobody reads could be anything: a module in the module holds functions.
    if (!function)
      return op.emitError("not modelled by the reference semantics: '") << op.getName() << "' of a module";
    if (function.isDeclaration()) continue;
    const bool kernel = function->hasAttr("cute.kernel");
    if (failed(kernel ? writeKernel(function, stream, abi) : Function(abi).write(function, stream)))
      return mlir::failure();
    if (!withForm) continue;
    const std::string form = formOf(function, abi);
    if (form.empty())
      return function.emitError("not modelled by the reference semantics: the LLVM type of ")
             << function.getFunctionType();
    text.insert(text.rfind("end\n"), "  form " + form + "\n");
  }
  out << text;
  return success();
}

}  // namespace cutecheck::meaning
