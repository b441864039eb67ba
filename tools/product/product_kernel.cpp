// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/product/product_kernel.h"

#include <algorithm>

#include "tools/product/cluster_text.h"
#include "tools/product/fixup_text.h"
#include "tools/product/product_text.h"
#include "tools/product/product_values.h"

namespace cutecheck::product {
namespace {

// A change of the registers of a warpgroup, where the sums need more than each thread of the block may have.
std::string registers(const ProductTile& tile, const std::string& change, int32_t count) {
  if (tile.consumers() == 1 || tile.columns <= 64) return "";
  return "    nvvm.setmaxregister " + change + " " + std::to_string(count) + "\n";
}

// As types of the dialect and the formats of tensor maps spell it.
std::string typeOf(const std::string& element) {
  return element == "e4m3" ? "f8E4M3FN" : element == "e5m2" ? "f8E5M2" : element;
}
std::string formatOf(const std::string& element) {
  return element == "bf16" ? "BF16_RN" : element == "f16" ? "F16_RN" : element == "f32" ? "F32_RN" : "U8";
}

int32_t bytesOf(const std::string& element) {
  return formatOf(element) == "U8" ? 1 : element == "f32" ? 4 : 2;
}

// The mask of the blocks that share what a block loads: those of `first`, moved by its rank along the other
// extent.
std::string masked(const std::string& operand, int32_t first, const std::string& rank, int32_t step) {
  return filled(kMasked,
                {{"OPERAND", operand}, {"FIRST", text(first)}, {"RANK", rank}, {"STEP", text(step)}});
}

std::string frees(const ProductTile& tile, const std::string& freed) {
  return filled(tile.sharing() == 1 ? kFrees : kFreesAll, {{"FREED", freed}});
}
std::string freesStage(const ProductTile& tile) {
  if (!tile.overlaps()) return filled(kFreesStage, {{"FREES", frees(tile, "empty_at")}});
  return filled(kFreesStageBefore, {{"STAGE_BEFORE", filled(kStageBefore, {{"TURN", "turn"}})},
                                    {"FREES", frees(tile, "empty_before_at")}});
}
std::string freesLast(const ProductTile& tile) {
  if (!tile.overlaps()) return "";
  return filled(kFreesLast, {{"STAGE_BEFORE", filled(kStageBefore, {{"TURN", "after"}})},
                             {"FREES", frees(tile, "empty_before_at")}});
}

// A text for each 16 columns of a tile, of which a thread has eight sums.
std::string eachSixteen(const ProductTile& tile, const std::string& each) {
  std::string all;
  for (int32_t at = 0; at < tile.columns / 16; ++at)
    all += filled(each, {{"AT", text(at)}, {"PART", text(at % 4)}, {"QUARTER", text(at / 4)}});
  return all;
}

// What clusters, of one block or more, differ in.
Named valuesOfCluster(const ProductTile& tile) {
  const int32_t m = tile.clusterM, n = tile.clusterN, cluster = tile.cluster();
  const bool sharesA = n > 1, sharesB = m > 1, alone = tile.sharing() == 1, divides = tile.clusterK > 1;
  const std::string meet = "  nvvm.cluster.arrive {aligned}\n  nvvm.cluster.wait {aligned}\n";
  const bool wholeA = sharesA || tile.wholeBoxes, wholeB = sharesB || tile.wholeBoxes;
  int32_t firstOfA = 0;
  for (int32_t at = 0; at < n; ++at) firstOfA |= 1 << (at * m);
  return {
      {"CLUSTER", text(cluster)},
      {"CLUSTER_M", text(m)},
      {"CLUSTER_N", text(n)},
      {"SHARING", text(tile.sharing())},
      {"CLUSTER_DIM", cluster == 1 ? "" : ", nvvm.cluster_dim = array<i32: " + text(cluster) + ">"},
      {"CLUSTERED", divides              ? " in pairs that divide K"
                    : alone              ? ""
                    : sharesA && sharesB ? " in fours that share A and B"
                    : sharesA            ? " in pairs that share A"
                                         : " in pairs that share B"},
      {"MEET", alone ? "  nvvm.barrier0\n" : meet},
      {"LEAVE", cluster == 1 ? ""
                             : "  // Until the other blocks need this one no more.\n  nvvm.cluster.arrive\n"
                               "  nvvm.cluster.wait\n"},
      {"FREES_STAGE", freesStage(tile)},
      {"FREES_LAST", freesLast(tile)},
      {"MASK",
       (sharesA ? masked("a", firstOfA, "m", 1) : "") + (sharesB ? masked("b", (1 << m) - 1, "n", m) : "")},
      {"KIND_A", sharesA ? "sm_90_multicast" : "sm_90"},
      {"KIND_B", sharesB ? "sm_90_multicast" : "sm_90"},
      {"MULTICAST_A", sharesA ? "multicast, " : ""},
      {"MULTICAST_B", sharesB ? "multicast, " : ""},
      {"ATOM_A", sharesA ? "%masked_a" : "%load_a"},
      {"ATOM_B", sharesB ? "%masked_b" : "%load_b"},
      {"SUMS_TYPES", divides ? kSumsTypes : ""},
      {"PART_OF_K", divides ? kPartOfK : ""},
      {"COMPLETE",
       divides ? filled(kLeavesSums, {{"SUMS_STORED", eachSixteen(tile, kSumStored)}}) : kIsComplete},
      {"OTHERWISE", divides ? "" : filled(kLeavesPart, {{"PART_OF_TILE", eachSixteen(tile, kUnrounded)}})},
      {"SUMS_ARE_LEFT", divides ? kSumsAreLeft : ""},
      {"WHOLE_FIRST", divides ? "%part_first" : "%c0"},
      {"WHOLE_LAST", divides ? "%part_last" : "%k_tiles"},
      {"ROWS_A", wholeA ? "arith.addi %most_a, %c0 : i32" : "arith.minui %most_a, %m_extent : i32"},
      {"ROWS_B", wholeB ? "arith.addi %most_b, %c0 : i32" : "arith.minui %most_b, %n_extent : i32"},
      {"FEWER_A", wholeA ? "" : " or M"},
      {"FEWER_B", wholeB ? "" : " or N"}};
}

// What the first line says of a sum's end.
std::string timesOf(const ProductTile& tile) {
  const std::string factors = tile.elements.scaled() ? " times factors of rows and columns" : "",
                    d = tile.elements.scaled() || tile.elements.wide ? ", D in " + tile.elements.d() : "";
  const ProductForm& form = tile.form;
  return (form.batches ? " of each batch" : "") + factors + (form.alpha ? " times alpha" : "") +
         (form.c ? " plus beta C" : "") + (form.bias ? " plus bias" : "") + d;
}

Named valuesOf(const ProductTile& tile) {
  const int32_t m = tile.rows, n = tile.columns, depth = tile.depth();
  const Bytes bytes(tile);
  const int32_t boxA = tile.boxA(), boxB = tile.boxB();
  const ProductElements& elements = tile.elements;
  // Layouts first: they hold names of what follows.
  return {
      {"FILLED_A", "(${DEPTH},${BOX_A}${ONE},${PARTS_A},${STAGES}):(1,${DEPTH}${NONE},${PART_A},${STAGE_A})"},
      {"FILLED_B", "(${DEPTH},${BOX_B}${ONE},${PARTS_B},${STAGES}):(1,${DEPTH}${NONE},${PART_B},${STAGE_B})"},
      {"SHARED_A",
       "((8,8),${DEPTH_OF_BLOCK},${CONSUMERS},4,${STAGES}):"
       "((${DEPTH},${EIGHT_ROWS}),1,${ROWS_OF_WARPGROUP},${DEPTH_OF_BLOCK},${STAGE_A})"},
      {"SHARED_B",
       "((8,${EIGHTS}),${DEPTH_OF_BLOCK},4,${STAGES}):((${DEPTH},${EIGHT_ROWS}),1,${DEPTH_OF_BLOCK},${STAGE_"
       "B})"},
      {"SUMS_LEFT", "(128,(4,2),${SIXTEENS},${CONSUMERS}):(4,(1,512),1024,${HALF_TILE})"},
      {"PARTS_LEFT", "(128,(4,2),${SIXTEENS},${CONSUMERS},1024):(4,(1,512),1024,${HALF_TILE},${WHOLE_TILE})"},
      {"KERNEL", tile.kernel()},
      {"FIXUP", tile.fixup()},
      {"ELEMENTS", elements.name()},
      {"TIMES", timesOf(tile)},
      {"ELEMENT", elements.d()},
      {"ELEMENT_A", typeOf(elements.a)},
      {"ELEMENT_B", typeOf(elements.b)},
      {"FORMAT", formatOf(elements.d())},
      {"FORMAT_A", formatOf(elements.a)},
      {"FORMAT_B", formatOf(elements.b)},
      {"DEPTH", text(depth)},
      {"DEPTH_OF_BLOCK", text(depth / 4)},
      {"EIGHT_ROWS", text(8 * depth)},
      {"ROWS_OF_WARPGROUP", text(64 * depth)},
      {"ROWS", text(m)},
      {"COLUMNS", text(n)},
      {"STAGES", text(bytes.stages)},
      {"THREADS", std::to_string(tile.threads())},
      {"CONSUMERS", text(tile.consumers())},
      {"CONSUMER_WARPS", text(4 * tile.consumers() * tile.sharing())},
      {"BOX_A", text(boxA)},
      {"BOX_B", text(boxB)},
      {"PARTS_A", text(m / boxA)},
      {"PARTS_B", text(n / boxB)},
      {"PART_A", text(boxA * depth)},
      {"PART_B", text(boxB * depth)},
      {"UNIT_ROWS", text(tile.unitRows())},
      {"UNIT_COLUMNS", text(tile.unitColumns())},
      {"FEWER_REGISTERS", registers(tile, "decrease", 40)},
      {"MORE_REGISTERS", registers(tile, "increase", tile.consumers() == 2 ? 232 : 152)},
      {"TO_B", text(bytes.b)},
      {"TO_D", text(bytes.d)},
      {"TO_SUMS", text(bytes.sums)},
      {"TO_BARRIERS", text(bytes.barriers)},
      {"SHARED", text(bytes.all)},
      {"MAP_A_BITS", text(1024 * boxA)},
      {"MAP_B_BITS", text(1024 * boxB)},
      {"STAGE_A", text(bytes.stageA / elements.bytes())},
      {"STAGE_B", text(bytes.stageB / elements.bytes())},
      {"EIGHTS", text(n / 8)},
      {"SUMS", text(n / 2)},
      {"QUARTERS", text(n / 64)},
      {"SIXTEENS", text(n / 16)},
      {"COLUMN_PAIRS", text(n / 2)},
      {"HALF_TILE", text(64 * n)},
      {"WHOLE_TILE", text(m * n)},
      {"FIXUP_BLOCKS", text(static_cast<int32_t>(tile.fixupBlocks()) / tile.cluster())}};
}

// What a thread's sums of 16 columns become, and where they are put for D.
std::string sixteenColumns(const ProductTile& tile, int32_t box, int32_t part) {
  const int32_t sixteen = tile.storeColumns() / 16 * box + part;
  return filled(kSummed, {{"JOINED", tile.clusterK > 1 ? kJoined : ""},
                          {"SCALED", scaledColumns(tile)},
                          {"ENDED", endedColumns(tile)},
                          {"PUT", tile.elements.wide ? kNotRounded : kRounded},
                          {"SUM", tile.clusterK > 1 ? "alone" : "x"},
                          {"ROUNDS", endedSum(tile)},
                          {"AT", text(box) + text(part)},
                          {"PART_OF_SUMS", text(sixteen % 4)},
                          {"QUARTER_OF_SUMS", text(sixteen / 4)},
                          {"PART", text(part)},
                          {"SIXTEEN", text(sixteen)},
                          {"LOWER", text(1024 * sixteen)},
                          {"UPPER", text(1024 * sixteen + 512)},
                          {"BUFFER", text(box % 2)}});
}

// A tile that is complete: a box of D after another through two buffers. The first waits for all that the
// last tile has left, long since read.
std::string completeTile(const ProductTile& tile) {
  std::string columns = keptColumns(tile);
  const int32_t wide = tile.storeColumns(), boxes = tile.columns / wide;
  for (int32_t box = 0; box < boxes; ++box) {
    const Named values = {{"QUARTER", text(box)},
                          {"BUFFER", text(box % 2)},
                          {"LEFT", box == 0 ? "0" : "1"},
                          {"FIRST", text(wide * box)},
                          {"LAST", text(wide * box + wide - 1)}};
    if (box + 1 < boxes) columns += loadedC(tile, box + 1);
    columns += filled(kBufferIsFree, values);
    for (int32_t part = 0; part < wide / 16; ++part) columns += sixteenColumns(tile, box, part);
    columns += filled(kBufferIsStored, values);
  }
  return columns;
}

// What D's type decides.
Named valuesOfD(const ProductTile& tile) {
  const ProductElements& elements = tile.elements;
  const bool wide = elements.wide;
  return {{"STORED_D", "(${STORE},64${ONE},2,${CONSUMERS}):(1,${STORE}${NONE}," +
                           std::string(wide ? "2048,4096)" : "4096,8192)")},
          {"WRITTEN_D", wide ? "((4,8,4),(2,2,2),2,2,${CONSUMERS}):((2,32,512),(1,256,8),16,2048,4096)"
                             : "((8,2,2,4),8,4,2,${CONSUMERS}):((64,512,8,1024),1,16,4096,8192)"},
          {"WRITTEN_ROW", wide ? "((2,2,2)):((1,256,8))" : "(8):(1)"},
          {"WRITER", wide ? "a thread" : "stmatrix"},
          {"ROW_BYTES", wide ? "8" : "16"},
          {"MATRICES_TYPE", wide ? "" : kMatricesType},
          {"MATRICES", wide ? "" : kMatrices},
          {"SUM_ROUNDED", wide ? "" : kSumRounded},
          {"FIXED", wide ? fixedSum(tile) : "rounded"},
          {"ROUNDED_SUM", fixedSum(tile)},
          {"STORE", text(tile.storeColumns())},
          {"STORES", text(tile.columns / tile.storeColumns())},
          {"EIGHT_OF_D", text(16 / elements.bytesD())},
          {"BYTES_D", text(elements.bytesD())},
          {"PAIR_BYTES", text(2 * elements.bytesD())}};
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

std::string filled(std::string text, const Named& values) {
  for (const auto& [name, value] : values) {
    const std::string hole = "${" + name + "}";
    for (size_t at = text.find(hole); at != std::string::npos; at = text.find(hole, at + value.size()))
      text.replace(at, hole.size(), value);
  }
  return text;
}

std::string ProductForm::name() const {
  const std::string end = c ? (bias ? "c_bias" : "c") : bias ? "bias" : alpha ? "alpha" : "";
  return end + (batches && !end.empty() ? "_" : "") + (batches ? "batches" : "");
}

std::string ProductTile::kernel() const {
  if (wholeBoxes) return "gemm_" + elements.name();
  return "product_" + elements.name() + (form.name().empty() ? "" : "_") + form.name() + "_" +
         std::to_string(rows) + "x" + std::to_string(columns) + (cluster() == 1 ? "" : "_") +
         (clusterM > 1 ? "m" + std::to_string(clusterM) : "") +
         (clusterN > 1 ? "n" + std::to_string(clusterN) : "") +
         (clusterK > 1 ? "k" + std::to_string(clusterK) : "");
}
int32_t ProductTile::stages() const { return Bytes(*this).stages; }
uint32_t ProductTile::sharedBytes() const { return static_cast<uint32_t>(Bytes(*this).all); }

std::vector<ProductTile> productTiles(const ProductElements& elements, const ProductForm& form) {
  static const std::vector<ProductTile> all = {
      {128, 256, 1, 1, 1, 0.669, 0.95}, {128, 256, 2, 1, 1, 0.687, 0.86}, {192, 192, 1, 1, 1, 0.754, 0.79},
      {192, 192, 2, 1, 1, 0.760, 0.94}, {128, 192, 1, 1, 1, 0.526, 0.80}, {128, 192, 2, 1, 1, 0.520, 0.72},
      {192, 128, 1, 1, 1, 0.515, 0.68}, {192, 128, 1, 2, 1, 0.518, 0.54}, {128, 128, 2, 1, 1, 0.370, 0.35},
      {128, 128, 1, 2, 1, 0.361, 0.43}, {128, 64, 1, 1, 1, 0.250, 0.20},  {64, 256, 1, 1, 1, 0.430, 0.50},
      {64, 128, 1, 1, 1, 0.232, 0.15},  {64, 128, 2, 1, 1, 0.300, 0.11},  {64, 64, 1, 1, 1, 0.180, 0.10},
      {64, 64, 1, 1, 2, 0.195, 0.50}};
  std::vector<ProductTile> tiles = all;
  for (ProductTile& tile : tiles) {
    tile.elements = elements;
    tile.form = form;
  }
  return tiles;
}

ProductTile corpusTile() {
  ProductTile tile = productTiles({"e4m3", "e4m3"}).front();
  tile.wholeBoxes = true;
  return tile;
}

const std::vector<ProductElements>& productElements() {
  static const std::vector<ProductElements> all = [] {
    std::vector<ProductElements> elements = {{"bf16", "bf16"}, {"f16", "f16"},   {"e4m3", "e4m3"},
                                             {"e5m2", "e5m2"}, {"e4m3", "e5m2"}, {"e5m2", "e4m3"}};
    for (size_t at = 0, narrow = elements.size(); at < narrow; ++at)
      elements.push_back({elements[at].a, elements[at].b, true});
    return elements;
  }();
  return all;
}
std::optional<ProductElements> productElementsNamed(std::string_view name) {
  for (const ProductElements& elements : productElements())
    if (elements.name() == name) return elements;
  return std::nullopt;
}

const std::vector<ProductForm>& productForms() {
  static const std::vector<ProductForm> all = [] {
    std::vector<ProductForm> forms = {{}, {true}, {true, true}, {true, false, true}, {true, true, true}};
    for (size_t at = 0, single = forms.size(); at < single; ++at) {
      forms.push_back(forms[at]);
      forms.back().batches = true;
    }
    return forms;
  }();
  return all;
}
std::optional<ProductForm> productFormNamed(std::string_view name) {
  for (const ProductForm& form : productForms())
    if (form.name() == name) return form;
  return std::nullopt;
}

std::string productModule(const ProductTile& tile) {
  std::string module = std::string(kTypes) + kKernelHead + kLoads + kMultiplies + kFixup;
  module = filled(module, {{"ITEM", kItem},
                           {"RASTER", kRaster},
                           {"OF_CLUSTER", kOfCluster},
                           {"STAGE", kStage},
                           {"PRODUCTS", products()},
                           {"COMPLETE_TILE", completeTile(tile)},
                           {"ADDED", addedParts()},
                           {"PAIRS_STORED", storedPairs()}});
  module = filled(module, valuesOfCluster(tile));
  module = filled(module, valuesOfEnds(tile));
  module = filled(module, valuesOfD(tile));
  module = filled(module, valuesOf(tile));
  return filled(module, valuesOfBatches(tile));
}

std::string repackKernel(const std::string& element) { return "product_" + element + "_repack"; }

std::string repackModule(const std::string& element) {
  std::string elements;
  for (int32_t at = 0; at < 4; ++at) elements += filled(kRepacked, {{"AT", std::to_string(at)}});
  return filled(kRepack, {{"ELEMENTS", elements},
                          {"ELEMENT", typeOf(element)},
                          {"BYTES", text(bytesOf(element))},
                          {"REPACK", repackKernel(element)}});
}

}  // namespace cutecheck::product
