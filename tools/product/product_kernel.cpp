// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/product/product_kernel.h"

#include <algorithm>
#include <utility>

#include "tools/product/fixup_text.h"
#include "tools/product/product_text.h"

namespace cutecheck::product {
namespace {

using Named = std::vector<std::pair<std::string, std::string>>;

// `text` with each "${NAME}" of `values` replaced.
std::string filled(std::string text, const Named& values) {
  for (const auto& [name, value] : values) {
    const std::string hole = "${" + name + "}";
    for (size_t at = text.find(hole); at != std::string::npos; at = text.find(hole, at + value.size()))
      text.replace(at, hole.size(), value);
  }
  return text;
}

constexpr int32_t kShared = 227 * 1024;  // of a block of sm_90

// Where shared memory has what: A from 0 on.
struct Bytes {
  explicit Bytes(const ProductTile& tile)
      : stageA(tile.rows * ProductTile::kDepth * 2),
        stageB(tile.columns * ProductTile::kDepth * 2),
        stages(std::min((kShared - kBarriers - buffers(tile)) / (stageA + stageB), 8)),
        b(stages * stageA),
        d(b + stages * stageB),
        barriers(d + buffers(tile)),
        all(barriers + 16 * stages) {}
  // Two buffers of D for each warpgroup.
  static int32_t buffers(const ProductTile& tile) { return tile.consumers() * 16384; }

  static constexpr int32_t kBarriers = 1024;
  int32_t stageA, stageB, stages, b, d, barriers, all;
};

// A change of the registers of a warpgroup, where the sums need more than each thread of the block may have.
std::string registers(const ProductTile& tile, const std::string& change, int32_t count) {
  if (tile.consumers() == 1 || tile.columns == 64) return "";
  return "    nvvm.setmaxregister " + change + " " + std::to_string(count) + "\n";
}

Named valuesOf(const ProductTile& tile) {
  const Bytes bytes(tile);
  const int32_t m = tile.rows, n = tile.columns, cluster = tile.cluster();
  const bool sharesA = tile.pair == Pair::kOfN, sharesB = tile.pair == Pair::kOfM, alone = cluster == 1;
  const int32_t boxA = tile.boxA(), boxB = tile.boxB();
  const auto text = [](int32_t value) { return std::to_string(value); };
  const auto masked = [](const std::string& operand) {
    return "      %both = arith.constant 3 : i16\n      %masked_" + operand +
           " = cute_nvgpu.atom.set_value <mcast_mask> (%load_" + operand + ", %both) : (!load_" + operand +
           ", i16) -> !load_" + operand + "\n";
  };
  const std::string meet = "  nvvm.cluster.arrive {aligned}\n  nvvm.cluster.wait {aligned}\n";
  // Layouts first: they hold names of what follows.
  return {
      {"FILLED_A", "(64,${BOX_A},${PARTS_A},${STAGES}):(1,64,${PART_A},${STAGE_A})"},
      {"FILLED_B", "(64,${BOX_B},${PARTS_B},${STAGES}):(1,64,${PART_B},${STAGE_B})"},
      {"STORED_D", "(64,64,2,${CONSUMERS}):(1,64,4096,8192)"},
      {"SHARED_A", "((8,8),16,${CONSUMERS},4,${STAGES}):((64,512),1,4096,16,${STAGE_A})"},
      {"SHARED_B", "((8,${EIGHTS}),16,4,${STAGES}):((64,512),1,16,${STAGE_B})"},
      {"WRITTEN_D", "((8,2,2,4),8,4,2,${CONSUMERS}):((64,512,8,1024),1,16,4096,8192)"},
      {"PARTS_LEFT", "(128,(4,2),${SIXTEENS},${CONSUMERS},1024):(4,(1,512),1024,${HALF_TILE},${WHOLE_TILE})"},
      {"KERNEL", tile.kernel()},
      {"FIXUP", tile.fixup()},
      {"ELEMENT", tile.element},
      {"FORMAT", tile.element == "f16" ? "F16_RN" : "BF16_RN"},
      {"ROWS", text(m)},
      {"COLUMNS", text(n)},
      {"STAGES", text(bytes.stages)},
      {"THREADS", std::to_string(tile.threads())},
      {"CONSUMERS", text(tile.consumers())},
      {"CONSUMER_WARPS", text(4 * tile.consumers() * cluster)},
      {"CLUSTER", text(cluster)},
      {"CLUSTER_DIM", alone ? "" : ", nvvm.cluster_dim = array<i32: 2>"},
      {"PAIRED", alone     ? ""
                 : sharesA ? " in pairs that share A"
                           : " in pairs that share B"},
      {"MEET", alone ? "  nvvm.barrier0\n" : meet},
      {"LEAVE", alone ? ""
                      : "  // Until the other block has told of its last stages.\n  nvvm.cluster.arrive\n"
                        "  nvvm.cluster.wait\n"},
      {"FREES", alone ? kFrees : kFreesBoth},
      {"MASK", sharesA   ? masked("a")
               : sharesB ? masked("b")
                         : ""},
      {"KIND_A", sharesA ? "sm_90_multicast" : "sm_90"},
      {"KIND_B", sharesB ? "sm_90_multicast" : "sm_90"},
      {"MULTICAST_A", sharesA ? "multicast, " : ""},
      {"MULTICAST_B", sharesB ? "multicast, " : ""},
      {"ATOM_A", sharesA ? "%masked_a" : "%load_a"},
      {"ATOM_B", sharesB ? "%masked_b" : "%load_b"},
      {"ROWS_A", sharesA ? "arith.addi %most_a, %c0 : i32" : "arith.minui %most_a, %m_extent : i32"},
      {"ROWS_B", sharesB ? "arith.addi %most_b, %c0 : i32" : "arith.minui %most_b, %n_extent : i32"},
      {"FEWER_A", sharesA ? "" : " or M"},
      {"FEWER_B", sharesB ? "" : " or N"},
      {"PLACE_A", sharesA ? "%rank" : "%c0"},
      {"PLACE_B", sharesB ? "%rank" : "%c0"},
      {"BOX_AT_A", sharesA ? "%half" : "%m"},
      {"BOX_AT_B", sharesB ? "%half" : "%n"},
      {"BOX_A", text(boxA)},
      {"BOX_B", text(boxB)},
      {"PARTS_A", text(m / boxA)},
      {"PARTS_B", text(n / boxB)},
      {"PART_A", text(boxA * tile.kDepth)},
      {"PART_B", text(boxB * tile.kDepth)},
      {"UNIT_ROWS", text(tile.unitRows())},
      {"UNIT_COLUMNS", text(tile.unitColumns())},
      {"FEWER_REGISTERS", registers(tile, "decrease", 40)},
      {"MORE_REGISTERS", registers(tile, "increase", tile.consumers() == 2 ? 232 : 152)},
      {"TO_B", text(bytes.b)},
      {"TO_D", text(bytes.d)},
      {"TO_BARRIERS", text(bytes.barriers)},
      {"SHARED", text(bytes.all)},
      {"MAP_A_BITS", text(16 * boxA * tile.kDepth)},
      {"MAP_B_BITS", text(16 * boxB * tile.kDepth)},
      {"STAGE_A", text(bytes.stageA / 2)},
      {"STAGE_B", text(bytes.stageB / 2)},
      {"EIGHTS", text(n / 8)},
      {"SUMS", text(n / 2)},
      {"QUARTERS", text(n / 64)},
      {"SIXTEENS", text(n / 16)},
      {"COLUMN_PAIRS", text(n / 2)},
      {"HALF_TILE", text(64 * n)},
      {"WHOLE_TILE", text(m * n)},
      {"FIXUP_BLOCKS", text(static_cast<int32_t>(tile.fixupBlocks()) / cluster)}};
}

// Sixteen columns of the tile, rounded, to the buffer of their 64.
std::string roundedColumns(int32_t quarter, int32_t part) {
  return filled(kRounded, {{"AT", std::to_string(quarter) + std::to_string(part)},
                           {"PART", std::to_string(part)},
                           {"QUARTER", std::to_string(quarter)},
                           {"BUFFER", std::to_string(quarter % 2)}});
}

// A tile that is complete: 64 columns after another through two buffers. The first waits for all that the
// last tile has left, long since read.
std::string completeTile(const ProductTile& tile) {
  std::string text;
  for (int32_t quarter = 0; quarter < tile.columns / 64; ++quarter) {
    const Named values = {{"QUARTER", std::to_string(quarter)},
                          {"BUFFER", std::to_string(quarter % 2)},
                          {"LEFT", quarter == 0 ? "0" : "1"},
                          {"FIRST", std::to_string(64 * quarter)},
                          {"LAST", std::to_string(64 * quarter + 63)}};
    text += filled(kBufferIsFree, values);
    for (int32_t part = 0; part < 4; ++part) text += roundedColumns(quarter, part);
    text += filled(kBufferIsStored, values);
  }
  return text;
}

// A part of a tile: its sums as they are.
std::string partOfTile(const ProductTile& tile) {
  std::string text;
  for (int32_t at = 0; at < tile.columns / 16; ++at)
    text += filled(
        kUnrounded,
        {{"AT", std::to_string(at)}, {"PART", std::to_string(at % 4)}, {"QUARTER", std::to_string(at / 4)}});
  return text;
}

std::string products() {
  std::string text;
  for (int32_t block = 0; block < 4; ++block)
    text += filled(kProduct, {{"BLOCK", std::to_string(block)}, {"ADDS", block == 0 ? "%adds" : "%true"}});
  return text;
}

std::string addedParts() {
  std::string loads, sums;
  for (int32_t at = 0; at < 4; ++at) {
    const Named values = {{"AT", std::to_string(at)}, {"NEXT", std::to_string(at + 1)}};
    loads += filled(kFound, values);
    sums += filled(kAdded, values);
  }
  return loads + sums;
}

std::string storedPairs() {
  std::string text;
  for (int32_t at = 0; at < 4; ++at)
    text += filled(
        kPairStored,
        {{"AT", std::to_string(at)}, {"ROW", std::to_string(at % 2)}, {"COLUMN", std::to_string(at / 2)}});
  return text;
}

}  // namespace

std::string ProductTile::kernel() const {
  return "product_" + element + "_" + std::to_string(rows) + "x" + std::to_string(columns) +
         (pair == Pair::kNone  ? ""
          : pair == Pair::kOfM ? "_m2"
                               : "_n2");
}
int32_t ProductTile::stages() const { return Bytes(*this).stages; }
uint32_t ProductTile::sharedBytes() const { return static_cast<uint32_t>(Bytes(*this).all); }

const std::vector<ProductTile>& productTiles() {
  static const std::vector<ProductTile> all = {
      {128, 256, Pair::kNone, 0.669, 0.95}, {128, 256, Pair::kOfM, 0.687, 0.86},
      {192, 192, Pair::kNone, 0.754, 0.79}, {192, 192, Pair::kOfM, 0.760, 0.94},
      {128, 192, Pair::kNone, 0.526, 0.80}, {128, 192, Pair::kOfM, 0.520, 0.72},
      {192, 128, Pair::kNone, 0.515, 0.68}, {192, 128, Pair::kOfN, 0.518, 0.54},
      {128, 128, Pair::kOfM, 0.370, 0.35},  {128, 128, Pair::kOfN, 0.361, 0.43},
      {128, 64, Pair::kNone, 0.317, 0.20},  {64, 256, Pair::kNone, 0.456, 0.50},
      {64, 128, Pair::kNone, 0.275, 0.15},  {64, 128, Pair::kOfM, 0.280, 0.11},
      {64, 64, Pair::kNone, 0.190, 0.10}};
  return all;
}

std::string productModule(const ProductTile& tile) {
  std::string text = std::string(kTypes) + kKernelHead + kLoads + kMultiplies + kFixup;
  text = filled(text, {{"ITEM", kItem},
                       {"RASTER", kRaster},
                       {"OF_PAIR", tile.pair == Pair::kNone  ? kAlone
                                   : tile.pair == Pair::kOfM ? kPairOfM
                                                             : kPairOfN},
                       {"STAGE", kStage},
                       {"PRODUCTS", products()},
                       {"COMPLETE_TILE", completeTile(tile)},
                       {"PART_OF_TILE", partOfTile(tile)},
                       {"ADDED", addedParts()},
                       {"PAIRS_STORED", storedPairs()}});
  return filled(text, valuesOf(tile));
}

std::string repackKernel(const std::string& element) { return "product_" + element + "_repack"; }

std::string repackModule(const std::string& element) {
  std::string elements;
  for (int32_t at = 0; at < 4; ++at) elements += filled(kRepacked, {{"AT", std::to_string(at)}});
  return filled(kRepack, {{"ELEMENTS", elements}, {"ELEMENT", element}, {"REPACK", repackKernel(element)}});
}

}  // namespace cutecheck::product
