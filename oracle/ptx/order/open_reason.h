// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What keeps the order of a kernel from being decided: a text for people, and the reasons that callers tell from others.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace cutecheck::ptx {

enum class OpenReason : uint8_t {
  kOther,
  kWhereSharedLies,  // the linker decides where the variables of shared memory lie
  kLaunch,           // the launch, which is not stated, decides it: one of its ways is tried
  kOneAnswer,        // a wait that does not wait finds its phase complete in every run: nothing is open
  kOtherAnswer,      // another run may see another answer, which need not decide the order
  kOfRegisters,      // of one thread's registers: it is asked where threads share nothing, too
  kHint,             // a pragma that was not read, and is a hint of the compiler: it orders nothing
};

// A text alone has no reason of its own.
struct OrderOpen {
  std::string message;
  OpenReason reason = OpenReason::kOther;
  OrderOpen(std::string text, OpenReason why = OpenReason::kOther) : message(std::move(text)), reason(why) {}
  OrderOpen(const char* text, OpenReason why = OpenReason::kOther) : message(text), reason(why) {}
};

}  // namespace cutecheck::ptx
