// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/golden/golden_tiles.h"

#include <cassert>

#include "core/notation/parse.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"

namespace cutecheck::cli {

using cute_nvgpu::bitsOfElement;

Layout parsedLayout(const std::string& text) {
  const auto layout = parseLayout(text);
  assert(layout.ok());
  return *layout;
}

KernelSplit splitOf(const Layout& tv) { return {tv.mode(0), tv.mode(1)}; }

int64_t countOf(const Layout& layout) {
  int64_t count = 1;
  for (const IntTuple& extent : leaves(layout.shape())) count *= extent.value();
  return count;
}

KernelSplit inRows(const Layout& tv, int64_t rows, int64_t length, int64_t pack) {
  const auto move = [&](int64_t extent, int64_t stride) -> std::pair<int64_t, int64_t> {
    const int64_t along = stride / rows, across = stride % rows;
    if (pack > 1 && along == 1 && across == 0) return {extent / pack, 1};  // the elements of one word
    return {extent, across * (length / pack) + along / pack};
  };
  const KernelSplit columns = splitOf(tv);
  return {changed(columns.threads, move), changed(columns.values, move)};
}

std::string storedAs(const std::string& element) {
  if (element == "tf32" || bitsOfElement(element) < 8) return "i32";
  if (bitsOfElement(element) == 8) return "i8";
  return element;
}

std::string viewedAs(const std::string& element) {
  return element == "tf32" || element.starts_with("f8") ? element : storedAs(element);
}

int64_t packedIn(const std::string& element) {
  return bitsOfElement(storedAs(element)) / bitsOfElement(element);
}

std::string sharedLayout(cute_nvgpu::Major major, int64_t extent, int64_t depth, int64_t row) {
  const std::string group = std::to_string(8 * row);
  if (major == cute_nvgpu::Major::kK && depth <= row)
    return "((8," + std::to_string(extent / 8) + ")," + std::to_string(depth) + "):((" + std::to_string(row) +
           "," + group + "),1)";
  if (major == cute_nvgpu::Major::kK)
    return "((8," + std::to_string(extent / 8) + "),(" + std::to_string(row) + "," +
           std::to_string(depth / row) + ")):((" + std::to_string(row) + "," + std::to_string(8 * depth) +
           "),(1," + group + "))";
  const std::string along = "(" + std::to_string(row) + "," + group + ")";
  if (extent <= row)
    return "(" + std::to_string(extent) + ",(8," + std::to_string(depth / 8) + ")):(1," + along + ")";
  return "((" + std::to_string(row) + "," + std::to_string(extent / row) + "),(8," +
         std::to_string(depth / 8) + ")):((1," + std::to_string(row * depth) + ")," + along + ")";
}

std::string callOf(const std::string& atom, const std::vector<KernelView>& views) {
  std::string values, types;
  for (const KernelView& view : views) {
    values += ", " + view.value;
    types += ", " + view.type;
  }
  return "(%atom" + values + ") : (" + atom + types + ") -> ()";
}

}  // namespace cutecheck::cli
