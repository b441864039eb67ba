// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/descriptor/tensor_map_command.h"

#include <array>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/operand/tensor_map.h"
#include "core/support/in_option.h"
#include "tools/console/report.h"
#include "tools/facts/operand_layout.h"
#include "tools/help/hint.h"

namespace cutecheck::cli {

namespace {

struct DataType {
  std::string_view name;
  int bits;
  const char* driver;  // CU_TENSOR_MAP_DATA_TYPE_...
};

// Source: CUDA driver API, CUtensorMapDataType; types of 8 bits have no entry of their own.
constexpr std::array<DataType, 11> kTypes = {{{"f16", 16, "FLOAT16"},
                                              {"bf16", 16, "BFLOAT16"},
                                              {"f32", 32, "FLOAT32"},
                                              {"tf32", 32, "TFLOAT32"},
                                              {"f64", 64, "FLOAT64"},
                                              {"e4m3", 8, "UINT8"},
                                              {"e5m2", 8, "UINT8"},
                                              {"s8", 8, "UINT8"},
                                              {"u8", 8, "UINT8"},
                                              {"s32", 32, "INT32"},
                                              {"s64", 64, "INT64"}}};

struct Computed {
  DataType type;
  TensorMap map;
};

Expected<Computed> compute(const TensorMapOptions& options) {
  for (const DataType& type : kTypes) {
    if (type.name != options.type) continue;
    CUTECHECK_TRY(global, parseLayout(options.global));
    const auto box = parseIntTuple(options.box);
    if (!box.ok()) return inOption(box.error(), "box");
    const auto shared = parseOperandLayout(options.shared);
    if (!shared.ok()) return inOption(shared.error(), "shared");
    CUTECHECK_TRY(map, tensorMap(global, *box, *shared, type.bits));
    return Computed{type, std::move(map)};
  }
  return makeError(Code::kUsage, "descriptor_c5",
                   "no tensor map has elements of type '" + options.type + "'");
}

// Of a layout that no tensor map fills: one would if its swizzle counted elements.
std::string hintOfBytes(const TensorMapOptions& options) {
  const auto shared = parseOperandLayout(options.shared);
  for (const DataType& type : kTypes) {
    if (type.name != options.type || !shared.ok()) continue;
    const auto inElements = ofBytesInElements(*shared, type.bits / 8);
    TensorMapOptions other = options;
    if (inElements) other.shared = toString(*inElements);
    if (inElements && compute(other).ok())
      return countsBytes(shared->swizzle, inElements->swizzle, type.bits / 8) +
             ", with which there is a tensor map";
  }
  return {};
}

ExitStatus refuse(const Diagnostic& error, const TensorMapOptions& options, Console& console) {
  const std::string arguments = "descriptor tensor-map " + shellQuote(options.global) + " --box " +
                                shellQuote(options.box) + " --shared " + shellQuote(options.shared) +
                                " --type " + shellQuote(options.type);
  const std::string& text = isInOption(error, "box")      ? options.box
                            : isInOption(error, "shared") ? options.shared
                                                          : options.global;
  std::string hint = error.code == Code::kNotCanonical ? hintOfBytes(options) : std::string();
  if (hint.empty()) hint = help::hintOf(error, text);
  return console.refuse(
      error, {.json = options.json, .text = text, .reproduce = reproduceLine(arguments), .hint = hint});
}

template <typename T>
std::string numbers(const std::vector<T>& list) {
  std::string text;
  for (const T& n : list) text += (text.empty() ? "" : " ") + std::to_string(n);
  return text;
}

}  // namespace

ExitStatus tensorMapCommand(const TensorMapOptions& options, Console& console) {
  const auto computed = compute(options);
  if (!computed.ok()) return refuse(computed.error(), options, console);
  const auto& [type, map] = *computed;
  const std::string dataType = std::string("CU_TENSOR_MAP_DATA_TYPE_") + type.driver;
  const std::string swizzle =
      "CU_TENSOR_MAP_SWIZZLE_" +
      (map.mode == SwizzleMode::kNone ? std::string("NONE") : std::string(modeName(map.mode)));
  if (options.json) {
    console.out << answerLine(Json{{"data_type", dataType},
                                   {"rank", map.extents.size()},
                                   {"global_dim", map.extents},
                                   {"global_strides", map.byteStrides},
                                   {"box_dim", map.box},
                                   {"element_strides", std::vector<int64_t>(map.box.size(), 1)},
                                   {"swizzle", swizzle},
                                   {"modes", map.modes}});
    return ExitStatus::kPassed;
  }
  console.out << "tensorDataType  " << dataType << "\ntensorRank      " << map.extents.size()
              << "\nglobalDim       " << numbers(map.extents) << "\nglobalStrides   "
              << numbers(map.byteStrides) << "\nboxDim          " << numbers(map.box) << "\nelementStrides  "
              << numbers(std::vector<int64_t>(map.box.size(), 1)) << "\nswizzle         " << swizzle
              << "\nmodes           " << numbers(map.modes) << '\n';
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
