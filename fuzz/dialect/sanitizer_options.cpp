// What a program of this folder tells AddressSanitizer.
//
// MLIR's library is not instrumented. Its arenas are filled by both sides, through functions in its headers;
// what this side poisons, the library hands out again without a word, so poisoning by hand finds what is not
// there.
extern "C" const char* __asan_default_options() { return "allow_user_poisoning=0"; }
