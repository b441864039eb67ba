// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/view.h"

#include <numeric>

#include "llvm/ADT/TypeSwitch.h"

#include "lowering/algebra/add_offset.h"
#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/element.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {

using mlir::Type;

std::optional<Layout> layoutOfValue(Type type) {
  return llvm::TypeSwitch<Type, std::optional<Layout>>(type)
      .Case<LayoutType>([](LayoutType t) { return t.getValue(); })
      .Case<ComposedLayoutType>([](ComposedLayoutType t) { return t.getValue().layout; })
      .Case<LayoutCompositionType>([](LayoutCompositionType t) { return t.getValue().outer; })
      .Case<MemRefType, CoordTensorType>([](auto t) { return t.getLayout(); })
      .Default([](Type) { return std::nullopt; });
}

Type withLayout(Type type, const Layout& layout) {
  return llvm::TypeSwitch<Type, Type>(type)
      .Case<LayoutType>([&](LayoutType t) { return LayoutType::get(t.getContext(), layout); })
      .Case<ComposedLayoutType>([&](ComposedLayoutType t) {
        return ComposedLayoutType::get(t.getContext(), {t.getValue().swizzle, t.getValue().offset, layout});
      })
      .Case<LayoutCompositionType>([&](LayoutCompositionType t) -> Type {
        const LayoutComposition value{t.getValue().inner, t.getValue().offset, layout};
        return complaintAboutLayoutComposition(value) ? Type()
                                                      : LayoutCompositionType::get(t.getContext(), value);
      })
      .Case<MemRefType>([&](MemRefType t) {
        return MemRefType::get(t.getContext(), t.getElementType(), t.getSpace(), t.getAlignment(),
                               t.getSwizzle(), layout);
      })
      .Case<CoordTensorType>(
          [&](CoordTensorType t) { return CoordTensorType::get(t.getContext(), t.getStart(), layout); })
      .Default([](Type) { return Type(); });
}

Type iteratorOf(Type view) {
  return llvm::TypeSwitch<Type, Type>(view)
      .Case<MemRefType>([](MemRefType t) {
        return PtrType::get(t.getContext(), t.getElementType(), t.getSpace(), t.getAlignment(),
                            t.getSwizzle());
      })
      .Case<CoordTensorType>(
          [](CoordTensorType t) { return ArithTupleIterType::get(t.getContext(), t.getStart()); })
      .Default([](Type) { return Type(); });
}

Type viewOf(Type iterator, const Layout& layout) {
  return llvm::TypeSwitch<Type, Type>(iterator)
      .Case<PtrType>([&](PtrType t) {
        return MemRefType::get(t.getContext(), t.getElementType(), t.getSpace(), t.getAlignment(),
                               t.getSwizzle(), layout);
      })
      .Case<ArithTupleIterType>(
          [&](ArithTupleIterType t) { return CoordTensorType::get(t.getContext(), t.getValue(), layout); })
      .Default([](Type) { return Type(); });
}

static constexpr int64_t kColumnBytes = 4;  // of tensor memory

int64_t alignmentBehind(Type element, int64_t alignment, const IntTuple& offset) {
  const mixed::Number step = mixed::Number::of(offset, mixed::Role::kStride, nullptr);
  // What the step and the alignment have in common first: the step alone in bytes may leave 64 bits.
  const int64_t common = std::gcd(step.div, alignment);
  return common == alignment ? common : std::gcd(common * bytesOf(element), alignment);
}

Type advanced(std::optional<mlir::Location> location, llvm::StringRef op, Type iterator,
              const IntTuple& offset) {
  if (auto pointer = mlir::dyn_cast<PtrType>(iterator)) {
    if (offset.isTuple()) {
      (void)refuse(location, op, "expects an integer to add to " + text(iterator) + ", but got a tuple");
      return {};
    }
    const mixed::Number step = mixed::Number::of(offset, mixed::Role::kStride, nullptr);
    // Elements of less than a column have no address of their own.
    if (pointer.getSpace() == MemorySpace::kTensor &&
        step.div % kColumnBytes * bytesOf(pointer.getElementType()) % kColumnBytes != 0) {
      (void)refuse(location, op, "expects a whole number of columns of 32 bits to add to " + text(iterator));
      return {};
    }
    return PtrType::get(pointer.getContext(), pointer.getElementType(), pointer.getSpace(),
                        alignmentBehind(pointer.getElementType(), pointer.getAlignment(), offset),
                        pointer.getSwizzle());
  }
  const IntTuple& start = mlir::cast<ArithTupleIterType>(iterator).getValue();
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto sum = mixed::addOffset(arithmetic, mixed::MixedTuple::of(start, mixed::Role::kCoordinate),
                                    mixed::MixedTuple::of(offset, mixed::Role::kCoordinate));
  if (sum) return ArithTupleIterType::get(iterator.getContext(), sum->type());
  (void)refuse(location, op, "unable to add an offset to " + text(iterator), sum.error().message);
  return {};
}

Type slicedView(std::optional<mlir::Location> location, Type view, const IntTuple& coord,
                const Layout& sliced) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto offset = mixed::crd2idx(arithmetic, mixed::MixedTuple::of(coord, mixed::Role::kCoordinate),
                                     mixed::MixedLayout::of(*layoutOfValue(view)));
  if (!offset) {
    (void)refuse(location, "slice", "unable to slice " + text(view), offset.error().message);
    return {};
  }
  const Type iterator = advanced(location, "slice", iteratorOf(view), offset->type());
  return iterator ? viewOf(iterator, sliced) : Type();
}

int64_t bytesOf(Type element) {
  if (!element.isIntOrFloat()) return 0;
  if (element.isTF32())
    return 4;  // 19 bits of it count (PTX ISA 9.0, "Alternate Floating-Point Data Formats")
  return (static_cast<int64_t>(element.getIntOrFloatBitWidth()) + 7) / 8;
}

// As a diagnostic quotes a type.
static std::string quoted(Type type) { return "'" + text(type) + "'"; }

std::optional<std::string> complaintAboutElement(Type element) {
  if (bytesOf(element) == 0) return "expects elements of integer or float type, but got " + quoted(element);
  if (element.isTF32()) return std::nullopt;
  const unsigned bits = element.getIntOrFloatBitWidth();
  if ((bits & (bits - 1)) != 0)
    return "expects elements whose width is a power of two, but got " + quoted(element);
  if (bits < 8)
    return "expects elements of at least 8 bits, but got " + quoted(element) +
           "; those share bytes, so hold them in words of i32, or truth values in i8";
  if (bits > 128) return "expects elements of at most 128 bits, but got " + quoted(element);
  return std::nullopt;
}

std::optional<std::string> complaintAboutExtents(Type shape) {
  for (const IntTuple& extent : leaves(mlir::cast<ShapeType>(shape).getValue()))
    if (extent.isInt() && extent.value() < 1) return "expects positive shape mode, but got " + quoted(shape);
  return std::nullopt;
}

// Of one element the stride says nothing, and CuTe IR writes any static one; to a strict context it is
// another layout.
static bool compatibleLayouts(const Layout& inferred, const Layout& written, bool trusting) {
  if (!compatibleTrees(inferred.shape(), written.shape()) || !congruent(inferred.stride(), written.stride()))
    return false;
  for (const auto& [extent, i, w] :
       llvm::zip_equal(leaves(written.shape()), leaves(inferred.stride()), leaves(written.stride())))
    if (!compatibleLeaves(i, w) && !(trusting && extent.isInt(1) && w.isStatic())) return false;
  return true;
}

static bool compatibleView(Type inferred, Type written) {
  if (inferred == written) return true;
  if (inferred.getTypeID() != written.getTypeID()) return false;
  const bool trusting = takesPromises(written.getContext());
  if (auto a = mlir::dyn_cast<LayoutType>(inferred))
    return compatibleLayouts(a.getValue(), mlir::cast<LayoutType>(written).getValue(), trusting);
  if (auto a = mlir::dyn_cast<ComposedLayoutType>(inferred)) {
    const ComposedLayout &x = a.getValue(), &y = mlir::cast<ComposedLayoutType>(written).getValue();
    return x.swizzle == y.swizzle && compatibleTrees(x.offset, y.offset) &&
           compatibleLayouts(x.layout, y.layout, trusting);
  }
  if (auto a = mlir::dyn_cast<LayoutCompositionType>(inferred)) {
    const LayoutComposition &x = a.getValue(), &y = mlir::cast<LayoutCompositionType>(written).getValue();
    return compatibleLayouts(x.inner, y.inner, trusting) && compatibleTrees(x.offset, y.offset) &&
           compatibleLayouts(x.outer, y.outer, trusting);
  }
  if (auto a = mlir::dyn_cast<MemRefType>(inferred)) {
    const auto b = mlir::cast<MemRefType>(written);
    return a.getElementType() == b.getElementType() && a.getSpace() == b.getSpace() &&
           a.getSwizzle() == b.getSwizzle() && a.getAlignment() % b.getAlignment() == 0 &&
           compatibleLayouts(a.getLayout(), b.getLayout(), trusting);
  }
  if (auto a = mlir::dyn_cast<CoordTensorType>(inferred)) {
    const auto b = mlir::cast<CoordTensorType>(written);
    return compatibleTrees(a.getStart(), b.getStart()) &&
           compatibleLayouts(a.getLayout(), b.getLayout(), trusting);
  }
  if (auto a = mlir::dyn_cast<PtrType>(inferred)) {
    const auto b = mlir::cast<PtrType>(written);
    return a.getElementType() == b.getElementType() && a.getSpace() == b.getSpace() &&
           a.getSwizzle() == b.getSwizzle() && a.getAlignment() % b.getAlignment() == 0;
  }
  return compatibleUpToWidth(inferred, written);
}

bool compatibleViews(mlir::TypeRange inferred, mlir::TypeRange written) {
  return inferred.size() == written.size() &&
         llvm::all_of(llvm::zip_equal(inferred, written),
                      [](const auto& pair) { return compatibleView(std::get<0>(pair), std::get<1>(pair)); });
}

static bool isFlat(const IntTuple& tree) {
  return llvm::all_of(tree.modes(), [](const IntTuple& mode) { return mode.isLeaf(); });
}

static bool mergesInto(const Layout& written, const Layout& inferred) {
  if (written.isStatic() || !written.shape().isTuple() || !isFlat(written.shape()) ||
      !isFlat(inferred.shape()))
    return false;
  for (size_t i = 0; i + 1 < written.rank(); ++i)
    if (mixed::MixedLayout::of(written.mode(i)).shape.dynamicNumbers().empty() &&
        mixed::MixedLayout::of(written.mode(i + 1)).shape.dynamicNumbers().empty() &&
        written.stride().mode(i).isInt() && written.stride().mode(i + 1).isInt() &&
        written.shape().mode(i).value() * written.stride().mode(i).value() ==
            written.stride().mode(i + 1).value())
      return false;
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto merged = mixed::coalesce(arithmetic, mixed::MixedLayout::of(written));
  return merged && compatibleTrees(inferred.shape(), merged->shape.type()) &&
         compatibleTrees(inferred.stride(), merged->stride.type());
}

bool compatibleUnmerged(mlir::TypeRange inferred, mlir::TypeRange written) {
  if (written.empty() || !takesPromises(written[0].getContext())) return false;
  if (inferred.size() != 1 || written.size() != 1 || inferred[0].getTypeID() != written[0].getTypeID())
    return false;
  const std::optional<Layout> from = layoutOfValue(inferred[0]), to = layoutOfValue(written[0]);
  return from && to && withLayout(written[0], *from) == inferred[0] && mergesInto(*to, *from);
}

}  // namespace cutecheck::cute
