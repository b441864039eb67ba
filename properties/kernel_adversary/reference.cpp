// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/reference.h"

#include <llvm/ADT/APFloat.h>
#include <llvm/ADT/APInt.h>

#include <memory>

namespace cutecheck::kernel_adversary {

namespace {

const llvm::fltSemantics& semanticsOf(Element element) {
  switch (element) {
    case Element::kF16: return llvm::APFloat::IEEEhalf();
    case Element::kBF16: return llvm::APFloat::BFloat();
    case Element::kF64: return llvm::APFloat::IEEEdouble();
    default: return llvm::APFloat::IEEEsingle();
  }
}

llvm::APFloat floatOf(Element element, uint64_t bits) {
  const llvm::fltSemantics& semantics = semanticsOf(element);
  return {semantics, llvm::APInt(llvm::APFloat::getSizeInBits(semantics), bits)};
}

}  // namespace

uint64_t computed(Kind operation, Element element, uint64_t a, uint64_t b) {
  llvm::APFloat x = floatOf(element, a);
  if (operation == Kind::kFNeg) {
    x.changeSign();
    return x.bitcastToAPInt().getZExtValue();
  }
  const llvm::APFloat y = floatOf(element, b);
  constexpr auto kMode = llvm::APFloat::rmNearestTiesToEven;
  if (operation == Kind::kFAdd) x.add(y, kMode);
  if (operation == Kind::kFSub) x.subtract(y, kMode);
  if (operation == Kind::kFMul) x.multiply(y, kMode);
  if (operation == Kind::kFDiv) x.divide(y, kMode);
  if (operation == Kind::kFMaximum || operation == Kind::kFMinimum) {
    const bool most = operation == Kind::kFMaximum;
    if (y.isNaN() || x.isNaN()) return llvm::APFloat::getNaN(semanticsOf(element)).bitcastToAPInt().getZExtValue();
    const bool below =
        x.compare(y) == llvm::APFloat::cmpLessThan || (x.isZero() && y.isZero() && x.isNegative() && !y.isNegative());
    return (below == most ? y : x).bitcastToAPInt().getZExtValue();
  }
  if (x.isNaN()) x = llvm::APFloat::getNaN(semanticsOf(element));
  return x.bitcastToAPInt().getZExtValue();
}

uint64_t converted(Element from, Element to, uint64_t bits) {
  llvm::APFloat x = floatOf(from, bits);
  if (x.isNaN()) return llvm::APFloat::getNaN(semanticsOf(to)).bitcastToAPInt().getZExtValue();
  bool lost = false;
  x.convert(semanticsOf(to), llvm::APFloat::rmNearestTiesToEven, &lost);
  return x.bitcastToAPInt().getZExtValue();
}

uint64_t fromInteger(Element to, int64_t number) {
  llvm::APFloat x(semanticsOf(to));
  x.convertFromAPInt(llvm::APInt(64, static_cast<uint64_t>(number)), true, llvm::APFloat::rmNearestTiesToEven);
  return x.bitcastToAPInt().getZExtValue();
}

bool holds(const std::string& predicate, Element element, uint64_t a, uint64_t b) {
  const auto order = floatOf(element, a).compare(floatOf(element, b));
  if (predicate == "ord" || predicate == "uno") return (order == llvm::APFloat::cmpUnordered) == (predicate == "uno");
  if (order == llvm::APFloat::cmpUnordered) return predicate[0] == 'u';
  const std::string relation = predicate.substr(1);
  const bool less = order == llvm::APFloat::cmpLessThan, equal = order == llvm::APFloat::cmpEqual;
  if (relation == "eq") return equal;
  if (relation == "ne") return !equal;
  if (relation == "lt" || relation == "le") return less || (relation == "le" && equal);
  return (!less && !equal) || (relation == "ge" && equal);
}

uint64_t constantBits(Element element, double value) {
  llvm::APFloat x(value);
  bool lost = false;
  x.convert(semanticsOf(element), llvm::APFloat::rmNearestTiesToEven, &lost);
  return x.bitcastToAPInt().getZExtValue();
}

namespace {

constexpr Int kFar = static_cast<Int>(1) << 60;
constexpr Int kHuge = static_cast<Int>(1) << 100;

Int floorDivide(Int a, Int b) { return a / b - (a % b != 0 && (a % b < 0) != (b < 0) ? 1 : 0); }
Int floorModulo(Int a, Int b) { return a - b * floorDivide(a, b); }

struct View;
using ViewRef = std::shared_ptr<const View>;

// A whole tensor; one tile of a view; or one thread's part of a tile.
struct View {
  int tensor = -1;
  ViewRef of;
  std::vector<int64_t> tile;
  std::vector<Int> which;
  const Copy* copy = nullptr;
  Int thread = 0;
};

struct Held {
  Int number = 0;
  std::vector<uint64_t> elements;
  ViewRef view;
};

class Thread {
 public:
  Thread(const Program& program, const Launch& launch)
      : p_(program), launch_(launch), memory_(program, launch), held_(program.values.size()) {
    for (size_t t = 0; t < p_.tensors.size(); ++t) {
      auto view = std::make_shared<View>();
      view->tensor = static_cast<int>(t);
      held_[t].view = view;
    }
  }

  Trace run() {
    block(p_.statements);
    trace_.written = memory_.written();
    return std::move(trace_);
  }

 private:
  bool stop(Trace::Status status, const char* reason) {
    trace_.status = status;
    trace_.reason = reason;
    return false;
  }
  // What an operation needs and nobody promised.
  void need(const char* what) {
    if (trace_.need.empty()) trace_.need = what;
  }
  bool notKnown(const char* reason) { return stop(Trace::Status::kNotKnown, reason); }

  const Value& info(int value) const { return p_.values[static_cast<size_t>(value)]; }
  Int number(int value) const { return held_[static_cast<size_t>(value)].number; }
  Held& held(int value) { return held_[static_cast<size_t>(value)]; }

  bool block(const std::vector<Statement>& statements) {
    for (const Statement& s : statements)
      if (!statement(s)) return false;
    return true;
  }

  bool setNumber(const Statement& s, Int value) {
    if (value > kHuge || value < -kHuge) return notKnown("a number beyond 2^100");
    const int width = info(s.result).width;
    const Int limit = static_cast<Int>(1) << (width - 1);
    if (info(s.result).type == Value::Type::kInteger && (value < -limit || value >= limit)) {
      trace_.wrapped = true;
      need("a number that leaves its type");
    }
    held(s.result).number = value;
    return true;
  }

  // As an unsigned number of its type.
  bool isUnsigned(int value, Int& result) {
    const int width = info(value).width;
    const Int limit = static_cast<Int>(1) << (width - 1);
    result = number(value);
    if (result < -limit || result >= limit) return notKnown("an unsigned operation on a number that left its type");
    if (result < 0) result += 2 * limit;
    return true;
  }

  // From an unsigned result back to the signed number of the same bits.
  Int asSigned(int result, Int value) const {
    const Int limit = static_cast<Int>(1) << (info(result).width - 1);
    return value >= limit ? value - 2 * limit : value;
  }

  // The modes of a view.
  std::vector<Int> extentsOf(const View& view) const {
    std::vector<Int> extents;
    if (view.copy) return {view.copy->values()};
    if (!view.tile.empty()) {
      for (const int64_t e : view.tile) extents.push_back(e);
      return extents;
    }
    size_t leaf = 0;
    const auto t = static_cast<size_t>(view.tensor);
    for (const Mode& mode : p_.tensors[t].modes) {
      Int extent = 1;
      for (size_t i = 0; i < mode.extents.size(); ++i) extent *= launch_.extents[t][leaf++];
      extents.push_back(extent);
    }
    return extents;
  }

  // `index` by `extents`, leftmost fastest, the last one unreduced.
  bool split(Int index, const std::vector<Int>& extents, std::vector<Int>& result) {
    if (extents.size() > 1 && index < 0) {
      need("a negative number taken apart");
      return notKnown("a negative number is taken apart");
    }
    for (size_t i = 0; i + 1 < extents.size(); ++i) {
      result.push_back(floorModulo(index, extents[i]));
      index = floorDivide(index, extents[i]);
    }
    result.push_back(index);
    return true;
  }

  // The element of the tensor at a coordinate of the view, as an offset in elements; every need asserted.
  bool offsetOf(const View& view, std::vector<Int> coord, Int& offset) {
    const std::vector<Int> extents = extentsOf(view);
    if (coord.size() == 1 && extents.size() > 1) {
      std::vector<Int> modes;
      if (!split(coord[0], extents, modes)) return false;
      coord = std::move(modes);
    }
    if (coord.size() != extents.size()) return notKnown("a coordinate of another rank");
    for (size_t i = 0; i < coord.size(); ++i)
      if (coord[i] < 0 || coord[i] >= extents[i]) trace_.beyond = true;
    // A number for each mode has an offset wherever it is; a thread's part of a copy has so many values and no more.
    if (view.copy) {
      if (coord[0] < 0 || coord[0] >= extents[0]) need("a value that the copy does not have");
      // TV(thread, value), then the tile.
      Int linear = 0;
      for (const auto& [index, es, ds] : {std::tuple(view.thread, &view.copy->threadExtents, &view.copy->threadStrides),
                                          std::tuple(coord[0], &view.copy->valueExtents, &view.copy->valueStrides)}) {
        std::vector<Int> digits;
        if (!split(index, {es->begin(), es->end()}, digits)) return false;
        for (size_t i = 0; i < digits.size(); ++i) linear += digits[i] * (*ds)[i];
      }
      std::vector<Int> inside;
      if (!split(linear, {view.copy->tile.begin(), view.copy->tile.end()}, inside)) return false;
      return offsetOf(*view.of, inside, offset);
    }
    if (!view.tile.empty()) {
      for (size_t i = 0; i < coord.size(); ++i) coord[i] += view.which[i] * view.tile[i];
      return offsetOf(*view.of, coord, offset);
    }
    const auto t = static_cast<size_t>(view.tensor);
    size_t leaf = 0, mode = 0;
    offset = 0;
    for (const Mode& m : p_.tensors[t].modes) {
      std::vector<Int> es, digits;
      for (size_t i = 0; i < m.extents.size(); ++i) es.push_back(launch_.extents[t][leaf + i]);
      if (coord[mode] < 0 || coord[mode] >= extents[mode]) trace_.outside = true;
      if (!split(coord[mode++], es, digits)) return false;
      for (const Int digit : digits) offset += digit * launch_.strides[t][leaf++];
    }
    return offset < kFar && offset > -kFar ? true : notKnown("an offset beyond 2^60");
  }

  static int tensorOf(const View& view) { return view.of ? tensorOf(*view.of) : view.tensor; }

  bool place(const View& view, const std::vector<Int>& coord, Memory::Place& place) {
    Int offset = 0;
    if (!offsetOf(view, coord, offset)) return false;
    const auto t = static_cast<size_t>(tensorOf(view));
    place = {launch_.allocation[t], launch_.start[t] + static_cast<int64_t>(offset) * bytesOf(p_.tensors[t].element)};
    return true;
  }

  bool load(const View& view, const std::vector<Int>& coord, Element element, uint64_t& bits) {
    Memory::Place at;
    if (!place(view, coord, at)) return false;
    bits = 0;
    trace_.loads.insert({at, trace_.stores.size()});
    for (int64_t i = 0; i < bytesOf(element); ++i) {
      ++trace_.read[{at.first, at.second + i}];
      bits |= static_cast<uint64_t>(memory_.read({at.first, at.second + i}).value) << (8 * i);
    }
    return true;
  }

  bool store(const View& view, const std::vector<Int>& coord, Element element, uint64_t bits) {
    Memory::Place at;
    if (!place(view, coord, at)) return false;
    trace_.stores.push_back(at);
    for (int64_t i = 0; i < bytesOf(element); ++i)
      memory_.write({at.first, at.second + i}, {static_cast<uint8_t>(bits >> (8 * i)), false});
    return true;
  }

  std::vector<Int> numbers(const Statement& s, size_t from) const {
    std::vector<Int> result;
    for (size_t i = from; i < s.operands.size(); ++i) result.push_back(number(s.operands[i]));
    return result;
  }

  bool tile(const Statement& s) {
    auto view = std::make_shared<View>();
    view->of = held(s.operands[0]).view;
    view->tile = s.extents;
    std::vector<Int> counts;
    const std::vector<Int> extents = extentsOf(*view->of);
    for (size_t i = 0; i < extents.size(); ++i) counts.push_back(floorDivide(extents[i] + s.extents[i] - 1, s.extents[i]));
    std::vector<Int> at = numbers(s, 1);
    if (at.size() == 1 && counts.size() > 1) {
      std::vector<Int> modes;
      if (!split(at[0], counts, modes)) return false;
      at = std::move(modes);
    }
    // The dialect gives a mode of one tile the stride 0: a coordinate beyond it has no one place.
    for (size_t i = 0; i < at.size(); ++i)
      if (at[i] < 0 || at[i] >= counts[i]) trace_.noSuchTile = true;
    view->which = std::move(at);
    held(s.result).view = view;
    return true;
  }

  bool part(const Statement& s) {
    auto view = std::make_shared<View>();
    view->of = held(s.operands[0]).view;
    view->copy = &copies()[static_cast<size_t>(s.number)];
    view->thread = number(s.operands[1]);
    if (view->thread < 0 || view->thread >= view->copy->threads()) {
      need("a thread that the copy does not have");
    }
    held(s.result).view = view;
    return true;
  }

  bool compare(const Statement& s) {
    const auto predicate = static_cast<Predicate>(s.number);
    Int a = number(s.operands[0]), b = number(s.operands[1]);
    if (predicate >= Predicate::kUlt && (!isUnsigned(s.operands[0], a) || !isUnsigned(s.operands[1], b))) return false;
    bool truth = false;
    switch (predicate) {
      case Predicate::kEq: truth = a == b; break;
      case Predicate::kNe: truth = a != b; break;
      case Predicate::kSlt:
      case Predicate::kUlt: truth = a < b; break;
      case Predicate::kSle:
      case Predicate::kUle: truth = a <= b; break;
      case Predicate::kSgt:
      case Predicate::kUgt: truth = a > b; break;
      case Predicate::kSge:
      case Predicate::kUge: truth = a >= b; break;
    }
    return setNumber(s, truth ? 1 : 0);
  }

  bool quotient(const Statement& s) {
    Int a = number(s.operands[0]), b = number(s.operands[1]);
    const bool isSigned = s.kind == Kind::kDivS || s.kind == Kind::kRemS;
    if (!isSigned && (!isUnsigned(s.operands[0], a) || !isUnsigned(s.operands[1], b))) return false;
    if (b == 0) {
      need("a division by 0");
      return stop(Trace::Status::kUndefined, "a division by 0");
    }
    const bool divides = s.kind == Kind::kDivS || s.kind == Kind::kDivU;
    const Int value = divides ? a / b : a % b;
    if (isSigned && b == -1 && a == -(static_cast<Int>(1) << (info(s.result).width - 1)))
      return stop(Trace::Status::kUndefined, "a quotient that leaves its type");
    return setNumber(s, isSigned ? value : asSigned(s.result, value));
  }

  bool statement(const Statement& s) {
    switch (s.kind) {
      case Kind::kThread: return setNumber(s, launch_.thread);
      case Kind::kBlock: return setNumber(s, launch_.index);
      case Kind::kScalar: return setNumber(s, launch_.scalars[static_cast<size_t>(s.number)]);
      case Kind::kExtent: {
        int64_t dynamic = 0;
        size_t leaf = 0;
        for (const Mode& mode : p_.tensors[static_cast<size_t>(s.tensor)].modes)
          for (const Leaf& l : mode.extents) {
            if (l.dynamic && dynamic++ == s.number) return setNumber(s, launch_.extents[static_cast<size_t>(s.tensor)][leaf]);
            ++leaf;
          }
        return notKnown("no such extent");
      }
      case Kind::kConstant: return setNumber(s, s.number);
      case Kind::kAdd: return setNumber(s, number(s.operands[0]) + number(s.operands[1]));
      case Kind::kSub: return setNumber(s, number(s.operands[0]) - number(s.operands[1]));
      case Kind::kMul: {
        const Int a = number(s.operands[0]), b = number(s.operands[1]);
        if (a > kFar || a < -kFar) {
          if (b > kFar / 1024 || b < -kFar / 1024) return notKnown("a product beyond 2^100");
        }
        if ((a > (kFar << 8) || a < -(kFar << 8)) || (b > (kFar << 8) || b < -(kFar << 8)))
          return notKnown("a product of large numbers");
        return setNumber(s, a * b);
      }
      case Kind::kDivS:
      case Kind::kDivU:
      case Kind::kRemS:
      case Kind::kRemU: return quotient(s);
      case Kind::kExtS: return setNumber(s, number(s.operands[0]));
      case Kind::kExtU: {
        Int value = 0;
        return isUnsigned(s.operands[0], value) && setNumber(s, value);
      }
      case Kind::kTrunc: {
        // The low bits, as a signed number.
        const Int limit = static_cast<Int>(1) << 31;
        return setNumber(s, floorModulo(number(s.operands[0]) + limit, 2 * limit) - limit);
      }
      case Kind::kCompare: return compare(s);
      case Kind::kAnd: return setNumber(s, number(s.operands[0]) != 0 && number(s.operands[1]) != 0 ? 1 : 0);
      case Kind::kOr: return setNumber(s, number(s.operands[0]) != 0 || number(s.operands[1]) != 0 ? 1 : 0);
      case Kind::kXor: return setNumber(s, (number(s.operands[0]) != 0) != (number(s.operands[1]) != 0) ? 1 : 0);
      case Kind::kInside: {
        View whole;
        whole.tensor = s.tensor;
        const std::vector<Int> extents = extentsOf(whole);
        bool inside = true;
        for (size_t i = 0; i < extents.size(); ++i) inside = inside && number(s.operands[i]) < extents[i];
        return setNumber(s, inside ? 1 : 0);
      }
      case Kind::kTile: return tile(s);
      case Kind::kPart: return part(s);
      case Kind::kLoad: {
        held(s.result).elements.resize(1);
        return load(*held(s.operands[0]).view, numbers(s, 1), info(s.result).element, held(s.result).elements[0]);
      }
      case Kind::kStore:
        return store(*held(s.operands[0]).view, numbers(s, 2), info(s.operands[1]).element, held(s.operands[1]).elements[0]);
      case Kind::kLoadVec: {
        const ViewRef view = held(s.operands[0]).view;
        std::vector<uint64_t> elements(static_cast<size_t>(info(s.result).lanes));
        for (size_t i = 0; i < elements.size(); ++i)
          if (!load(*view, {static_cast<Int>(i)}, info(s.result).element, elements[i])) return false;
        held(s.result).elements = std::move(elements);
        return true;
      }
      case Kind::kStoreVec: {
        const std::vector<uint64_t>& elements = held(s.operands[1]).elements;
        for (size_t i = 0; i < elements.size(); ++i)
          if (!store(*held(s.operands[0]).view, {static_cast<Int>(i)}, info(s.operands[1]).element, elements[i])) return false;
        return true;
      }
      case Kind::kThroughRegisters: held(s.result).elements = held(s.operands[1]).elements; return true;
      case Kind::kFloat:
        held(s.result).elements.assign(1, constantBits(info(s.result).element, s.real));
        return true;
      case Kind::kFAdd:
      case Kind::kFSub:
      case Kind::kFMul:
      case Kind::kFDiv:
      case Kind::kFMaximum:
      case Kind::kFMinimum:
      case Kind::kFNeg: {
        std::vector<uint64_t> result = held(s.operands[0]).elements;
        for (size_t i = 0; i < result.size(); ++i)
          result[i] =
              computed(s.kind, info(s.result).element, result[i], s.kind == Kind::kFNeg ? 0 : held(s.operands[1]).elements[i]);
        held(s.result).elements = std::move(result);
        return true;
      }
      case Kind::kFConvert:
        held(s.result).elements = {converted(info(s.operands[0]).element, info(s.result).element, held(s.operands[0]).elements[0])};
        return true;
      case Kind::kFromInteger: {
        const Int limit = static_cast<Int>(1) << (info(s.operands[0]).width - 1), n = number(s.operands[0]);
        if (n < -limit || n >= limit) return notKnown("a number that left its type becomes data");
        held(s.result).elements = {fromInteger(info(s.result).element, static_cast<int64_t>(n))};
        return true;
      }
      case Kind::kFSelect: {
        const uint64_t a = held(s.operands[0]).elements[0], b = held(s.operands[1]).elements[0];
        held(s.result).elements = {holds(floatPredicates()[static_cast<size_t>(s.number)], info(s.result).element, a, b) ? a : b};
        return true;
      }
      case Kind::kChoose:
        held(s.result).elements = held(s.operands[number(s.operands[2]) != 0 ? 0 : 1]).elements;
        return true;
      case Kind::kIf: return block(number(s.operands[0]) != 0 ? s.body : s.otherwise);
      case Kind::kFor:
        for (int64_t i = s.extents[0]; i < s.extents[1]; i += s.extents[2]) {
          held(s.result).number = i;
          if (!block(s.body)) return false;
        }
        return true;
    }
    return false;
  }

  const Program& p_;
  const Launch& launch_;
  Memory memory_;
  std::vector<Held> held_;
  Trace trace_;
};

}  // namespace

Trace evaluate(const Program& program, const Launch& launch) { return Thread(program, launch).run(); }

}  // namespace cutecheck::kernel_adversary
