// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// signals: what SIGINT and SIGTERM do. The process ends with 128 + the signal, which is 130 and 143, and says
// so.
//
// A command that asks isInterrupted has two seconds to sum up; a second signal does not wait. Any other
// command is ended at once. In each case programs that it started are ended and files that are not yet whole
// are removed (core/support/undo.h).
#pragma once

namespace cutecheck::cli {

// Must be called before any other thread is started: they inherit that these signals wait for one thread.
void watchSignals();

// Whether a signal has arrived.
bool isInterrupted();

// Ends the process.
[[noreturn]] void endInterrupted();

}  // namespace cutecheck::cli
