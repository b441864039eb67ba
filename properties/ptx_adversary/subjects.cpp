// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/subjects.h"

#include <array>
#include <bit>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>

#include "oracle/ptx/read/cluster.h"

namespace cutecheck::ptx_adversary {

namespace {

Diagnostic refused(const std::string& message) { return makeError(Code::kUsage, "adversary_c3", message); }

std::optional<std::string> readAll(const std::string& path) {
  std::ifstream file(path);
  if (!file.good()) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::array<uint64_t, 3> extentsOf(const std::string& text) {
  std::array<uint64_t, 3> made = {1, 1, 1};
  std::istringstream words(text);
  std::string one;
  for (size_t i = 0; i < 3 && std::getline(words, one, ','); ++i)
    made[i] = std::strtoull(one.c_str(), nullptr, 10);
  return made;
}

Expected<ptx::PtxKernel> kernelIn(const std::string& text, const std::string& name) {
  for (ptx::PtxKernel& one : ptx::readPtx(text))
    if (one.name == name && !one.isFunction) return std::move(one);
  return refused("the text has no kernel " + name);
}

std::optional<size_t> parameterOf(const ptx::PtxKernel& kernel, const std::string& name) {
  for (size_t i = 0; i < kernel.parameters.size(); ++i)
    if (kernel.parameters[i].name == name) return i;
  char* end = nullptr;
  const uint64_t number = std::strtoull(name.c_str(), &end, 10);
  if (name.empty() || *end != 0 || number >= kernel.parameters.size()) return std::nullopt;
  return static_cast<size_t>(number);
}

std::optional<uint64_t> bitsOf(const std::string& value, const ptx::PtxParameter& parameter) {
  char* end = nullptr;
  if (value.find('.') != std::string::npos) {
    const double number = std::strtod(value.c_str(), &end);
    if (*end != 0 || (parameter.bytes != 4 && parameter.bytes != 8)) return std::nullopt;
    return parameter.bytes == 4 ? uint64_t{std::bit_cast<uint32_t>(static_cast<float>(number))}
                                : std::bit_cast<uint64_t>(number);
  }
  const auto number = static_cast<uint64_t>(std::strtoll(value.c_str(), &end, 0));
  const uint64_t all = parameter.bytes >= 8 ? ~uint64_t{0} : (uint64_t{1} << 8 * parameter.bytes) - 1;
  const bool fits = (number & ~all) == 0 || value[0] == '-';
  if (*end != 0 || parameter.isFloat || !fits) return std::nullopt;
  return number & all;
}

// The launch against what the kernel states.
std::string wrongLaunch(const ptx::PtxKernel& kernel, const std::array<uint64_t, 3>& block,
                        const std::array<uint64_t, 3>& grid) {
  const uint64_t threads = block[0] * block[1] * block[2];
  if (kernel.threads != 0 && threads > kernel.threads)
    return "the block has more threads than the kernel allows";
  if (kernel.threadsAreExact &&
      (kernel.threadsX != block[0] || kernel.threadsY != block[1] || kernel.threads != threads))
    return "the kernel requires another block";
  const std::array<uint64_t, 3> cluster = {kernel.clusterX, kernel.clusterY, kernel.clusterZ()};
  for (size_t d = 0; d < 3; ++d)
    if (cluster[d] == 0 || grid[d] % cluster[d] != 0) return "clusters do not fill the grid";
  return "";
}

}  // namespace

Expected<std::vector<Case>> casesOf(const std::string& sources) {
  const std::string table = sources + "/corpus/ptx/subjects/subjects.tsv";
  const std::optional<std::string> rows = readAll(table);
  if (!rows) return makeError(Code::kBadRequest, "adversary_c3", "cannot read " + table);
  std::vector<Case> all;
  std::istringstream in(*rows);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const size_t tab = line.find('\t');
    const std::string kernel = line.substr(0, tab),
                      file = tab == std::string::npos ? "" : line.substr(tab + 1);
    const std::optional<std::string> text = readAll(sources + "/corpus/" + kernel),
                                     written = readAll(sources + "/corpus/" + file);
    if (!text || !written)
      return makeError(Code::kBadRequest, "adversary_c3", "cannot read the files of the row: " + line);
    CUTECHECK_TRY(spec, terms::readSpec(*written));
    all.push_back({file.substr(0, file.rfind('.')), *text, std::move(spec)});
  }
  return all;
}

Expected<terms::Subject> subjectOf(const std::string& text, const terms::Spec& spec) {
  terms::Subject made;
  made.text = text;
  CUTECHECK_TRY(kernel, kernelIn(text, spec.kernel));
  made.kernel = std::move(kernel);
  if (!spec.cluster.empty()) {
    const std::array<uint64_t, 3> cluster = extentsOf(spec.cluster);
    const std::optional<std::string> stated = ptx::withCluster(text, spec.kernel, cluster);
    if (!stated) return refused("the body of the kernel is not found");
    made.text = *stated;
    CUTECHECK_TRY(again, kernelIn(made.text, spec.kernel));
    made.kernel = std::move(again);
    if (made.kernel.clusterX != cluster[0] || made.kernel.clusterY != cluster[1] ||
        made.kernel.clusterZ() != cluster[2])
      return refused("the kernel requires another cluster");
  }
  if (made.kernel.code.empty()) return refused("the kernel has no instruction");
  made.block = extentsOf(spec.block);
  made.grid = extentsOf(spec.grid);
  if (spec.block.empty())
    made.block = {made.kernel.threadsX, made.kernel.threadsY,
                  made.kernel.threads / std::max<uint64_t>(1, made.kernel.threadsX * made.kernel.threadsY)};
  if (spec.block.empty() && !made.kernel.threadsAreExact)
    return refused("the threads of a block are not given");
  if (const std::string wrong = wrongLaunch(made.kernel, made.block, made.grid); !wrong.empty())
    return refused(wrong);
  if (!made.kernel.threadsAreExact) ptx::setBlock(made.kernel, made.block);
  for (const terms::SpecParameter& one : spec.parameters) {
    const std::optional<size_t> number = parameterOf(made.kernel, one.name);
    if (!number) return refused("the kernel has no parameter " + one.name);
    const ptx::PtxParameter& parameter = made.kernel.parameters[*number];
    const std::optional<uint64_t> bits = bitsOf(one.value, parameter);
    if (!bits || parameter.aggregate)
      return refused(one.value + " is no number for the parameter " + one.name);
    made.numbers.push_back({*number, 0, *bits, parameter.bytes});
  }
  for (const terms::SpecTensor& tensor : spec.tensors) {
    if (!tensor.host.empty()) {
      made.places.emplace_back();
      continue;
    }
    const std::optional<size_t> number = parameterOf(made.kernel, tensor.parameter);
    if (!number) return refused("the kernel has no parameter " + tensor.parameter);
    made.places.emplace_back(*number, tensor.offset);
  }
  return made;
}

}  // namespace cutecheck::ptx_adversary
