// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the kernels of barriers and of bulk copies do, by their names.
//
//   mbarrier/arrive_drop        words from the last to the first; own_word: one word
//   bulk/g2s_2048               a copy of so many bytes; s2g, s2s, prefetch too
//   bulk/reduce_add_f32         of two arrays, element by element
#pragma once

#include <optional>
#include <string>

#include "tools/device/golden_model.h"

namespace cutecheck::run_ptx {

// Nothing for a name of another form.
std::optional<GoldenCase> barrierCase(const std::string& name, uint64_t seed);
std::optional<GoldenCase> bulkCase(const std::string& name, uint64_t seed);

}  // namespace cutecheck::run_ptx
