// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel and the launch that the options of `cutecheck kernel` name.
//
//   kernel_c1   the file has no kernel, none of this name, or several and none is named
//   kernel_c2   extents that are none, that the kernel excludes, or that are missing
//   kernel_c3   a parameter that the kernel does not have, or a value that it cannot take
//   kernel_c4   a buffer that cannot be made, or written
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/support/expected.h"
#include "oracle/ptx/order/launch.h"
#include "oracle/ptx/read/text.h"
#include "tools/kernel/kernel_options.h"

namespace cutecheck::cli {

struct KernelSubject {
  std::string text;
  ptx::PtxKernel kernel;
  std::optional<ptx::PtxLaunch::Extents> block;  // given, or what the kernel requires
  std::optional<ptx::PtxLaunch::Extents> grid;

  // A line of the text, from 1, without blanks around it.
  std::string line(size_t number) const;
};

Expected<KernelSubject> kernelSubject(const KernelOptions& options);

// What is wrong with the options or a file: kUsage, with the rule.
inline Diagnostic kernelError(const char* rule, std::string message) {
  return makeError(Code::kUsage, rule, std::move(message));
}

// "NAME=VALUE", its name read as a parameter of the kernel: by its name, or its number from 0.
struct ParameterWord {
  size_t parameter = 0;
  uint64_t offset = 0;  // NAME+OFFSET, of an aggregate
  std::string value;
};
// `behind`: of a parameter that is no structure the offset may be one behind its pointer.
Expected<ParameterWord> parameterWord(const ptx::PtxKernel& kernel, const std::string& word,
                                      bool behind = false);

// Where something is given, by parameter and offset.
using GivenPlaces = std::set<std::pair<size_t, uint64_t>>;
// Of how many bytes a number at this place is: of a structure up to the end of the shortest load of the
// kernel that reads the place, or to the next one that is given. 0 where the kernel reads none there by the
// name of the parameter.
Expected<uint64_t> bytesGiven(const ptx::PtxKernel& kernel, const ParameterWord& word,
                              const GivenPlaces& given);

// The bits of a number for a parameter of so many bytes: a decimal or hexadecimal integer, or a number with a
// point. Of a float a decimal number has one; a hexadecimal one is its bits.
Expected<uint64_t> parameterBits(const std::string& value, uint64_t bytes, bool isFloat = false);

// "kernel order FILE --block 128 ...", each word quoted for a shell.
std::string kernelArguments(const char* part, const KernelOptions& options);

// "128" or "(16,16,1)".
std::string toString(const ptx::PtxLaunch::Extents& extents);

}  // namespace cutecheck::cli
