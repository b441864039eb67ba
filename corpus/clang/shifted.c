// wrong: a << 3 => a << 2
#include <stdint.h>

uint16_t shifted(uint16_t a) { return (uint16_t)((a << 3) + (a >> 13)); }
