// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of cute on numbers. A layout is its extents and strides, leaf by leaf; what an operation of the
// algebra yields is core's answer for those numbers, taken where its tree is that of the result's type.
#include "properties/pass_adversary/machine.h"

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/tiling/local_tile.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/tiled_divide.h"
#include "core/tiling/zipped_divide.h"
#include "lowering/cute/dialect/RuntimeOps.h"

namespace cutecheck::pass_adversary {
namespace {

bool isDynamic(const IntTuple& leaf) { return leaf.kind() == IntTuple::Kind::kDynamic; }

// Where the leaves of the mode at `path` lie among all, and the mode.
struct Part {
  size_t first = 0;
  IntTuple tree;
};

std::optional<Part> partAt(const IntTuple& whole, llvm::ArrayRef<int32_t> path) {
  Part part{0, whole};
  for (const int32_t i : path) {
    if (i < 0 || static_cast<size_t>(i) >= part.tree.rank()) return std::nullopt;
    for (int32_t before = 0; before < i; ++before)
      part.first += leaves(part.tree.mode(static_cast<size_t>(before))).size();
    part.tree = part.tree.mode(static_cast<size_t>(i));
  }
  return part;
}

IntTuple withNumbers(const IntTuple& tree, const std::vector<Int128>& values) {
  std::vector<IntTuple> flat;
  for (const Int128 value : values) flat.emplace_back(static_cast<int64_t>(value));
  return withLeaves(tree, flat);
}

// The leaves that a coordinate's `_` keep: CuTe's slice, without its tree.
void keep(const IntTuple& coord, const IntTuple& tree, size_t& at, std::vector<size_t>& kept) {
  const size_t count = leaves(tree).size();
  if (coord.isUnderscore())
    for (size_t i = 0; i < count; ++i) kept.push_back(at + i);
  if (!coord.isTuple()) {
    at += count;
    return;
  }
  for (size_t i = 0; i < coord.rank(); ++i) keep(coord.mode(i), tree.mode(i), at, kept);
}

std::vector<Int128> chosen(const std::vector<Int128>& all, const std::vector<size_t>& which) {
  std::vector<Int128> result;
  for (const size_t i : which) result.push_back(all[i]);
  return result;
}

// The stride of a mode of one element, which no offset depends on: core's answer has 0 there, a type what it
// computes.
constexpr Int128 kFree = Int128{1} << 100;

bool fits64(Int128 n) { return narrow(n).has_value(); }

Layout layoutOf(mlir::Type type) {
  if (auto view = mlir::dyn_cast<cute::MemRefType>(type)) return view.getLayout();
  if (auto layout = mlir::dyn_cast<cute::LayoutType>(type)) return layout.getValue();
  return {};
}

bool isPlain(mlir::Type type) {
  if (auto view = mlir::dyn_cast<cute::MemRefType>(type))
    return view.getSwizzle() == Swizzle() && view.getSpace() != cute::MemorySpace::kTensor;
  return mlir::isa<cute::LayoutType>(type);
}

}  // namespace

Machine::Numbers Machine::numbersOf(mlir::Operation* op, const Datum& tuple) {
  Numbers result;
  for (const Datum& part : tuple.parts) {
    if (part.poison && part.bits.getBitWidth() == 64 && part.bits.isMinSignedValue()) {
      result.push_back(kFree);
      continue;
    }
    // What an operation of cute makes of poison nobody promises.
    if (part.poison) stop(End::kOutside, op->getName().getStringRef().str() + ": of poison");
    result.push_back(part.bits.getSExtValue());
  }
  return result;
}

Datum Machine::tupleOf(mlir::Operation* op, const IntTuple& type, const Numbers& values, bool promised) {
  const std::vector<IntTuple> all = leaves(type);
  std::vector<Datum> parts;
  if (all.size() != values.size()) {
    stop(End::kUnsupported, op->getName().getStringRef().str() + ": another tree");
    return {};
  }
  for (size_t i = 0; i < all.size(); ++i) {
    if (all[i].isUnderscore()) {
      parts.push_back(Datum::number(64, 0));
      continue;
    }
    if (values[i] == kFree) {
      parts.push_back(Datum::number(64, isDynamic(all[i]) ? INT64_MIN : all[i].value()));
      parts.back().poison = isDynamic(all[i]);
      continue;
    }
    if (!fits64(values[i])) {
      stop(End::kOutside, op->getName().getStringRef().str() + ": beyond 64 bits");
      return {};
    }
    const auto value = static_cast<int64_t>(values[i]);
    Datum part = Datum::number(64, value);
    if (isDynamic(all[i])) {
      const DynamicLeaf leaf = all[i].dynamicLeaf();
      if (leaf.width == 32 && value != static_cast<int32_t>(value)) part.poison = true;
      if (value % leaf.div != 0)
        stop(promised ? End::kOutside : End::kLie, op->getName().getStringRef().str() + ": no multiple");
    } else if (all[i].value() != value) {
      stop(End::kLie, op->getName().getStringRef().str() + ": a type says " + std::to_string(all[i].value()) +
                          " of what is " + std::to_string(value));
    }
    parts.push_back(std::move(part));
  }
  return Datum::of(std::move(parts));
}

// The offset of a coordinate, CuTe's crd2idx: an integer beside a tuple is split over it, the first leaf
// fastest and the last not reduced; `_` counts as 0.
Int128 Machine::offsetOf(mlir::Operation* op, const IntTuple& coord, const Numbers& at, const IntTuple& shape,
                         const Numbers& extents, const Numbers& strides) {
  const auto fail = [&](End end, const char* why) {
    stop(end, op->getName().getStringRef().str() + ": " + why);
    return Int128{0};
  };
  for (const Int128 extent : extents)
    if (extent < 1) return fail(End::kOutside, "an extent below 1");
  if (coord.isUnderscore()) return 0;
  if (!coord.isTuple()) {
    if (at.size() != 1) return fail(End::kUnsupported, "coordinate");
    if (at[0] < 0) return fail(End::kOutside, "a coordinate below 0");
    Int128 size = 1;
    for (const Int128 extent : extents) size = std::min(size * extent, Int128{1} << 64);
    if (at[0] >= size) return fail(End::kOutside, "a coordinate beyond its extent");
    Int128 rest = at[0], sum = 0;
    for (size_t i = 0; i < extents.size(); ++i) {
      const bool last = i + 1 == extents.size();
      const Int128 digit = last ? rest : rest % extents[i];
      if (!last) rest /= extents[i];
      if (strides[i] == kFree) {
        if (digit != 0) return fail(End::kOutside, "beyond a mode of one element");
        continue;
      }
      const Int128 step = digit * strides[i];
      sum += step;
      if (!fits64(step) || !fits64(sum)) return fail(End::kOutside, "an offset beyond 64 bits");
    }
    return sum;
  }
  if (!shape.isTuple() || shape.rank() != coord.rank()) return fail(End::kUnsupported, "coordinate");
  Int128 sum = 0;
  size_t from = 0, digit = 0;
  for (size_t i = 0; i < coord.rank() && !stopped(); ++i) {
    const size_t digits = leaves(coord.mode(i)).size(), count = leaves(shape.mode(i)).size();
    const auto part = [](const Numbers& all, size_t first, size_t n) {
      return Numbers(all.begin() + static_cast<std::ptrdiff_t>(first),
                     all.begin() + static_cast<std::ptrdiff_t>(first + n));
    };
    sum += offsetOf(op, coord.mode(i), part(at, digit, digits), shape.mode(i), part(extents, from, count),
                    part(strides, from, count));
    if (!fits64(sum)) return fail(End::kOutside, "an offset beyond 64 bits");
    from += count, digit += digits;
  }
  return sum;
}

Datum Machine::moved(mlir::Operation* op, mlir::Type iterator, const Datum& pointer, Int128 elements) {
  const auto type = mlir::dyn_cast<cute::PtrType>(iterator);
  if (!type || type.getSpace() == cute::MemorySpace::kTensor) {
    stop(End::kUnsupported, "an iterator of another kind");
    return {};
  }
  const unsigned bytes = type.getElementType().isTF32() ? 4 : bytesOfType(type.getElementType());
  Datum result = pointer;
  result.bits += llvm::APInt(64, static_cast<uint64_t>(elements)) * bytes;
  (void)op;
  return result;
}

void Machine::setLayout(mlir::Operation& op, unsigned i, mlir::Type type, const Numbers& extents,
                        const Numbers& strides) {
  const Layout layout = layoutOf(type);
  for (const Int128 extent : extents)
    if (extent < 1) return stop(End::kOutside, op.getName().getStringRef().str() + ": an extent below 1");
  set(op, i,
      Datum::of(
          {tupleOf(&op, layout.shape(), extents, false), tupleOf(&op, layout.stride(), strides, false)}));
}

bool Machine::cute(mlir::Operation& op) {
  if (!mlir::isa_and_nonnull<cute::CuteDialect>(op.getDialect())) return false;
  const mlir::Type type = op.getNumResults() > 0 ? op.getResult(0).getType() : mlir::Type();
  const auto numbers = [&](unsigned i) { return numbersOf(&op, get(op.getOperand(i))); };
  const IntTuple* tuple = type ? cute::tupleOf(type) : nullptr;
  const auto answer = [&](const Numbers& values) {
    set(op, 0, tupleOf(&op, *tuple, values, false));
    return true;
  };
  if (mlir::isa<cute::StaticOp>(op)) {
    Numbers values;
    if (mlir::isa<cute::LayoutType>(type)) {
      Numbers strides;
      for (const IntTuple& leaf : leaves(layoutOf(type).shape())) values.push_back(leaf.value());
      for (const IntTuple& leaf : leaves(layoutOf(type).stride())) strides.push_back(leaf.value());
      return setLayout(op, 0, type, values, strides), true;
    }
    if (!tuple)
      return set(op, 0, Datum::of(std::vector<Datum>{})), true;  // a tile, a swizzle: its type says it
    for (const IntTuple& leaf : leaves(*tuple)) values.push_back(leaf.isUnderscore() ? 0 : leaf.value());
    return answer(values);
  }
  if (mlir::isa<cute::MakeIntTupleOp, cute::MakeCoordOp, cute::MakeShapeOp, cute::MakeStrideOp>(op)) {
    if (!tuple) return false;
    Numbers values;
    unsigned next = 0;
    for (const IntTuple& leaf : leaves(*tuple)) {
      if (!isDynamic(leaf)) {
        values.push_back(leaf.isUnderscore() ? 0 : leaf.value());
        continue;
      }
      const Datum& given = get(op.getOperand(next++));
      const Datum& scalar = given.aggregate ? given.parts[0] : given;
      if (scalar.poison) return stop(End::kOutside, "a tuple of poison"), true;
      values.push_back(scalar.bits.getSExtValue());
    }
    return set(op, 0, tupleOf(&op, *tuple, values, true)), true;
  }
  if (mlir::isa<cute::MakeLayoutOp, cute::MakeLayoutRawOp>(op)) {
    const Layout layout = layoutOf(type);
    Numbers extents, strides;
    if (op.getNumOperands() == 2) {
      extents = numbers(0), strides = numbers(1);
    } else {
      for (const IntTuple& leaf : leaves(layout.shape())) extents.push_back(leaf.value());
      for (const IntTuple& leaf : leaves(layout.stride())) strides.push_back(leaf.value());
    }
    return setLayout(op, 0, type, extents, strides), true;
  }
  if (mlir::isa<cute::GetShapeOp>(op)) return set(op, 0, get(op.getOperand(0)).parts[0]), true;
  if (mlir::isa<cute::GetStrideOp>(op)) return set(op, 0, get(op.getOperand(0)).parts[1]), true;
  if (auto scalars = mlir::dyn_cast<cute::GetScalarsOp>(op)) {
    std::vector<IntTuple> all;
    std::vector<Datum> values;
    const Datum& value = get(scalars.getInput());
    if (const IntTuple* tree = cute::tupleOf(scalars.getInput().getType())) {
      all = leaves(*tree), values = value.parts;
    } else if (mlir::isa<cute::LayoutType>(scalars.getInput().getType())) {
      const Layout layout = layoutOf(scalars.getInput().getType());
      all = leaves(layout.shape()), values = value.parts[0].parts;
      for (const IntTuple& leaf : leaves(layout.stride())) all.push_back(leaf);
      values.insert(values.end(), value.parts[1].parts.begin(), value.parts[1].parts.end());
    } else {
      return false;
    }
    unsigned next = 0;
    for (size_t i = 0; i < all.size(); ++i) {
      if (all[i].isUnderscore() || (scalars.getOnlyDynamic() && !isDynamic(all[i]))) continue;
      Datum scalar = values[i];
      scalar.bits = scalar.bits.trunc(op.getResult(next).getType().getIntOrFloatBitWidth());
      set(op, next++, std::move(scalar));
    }
    return true;
  }
  if (auto size = mlir::dyn_cast<cute::SizeOp>(op)) {
    const bool ofLayout = mlir::isa<cute::LayoutType>(size.getInput().getType());
    const IntTuple shape =
        ofLayout ? layoutOf(size.getInput().getType()).shape() : *cute::tupleOf(size.getInput().getType());
    const Numbers extents = numbersOf(&op, ofLayout ? get(size.getInput()).parts[0] : get(size.getInput()));
    const auto part = partAt(shape, size.getMode());
    if (!part) return false;
    Int128 product = 1;
    for (size_t i = 0; i < leaves(part->tree).size() && !stopped(); ++i) {
      if (extents[part->first + i] < 1) stop(End::kOutside, "size: an extent below 1");
      product *= extents[part->first + i];
      if (!fits64(product)) stop(End::kOutside, "size: beyond 64 bits");
    }
    return stopped() || answer({product});
  }
  if (auto o = mlir::dyn_cast<cute::Crd2IdxOp>(op)) {
    const mlir::Type target = o.getTarget().getType();
    const IntTuple& coord = *cute::tupleOf(o.getCoord().getType());
    const Numbers at = numbers(0);
    if (mlir::isa<cute::LayoutType>(target)) {
      const Datum& layout = get(o.getTarget());
      const Int128 offset = offsetOf(&op, coord, at, layoutOf(target).shape(),
                                     numbersOf(&op, layout.parts[0]), numbersOf(&op, layout.parts[1]));
      return stopped() || answer({offset});
    }
    if (!mlir::isa<cute::ShapeType>(target)) return false;
    const Numbers extents = numbers(1);
    Numbers strides;
    Int128 before = 1;
    for (const Int128 extent : extents) {
      strides.push_back(before);
      before *= extent;
      if (extent < 1 || !fits64(before)) return stop(End::kOutside, "crd2idx: the shape"), true;
    }
    const Int128 offset = offsetOf(&op, coord, at, *cute::tupleOf(target), extents, strides);
    return stopped() || answer({offset});
  }
  if (auto o = mlir::dyn_cast<cute::Idx2CrdOp>(op)) {
    const IntTuple& shape = *cute::tupleOf(o.getShape().getType());
    if (cute::tupleOf(o.getIndex().getType())->isTuple()) return false;
    const Numbers index = numbers(0), extents = numbers(1);
    Numbers digits;
    Int128 rest = stopped() ? Int128{0} : index[0];
    if (rest < 0) stop(End::kOutside, "idx2crd: an index below 0");
    for (size_t i = 0; i < extents.size() && !stopped(); ++i) {
      if (extents[i] < 1) stop(End::kOutside, "idx2crd: an extent below 1");
      if (stopped()) return true;
      digits.push_back(i + 1 == extents.size() ? rest : rest % extents[i]);
      rest /= extents[i];
    }
    (void)shape;
    return stopped() || answer(digits);
  }
  if (mlir::isa<cute::TupleAddOp, cute::TupleSubOp, cute::TupleMulOp>(op)) {
    const Numbers a = numbers(0), b = numbers(1);
    Numbers r;
    if (a.size() != b.size()) return false;
    for (size_t i = 0; i < a.size(); ++i)
      r.push_back(mlir::isa<cute::TupleAddOp>(op)   ? a[i] + b[i]
                  : mlir::isa<cute::TupleSubOp>(op) ? a[i] - b[i]
                                                    : a[i] * b[i]);
    return stopped() || answer(r);
  }
  if (mlir::isa<cute::TupleDivOp, cute::TupleModOp, cute::CeilDivOp>(op)) {
    const Numbers a = numbers(0), b = numbers(1);
    Numbers r;
    if (a.size() != b.size() || !tuple) return false;
    for (size_t i = 0; i < a.size() && !stopped(); ++i) {
      // Of numbers below 0 a quotient is C's, toward 0; a count of tiles begins at 1.
      if (b[i] < 1 || (mlir::isa<cute::CeilDivOp>(op) && a[i] < 1))
        return stop(End::kOutside, "a division"), true;
      r.push_back(mlir::isa<cute::TupleDivOp>(op)   ? a[i] / b[i]
                  : mlir::isa<cute::TupleModOp>(op) ? a[i] % b[i]
                                                    : (a[i] + b[i] - 1) / b[i]);
    }
    return stopped() || answer(r);
  }
  if (mlir::isa<cute::TupleProductOp>(op)) {
    Int128 product = 1;
    for (const Int128 n : numbers(0)) {
      product *= n;
      if (!fits64(product)) return stop(End::kOutside, "beyond 64 bits"), true;
    }
    return stopped() || answer({product});
  }
  if (mlir::isa<cute::ToIntTupleOp, cute::ToShapeOp, cute::ToStrideOp, cute::ToCoordOp>(op))
    return set(op, 0, tupleOf(&op, *tuple, numbers(0), false)), true;
  if (mlir::isa<cute::EqualOp, cute::TupleEqOp>(op) && isPlain(op.getOperand(0).getType())) {
    if (mlir::isa<cute::MemRefType>(op.getOperand(0).getType())) return false;
    bool same = true;
    for (const unsigned part : {0U, 1U}) {
      const Numbers a = numbersOf(&op, get(op.getOperand(0)).parts[part]);
      const Numbers b = numbersOf(&op, get(op.getOperand(1)).parts[part]);
      for (size_t i = 0; i < a.size(); ++i) {
        if (a[i] == kFree || b[i] == kFree)
          return stop(End::kOutside, "equal: of a mode of one element"), true;
        same &= a[i] == b[i];
      }
    }
    return set(op, 0, Datum::number(1, same && !stopped() ? 1 : 0)), true;
  }
  if (mlir::isa<cute::ElemLessOp, cute::EqualOp, cute::TupleEqOp>(op)) {
    if (!cute::tupleOf(op.getOperand(0).getType())) return false;
    const Numbers a = numbers(0), b = numbers(1);
    bool all = a.size() == b.size();
    for (size_t i = 0; i < a.size() && all; ++i)
      all = mlir::isa<cute::ElemLessOp>(op) ? a[i] < b[i] : a[i] == b[i];
    return set(op, 0, Datum::number(1, all ? 1 : 0)), true;
  }
  if (auto assume = mlir::dyn_cast<cute::AssumeOp>(op)) {
    const Datum value = get(assume.getValue());
    int64_t div = 1;
    if (auto t = mlir::dyn_cast<cute::DivisibleI32Type>(type)) div = t.getDiv();
    if (auto t = mlir::dyn_cast<cute::DivisibleI64Type>(type)) div = t.getDiv();
    if (value.aggregate) return false;
    if (!value.poison && value.bits.getSExtValue() % div != 0)
      return stop(End::kOutside, "assume: no multiple"), true;
    return set(op, 0, value), true;
  }
  if (mlir::isa<cute::FlattenOp>(op) && tuple) return answer(numbers(0));
  return cuteMemory(op) || cuteAlgebra(op);
}

// Views: where they begin, what stands at a coordinate, and parts of them.
bool Machine::cuteMemory(mlir::Operation& op) {
  if (auto o = mlir::dyn_cast<cute::GetIterOp>(op)) {
    if (!mlir::isa<cute::MemRefType>(o.getInput().getType())) return false;
    return set(op, 0, get(o.getInput()).parts[0]), true;
  }
  if (auto o = mlir::dyn_cast<cute::GetLayoutOp>(op)) {
    if (!mlir::isa<cute::MemRefType>(o.getInput().getType())) return false;
    return set(op, 0, get(o.getInput()).parts[1]), true;
  }
  if (auto o = mlir::dyn_cast<cute::MakeViewOp>(op)) {
    if (!isPlain(o.getType())) return false;
    const Layout layout = layoutOf(o.getType());
    Numbers extents, strides;
    if (o.getLayout()) {
      extents = numbersOf(&op, get(o.getLayout()).parts[0]),
      strides = numbersOf(&op, get(o.getLayout()).parts[1]);
    } else {
      for (const IntTuple& leaf : leaves(layout.shape())) extents.push_back(leaf.value());
      for (const IntTuple& leaf : leaves(layout.stride())) strides.push_back(leaf.value());
    }
    return set(op, 0,
               Datum::of({get(o.getIter()), Datum::of({tupleOf(&op, layout.shape(), extents, false),
                                                       tupleOf(&op, layout.stride(), strides, false)})})),
           true;
  }
  if (auto o = mlir::dyn_cast<cute::AddOffsetOp>(op)) {
    const Numbers by = numbersOf(&op, get(o.getOffset()));
    if (by.size() != 1) return false;
    return set(op, 0, moved(&op, o.getIter().getType(), get(o.getIter()), stopped() ? Int128{0} : by[0])),
           true;
  }
  if (auto o = mlir::dyn_cast<cute::PtrToIntOp>(op)) {
    Datum value = get(o.getPointer());
    value.bits = value.bits.zextOrTrunc(op.getResult(0).getType().getIntOrFloatBitWidth());
    return set(op, 0, std::move(value)), true;
  }
  // The element at a coordinate of a view: its address.
  const auto address = [&](const Datum& view, cute::MemRefType type, const IntTuple& coord,
                           const Numbers& at) {
    const Int128 offset =
        offsetOf(&op, coord, at, type.getLayout().shape(), numbersOf(&op, view.parts[1].parts[0]),
                 numbersOf(&op, view.parts[1].parts[1]));
    const auto pointer = cute::PtrType::get(type.getContext(), type.getElementType(), type.getSpace(),
                                            type.getAlignment(), type.getSwizzle());
    return moved(&op, pointer, view.parts[0], offset);
  };
  const auto elements = [](const Layout& layout) {
    int64_t count = 1;
    for (const IntTuple& leaf : leaves(layout.shape())) count *= leaf.value();
    return count;
  };
  if (auto o = mlir::dyn_cast<cute::MemRefLoadOp>(op)) {
    const cute::MemRefType type = o.getMemref().getType();
    if (!isPlain(type)) return false;
    const Datum at = address(get(o.getMemref()), type, o.getCoord().getType().getValue(),
                             numbersOf(&op, get(o.getCoord())));
    return stopped() || (set(op, 0, load(&op, at, type.getElementType(), 1)), true);
  }
  if (auto o = mlir::dyn_cast<cute::MemRefStoreOp>(op)) {
    const cute::MemRefType type = o.getMemref().getType();
    if (!isPlain(type)) return false;
    const Datum at = address(get(o.getMemref()), type, o.getCoord().getType().getValue(),
                             numbersOf(&op, get(o.getCoord())));
    return stopped() || (store(&op, get(o.getValue()), at, type.getElementType(), 1), true);
  }
  if (auto o = mlir::dyn_cast<cute::MemRefLoadVecOp>(op)) {
    const cute::MemRefType type = o.getMemref().getType();
    if (!isPlain(type)) return false;
    std::vector<Datum> all;
    for (int64_t i = 0; i < elements(type.getLayout()) && !stopped(); ++i)
      all.push_back(load(&op, address(get(o.getMemref()), type, IntTuple(0), {i}), type.getElementType(), 1));
    return set(op, 0, Datum::of(std::move(all))), true;
  }
  if (auto o = mlir::dyn_cast<cute::MemRefStoreVecOp>(op)) {
    const cute::MemRefType type = o.getMemref().getType();
    if (!isPlain(type)) return false;
    const Datum value = get(o.getValue());
    for (size_t i = 0; i < value.parts.size() && !stopped(); ++i)
      store(&op, value.parts[i], address(get(o.getMemref()), type, IntTuple(0), {static_cast<Int128>(i)}),
            type.getElementType(), 1);
    return true;
  }
  if (auto o = mlir::dyn_cast<cute::MakeFragmentOp>(op)) {
    const auto type = mlir::cast<cute::MemRefType>(op.getResult(0).getType());
    const Layout layout = type.getLayout();
    Numbers extents, strides;
    int64_t span = 1;
    for (const IntTuple& leaf : leaves(layout.shape())) extents.push_back(leaf.value());
    for (const IntTuple& leaf : leaves(layout.stride())) strides.push_back(leaf.value());
    for (size_t i = 0; i < extents.size(); ++i) {
      if (strides[i] < 0 || extents[i] > 4096 || strides[i] > 4096) return false;
      span += static_cast<int64_t>((extents[i] - 1) * strides[i]);
    }
    const uint64_t bytes = static_cast<uint64_t>(span) * bytesOfType(type.getElementType()),
                   at = allocate(bytes);
    for (uint64_t i = 0; i < bytes; ++i) out_.memory.written[at + i] = {0, true};
    return set(op, 0,
               Datum::of({Datum::number(64, static_cast<int64_t>(at)),
                          Datum::of({tupleOf(&op, layout.shape(), extents, false),
                                     tupleOf(&op, layout.stride(), strides, false)})})),
           true;
  }
  return false;
}

// slice, and the operations of the algebra through core: of a layout, or of a view's layout.
bool Machine::cuteAlgebra(mlir::Operation& op) {
  if (op.getNumOperands() == 0 || op.getNumResults() != 1) return false;
  const mlir::Type from = op.getOperand(0).getType(), type = op.getResult(0).getType();
  if (!isPlain(from) || !isPlain(type)) return false;
  const bool view = mlir::isa<cute::MemRefType>(from);
  const Datum source = get(op.getOperand(0));
  const Datum& layout = view ? source.parts[1] : source;
  const Layout tree = layoutOf(from);
  const Numbers extents = numbersOf(&op, layout.parts[0]), strides = numbersOf(&op, layout.parts[1]);
  if (stopped()) return true;
  Numbers newExtents, newStrides;
  Int128 offset = 0;
  if (auto o = mlir::dyn_cast<cute::SliceOp>(op)) {
    const IntTuple& coord = o.getCoord().getType().getValue();
    const Numbers at = numbersOf(&op, get(o.getCoord()));
    offset = offsetOf(&op, coord, at, tree.shape(), extents, strides);
    std::vector<size_t> kept;
    size_t next = 0;
    keep(coord, tree.shape(), next, kept);
    newExtents = chosen(extents, kept), newStrides = chosen(strides, kept);
  } else if (mlir::isa<cute::GroupModesOp, cute::FlattenOp>(op)) {
    newExtents = extents, newStrides = strides;
  } else if (auto o = mlir::dyn_cast<cute::GetOp>(op)) {
    const auto part = partAt(tree.shape(), o.getMode());
    if (!part) return false;
    for (size_t i = 0; i < leaves(part->tree).size(); ++i)
      newExtents.push_back(extents[part->first + i]), newStrides.push_back(strides[part->first + i]);
  } else if (auto o = mlir::dyn_cast<cute::SelectOp>(op)) {
    for (const int32_t mode : o.getMode()) {
      const auto part = partAt(tree.shape(), {mode});
      if (!part) return false;
      for (size_t i = 0; i < leaves(part->tree).size(); ++i)
        newExtents.push_back(extents[part->first + i]), newStrides.push_back(strides[part->first + i]);
    }
  } else {
    for (const Int128 extent : extents)
      if (extent < 1) return stop(End::kOutside, "an extent below 1"), true;
    Numbers steps = strides;
    for (Int128& step : steps)
      if (step == kFree) step = 0;
    const Layout known =
        Layout::unchecked(withNumbers(tree.shape(), extents), withNumbers(tree.stride(), steps));
    std::optional<Tiler> tiler;
    if (op.getNumOperands() > 1) {
      const mlir::Type by = op.getOperand(1).getType();
      if (auto t = mlir::dyn_cast<cute::TileType>(by))
        tiler = t.getValue();
      else if (auto t = mlir::dyn_cast<cute::LayoutType>(by); t && cute::isStatic(t))
        tiler = Tiler(t.getValue());
      if (!tiler || !cute::isStatic(by)) return false;
    }
    Expected<Layout> result = makeError(Code::kUnknownOperation, "pass_adversary", "none");
    if (mlir::isa<cute::CompositionOp>(op) && tiler)
      result = composition(known, *tiler);
    else if (mlir::isa<cute::LogicalDivideOp>(op) && tiler)
      result = logicalDivide(known, *tiler);
    else if (mlir::isa<cute::ZippedDivideOp>(op) && tiler)
      result = zippedDivide(known, *tiler);
    else if (mlir::isa<cute::TiledDivideOp>(op) && tiler)
      result = tiledDivide(known, *tiler);
    else if (mlir::isa<cute::LocalTileOp>(op) && tiler) {
      const IntTuple coord =
          withNumbers(*cute::tupleOf(op.getOperand(2).getType()), numbersOf(&op, get(op.getOperand(2))));
      if (stopped() || cute::tupleOf(op.getOperand(2).getType())->hasUnderscore()) return stopped();
      for (const IntTuple& leaf : leaves(coord))
        if (leaf.value() < 0) return stop(End::kOutside, "a coordinate below 0"), true;
      const auto part = localTile(known, *tiler, coord);
      if (part && part->offset.isInt()) result = part->layout, offset = part->offset.value();
    }
    // Where core refuses these numbers, or answers in another form, nothing is known of the operation.
    if (!result)
      return stop(End::kOutside, op.getName().getStringRef().str() + ": " + result.error().message), true;
    if (!congruent(result->shape(), layoutOf(type).shape()))
      return stop(End::kOutside, op.getName().getStringRef().str() + ": another form"), true;
    for (const IntTuple& leaf : leaves(result->shape())) newExtents.push_back(leaf.value());
    for (const IntTuple& leaf : leaves(result->stride()))
      newStrides.push_back(newExtents[newStrides.size()] == 1 ? kFree : Int128{leaf.value()});
  }
  if (stopped()) return true;
  const Layout wanted = layoutOf(type);
  Datum made = Datum::of(
      {tupleOf(&op, wanted.shape(), newExtents, false), tupleOf(&op, wanted.stride(), newStrides, false)});
  if (!view) return set(op, 0, std::move(made)), true;
  const auto memref = mlir::cast<cute::MemRefType>(from);
  const auto pointer = cute::PtrType::get(memref.getContext(), memref.getElementType(), memref.getSpace(),
                                          memref.getAlignment(), memref.getSwizzle());
  return set(op, 0, Datum::of({moved(&op, pointer, source.parts[0], offset), std::move(made)})), true;
}

}  // namespace cutecheck::pass_adversary
