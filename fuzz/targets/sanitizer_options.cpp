// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the targets ask of AddressSanitizer. A parser allocates with nearly every byte, and what an allocation
// costs is its stack trace, which a replay driver prints in full, and memory that is not in the cache: what
// was freed waits in a small quarantine, since an input is small and nothing outlives it.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() {
  return "malloc_context_size=1:quarantine_size_mb=1:thread_local_quarantine_size_kb=64:"
         "detect_stack_use_after_return=0";
}
