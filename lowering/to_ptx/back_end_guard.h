// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The back end behind a guard: what LLVM would end the process for comes back as a message.
//
// LLVM's back ends take the input for granted. An intrinsic that the chosen processor lacks ends in
// `report_fatal_error("Cannot select ...")`, that is abort(). Three ways out were weighed: an exception
// thrown from the error handler crosses frames that were built without exceptions; a forked child is clean
// but may inherit a lock held by another thread of the parent, and then never ends; LLVM's own
// CrashRecoveryContext (the way of clang and libclang) jumps out of the handler. The last is used here. No
// destructor runs on that path: what the guarded work owns is leaked, so it must own everything it uses,
// the LLVMContext first of all, and nothing that it touched may be used again.
//
// The first call installs LLVM's fatal error handler and its signal handlers for SIGABRT, SIGSEGV, SIGBUS,
// SIGFPE, SIGILL and SIGTRAP for the whole process. Outside of guarded work both do what LLVM or the system
// would have done without them. Guarded work may run on several threads at once; it does not nest.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace cutecheck::ptx {

// Runs `work`. Nothing when it came to its end, else what stopped it: the text of LLVM's fatal error,
// or the signal.
std::optional<std::string> stoppedBy(const std::function<void()>& work);

}  // namespace cutecheck::ptx
