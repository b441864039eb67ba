// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/block.h"

#include "core/notation/print.h"
#include "llvm/ADT/StringExtras.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Matchers.h"

#include "core/nvgpu/launch_limits.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/stated.h"
#include "lowering/semantics/kernel_words.h"

namespace cutecheck::meaning {

using llvm::LogicalResult;
using mlir::Operation;
using mlir::success;

namespace {

constexpr llvm::StringLiteral kStateThreads = "add nvvm.reqntid = array<i32: 128>, with your number";

// The array's strings, each one line of the text; nothing of another attribute.
std::optional<std::vector<std::string>> linesOf(mlir::Attribute stated) {
  const auto all = mlir::dyn_cast_or_null<mlir::ArrayAttr>(stated);
  if (!all) return std::nullopt;
  std::vector<std::string> lines;
  for (const mlir::Attribute one : all) {
    const auto text = mlir::dyn_cast<mlir::StringAttr>(one);
    if (!text || text.getValue().trim().empty() || text.getValue().find_first_of("\n\r#") != llvm::StringRef::npos)
      return std::nullopt;
    lines.push_back(text.getValue().trim().str());
  }
  return lines;
}

}  // namespace

LogicalResult BlockInterpreter::readStated(mlir::func::FuncOp kernel) {
  const mlir::Attribute stated = kernel->getAttr(cute::kDynamicSmem);
  if (!stated) return success();
  const auto bytes = mlir::dyn_cast<mlir::IntegerAttr>(stated);
  if (!bytes || !bytes.getType().isSignlessInteger() || bytes.getInt() < 1 || bytes.getInt() > kMostSharedOfBlock)
    return kernel.emitError("expects ") << cute::kDynamicSmem << " to be a number of bytes of 1 to "
                                        << kMostSharedOfBlock << ", for a block has no more";
  bytes_ = bytes.getInt();
  return success();
}

LogicalResult BlockInterpreter::interpretOther(Operation* op) {
  const llvm::StringRef name = op->getName().getStringRef();
  if (name == "cute_nvgpu.arch.get_dyn_smem") return sharedMemory(op);
  if (name == "nvvm.barrier0") return barrier(op);
  if (name == "nvvm.shfl.sync") return exchange(op);
  if (mlir::isa<cute::RecastIterOp, cute::MakeViewOp>(op)) return viewOfShared(op);
  return DataInterpreter::interpretOther(op);
}

LogicalResult BlockInterpreter::sharedMemory(Operation* op) {
  if (bytes_ == 0)
    return op->emitError("not modelled by the reference semantics: '")
           << op->getName() << "' in a kernel of which no " << cute::kDynamicSmem
           << " says how many bytes a launch gives";
  if (!op->getParentOfType<mlir::func::FuncOp>()->hasAttr("nvvm.reqntid"))
    return op->emitError("shared memory of a block, and the kernel does not say how many threads it has: ") << kStateThreads;
  used_ = true;
  align_ = std::max<int64_t>(align_, mlir::cast<cute::PtrType>(op->getResult(0).getType()).getAlignment());
  return define(op, TermIterator{kSharedName, 1, leafOf("0")});
}

// Its place is in bytes.
LogicalResult BlockInterpreter::moveShared(cute::AddOffsetOp op, const TermIterator& start) {
  const TermTuple& offset = tuple(op.getOffset());
  int64_t by = 0, at = 0, bytes = 0;
  const bool known = start.pointer == kSharedName && !offset.isTuple() &&
                     !llvm::StringRef(offset.terms.front()).getAsInteger(10, by) &&
                     !llvm::StringRef(start.offset.terms.front()).getAsInteger(10, at);
  const unsigned bits =
      mlir::cast<cute::PtrType>(op.getIter().getType()).getElementType().getIntOrFloatBitWidth();
  if (!known || bits % 8 != 0 || llvm::MulOverflow<int64_t>(by, bits / 8, bytes) ||
      llvm::AddOverflow(at, bytes, bytes) || bytes < 0)
    return op.emitError(
        "not modelled by the reference semantics: an offset into shared memory that is no constant, leads "
        "before "
        "its begin, or counts elements within a byte");
  return define(op, TermIterator{kSharedName, 1, leafOf(std::to_string(bytes))});
}

// A pointer into it with elements of another type, and the view of a layout from there on.
LogicalResult BlockInterpreter::viewOfShared(Operation* op) {
  const auto* start = find<TermIterator>(op->getOperand(0));
  if (!start || start->pointer != kSharedName) return DataInterpreter::interpretOther(op);
  if (mlir::isa<cute::RecastIterOp>(op)) return define(op, TermIterator(*start));
  auto view = mlir::cast<cute::MakeViewOp>(op);
  const auto type = mlir::dyn_cast<cute::MemRefType>(view.getResult().getType());
  const auto* layout = view.getLayout() ? find<TermLayout>(view.getLayout()) : nullptr;
  const bool isStatic = llvm::all_of(leaves(type ? type.getLayout().shape() : IntTuple()),
                                     [](const IntTuple& leaf) { return leaf.isInt(); });
  if (!type || type.getSpace() != cute::MemorySpace::kShared || !isStatic || !layout || !layout->operation.empty())
    return op->emitError(
        "not modelled by the reference semantics: a view of shared memory of another form than one with a "
        "static shape");
  if (swizzle_ && *swizzle_ != type.getSwizzle())
    return op->emitError("not modelled by the reference semantics: shared memory under two swizzles");
  swizzle_ = type.getSwizzle();
  int64_t at = 0;
  // Elements within a byte lie at the begin alone.
  const int64_t bytes = std::max<int64_t>(1, type.getElementType().getIntOrFloatBitWidth() / 8);
  const bool within = type.getElementType().getIntOrFloatBitWidth() % 8 != 0;
  if (llvm::StringRef(start->offset.terms.front()).getAsInteger(10, at) || at % bytes != 0 ||
      (at != 0 && (within || swizzle_->bits != 0)))
    return op->emitError(
        "not modelled by the reference semantics: a view of shared memory that begins within an element, "
        "or is swizzled and moved");
  return define(
      op, View{{kSharedName, *layout, at == 0 ? "" : std::to_string(at / bytes)}, wholeOf(layout->shape)});
}

// All threads reach it: behind a branch only some might.
LogicalResult BlockInterpreter::barrier(Operation* op) {
  // In a turn of a loop that itself is behind no branch: that it is the same number of turns for all of them
  // is proved.
  const bool inTurn = turn_ == 1 && path_.size() == 1;
  if ((!path_.empty() && !inTurn) || op->getNumOperands() != 0)
    return op->emitError("not modelled by the reference semantics: a barrier behind a branch, or of some threads");
  accesses_.emplace_back("barrier");
  return success();
}

// All lanes reach it: behind a branch, or in a loop of which each takes its own number of turns, only some
// might.
LogicalResult BlockInterpreter::exchange(Operation* op) {
  auto shuffle = mlir::cast<mlir::NVVM::ShflOp>(op);
  const auto refuse = [&](const llvm::Twine& what) {
    return op->emitError("not modelled by the reference semantics: lanes that exchange values ") << what;
  };
  const auto constant = [](mlir::Value value) -> std::optional<int64_t> {
    llvm::APInt number;
    if (!mlir::matchPattern(value, mlir::m_ConstantInt(&number))) return std::nullopt;
    return number.getSExtValue();
  };
  if (!path_.empty()) return refuse("behind a branch, or in a loop of run-time length");
  if (!op->getParentOfType<mlir::func::FuncOp>()->hasAttr("nvvm.reqntid"))
    return refuse("where the kernel does not say how many threads it has: ") << kStateThreads;
  if (constant(shuffle.getThreadMask()) != -1) return refuse("under another mask than -1, of all lanes");
  const auto distance = constant(shuffle.getOffset()), clamp = constant(shuffle.getMaskAndClamp());
  constexpr int64_t kLast = kThreadsOfWarp - 1;
  if (!distance || *distance < 0 || *distance > kLast)
    return refuse("at a distance that is no constant from 0 to 31");
  const bool up = shuffle.getKind() == mlir::NVVM::ShflKind::up;
  if (clamp != (up ? 0 : kLast))
    return refuse("of segments that are not the whole warp: the last operand is 31, of up 0");
  const Data* given = find<Data>(shuffle.getVal());
  if (!given || given->elements.size() != 1 || !shuffle.getType().isF32())
    return refuse("of another type than f32");
  if (isTooLong(*given)) return refuseLength(op);
  const std::string name = "e" + std::to_string(exchanges_++);
  accesses_.push_back("exchange " + name + " f32 " + mlir::NVVM::stringifyShflKind(shuffle.getKind()).str() +
                      " " + std::to_string(*distance) + " = " + given->elements.front());
  return define(op, Data{{name}});
}

void BlockInterpreter::writeSharedMemory(llvm::raw_ostream& out) const {
  if (!used_) return;
  out << "  shared " << kSharedName << " align " << align_ << " bytes " << bytes_;
  if (swizzle_ && swizzle_->bits != 0) out << " swizzle " << toString(*swizzle_);
  out << "\n";
}

std::string BlockInterpreter::element(llvm::StringRef text, std::string& name,
                                      std::vector<std::string>& coordinate) const {
  auto [before, rest] = text.trim().split('[');
  name = before.trim().str();
  if (!rest.consume_back("]")) return "'" + text.trim().str() + "' is no element such as a1[i,j]";
  if (!tensors_.contains(name))
    return "'" + name + "' is no tensor of the kernel, such as a0, which its first parameter is";
  int depth = 0;
  coordinate.assign(1, "");
  for (const char c : rest) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == ',' && depth == 0)
      coordinate.emplace_back();
    else
      coordinate.back() += c;
  }
  for (std::string& index : coordinate) index = llvm::StringRef(index).trim().str();
  const IntTuple& shape = tensors_.at(name).layout.shape.tree;
  const size_t modes = shape.isTuple() ? shape.rank() : 1;
  if (shape.isTuple() && leaves(shape).size() != modes) return name + " has a mode that is a tuple";
  if (coordinate.size() == modes) return "";
  return "the number of indices is " + std::to_string(coordinate.size()) + ", the rank of " + name + " is " +
         std::to_string(modes);
}

LogicalResult BlockInterpreter::writeEnsures(mlir::func::FuncOp kernel, const Registers& registers, llvm::raw_ostream& out) const {
  const mlir::Attribute stated = kernel->getAttr(cute::kEnsures), by = kernel->getAttr(cute::kWrittenBy);
  if (!stated && !by) return success();
  const auto refuse = [&](const std::string& what) {
    return kernel.emitError("not modelled by the reference semantics: ")
           << cute::kEnsures << " and " << cute::kWrittenBy << ": " << what;
  };
  if (!stated)
    return kernel.emitError("states ") << cute::kWrittenBy << " without " << cute::kEnsures << ", which says what is written";
  std::string names;
  for (const auto& [name, symbol] : registers) names += (names.empty() ? "" : ", ") + symbol + " is " + name;
  if (!by)
    return kernel.emitError("states ") << cute::kEnsures << " without " << cute::kWrittenBy << ", the registers of the thread that "
           "writes an element: add it, such as [\"r0 = i/256\", \"r1 = i%256\"], a value for each register (" << names << ")";
  if (!kernel->hasAttr("nvvm.reqntid"))
    return kernel.emitError("states ") << cute::kEnsures << " and not how many threads a block has: " << kStateThreads;
  const auto lines = linesOf(stated), writers = linesOf(by);
  if (!lines || !writers || lines->empty() || writers->empty())
    return refuse("both are arrays of strings, each on one line");
  const auto at = [&](const std::string& name, const std::vector<std::string>& coordinate) {
    std::vector<TermTuple> modes;
    for (const std::string& index : coordinate) modes.push_back(leafOf(index));
    const TermTuple whole = modes.size() == 1 ? modes.front() : tupleOf(modes);
    return name + "[" + crd2idx(whole, tensors_.at(name).layout).terms.front() + "]";
  };
  for (const std::string& line : *lines) {
    const auto [left, right] = llvm::StringRef(line).split("==");
    std::string output;
    std::vector<std::string> indices;
    std::string problem = element(left, output, indices);
    if (problem.empty() && right.trim().empty()) problem = "nothing stands on the right of ==";
    if (!problem.empty()) return refuse("'" + line + "': " + problem);
    const Tensor& to = tensors_.at(output);
    const std::string type = elementName(to.element);
    std::string value, text = right.trim().str();
    for (size_t open = text.find('['); open != std::string::npos; open = text.find('[')) {
      // NAME "[" COORDINATE "]", and what stands before it.
      size_t begin = open, close = open;
      while (begin > 0 && (llvm::isAlnum(text[begin - 1]) || text[begin - 1] == '_')) --begin;
      for (int depth = 0; close < text.size(); ++close) {
        depth += text[close] == '[' ? 1 : text[close] == ']' ? -1 : 0;
        if (depth == 0) break;
      }
      std::string input;
      std::vector<std::string> coordinate;
      problem = close == text.size()
                    ? "a ] is missing"
                    : element(llvm::StringRef(text).slice(begin, close + 1), input, coordinate);
      if (!problem.empty()) return refuse("'" + line + "': " + problem);
      const std::string of = elementName(tensors_.at(input).element);
      const bool alone = begin == 0 && close + 1 == text.size() && value.empty();
      if (of.empty() || type.empty() || (alone && of != type))
        return refuse("'" + line + "' compares elements of two types");
      value += text.substr(0, begin) + (alone ? "" : of + " ") + at(input, coordinate);
      text = text.substr(close + 1);
    }
    out << "  ensures " << type << " " << at(output, indices) << " == " << value << text;
    for (size_t k = 0; k < indices.size(); ++k)
      out << (k == 0 ? " for " : ", ") << indices[k] << " < " << to.layout.shape.terms[k];
    out << " by " << llvm::join(*writers, ", ") << "\n";
  }
  return success();
}

}  // namespace cutecheck::meaning
