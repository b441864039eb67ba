// wrong: (uint64_t)a * b => (uint64_t)(a * b)
#include <stdint.h>

// The upper half of a product; the wrong one cuts it off first.
uint32_t upper_half(uint32_t a, uint32_t b) { return (uint32_t)((uint64_t)a * b >> 32); }
