// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A subject of a test: a text of PTX, and a specification whose parameters are names or numbers.
#pragma once

#include <array>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>

#include "oracle/ptx/terms/proof.h"

namespace cutecheck::terms {

inline std::string textOf(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream all;
  all << file.rdbuf();
  return all.str();
}

inline std::array<uint64_t, 3> extentsOf(const std::string& text) {
  std::array<uint64_t, 3> made = {1, 1, 1};
  std::istringstream words(text);
  std::string one;
  for (size_t i = 0; i < 3 && std::getline(words, one, ','); ++i) made[i] = std::stoull(one);
  return made;
}

// Nothing where the text has no such kernel.
inline std::optional<Subject> subjectOf(const std::string& text, const Spec& spec) {
  Subject made;
  made.text = text;
  for (ptx::PtxKernel& one : ptx::readPtx(text))
    if (one.name == spec.kernel) made.kernel = std::move(one);
  if (made.kernel.code.empty()) return std::nullopt;
  made.block = extentsOf(spec.block);
  made.grid = extentsOf(spec.grid);
  if (!made.kernel.threadsAreExact) ptx::setBlock(made.kernel, made.block);
  const auto numberOf = [&](const std::string& name) {
    for (size_t i = 0; i < made.kernel.parameters.size(); ++i)
      if (made.kernel.parameters[i].name == name) return i;
    return static_cast<size_t>(std::stoull(name));
  };
  for (const SpecParameter& one : spec.parameters) {
    const size_t number = numberOf(one.name);
    made.numbers.push_back({number, 0, std::stoull(one.value), made.kernel.parameters[number].bytes});
  }
  for (const SpecTensor& one : spec.tensors)
    made.places.emplace_back(one.host.empty() ? numberOf(one.parameter) : 0, one.offset);
  return made;
}

}  // namespace cutecheck::terms
