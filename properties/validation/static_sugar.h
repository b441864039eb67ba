// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random functions of one operation each that cute-desugar rewrites, every number in them known.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cutecheck::run {

// The operations, by the names that they have in the dialect.
std::vector<std::string> staticSugar();

// A module of at most `functions` functions of the operation, each returning what it computes. The result
// types are core's answers.
struct StaticSugar {
  std::string module;
  size_t functions = 0;
};
StaticSugar randomStaticSugar(const std::string& operation, uint64_t seed, size_t functions);

}  // namespace cutecheck::run
