// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/atoms/umma_rows.h"

#include <algorithm>

#include "lowering/cute_nvgpu/atoms/row_refusal.h"

namespace cutecheck::cute_nvgpu {

namespace {

constexpr const char* kPowers = "f8E8M0FNU";  // ue8m0
constexpr const char* kFloats = "f8E4M3FN";   // ue4m3: without a sign

struct Element {
  std::string_view name;
  UmmaElement element;
  int64_t bits;
};
constexpr Element kElements[] = {
    {"f16", UmmaElement::kF16, 16},      {"bf16", UmmaElement::kBf16, 16},
    {"tf32", UmmaElement::kTf32, 32},    {"f8E4M3FN", UmmaElement::kE4M3, 8},
    {"f8E5M2", UmmaElement::kE5M2, 8},   {"f6E2M3FN", UmmaElement::kE2M3, 6},
    {"f6E3M2FN", UmmaElement::kE3M2, 6}, {"f4E2M1FN", UmmaElement::kE2M1, 4},
    {"ui8", UmmaElement::kU8, 8},        {"i8", UmmaElement::kS8, 8},
    {"f32", UmmaElement::kF32, 32},      {"i32", UmmaElement::kS32, 32},
};
const Element* elementNamed(std::string_view name) {
  for (const Element& element : kElements)
    if (element.name == name) return &element;
  return nullptr;
}

struct Row {
  std::vector<std::string_view> multiplicands, accumulators;
  int64_t depth;  // K of a dense A
};
// PTX ISA 9.0, Table 39, by kind.
const Row& rowOf(UmmaKind kind) {
  static const std::vector<std::string_view> small = {"f8E4M3FN", "f8E5M2", "f6E2M3FN", "f6E3M2FN",
                                                      "f4E2M1FN"};
  static const Row rows[] = {
      {{"f16", "bf16"}, {"f16", "f32"}, 16}, {{"tf32"}, {"f32"}, 8}, {small, {"f32"}, 32},
      {{"i8", "ui8"}, {"i32"}, 32},          {small, {"f32"}, 32},   {{"f4E2M1FN"}, {"f32"}, 64},
      {{"f4E2M1FN"}, {"f32"}, 64},
  };
  return rows[static_cast<size_t>(kind)];
}

constexpr int64_t kUltraDepth = 96;  // of 4-bit kinds on sm_103a

bool contains(const std::vector<std::string_view>& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}
std::string listed(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view name : names) text += (text.empty() ? "" : ", ") + std::string(name);
  return text;
}
std::string number(int64_t value) { return std::to_string(value); }
bool isF4(UmmaKind kind) { return kind == UmmaKind::kMxF4 || kind == UmmaKind::kMxF4NvF4; }

std::string shapeOf(const UmmaAtom& atom) {
  return number(atom.shape[0]) + "x" + number(atom.shape[1]) + "x" + number(atom.shape[2]);
}
std::string inKind(const UmmaAtom& atom) { return " in kind " + std::string(kindName(atom.kind)); }

Expected<UmmaAtom> checkedTypes(const UmmaAtom& atom) {
  const Row& row = rowOf(atom.kind);
  if (!contains(row.multiplicands, atom.a))
    return refused("umma_c1", "expects operand a with element type " + listed(row.multiplicands) +
                                  ", but get " + atom.a + ".");
  if (!contains(row.multiplicands, atom.b))
    return refused("umma_c2", "expects operand b with element type " + listed(row.multiplicands) +
                                  ", but get " + atom.b + ".");
  const bool half = atom.d != "f16" || (atom.a == "f16" && atom.b == "f16");
  if (!contains(row.accumulators, atom.d) || !half)
    return refused("umma_c3", "expects operand c with element type " +
                                  (half ? listed(row.accumulators) : std::string("f32")) + ", but get " +
                                  atom.d + ".");
  return atom;
}

std::vector<int64_t> rowsOf(const UmmaAtom& atom) {
  if (atom.ws) return {32, 64, 128};
  if (!isBlockScaled(atom.kind))
    return atom.ctas == 1 ? std::vector<int64_t>{64, 128} : std::vector<int64_t>{128, 256};
  if (atom.ctas == 1) return {128};
  if (atom.sparse || atom.shape[2] == kUltraDepth) return {256};
  return {128, 256};
}

bool isColumns(const UmmaAtom& atom) {
  const int64_t n = atom.shape[1];
  if (atom.ws) return n == 64 || n == 128 || (n == 256 && !atom.sparse);
  const int64_t step = atom.ctas == 1 ? 8 : 16;
  if (n < step || n > 256 || n % step != 0) return false;
  if (atom.kind != UmmaKind::kI8) return true;
  return atom.ctas == 1 ? n <= 24 || n % 16 == 0 : n % 32 == 0;
}
std::string columnsOf(const UmmaAtom& atom) {
  if (atom.ws) return atom.sparse ? "64 or 128" : "64, 128 or 256";
  if (atom.kind == UmmaKind::kI8)
    return atom.ctas == 1 ? "8, 16, 24 or 32 to 256 in steps of 16" : "32 to 256 in steps of 32";
  return atom.ctas == 1 ? "8 to 256 in steps of 8" : "16 to 256 in steps of 16";
}

Expected<UmmaAtom> checkedShape(const UmmaAtom& atom) {
  if (atom.ctas != 1 && atom.ctas != 2)
    return refused("umma_c4", "expects num_cta = 1 or num_cta = 2, but got " + number(atom.ctas));
  const auto& [m, n, k] = atom.shape;
  const std::vector<int64_t> extents = rowsOf(atom);
  if (std::find(extents.begin(), extents.end(), m) == extents.end()) {
    std::string text;
    for (const int64_t extent : extents) text += (text.empty() ? "" : " or ") + number(extent);
    return refused("umma_c5", "expects M of " + text + inKind(atom) + ", but got " + shapeOf(atom));
  }
  if (!isColumns(atom))
    return refused("umma_c6", "expects N of " + columnsOf(atom) + inKind(atom) + ", but got " + number(n));
  const int64_t depth = rowOf(atom.kind).depth * (atom.sparse ? 2 : 1);
  const bool ultra = isF4(atom.kind) && !atom.sparse && atom.ctas == 2;
  if (k != depth && !(ultra && k == kUltraDepth))
    return refused("umma_c7", "expects K of " + number(depth) + (ultra ? " or " + number(kUltraDepth) : "") +
                                  inKind(atom) + ", but got " + number(k));
  return atom;
}

Expected<UmmaAtom> checkedScales(const UmmaAtom& atom) {
  if (!isBlockScaled(atom.kind)) {
    if (atom.scale.empty() && atom.scaleVector == 0) return atom;
    return refused("umma_c10", "Block scale is not supported for f16, tf32, f8f6f4, and i8 types");
  }
  if (atom.scaleVector != 16 && atom.scaleVector != 32)
    return refused("umma_c10", "expects sf_vec = 16 or sf_vec = 32, but got " + number(atom.scaleVector));
  if (atom.kind == UmmaKind::kMxF8F6F4 && atom.scaleVector != 32)
    return refused("umma_c10", "Cannot use 2X or 4X as scale vector size for mxf8f6f4 type");
  if (atom.kind == UmmaKind::kMxF4 && atom.scaleVector != 32)
    return refused("umma_c10", "Cannot use 1X or 4X as scale vector size for mxf4 type");
  const char* scale = atom.scaleVector == 16 ? kFloats : kPowers;
  if (atom.scale != scale)
    return refused("umma_c10", std::string("expects scale factors of ") + scale + " for " +
                                   number(atom.scaleVector) + " elements" + inKind(atom) + ", but got " +
                                   (atom.scale.empty() ? "none" : atom.scale));
  return atom;
}

Expected<UmmaAtom> checkedVariant(const UmmaAtom& atom) {
  const bool mn = atom.majorA == Major::kMN || atom.majorB == Major::kMN;
  if (isF4(atom.kind) && mn) return refused("umma_c8", "expects both operands k-major" + inKind(atom));
  if (atom.tensorA && atom.majorA == Major::kMN)
    return refused("umma_c8", "expects A in tensor memory to be k-major");
  if (atom.selector < 0 || atom.selector > 3 || (atom.selector != 0 && !atom.sparse))
    return refused("umma_c11", atom.sparse
                                   ? "expects selector = 0 to selector = 3, but got " + number(atom.selector)
                                   : "expects a selector of a sparse A alone");
  if (atom.saturates && atom.kind != UmmaKind::kI8)
    return refused("umma_c12",
                   "expects satfinite in kind i8 alone, but got kind " + std::string(kindName(atom.kind)));
  const bool scales = atom.kind == UmmaKind::kF16 || atom.kind == UmmaKind::kTf32;
  if (atom.scaleExp != 0 && (!scales || atom.ws))
    return refused("umma_c12", "Scale input accumulator can only be used with f16 and tf32 types");
  if (atom.scaleExp < 0 || atom.scaleExp > 15)
    return refused("umma_c12", "expects c_scale_exp of 0 to 15, but got " + number(atom.scaleExp));
  const int64_t shift = atom.maximumShift;
  if (shift != 0 && (!atom.ws || (shift != 8 && shift != 16 && shift != 32)))
    return refused("umma_c12", "expects max_shift = 8, 16 or 32 beside ws, but got " + number(shift));
  return atom;
}

}  // namespace

bool isBlockScaled(const UmmaAtom& atom) { return cutecheck::isBlockScaled(atom.kind); }

std::string_view ummaPtxName(std::string_view element) {
  const Element* found = elementNamed(element);
  return found == nullptr ? std::string_view() : elementName(found->element);
}

int64_t ummaBits(std::string_view element) {
  const Element* found = elementNamed(element);
  return found == nullptr ? 0 : found->bits;
}

int64_t ummaStoredBits(const UmmaAtom& atom, std::string_view element) {
  return isF4(atom.kind) ? 4 : (ummaBits(element) + 7) / 8 * 8;
}

int64_t ummaHeldDepth(const UmmaAtom& atom) { return atom.shape[2] / (atom.sparse ? 2 : 1); }

Expected<UmmaKind> ummaKindOf(std::string_view a) {
  for (const UmmaKind kind : {UmmaKind::kF16, UmmaKind::kTf32, UmmaKind::kF8F6F4, UmmaKind::kI8})
    if (contains(rowOf(kind).multiplicands, a)) return kind;
  return refused("umma_c1",
                 "expects operand a with element type f16, bf16, tf32, f8E4M3FN, f8E5M2, f6E2M3FN, "
                 "f6E3M2FN, f4E2M1FN, i8, ui8, but get " +
                     std::string(a) + ".");
}

Expected<UmmaAtom> checked(const UmmaAtom& atom) {
  if (atom.ws && isBlockScaled(atom.kind))
    return refused("umma_c9", "Cannot use weight stationary with mxf8f6f4 and fp4 types");
  if (atom.ws && atom.ctas == 2)
    return refused("umma_c9", "cta_group::2 is not supported with weight stationary");
  CUTECHECK_TRY(types, checkedTypes(atom));
  CUTECHECK_TRY(shape, checkedShape(types));
  CUTECHECK_TRY(scales, checkedScales(shape));
  return checkedVariant(scales);
}

const std::vector<std::string>& ummaTargets() {
  static const std::vector<std::string> targets = {"sm_100a", "sm_100f", "sm_103a",
                                                   "sm_103f", "sm_110a", "sm_110f"};
  return targets;
}

Expected<UmmaAtom> checkedOn(const UmmaAtom& atom, std::string_view target) {
  const std::vector<std::string>& targets = ummaTargets();
  if (std::find(targets.begin(), targets.end(), target) == targets.end())
    return refused("umma_c13", "needs " + listed({targets.begin(), targets.end()}) + ", but the target is " +
                                   std::string(target));
  const bool conditional = target.back() == 'a';
  if (atom.kind == UmmaKind::kI8 && !conditional)
    return refused("umma_c13", "INT8 type is supported only on arch-conditional variants.");
  if (atom.kind == UmmaKind::kI8 && target == "sm_103a")
    return refused("umma_c13", "kind i8 needs sm_100a or sm_110a, but the target is sm_103a");
  if (isF4(atom.kind) && atom.sparse && !conditional)
    return refused("umma_c13",
                   "MXF4 and MXF4NVF4 types with Sparsity are supported only on arch-conditional variants.");
  if (isF4(atom.kind) && atom.shape[2] == kUltraDepth && target != "sm_103a")
    return refused("umma_c13", "K of 96 needs sm_103a, but the target is " + std::string(target));
  if (atom.scaleExp != 0 && target.starts_with("sm_110"))
    return refused("umma_c13", "Scale input accumulator is not supported on this architecture.");
  return atom;
}

Expected<uint32_t> ummaDescriptor(const UmmaAtom& atom) {
  const Element *a = elementNamed(atom.a), *b = elementNamed(atom.b), *d = elementNamed(atom.d);
  if (a == nullptr || b == nullptr || d == nullptr)
    return refused("umma_c1", "expects elements that tcgen05.mma has");
  InstructionDescriptor fields;
  fields.kind = atom.kind;
  fields.a = a->element;
  fields.b = b->element;
  fields.d = d->element;
  fields.m = static_cast<int>(atom.shape[0]);
  fields.n = static_cast<int>(atom.shape[1]);
  fields.aMn = atom.majorA == Major::kMN;
  fields.bMn = atom.majorB == Major::kMN;
  fields.sparse = atom.sparse;
  fields.sparsitySelector = static_cast<int>(atom.selector);
  fields.saturate = atom.saturates;
  fields.maximumShift = static_cast<int>(atom.maximumShift);
  fields.scale = atom.scale == kFloats ? ScaleElement::kUe4m3 : ScaleElement::kUe8m0;
  fields.k96 = isF4(atom.kind) && atom.shape[2] == kUltraDepth;
  return encode(fields);
}

}  // namespace cutecheck::cute_nvgpu
