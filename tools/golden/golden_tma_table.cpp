// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which tensor copies the golden files hold.
#include "tools/golden/golden_tma.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;
using Numbers = std::vector<int64_t>;

struct Typed {
  const char* element;
  TmaFormat format;
};
const std::vector<Typed> kTypes = {{"i8", TmaFormat::kU8},     {"i16", TmaFormat::kU16},
                                   {"i32", TmaFormat::kS32},   {"i64", TmaFormat::kU64},
                                   {"f16", TmaFormat::kF16},   {"bf16", TmaFormat::kBF16},
                                   {"f32", TmaFormat::kF32},   {"f64", TmaFormat::kF64},
                                   {"tf32", TmaFormat::kTF32}, {"f32", TmaFormat::kF32Ftz}};

// A matrix of 40 rows; the box lies inside, and its rows fill those of the pattern.
TmaVariant square(TmaCall call, const Typed& typed, int swizzle) {
  const int64_t bytes = elementBytesOf(typed.format), row = (swizzle ? swizzle : 64) / bytes;
  return {call, typed.element, typed.format, swizzle, {3 * row, 40}, {row, 24}, {row / 2, 9}};
}

// The box of each rank, partly outside of the tensor on both sides.
struct Ranked {
  Numbers tensor, box, start;
};
const std::vector<Ranked> kRanks = {{{100}, {64}, {48}},
                                    {{50, 20}, {32, 16}, {-8, 10}},
                                    {{40, 12, 6}, {32, 4, 3}, {16, -2, 4}},
                                    {{40, 7, 5, 4}, {16, 4, 3, 2}, {8, 5, -1, 1}},
                                    {{24, 5, 4, 3, 3}, {16, 3, 2, 2, 2}, {-8, 1, 3, 0, 2}}};

// The same of stores: on an H200 they may not begin before the tensor, and write whole pieces of 16 bytes.
const std::vector<Ranked> kStoredRanks = {{{104}, {64}, {48}},
                                          {{56, 20}, {32, 16}, {32, 10}},
                                          {{40, 12, 6}, {32, 4, 3}, {16, 10, 4}},
                                          {{40, 7, 5, 4}, {16, 4, 3, 2}, {8, 5, 3, 1}},
                                          {{24, 5, 4, 3, 3}, {16, 3, 2, 2, 2}, {16, 1, 3, 0, 2}}};

void addLoads(std::vector<TmaVariant>& all) {
  for (const Typed& typed : kTypes)
    for (const int swizzle : {0, 32, 64, 128}) all.push_back(square(TmaCall::kLoad, typed, swizzle));
  for (const Ranked& r : kRanks)
    for (const bool architecture : {false, true}) {
      TmaVariant v{TmaCall::kLoad, "f16", TmaFormat::kF16, 0, r.tensor, r.box, r.start};
      v.architecture = architecture;
      all.push_back(v);
    }
  // Rows shorter than the pattern's: the rest of each stays as it was.
  for (const auto& [swizzle, row] : {std::pair{32, 16}, {64, 16}, {64, 32}, {128, 16}, {128, 32}, {128, 64}})
    all.push_back({TmaCall::kLoad, "f32", TmaFormat::kF32, swizzle, {40, 40}, {row / 4, 24}, {4, 9}});
  // The pattern is that of addresses, wherever the tile begins.
  for (const int64_t base : {128, 384, 896}) {
    TmaVariant v = square(TmaCall::kLoad, kTypes[5], 128);
    v.base = base;
    v.suffix = "at" + std::to_string(base);
    all.push_back(v);
  }
  // createpolicy's evict_first and evict_last of everything (CUTLASS, copy_sm90_desc.hpp).
  for (const auto& [name, policy] :
       {std::pair{"evict_first", int64_t{0x12f0000000000000}}, {"evict_last", int64_t{0x14f0000000000000}}}) {
    TmaVariant v = square(TmaCall::kLoad, kTypes[4], 64);
    v.policy = policy;
    v.suffix = name;
    all.push_back(v);
  }
  for (const Ranked& r : kRanks)
    all.push_back({TmaCall::kPrefetch, "bf16", TmaFormat::kBF16, 0, r.tensor, r.box, r.start});
  TmaVariant prefetched{TmaCall::kPrefetch, "bf16",        TmaFormat::kBF16, 0,
                        kRanks[2].tensor,   kRanks[2].box, kRanks[2].start};
  prefetched.architecture = true;
  all.push_back(prefetched);
  for (const size_t rank : {0, 1, 2, 4})
    all.push_back({TmaCall::kUpdate, "f16", TmaFormat::kF16, 0, kRanks[rank].tensor, kRanks[rank].box,
                   kRanks[rank].start});
  for (const int swizzle : {0, 32, 64, 128}) all.push_back(square(TmaCall::kMulticast, kTypes[5], swizzle));
  all.push_back(
      {TmaCall::kMulticast, "f32", TmaFormat::kF32, 0, kRanks[2].tensor, kRanks[2].box, kRanks[2].start});
}

void addStores(std::vector<TmaVariant>& all) {
  for (const size_t type : {0, 2, 4, 5, 6, 7})
    for (const int swizzle : {0, 32, 64, 128}) all.push_back(square(TmaCall::kStore, kTypes[type], swizzle));
  for (const Ranked& r : kStoredRanks)
    for (const bool architecture : {false, true}) {
      TmaVariant v{TmaCall::kStore, "f16", TmaFormat::kF16, 0, r.tensor, r.box, r.start};
      v.architecture = architecture;
      all.push_back(v);
    }
  const std::vector<Typed> reduced = {{"i32", TmaFormat::kU32}, {"i32", TmaFormat::kS32},
                                      {"i64", TmaFormat::kU64}, {"i64", TmaFormat::kS64},
                                      {"f16", TmaFormat::kF16}, {"bf16", TmaFormat::kBF16},
                                      {"f32", TmaFormat::kF32}};
  for (const TmaReduction reduction : tmaReductions())
    for (const Typed& typed : reduced) {
      if (!reduces(reduction, typed.format)) continue;
      TmaVariant v = square(TmaCall::kReduce, typed, 128);
      v.reduction = reduction;
      all.push_back(v);
    }
  for (const Ranked& r : kStoredRanks) {
    TmaVariant v{TmaCall::kReduce, "f32", TmaFormat::kF32, 0, r.tensor, r.box, r.start, TmaReduction::kAdd};
    v.architecture = r.box.size() == 2;
    all.push_back(v);
  }
}

// Channels, columns, rows, depth, images; a filter of 3 in each direction but depth, of 2 there.
void addImages(std::vector<TmaVariant>& all) {
  struct Image {
    Numbers tensor, lower, upper, start, offsets;
  };
  const std::vector<Image> images = {
      {{32, 9, 4}, {-1}, {-1}, {8, 3, 1}, {2}},
      {{32, 7, 6, 3}, {-1, -1}, {-1, -1}, {0, 2, 1, 0}, {2, 1}},
      {{32, 5, 4, 3, 2}, {-1, -1, 0}, {-1, -1, -1}, {16, 1, 0, 0, 1}, {0, 2, 1}}};
  for (const Image& image : images)
    for (const int swizzle : {0, 32, 64}) {
      TmaVariant v{TmaCall::kLoad, "f16", TmaFormat::kF16, swizzle, image.tensor, {16, 24}, image.start};
      v.architecture = true;
      v.lower = image.lower;
      v.upper = image.upper;
      v.offsets = image.offsets;
      all.push_back(v);
      if (swizzle == 64) continue;
      v.call = TmaCall::kPrefetch;
      if (swizzle == 0) all.push_back(v);
      v.call = TmaCall::kStore;
      v.offsets.clear();
      for (int64_t& corner : v.lower) corner = 0;
      for (int64_t& corner : v.upper) corner = 0;
      all.push_back(v);
    }
}

}  // namespace

std::vector<TmaVariant> tmaTable() {
  std::vector<TmaVariant> all;
  addLoads(all);
  addStores(all);
  addImages(all);
  return all;
}

}  // namespace cutecheck::cli
