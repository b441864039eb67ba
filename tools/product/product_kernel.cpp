// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/product/product_kernel.h"

#include <initializer_list>
#include <utility>

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

struct Bytes {
  explicit Bytes(const ProductTile& tile)
      : b(tile.stages * tile.kRows * tile.kDepth * 2),
        d(b + tile.stages * tile.columns * tile.kDepth * 2),
        barriers(d + 32768),
        all(barriers + 64 * ((16 * tile.stages + 63) / 64)) {}
  int32_t b, d, barriers, all;
};

Named valuesOf(const ProductTile& tile) {
  const Bytes bytes(tile);
  const int32_t n = tile.columns, s = tile.stages;
  const auto text = [](int32_t value) { return std::to_string(value); };
  return {{"KERNEL", tile.kernel()},
          {"FIXUP", tile.fixup()},
          {"ELEMENT", tile.element},
          {"FORMAT", tile.element == "f16" ? "F16_RN" : "BF16_RN"},
          {"STAGES", text(s)},
          {"STAGE_BYTES", text((tile.kRows + n) * tile.kDepth * 2)},
          {"TO_B", text(bytes.b)},
          {"TO_D", text(bytes.d)},
          {"TO_BARRIERS", text(bytes.barriers)},
          {"SHARED", text(bytes.all)},
          {"FIXUP_BLOCKS", text(static_cast<int32_t>(tile.fixupBlocks()))},
          {"MAP_B_BITS", text(n * tile.kDepth * 16)},
          {"STAGE_B", text(n * tile.kDepth)},
          {"EIGHTS", text(n / 8)},
          {"SUMS", text(n / 2)},
          {"QUARTERS", text(n / 64)},
          {"SIXTEENS", text(n / 16)},
          {"EIGHT_ROWS", text(8 * n)},
          {"SIXTEEN_ROWS", text(16 * n)},
          {"HALF_TILE", text(64 * n)},
          {"WHOLE_TILE", text(128 * n)},
          {"COLUMNS", text(n)}};
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

}  // namespace

uint32_t ProductTile::sharedBytes() const { return static_cast<uint32_t>(Bytes(*this).all); }

const std::vector<ProductTile>& productTiles() {
  static const std::vector<ProductTile> all = {{256, 4}, {192, 4}, {128, 6}, {64, 8}};
  return all;
}

std::string productModule(const ProductTile& tile) {
  std::string text = std::string(kTypes) + kKernelHead + kLoads + kMultiplies + kFixup;
  text = filled(text, {{"ITEM", kItem},
                       {"RASTER", kRaster},
                       {"STAGE", kStage},
                       {"PRODUCTS", products()},
                       {"COMPLETE_TILE", completeTile(tile)},
                       {"PART_OF_TILE", partOfTile(tile)}});
  return filled(text, valuesOf(tile));
}

}  // namespace cutecheck::product
