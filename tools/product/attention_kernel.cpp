// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/product/attention_kernel.h"

#include "tools/product/attention_text.h"
#include "tools/product/product_text.h"
#include "tools/product/product_values.h"

namespace cutecheck::product {
namespace {

constexpr int32_t kBlock = 64;  // elements of a head in a row of 128 bytes

constexpr int32_t kStagesQ = 2;

// Where shared memory has what: Q from 0 on.
struct Shared {
  explicit Shared(const AttentionTile& tile)
      : q(2 * tile.rows() * tile.head),
        k(2 * tile.keys * tile.head),
        stages(std::min((kShared - (kStagesQ + 1) * q - Bytes::kBarriers) / (2 * k), 3)),
        v(kStagesQ * q + stages * k),
        o(v + stages * k),
        barriers(o + q),
        all(barriers + 8 * (4 * stages + 2 * kStagesQ)) {}
  int32_t q, k, stages, v, o, barriers, all;
};

// The numbers that `of` makes of 0, 1, ...
template <typename Of>
std::string listed(int32_t count, Of of) {
  std::string numbers;
  for (int32_t at = 0; at < count; ++at) numbers += (at > 0 ? ", " : "") + text(of(at));
  return numbers;
}
// A thread's value at `at` of a tile: pairs of columns of its first row and of its second, in turn.
int32_t columnOf(int32_t at) { return 8 * (at / 4) + at % 2; }
int32_t rowOf(int32_t at) { return at / 2 % 2; }

Named layoutsOf(const AttentionTile& tile, const Shared& shared) {
  const int32_t blocks = tile.head / kBlock, blockQ = kBlock * tile.rows(), block = kBlock * tile.keys;
  const std::string count = text(blocks), consumers = text(tile.consumers), stages = text(shared.stages);
  const std::string stage = text(tile.keys * tile.head), buffer = text(kBlock * tile.head);
  return {{"FILLED_Q", "(64," + text(tile.rows()) + ",1," + count + ",2):(1,64,0," + text(blockQ) + "," +
                           text(tile.rows() * tile.head) + ")"},
          {"FILLED_K", "(64," + text(tile.keys) + ",1," + count + "," + stages + "):(1,64,0," + text(block) +
                           "," + stage + ")"},
          {"STORED_O", "(64,64,1," + count + "," + consumers + "):(1,64,0,4096," + buffer + ")"},
          {"SHARED_Q", "((8,8),16,4," + count + "," + consumers + ",2):((64,512),1,16," + text(blockQ) +
                           ",4096," + text(tile.rows() * tile.head) + ")"},
          {"SHARED_K", "((8," + text(tile.keys / 8) + "),16,4," + count + "," + stages + "):((64,512),1,16," +
                           text(block) + "," + stage + ")"},
          {"SHARED_V", "((64," + count + "),(8,2)," + text(tile.keys / 16) + "," + stages + "):((1," +
                           text(block) + "),(64,512),1024," + stage + ")"},
          {"WRITTEN_O",
           "((8,2,2,4),8,4," + count + "," + consumers + "):((64,512,8,1024),1,16,4096," + buffer + ")"},
          {"BLOCK", text(block)}};
}

std::string scoresProducts(const AttentionTile& tile) {
  std::string products;
  for (int32_t at = 0; at < tile.head / 16; ++at)
    products += filled(kScoresProduct, {{"AT", text(at)},
                                        {"SIXTEEN", text(at % 4)},
                                        {"BLOCK", text(at / 4)},
                                        {"ADDS", at == 0 ? "%false" : "%true"}});
  return products;
}

// Of the stage whose names end in `of`.
std::string valuesProducts(const AttentionTile& tile, const std::string& of) {
  std::string products;
  for (int32_t at = 0; at < tile.keys / 16; ++at)
    products += filled(kValuesProduct, {{"AT", text(at)}, {"ADDS", at == 0 ? "%adds" : "%true"}, {"OF", of}});
  return products;
}

std::string inFour(const std::string& from, const std::string& to, const std::string& with) {
  return filled(kMeetsInFour, {{"FROM", from}, {"TO", to}, {"WITH", with}});
}

std::string softmax(bool first, bool masked) {
  const std::string scores = first ? kScoresMaskedWhereNeeded : masked ? kScoresMasked : kScoresLoaded;
  return filled(scores + kSoftmax, {{"MASKED", kScoresMasked},
                                    {"SCORED", first ? "masked" : "scored"},
                                    {"MEET", inFour("mine0", "four0", "arith.maxnumf") +
                                                 inFour("mine1", "four1", "arith.maxnumf")},
                                    {"MAX", first ? "max" : "max_of_tile"},
                                    {"GREATEST", first ? "" : kGreatest},
                                    {"SUM", first ? "sum" : "sum_of_tile"},
                                    {"TOTAL", first ? "" : kTotal},
                                    {"J", first ? "%c0" : "%j"}});
}

std::string stageOf(const std::string& turn, const std::string& of = "") {
  return filled(kStageOfTurn, {{"BARRIERS", kBarriersOfStage}, {"TURN", turn}, {"OF", of}});
}

std::string nextTile(bool masked) {
  return filled(kNextTile, {{"SOFTMAX", softmax(false, masked)}, {"ROUNDS", kRoundsWeights}});
}

std::string loads(const AttentionTile& tile, const char* of, const std::string& name) {
  std::string text;
  for (int32_t block = 0; block < tile.head / kBlock; ++block)
    text += filled(of, {{"X", name}, {"AT", std::to_string(block)}});
  return text;
}

// The tile of O, 64 columns after 64.
std::string ends(const AttentionTile& tile) {
  std::string text;
  for (int32_t at = 0; at < tile.head / 16; ++at) {
    const std::string block = std::to_string(at / 4), part = std::to_string(at % 4);
    text += filled(std::string(kDivided) + kRounded, {{"AT", std::to_string(at)},
                                                      {"ROUNDS", "d"},
                                                      {"ELEMENT", "bf16"},
                                                      {"PART", part},
                                                      {"BUFFER", block}});
    if (at % 4 == 3) text += filled(kBufferIsStored, {{"QUARTER", block}, {"BUFFER", block}});
  }
  return filled(text, {{"ALL", ",_"},
                       {"BATCH", ", %head"},
                       {"I32", ", i32"},
                       {"ANY", ",?"},
                       {"TILE", ";1:1"},
                       {"STORE", "64"}});
}

Named piecesOf(const AttentionTile& tile) {
  const bool inTurn = tile.inTurn && tile.consumers > 1;
  const auto turns = [&](const char* text) { return std::string(inTurn ? text : ""); };
  return {
      {"NEXT_TILE", nextTile(false)},
      {"NEXT_MASKED_TILE", nextTile(true)},
      {"FIRST_SOFTMAX", softmax(true, true) + kRoundsWeights},
      {"STAGE_FIRST", stageOf("%before")},
      {"STAGE_BEFORE", stageOf("%turn_before", "_before")},
      {"STAGE_OF_Q", kStageOfQ},
      {"STAGE", stageOf("%turn")},
      {"BARRIERS", filled(kBarriersOfStage, {{"OF", ""}})},
      {"SCORES_PRODUCTS", scoresProducts(tile)},
      {"VALUES_OF_BEFORE", valuesProducts(tile, "_before")},
      {"VALUES_PRODUCTS", valuesProducts(tile, "")},
      {"LOADS_Q", loads(tile, kLoadsBlockQ, "q")},
      {"LOADS_K", loads(tile, kLoadsBlockOfKeys, "k")},
      {"LOADS_V", loads(tile, kLoadsBlockOfKeys, "v")},
      {"TOTALS", inFour("total0", "all_total0", "arith.addf") + inFour("total1", "all_total1", "arith.addf")},
      {"ENDS", ends(tile)},
      {"MATRICES", kMatrices},
      {"FIRST_TURN", turns(kFirstTurn)},
      {"MY_TURN", turns(kMyTurn)},
      {"NEXT_TURN", turns(kNextTurn)},
      {"LAST_TURN", turns(kLastTurn)},
      {"TILE", kRowsOfTile},
      {"LIMIT", tile.causal ? kLimitCausal : kLimit},
      {"SEEN_BY_FIRST", tile.causal ? kSeenByFirst : ""},
      {"WHOLE_KEYS", tile.causal ? "%seen_by_all" : "%keys"},
      {"SEEN_ROWS", tile.causal ? kSeenCausal : ""},
      {"SEEN", tile.causal ? "seen" : "keys"},
      {"PLACE", tile.causal ? "place" : "m"},
      {"M", tile.causal ? kLastFirst : ""}};
}

Named numbersOf(const AttentionTile& tile, const Shared& shared) {
  const int32_t scores = tile.keys / 2, sums = tile.head / 2;
  // A thread begins with 128 registers in a block of four warpgroups, with 168 in one of three, with as many
  // as it can have in one of two.
  const bool many = tile.consumers == 3;
  const auto registers = [&](const std::string& how, const std::string& count) {
    return tile.consumers == 1 ? "" : "    nvvm.setmaxregister " + how + " " + count + "\n";
  };
  const auto half = [](int32_t row) { return [=](int32_t at) { return at / 2 * 4 + at % 2 + 2 * row; }; };
  return {{"KERNEL", tile.kernel()},
          {"MASKS", tile.causal ? ", query i sees the keys up to i" : ""},
          {"HEAD", text(tile.head)},
          {"ROWS", text(tile.rows())},
          {"KEYS", text(tile.keys)},
          {"LAST_ROW", text(tile.rows() - 1)},
          {"LAST_KEY", text(tile.keys - 1)},
          {"CONSUMERS", text(tile.consumers)},
          {"CONSUMER_WARPS", text(4 * tile.consumers)},
          {"TURNS", text(1 + tile.consumers)},
          {"THREADS", text(static_cast<int32_t>(tile.threads()))},
          {"SHARED", text(shared.all)},
          {"STAGES", text(shared.stages)},
          {"STAGES_2", text(2 * shared.stages)},
          {"STAGES_3", text(3 * shared.stages)},
          {"STAGES_4", text(4 * shared.stages)},
          {"BITS_Q", text(16 * kBlock * tile.rows())},
          {"BITS_K", text(16 * kBlock * tile.keys)},
          {"BYTES_Q", text(shared.q)},
          {"BYTES_K", text(shared.k)},
          {"TO_K", text(kStagesQ * shared.q)},
          {"TO_V", text(shared.v)},
          {"TO_O", text(shared.o)},
          {"TO_BARRIERS", text(shared.barriers)},
          {"EIGHTS", text(tile.keys / 8)},
          {"SIXTEENS", text(tile.keys / 16)},
          {"BLOCKS", text(tile.head / kBlock)},
          {"SCORES", text(scores)},
          {"HALF", text(scores / 2)},
          {"SUMS", text(sums)},
          {"COLUMNS", listed(scores, columnOf)},
          {"ZEROS", listed(scores, [](int32_t) { return 0; })},
          {"SCORE_ROWS", listed(scores, rowOf)},
          {"SUM_ROWS", listed(sums, rowOf)},
          {"ROW0", listed(scores / 2, half(0))},
          {"ROW1", listed(scores / 2, half(1))},
          {"FEWER_REGISTERS", registers("decrease", many ? "32" : "24")},
          {"MORE_REGISTERS", registers("increase", many ? "160" : "240")}};
}

}  // namespace

std::string AttentionTile::kernel() const {
  return "fused_attention_bf16_" + text(head) + (causal ? "_causal" : "") + "_" + text(rows()) + "x" +
         text(keys) + (inTurn ? "" : "_free");
}
int32_t AttentionTile::stages() const { return Shared(*this).stages; }
uint32_t AttentionTile::sharedBytes() const { return static_cast<uint32_t>(Shared(*this).all); }

std::vector<AttentionTile> attentionTiles() {
  return {{64, false, 3, 128}, {64, true, 2, 128, true, 1024}, {64, true, 3, 128}, {128, false}, {128, true}};
}

AttentionTile attentionOfCorpus() { return {128, true}; }

std::string attentionModule(const AttentionTile& tile) {
  const Shared shared(tile);
  std::string module = std::string(kAttentionTypes) + filled(kMatricesType, {{"ELEMENT", "bf16"}}) +
                       kAttentionHead + kAttentionLoads + kAttends;
  module = filled(module, piecesOf(tile));
  module = filled(module, layoutsOf(tile, shared));
  return filled(module, numbersOf(tile, shared));
}

}  // namespace cutecheck::product
