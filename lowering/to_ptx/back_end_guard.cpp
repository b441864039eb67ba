// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_ptx/back_end_guard.h"

#include <cstdio>
#include <mutex>

#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"

namespace cutecheck::ptx {

namespace {

// Of the guarded work on this thread. A plain array: the handler must not allocate twice over.
thread_local char reason[1024];

void onFatalError(void*, const char* text, bool) {
  llvm::CrashRecoveryContext* guard = llvm::CrashRecoveryContext::GetCurrent();
  if (guard == nullptr) {
    // Not ours: say what LLVM says without a handler; it ends the process after this returns.
    std::fprintf(stderr, "LLVM ERROR: %s\n", text);
    return;
  }
  std::snprintf(reason, sizeof reason, "%s", text);
  guard->HandleExit(1);
}

void enable() {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::CrashRecoveryContext::Enable();
    llvm::remove_fatal_error_handler();
    llvm::install_fatal_error_handler(onFatalError);
  });
}

// One line, as a diagnostic has it.
std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace

std::optional<std::string> stoppedBy(const std::function<void()>& work) {
  enable();
  reason[0] = '\0';
  llvm::CrashRecoveryContext guard;
  if (guard.RunSafely([&work] { work(); })) return std::nullopt;
  if (reason[0] != '\0') return firstLine(reason);
  // CrashRecoveryContext reports a signal as 128 and its number.
  return "signal " + std::to_string(guard.RetCode & 0x7f);
}

}  // namespace cutecheck::ptx
