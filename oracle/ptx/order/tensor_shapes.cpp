// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/tensor_shapes.h"

#include <algorithm>
#include <cstdlib>

#include "oracle/nvgpu/operand_address.h"
#include "oracle/nvgpu/product_shape.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kLanes = 128, kOfWarp = 32;

uint64_t laneOf(uint64_t address) { return address >> 16 & 0xffff; }
uint64_t columnOf(uint64_t address) { return address & 0xffff; }

// The number in ".x16".
uint64_t repeatsOf(const PtxInstruction& instruction) {
  for (const std::string& word : instruction.words)
    if (word.size() > 1 && word[0] == 'x' && word.find_first_not_of("0123456789", 1) == std::string::npos)
      return std::strtoull(word.c_str() + 1, nullptr, 10);
  return 1;
}

bool isPacked(const PtxInstruction& instruction) {
  return instruction.has("pack::16b") || instruction.has("unpack::16b");
}

// The first so many lanes of each warp.
std::vector<PtxCells> ofEachWarp(uint64_t block, uint64_t lanes, uint64_t column, uint64_t columns) {
  std::vector<PtxCells> all;
  for (uint64_t lane = 0; lane < kLanes; lane += kOfWarp)
    all.push_back({block, lane, lanes, column, columns});
  return all;
}

}  // namespace

uint64_t groupOf(const PtxInstruction& instruction) {
  return instruction.has("cta_group::2") ? 2 : instruction.has("cta_group::1") ? 1 : 0;
}

uint64_t loadedLanes(const PtxInstruction& instruction) { return instruction.has("32x32b") ? 32 : 16; }

std::vector<PtxCells> loadedCells(const PtxInstruction& instruction, uint64_t address, uint64_t block) {
  const struct {
    const char* shape;
    uint64_t columns;
  } shapes[] = {{"32x32b", 1}, {"16x32bx2", 1}, {"16x64b", 2}, {"16x128b", 4}, {"16x256b", 8}};
  uint64_t columns = repeatsOf(instruction) * (isPacked(instruction) ? 2 : 1);
  for (const auto& [shape, each] : shapes)
    if (instruction.has(shape)) columns *= each;
  const uint64_t lane = laneOf(address), column = columnOf(address);
  if (!instruction.has("16x32bx2")) return {{block, lane, loadedLanes(instruction), column, columns}};
  // Threads 16 to 31 have the same lanes, and columns behind the address by an immediate.
  uint64_t half = 0;
  for (const PtxOperand& operand : instruction.operands)
    if (operand.kind == Kind::kNumber) half = operand.number;
  return {{block, lane, 16, column, columns}, {block, lane, 16, column + half, columns}};
}

std::vector<PtxCells> copiedCells(const PtxInstruction& instruction, uint64_t address, uint64_t block) {
  const uint64_t column = columnOf(address);
  if (instruction.is("tcgen05.shift")) return {{block, laneOf(address), kOfWarp, column, 8}};
  if (instruction.has("4x256b")) return ofEachWarp(block, 1, column, 8);
  return {{block, 0, kLanes, column, instruction.has("128x256b") ? uint64_t{8} : uint64_t{4}}};
}

PtxRows copiedRows(const PtxInstruction& instruction) {
  for (const uint64_t rows : {128, 64, 32, 4})
    for (const uint64_t bits : {256, 128})
      if (instruction.has(std::to_string(rows) + "x" + std::to_string(bits) + "b"))
        return {rows, bits / 8, 1, false};
  return {128, 32, 1, false};
}

std::optional<std::string> notUnderstood(const PtxRows& rows, uint64_t descriptor) {
  if ((descriptor >> 52 & 1) != 0)
    return "the matrix descriptor says where its leading dimension lies, which is not modelled";
  if (descriptor >> 61 == 1 && !rows.mnMajor)
    return "the matrix descriptor swizzles atoms of 32 bytes, which only an operand with M or N innermost "
           "has";
  return std::nullopt;
}

PtxRuns runsAt(uint64_t descriptor, const PtxRows& rows, uint64_t block, oracle::OperandArch arch,
               uint64_t align) {
  constexpr uint64_t kUnit = 16, kPattern = 1024;  // what a swizzle moves as one; the most that it spans
  const bool swizzles = descriptor >> (arch == oracle::OperandArch::kSm90 ? 62 : 61) != 0;
  const uint64_t unit = swizzles && align % kPattern != 0 ? 127 : kUnit - 1;
  const uint64_t depth = rows.bytes / rows.elementBytes,
                 step = std::max<uint64_t>(1, kUnit / rows.elementBytes);
  std::vector<uint64_t> units;
  for (uint64_t row = 0; row < rows.rows; row += rows.mnMajor ? step : 1)
    for (uint64_t k = 0; k < depth; k += rows.mnMajor ? 1 : step)
      units.push_back(oracle::operandAddress(descriptor, {rows.mnMajor, rows.elementBytes, arch}, row, k) &
                      ~unit);
  std::sort(units.begin(), units.end());
  PtxRuns made;
  for (const uint64_t at : units) {
    const PtxBytes one{at | block << 24, (at + unit + 1) | block << 24};
    if (!made.parts.empty() && one.begin <= made.parts.back().end)
      made.parts.back().end = one.end;
    else
      made.parts.push_back(one);
  }
  if (!made.parts.empty()) made.hull = {made.parts.front().begin, made.parts.back().end};
  return made;
}

PtxProduct productOf(const PtxInstruction& instruction, uint32_t word) {
  PtxProduct product;
  product.group = std::max<uint64_t>(1, groupOf(instruction));
  product.n = uint64_t{word >> 17 & 63} * 8;
  product.m = uint64_t{word >> 24 & 31} * 16;
  const bool halves = instruction.has("kind::f16"), words = instruction.has("kind::tf32");
  const uint64_t element = halves ? 2 : words ? 4 : 1;
  const uint64_t rowsA = std::max<uint64_t>(8, product.m / product.group);
  const uint64_t rowsB = std::max<uint64_t>(8, product.n / product.group);
  // A sparse product takes twice the depth: A is stored without its zeros.
  const uint64_t depthB = instruction.has("sp") ? 64 : 32;
  product.a = {rowsA, 32, element, (word >> 15 & 1) != 0};
  product.b = {rowsB, depthB, element, (word >> 16 & 1) != 0};
  // Of 16 and 32 bits the selector names the column; of fewer a row has two words.
  product.metadataAt = word & 3;
  product.metadataColumns = element == 1 ? 2 : 1;
  // Where a block has fewer rows than lanes, columns may stand beside one another, or lanes stay free.
  const bool ws = instruction.has("ws"), ofPair = product.group == 2 && product.m == 128;
  product.spread = !ws && (ofPair ? instruction.has("sp") : product.m == 64);
  const uint64_t beside = ws ? std::max<uint64_t>(1, kLanes / std::max<uint64_t>(32, product.m))
                             : (ofPair && !product.spread ? 2 : 1);
  product.columns = std::max<uint64_t>(1, product.n / beside);
  return product;
}

std::vector<PtxCells> productCells(const PtxProduct& product, uint64_t block, uint64_t column,
                                   uint64_t columns) {
  return product.spread ? ofEachWarp(block, kOfWarp / 2, column, columns)
                        : std::vector<PtxCells>{{block, 0, kLanes, column, columns}};
}

std::optional<std::string> notUnderstood(const PtxInstruction& instruction, uint64_t word) {
  const auto kind = oracle::kindNamed([&](const std::string& one) { return instruction.has(one); });
  if (!kind) return "its kind is not known";
  const auto read = oracle::descriptorOf(
      static_cast<uint32_t>(word),
      {*kind, static_cast<uint32_t>(groupOf(instruction)), instruction.has("ws"), instruction.has("sp")});
  if (!read) return read.error().message;
  if (read->k96) return "K of 96 is not modelled";
  return std::nullopt;
}

PtxProductOperands operandsOf(const PtxInstruction& instruction) {
  PtxProductOperands made;
  const auto& all = instruction.operands;
  const auto isAddress = [&](size_t i) { return i < all.size() && all[i].kind == Kind::kAddress; };
  made.tensorA = isAddress(1);
  size_t next = 3;
  if (isAddress(next)) made.metadata = next++;
  made.word = next++;
  if (isAddress(next) && isAddress(next + 1)) {
    made.scaleA = next;
    made.scaleB = next + 1;
    next += 2;
  }
  // A mask of lanes that are not written.
  if (next < all.size() && all[next].kind == Kind::kList) ++next;
  made.added = next < all.size() ? next : 0;
  return made;
}

}  // namespace cutecheck::ptx
