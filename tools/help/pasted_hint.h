// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hints for what is pasted from a print or written as in another language: tensor<ptr<..> o L>, !cute.layout<"..">,
// select<0,2>(L), L = (4,8):(8,1), L(2,3), 16K, 1e3, M << 1; and for arguments in another order.
#pragma once

#include <string>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck::help {

// The repair of a text that was refused with `error`; empty where it is none of these.
std::string pastedHint(const Diagnostic& error, std::string_view text);

}  // namespace cutecheck::help
