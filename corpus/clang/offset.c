// wrong: (int64_t)i * ld => (int64_t)(i * ld)
#include <stdint.h>

// The wrong one multiplies in 32 bits, which overflows.
int64_t offset(int32_t i, int32_t j, int32_t ld) { return (int64_t)i * ld + j; }
