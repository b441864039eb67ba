// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/tensor_product.h"

namespace cutecheck::emulate {

std::optional<DataPath> DataPath::of(uint32_t m, uint32_t n, uint32_t group, bool stationary, bool sparse) {
  if (stationary) {
    if (group != 1) return std::nullopt;
    if (m == 128) return DataPath{128, n, false, 1};
    if (m == 64) return DataPath{64, n, false, 2};
    if (m == 32) return DataPath{32, n, false, 4};
    return std::nullopt;
  }
  if (group == 1 && m == 128) return DataPath{128, n, false, 1};
  if (group == 1 && m == 64) return DataPath{64, n, true, 1};
  if (group == 2 && m == 256) return DataPath{128, n, false, 1};
  if (group == 2 && m == 128) return sparse ? DataPath{64, n, true, 1} : DataPath{64, n, false, 2};
  return std::nullopt;
}

Element elementOf(UmmaElement element) {
  switch (element) {
    case UmmaElement::kF16:
      return Element::kF16;
    case UmmaElement::kBf16:
      return Element::kBf16;
    case UmmaElement::kTf32:
      return Element::kTf32;
    case UmmaElement::kE4M3:
      return Element::kE4M3;
    case UmmaElement::kE5M2:
      return Element::kE5M2;
    case UmmaElement::kE2M3:
      return Element::kE2M3;
    case UmmaElement::kE3M2:
      return Element::kE3M2;
    case UmmaElement::kE2M1:
      return Element::kE2M1;
    case UmmaElement::kU8:
      return Element::kU8;
    case UmmaElement::kS8:
      return Element::kS8;
    case UmmaElement::kF32:
      return Element::kF32;
    case UmmaElement::kS32:
      return Element::kS32;
  }
  return Element::kF32;
}

std::optional<Matrix> readTensorOperand(Machine& machine, const Thread& thread, Block& block,
                                        uint64_t address, const DataPath& path, Element element, uint64_t k,
                                        std::vector<DataPlace>* places,
                                        std::vector<std::vector<DataPlace>>* copies) {
  const TensorAddress base = TensorAddress::of(address);
  const auto bits = static_cast<uint32_t>(bitsOf(element));
  Matrix made(path.rows, k);
  for (uint32_t m = 0; m < path.rows; ++m)
    for (uint32_t i = 0; i < k; ++i) {
      // Each part of D has a copy of A in its own lanes.
      for (uint32_t part = 0; part < path.parts; ++part) {
        const uint32_t lane = base.lane + path.lane(m, 0) + part * path.rows;
        const uint32_t* word = tensorWord(machine, thread, block, lane, base.column + i * bits / 32);
        if (!word) return std::nullopt;
        const double value = valueOf(element, *word >> (i * bits % 32));
        if (part > 0 && value != made.at(m, i)) {
          machine.fail(thread, "emulate_c1",
                       "the machine has one A alone, and its copies in tensor memory differ at row " +
                           std::to_string(m));
          return std::nullopt;
        }
        made.at(m, i) = value;
        if (places == nullptr) continue;
        if (copies != nullptr) copies->resize(path.parts - 1);
        (part == 0 ? *places : (*copies)[part - 1])
            .push_back({reinterpret_cast<const uint8_t*>(word) + i * bits % 32 / 8, nullptr, 0, static_cast<int>(i * bits % 8)});
      }
    }
  return made;
}

std::optional<Matrix> readScales(Machine& machine, const Thread& thread, Block& block, uint64_t address,
                                 uint64_t rows, uint64_t count, uint32_t first, Element element,
                                 uint32_t parts, DataFactors* places) {
  constexpr uint64_t kOfAddress = 0x3fffffff;  // the two bits above are the factor's number
  const TensorAddress base = TensorAddress::of(address & kOfAddress);
  Matrix made(rows, count);
  if (first + count > 4) {
    machine.fail(thread, "emulate_c7", "scale factors behind their word");
    return std::nullopt;
  }
  if (places != nullptr) *places = {element, count, std::vector<std::vector<DataPlace>>(rows * count)};
  for (uint32_t row = 0; row < rows; ++row)
    for (uint32_t copy = 0; copy < 4 / parts; ++copy) {
      const auto inPart = static_cast<uint32_t>(row % (rows / parts));
      const auto quarter = static_cast<uint32_t>(row / (rows / parts) * (4 / parts) + copy);
      const uint32_t* word = tensorWord(machine, thread, block, base.lane + inPart % 32 + 32 * quarter,
                                        base.column + inPart / 32);
      if (!word) return std::nullopt;
      for (uint32_t i = 0; i < count; ++i) {
        const double value = valueOf(element, *word >> (8 * (first + i)) & 255);
        if (copy > 0 && value != made.at(row, i)) {
          machine.fail(thread, "emulate_c7",
                       "the copies of a scale factor differ at row " + std::to_string(row));
          return std::nullopt;
        }
        made.at(row, i) = value;
        if (places != nullptr)
          places->places[row * count + i].push_back({reinterpret_cast<const uint8_t*>(word) + first + i, nullptr, 0, 0});
      }
    }
  return made;
}

std::optional<uint64_t> readMetadata(Machine& machine, const Thread& thread, Block& block, uint64_t address,
                                     Element element, uint64_t row, uint64_t chunk, uint32_t selector, DataPlace* place) {
  const TensorAddress base = TensorAddress::of(address);
  // Of 16 and 32 bits a word has the chunks of two rows, 8 apart, and the chunks of K above 3 are 8 lanes on.
  // Of 8 and 4 bits a lane has those of its own row, in two words.
  const bool wide = bitsOf(element) >= 16;
  const uint64_t lane = wide ? row % 8 + 8 * (chunk / 4) + row / 16 * 16 : row;
  const uint64_t bit = wide ? 16 * (row / 8 % 2) + 4 * (chunk % 4) : 4 * chunk;
  const uint32_t* word = tensorWord(machine, thread, block, static_cast<uint32_t>(base.lane + lane),
                                    static_cast<uint32_t>(base.column + selector + bit / 32));
  if (!word) return std::nullopt;
  if (place != nullptr)
    *place = {reinterpret_cast<const uint8_t*>(word) + bit % 32 / 8, nullptr, 0, static_cast<int>(bit % 8)};
  return *word >> (bit % 32) & 15;
}

}  // namespace cutecheck::emulate
