// wrong: ~15u => ~7u
#include <stdint.h>

// Wraps to 0 at the end of the range.
uint32_t align_up(uint32_t n) { return (n + 15) & ~15u; }
