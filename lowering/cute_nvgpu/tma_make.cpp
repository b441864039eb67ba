// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_non_exec_tiled_tma_load, -store, -reduce: eleven gates in their order, and the types that come out.
#include "llvm/ADT/TypeSwitch.h"

#include "core/notation/print.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/tma_basis.h"

namespace cutecheck::cute_nvgpu {

namespace {

using mlir::LogicalResult;
using mlir::Type;

struct Made {
  mlir::Operation* op;
  Type gmem, sharedLayout, map, atom;
  cute::CoordTensorType tensor;
  int64_t multicast = 1;
};

std::optional<int64_t> sizeOf(const IntTuple& shape) {
  int64_t size = 1;
  for (const IntTuple& extent : leaves(shape))
    if (!extent.isInt() || __builtin_mul_overflow(size, extent.value(), &size)) return std::nullopt;
  return size;
}

// As many modes, and each of as many elements.
bool equivalent(const Layout& a, const Layout& b) {
  if (a.shape().rank() != b.shape().rank()) return false;
  for (size_t i = 0; i < a.shape().rank(); ++i)
    if (sizeOf(a.shape().mode(i)) != sizeOf(b.shape().mode(i))) return false;
  return true;
}

// What no tensor map has: extents and strides out of its limits, where the type knows them, and rows that are
// packed in shared memory where the swizzle has them apart.
std::optional<Diagnostic> misfitOf(cute::MemRefType tensor, const TmaBox& box, const Swizzle& swizzle) {
  constexpr int64_t kMostExtent = int64_t{1} << 32, kMostStride = int64_t{1} << 40, kTransfer = 16;
  const std::vector<IntTuple> strides = leaves(tensor.getLayout().stride()),
                              extents = leaves(tensor.getLayout().shape());
  for (size_t i = 0; i < strides.size(); ++i) {
    if (extents[i].isInt() && extents[i].value() > kMostExtent)
      return makeError(Code::kBadRequest, "tma_basis_c3", "an extent of more than 2^32");
    if (!strides[i].isInt() || strides[i].isInt(1)) continue;
    const int64_t stride = strides[i].value();
    if (stride < 0 || stride >= kMostStride / box.elementBytes || stride * box.elementBytes % kTransfer != 0)
      return makeError(Code::kBadRequest, "tma_basis_c3",
                       "a stride that is no multiple of 16 bytes below 2^40");
  }
  const auto shape = IntTuple::ofInts(box.extents.size(), [&](size_t i) { return box.extents[i]; });
  std::vector<IntTuple> packed, dimensions;
  int64_t step = 1;
  for (size_t i = 0; i < box.extents.size(); ++i) {
    packed.emplace_back(step);
    dimensions.push_back(IntTuple(int64_t{1}).withPath({static_cast<uint32_t>(i)}));
    step *= box.extents[i];
  }
  return misplaced(box, {Layout::unchecked(shape, IntTuple::tuple(dimensions)),
                         Layout::unchecked(shape, IntTuple::tuple(packed)), swizzle});
}

std::string text(Type type) {
  std::string result;
  llvm::raw_string_ostream(result) << type;
  return result;
}

LogicalResult verifyMade(const Made& made) {
  const auto fail = [&](const llvm::Twine& message) { return made.op->emitOpError(message); };
  const auto gmem = mlir::dyn_cast<cute::MemRefType>(made.gmem);
  const auto map = mlir::dyn_cast<cute::LayoutType>(made.map);
  if (!gmem || gmem.getSpace() != cute::MemorySpace::kGlobal || !map)
    return fail("invalid operand types, got " + text(made.gmem) + " and " + text(made.map));
  const auto plain = mlir::dyn_cast<cute::LayoutType>(made.sharedLayout);
  const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(made.sharedLayout);
  if (!plain && !composed)
    return fail("invalid smem layout type, expected LayoutType or ComposedLayoutType, got " +
                text(made.sharedLayout));
  const Layout& tensor = gmem.getLayout();
  const Layout shared = plain ? plain.getValue() : composed.getValue().layout;
  if (gmem.getSwizzle().bits != 0 || gmem.getAlignment() % 16 != 0)
    return fail("unsupported layout for the GMEM tensor, got " + text(gmem));
  if (tensor.stride().hasBasis() || shared.stride().hasBasis())
    return fail("expected the GMEM and SMEM layouts to have integer stride elements, but got " + text(gmem) +
                " and " + text(made.sharedLayout));
  if (composed && !composed.getValue().offset.isInt(0))
    return fail("expected the SMEM layout to be a swizzle layout, but got " + text(made.sharedLayout));
  if (!isStatic(shared) || !isStatic(map.getValue()))
    return fail("expected the SMEM layout and the CTA V-map to be static, but got " +
                text(made.sharedLayout) + " and " + text(map));
  if (!equivalent(shared, map.getValue()))
    return fail("expected top-level shape equivalence between the SMEM layout and the CTA V-map, but got " +
                text(made.sharedLayout) + " and " + text(map));
  const Expected<Layout> basis = tmaBasis({tensor, shared, map.getValue(), made.multicast});
  if (!basis)
    return fail("failed to compute the TMA G-basis, got " + text(made.sharedLayout) + " and " + text(map) +
                ": " + basis.error().message);
  const Type element = gmem.getElementType();
  const std::optional<int64_t> elements = sizeOf(basis->shape());
  const int64_t bits = elements ? *elements * bitsOf(element) : 0;
  const Expected<TmaBox> box = checked(TmaAtom{nameOf(element), bits, *basis});
  const Swizzle swizzle = composed ? composed.getValue().swizzle : Swizzle();
  const std::optional<Diagnostic> misfit = box ? misfitOf(gmem, *box, swizzle) : box.error();
  if (misfit) return fail("Computed TMA layout is invalid, got " + toString(*basis) + ": " + misfit->message);
  const auto start = IntTuple::tuple(std::vector<IntTuple>(box->extents.size(), IntTuple(int64_t{0})));
  const auto expected = cute::CoordTensorType::getChecked(
      [&] { return made.op->emitOpError("Failed to construct the TMA tensor type: "); },
      made.op->getContext(), start, tmaTensor(tensor, *basis));
  if (!expected) return mlir::failure();
  if (expected != made.tensor) return fail("expects " + text(expected) + ", but got " + text(made.tensor));
  const bool same = llvm::TypeSwitch<Type, bool>(made.atom)
                        .Case<NonExecTmaLoadType, NonExecTmaStoreType, NonExecTmaReduceType>([&](auto atom) {
                          return atom.getElementType() == gmem.getElementType() &&
                                 atom.getBasis() == *basis && atom.getCopyBits() == bits;
                        });
  if (same) return mlir::success();
  return fail("expects an atom of " + text(gmem.getElementType()) + ", copy_bits = " + std::to_string(bits) +
              ", tma_gbasis = <\"" + toString(*basis) + "\">, but got " + text(made.atom));
}

}  // namespace

// One block gets each box, or several do, 2 to 16 of a cluster, each a part that all get.
LogicalResult MakeTiledTmaLoadOp::verify() {
  constexpr int64_t kMostBlocks = 16;
  const auto atom = mlir::dyn_cast<NonExecTmaLoadType>(getAtom().getType());
  if (!atom || getKind() != llvm::StringRef(spelled(TmaLoadKind{atom.getMulticast(), atom.getPair()})))
    return emitOpError(
               "expects the kind of the atom, sm_90, sm_90_multicast, sm_100_2sm or "
               "sm_100_2sm_multicast, but got ")
           << getKind();
  const int64_t blocks = getNumMulticast().value_or(atom.getMulticast() ? 0 : 1);
  const Made made{*this,
                  getGmem().getType(),
                  getSmemLayout().getType(),
                  getCtaVMap().getType(),
                  getAtom().getType(),
                  getTensor().getType(),
                  atom.getMulticast() ? std::max<int64_t>(blocks, 1) : 1};
  const bool right = atom.getMulticast() ? blocks >= 2 && blocks <= kMostBlocks : blocks == 1;
  if (failed(verifyMade(made))) return mlir::failure();
  if (right) return mlir::success();
  return emitOpError("missing or invalid num_multicast for a multicast TMA load, got num_multicast of ")
         << blocks;
}

LogicalResult MakeTiledTmaStoreOp::verify() {
  if (!mlir::isa<NonExecTmaStoreType>(getAtom().getType()))
    return emitOpError("expects an atom of a store, but got ") << getAtom().getType();
  return verifyMade({*this, getGmem().getType(), getSmemLayout().getType(), getCtaVMap().getType(),
                     getAtom().getType(), getTensor().getType()});
}

LogicalResult MakeTiledTmaReduceOp::verify() {
  const auto atom = mlir::dyn_cast<NonExecTmaReduceType>(getAtom().getType());
  if (!atom || tmaReductionNamed(getKind()) != atom.getKind())
    return emitOpError("expects the reduction of the atom, but got ") << getKind();
  return verifyMade({*this, getGmem().getType(), getSmemLayout().getType(), getCtaVMap().getType(),
                     getAtom().getType(), getTensor().getType()});
}

}  // namespace cutecheck::cute_nvgpu
