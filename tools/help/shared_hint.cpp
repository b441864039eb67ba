// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/shared_hint.h"

#include <charconv>

#include "core/layout/size.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck::help {

namespace {

bool says(const Diagnostic& error, std::string_view part) {
  return error.message.find(part) != std::string::npos;
}

// (4096,1024):(1024,1) of (4096,1024).
std::string rowMajorOf(std::string_view text) {
  const auto shape = parseIntTuple(text);
  if (!shape.ok() || !shape->isTuple() || shape->rank() != 2 || !shape->mode(0).isInt() ||
      !shape->mode(1).isInt())
    return {};
  return toString(*shape) + ":(" + toString(shape->mode(1)) + ",1)";
}

// The number before " elements" in the message, rounded up to 16 of them.
std::string paddedStride(const Diagnostic& error) {
  const size_t end = error.message.find(" elements");
  const size_t begin = end == std::string::npos ? end : error.message.rfind(' ', end - 1);
  int64_t stride = 0;
  if (begin == std::string::npos) return {};
  std::from_chars(error.message.data() + begin + 1, error.message.data() + end, stride);
  return stride < 1 || stride > (int64_t{1} << 40) ? std::string() : std::to_string((stride + 15) / 16 * 16);
}

std::string ofTensorMap(const Diagnostic& error, std::string_view text) {
  if (error.rule == "tensor_map_c1")
    return "the layout in global memory, the box and the layout in shared memory have a mode for each "
           "dimension, "
           "(4096,1024):(1024,1), (128,64) and (128,64):(64,1)";
  if (error.rule == "tensor_map_c2" && says(error, "integers"))
    return "a tensor map is made for numbers; write them for the symbols";
  if (error.rule == "tensor_map_c3" && says(error, "not 1 to 256"))
    return "a side of a box has at most 256 elements; what is longer takes several copies, each of a box "
           "such as (256,64)";
  if (error.rule == "tensor_map_c3")
    return "the box and the layout in shared memory have one shape; write the same in both";
  if (error.rule == "tensor_map_c4" && says(error, "multiple of 16")) {
    const std::string padded = paddedStride(error);
    return padded.empty() ? "pad the rows to a multiple of 16 bytes"
                          : "pad the rows: a stride of " + padded + " elements is one";
  }
  if (error.rule == "tensor_map_c4")
    return "one dimension of global memory is contiguous; write its stride 1, such as (4096,1024):(1024,1)";
  if (error.rule == "tensor_map_c5" && says(error, "multiple of 16"))
    return "widen the box along the contiguous dimension to 16 bytes, 8 elements of f16";
  if (error.rule != "tensor_map_c6" || text.find(':') != std::string_view::npos) return {};
  const std::string rows = rowMajorOf(text);
  return rows.empty() ? std::string()
                      : "a shape alone is column-major; a tensor with contiguous rows is " + rows;
}

}  // namespace

std::string sharedHint(const Diagnostic& error, std::string_view text) {
  if (std::string hint = ofTensorMap(error, text); !hint.empty()) return hint;
  if (error.rule == "operand_descriptor_c1" && text.find(':') == std::string_view::npos) {
    const std::string rows = rowMajorOf(text);
    return rows.empty() ? "an operand is the layout of its tile, such as S<3,3,3> o 0 o (128,64):(64,1) for "
                          "SW128 of f16; cutecheck "
                          "smem '(128,64)' --for wgmma proposes one"
                        : "an operand is the layout of its tile: S<3,3,3> o 0 o " + rows;
  }
  if (error.rule == "operand_descriptor_c1")
    return "an operand has two modes, such as S<3,3,3> o 0 o (128,64):(64,1)";
  if (error.rule == "smem_c1" && says(error, "two modes")) {
    const auto shape = parseIntTuple(text);
    if (shape.ok() && shape->isTuple() && shape->rank() == 3)
      return "a tile is one stage, (" + toString(shape->mode(0)) + "," + toString(shape->mode(1)) +
             "); each of " + toString(shape->mode(2)) + " stages begins at a multiple of 1024 bytes";
  }
  if (error.rule == "draw_c1" && text.starts_with("SM") && text.find_first_of(":(") == std::string_view::npos)
    return "an atom stands behind --atom: cutecheck draw --atom " + std::string(text);
  if (error.rule == "draw_c7" && says(error, "is outside the tile")) {
    const auto layout = parseLayout(text);
    const auto all = layout.ok() ? cosize(*layout) : Expected<int64_t>(layout.error());
    if (all.ok())
      return "the indices go from 0 to " + std::to_string(*all - 1) + "; a tile of " + std::to_string(*all) +
             " elements holds them, --tile with its extents";
  }
  return {};
}

}  // namespace cutecheck::help
