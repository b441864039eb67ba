// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/smem/smem_accesses.h"

#include "core/notation/print.h"
#include "tools/draw/banks.h"
#include "tools/facts/flat_layout.h"

namespace cutecheck::cli {

namespace {

constexpr int64_t kRows = 8;  // of a matrix of ldmatrix

Layout layoutOf(std::vector<IntTuple> shape, std::vector<IntTuple> stride) {
  return Layout::unchecked(IntTuple::tuple(std::move(shape)), IntTuple::tuple(std::move(stride)));
}

}  // namespace

std::vector<SmemAccess> accessesOf(const SmemTile& tile) {
  // Linear coordinates step by 1 along mn, by mn along k.
  const bool kMajor = tile.major == Major::kK;
  const int64_t along = kMajor ? tile.mn : 1, across = kMajor ? 1 : tile.mn;
  const int64_t length = tile.contiguous(), rows = tile.size() / length, chunk = tile.chunk();
  const char* contiguous = kMajor ? "k" : "mn";
  const char* other = kMajor ? "mn" : "k";
  const std::string bits = std::to_string(8 * tile.type.bytes);
  std::vector<SmemAccess> list;
  if (length % chunk == 0 && rows % kRows == 0)
    list.push_back(
        {"ldmatrix", std::string("ldmatrix, stmatrix: 8 rows of 16 bytes, down ") + other, "ldmatrix",
         layoutOf({kRows, length / chunk, rows / kRows}, {across, along * chunk, across * kRows})});
  if (length % chunk == 0)
    list.push_back({"vector", std::string("16 bytes a lane, lanes along ") + contiguous, "128",
                    layoutOf({length / chunk, rows}, {along * chunk, across})});
  list.push_back({"along", std::string("one element a lane, lanes along ") + contiguous, bits,
                  layoutOf({length, rows}, {along, across})});
  list.push_back({"down", std::string("one element a lane, lanes down ") + other, bits,
                  layoutOf({rows, length}, {across, along})});
  return list;
}

Expected<int64_t> waysOf(const SmemTile& tile, const SmemAccess& access) {
  const auto lanes = offsets(access.lanes, tile.size());
  if (!lanes) return makeError(Code::kLimit, "smem_c3", "too many lanes");
  draw::DrawnLayout reached;
  reached.text = tile.text();
  reached.grid.size = static_cast<int64_t>(lanes->size());
  for (const int64_t lane : *lanes) reached.offsets.push_back(tile.offsets[static_cast<size_t>(lane)]);
  CUTECHECK_TRY(asked, draw::parseAccess(access.access, tile.type.bytes));
  CUTECHECK_TRY(report, draw::banksOf(reached, asked));
  if (!report.misaligned) return report.degree;
  Diagnostic error =
      makeError(Code::kNotDivisible, "smem_c7",
                "lane " + std::to_string(*report.misaligned) + " begins between two accesses of " +
                    std::to_string(asked.bytes) + " bytes");
  error.witness = {*report.misaligned};
  return error;
}

std::string conflictClaim(const SmemTile& tile, const SmemAccess& access) {
  return "conflict_free(composition(" + tile.text() + ", " + toString(access.lanes) + "), " +
         std::to_string(tile.type.bytes) + ", " + access.access + ")";
}

int64_t vectorBytes(const SmemTile& tile) {
  const bool kMajor = tile.major == Major::kK;
  const int64_t length = tile.contiguous(), rows = tile.size() / length;
  const auto at = [&](int64_t row, int64_t i) { return kMajor ? tile.at(row, i) : tile.at(i, row); };
  int64_t best = 1;
  for (int64_t n = 2; n * tile.type.bytes <= 16 && length % n == 0; n *= 2) {
    for (int64_t row = 0; row < rows; ++row)
      for (int64_t i = 0; i < length; ++i) {
        const int64_t first = at(row, i - i % n);
        if (first % n != 0 || at(row, i) != first + i % n) return best * tile.type.bytes;
      }
    best = n;
  }
  return best * tile.type.bytes;
}

}  // namespace cutecheck::cli
