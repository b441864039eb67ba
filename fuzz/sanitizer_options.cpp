// What the targets ask of AddressSanitizer. A parser allocates with nearly every byte, and what an allocation
// costs is its stack trace: four frames tell where. A small quarantine keeps what was freed in the cache;
// inputs are small and short.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() {
  return "malloc_context_size=4:quarantine_size_mb=8:detect_stack_use_after_return=0";
}
