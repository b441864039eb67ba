// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/kernel/kernel_subject.h"

#include <algorithm>
#include <bit>
#include <charconv>

#include "core/support/clipped.h"
#include "core/support/trimmed.h"
#include "oracle/ptx/order/values.h"
#include "oracle/ptx/read/cluster.h"
#include "oracle/ptx/read/heads.h"
#include "tools/answers/collect.h"
#include "tools/answers/text_fault.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

namespace {

using Extents = ptx::PtxLaunch::Extents;

constexpr uint64_t kMostBlocks = uint64_t{1} << 31;

std::optional<uint64_t> wholeNumber(std::string_view text) {
  const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
  if (hexadecimal) text.remove_prefix(2);
  uint64_t value = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value, hexadecimal ? 16 : 10);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

Expected<Extents> extentsOf(const std::string& option, const std::string& text) {
  Extents made = {1, 1, 1};
  size_t count = 0;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    const std::optional<uint64_t> one = wholeNumber(std::string_view(text).substr(begin, end - begin));
    if (!one || *one == 0 || *one > kMostBlocks || count == 3)
      return kernelError("kernel_c2", option + " " + text + ": expected X, X,Y or X,Y,Z, each above 0");
    made[count++] = *one;
    begin = end + 1;
  }
  return made;
}

Expected<ptx::PtxKernel> kernelNamed(const std::string& text, const std::string& name) {
  CUTECHECK_TRY(all, ptx::definitionsInPtx(text));
  std::erase_if(all, [](const ptx::PtxKernel& one) { return one.isFunction || one.name.empty(); });
  std::string names;
  for (const ptx::PtxKernel& one : all) names += (names.empty() ? "" : ", ") + one.name;
  if (all.empty())
    return makeError(Code::kEmpty, "kernel_c1",
                     "the file has no kernel: no .entry of PTX was found" + textFault(text, "; "));
  if (name.empty() && all.size() == 1) return std::move(all.front());
  if (name.empty())
    return kernelError("kernel_c1", "the file has several kernels, name one with --kernel NAME: " + names);
  for (ptx::PtxKernel& one : all)
    if (one.name == name) return std::move(one);
  return kernelError("kernel_c1", "the file has no kernel " + name + "; it has " + names);
}

// The block that is given against what the kernel says, and what it says where none is given.
Expected<std::optional<Extents>> blockOf(const ptx::PtxKernel& kernel, const std::string& given) {
  std::optional<Extents> said;
  if (kernel.threads != 0)
    said = Extents{kernel.threadsX, kernel.threadsY, kernel.threads / (kernel.threadsX * kernel.threadsY)};
  if (given.empty()) return kernel.threadsAreExact ? said : std::nullopt;
  CUTECHECK_TRY(block, extentsOf("--block", given));
  if (const std::string wrong = ptx::whatIsWrongWithLaunch(kernel, block, std::nullopt, 0); !wrong.empty())
    return kernelError("kernel_c2", "--block " + given + ": " + wrong);
  if (said && kernel.threadsAreExact && *said != block)
    return kernelError("kernel_c2",
                       "--block " + given + ": .reqntid of the kernel requires " + toString(*said));
  if (said && block[0] * block[1] * block[2] > kernel.threads)
    return kernelError("kernel_c2", "--block " + given + ": .maxntid of the kernel allows at most " +
                                        std::to_string(kernel.threads) + " threads");
  return std::optional<Extents>(block);
}

}  // namespace

std::string KernelSubject::line(size_t number) const {
  size_t begin = 0;
  for (size_t i = 1; i < number && begin != std::string::npos; ++i) {
    begin = text.find('\n', begin);
    if (begin != std::string::npos) ++begin;
  }
  if (begin == std::string::npos) return "";
  return clipped(trimmed(std::string_view(text).substr(begin, text.find('\n', begin) - begin), " \t\r"));
}

Expected<KernelSubject> kernelSubject(const KernelOptions& options) {
  KernelSubject made;
  CUTECHECK_TRY(text, readFile(options.file));
  made.text = std::move(text);
  CUTECHECK_TRY(kernel, kernelNamed(made.text, options.kernel));
  made.kernel = std::move(kernel);
  if (!options.cluster.empty()) {
    CUTECHECK_TRY(cluster, extentsOf("--cluster", options.cluster));
    if (cluster[0] > 16 || cluster[1] > 16 || cluster[2] > 16 || cluster[0] * cluster[1] * cluster[2] > 16)
      return kernelError("kernel_c2", "--cluster " + options.cluster + ": a cluster has at most 16 blocks");
    const uint64_t blocks = cluster[0] * cluster[1] * cluster[2], most = made.kernel.mostCluster;
    if (most != 0 && blocks > most)
      return kernelError("kernel_c2", "--cluster " + options.cluster + ": .maxclusterrank of the kernel allows " +
                                          std::to_string(most) + (most == 1 ? " block" : " blocks"));
    const std::optional<std::string> stated = ptx::withCluster(made.text, made.kernel.name, cluster);
    if (!stated)
      return kernelError("kernel_c2",
                         "--cluster " + options.cluster +
                             ": the body of the kernel is not found; write .reqnctapercluster there");
    made.text = *stated;
    CUTECHECK_TRY(again, kernelNamed(made.text, made.kernel.name));
    made.kernel = std::move(again);
    const Extents said = {made.kernel.clusterX, made.kernel.clusterY, made.kernel.clusterZ()};
    if (said != cluster)
      return kernelError("kernel_c2", "--cluster " + options.cluster +
                                          ": .reqnctapercluster of the kernel requires " + toString(said));
  }
  if (made.kernel.code.empty())
    return makeError(Code::kEmpty, "kernel_c1", "the kernel " + made.kernel.name + " has no instruction");
  CUTECHECK_TRY(block, blockOf(made.kernel, options.block));
  made.block = block;
  if (block && !made.kernel.threadsAreExact) ptx::setBlock(made.kernel, *block);
  if (!options.grid.empty()) {
    CUTECHECK_TRY(grid, extentsOf("--grid", options.grid));
    const Extents cluster = {
        made.kernel.clusterX, made.kernel.clusterY,
        std::max<uint64_t>(1, made.kernel.cluster / (made.kernel.clusterX * made.kernel.clusterY))};
    for (size_t d = 0; d < 3; ++d)
      if (grid[d] % cluster[d] != 0)
        return kernelError("kernel_c2", "--grid " + options.grid + ": clusters of " + toString(cluster) +
                                            " blocks do not fill it");
    made.grid = grid;
  }
  if (const std::string wrong = ptx::whatIsWrongWithLaunch(made.kernel, made.block, made.grid, options.shared); !wrong.empty())
    return kernelError("kernel_c2", wrong);
  return made;
}

Expected<ParameterWord> parameterWord(const ptx::PtxKernel& kernel, const std::string& word, bool behind) {
  ParameterWord made;
  const size_t equals = word.find('=');
  if (equals == std::string::npos || equals == 0)
    return kernelError("kernel_c3", "'" + word + "': expected NAME=VALUE, of --buffer, --param and --out");
  std::string name = word.substr(0, equals);
  made.value = word.substr(equals + 1);
  if (const size_t plus = name.find('+'); plus != std::string::npos) {
    const std::optional<uint64_t> offset = wholeNumber(std::string_view(name).substr(plus + 1));
    if (!offset) return kernelError("kernel_c3", "'" + name + "': expected NAME+OFFSET, in bytes");
    made.offset = *offset;
    name.resize(plus);
  }
  const auto& all = kernel.parameters;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const ptx::PtxParameter& one) { return one.name == name; });
  const std::optional<uint64_t> number = wholeNumber(name);
  if (found == all.end() && !(number && *number < all.size())) {
    std::string names;
    for (const ptx::PtxParameter& one : all) names += (names.empty() ? "" : ", ") + one.name;
    return kernelError("kernel_c3", "the kernel " + kernel.name + " has no parameter '" + name +
                                        "'; it has " +
                                        (names.empty() ? "none" : names + ", or their numbers from 0"));
  }
  made.parameter = found == all.end() ? *number : static_cast<size_t>(found - all.begin());
  if (made.offset >= all[made.parameter].bytes && (!behind || all[made.parameter].aggregate))
    return kernelError("kernel_c3", "'" + word + "': the parameter has " +
                                        std::to_string(all[made.parameter].bytes) + " bytes");
  return made;
}

Expected<uint64_t> bytesGiven(const ptx::PtxKernel& kernel, const ParameterWord& word,
                              const GivenPlaces& given) {
  const ptx::PtxParameter& parameter = kernel.parameters[word.parameter];
  if (!parameter.aggregate && word.offset != 0)
    return kernelError("kernel_c3", "'" + parameter.name + "+" + std::to_string(word.offset) +
                                        "': the parameter is one number, without an offset");
  if (!parameter.aggregate) return parameter.bytes;
  uint64_t count = 0;
  for (const ptx::PtxInstruction& one : kernel.code) {
    if (!one.is("ld.param.") || one.operands.size() != 2) continue;
    const ptx::PtxOperand& address = one.operands[1];
    const auto bytes = ptx::ptxBytes(one.words.back());
    if (!bytes || address.parts.empty() || address.parts[0].name != parameter.name) continue;
    const size_t elements = std::max<size_t>(1, one.operands[0].parts.size());
    for (size_t i = 0; i < elements; ++i) {
      const uint64_t begin = address.number + i * *bytes, end = begin + *bytes;
      if (begin <= word.offset && word.offset < end)
        count = count == 0 ? end - word.offset : std::min(count, end - word.offset);
    }
  }
  const auto next = given.upper_bound({word.parameter, word.offset});
  if (next != given.end() && next->first == word.parameter)
    count = std::min(count, next->second - word.offset);
  return std::min({count, uint64_t{8}, parameter.bytes - word.offset});
}

Expected<uint64_t> parameterBits(const std::string& value, uint64_t bytes, bool isFloat) {
  const bool negative = value.starts_with('-');
  const std::string_view digits = std::string_view(value).substr(negative ? 1 : 0);
  const uint64_t all = bytes >= 8 ? ~uint64_t{0} : (uint64_t{1} << 8 * bytes) - 1;
  if (const std::optional<uint64_t> number = wholeNumber(digits)) {
    const bool decimal = digits.find_first_of("xX") == std::string_view::npos;
    if (isFloat && decimal)
      return kernelError("kernel_c3",
                         value + ": the parameter is a float; write " + value + ".0, or its bits, 0x...");
    // A number below 0 is one of a type with a sign.
    if (*number > (negative ? all / 2 + 1 : all))
      return kernelError("kernel_c3", value + " does not fit " + std::to_string(bytes) + " bytes");
    return (negative ? 0 - *number : *number) & all;
  }
  if (!digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos)
    return kernelError("kernel_c3", value + " does not fit " + std::to_string(bytes) + " bytes");
  // Each to the nearest of its own type. What is read as an integer has a point, where it is a float.
  const bool written = isFloat || value.find('.') != std::string::npos;
  float single = 0;
  double number = 0;
  const auto [end, error] = bytes == 4 ? std::from_chars(value.data(), value.data() + value.size(), single)
                                       : std::from_chars(value.data(), value.data() + value.size(), number);
  if (error == std::errc::result_out_of_range)
    return kernelError("kernel_c3", value + " leaves the range of f" + std::to_string(8 * bytes) +
                                        "; write a number in it, or its bits, 0x...");
  if (!written || error != std::errc() || end != value.data() + value.size() || (bytes != 4 && bytes != 8))
    return kernelError("kernel_c3", "'" + value + "' is no number for a parameter of " +
                                        std::to_string(bytes) +
                                        " bytes; a number is written 8, -8, 0x8 or, of a float, 8.0");
  return bytes == 4 ? uint64_t{std::bit_cast<uint32_t>(single)} : std::bit_cast<uint64_t>(number);
}

std::string kernelArguments(const char* part, const KernelOptions& options) {
  std::string text = std::string("kernel ") + part + " " + shellQuote(options.file);
  const auto add = [&](const char* option, const std::string& value) {
    if (!value.empty()) text += std::string(*option == 0 ? "" : " ") + option + " " + shellQuote(value);
  };
  add("", options.other);
  add("--spec", options.spec);
  add("--kernel", options.kernel);
  add("--block", options.block);
  add("--grid", options.grid);
  add("--cluster", options.cluster);
  if (options.shared != 0) add("--shared", std::to_string(options.shared));
  for (const std::string& one : options.params) add("--param", one);
  for (const std::string& one : options.boxes) add("--box", one);
  for (const std::string& one : options.buffers) add("--buffer", one);
  for (const std::string& one : options.outs) add("--out", one);
  if (options.async != "products") add("--async", options.async);
  return text;
}

std::string toString(const ptx::PtxLaunch::Extents& extents) {
  if (extents[1] == 1 && extents[2] == 1) return std::to_string(extents[0]);
  return "(" + std::to_string(extents[0]) + "," + std::to_string(extents[1]) + "," +
         std::to_string(extents[2]) + ")";
}

}  // namespace cutecheck::cli
