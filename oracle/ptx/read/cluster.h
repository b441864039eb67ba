// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The blocks of a cluster, which a launch may say where the text of the kernel does not.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace cutecheck::ptx {

// The text in which the kernel states these clusters, its lines where they were; nothing where the body of
// the kernel is not found. A kernel that states clusters already keeps what it states.
std::optional<std::string> withCluster(const std::string& text, const std::string& kernel,
                                       const std::array<uint64_t, 3>& blocks);

}  // namespace cutecheck::ptx
