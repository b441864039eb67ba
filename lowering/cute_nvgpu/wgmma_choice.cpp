// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which legal atoms of wgmma are kept, proved and run: each value of each field, not their product.
#include <algorithm>

#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"

namespace cutecheck::cute_nvgpu {

namespace {

class Choice {
 public:
  // `types` with a change; what is not legal, or is there already, is left out.
  template <typename Change>
  void add(const WgmmaAtom& types, Change change) {
    WgmmaAtom atom = types;
    change(atom);
    if (checked(atom).ok() && std::find(atoms.begin(), atoms.end(), atom) == atoms.end())
      atoms.push_back(atom);
  }

  std::vector<WgmmaAtom> atoms;
};

bool isF16(const WgmmaAtom& types) { return types.a == "f16" && types.d == "f32"; }
// One pair for each type of A, with the widest accumulator.
bool isMain(const WgmmaAtom& types) { return types.a == types.b && types.d != "f16"; }

void addShapes(Choice& choice, const WgmmaAtom& types) {
  const auto with = [&](int64_t n, bool registers) {
    choice.add(types, [&](WgmmaAtom& atom) {
      atom.shape[1] = n;
      atom.registersA = registers;
    });
  };
  for (const int64_t n : {8, 32})
    for (const bool registers : {false, true}) with(n, registers);
  if (isMain(types))
    for (const int64_t n : {24, 64, 256}) with(n, false);
  if (isF16(types))
    for (const int64_t n : {16, 24, 40, 64, 128, 256}) with(n, false);
  if (types.a == "i8" && types.b == "i8")
    for (const int64_t n : {16, 48, 128}) with(n, false);
}

void addMajors(Choice& choice, const WgmmaAtom& types) {
  if (!isMain(types)) return;
  for (const Major a : {Major::kK, Major::kMN})
    for (const Major b : {Major::kK, Major::kMN})
      for (const bool registers : {false, true})
        choice.add(types, [&](WgmmaAtom& atom) {
          if (bitsOfElement(atom.a) != 16) return;
          atom.shape[1] = 64;
          atom.majorA = a;
          atom.majorB = b;
          atom.registersA = registers;
        });
}

void addVariants(Choice& choice, const WgmmaAtom& types) {
  const auto with = [&](int64_t n, bool registers, const WgmmaVariant& variant) {
    choice.add(types, [&](WgmmaAtom& atom) {
      atom.shape[1] = n;
      if (variant.sparse()) atom.shape[2] *= 2;
      atom.registersA = registers;
      atom.variant = variant;
    });
  };
  if (isMain(types))
    for (const auto& [a, b] : {std::pair{true, false}, {false, true}, {true, true}})
      with(8, false, {a, b, false, WgmmaVariant::kDense});
  if (isF16(types)) with(16, true, {true, false, false, WgmmaVariant::kDense});
  for (const bool registers : {false, true}) with(8, registers, {false, false, true, WgmmaVariant::kDense});
  for (const bool registers : {false, true}) with(8, registers, {false, false, false, 0});
  if (isMain(types)) {
    with(64, false, {false, false, false, 0});
    with(16, false, {false, false, false, 1});
    with(16, false, {false, true, false, 0});
    with(16, false, {false, false, true, 0});
  }
}

}  // namespace

std::vector<WgmmaAtom> wgmmaAtoms() {
  Choice choice;
  for (const WgmmaAtom& types : wgmmaTypes()) {
    addShapes(choice, types);
    addMajors(choice, types);
    addVariants(choice, types);
  }
  for (const std::string_view element : {"f16", "bf16"})
    for (const Major b : {Major::kK, Major::kMN})
      choice.add({{kWgmmaRows, 64, 32}, Major::kMN, b, std::string(element), std::string(element), "f32"},
                 [](WgmmaAtom& atom) { atom.variant.selector = 0; });
  return std::move(choice.atoms);
}

}  // namespace cutecheck::cute_nvgpu
