// wrong: a + b => a - b
#include <stdint.h>

uint8_t narrow_sum(uint8_t a, uint8_t b) { return (uint8_t)(a + b); }
