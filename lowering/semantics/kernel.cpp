// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/kernel.h"

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/stated.h"
#include "lowering/semantics/accesses.h"
#include "lowering/semantics/claims.h"
#include "lowering/semantics/kernel_words.h"

namespace cutecheck::meaning {
namespace {

using llvm::LogicalResult;
using mlir::Operation;
using mlir::success;
using mlir::Value;

constexpr int64_t kMaxTrips = 1024;

class Kernel : public AccessInterpreter {
 public:
  using AccessInterpreter::AccessInterpreter;

  LogicalResult write(mlir::func::FuncOp kernel, llvm::raw_ostream& out) {
    if (!kernel.getBody().hasOneBlock())
      return kernel.emitError("not modelled by the reference semantics: it has more than one block");
    if (failed(readable(kernel))) return mlir::failure();
    for (auto [i, argument] : llvm::enumerate(kernel.getArguments()))
      if (failed(addParameter(i, argument))) return mlir::failure();
    if (failed(addStated(kernel))) return mlir::failure();
    inBounds_ = kernel->hasAttr(cute::kInBounds);
    if (failed(block(kernel.getBody().front()))) return mlir::failure();
    out << "kernel @" << kernel.getName() << "\n";
    for (const std::string& line : parameters_) out << "  param " << line << "\n";
    writeLaunch(kernel, out);
    for (const auto& [name, symbol] : registers_) out << "  register " << name << " i32 " << symbol << "\n";
    writeShared(out);
    for (const std::string& line : accesses_) out << "  " << line << "\n";
    out << "end\n";
    return success();
  }

 private:
  // What a launch must have; readable() has seen that the extents are one to three, and at least 1.
  static void writeLaunch(mlir::func::FuncOp kernel, llvm::raw_ostream& out) {
    for (const auto& [attribute, what] :
         {std::pair("nvvm.reqntid", "block"), std::pair("nvvm.cluster_dim", "cluster")}) {
      const auto stated = kernel->getAttrOfType<mlir::DenseI32ArrayAttr>(attribute);
      if (!stated) continue;
      llvm::SmallVector<int32_t, 3> extents(stated.asArrayRef());
      extents.resize(3, 1);
      out << "  launch " << what << " " << extents[0] << "," << extents[1] << "," << extents[2] << "\n";
    }
  }

  LogicalResult addParameter(size_t index, mlir::BlockArgument argument) {
    const std::string number = std::to_string(index), name = "a" + number;
    const auto refuse = [&]() -> LogicalResult {
      return argument.getOwner()->getParentOp()->emitError(
                 "not modelled by the reference semantics: parameter ")
             << index << " is of type " << argument.getType();
    };
    if (auto integer = mlir::dyn_cast<mlir::IntegerType>(argument.getType())) {
      parameters_.push_back(number + " i" + std::to_string(integer.getWidth()) + " " + name);
      bind(argument, leafOf(valueOf(argument.getType(), name)));
      return success();
    }
    const auto memref = mlir::dyn_cast<cute::MemRefType>(argument.getType());
    const bool global =
        memref && memref.getSpace() == cute::MemorySpace::kGlobal && memref.getSwizzle() == Swizzle();
    if (!global) return refuse();
    parameters_.push_back(number + ".0 ptr " + name + " align " + std::to_string(memref.getAlignment()));
    const Layout& type = memref.getLayout();
    const TermLayout layout = namedLayout(type, name);
    addDivisors(type.shape(), layout.shape, premises_);
    addDivisors(type.stride(), layout.stride, premises_);
    premises_.addExtents(layout.shape);
    premises_.addReach(layout);
    for (const auto& [slot, term] : slotTerms(layout, type, abi_))
      parameters_.push_back(number + ".1" + slot.path + " " + slot.type + " " + term);
    bind(argument, View{{name, layout}, wholeOf(layout.shape), -1, true});
    return success();
  }

  LogicalResult block(mlir::Block& body) {
    for (Operation& op : body)
      if (failed(interpret(&op))) return mlir::failure();
    return success();
  }

  LogicalResult interpretOther(Operation* op) override {
    if (op->getName().getStringRef().starts_with("nvvm.read.ptx.sreg.")) return readRegister(op);
    return llvm::TypeSwitch<Operation*, LogicalResult>(op)
        .Case<cute::GetLayoutOp>(
            [&](auto o) { return onView(o, o.getInput(), [](const View& v) { return ViewLayout{v}; }); })
        .Case<cute::GetIterOp>([&](auto o) {
          return onView(o, o.getInput(), [](const View& v) { return ViewIterator{v, std::nullopt}; });
        })
        .Case<cute::AddOffsetOp>([&](auto o) { return addOffset(o); })
        .Case<cute::DerefArithTupleIterOp>([&](auto o) { return deref(o); })
        .Case<cute::MakeIdentityTensorOp>([&](auto o) {
          return define(o, View{{}, wholeOf(tuple(o.getShape()))});
        })
        .Case<cute::ZippedDivideOp>([&](auto o) { return divide(o); })
        .Case<cute::SliceOp>([&](auto o) { return slice(o); })
        .Case<cute::MakeAtomOp, cute::AtomOp, cute::MakeTiledCopyOp, cute::MakeTiledMmaOp>(
            [&](auto o) { return define(o, KnownToType{}); })
        .Case<cute::TiledCopyPartitionSOp, cute::TiledCopyPartitionDOp>([&](auto o) { return partition(o); })
        .Case<cute::MakeFragmentOp, cute::MakeFragmentLikeOp>([&](auto o) { return makeFragment(o); })
        .Case<cute::MemRefLoadOp>([&](auto o) { return loadOne(o); })
        .Case<cute::MemRefStoreOp>([&](auto o) { return storeOne(o); })
        .Case<cute::MemRefLoadVecOp>([&](auto o) { return defineData(o, loadAll(o, o.getMemref())); })
        .Case<cute::MemRefStoreVecOp>([&](auto o) {
          const Data* data = find<Data>(o.getValue());
          return data ? storeAll(o, *data, o.getMemref()) : Interpreter::interpretOther(o);
        })
        .Case<cute::CopyAtomCallOp>([&](auto o) { return copyAll(o); })
        .Case<cute::MmaAtomCallOp>([&](auto o) { return multiplyAdd(o); })
        .Case<cute::LoadScaledIndexOp>([&](auto o) { return loadScaled(o); })
        .Case<mlir::arith::AddFOp>([&](auto o) { return compute(o, "fadd"); })
        .Case<mlir::arith::SubFOp>([&](auto o) { return compute(o, "fsub"); })
        .Case<mlir::arith::MulFOp>([&](auto o) { return compute(o, "fmul"); })
        .Case<mlir::arith::DivFOp>([&](auto o) { return compute(o, "fdiv"); })
        .Case<mlir::arith::NegFOp>([&](auto o) { return compute(o, "fneg"); })
        .Case<mlir::arith::ConstantOp>([&](auto o) { return constant(o); })
        .Case<mlir::scf::IfOp>([&](auto o) { return branch(o); })
        .Case<mlir::scf::ForOp>([&](auto o) { return loop(o); })
        .Case<mlir::scf::YieldOp, mlir::func::ReturnOp>([&](auto o) -> LogicalResult {
          if (o->getNumOperands() == 0) return success();
          return o->emitError("not modelled by the reference semantics: values leave a region of a kernel");
        })
        .Default([&](Operation* o) { return Interpreter::interpretOther(o); });
  }

  // What the type of a view of memory says of its layout, of the elements that its coordinates are.
  void claimType(Operation* op, Value result) override {
    const auto type = mlir::dyn_cast<cute::MemRefType>(result.getType());
    const View* view = find<View>(result);
    if (!type || !view || view->base.pointer.empty()) return Interpreter::claimType(op, result);
    for (const std::string& line : claimsOf(type.getLayout(), *view->mapping, view->base.layout)) claim(line);
  }

  LogicalResult readRegister(Operation* op) {
    const std::string name = op->getName().getStringRef().drop_front(strlen("nvvm.read.ptx.sreg.")).str();
    const auto [at, fresh] = registers_.try_emplace(name, "r" + std::to_string(registers_.size()));
    if (fresh) {
      const auto block =
          op->getParentOfType<mlir::func::FuncOp>()->getAttrOfType<mlir::DenseI32ArrayAttr>("nvvm.reqntid");
      const std::optional<int64_t> bound =
          registerBound(name, block ? block.asArrayRef() : llvm::ArrayRef<int32_t>());
      if (!bound) return op->emitError("not modelled by the reference semantics: the register ") << name;
      premises_.addInside(leafOf(at->second), leafOf(std::to_string(*bound)));
    }
    return define(op, leafOf(at->second));
  }

  template <typename OpT, typename F>
  LogicalResult onView(OpT op, Value view, F&& result) {
    const View* known = find<View>(view);
    if (!known) return Interpreter::interpretOther(op);
    return define(op, result(*known));
  }

  LogicalResult addOffset(cute::AddOffsetOp op) {
    const auto* iterator = find<ViewIterator>(op.getIter());
    const auto* offset = find<ViewOffset>(op.getOffset());
    // The offset of a coordinate says which element is meant only from the start of the same view.
    if (!iterator || !offset || iterator->coord || iterator->view.mapping != offset->view.mapping)
      return op.emitError(
          "not modelled by the reference semantics: an offset of another view than the iterator's, or a "
          "second one");
    return define(op, ViewIterator{iterator->view, offset->coord});
  }

  LogicalResult deref(cute::DerefArithTupleIterOp op) {
    const auto* iterator = find<ViewIterator>(op.getIter());
    if (!iterator || !iterator->view.base.pointer.empty()) return Interpreter::interpretOther(op);
    const TermTuple start = iterator->coord ? *iterator->coord : leafOf("0");
    return define(op, iterator->view.mapping->at(start));
  }

  LogicalResult divide(cute::ZippedDivideOp op) {
    const View* view = find<View>(op->getOperand(0));
    const auto tile = mlir::dyn_cast<cute::TileType>(op->getOperand(1).getType());
    const auto mapping = view && tile ? zippedDivide(view->mapping, tile.getValue()) : std::nullopt;
    if (!mapping)
      return op.emitError(
          "not modelled by the reference semantics: a division of another form than a view by a tile of "
          "integers");
    return define(op, View{view->base, *mapping});
  }

  LogicalResult slice(cute::SliceOp op) {
    const View* view = find<View>(op->getOperand(0));
    const TermTuple& coord = tuple(op->getOperand(1));
    const auto mapping = view ? meaning::slice(view->mapping, coord) : std::nullopt;
    if (!mapping)
      return op.emitError(
          "not modelled by the reference semantics: a slice of another form than a view at a coordinate");
    view->mapping->needs(coord, needs_);
    return define(op, View{view->base, *mapping});
  }

  template <typename OpT>
  LogicalResult partition(OpT op) {
    const View* view = find<View>(op.getView());
    const cute::TiledCopyType copy = op.getTiledCopy().getType();
    const Term& thread = scalar(op.getThread());
    const auto mapping = view && !tuple(op.getThread()).isTuple()
                             ? meaning::partition(view->mapping, copy.getTv(), copy.getTiler(), thread)
                             : std::nullopt;
    if (!mapping)
      return op.emitError("not modelled by the reference semantics: a partition of more than one tile");
    int64_t threads = 1;
    for (const IntTuple& extent : leaves(copy.getTv().shape().mode(0))) threads *= extent.value();
    needs_.addStrictlyInside(leafOf(thread), leafOf(std::to_string(threads)));
    return define(op, View{view->base, *mapping});
  }

  // A number that is computed with is its bits: the meaning of arithmetic is literal.
  LogicalResult constant(mlir::arith::ConstantOp op) {
    const auto number = mlir::dyn_cast<mlir::FloatAttr>(op.getValue());
    const std::string element = elementName(op.getType());
    if (!number || element.empty()) return Interpreter::interpretOther(op);
    const uint64_t bits = number.getValue().bitcastToAPInt().getZExtValue();
    if (bits > static_cast<uint64_t>(INT64_MAX)) return Interpreter::interpretOther(op);
    return define(op, Data{{element + "_bits(" + std::to_string(bits) + ")"}});
  }

  // The constant that an operand is, if it is one.
  static std::optional<llvm::APFloat> constantOf(Value operand) {
    auto constant = operand.getDefiningOp<mlir::arith::ConstantOp>();
    const auto number = constant ? mlir::dyn_cast<mlir::FloatAttr>(constant.getValue()) : mlir::FloatAttr();
    return number ? std::optional(number.getValue()) : std::nullopt;
  }

  // MLIR takes away what a constant does not change, x * 1 or x + -0, and computes what is made of constants
  // alone.
  static bool isFolded(const std::string& function, Operation* op) {
    const std::optional<llvm::APFloat> last = constantOf(op->getOperands().back());
    const std::optional<llvm::APFloat> first = constantOf(op->getOperands().front());
    if (first && last) return true;
    const auto leavesAsIs = [&](const std::optional<llvm::APFloat>& c) {
      if (!c) return false;
      if (function == "fadd") return c->isNegZero();
      if (function == "fsub") return c->isPosZero();
      return c->isExactlyValue(1.0);
    };
    return leavesAsIs(last) || (isCommutative(function) && leavesAsIs(first));
  }
  static bool isCommutative(const std::string& function) { return function == "fadd" || function == "fmul"; }

  LogicalResult compute(Operation* op, const std::string& function) {
    if (isFolded(function, op))
      return op->emitError(
          "not modelled by the reference semantics: arithmetic that a constant makes superfluous");
    // Nor is a sign there that was changed twice.
    if (auto twice = op->getOperand(0).getDefiningOp<mlir::arith::NegFOp>(); twice && function == "fneg")
      if (const Data* data = find<Data>(twice.getOperand())) return define(op, Data(*data));
    Data result;
    std::vector<const Data*> operands;
    for (const Value operand : op->getOperands()) {
      operands.push_back(find<Data>(operand));
      if (!operands.back()) return Interpreter::interpretOther(op);
    }
    // It also puts the constant of a sum or a product to the right.
    if (isCommutative(function) && constantOf(op->getOperand(0))) std::swap(operands[0], operands[1]);
    for (size_t i = 0; i < operands.front()->elements.size(); ++i) {
      std::string term = function + "(";
      for (size_t k = 0; k < operands.size(); ++k) term += (k ? ", " : "") + operands[k]->elements[i];
      result.elements.push_back(term + ")");
    }
    return define(op, std::move(result));
  }

  LogicalResult branch(mlir::scf::IfOp op) {
    if (op->getNumResults() != 0)
      return op.emitError("not modelled by the reference semantics: a branch with results");
    const Term condition = scalar(op.getCondition());
    path_.push_back(condition);
    if (failed(block(op.getThenRegion().front()))) return mlir::failure();
    path_.back() = "not(" + condition + ")";
    if (!op.getElseRegion().empty() && failed(block(op.getElseRegion().front()))) return mlir::failure();
    path_.pop_back();
    return success();
  }

  LogicalResult loop(mlir::scf::ForOp op) {
    const std::optional<llvm::APInt> trips = op.getStaticTripCount();
    const auto constant = [&](Value bound) -> std::optional<int64_t> {
      llvm::APInt value;
      if (!mlir::matchPattern(bound, mlir::m_ConstantInt(&value))) return std::nullopt;
      return value.getSExtValue();
    };
    const auto low = constant(op.getLowerBound()), step = constant(op.getStep());
    if (!trips || trips->ugt(kMaxTrips) || !low || !step || op.getNumRegionIterArgs() != 0)
      return op.emitError(
          "not modelled by the reference semantics: a loop whose length is not known, or one that carries "
          "values");
    if (*step < 1)
      return op.emitError("not modelled by the reference semantics: the step of a loop must be at least 1");
    for (uint64_t i = 0; i < trips->getZExtValue(); ++i) {
      bind(op.getInductionVar(), leafOf(std::to_string(*low + static_cast<int64_t>(i) * *step)));
      if (failed(block(*op.getBody()))) return mlir::failure();
    }
    return success();
  }

  std::vector<std::string> parameters_;
  std::map<std::string, std::string> registers_;
};

}  // namespace

LogicalResult writeKernel(mlir::func::FuncOp kernel, llvm::raw_ostream& out, Abi abi) {
  return Kernel(abi).write(kernel, out);
}

}  // namespace cutecheck::meaning
