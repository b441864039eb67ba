// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which atoms of tcgen05.mma have a golden kernel: each value of each field, not every combination.
#include "lowering/cute_nvgpu/atoms/umma_rows.h"

namespace cutecheck::cute_nvgpu {

namespace {

struct Pair {
  const char *a, *b, *d;
};
constexpr Pair kPlain[] = {
    {"f16", "f16", "f32"},
    {"f16", "f16", "f16"},
    {"bf16", "bf16", "f32"},
    {"tf32", "tf32", "f32"},
    {"f8E4M3FN", "f8E4M3FN", "f32"},
    {"f8E5M2", "f8E4M3FN", "f32"},
    {"f8E5M2", "f6E2M3FN", "f32"},
    {"f6E3M2FN", "f4E2M1FN", "f32"},
    {"f4E2M1FN", "f8E5M2", "f32"},
    {"f6E2M3FN", "f6E3M2FN", "f32"},
    {"i8", "i8", "i32"},
    {"i8", "ui8", "i32"},
    {"ui8", "ui8", "i32"},
};

UmmaAtom first(const Pair& types) {
  UmmaAtom atom;
  atom.a = types.a;
  atom.b = types.b;
  atom.d = types.d;
  const auto kind = ummaKindOf(atom.a);
  atom.kind = kind.ok() ? *kind : UmmaKind::kF16;
  atom.shape = {128, 64, atom.kind == UmmaKind::kTf32 ? 8 : atom.kind == UmmaKind::kF16 ? 16 : 32};
  return atom;
}

std::vector<UmmaAtom> scaled() {
  std::vector<UmmaAtom> all;
  const auto add = [&](UmmaKind kind, const Pair& types, int64_t depth, const char* scale, int64_t vector) {
    UmmaAtom atom = first(types);
    atom.kind = kind;
    atom.shape = {128, 64, depth};
    atom.scale = scale;
    atom.scaleVector = vector;
    all.push_back(atom);
  };
  for (const Pair& types : kPlain)
    if (std::string_view(types.a).starts_with("f8") || std::string_view(types.a).starts_with("f6") ||
        std::string_view(types.a).starts_with("f4"))
      add(UmmaKind::kMxF8F6F4, types, 32, "f8E8M0FNU", 32);
  const Pair four = {"f4E2M1FN", "f4E2M1FN", "f32"};
  add(UmmaKind::kMxF4, four, 64, "f8E8M0FNU", 32);
  add(UmmaKind::kMxF4NvF4, four, 64, "f8E8M0FNU", 32);
  add(UmmaKind::kMxF4NvF4, four, 64, "f8E4M3FN", 16);
  return all;
}

}  // namespace

std::vector<UmmaAtom> ummaAtoms() {
  std::vector<UmmaAtom> all;
  const auto add = [&](UmmaAtom atom, auto change) {
    change(atom);
    if (checked(atom).ok()) all.push_back(atom);
  };
  std::vector<UmmaAtom> kinds = scaled();
  for (const Pair& types : kPlain) kinds.push_back(first(types));
  for (const UmmaAtom& plain : kinds)
    for (const int64_t ctas : {1, 2})
      for (const bool sparse : {false, true}) {
        UmmaAtom atom = plain;
        atom.ctas = ctas;
        atom.shape[0] = 128 * ctas;
        atom.sparse = sparse;
        if (sparse) atom.shape[2] *= 2;
        add(atom, [](UmmaAtom&) {});
        add(atom, [](UmmaAtom& one) { one.shape[0] /= 2; });
        for (const int64_t n : {8, 24, 32, 256}) add(atom, [n](UmmaAtom& one) { one.shape[1] = n; });
        add(atom, [](UmmaAtom& one) { one.majorA = Major::kMN; });
        add(atom, [](UmmaAtom& one) { one.majorB = Major::kMN; });
        add(atom, [](UmmaAtom& one) { one.majorA = one.majorB = Major::kMN; });
        add(atom, [](UmmaAtom& one) { one.tensorA = true; });
        add(atom, [](UmmaAtom& one) { one.tensorA = true, one.shape[0] /= 2; });
        add(atom, [](UmmaAtom& one) { one.shape[2] = 96; });
        add(atom, [](UmmaAtom& one) { one.saturates = true; });
        add(atom, [](UmmaAtom& one) { one.scaleExp = 3; });
        add(atom, [](UmmaAtom& one) { one.selector = 1; });
        for (const int64_t m : {32, 64, 128})
          add(atom, [m](UmmaAtom& one) { one.ws = true, one.shape[0] = m; });
        add(atom, [](UmmaAtom& one) { one.ws = true, one.maximumShift = 16; });
        add(atom, [](UmmaAtom& one) { one.ws = true, one.tensorA = true; });
      }
  return all;
}

}  // namespace cutecheck::cute_nvgpu
