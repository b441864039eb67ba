// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"

#include <algorithm>
#include <span>

#include "lowering/cute_nvgpu/atoms/row_refusal.h"

namespace cutecheck::cute_nvgpu {

namespace {

enum class Kind { kF16, kBF16, kTF32, kF64, kInt8, kInt4, kBit, kFp8 };

struct KindRow {
  Kind kind;
  std::vector<std::string_view> multiplicands, accumulators;
  std::vector<MmaVariant> variants;
};

// PTX ISA 9.0, mma: "Multiplicand data types and accumulator data types"; .satfinite is of the integers, an
// operation of bits alone.
const std::vector<KindRow>& kinds() {
  using enum MmaVariant;
  static const std::vector<KindRow> rows = {
      {Kind::kF16, {"f16"}, {"f16", "f32"}, {kPlain}},
      {Kind::kBF16, {"bf16"}, {"f32"}, {kPlain}},
      {Kind::kTF32, {"tf32"}, {"f32"}, {kPlain}},
      {Kind::kF64, {"f64"}, {"f64"}, {kPlain}},
      {Kind::kInt8, {"i8", "ui8"}, {"i32"}, {kPlain, kSaturate}},
      {Kind::kInt4, {"i4", "ui4"}, {"i32"}, {kPlain, kSaturate}},
      {Kind::kBit, {"i1"}, {"i32"}, {kXorPopc, kAndPopc}},
      {Kind::kFp8, {"f8E4M3FN", "f8E5M2"}, {"f16", "f32"}, {kPlain}},
  };
  return rows;
}

struct ShapeRow {
  Kind kind;
  MmaSyncShape row;
};

constexpr const char* kC16 = "((4,8),(2,2)):((32,1),(16,8))";
constexpr const char* kC8 = "((4,8),2):((16,1),8)";

// PTX ISA 9.0, "Matrix Fragments for mma.m8n8k4" to "mma.m16n8k256", as CuTe's layouts write them.
constexpr ShapeRow kShapes[] = {
    {Kind::kF16, {{16, 8, 8}, "((4,8),(2,2)):((32,1),(16,8))", "((4,8),2):((16,1),8)", kC16, 80, true}},
    {Kind::kF16,
     {{16, 8, 16}, "((4,8),(2,2,2)):((32,1),(16,8,128))", "((4,8),(2,2)):((16,1),(8,64))", kC16, 80, true}},
    {Kind::kBF16, {{16, 8, 8}, "((4,8),(2,2)):((32,1),(16,8))", "((4,8),2):((16,1),8)", kC16, 80, true}},
    {Kind::kBF16,
     {{16, 8, 16}, "((4,8),(2,2,2)):((32,1),(16,8,128))", "((4,8),(2,2)):((16,1),(8,64))", kC16, 80, true}},
    {Kind::kTF32, {{16, 8, 4}, "((4,8),2):((16,1),8)", "((4,8),1):((8,1),0)", kC16, 80, true}},
    {Kind::kTF32, {{16, 8, 8}, "((4,8),(2,2)):((16,1),(8,64))", "((4,8),2):((8,1),32)", kC16, 80, true}},
    {Kind::kF64, {{8, 8, 4}, "((4,8),1):((8,1),0)", "((4,8),1):((8,1),0)", kC8, 80, true}},
    {Kind::kF64, {{16, 8, 4}, "((4,8),2):((16,1),8)", "((4,8),1):((8,1),0)", kC16, 90, false}},
    {Kind::kF64, {{16, 8, 8}, "((4,8),(2,2)):((16,1),(8,64))", "((4,8),2):((8,1),32)", kC16, 90, false}},
    {Kind::kF64, {{16, 8, 16}, "((4,8),(2,4)):((16,1),(8,64))", "((4,8),4):((8,1),32)", kC16, 90, false}},
    {Kind::kInt8, {{8, 8, 16}, "((4,8),4):((32,1),8)", "((4,8),4):((32,1),8)", kC8, 80, true}},
    {Kind::kInt8, {{16, 8, 16}, "((4,8),(4,2)):((64,1),(16,8))", "((4,8),4):((32,1),8)", kC16, 80, true}},
    {Kind::kInt8,
     {{16, 8, 32}, "((4,8),(4,2,2)):((64,1),(16,8,256))", "((4,8),(4,2)):((32,1),(8,128))", kC16, 80, true}},
    {Kind::kInt4, {{8, 8, 32}, "((4,8),8):((64,1),8)", "((4,8),8):((64,1),8)", kC8, 80, true}},
    {Kind::kInt4,
     {{16, 8, 32}, "((4,8),(8,2)):((128,1),(16,8))", "((4,8),(8)):((64,1),(8))", kC16, 80, true}},
    {Kind::kInt4,
     {{16, 8, 64}, "((4,8),(8,2,2)):((128,1),(16,8,512))", "((4,8),(8,2)):((64,1),(8,256))", kC16, 80, true}},
    {Kind::kBit, {{8, 8, 128}, "((4,8),32):((256,1),8)", "((4,8),32):((256,1),8)", kC8, 80, true}},
    {Kind::kBit, {{16, 8, 128}, "((4,8),(32,2)):((512,1),(16,8))", "((4,8),32):((256,1),8)", kC16, 80, true}},
    {Kind::kBit,
     {{16, 8, 256},
      "((4,8),(32,2,2)):((512,1),(16,8,2048))",
      "((4,8),(32,2)):((256,1),(8,1024))",
      kC16,
      80,
      true}},
    {Kind::kFp8,
     {{16, 8, 32}, "((4,8),(4,2,2)):((64,1),(16,8,256))", "((4,8),(4,2)):((32,1),(8,128))", kC16, 89, false}},
};

template <typename Range, typename TextOf>
std::string listed(const Range& range, TextOf textOf) {
  std::string text;
  for (const auto& item : range) text += (text.empty() ? "" : ", ") + std::string(textOf(item));
  return text;
}
std::string listed(const std::vector<std::string_view>& names) {
  return listed(names, [](std::string_view name) { return name; });
}

template <typename T>
bool contains(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

std::string_view spelled(MmaVariant variant) {
  constexpr std::string_view kNames[] = {"", "satfinite", "xor_popc", "and_popc"};
  return kNames[static_cast<size_t>(variant)];
}

std::string toString(const std::array<int64_t, 3>& shape) {
  return std::to_string(shape[0]) + "x" + std::to_string(shape[1]) + "x" + std::to_string(shape[2]);
}

Expected<MmaSyncShape> mmaSyncShape(const MmaSyncAtom& atom) {
  std::vector<std::string_view> all;
  const KindRow* found = nullptr;
  for (const KindRow& row : kinds()) {
    all.insert(all.end(), row.multiplicands.begin(), row.multiplicands.end());
    if (contains(row.multiplicands, std::string_view(atom.a))) found = &row;
  }
  if (found == nullptr)
    return refused("mma_sync_c1", "expects elements of A among " + listed(all) + ", but got " + atom.a);
  if (!contains(found->multiplicands, std::string_view(atom.b)))
    return refused("mma_sync_c2", "expects elements of B among " + listed(found->multiplicands) +
                                      " beside A of " + atom.a + ", but got " + atom.b);
  if (!contains(found->accumulators, std::string_view(atom.d)))
    return refused("mma_sync_c3", "expects elements of C and D among " + listed(found->accumulators) +
                                      " beside A of " + atom.a + ", but got " + atom.d);
  std::vector<std::array<int64_t, 3>> shapes;
  const MmaSyncShape* shape = nullptr;
  for (const ShapeRow& row : kShapes) {
    if (row.kind != found->kind) continue;
    shapes.push_back(row.row.shape);
    if (row.row.shape == atom.shape) shape = &row.row;
  }
  if (shape == nullptr)
    return refused("mma_sync_c4", "expects a shape among " +
                                      listed(shapes, [](auto& s) { return toString(s); }) + " of " + atom.a +
                                      ", but got " + toString(atom.shape));
  if (!contains(found->variants, atom.variant)) {
    const auto name = [](MmaVariant variant) {
      return variant == MmaVariant::kPlain ? std::string_view("none") : spelled(variant);
    };
    return refused("mma_sync_c5", "expects a variant among " + listed(found->variants, name) + " of " +
                                      atom.a + ", but got " + std::string(name(atom.variant)));
  }
  return *shape;
}

std::vector<MmaSyncAtom> mmaSyncAtoms() {
  std::vector<MmaSyncAtom> atoms;
  for (const ShapeRow& row : kShapes) {
    const KindRow& kind =
        *std::find_if(kinds().begin(), kinds().end(), [&](const KindRow& k) { return k.kind == row.kind; });
    for (const std::string_view a : kind.multiplicands)
      for (const std::string_view b : kind.multiplicands)
        for (const std::string_view d : kind.accumulators)
          for (const MmaVariant variant : kind.variants)
            atoms.push_back({row.row.shape, std::string(a), std::string(b), std::string(d), variant});
  }
  return atoms;
}

namespace {

struct Element {
  std::string_view name, ptx;
  int64_t bits;
};
constexpr Element kElements[] = {
    {"f16", "f16", 16},    {"bf16", "bf16", 16}, {"tf32", "tf32", 32}, {"f32", "f32", 32},
    {"f64", "f64", 64},    {"i8", "s8", 8},      {"ui8", "u8", 8},     {"i4", "s4", 4},
    {"ui4", "u4", 4},      {"i1", "b1", 1},      {"i32", "s32", 32},   {"f8E4M3FN", "e4m3", 8},
    {"f8E5M2", "e5m2", 8},
};
const Element* elementNamed(std::string_view name) {
  for (const Element& element : kElements)
    if (element.name == name) return &element;
  return nullptr;
}

}  // namespace

int64_t bitsOfElement(std::string_view element) {
  const Element* found = elementNamed(element);
  return found == nullptr ? 0 : found->bits;
}
std::string_view ptxElement(std::string_view element) {
  const Element* found = elementNamed(element);
  return found == nullptr ? std::string_view() : found->ptx;
}

}  // namespace cutecheck::cute_nvgpu
