// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program of this folder tells AddressSanitizer.
//
// MLIR's library is not instrumented. Its arenas are filled by both sides, through functions in its headers;
// what this side poisons, the library hands out again without a word, so poisoning by hand finds what is not
// there. The rest is speed: MLIR allocates with nearly every word it reads, and what an allocation costs is
// its stack trace and the quarantine that it goes through. A report has one frame of an allocation;
// ASAN_OPTIONS=malloc_context_size=30 gives the others.
extern "C" const char* __asan_default_options() {
  return "allow_user_poisoning=0:malloc_context_size=1:quarantine_size_mb=1:thread_local_quarantine_size_kb="
         "64:"
         "detect_stack_use_after_return=0";
}
