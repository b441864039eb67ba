// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.smem_desc_view, and the operations that make, move and take descriptors.
#include "lowering/cute_nvgpu/smem_desc.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute/infer/view.h"

namespace cutecheck::cute_nvgpu {

namespace {

// What a descriptor's address reaches, in bytes; tiles in it are no more.
constexpr int64_t kReach = int64_t{1} << 18;

bool isOfIntegers(const Layout& layout) {
  const auto known = [](const IntTuple& leaf) { return leaf.isInt(); };
  return llvm::all_of(leaves(layout.shape()), known) && llvm::all_of(leaves(layout.stride()), known);
}

// Static, with no more tiles, and none further away, than a descriptor reaches.
bool isInReach(const Layout& units) {
  if (!isOfIntegers(units)) return false;
  int64_t tiles = 1;
  for (const IntTuple& extent : leaves(units.shape()))
    if (__builtin_mul_overflow(tiles, extent.value(), &tiles)) return false;
  return tiles <= kReach / kDescriptorUnit && llvm::all_of(leaves(units.stride()), [](const IntTuple& stride) {
           return stride.value() <= kReach / kDescriptorUnit && stride.value() >= -kReach / kDescriptorUnit;
         });
}

}  // namespace

mlir::Type SmemDescViewType::parse(mlir::AsmParser& parser) {
  mlir::Type descriptor;
  std::string text;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(descriptor) || parser.parseComma() ||
      parser.parseString(&text) || parser.parseGreater())
    return {};
  const auto word = mlir::dyn_cast<SmemDescType>(descriptor);
  if (!word) return parser.emitError(at, "expects descriptors, but got ") << descriptor, mlir::Type();
  Expected<Layout> layout = parseLayout(text);
  if (!layout) return parser.emitError(at, layout.error().message), mlir::Type();
  return parser.getChecked<SmemDescViewType>(at, parser.getContext(), word, std::move(*layout));
}

void SmemDescViewType::print(mlir::AsmPrinter& printer) const {
  printer << "<" << getDescriptor() << ", \"" << toString(getLayout()) << "\">";
}

mlir::LogicalResult SmemDescViewType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                             SmemDescType, Layout layout) {
  if (isInReach(layout)) return mlir::success();
  return emitError() << "expects a static layout of units of 16 bytes in shared memory, but got \""
                     << toString(layout) << "\"";
}

std::optional<Layout> restInUnits(const Layout& layout, int64_t bytes) {
  if (!layout.shape().isTuple() || layout.shape().rank() < 2) return std::nullopt;
  std::vector<IntTuple> shapes, strides;
  bool whole = true;
  const auto scaled = [&](const auto& self, const IntTuple& stride) -> IntTuple {
    if (!stride.isTuple()) {
      int64_t distance = 0;
      if (__builtin_mul_overflow(stride.value(), bytes, &distance)) distance = 1;
      whole &= distance % kDescriptorUnit == 0;
      return IntTuple(distance / kDescriptorUnit);
    }
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < stride.rank(); ++i) modes.push_back(self(self, stride.mode(i)));
    return IntTuple::tuple(std::move(modes));
  };
  for (size_t i = 1; i < layout.shape().rank(); ++i) {
    shapes.push_back(layout.shape().mode(i));
    strides.push_back(scaled(scaled, layout.stride().mode(i)));
  }
  if (!whole) return std::nullopt;
  // The tile itself is one descriptor.
  shapes.insert(shapes.begin(), IntTuple(int64_t{1}));
  strides.insert(strides.begin(), IntTuple(int64_t{0}));
  return Layout::unchecked(IntTuple::tuple(std::move(shapes)), IntTuple::tuple(std::move(strides)));
}

SmemOperand firstTile(cute::PtrType pointer, const Layout& layout, Major major) {
  return {layout.mode(0), cute::bytesOf(pointer.getElementType()), major, pointer.getSwizzle()};
}

mlir::LogicalResult MakeGmmaSmemDescOp::verify() {
  const cute::PtrType pointer = getPointer().getType();
  const Layout& layout = mlir::cast<cute::LayoutType>(getLayout()).getValue();
  if (pointer.getSpace() != cute::MemorySpace::kShared)
    return emitOpError("expects a pointer to smem, but got ") << pointer;
  if (pointer.getAlignment() % kDescriptorUnit != 0)
    return emitOpError("expects an address that 16 bytes divide, but got ") << pointer;
  if (!layout.shape().isTuple() || !isOfIntegers(layout))
    return emitOpError("expects a static layout whose first mode is a tile (mn, k), but got ") << getLayout();
  const Expected<MatrixDescriptor> word =
      describe(firstTile(pointer, layout, getMn() ? Major::kMN : Major::kK));
  if (!word) return emitOpError(word.error().message);
  const auto view = mlir::dyn_cast<SmemDescViewType>(getResult().getType());
  if (!view) return mlir::success();
  const std::optional<Layout> rest = restInUnits(layout, cute::bytesOf(pointer.getElementType()));
  if (!rest)
    return emitOpError("expects tiles that are whole units of 16 bytes apart, but got ") << getLayout();
  if (view.getLayout() == *rest) return mlir::success();
  return emitOpError("expects a view \"") << toString(*rest) << "\", but got " << view;
}

mlir::LogicalResult WgmmaOp::verify() {
  const auto atom = mlir::cast<Sm90MmaType>(getAtom());
  if (atom.getRegistersA()) return emitOpError("expects an atom with A in shared memory, but got ") << atom;
  if (atom.getVariant().sparse()) return emitOpError("expects an atom with a dense A, but got ") << atom;
  const cute::MemRefType registers = getD().getType();
  int64_t values = 1;
  for (const IntTuple& extent : leaves(registers.getLayout().shape()))
    if (!extent.isInt() || __builtin_mul_overflow(values, extent.value(), &values)) values = 0;
  if (registers.getSpace() == cute::MemorySpace::kRegister &&
      registers.getElementType() == atom.getMmaElementType(2) && values == atom.getMmaValues(2))
    return mlir::success();
  return emitOpError("expects ") << atom.getMmaValues(2) << " registers of " << atom.getMmaElementType(2)
                                 << ", but got " << registers;
}

}  // namespace cutecheck::cute_nvgpu
