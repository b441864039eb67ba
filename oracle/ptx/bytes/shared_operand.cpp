// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/shared_operand.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <map>
#include <tuple>

#include "oracle/nvgpu/base_offset.h"
#include "oracle/nvgpu/operand_address.h"

namespace cutecheck::emulate {

uint64_t operandBitAt(uint64_t word, MatrixArch arch, const OperandShape& shape, uint64_t mn, uint64_t k) {
  const auto width = static_cast<uint64_t>(bitsOf(shape.element)), bits = shape.padded ? 8 : width;
  const bool mnMajor = shape.major == Major::kMn;
  const uint64_t along = (mnMajor ? mn : k) * bits;
  // The model counts bytes, of which an element may be a part.
  const oracle::OperandShape bytes{
      mnMajor, 1, arch == MatrixArch::kSm90 ? oracle::OperandArch::kSm90 : oracle::OperandArch::kSm100};
  const uint64_t at = oracle::operandAddress(word, bytes, mnMajor ? along / 8 : mn, mnMajor ? k : along / 8);
  const uint64_t bit = at * 8 + along % 8;
  return shape.padded ? bit / 128 * 128 + bit % 128 / 8 * width : bit;
}

namespace {

// Elements behind one another, row by row, that lie behind one another in shared memory too.
struct Run {
  uint64_t bit = 0, count = 0;
};
struct Runs {
  std::vector<Run> all;
  uint64_t end = 0;  // the bit behind the last one
};

// The runs of an operand, found element by element once for each descriptor and shape.
const Runs& runsOf(uint64_t word, MatrixArch arch, const OperandShape& shape) {
  using Key = std::tuple<uint64_t, MatrixArch, Element, Major, uint64_t, uint64_t, bool>;
  constexpr size_t kMostKept = 256;
  thread_local std::map<Key, Runs> kept;
  const Key key{word, arch, shape.element, shape.major, shape.mn, shape.k, shape.padded};
  if (const auto found = kept.find(key); found != kept.end()) return found->second;
  if (kept.size() >= kMostKept) kept.clear();
  Runs made;
  const auto width = static_cast<uint64_t>(bitsOf(shape.element));
  for (uint64_t mn = 0; mn < shape.mn; ++mn)
    for (uint64_t k = 0; k < shape.k; ++k) {
      const uint64_t bit = operandBitAt(word, arch, shape, mn, k);
      made.end = std::max(made.end, bit + width);
      if (!made.all.empty() && made.all.back().bit + made.all.back().count * width == bit)
        ++made.all.back().count;
      else
        made.all.push_back({bit, 1});
    }
  return kept[key] = std::move(made);
}

// Elements of whole bytes, from runs that lie inside.
void readRuns(const Runs& runs, Element element, const uint8_t* from, double* to) {
  const auto bytes = static_cast<uint64_t>(bitsOf(element)) / 8;
  for (const Run& run : runs.all) {
    const uint8_t* at = from + run.bit / 8;
    if (element == Element::kBf16) {
      // What becomes of a NaN in a sum has no sign and no payload.
      for (uint64_t i = 0; i < run.count; ++i) {
        uint16_t bits = 0;
        std::memcpy(&bits, at + 2 * i, 2);
        *to++ = static_cast<double>(std::bit_cast<float>(uint32_t{bits} << 16));
      }
      continue;
    }
    for (uint64_t i = 0; i < run.count; ++i) {
      uint64_t bits = 0;
      std::memcpy(&bits, at + bytes * i, bytes);
      *to++ = valueOf(element, bits);
    }
  }
}

}  // namespace

std::optional<Matrix> readOperand(Machine& machine, const Thread& thread, Block& block, uint64_t word,
                                  MatrixArch arch, const OperandShape& shape, std::vector<DataPlace>* places) {
  const auto refuse = [&](const std::string& why) -> std::optional<Matrix> {
    machine.fail(thread, "emulate_c7", why);
    return std::nullopt;
  };
  const Expected<MatrixDescriptor> descriptor = decodeMatrixDescriptor(word, arch);
  if (!descriptor) return refuse(descriptor.error().message);
  if (descriptor->leadingAbsolute) {
    machine.fail(thread, "emulate_c1", "the machine does not have an absolute leading address");
    return std::nullopt;
  }
  const auto modelled = arch == MatrixArch::kSm90 ? oracle::OperandArch::kSm90 : oracle::OperandArch::kSm100;
  if (const std::string wrong = oracle::wrongBaseOffset(word, modelled); !wrong.empty()) return refuse(wrong);
  if (descriptor->mode == SwizzleMode::k128BAtom32B && shape.major != Major::kMn)
    return refuse("the atom of 32 bytes is of MN-major operands");
  const auto width = static_cast<uint64_t>(bitsOf(shape.element));
  Matrix made(shape.mn, shape.k);
  if (places == nullptr && width % 8 == 0) {
    const Runs& runs = runsOf(word, arch, shape);
    if (runs.end / 8 <= block.shared.size()) {
      readRuns(runs, shape.element, block.shared.data(), made.values.data());
      return made;
    }
  }
  for (uint64_t mn = 0; mn < shape.mn; ++mn)
    for (uint64_t k = 0; k < shape.k; ++k) {
      const uint64_t bit = operandBitAt(word, arch, shape, mn, k);
      const uint64_t byte = bit / 8, bytes = (bit % 8 + width + 7) / 8;
      if (byte + bytes > block.shared.size())
        return refuse("an operand at " + std::to_string(byte) + " is behind shared memory");
      if (places != nullptr)
        places->push_back({block.shared.data() + byte, nullptr, 0, static_cast<int>(bit % 8)});
      uint64_t bits = 0;
      std::memcpy(&bits, block.shared.data() + byte, bytes);
      made.at(mn, k) = valueOf(shape.element, bits >> (bit % 8));
    }
  return made;
}

}  // namespace cutecheck::emulate
