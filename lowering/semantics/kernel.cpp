// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/kernel.h"

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/stated.h"
#include "lowering/semantics/block.h"
#include "lowering/semantics/claims.h"
#include "lowering/semantics/kernel_words.h"
#include "lowering/semantics/parts.h"

namespace cutecheck::meaning {
namespace {

using llvm::LogicalResult;
using mlir::Operation;
using mlir::success;
using mlir::Value;

constexpr int64_t kMaxTrips = 1024;
constexpr uint64_t kMaxCarrying = 8192, kMaxOfNest = uint64_t{1} << 15;

// How often a loop with constant bounds turns, counted in 128 bits: MLIR says 0 where the difference of its
// bounds leaves their type.
std::optional<uint64_t> tripsOf(mlir::scf::ForOp loop) {
  const auto constant = [](Value bound) -> std::optional<__int128> {
    llvm::APInt value;
    if (!mlir::matchPattern(bound, mlir::m_ConstantInt(&value)) || value.getBitWidth() > 64) return std::nullopt;
    return value.getSExtValue();
  };
  const auto low = constant(loop.getLowerBound()), high = constant(loop.getUpperBound()),
             step = constant(loop.getStep());
  if (!low || !high || !step || *step < 1 || loop.getUnsignedCmp()) return std::nullopt;
  return *high <= *low ? 0 : static_cast<uint64_t>((*high - *low + *step - 1) / *step);
}

// The operations that a loop becomes when it and those inside it are unrolled.
uint64_t unrolled(mlir::scf::ForOp loop) {
  uint64_t operations = 0;
  loop.getBody()->walk<mlir::WalkOrder::PreOrder>([&](Operation* op) {
    const auto inner = mlir::dyn_cast<mlir::scf::ForOp>(op);
    operations += 1 + (inner ? unrolled(inner) : 0);
    return inner ? mlir::WalkResult::skip() : mlir::WalkResult::advance();
  });
  const std::optional<uint64_t> trips = tripsOf(loop);
  return operations > kMaxOfNest || !trips ? operations : operations * std::min<uint64_t>(*trips, kMaxTrips);
}

class Kernel : public BlockInterpreter {
 public:
  using BlockInterpreter::BlockInterpreter;

  LogicalResult write(mlir::func::FuncOp kernel, llvm::raw_ostream& out) {
    if (!kernel.getBody().hasOneBlock())
      return kernel.emitError("not modelled by the reference semantics: it has more than one block");
    if (failed(readable(kernel))) return mlir::failure();
    for (auto [i, argument] : llvm::enumerate(kernel.getArguments()))
      if (failed(addParameter(i, argument))) return mlir::failure();
    if (failed(addStated(kernel))) return mlir::failure();
    // What is ensured of a launch says, too, that it reads nothing beside its tensors.
    inBounds_ = kernel->hasAttr(cute::kInBounds) || kernel->hasAttr(cute::kEnsures);
    if (failed(readStated(kernel))) return mlir::failure();
    if (failed(block(kernel.getBody().front()))) return mlir::failure();
    if (const std::optional<std::string> line = loadInVain())
      return kernel.emitError("not modelled by the reference semantics: what is loaded reaches no store: ") << *line;
    out << "kernel @" << kernel.getName() << "\n";
    for (const std::string& line : parameters_) out << "  param " << line << "\n";
    writeLaunch(kernel, out);
    for (const auto& [name, symbol] : registers_) out << "  register " << name << " i32 " << symbol << "\n";
    writeSharedMemory(out);
    writeShared(out);
    for (const std::string& line : accesses_) out << "  " << line << "\n";
    if (failed(writeEnsures(kernel, registers_, out))) return mlir::failure();
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
      return argument.getOwner()->getParentOp()->emitError("not modelled by the reference semantics: parameter ")
             << index << " is of type " << argument.getType();
    };
    if (auto integer = mlir::dyn_cast<mlir::IntegerType>(argument.getType())) {
      parameters_.push_back(number + " i" + std::to_string(integer.getWidth()) + " " + name);
      bind(argument, leafOf(valueOf(argument.getType(), name)));
      return success();
    }
    // A number of floating point: some value, with a name.
    if (const std::string element = elementName(argument.getType()); !element.empty()) {
      parameters_.push_back(number + " " + element + " " + name);
      bind(argument, Data{{name}});
      return success();
    }
    const auto memref = mlir::dyn_cast<cute::MemRefType>(argument.getType());
    const bool global = memref && memref.getSpace() == cute::MemorySpace::kGlobal && memref.getSwizzle() == Swizzle();
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
    noteTensor(name, memref.getElementType(), layout);
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
        .Case<cute::MakeIdentityTensorOp>([&](auto o) { return define(o, View{{}, wholeOf(tuple(o.getShape()))}); })
        .Case<cute::ZippedDivideOp>([&](auto o) { return divide(o); })
        .Case<cute::SliceOp>([&](auto o) { return slice(o); })
        .Case<cute::LocalTileOp>([&](auto o) { return tile(o); })
        .Case<cute::LocalPartitionOp>([&](auto o) { return takeOwn(o); })
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
        .Case<mlir::scf::IfOp>([&](auto o) { return branch(o); })
        .Case<mlir::scf::ForOp>([&](auto o) { return loop(o); })
        // What a region yields is read by what it belongs to.
        .Case<mlir::scf::YieldOp>([](auto) { return success(); })
        .Case<mlir::func::ReturnOp>([&](auto o) -> LogicalResult {
          if (o->getNumOperands() == 0) return success();
          return o->emitError("not modelled by the reference semantics: values leave a region of a kernel");
        })
        .Default([&](Operation* o) { return BlockInterpreter::interpretOther(o); });
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
    if (const auto* shared = find<TermIterator>(op.getIter())) return moveShared(op, *shared);
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

  LogicalResult definePart(Operation* op, const View& view, const MappingRef& mapping) {
    if (view.fragment >= 0)
      return op->emitError("not modelled by the reference semantics: a part of registers, which are moved whole");
    return define(op, View{view.base, mapping});
  }

  LogicalResult divide(cute::ZippedDivideOp op) {
    const View* view = find<View>(op->getOperand(0));
    const auto tile = mlir::dyn_cast<cute::TileType>(op->getOperand(1).getType());
    const auto mapping = view && tile ? zippedDivide(view->mapping, tile.getValue()) : std::nullopt;
    if (!mapping) return refusePart(op);
    return definePart(op, *view, *mapping);
  }

  LogicalResult slice(cute::SliceOp op) {
    const View* view = find<View>(op->getOperand(0));
    const TermTuple& coord = tuple(op->getOperand(1));
    const auto mapping = view ? meaning::slice(view->mapping, coord) : std::nullopt;
    if (!mapping)
      return op.emitError(
          "not modelled by the reference semantics: a slice of another form than a view at a coordinate");
    view->mapping->needs(coord, needs_);
    return definePart(op, *view, *mapping);
  }

  // Divided, and the tile at the coordinate; modes that it lacks stay open.
  LogicalResult tile(cute::LocalTileOp op) {
    const View* view = find<View>(op.getInput());
    const auto tiler = mlir::dyn_cast<cute::TileType>(op.getTiler().getType());
    const std::optional<std::vector<int64_t>> extents = tiler ? tileExtents(tiler.getValue()) : std::nullopt;
    const auto divided = view && extents ? zippedDivide(view->mapping, tiler.getValue()) : std::nullopt;
    const auto* coord = find<TermTuple>(op.getCoord());
    std::vector<TermTuple> open, at;
    const TermTuple all{IntTuple::underscore(), {"_"}};
    for (size_t i = 0; divided && coord && i < extents->size(); ++i) {
      const bool given = coord->isTuple() ? i < coord->tree.rank() : i == 0 && extents->size() == 1;
      open.push_back(all);
      at.push_back(given ? coord->isTuple() ? coord->mode(i) : *coord : all);
      if (at.back().isTuple()) at.clear();
    }
    const bool paired = !at.empty() && at.size() == open.size() &&
                        (coord->isTuple() ? coord->tree.rank() <= at.size() : at.size() == 1);
    return cut(op, view, paired ? divided : std::nullopt, open, at);
  }

  // Of every tile as large as the layout of threads the element at the place of one thread.
  LogicalResult takeOwn(cute::LocalPartitionOp op) {
    const View* view = find<View>(op.getInput());
    const auto threads = mlir::dyn_cast<cute::LayoutType>(op.getTiler().getType());
    const auto* index = find<TermTuple>(op.getIndex());
    std::vector<int64_t> tile;
    std::vector<TermTuple> place, open;
    if (!view || !threads || !index || index->isTuple() || op.getTargetProfile() ||
        !placeOf(threads.getValue(), index->terms.front(), tile, place))
      return refusePart(op);
    int64_t count = 1;
    std::vector<Tiler> tiler;
    for (const int64_t extent : tile) {
      count *= extent;
      tiler.emplace_back(Layout::unchecked(extent, 1));
      open.push_back({IntTuple::underscore(), {"_"}});
    }
    const auto divided = zippedDivide(view->mapping, Tiler::tuple(tiler));
    needs_.addStrictlyInside(*index, leafOf(std::to_string(count)));
    return cut(op, view, divided, place, open);
  }

  LogicalResult refusePart(Operation* op) {
    return op->emitError("not modelled by the reference semantics: '")
           << op->getName() << "' of another form than a view by a tile, or threads, of integers";
  }

  // The slice ((inside), (which)) of a divided view.
  LogicalResult cut(Operation* op, const View* view, const std::optional<MappingRef>& divided,
                    const std::vector<TermTuple>& inside, const std::vector<TermTuple>& which) {
    if (!divided) return refusePart(op);
    const auto one = [](const std::vector<TermTuple>& modes) { return modes.size() == 1 ? modes.front() : tupleOf(modes); };
    const TermTuple coord = tupleOf({one(inside), one(which)});
    const auto mapping = meaning::slice(*divided, coord);
    if (!mapping) return refusePart(op);
    (*divided)->needs(coord, needs_);
    return definePart(op, *view, *mapping);
  }

  template <typename OpT>
  LogicalResult partition(OpT op) {
    const View* view = find<View>(op.getView());
    const cute::TiledCopyType copy = op.getTiledCopy().getType();
    const Term& thread = scalar(op.getThread());
    const auto mapping = view && !tuple(op.getThread()).isTuple()
                             ? meaning::partition(view->mapping, copy.getTv(), copy.getTiler(), thread)
                             : std::nullopt;
    if (!mapping) return op.emitError("not modelled by the reference semantics: a partition of more than one tile");
    int64_t threads = 1;
    for (const IntTuple& extent : leaves(copy.getTv().shape().mode(0))) threads *= extent.value();
    needs_.addStrictlyInside(leafOf(thread), leafOf(std::to_string(threads)));
    return definePart(op, *view, *mapping);
  }

  LogicalResult branch(mlir::scf::IfOp op) {
    if (!find<TermTuple>(op.getCondition()))
      return op.emitError("not modelled by the reference semantics: a branch by a comparison of data");
    const Term condition = scalar(op.getCondition());
    path_.push_back(condition);
    if (failed(block(op.getThenRegion().front()))) return mlir::failure();
    path_.back() = "not(" + condition + ")";
    if (!op.getElseRegion().empty() && failed(block(op.getElseRegion().front()))) return mlir::failure();
    path_.pop_back();
    for (const mlir::OpResult result : op->getResults()) {
      const unsigned k = result.getResultNumber();
      const std::optional<Meaning> value = chosen(condition, result, op.thenYield().getOperand(k), op.elseYield().getOperand(k));
      if (!value)
        return op.emitError("not modelled by the reference semantics: a branch with a result of type ") << result.getType();
      bind(result, *value);
    }
    return success();
  }

  LogicalResult loop(mlir::scf::ForOp op) {
    const auto constant = [&](Value bound) -> std::optional<int64_t> {
      llvm::APInt value;
      if (!mlir::matchPattern(bound, mlir::m_ConstantInt(&value))) return std::nullopt;
      return value.getSExtValue();
    };
    const auto low = constant(op.getLowerBound()), step = constant(op.getStep());
    if (step && *step < 1)
      return op.emitError("not modelled by the reference semantics: the step of a loop must be at least 1");
    const std::optional<uint64_t> trips = tripsOf(op);
    if (!trips || !low || !step) return fold(op, [&] { return block(*op.getBody()); });
    if (*trips > kMaxTrips)
      return op.emitError("not modelled by the reference semantics: a loop of more than ") << kMaxTrips << " turns";
    // What is carried: at first what is given, then what the turn before yields.
    std::vector<Meaning> carried;
    const auto read = [&](mlir::ValueRange values) {
      carried.clear();
      for (const Value value : values) {
        if (const auto* number = find<TermTuple>(value)) carried.emplace_back(*number);
        else if (const auto* data = find<Data>(value)) carried.emplace_back(*data);
        else return false;
      }
      return llvm::none_of(carried, isTooLong);
    };
    const auto refuse = [&] {
      return op.emitError(
          "not modelled by the reference semantics: a loop that carries a value which is neither number nor data, or a long one");
    };
    // The lowering unrolls, and then folds constants; a long loop may stay a loop.
    const uint64_t operations = unrolled(op);
    if (operations > kMaxOfNest)
      return op.emitError("not modelled by the reference semantics: a nest of loops of more than ")
             << kMaxOfNest << " operations in all turns";
    if (op.getNumRegionIterArgs() != 0 && operations > kMaxCarrying)
      return op.emitError("not modelled by the reference semantics: a loop that carries values through more than ")
             << kMaxCarrying << " operations";
    if (!read(op.getInitArgs())) return refuse();
    for (uint64_t i = 0; i < *trips; ++i) {
      for (const auto& [argument, value] : llvm::zip_equal(op.getRegionIterArgs(), carried)) bind(argument, value);
      bind(op.getInductionVar(), leafOf(std::to_string(*low + static_cast<int64_t>(i) * *step)));
      if (failed(block(*op.getBody()))) return mlir::failure();
      if (!read(op.getBody()->getTerminator()->getOperands())) return refuse();
    }
    for (const auto& [result, value] : llvm::zip_equal(op->getResults(), carried)) bind(result, value);
    return success();
  }

  std::vector<std::string> parameters_;
  Registers registers_;
};

}  // namespace

LogicalResult writeKernel(mlir::func::FuncOp kernel, llvm::raw_ostream& out, Abi abi) {
  return Kernel(abi).write(kernel, out);
}

}  // namespace cutecheck::meaning
