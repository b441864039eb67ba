// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a target of laws asks of an input. A law may go through several cases by itself: libFuzzer's program,
// which tries many inputs for each law, asks the one that the input names, a replay asks all.
#pragma once

#include <string>
#include <string_view>

namespace cutecheck::fuzz {

using Check = std::string (*)(std::string_view bytes);

#ifdef CUTECHECK_LIBFUZZER
constexpr Check lawCheck(Check oneCase, Check) { return oneCase; }
#else
constexpr Check lawCheck(Check, Check allCases) { return allCases; }
#endif

}  // namespace cutecheck::fuzz
