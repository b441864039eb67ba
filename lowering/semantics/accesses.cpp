// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/accesses.h"

#include <algorithm>
#include <set>

#include "llvm/ADT/StringExtras.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/stated.h"
#include "lowering/semantics/kernel_words.h"

namespace cutecheck::meaning {

using llvm::LogicalResult;
using mlir::Operation;
using mlir::success;
using mlir::Value;

namespace {

// How many values a view of static shape has.
int64_t sizeOf(cute::MemRefType view) {
  int64_t size = 1;
  for (const IntTuple& extent : leaves(view.getLayout().shape())) size *= extent.value();
  return size;
}

constexpr size_t kMaxRegisters = size_t{1} << 16;

// Whether two coordinates of registers are one element: each layout that is not injective does that,
// (2,2):(1,1) as (2,2):(1,0). What has more elements than a thread has registers is said to repeat them.
bool repeatsElements(const Layout& layout) {
  std::vector<int64_t> offsets{0};
  for (const auto& [extent, stride] : llvm::zip_equal(leaves(layout.shape()), leaves(layout.stride()))) {
    if (!extent.isInt() || !stride.isInt()) return true;
    if (extent.value() > static_cast<int64_t>(kMaxRegisters / offsets.size())) return true;
    const size_t before = offsets.size();
    for (int64_t i = 1; i < extent.value(); ++i) {
      int64_t step = 0;
      if (__builtin_mul_overflow(i, stride.value(), &step)) return true;
      for (size_t k = 0; k < before; ++k)
        if (__builtin_add_overflow(offsets[k], step, &offsets.emplace_back())) return true;
    }
  }
  llvm::sort(offsets);
  return std::adjacent_find(offsets.begin(), offsets.end()) != offsets.end();
}

}  // namespace

void AccessInterpreter::claimInside(const View& view, const TermTuple& coord) {
  // Of shared memory all places are enumerated, whatever a kernel states.
  if (!inBounds_ || view.base.pointer == kSharedName) return;
  const TermTuple at = view.mapping->at(coord);
  for (const auto& [index, extent] : llvm::zip_equal(at.terms, view.base.layout.shape.terms)) {
    claim(binary(index, ">=", "0"));
    claim(binary(index, "<", extent));
  }
}

void AccessInterpreter::need(const std::string& condition) {
  oblige(condition);
}

void AccessInterpreter::claim(const std::string& text) {
  Interpreter::claim(path_.empty() ? text : "or(not(" + allOf(path_) + "), " + text + ")");
}

LogicalResult AccessInterpreter::makeFragment(Operation* op) {
  const auto type = mlir::cast<cute::MemRefType>(op->getResult(0).getType());
  TermTuple shape{type.getLayout().shape(), {}};
  for (const IntTuple& extent : leaves(shape.tree)) shape.terms.push_back(std::to_string(extent.value()));
  fragments_.emplace_back();
  return define(op, View{{}, wholeOf(shape), static_cast<int64_t>(fragments_.size()) - 1});
}

std::string AccessInterpreter::address(const View& view, const TermTuple& coord) const {
  const Term place = crd2idx(view.mapping->at(coord), view.base.layout).terms.front();
  return view.base.pointer + "[" + (view.base.before.empty() ? place : binary(view.base.before, "+", place)) +
         "]";
}

std::string AccessInterpreter::when() const {
  const std::vector<Term> path(path_.begin() + static_cast<std::ptrdiff_t>(turn_.value_or(0)), path_.end());
  return path.empty() ? std::string() : " when " + allOf(path);
}

std::optional<std::string> AccessInterpreter::loadInVain() const {
  const auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  std::set<std::string> used;
  const auto use = [&](llvm::StringRef text) {
    while (!text.empty()) {
      const llvm::StringRef word = text.take_while(isWord);
      if (!word.empty()) used.insert(word.str());
      text = text.drop_front(std::max<size_t>(word.size(), 1));
    }
  };
  // A line that gives a name, and what follows the name.
  const auto named = [](llvm::StringRef line) -> std::optional<std::pair<llvm::StringRef, llvm::StringRef>> {
    for (const char* word : {"load ", "carry ", "next "})
      if (line.consume_front(word)) return line.split(' ');
    return std::nullopt;
  };
  // From the last line on: what a line speaks of is used where the line gives no name, or one that is used. What a fold
  // carries is used by lines before.
  for (size_t before = ~size_t{0}; before != used.size();) {
    before = used.size();
    for (const std::string& line : llvm::reverse(accesses_)) {
      const auto gives = named(line);
      if (!gives)
        use(line);
      else if (used.contains(gives->first.str()))
        use(gives->second);
    }
  }
  for (const std::string& line : llvm::reverse(accesses_))
    if (const auto gives = named(line); gives && !used.contains(gives->first.str())) return line;
  return std::nullopt;
}

mlir::FailureOr<Data> AccessInterpreter::load(Operation* op, const View& view, cute::MemRefType type,
                                              const std::vector<TermTuple>& coords) {
  const std::string element = elementName(type.getElementType());
  if (element.empty())
    return op->emitError("not modelled by the reference semantics: elements of type ")
           << type.getElementType();
  Data data;
  for (const TermTuple& coord : coords) {
    claimInside(view, coord);
    data.elements.push_back("l" + std::to_string(loads_++));
    accesses_.push_back("load " + data.elements.back() + " " + element + " " + address(view, coord) + when());
  }
  return data;
}

LogicalResult AccessInterpreter::store(Operation* op, const View& view, cute::MemRefType type,
                                       const std::vector<TermTuple>& coords, const Data& data) {
  const std::string element = elementName(type.getElementType());
  if (element.empty())
    return op->emitError("not modelled by the reference semantics: elements of type ")
           << type.getElementType();
  for (size_t i = 0; i < coords.size(); ++i) {
    claimInside(view, coords[i]);
    accesses_.push_back("store " + element + " " + address(view, coords[i]) + " = " + data.elements[i] + when());
  }
  return success();
}

std::vector<TermTuple> AccessInterpreter::everyCoordinate(cute::MemRefType type) {
  std::vector<TermTuple> result;
  for (int64_t i = 0; i < sizeOf(type); ++i) result.push_back(leafOf(std::to_string(i)));
  return result;
}

mlir::FailureOr<Data> AccessInterpreter::loadAll(Operation* op, mlir::TypedValue<cute::MemRefType> from) {
  const View* view = find<View>(from);
  if (!view) return Interpreter::interpretOther(op);
  if (view->fragment < 0) return load(op, *view, from.getType(), everyCoordinate(from.getType()));
  const Fragment& fragment = fragments_[static_cast<size_t>(view->fragment)];
  if (!fragment.contents || fragment.path != path_)
    return op->emitError(
        "not modelled by the reference semantics: registers read that were not written on the same branch");
  return *fragment.contents;
}

LogicalResult AccessInterpreter::storeAll(Operation* op, const Data& data, mlir::TypedValue<cute::MemRefType> to) {
  const View* view = find<View>(to);
  if (!view) return Interpreter::interpretOther(op);
  const cute::MemRefType type = to.getType();
  if (view->fragment < 0) return store(op, *view, type, everyCoordinate(type), data);
  // A repeated element would keep the last of several values.
  if (repeatsElements(type.getLayout()))
    return op->emitError("not modelled by the reference semantics: registers with repeated elements");
  if (isTooLong(data)) return refuseLength(op);
  fragments_[static_cast<size_t>(view->fragment)] = {data, path_};
  return success();
}

LogicalResult AccessInterpreter::copyAll(cute::CopyAtomCallOp op) {
  mlir::Type atom = op.getAtom().getType();
  if (const auto tiled = mlir::dyn_cast<cute::TiledCopyType>(atom)) atom = tiled.getAtom();
  if (atom.getAbstractType().getName() != "cute_nvgpu.atom.universal_copy")
    return Interpreter::interpretOther(op);
  const auto data = loadAll(op, op.getSrcMemory());
  return failed(data) ? mlir::failure() : storeAll(op, *data, op.getDstMemory());
}

LogicalResult AccessInterpreter::multiplyAdd(cute::MmaAtomCallOp op) {
  mlir::Type atom = op.getAtom().getType();
  if (const auto tiled = mlir::dyn_cast<cute::TiledMmaType>(atom)) atom = tiled.getAtom();
  const bool universal = atom.getAbstractType().getName() == "cute_nvgpu.atom.universal_fma";
  const auto element = [](auto view) { return view.getType().getElementType(); };
  const bool alike = element(op.getA()) == element(op.getC()) && element(op.getB()) == element(op.getC());
  if (!universal || !alike || !mlir::isa<mlir::FloatType>(element(op.getC())))
    return Interpreter::interpretOther(op);
  const auto a = loadAll(op, op.getA()), b = loadAll(op, op.getB()), c = loadAll(op, op.getC());
  if (failed(a) || failed(b) || failed(c)) return mlir::failure();
  // The atom is of one element each, as its verifier says.
  const auto isOne = [](const mlir::FailureOr<Data>& data) { return data->elements.size() == 1; };
  if (!isOne(a) || !isOne(b) || !isOne(c)) return Interpreter::interpretOther(op);
  const Term sum =
      "ffma(" + a->elements.front() + ", " + b->elements.front() + ", " + c->elements.front() + ")";
  return storeAll(op, Data{{sum}}, op.getD());
}

LogicalResult AccessInterpreter::loadScaled(cute::LoadScaledIndexOp op) {
  const auto* iterator = find<ViewIterator>(op.getPointer());
  const std::string element = elementName(op.getResult().getType());
  const bool begins = iterator && !iterator->coord && !iterator->view.base.pointer.empty();
  if (!begins || !iterator->view.start || element.empty()) return Interpreter::interpretOther(op);
  // An offset is of no coordinate: that it lies before the last element of a padded view says nothing.
  if (inBounds_)
    return op.emitError(
               "not modelled by the reference semantics: an element at an offset, in a kernel that states ")
           << cute::kInBounds;
  Term sum;
  for (const auto& [index, stride] :
       llvm::zip_equal(tuple(op.getIndex()).terms, tuple(op.getStride()).terms)) {
    const Term step = binary(index, "*", stride);
    sum = sum.empty() ? step : binary(sum, "+", step);
  }
  const Term name = "l" + std::to_string(loads_++);
  accesses_.push_back("load " + name + " " + element + " " + iterator->view.base.pointer + "[" + sum + "]" + when());
  return define(op, Data{{name}});
}

LogicalResult AccessInterpreter::defineData(Operation* op, mlir::FailureOr<Data> data) {
  return failed(data) ? mlir::failure() : define(op, std::move(*data));
}

LogicalResult AccessInterpreter::loadOne(cute::MemRefLoadOp op) {
  const View* view = find<View>(op.getMemref());
  if (!view) return Interpreter::interpretOther(op);
  if (view->fragment >= 0 && sizeOf(op.getMemref().getType()) == 1) {
    needs_.addStrictlyInside(tuple(op.getCoord()), view->mapping->shape());
    return defineData(op, loadAll(op, op.getMemref()));
  }
  if (view->fragment >= 0) return Interpreter::interpretOther(op);
  view->mapping->needs(tuple(op.getCoord()), needs_);
  const auto data = load(op, *view, op.getMemref().getType(), {tuple(op.getCoord())});
  // In a fold an integer is another number each turn, and no one number.
  if (failed(data) || turn_ || !op.getResult().getType().isInteger()) return defineData(op, data);
  loaded_[data->elements.front()] = elementName(op.getResult().getType());
  return define(op, leafOf(data->elements.front()));
}

std::optional<Data> AccessInterpreter::dataOf(Value value) const {
  if (const Data* data = find<Data>(value)) return *data;
  const auto* number = find<TermTuple>(value);
  const std::string element = elementName(value.getType());
  if (!number || number->isTuple() || element.empty()) return std::nullopt;
  const Term& term = number->terms.front();
  const auto load = loaded_.find(term);
  return Data{{load != loaded_.end() && load->second == element ? term : element + "_of(" + term + ")"}};
}

LogicalResult AccessInterpreter::storeOne(cute::MemRefStoreOp op) {
  const View* view = find<View>(op.getMemref());
  const std::optional<Data> data = dataOf(op.getValue());
  if (!view || !data) return Interpreter::interpretOther(op);
  // The one element has no other coordinate than its own.
  if (view->fragment >= 0 && sizeOf(op.getMemref().getType()) == 1) {
    needs_.addStrictlyInside(tuple(op.getCoord()), view->mapping->shape());
    return storeAll(op, *data, op.getMemref());
  }
  if (view->fragment >= 0) return Interpreter::interpretOther(op);
  view->mapping->needs(tuple(op.getCoord()), needs_);
  return store(op, *view, op.getMemref().getType(), {tuple(op.getCoord())}, *data);
}

}  // namespace cutecheck::meaning
